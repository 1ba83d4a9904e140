/// Percent-encoding of RFC 3986, section 2.1.
enum PercentEncoding {
  /// `utf8`, with blanks and non-ASCII bytes escaped.
  static func encoded(_ utf8: UTF8Bytes) -> String {
    guard utf8.contains(where: needsEscape) else { return String(decoding: utf8, as: UTF8.self) }
    let capacity = utf8.reduce(0) { $0 + (needsEscape($1) ? 3 : 1) }
    return String(unsafeUninitializedCapacity: capacity) { output in
      var length = 0
      for byte in utf8 {
        if needsEscape(byte) {
          output[length] = UInt8(ascii: "%")
          output[length + 1] = hexadecimal(byte >> 4)
          output[length + 2] = hexadecimal(byte & 15)
          length += 3
        } else {
          output[length] = byte
          length += 1
        }
      }
      return length
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool { byte >= 0x80 || byte == UInt8(ascii: " ") }

  private static func hexadecimal(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "A") &+ value &- 10
  }
}
