/// The position of a value in the enclosing array or dictionary: the sources `$key` and `$index`.
@_spi(Generated) public struct ElementPosition: @unchecked Sendable {
  // Unchecked because of the pointers: only the reader that set them dereferences them.
  /// The location of the value; nil for a value that is not an element.
  var place: UnsafePointer<UInt8>?
  var buffer: Int32 = 0
  var depth: Int32 = 0
  /// The key, including its quotation marks.
  var key: ByteRange?
  /// The position in the array; nil if it is not an element of an array.
  @_spi(Generated) public internal(set) var index: Int?

  init(
    place: UnsafePointer<UInt8>? = nil, buffer: Int32 = 0, depth: Int32 = 0, key: ByteRange? = nil, index: Int? = nil
  ) {
    self.place = place
    self.buffer = buffer
    self.depth = depth
    self.key = key
    self.index = index
  }

  /// A value that is not an element.
  package static var none: ElementPosition { ElementPosition() }
}

extension JSONReader {
  /// Before an element: records its position.
  @_spi(Generated) public mutating func noteElement(index: Int) {
    lastElement = ElementPosition(
      place: cursor.p, buffer: buffer, depth: Int32(truncatingIfNeeded: depth), index: index)
  }

  /// Before a value in a dictionary: its key is the last one read.
  @_spi(Generated) public mutating func noteElementKey() {
    // The key ends before the colon, which precedes the value.
    let key = JSONText.endOfString(
      in: UTF8Bytes(start: lastKey, count: max(cursor.p == JSONCursor.endSentinel ? 0 : cursor.p - lastKey, 0)), at: 0)
    lastElement = ElementPosition(
      place: cursor.p, buffer: buffer, depth: Int32(truncatingIfNeeded: depth),
      key: ByteRange(start: lastKey, end: lastKey + key + 1))
  }

  /// On a value: its position in the enclosing array or dictionary.
  ///
  /// It is returned only once: other values read at the same location are not elements.
  @_spi(Generated) public mutating func element() -> ElementPosition {
    defer { lastElement = ElementPosition() }
    return lastElement.place == cursor.p && lastElement.buffer == buffer ? lastElement : ElementPosition()
  }

  /// Before the same value is read again.
  @_spi(Generated) public mutating func restore(_ element: ElementPosition) {
    if element.place != nil { lastElement = element }
  }

  /// The key of an element, as a text of the document; absent if it has none. Where the key is a member of the element
  /// (`keyed(by:)`), it may be null.
  @_spi(Generated) public mutating func key(of element: ElementPosition) -> ValuePosition {
    guard let key = element.key else { return .none }
    return ValuePosition(
      position: key.start, length: key.count, depth: Int(element.depth) + 1, buffer: element.buffer,
      state: key.start[0] == UInt8(ascii: "n") ? .null : .value)
  }

  /// The position of an element, as a number; absent if it has none.
  ///
  /// - Parameter scan: The scan of the element.
  @_spi(Generated) public mutating func index(of element: ElementPosition, _ scan: ObjectState) -> ValuePosition {
    guard let index = element.index, let place = element.place else { return .none }
    let inner = EmbeddedDocument(
      TextBuffer(Array(String(index).utf8)), source: place, sourceBuffer: element.buffer, continuesPath: false)
    let depth = Int(element.depth) + 1
    // Created like an object assembled from this one, because a gather may refer to it.
    let number = openSession().gathered.begin(GatheredObject(inner, depth: depth), scan)
    return ValuePosition(
      position: inner.text.bytes.start, length: inner.bytes.count, depth: depth,
      buffer: Int32(truncatingIfNeeded: number), state: .value)
  }
}
