import KVMapSource
import KVMapSyntax

/// Understands the paths that say which case an object is: `on a.b`, `in c`, `when d[0]`.
struct CasePathChecker {
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter isWritten: Whether a value is written there, so that the elements before it must be written too.
  /// - Returns: `nil` where the path is wrong, which is then told.
  mutating func check(_ path: PathSyntax, isWritten: Bool) -> DocumentPath? {
    guard path.steps.count <= SourceChecker.maximumPathLength else {
      diagnostics.append(SemaDiagnostics.pathTooLong(SourceChecker.maximumPathLength, at: path.span))
      return nil
    }
    // A key that was not written has an empty span, which the parser has told.
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
  /// Whether one of the two leads to the other, or through it.
  func overlaps(_ other: DocumentPath) -> Bool {
    zip(steps, other.steps).allSatisfy { PathPart($0) == PathPart($1) }
  }
}
