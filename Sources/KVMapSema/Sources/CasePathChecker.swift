import KVMapSource
import KVMapSyntax

/// Checks the paths that select a case: `on a.b`, `in c`, `when d[0]`.
struct CasePathChecker {
  private(set) var diagnostics: [Diagnostic] = []

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

extension DocumentPath {
  /// Whether one of the two paths is the other or a prefix of it.
  func overlaps(_ other: DocumentPath) -> Bool {
    zip(steps, other.steps).allSatisfy { PathPart($0) == PathPart($1) }
  }
}
