import KVMapSource
import KVMapSyntax

/// An error-free `test` block.
struct CheckedTest {
  enum Step {
    case expect(Expectation, Span)
    case roundtrip(Span)
    case fails(path: String?, kind: String, Span)

    /// The location of the `fails` line, if there is one.
    var failure: Span? { if case .fails(_, _, let span) = self { span } else { nil } }
  }

  var title: String
  var titleSpan: Span
  /// As written, human-readable.
  var typeText: String
  var entry: CheckedEntry
  var format: String
  var document: [UInt8]
  var documentSpan: Span
  var context: DefaultValue.Tree?
  var steps: [Step]
}

/// Checks one `test` block: its type, the presence of a document, and the consistency of its expectations.
///
/// It does not check whether the document is well-formed: this module reads no documents.
struct TestChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  /// `nil` when something is wrong, which is then reported.
  private(set) var test: CheckedTest?

  private let file: FileScope
  private let mappings: [CheckedMapping]
  private let sources: SourceSet

  /// The first location of each word that may appear only once.
  private var seen: [String: Span] = [:]
  private var document: (format: String, bytes: [UInt8], span: Span)?
  private var context: DefaultValue.Tree?
  private var steps: [CheckedTest.Step] = []

  /// - Parameters:
  ///   - file: The file whose names and settings apply.
  ///   - mappings: All mappings of the compilation, by their numbers.
  ///   - sources: What was read for the tests that name a file.
  init(file: FileScope, mappings: [CheckedMapping], sources: SourceSet) {
    self.file = file
    self.mappings = mappings
    self.sources = sources
  }

  mutating func check(_ syntax: TestSyntax) {
    // The parser reported missing parts of the head.
    guard let typeSyntax = syntax.type, let title = syntax.title else { return }
    let entry = self.entry(typeSyntax)
    for step in syntax.steps { check(step, of: entry?.type) }
    guard let document else {
      if diagnostics.isEmpty { diagnostics.append(SemaDiagnostics.testWithoutDocument(at: title.span)) }
      return
    }
    checkSense()
    guard let entry, !diagnostics.containsErrors else { return }
    test = CheckedTest(
      title: title.value, titleSpan: title.span, typeText: file.names.text(of: entry.type), entry: entry,
      format: document.format, document: document.bytes, documentSpan: document.span, context: context,
      steps: steps)
  }

  private mutating func entry(_ syntax: TypeSyntax) -> CheckedEntry? {
    var resolver = EntryResolver(file: file)
    resolver.resolve(syntax)
    diagnostics += resolver.diagnostics
    uses += resolver.uses
    return resolver.entry
  }

  // MARK: - Steps

  private mutating func check(_ step: TestSyntax.Step, of type: ValueType?) {
    switch step {
    case .document(let format, let text):
      guard isFirst("document", at: format.span) else { return }
      check(format)
      document = (format.text, Array(text.value.utf8), text.span)
    case .file(let format, let path):
      guard isFirst("document", at: format.span) else { return }
      check(format)
      document = (format.text, bytes(at: path), path.span)
    case .context(let value):
      guard isFirst("context", at: value.span) else { return }
      context = TreeLiteral.tree(of: value)
      if context == nil, !value.isMissing {
        diagnostics.append(SemaDiagnostics.contextIsNoTree(found: value.kindName, at: value.span))
      }
    case .expect(let value):
      guard let type, !value.isMissing else { return }
      var checker = ExpectationChecker(names: file.names, mappings: mappings)
      let expectation = checker.check(value, as: type)
      diagnostics += checker.diagnostics
      if let expectation { steps.append(.expect(expectation, value.span)) }
    case .roundtrip(let span): steps.append(.roundtrip(span))
    case .fails(let path, let kind, let span):
      guard let kind else { return }
      guard TestCase.problemKinds.contains(kind.text) else {
        diagnostics.append(
          SemaDiagnostics.unknownProblemKind(kind.text, isQuoted: kind.isQuoted, at: kind.span))
        return
      }
      if let path, TestCase.kindsWithoutPath.contains(kind.text) {
        diagnostics.append(SemaDiagnostics.problemHasNoPath(kind.text, at: path.span))
      }
      steps.append(.fails(path: path.map { DocumentPath(documentPath: $0).description }, kind: kind.text, span))
    }
  }

  private mutating func check(_ format: NameSyntax) {
    guard !TestCase.formats.contains(format.text) else { return }
    diagnostics.append(SemaDiagnostics.unknownFormat(format.text, at: format.span))
  }

  /// What the file holds; nothing where it is not read, which is reported.
  private mutating func bytes(at path: StringSyntax) -> [UInt8] {
    switch sources.document(at: path.value, in: file.names.file) {
    case .bytes(let bytes): return bytes
    case .missing:
      diagnostics.append(SemaDiagnostics.importNotFound(path.value, suggestion: nil, at: path.span))
    case .refused(let refusal):
      diagnostics.append(SemaDiagnostics.importRefused(path.value, because: refusal, at: path.span))
    }
    return []
  }

  private mutating func isFirst(_ what: String, at span: Span) -> Bool {
    guard let first = seen[what] else {
      seen[what] = span
      return true
    }
    diagnostics.append(SemaDiagnostics.repeatedTestPart(what, first: first, at: span))
    return false
  }

  /// A document that fails has no value, so no value can be expected.
  private mutating func checkSense() {
    guard let failure = steps.firstResult(of: \.failure) else { return }
    for step in steps {
      switch step {
      case .expect(_, let span), .roundtrip(let span):
        diagnostics.append(SemaDiagnostics.failingTestHasNoValue(failsAt: failure, at: span))
        return
      case .fails: break
      }
    }
  }
}

extension DocumentPath {
  /// A path of a document, in which `$` has no meaning except in `$text`.
  fileprivate init(documentPath syntax: PathSyntax) {
    self.init(
      syntax.steps.map { step in
        switch step.kind {
        case .key(let key): .key(key)
        case .variable(let name): .key("$" + name)
        case .index(let index): .index(index)
        case .every: .every
        case .selected(let selectors):
          .selected(
            ElementSelector(
              conditions: selectors.compactMap { selector in
                guard let value = DefaultValue.discriminator(selector.value) else { return nil }
                let path = selector.path.map { DocumentPath(documentPath: $0) }
                return .init(path: path ?? DocumentPath([]), value: value)
              }))
        }
      })
  }
}
