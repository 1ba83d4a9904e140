/// A position in a short text that is read from left to right.
///
/// Its functions are inlined into the loops of the runtime that read dates and other short texts.
public struct TextCursor {
  @usableFromInline let bytes: UTF8Bytes
  @usableFromInline var position = 0

  @inlinable public init(_ bytes: UTF8Bytes) { self.bytes = bytes }

  @inlinable public var isAtEnd: Bool { position == bytes.count }
  @inlinable public var rest: UTF8Bytes { UTF8Bytes(rebasing: bytes[position...]) }
  @inlinable public var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  @inlinable public mutating func advance(by count: Int) { position = min(position + count, bytes.count) }

  /// Consumes `byte` if it is next.
  @inlinable @inline(__always)
  public mutating func eat(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Consumes exactly this text if it is next.
  @inlinable public mutating func eat(_ text: some Sequence<UInt8>) -> Bool {
    let start = position
    for byte in text where !eat(byte) {
      position = start
      return false
    }
    return true
  }

  /// A number of exactly `count` digits, at most 18.
  @inlinable @inline(__always)
  public mutating func number(digits count: Int) -> Int? { number(digits: count...count)?.value }

  /// A number with an allowed count of digits, at most 18: consumes as many as there are.
  @inlinable @inline(__always)
  public mutating func number(digits counts: ClosedRange<Int>) -> (value: Int, digits: Int)? {
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
