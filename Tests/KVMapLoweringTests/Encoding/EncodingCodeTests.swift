import TestSupport
import Testing

@testable import KVMapLowering

/// What a mapping writes, as text.
@Suite struct EncodingCodeTests {
  /// The code with its structure as indentation, without the names of modules and what is empty.
  private static func text(_ code: EncodingCode) -> String {
    var text = ""
    dump(code, to: &text)
    let short = text.replacing("KVMapLowering.", with: "").replacing("KVMapSema.", with: "").replacing("▿", with: "-")
    let lines = short.split(separator: "\n").filter { line in
      ![" 0 elements", ".none", ": nil", "isSensitive: false"].contains { line.hasSuffix($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: ["Members", "Conditions", "Arrays", "Values", "Steps"])
  func codeOf(_ name: String) throws {
    let folder = Repository.fixtures.appending(path: "lowering")
    let input = try String(contentsOf: folder.appending(path: "\(name).kvmap"), encoding: .utf8)
    let encodings = try Lowering(input).encodings
    #expect(!encodings.isEmpty)
    let text = encodings.map(Self.text).joined()
    try Golden.expect(text, at: folder.appending(path: "\(name).encoding.txt"))
  }
}
