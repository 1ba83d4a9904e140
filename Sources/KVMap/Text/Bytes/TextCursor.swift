/// A position in a short text that is read from left to right.
struct TextCursor {
  private let bytes: UTF8Bytes
  private(set) var position = 0

  init(_ bytes: UTF8Bytes) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }
  var rest: UTF8Bytes { UTF8Bytes(rebasing: bytes[position...]) }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func advance(by count: Int) { position = min(position + count, bytes.count) }

  /// Consumes `byte` if it is next.
  @inline(__always)
  mutating func eat(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Consumes exactly this text if it is next.
  mutating func eat(_ text: some Sequence<UInt8>) -> Bool {
    let start = position
    for byte in text where !eat(byte) {
      position = start
      return false
    }
    return true
  }

  /// A number of exactly `count` digits, at most 18.
  @inline(__always)
  mutating func number(digits count: Int) -> Int? { number(digits: count...count)?.value }

  /// A number with an allowed count of digits, at most 18: consumes as many as there are.
  @inline(__always)
  mutating func number(digits counts: ClosedRange<Int>) -> (value: Int, digits: Int)? {
    var value = 0
    let start = position
    while position < bytes.count, position - start < counts.upperBound, ASCIIText.isDigit(bytes[position]) {
      value = value &* 10 &+ Int(bytes[position] &- UInt8(ascii: "0"))
      position += 1
    }
    guard position - start >= counts.lowerBound else { return nil }
    return (value, position - start)
  }
}
