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
    var cursor = output
    for byte in text {
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

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
