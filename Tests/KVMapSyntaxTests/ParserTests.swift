import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

struct ParserTests {
  private func property(_ member: String) throws -> (property: PropertySyntax, file: SourceFile) {
    let file = SourceFile(id: FileID(7), path: "a", text: "struct A {\n  \(member)\n}")
    let (tree, diagnostics) = parse(file)
    #expect(diagnostics == [])
    guard case .type(let declaration) = try #require(tree.items.first),
      case .property(let property) = try #require(declaration.members.first)
    else { throw Missing() }
    return (property, file)
  }

  private struct Missing: Error {}

  private func text(_ span: Span?, in file: SourceFile) -> String? {
    guard let span else { return nil }
    #expect(span.file == file.id)
    return String(decoding: file.bytes[span.start..<span.end], as: UTF8.self)
  }

  @Test func everyNodeCoversItsText() throws {
    let (property, file) = try property(
      "@id name : lossy [Int?] <-> a.\"b c\"[0] ?? gather { k <- x } | f ( z: 1 ) = [ 1 ] where 0 ... 9 // why")
    #expect(
      text(property.span, in: file)
        == "@id name : lossy [Int?] <-> a.\"b c\"[0] ?? gather { k <- x } | f ( z: 1 ) = [ 1 ] where 0 ... 9")
    #expect(text(property.attributes.first?.span, in: file) == "@id")
    #expect(text(property.name.span, in: file) == "name")
    #expect(text(property.modifiers.first?.span, in: file) == "lossy")
    #expect(text(property.type?.span, in: file) == "[Int?]")
    #expect(text(property.arrow?.span, in: file) == "<->")
    #expect(text(property.source?.span, in: file) == "a.\"b c\"[0] ?? gather { k <- x }")
    #expect(
      property.source?.alternatives.map { text($0.span, in: file) } == ["a.\"b c\"[0]", "gather { k <- x }"])
    guard case .path(let path) = property.source?.alternatives.first else { throw Missing() }
    #expect(path.steps.map { text($0.span, in: file) } == ["a", "\"b c\"", "[0]"])
    #expect(text(property.pipeline.first?.span, in: file) == "f ( z: 1 )")
    #expect(text(property.pipeline.calls.first?.arguments.first?.span, in: file) == "z: 1")
    #expect(text(property.defaultValue?.span, in: file) == "[ 1 ]")
    #expect(text(property.check?.span, in: file) == "where 0 ... 9")
  }

  @Test func theHeadOfADeclarationEndsBeforeItsBody() throws {
    let file = SourceFile(path: "a", text: "/// x\nmap A.B as C by factory d.e with F, G /* y */ { a: Int } // z")
    guard case .type(let declaration) = try #require(parse(file).tree.items.first) else { throw Missing() }
    #expect(text(declaration.headSpan, in: file) == "map A.B as C by factory d.e with F, G")
    #expect(
      text(declaration.span, in: file) == "map A.B as C by factory d.e with F, G /* y */ { a: Int }")
    #expect(declaration.name?.text == "A.B")
  }

  @Test func namesInBackQuotesAreTheirTextWithoutThem() throws {
    let (property, _) = try property("`in`: `Type` <-> `self`.`a`")
    #expect(property.name.text == "in")
    #expect(property.name.isQuoted)
    #expect(dumpOfSource(property) == ["self", "a"])
  }

  private func dumpOfSource(_ property: PropertySyntax) -> [String] {
    guard case .path(let path) = property.source?.alternatives.first else { return [] }
    return path.steps.map { step in
      if case .key(let key) = step.kind { key } else { "" }
    }
  }

  @Test func numbersAreTheirDigitsWithoutUnderscores() throws {
    let (property, _) = try property("a: Int = -1_000_0.5e-1_0")
    guard case .number(let number) = property.defaultValue else { throw Missing() }
    #expect(number.text == "-10000.5e-10")
  }

  /// Every kind of diagnostic has a fixture that is named after it.
  @Test func everyIDHasAFixture() throws {
    let fixtures = try Fixture.ofStage("syntax-diagnostics")
    var ids: Set<String> = []
    for fixture in fixtures { ids.formUnion(parse(fixture.file).diagnostics.map(\.id)) }
    let expected = AcceptanceCase.syntaxIDs.union(["unknown-setting"]).subtracting(["too-many-errors"])
    #expect(ids == expected)
    let names = Set(fixtures.compactMap { $0.golden.deletingPathExtension().lastPathComponent })
    #expect(expected.isSubset(of: names), "\(expected.subtracting(names))")
  }

  @Test func messagesQuoteTheFileSafely() throws {
    let long = String(repeating: "x", count: 500)
    let message = try #require(parse(SourceFile(path: "a", text: long)).diagnostics.first?.message)
    #expect(message == "unknown declaration or setting '\(long.prefix(40))…'")
    let hidden = SourceFile(path: "a", text: "struct A { a: Int = 1 \"\\u{202E}b\\n\\u{0}\" }")
    #expect(
      parse(hidden).diagnostics.map(\.message) == [
        "expected a property or a setting, found the string '\\u{202E}b\\u{A}\\u{0}'"
      ])
  }

  @Test(arguments: ["", " ", "\n\n", "// only a comment", "/* block */", "\u{FEFF}"])
  func aFileWithoutAnythingIsEmpty(text: String) {
    let (tree, diagnostics) = parse(SourceFile(path: "a", text: text))
    #expect(diagnostics == [])
    #expect(dump(tree) == "file\n")
  }
}
