@_spi(Generated) import KVMap
import KVMapSema

/// A value that `items[*].id` finds in one of the elements.
struct ProjectedValue {
  var value: JSONValue
  var place: DocumentPath
}

extension TracedFormat {
  /// The values that a projection finds, in the order in which it reads them.
  ///
  /// Recursion is as deep as the path has parts.
  ///
  /// - Parameters:
  ///   - rest: The path in each element.
  ///   - array: The value with the elements.
  ///   - path: The position of the array.
  func projected(_ rest: DocumentPath, in array: JSONValue, at path: DocumentPath) -> [ProjectedValue] {
    let first = rest.steps.prefix { $0 != .every }
    let more = rest.steps.dropFirst(first.count + 1)
    return (elements(of: array) ?? []).enumerated().flatMap { index, element -> [ProjectedValue] in
      guard let found = find(DocumentPath(Array(first)), in: element) else { return [] }
      let place = path + .index(index) + found.place
      if first.count == rest.steps.count { return [ProjectedValue(value: found.value, place: place)] }
      return projected(DocumentPath(Array(more)), in: found.value, at: place)
    }
  }

  /// The places in a value that rules leave which read only some paths of it.
  ///
  /// Recursion depth is bounded by the lengths of the paths.
  ///
  /// - Parameter paths: With `.every` for each element of an array.
  func left(by paths: [DocumentPath], in value: JSONValue, at path: DocumentPath) -> [DocumentPath] {
    if paths.contains(where: \.steps.isEmpty) { return [] }
    let areKeys = paths.contains { if case .key? = $0.steps.first { true } else { false } }
    var left: [DocumentPath] = []
    func leave(_ step: DocumentPath.Step, _ member: JSONValue, _ isRead: (DocumentPath.Step) -> Bool) {
      var inner = paths.filter { $0.steps.first.map(isRead) ?? false }.map { DocumentPath(Array($0.steps.dropFirst())) }
      // What a selector looks at is read, in each element.
      if case .index = step {
        for case .selected(let selector)? in paths.map(\.steps.first) { inner += selector.conditions.map(\.path) }
      }
      left += inner.isEmpty ? [path + step] : self.left(by: inner, in: member, at: path + step)
    }
    if areKeys {
      guard let object = members(of: value) else { return [] }
      for (key, member) in zip(object.keys, object.values) where isReported(key, member) {
        leave(.key(key), member) { $0 == .key(key) }
      }
    } else {
      let elements = elements(of: value) ?? []
      for (index, element) in elements.enumerated() {
        leave(.index(index), element) { step in
          switch step {
          case .every: true
          case .index(let position): position == index || position + elements.count == index
          case .selected(let selector): elements.firstIndex { fits($0, selector) } == index
          case .key: false
          }
        }
      }
    }
    return left
  }
}
