import KVMapSource

/// Problems in `test` blocks.
extension SemaDiagnostics {
  static func testWithoutDocument(at span: Span) -> Diagnostic {
    told(
      .invalidTest, "this test has no document", at: span,
      notes: [.init(message: "a document is a format and a text: json \"\"\"{\"name\": \"Ada\"}\"\"\"")])
  }

  /// - Parameter what: `document` or `context`.
  static func repeatedTestPart(_ what: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .invalidTest, "this test has a \(what) already", at: span,
      notes: self.first(first))
  }

  static func failingTestHasNoValue(failsAt: Span, at span: Span) -> Diagnostic {
    told(
      .invalidTest, "a document that fails has no value to compare", at: span,
      notes: [.init(message: "here the test says that it fails", span: failsAt)])
  }

  static func contextIsNoTree(found: String, at span: Span) -> Diagnostic {
    told(.invalidTest, "\(found) is no context: \(TreeLiteral.requirement)", at: span)
  }

  static func problemHasNoPath(_ kind: String, at span: Span) -> Diagnostic {
    told(.invalidTest, "a problem of the kind \(quoted(kind)) concerns the whole document, so it has no path", at: span)
  }

  static func unknownFormat(_ name: String, at span: Span) -> Diagnostic {
    wrongName(
      .unknownFormat, "there is no format \(quoted(name)), only \(list(TestCase.formats, "and"))",
      suggestion: closest(to: name, in: TestCase.formats), at: span)
  }

  /// - Parameter isQuoted: Whether the kind is quoted, which a kind with a dash requires.
  static func unknownProblemKind(_ name: String, isQuoted: Bool, at span: Span) -> Diagnostic {
    var found = wrongName(
      .unknownProblemKind, "there is no kind of problem \(quoted(name))",
      suggestion: closest(to: name, in: TestCase.problemKinds), at: span,
      notes: [.init(message: "there are \(list(TestCase.problemKinds, "and"))")])
    found.fixIts = found.fixIts.map { fixIt in
      var fixIt = fixIt
      if isQuoted || fixIt.replacement.contains("-") { fixIt.replacement = "\"\(fixIt.replacement)\"" }
      return fixIt
    }
    return found
  }

  static func expectationMismatch(type: String, found: String, at span: Span) -> Diagnostic {
    told(.expectationMismatch, "\(found) is no value of \(quoted(type))", at: span)
  }

  static func repeatedExpectedKey(at span: Span) -> Diagnostic {
    told(.expectationMismatch, "this key stands twice in the dictionary", at: span)
  }

  static func duplicateExpectation(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(.duplicateProperty, "\(quoted(name)) is expected twice", at: span, notes: self.first(first))
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
