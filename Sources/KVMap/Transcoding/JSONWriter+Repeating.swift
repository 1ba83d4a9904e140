extension JSONWriter {
  /// Writes a value or a key that is written already once more, with another last byte.
  ///
  /// - Parameters:
  ///   - start: The `notationOffset` before it was written.
  ///   - count: The number of its bytes, with the comma or colon after it.
  ///   - last: A comma after a value, a colon after a key.
  package mutating func appendAgain(from start: Int, count: Int, endingWith last: UInt8) {
    guard start >= 0, count > 0, count <= self.count - start else { return }
    reserve(count)
    OverlappingCopy.copy(base + start, count: count, to: cursor)
    cursor += count
    cursor[-1] = last
  }
}
