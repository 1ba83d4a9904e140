/// Collections that are read as their only element: `single` of the language.
extension JSONReader {
  /// The element of an array of one.
  ///
  /// - Parameter acceptsSingle: Whether a value that is not an array is read as the element.
  /// - Throws: `CodingFailure` of the kind `mismatch`, at the array, for any other number of elements.
  @_spi(Generated) public mutating func single<Element>(
    acceptsSingle: Bool = false, reading read: (inout JSONReader) throws(CodingFailure) -> Element
  ) throws(CodingFailure) -> Element {
    let array = mark()
    guard isArray() || !acceptsSingle else {
      noteElement(index: 0)
      return try read(&self)
    }
    guard try beginArray() else { throw mismatch(at: array, expected: "an array of one element") }
    noteElement(index: 0)
    let element = try read(&self)
    if try nextElement() { throw mismatch(at: array, expected: "an array of one element") }
    return element
  }

  /// The value of an object of one key.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch`, at the object, for any other number of keys.
  @_spi(Generated) public mutating func singleKeyed<Element>(
    reading read: (inout JSONReader) throws(CodingFailure) -> Element
  ) throws(CodingFailure) -> Element {
    let object = mark()
    guard try openDictionary() else { throw mismatch(at: object, expected: "an object of one key") }
    _ = try entryKey()
    noteElementKey()
    let element = try read(&self)
    if try nextEntry() { throw mismatch(at: object, expected: "an object of one key") }
    return element
  }

  /// The element of an array of one that a step gave.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for any other number of elements.
  @_spi(Generated)
  public mutating func only<Element>(at place: ValuePosition, _ elements: [Element]) throws(CodingFailure) -> Element {
    guard elements.count == 1, let element = elements.first else {
      throw mismatch(at: place, expected: "a value with one element")
    }
    return element
  }
}
