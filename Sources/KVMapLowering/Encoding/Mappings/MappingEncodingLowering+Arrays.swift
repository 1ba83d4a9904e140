import KVMapSema

/// Intermediate arrays on the path to values: `images[0].src`.
extension MappingEncodingLowering {
  /// - Parameters:
  ///   - isAnyThere: Whether a property of an element is known to have a value.
  ///   - rest: The property whose elements follow.
  func array(_ elements: [WriteContent], isAnyThere: Bool = false, rest: Int? = nil) -> ArrayEncoding {
    // A single element is there if the array is.
    if isAnyThere, let only = elements.first, elements.count == 1, !only.isGathered {
      return ArrayEncoding(
        elements: [ElementEncoding(content: content(only), presence: nil, properties: [])], trailing: [],
        rest: rest.map(property))
    }
    let sure = (elements.lastIndex { !mapping.mayLack($0) } ?? -1) + 1
    return ArrayEncoding(
      elements: elements[..<sure].map(element), trailing: elements[sure...].map(element), rest: rest.map(property))
  }

  /// An element with nothing in it is null.
  func element(_ element: WriteContent) -> ElementEncoding {
    ElementEncoding(
      content: content(element), presence: element.isContainer ? presence(of: element.properties) : nil,
      properties: element.isGathered ? [] : element.properties.map { presence(of: $0) })
  }

  private func content(_ element: WriteContent) -> ElementEncoding.Content {
    switch element {
    case .property(let index): .property(property(index))
    case .gathered(let property, let keys): .gathered(property: property, keys: Self.text(keys))
    case .object(let object): .object(members(object))
    case .array(let inner): .array(array(inner))
    case .selection(let elements): .selection(selection(elements))
    case .constant(let value): .constant(value.constantText + ",")
    // An array cannot be directly in another: a path has a key before `[*]`.
    case .hole, .elements: .null
    }
  }

  /// An array of selected elements.
  ///
  /// - Parameter isAlwaysWritten: False for an array that is only written if one of them has a value.
  func selection(_ elements: [SelectedElement], isAlwaysWritten: Bool = false) -> [SelectionEncoding] {
    elements.map { element in
      let isDecided = elements.count == 1 && !isAlwaysWritten
      return SelectionEncoding(
        presence: isDecided ? nil : presence(of: element.properties), content: content(element))
    }
  }

  private func content(_ selected: SelectedElement) -> SelectionEncoding.Content {
    guard let content = selected.content else { return .object(members(selected.constants)) }
    // A value that was read with all its keys has those of the selector as well; another one of its type may not.
    if case .property(let index) = content, program.mayWriteAnyKey(mapping.properties[index].conversion) {
      return .led(selected.lead, element(content), unlessOwn: selected.leadMembers.joined(separator: "\t"))
    }
    return .led(selected.lead, element(content), unlessOwn: nil)
  }
}
