import Foundation
import KVMapCompiler
import TestSupport
import Testing

/// What is read of Swift source, compared with what the Swift compiler reads of it.
@Suite(.enabled(if: SwiftCompiler.program("swiftc") != nil, "SKIPPED: there is no swiftc")) struct SwiftCompilerTests {
  private static let file = Repository.fixtures.appendingPathComponent("infer/27-swift-mapped/Library.swift")

  private struct Property: Hashable {
    var owner: String
    var name: String
    var type: String
  }

  /// Names, types and order of the stored properties.
  @Test func theCompilerSeesTheSameProperties() throws {
    let compiler = try #require(SwiftCompiler.program("swiftc"))
    let dump = try SwiftCompiler.run(compiler, ["-parse-as-library", "-dump-ast", Self.file.path])
    #expect(dump.status == 0, "\(dump.output.prefix(500))")
    let expected = Self.properties(inDump: dump.output)
    let source = try String(contentsOf: Self.file, encoding: .utf8)
    let verdict = DescriptionLaws.swift(source)
    #expect(verdict.violations == [])
    let found = Self.properties(inMapping: try #require(verdict.text))
    // It has a value of its own, and no key.
    #expect(found == expected.filter { $0.name != "changes" })
    #expect(found.count >= 22 && expected.count == found.count + 1)
  }

  /// The members of structs and classes that the compiler calls stored.
  private static func properties(inDump dump: String) -> [Property] {
    var types: [(indent: Int, name: String)] = []
    var properties: [Property] = []
    for line in dump.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      guard let head = line.firstMatch(of: #/^ *\((struct_decl|class_decl|enum_decl|var_decl) /#),
        let names = line.firstMatch(of: #/ "([^"]+)"(?: "<[^"]+>")? interface_type="([^"]+)"/#)
      else { continue }
      if head.1 != "var_decl" {
        types.removeAll { $0.indent >= indent }
        types.append((indent, String(names.1)))
      } else if let owner = types.last, indent == owner.indent + 2, line.contains("readImpl=stored"),
        !line.contains(" static "), !line.contains(" implicit ")
      {
        let path = types.filter { $0.indent <= owner.indent }.map(\.name).joined(separator: ".")
        properties.append(Property(owner: path, name: String(names.1), type: normalized(String(names.2))))
      }
    }
    return properties
  }

  private static func properties(inMapping text: String) -> [Property] {
    var owner = ""
    var properties: [Property] = []
    for line in text.split(separator: "\n") {
      if let head = line.firstMatch(of: #/^map (?!enum)([\w.]+)/#) { owner = String(head.1) }
      if line.hasPrefix("map enum") { owner = "" }
      guard !owner.isEmpty, let member = line.firstMatch(of: #/^  `?(\w+)`?: (.+?)(?: <-> .*| = .*)?$/#) else {
        continue
      }
      properties.append(Property(owner: owner, name: String(member.1), type: normalized(String(member.2))))
    }
    return properties
  }

  /// With the short notations of Swift, and without the other names that types have.
  private static func normalized(_ type: String) -> String {
    var text = type.replacing("Foundation.", with: "").replacing("TimeInterval", with: "Double")
    if text == "Price" { text = "Decimal" }
    text = text.replacing(#/^Optional<(.*)>$/#) { "\($0.1)?" }.replacing(#/^Array<(.*)>$/#) { "[\($0.1)]" }
    return text.replacing(#/^Dictionary<(\w+), (.*)>$/#) { "[\($0.1): \($0.2)]" }
  }
}
