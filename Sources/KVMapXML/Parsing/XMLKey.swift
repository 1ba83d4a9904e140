/// The key of an element, with what makes it quick to compare.
struct XMLKey: BitwiseCopyable {
  var start: UnsafePointer<UInt8>
  var length: Int
  /// Its first eight bytes, the first lowest, with zeros behind a shorter one.
  var head: UInt64
  /// Whether 16 bytes may be loaded from where it starts.
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

  /// One bit of 64, which equal keys share. Whoever makes keys that share bits gains nothing: it only says which keys
  /// are worth a comparison.
  @inline(__always)
  var bit: UInt64 {
    let product = (head ^ UInt64(truncatingIfNeeded: length)) &* 0x9e37_79b9_7f4a_7c15
    return 1 &<< (product &>> 58)
  }
}
