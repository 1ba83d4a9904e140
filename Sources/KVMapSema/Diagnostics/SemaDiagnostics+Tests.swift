import KVMapSource

/// Problems in `test` blocks.
extension SemaDiagnostics {
  static func testWithoutDocument(at span: Span) -> Diagnostic {
    make(
      .invalidTest, "this test has no document", at: span,
      notes: [.init(message: "write a format followed by the text: json \"\"\"{\"name\": \"Ada\"}\"\"\"")])
  }

  /// - Parameter what: `document` or `context`.
  static func repeatedTestPart(_ what: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .invalidTest, "this test already has a \(what)", at: span,
      notes: self.first(first))
  }

  static func failingTestHasNoValue(failsAt: Span, at span: Span) -> Diagnostic {
    make(
      .invalidTest, "a document that cannot be read has no value to compare", at: span,
      notes: [.init(message: "the test expects a failure here", span: failsAt)])
  }

  static func contextIsNoTree(found: String, at span: Span) -> Diagnostic {
    make(.invalidTest, "\(found) is not a valid context: \(TreeLiteral.requirement)", at: span)
  }

  static func problemHasNoPath(_ kind: String, at span: Span) -> Diagnostic {
    make(.invalidTest, "a problem of kind \(quoted(kind)) concerns the whole document and has no path", at: span)
  }

  static func unknownFormat(_ name: String, at span: Span) -> Diagnostic {
    wrongName(
      .unknownFormat, "unknown format \(quoted(name)); the formats are \(list(TestCase.formats, "and"))",
      suggestion: closest(to: name, in: TestCase.formats), at: span)
  }

  /// - Parameter isQuoted: Whether the kind is quoted, which a kind with a dash requires.
  static func unknownProblemKind(_ name: String, isQuoted: Bool, at span: Span) -> Diagnostic {
    var found = wrongName(
      .unknownProblemKind, "unknown problem kind \(quoted(name))",
      suggestion: closest(to: name, in: TestCase.problemKinds), at: span,
      notes: [.init(message: "the kinds are \(list(TestCase.problemKinds, "and"))")])
    found.fixIts = found.fixIts.map { fixIt in
      var fixIt = fixIt
      if isQuoted || fixIt.replacement.contains("-") { fixIt.replacement = "\"\(fixIt.replacement)\"" }
      return fixIt
    }
    return found
  }

  static func expectationMismatch(type: String, found: String, at span: Span) -> Diagnostic {
    make(.expectationMismatch, "\(found) is not a value of type \(quoted(type))", at: span)
  }

  static func repeatedExpectedKey(at span: Span) -> Diagnostic {
    make(.expectationMismatch, "duplicate key in the dictionary", at: span)
  }

  static func duplicateExpectation(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(.duplicateProperty, "\(quoted(name)) is expected twice", at: span, notes: self.first(first))
  }

  static func unknownExpectedCase(_ name: String, of type: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.expectationMismatch, "\(quoted(type)) has no case \(quoted(name))", suggestion: suggestion, at: span)
  }

  /// Literals in defaults and in expectations have the same problems; only the wording differs.
  static func ofExpectation(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    if diagnostic.id == SemaDiagnosticID.defaultMismatch.rawValue {
      diagnostic.id = SemaDiagnosticID.expectationMismatch.rawValue
    }
    return diagnostic
  }
}
