@_spi(Generated) import KVMap

/// Percent-encoding (RFC 3986, section 2.1): unreserved characters are kept, every other byte of UTF-8 becomes `%XX`.
enum FormEncoding {
  static func append(_ text: UTF8Bytes, to output: inout DocumentOutput) {
    var position = 0
    while position < text.count {
      // In parts, because most texts need far less than three bytes for each.
      let part = UTF8Bytes(rebasing: text[position..<min(position + 1_024, text.count)])
      output.reserve(3 * part.count)
      output.cursor = encode(part, to: output.cursor)
      position += part.count
    }
  }

  private static func encode(_ text: UTF8Bytes, to output: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    guard let start = text.baseAddress else { return output }
    var cursor = output
    var next = start
    let end = start + text.count
    while next < end {
      let byte = next[0]
      next += 1
      if isUnreserved(byte) {
        cursor[0] = byte
        cursor += 1
      } else {
        cursor[0] = UInt8(ascii: "%")
        cursor[1] = digit(byte >> 4)
        cursor[2] = digit(byte & 15)
        cursor += 3
      }
    }
    return cursor
  }

  /// Letters, digits and `-._~`: one bit for each byte of ASCII.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    let bits: UInt64 = byte < 64 ? 0x03ff_6000_0000_0000 : 0x47ff_fffe_87ff_fffe
    return byte < 128 && bits &>> UInt64(byte & 63) & 1 == 1
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
