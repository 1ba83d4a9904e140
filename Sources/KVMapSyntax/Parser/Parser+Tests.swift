import KVMapSource

extension Parser {
  /// The words of steps without a document.
  static let testSteps: Set<Keyword> = [.expect, .context, .roundtrip, .fails]

  /// Test = "test" Type string "{" { TestStep [ "," ] } "}"
  mutating func parseTest() -> TestSyntax {
    let start = index
    advance()
    let type = parseType()
    let title = expectString(.testTitle)
    isInTest = true
    defer { isInTest = false }
    let steps = expectBody() ? members { $0.parseTestStep() } : []
    return TestSyntax(type: type, title: title, steps: steps.compactMap(\.self), span: span(from: start))
  }

  /// TestStep = "expect" TestValue | "context" TestValue | "roundtrip"
  ///          | "fails" Failure | name ( "file" string | string )
  private mutating func parseTestStep() -> TestSyntax.Step? {
    let start = index
    note(.testStep)
    note(words: Parser.testSteps)
    guard isAtName else {
      reportUnexpected(.testStep)
      return nil
    }
    let word = advance()
    switch word.keyword {
    case .expect: return .expect(understoodValue { $0.parseTestValue() })
    case .context: return .context(understoodValue { $0.parseTestValue() })
    case .roundtrip: return .roundtrip(span(from: start))
    case .fails: return parseFailure(start: start)
    case .kvmap, .import, .extern, .type, .transform, .mixin, .map, .struct, .class, .family, .enum, .union, .test,
      .namespace, .keys, .coercion, .unknown, .duplicates, .empty, .nil, .depth, .access, .properties, .sync, .default,
      .via, .root, .before, .after,
      .element, .xmlns, .as, .by, .`init`, .assignment, .factory, .with, .on, .in, .swift, .lenient, .strict, .lossy,
      .key, .is, .null, .numberKind, .stringKind, .bool, .array, .object, .table, .self, .file, .rest, .gather, .all,
      .unless,
      .for, .prefix, .where, .owned, .count, .when, .or, .and, .else, .true, .false, .at, .check,
      .matches, .multiple, .of, .unique, .each, .not, nil:
      let isFile = eat(.file)
      guard at(.string) || at(.multilineString) else {
        reportMissing(isFile ? .testFile : .testDocument)
        return nil
      }
      let text = string(advance())
      if isAtName, current.start == text.span.end {
        report(.quotesInDocument(text.span))
        return nil
      }
      return isFile ? .file(name(word), text) : .document(name(word), text)
    }
  }

  /// Failure = [ "at" DocumentPath ] "with" ( name | string )
  ///
  /// A kind with a dash is quoted, like a key with a dash: `fails with "unknown-key"`.
  private mutating func parseFailure(start: Int) -> TestSyntax.Step {
    var path = eat(.at) ? expectPath { $0.parseDocumentPath() } : nil
    guard expect(.with, .with) else { return .fails(path: path, kind: nil, span: span(from: start)) }
    let kind: NameSyntax?
    if at(.string) || at(.multilineString) {
      let text = string(advance())
      kind = NameSyntax(text: text.value, span: text.span, isQuoted: true)
    } else {
      kind = expectName(.failureKind)
    }
    if path == nil, kind != nil { path = passPathOfFailure() }
    return .fails(path: path, kind: kind, span: span(from: start))
  }
}
