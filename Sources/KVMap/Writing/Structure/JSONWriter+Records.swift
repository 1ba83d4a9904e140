/// Arrays that are written in place of objects.
extension JSONWriter {
  /// Puts the elements of the array that was written last into the array around it.
  ///
  /// - Parameter start: `elementsEnd` before that array.
  /// - Returns: Whether it has any.
  /// - Throws: `CodingFailure` of the kind `mismatch` if the value is not an array.
  @_spi(Generated) public mutating func spliceElements(from start: Int) throws(CodingFailure) -> Bool {
    guard start < count, bytes[start] == UInt8(ascii: "[") else {
      truncate(to: start)
      throw failure(.mismatch, expected: "a value that is written as an array", found: "another value")
    }
    // Without its brackets, and with the comma behind its last element.
    let length = count - start - 3
    guard length > 0 else {
      truncate(to: start)
      return false
    }
    let place = base + start
    place.update(from: place + 1, count: length)
    place[length] = UInt8(ascii: ",")
    truncate(to: start + length + 1)
    return true
  }

  /// Before an array of a type whose elements have a name in XML: in such a document, it is an object with that key.
  ///
  /// - Returns: The argument for `endElements(_:)`.
  @_spi(Generated) public mutating func beginElements(_ encodedKey: StaticString) -> Bool {
    beginElements(ConstantText(encodedKey))
  }

  /// Same as the public function, for a key that is created at run time.
  package mutating func beginElements(_ encodedKey: ConstantText) -> Bool {
    guard notation == .markup else { return false }
    beginObject()
    key(encodedKey)
    return true
  }

  /// After that array.
  @_spi(Generated) public mutating func endElements(_ areNamed: Bool) { if areNamed { endObject() } }
}
