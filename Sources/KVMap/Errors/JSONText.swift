/// Parses pieces of JSON that was already read and may be malformed anywhere: never traps, never fails.
enum JSONText {
  /// The value of the string at `offset`, with malformed escape sequences unchanged; for a long one about the first
  /// `limit` bytes.
  static func string(in bytes: UTF8Bytes, at offset: Int, limit: Int = .max) -> String {
    let start = min(offset + 1, bytes.count)
    let end = endOfString(in: bytes, at: offset, limit: limit)
    guard let base = bytes.baseAddress, start < end else { return "" }
    let raw = ScannedString(start: base + start, end: base + end, isASCII: false, hasEscapes: true)
    return raw.withUnescaped { String(decoding: $0, as: UTF8.self) }
  }

  /// The offset of the closing quotation mark of the string at `offset`, or of the byte that ends it otherwise.
  static func endOfString(in bytes: UTF8Bytes, at offset: Int, limit: Int = .max) -> Int {
    var position = offset + 1
    while position < bytes.count, position - offset <= limit {
      switch bytes[position] {
      case UInt8(ascii: "\""): return position
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return min(position, bytes.count)
  }
}
