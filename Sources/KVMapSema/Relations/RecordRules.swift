import KVMapSource

/// Checks the rules of types that are read from arrays: `self[0]`.
enum RecordRules {
  /// The greatest position that is written: everything before it is written, too.
  static let greatestPosition = 1023

  static func problems(of mapping: CheckedMapping) -> [Diagnostic] {
    guard mapping.isRecord else { return [] }
    return mixed(mapping) + mapping.properties.dropFirst(mapping.inherited).flatMap(problems)
  }

  /// Rules that need an object beside those that need an array.
  private static func mixed(_ mapping: CheckedMapping) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var first: (isElement: Bool, name: String, span: Span)?
    for property in mapping.properties where !property.isTransient {
      let written = property.writtenSource?.alternatives ?? []
      for term in (property.source?.alternatives ?? []) + written {
        guard let isElement = term.isElement else { continue }
        guard let first else {
          first = (isElement, property.name, term.span)
          continue
        }
        guard first.isElement != isElement else { continue }
        diagnostics.append(
          SemaDiagnostics.keysBesideElements(
            property.name, first.name, isElement: isElement, first: first.span, at: term.span))
        break
      }
    }
    return diagnostics
  }

  private static func problems(of property: CheckedProperty) -> [Diagnostic] {
    guard property.isWritten, case .path(let path)? = property.source?.alternatives.first, path.beginsWithElement else {
      return []
    }
    if !property.isRead { return [SemaDiagnostics.elementOnlyWritten(property.name, at: path.span)] }
    if case .index(let index)? = path.path.steps.first, index > greatestPosition {
      return [SemaDiagnostics.positionTooFar(greatestPosition, at: path.span)]
    }
    return []
  }
}

extension RuleTerm {
  /// Whether it is an element of an array that stands where the object would; `nil` for what stands beside both.
  fileprivate var isElement: Bool? {
    switch self {
    case .path(let path): path.beginsWithElement
    case .gather, .whole, .members: false
    case .enclosing, .rest, .elementKey, .elementIndex: nil
    }
  }
}
