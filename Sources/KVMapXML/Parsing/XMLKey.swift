/// The key of an element, with data for fast comparison.
struct XMLKey: BitwiseCopyable {
  var start: UnsafePointer<UInt8>
  var length: Int
  /// Its first eight bytes, the first lowest, padded with zeros.
  var head: UInt64
  /// Whether 16 bytes may be loaded from its start.
  var isSafe: Bool

  @inline(__always)
  init(_ start: UnsafePointer<UInt8>, _ length: Int, isSafe: Bool) {
    self.start = start
    self.length = length
    self.isSafe = isSafe
    if length >= 8 {
      head = Bytes.word(at: start)
    } else if isSafe {
      head = Bytes.word(at: start) & (1 &<< UInt64(truncatingIfNeeded: 8 &* length) &- 1)
    } else {
      head = 0
      for offset in 0..<length { head |= UInt64(start[offset]) << UInt64(8 * offset) }
    }
  }

  @inline(__always)
  func equals(_ other: XMLKey) -> Bool {
    length == other.length && head == other.head && (length <= 8 || Bytes.areEqual(start, other.start, length))
  }

  /// One of 64 bits, equal for equal keys. Crafted collisions are harmless: the bit only says which keys need a
  /// comparison.
  @inline(__always)
  var bit: UInt64 {
    let product = (head ^ UInt64(truncatingIfNeeded: length)) &* 0x9e37_79b9_7f4a_7c15
    return 1 &<< (product &>> 58)
  }
}
