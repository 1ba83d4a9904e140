/// The elements of an array that are asked for one by one, as containers of `Decodable` are.
package struct ElementCursor {
  /// The next element, or where reading continues after the array.
  fileprivate var next: ValuePosition
  /// Whether all elements were passed.
  package fileprivate(set) var isAtEnd: Bool
  /// The position of the next element.
  package fileprivate(set) var index = 0
  /// The opening bracket; nil for an array that the document does not have.
  fileprivate var array: UnsafePointer<UInt8>?

  /// No elements.
  package static var empty: ElementCursor { ElementCursor(next: .none, isAtEnd: true, array: nil) }
}

extension JSONReader {
  /// Whether the document has only text, and therefore no empty arrays.
  package mutating func hasOnlyText() -> Bool { dialect.hasOnlyText }

  /// Opens the array under the cursor. Where the document has only text, any value is an array of one.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for anything but an array.
  package mutating func openElements() throws(CodingFailure) -> ElementCursor {
    let array = cursor.p
    let isEmpty = try !beginArray()
    return ElementCursor(next: mark(), isAtEnd: isEmpty, array: array)
  }

  /// Moves to the next element. After it was read, `leaveElement` must follow.
  package mutating func moveToElement(_ cursor: ElementCursor) { rewind(to: cursor.next) }

  /// Called after an element was read or skipped.
  ///
  /// - Throws: `CodingFailure` of the kind `syntax`.
  package mutating func leaveElement(_ cursor: inout ElementCursor) throws(CodingFailure) {
    cursor.isAtEnd = try !nextElement()
    cursor.next = mark()
    cursor.index += 1
  }

  /// Skips an element that will be read later.
  ///
  /// - Throws: `CodingFailure` of the kind `syntax`.
  package mutating func skipElement(of cursor: ElementCursor) throws(CodingFailure) {
    try skipCaching(from: cursor.array ?? self.cursor.p)
  }

  /// The number of all elements.
  ///
  /// - Complexity: Linear in the rest of the array.
  /// - Throws: `CodingFailure` of the kind `syntax`.
  package mutating func count(of cursor: ElementCursor) throws(CodingFailure) -> Int {
    var cursor = cursor
    try closeElements(&cursor)
    return cursor.index
  }

  /// Moves to the end of the array, and validates the elements that were not asked for.
  ///
  /// - Throws: `CodingFailure` of the kind `syntax`.
  package mutating func closeElements(_ cursor: inout ElementCursor) throws(CodingFailure) {
    rewind(to: cursor.next)
    while !cursor.isAtEnd {
      try skip()
      try leaveElement(&cursor)
    }
  }
}
