/// Writes text byte by byte. The creator has reserved enough room.
struct ByteOutput {
  var cursor: UnsafeMutablePointer<UInt8>

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    cursor.pointee = byte
    cursor += 1
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer {
      guard let start = $0.baseAddress else { return }
      cursor.update(from: start, count: $0.count)
      cursor += $0.count
    }
  }

  /// The lowest `digits` decimal digits of `value`, with leading zeros. `value` must not be negative.
  @inline(__always)
  mutating func append(_ value: Int, digits: Int) {
    var rest = value.magnitude
    var position = digits
    while position > 0 {
      position -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      cursor[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
      rest = quotient
    }
    cursor += digits
  }

  /// A fraction of a second with its point, without trailing zeros; nothing for zero.
  mutating func appendFraction(microseconds: Int) {
    guard microseconds > 0 else { return }
    append(UInt8(ascii: "."))
    append(microseconds, digits: 6)
    while cursor[-1] == UInt8(ascii: "0") { cursor -= 1 }
  }
}
