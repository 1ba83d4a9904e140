import KVMapSource

/// Finds elements that are selected by a key and written as a whole, by a type that writes that key itself.
enum SelectedElements {
  /// - Parameter all: All mappings, in the order of their numbers.
  static func problems(of mapping: CheckedMapping, in all: [CheckedMapping]) -> [Diagnostic] {
    guard !mapping.properties.areWrittenApart else { return [] }
    return mapping.properties.dropFirst(mapping.inherited).compactMap { property in
      guard property.isWritten, case .path(let path)? = property.source?.alternatives.first,
        case .selected(let selector)? = path.path.steps.last, let id = property.conversion?.payloadMapping
      else { return nil }
      let keys = Set(selector.conditions.compactMap { $0.path.steps.first.map { PathPart($0) } })
      let writer = all[id.index].properties.first { other in
        guard other.isWritten, let source = other.source else { return false }
        return WriteTarget.targets(of: source).contains { target in
          target.path.steps.first.map { keys.contains(PathPart($0)) } ?? false
        }
      }
      guard let writer else { return nil }
      return SemaDiagnostics.elementWritesKey(
        property.name, all[id.index].name, property: writer.name, writtenAt: writer.nameSpan, at: path.span)
    }
  }
}
