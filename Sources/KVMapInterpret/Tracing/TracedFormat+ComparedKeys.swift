@_spi(Generated) import KVMap
import KVMapSema

/// The keys of a document that are read to choose an element: `rel` of `links[rel == "home"].href`.
extension TracedFormat {
  /// What a selector looks at in the element that it chooses, for each property that is read from there.
  func compared(
    by selection: ReadSelection, in element: JSONValue, at place: DocumentPath, _ mapping: Mapping
  ) -> [(place: DocumentPath, property: Int)] {
    var seen: Set<Int> = []
    let properties = selection.uses.flatMap { mapping.properties(readBy: $0) }.filter { seen.insert($0).inserted }
    return selection.selector.conditions.flatMap { condition -> [(place: DocumentPath, property: Int)] in
      // `self` is the element, and no key of it.
      guard !condition.path.steps.isEmpty, let found = find(condition.path, in: element) else { return [] }
      return properties.map { (place + found.place, $0) }
    }
  }
}

extension Mapping {
  /// The properties for which a value is used, in whole or in part.
  ///
  /// Recursion is as deep as paths have parts.
  fileprivate func properties(readBy use: ReadUse) -> [Int] {
    switch use {
    case .property(let index): [index]
    case .slot(let slot): reading.deferred.filter { !$0.source.paths(in: .slot(slot)).isEmpty }.map(\.property)
    case .object(let object): object.entries.flatMap(\.uses).flatMap { properties(readBy: $0) }
    case .array(let array): array.entries.flatMap(\.uses).flatMap { properties(readBy: $0) }
    case .selection(let selections): selections.flatMap(\.uses).flatMap { properties(readBy: $0) }
    }
  }
}
