import KVMapText

/// Reads hexadecimal numbers separated by spaces.
struct AutomatonText {
  private let bytes: UTF8Bytes
  private var position = 0

  init(_ bytes: UTF8Bytes) { self.bytes = bytes }

  /// - Returns: `nil` at the end, and for anything but a number.
  mutating func number() -> Int? {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    var value: Int?
    while position < bytes.count, let digit = ASCIIText.hexadecimal(bytes[position]) {
      guard (value ?? 0) <= 0x1FF_FFFF else { return nil }
      value = (value ?? 0) << 4 | Int(digit)
      position += 1
    }
    return value
  }

  /// A number, and how many times it stands there: `3*5`.
  mutating func repeatedNumber() -> (number: Int, count: Int)? {
    guard let number = number() else { return nil }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "*") else { return (number, 1) }
    position += 1
    guard let count = self.number(), count <= 0xFFFF else { return nil }
    return (number, count)
  }
}
