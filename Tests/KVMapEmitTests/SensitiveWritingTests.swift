import Foundation
import Testing

/// Problems that are met while a property with `@sensitive` is written do not show its value, wherever it is written.
@Suite struct SensitiveWritingTests {
  @Test(arguments: [
    "a: String", "a: String?", "a: [Double] <-> self", "a: Double <-> b[0].c", "a: Object <-> rest",
    "b: Int <-> self[0]\n  @sensitive a: [Double] <-> rest", "b: Int <-> self[0]\n  @sensitive a: [Double]? <-> rest",
    "a: Double? <-> self[kind == \"x\"].n", "a: [Double] <-> list[*].n",
  ]) func isHidden(rule: String) throws {
    let rule = rule.contains("@sensitive") ? rule : "@sensitive \(rule)"
    let swift = try Emission("kvmap 1\nstruct A {\n  \(rule)\n}\n").swift(access: .internal)
    let (before, after) = ("kv.hideValues(true)", "kv.hideValues(false)")
    let hidden = swift.components(separatedBy: before).dropFirst().map { $0.components(separatedBy: after)[0] }
    #expect(hidden.count == 1 && hidden.allSatisfy { $0.contains(".a") || $0.contains("value") }, "\(rule): \(hidden)")
    // Its value is written nowhere else.
    let encoding = try #require(swift.components(separatedBy: "func _kvEncode").dropFirst().first)
    let rest = encoding.components(separatedBy: "// MARK")[0].replacing(hidden.first ?? "", with: "")
    #expect(!rest.contains("(self.a)") && !rest.contains("(value)"), "\(rule): \(rest)")
  }
}
