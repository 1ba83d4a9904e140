import KVMapSource
import KVMapSyntax
import Testing

/// Files that are never written by hand: huge, binary, endless or deeply nested.
struct HostileInputTests {
  @Test(arguments: [
    "a: " + String(repeating: "[", count: 100_000),
    "a: " + String(repeating: "A<", count: 100_000),
    "a: Int" + String(repeating: "?", count: 100_000),
    "a: Int = " + String(repeating: "[", count: 100_000),
    "a: Int = " + String(repeating: ".a(", count: 100_000),
    "a: Int <-> " + String(repeating: "gather { k <-> ", count: 100_000),
    "a: Int | f(" + String(repeating: "[", count: 100_000),
  ])
  func aHundredThousandLevelsAreOneError(member: String) throws {
    let (_, diagnostics) = parse(SourceFile(path: "a", text: "struct A { \(member)"))
    #expect(diagnostics.first?.id == "nested-too-deeply")
    #expect(diagnostics.count <= 2)
  }

  @Test func aHundredThousandRecordsAreOneError() {
    let text = "test A \"t\" { expect " + String(repeating: "{ a = ", count: 100_000)
    // The second one is the missing brace at the end.
    #expect(parse(SourceFile(path: "a", text: text)).diagnostics.map(\.id) == ["nested-too-deeply", "expected-token"])
  }

  @Test func aHundredThousandNestedCommentsAreOneComment() {
    let opened = String(repeating: "/*", count: 100_000)
    let closed = String(repeating: "*/", count: 100_000)
    #expect(parse(SourceFile(path: "a", text: opened + closed)).diagnostics == [])
    #expect(parse(SourceFile(path: "a", text: opened)).diagnostics.map(\.id) == ["unterminated-comment"])
  }

  /// Long input that is not deeply nested has no limit.
  @Test func longListsHaveNoLimit() {
    let steps = repeatElement("a", count: 20_000)
    let text = """
      struct A {
        a: Int <-> \(steps.joined(separator: "."))
        b: Int <-> \(steps.joined(separator: " ?? "))
        c: Int | \(steps.joined(separator: " | "))
        d: [Int] = [\(repeatElement("1", count: 20_000).joined(separator: ","))]
      }
      """
    #expect(parse(SourceFile(path: "a", text: text)).diagnostics == [])
  }

  @Test func tooManyErrorsAreCutOff() {
    let text = String(repeating: "# \n", count: 5000)
    let (_, diagnostics) = parse(SourceFile(path: "a", text: text))
    #expect(diagnostics.count == 1001)
    #expect(diagnostics.last?.id == "too-many-errors")
    let members = "struct A {\n" + String(repeating: "a: Int = ,\n", count: 5000)
    #expect(parse(SourceFile(path: "a", text: members)).diagnostics.last?.id == "too-many-errors")
  }

  @Test(
    arguments: [
      [0xFF], [0x61, 0x80], [0xC0, 0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
      [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func whatIsNotUTF8IsOneError(bytes: [UInt8]) throws {
    let head = Array("struct A { a: Int <-> \"".utf8)
    let file = SourceFile(id: FileID(3), path: "a", bytes: head + bytes + Array("\" } # ~ struct".utf8))
    let diagnostic = try #require(parse(file).diagnostics.first)
    #expect(parse(file).diagnostics.count == 1)
    #expect(diagnostic.id == "invalid-character")
    let offset = head.count + (bytes.first == 0x61 ? 1 : 0)
    #expect(diagnostic.message.hasPrefix("the file is not valid UTF-8: byte \(offset) is 0x"))
    #expect(diagnostic.span == Span(file: FileID(3), start: offset, end: offset + 1))
  }

  @Test func aFileThatIsNotUTF8StillDeclaresItsTypes() {
    let bytes = Array("struct A { a: Int } // ".utf8) + [0xFF] + Array("\nstruct B { b: Int }".utf8)
    let (tree, _) = parse(SourceFile(id: FileID(0), path: "a", bytes: bytes))
    #expect(tree.items.count == 2)
  }

  @Test func tenMegabytesOfMembersParse() {
    let line = "  someProperty: [String: Int]? <-> some.path[0].\"quoted key\" ?? other | trimmed = nil // why\n"
    let count = 10_000_000 / line.utf8.count
    let (tree, diagnostics) = parse(
      SourceFile(path: "a", text: "struct A {\n\(String(repeating: line, count: count))}\n"))
    #expect(diagnostics == [])
    guard case .type(let declaration) = tree.items.first else {
      Issue.record("no struct")
      return
    }
    #expect(declaration.members.count == count)
  }

  @Test func tenMegabytesOfAnythingAreRead() {
    var generator = SeededGenerator(seed: 3)
    let random = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let bytes = Array(repeatElement(random, count: 10_000).joined())
    #expect(parse(SourceFile(id: FileID(0), path: "a", bytes: bytes)).diagnostics.count == 1)
    let zeros = [UInt8](repeating: 0, count: 10_000_000)
    #expect(parse(SourceFile(id: FileID(0), path: "a", bytes: zeros)).diagnostics.count == 1)
    let text = [UInt8](repeating: UInt8(ascii: "\""), count: 10_000_000)
    #expect(parse(SourceFile(id: FileID(0), path: "a", bytes: text)).diagnostics.count == 1)
  }
}
