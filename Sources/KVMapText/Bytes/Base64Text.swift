/// Base64 (RFC 4648): padded (section 4), or in the alphabet for URLs and file names (section 5).
package enum Base64Text {
  package enum Alphabet: Sendable {
    case standard
    /// `-` and `_` instead of `+` and `/`, with or without padding.
    case url
  }

  /// The bytes of a text in the standard alphabet.
  ///
  /// - Returns: `nil` for line breaks and other foreign characters, missing or misplaced padding, and nonzero bits
  ///   after the last byte.
  package static func decoded(_ utf8: UTF8Bytes) -> [UInt8]? {
    guard let digits = digits(of: utf8, .standard) else { return nil }
    var isValid = false
    let bytes = [UInt8](unsafeUninitializedCapacity: byteCount(of: digits)) { room, count in
      isValid = decode(digits, .standard, to: UnsafeMutableRawBufferPointer(room))
      count = isValid ? byteCount(of: digits) : 0
    }
    return isValid ? bytes : nil
  }

  /// A text without its padding.
  ///
  /// - Returns: `nil` if the padding does not fit the length, or if the last digit alone would make no byte.
  package static func digits(of utf8: UTF8Bytes, _ alphabet: Alphabet) -> UTF8Bytes? {
    let padding = utf8.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard utf8.count % 4 == 0 || (alphabet == .url && padding == 0) else { return nil }
    let digits = UTF8Bytes(rebasing: utf8.dropLast(padding))
    return digits.count % 4 == 1 ? nil : digits
  }

  /// The number of bytes that digits decode to.
  package static func byteCount(of digits: UTF8Bytes) -> Int { digits.count * 3 / 4 }

  /// Decodes the digits that `digits(of:_:)` gives into room for `byteCount(of:)` bytes.
  ///
  /// - Returns: `false` for foreign characters, and for nonzero bits after the last byte: no two texts decode to the
  ///   same bytes.
  package static func decode(
    _ digits: UTF8Bytes, _ alphabet: Alphabet, to output: UnsafeMutableRawBufferPointer
  ) -> Bool {
    var bits: UInt32 = 0
    var count: UInt32 = 0
    var written = 0
    for byte in digits {
      guard let digit = value(of: byte, alphabet) else { return false }
      bits = bits << 6 | UInt32(digit)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      output[written] = UInt8(truncatingIfNeeded: bits >> count)
      written += 1
      bits &= (1 << count) - 1
    }
    return bits == 0
  }

  private static func value(of byte: UInt8, _ alphabet: Alphabet) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): alphabet == .standard ? 62 : nil
    case UInt8(ascii: "/"): alphabet == .standard ? 63 : nil
    case UInt8(ascii: "-"): alphabet == .url ? 62 : nil
    case UInt8(ascii: "_"): alphabet == .url ? 63 : nil
    default: nil
    }
  }
}
