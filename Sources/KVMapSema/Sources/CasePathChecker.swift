import KVMapSource
import KVMapSyntax

/// Checks the paths that select a case: `on a.b`, `on $context.a`, `in c`, `when d[0]`.
struct CasePathChecker {
  private(set) var diagnostics: [Diagnostic] = []

  /// `on KEY in PAYLOAD`.
  ///
  /// - Returns: `nil` when a path is wrong, which is then reported.
  mutating func selection(_ key: PathSyntax, payload: PathSyntax?) -> Union.Selection? {
    var isPassed = false
    var keys = key
    if case .variable("context")? = key.steps.first?.kind, key.steps.count > 1 {
      isPassed = true
      keys.steps.removeFirst()
    }
    let path = check(keys, isWritten: !isPassed)
    let place = payload.map { check($0, isWritten: true) }
    guard let path else { return nil }
    let payloadPath: DocumentPath?
    switch place {
    case nil: payloadPath = nil
    case .some(let checked?): payloadPath = checked
    case .some(nil): return nil
    }
    guard !isPassed else { return .context(path, payload: payloadPath) }
    if let payloadPath, path.overlaps(payloadPath) {
      diagnostics.append(
        SemaDiagnostics.sameCasePaths(path.description, payloadPath.description, at: payload?.span ?? key.span))
      return nil
    }
    return .discriminator(path, payload: payloadPath)
  }

  /// A condition behind `when`.
  ///
  /// - Returns: `nil` when it is wrong, which is then reported.
  mutating func condition(_ syntax: WhenSyntax) -> CaseCondition? {
    guard let path = check(syntax.path, isWritten: false) else { return nil }
    let test: CaseCondition.Test
    switch syntax.test {
    case .presence: test = .presence
    case .kind(let word): test = .kind(CaseCondition.Kind(word))
    case .equality(let value):
      guard let literal = DefaultValue.discriminator(value) else { return nil }
      test = .equality(literal)
    // The parser has reported it.
    case .missing: return nil
    }
    return CaseCondition(isNegated: syntax.isNegated, path: path, test: test)
  }

  /// - Parameter isWritten: Whether a value is written at the path, so that the preceding array elements must be
  ///   written too.
  /// - Returns: `nil` when the path is wrong, which is then reported.
  mutating func check(_ path: PathSyntax, isWritten: Bool) -> DocumentPath? {
    guard path.steps.count <= SourceChecker.maximumPathLength else {
      diagnostics.append(SemaDiagnostics.pathTooLong(SourceChecker.maximumPathLength, at: path.span))
      return nil
    }
    // A missing key has an empty span, which the parser has reported.
    guard path.steps.allSatisfy({ $0.span.start < $0.span.end }) else { return nil }
    var steps: [DocumentPath.Step] = []
    for step in path.steps {
      switch step.kind {
      case .key(let key):
        guard key.utf8.count <= SourceChecker.maximumKeyLength else {
          diagnostics.append(SemaDiagnostics.keyTooLong(SourceChecker.maximumKeyLength, at: step.span))
          return nil
        }
        steps.append(.key(key))
      case .index(let index) where !steps.isEmpty:
        steps.append(.index(index))
        if isWritten, index != 0 {
          diagnostics.append(
            SemaDiagnostics.casePathNotWritten(DocumentPath(steps).description, at: step.span))
          return nil
        }
      case .index(let index): return refuse("[\(index)]", at: step.span)
      case .variable(let name): return refuse("$\(name)", at: step.span)
      case .every: return refuse("[*]", at: step.span)
      case .selected: return refuse("[… == …]", at: step.span)
      }
    }
    return steps.isEmpty ? nil : DocumentPath(steps)
  }

  private mutating func refuse(_ step: String, at span: Span) -> DocumentPath? {
    diagnostics.append(SemaDiagnostics.badCasePath(step, at: span))
    return nil
  }
}

extension CaseCondition.Kind {
  fileprivate init(_ word: ValueKindWord) {
    switch word {
    case .null: self = .null
    case .number: self = .number
    case .string: self = .string
    case .bool: self = .bool
    case .array: self = .array
    case .object: self = .object
    }
  }
}

extension DocumentPath {
  /// Whether one of the two paths is the other or a prefix of it.
  func overlaps(_ other: DocumentPath) -> Bool {
    zip(steps, other.steps).allSatisfy { PathPart($0) == PathPart($1) }
  }
}
