internal import KVMapSystem

extension UTF8Bytes {
  /// The position of the first line end at or after a position; nil if there is none.
  ///
  /// `memchr` is faster than any loop over the bytes of usual lines.
  @inline(__always)
  func lineEnd(from start: Int) -> Int? {
    guard let base = baseAddress, start < count, let found = memchr(base + start, 0x0a, count - start) else {
      return nil
    }
    return UnsafeRawPointer(base).distance(to: found)
  }
}
