/// Base64 with padding (RFC 4648, section 4), the notation of default values of type `Data`.
enum Base64Text {
  /// - Returns: `nil` for invalid base64, including text in which the unused bits of the last character are not zero.
  static func decode(_ text: String) -> [UInt8]? {
    var bytes = Array(text.utf8)
    guard bytes.count % 4 == 0 else { return nil }
    let padding = bytes.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard padding <= 2 else { return nil }
    bytes.removeLast(padding)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      guard let value = value(of: byte) else { return nil }
      bits = (bits << 6 | UInt32(value)) & 0xFFFFFF
      count += 6
      if count >= 8 {
        count -= 8
        decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bits & ((1 << UInt32(count)) - 1) == 0 ? decoded : nil
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
