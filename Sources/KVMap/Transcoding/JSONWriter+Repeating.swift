extension JSONWriter {
  /// Writes a value or a key that is written already once more, with another last byte.
  ///
  /// - Parameters:
  ///   - start: The `notationOffset` before it was written.
  ///   - count: The number of its bytes, with the comma or colon after it.
  ///   - last: A comma after a value, a colon after a key.
  /// - Returns: The `notationOffset` after it.
  package mutating func appendAgain(from start: Int, count: Int, endingWith last: UInt8) -> Int {
    guard start >= 0, count > 0, count <= self.count - start else { return self.count }
    reserve(count)
    OverlappingCopy.copy(base + start, count: count, to: cursor)
    cursor += count
    cursor[-1] = last
    return self.count
  }
}
