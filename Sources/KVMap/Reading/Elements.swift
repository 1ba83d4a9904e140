/// How a value stands in the array or dictionary around it: the sources `$key` and `$index`. Called by generated code.
public struct Element: @unchecked Sendable {
  // Unchecked, because of the pointers: only the reader that set them follows them.
  /// Where the value stands; nil for a value that is no element.
  var place: UnsafePointer<UInt8>?
  var buffer: Int32 = 0
  var depth: Int32 = 0
  /// The key with its quotation marks.
  var key: ByteRange?
  /// The position in the array; nil where it is no element of an array.
  public internal(set) var index: Int?

  init(
    place: UnsafePointer<UInt8>? = nil, buffer: Int32 = 0, depth: Int32 = 0, key: ByteRange? = nil, index: Int? = nil
  ) {
    self.place = place
    self.buffer = buffer
    self.depth = depth
    self.key = key
    self.index = index
  }

  /// Of a value that is no element.
  package static var none: Element { Element() }
}

extension Reader {
  /// Called by generated code in front of an element: its position.
  public mutating func noteElement(index: Int) {
    lastElement = Element(place: p, buffer: buffer, depth: Int32(truncatingIfNeeded: depth), index: index)
  }

  /// Called by generated code in front of a value in a dictionary: the key was read last.
  public mutating func noteElementKey() {
    // The key ends before the colon, and that stands before the value.
    let key = JSONText.endOfString(
      in: UTF8Bytes(start: lastKey, count: max(p == Reader.nowhere ? 0 : p - lastKey, 0)), at: 0)
    lastElement = Element(
      place: p, buffer: buffer, depth: Int32(truncatingIfNeeded: depth),
      key: ByteRange(start: lastKey, end: lastKey + key + 1))
  }

  /// Called by generated code, on a value: how it stands in the array or dictionary around it.
  ///
  /// It is said once: what else is read at the same place is no element.
  public mutating func element() -> Element {
    defer { lastElement = Element() }
    return lastElement.place == p && lastElement.buffer == buffer ? lastElement : Element()
  }

  /// Called by generated code before the same value is read once more.
  public mutating func restore(_ element: Element) {
    if element.place != nil { lastElement = element }
  }

  /// Called by generated code: the key of an element, as a text of the document; absent where it has none.
  public mutating func key(of element: Element) -> Mark {
    guard let key = element.key else { return .none }
    return Mark(
      position: key.start, length: key.count, depth: Int(element.depth) + 1, buffer: element.buffer, state: .value)
  }

  /// Called by generated code: the position of an element, as a number; absent where it has none.
  ///
  /// - Parameter scan: of the element.
  public mutating func index(of element: Element, _ scan: Scan) -> Mark {
    guard let index = element.index, let place = element.place else { return .none }
    let inner = InnerText(
      TextBuffer(Array(String(index).utf8)), source: place, sourceBuffer: element.buffer, continuesPath: false)
    let depth = Int(element.depth) + 1
    // As something that was put together of the object: a gather may hold on to it.
    let number = gatheredObjects().begin(GatheredObject(inner, depth: depth), scan)
    return Mark(
      position: inner.text.bytes.start, length: inner.bytes.count, depth: depth,
      buffer: Int32(truncatingIfNeeded: number), state: .value)
  }
}
