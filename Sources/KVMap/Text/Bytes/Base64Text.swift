#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Base64 (RFC 4648): padded (section 4), or in the alphabet for URLs and file names (section 5).
package enum Base64Text {
  package enum Alphabet: Sendable {
    case standard
    /// `-` and `_` instead of `+` and `/`.
    case url
  }

  /// - Returns: `nil` for line breaks and other foreign characters, missing or misplaced padding, and nonzero bits
  ///   after the last byte: no two texts decode to the same bytes.
  package static func parse(_ utf8: UTF8Bytes) -> Data? {
    guard utf8.count % 4 == 0 else { return nil }
    guard !utf8.isEmpty else { return Data() }
    return decode(UTF8Bytes(rebasing: utf8.dropLast(padding(of: utf8))), .standard)
  }

  /// The alphabet for URLs, with or without padding.
  ///
  /// - Returns: `nil` in the same cases as `parse(_:)`, and for padding of the wrong length.
  package static func parseURL(_ utf8: UTF8Bytes) -> Data? {
    let padding = padding(of: utf8)
    guard padding == 0 || utf8.count % 4 == 0 else { return nil }
    let digits = UTF8Bytes(rebasing: utf8.dropLast(padding))
    guard !digits.isEmpty else { return padding == 0 ? Data() : nil }
    // A single digit is not enough for a byte.
    return digits.count % 4 == 1 ? nil : decode(digits, .url)
  }

  private static func padding(of utf8: UTF8Bytes) -> Int {
    utf8.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
  }

  private static func decode(_ digits: UTF8Bytes, _ alphabet: Alphabet) -> Data? {
    var data = Data(count: digits.count * 3 / 4)
    let isValid = data.withUnsafeMutableBytes { decode(digits, alphabet, to: $0) }
    return isValid ? data : nil
  }

  private static func decode(
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

  /// The number of characters that `count` bytes take.
  static func length(of count: Int) -> Int { (count + 2) / 3 * 4 }

  /// The number of characters that `count` bytes take in the alphabet for URLs, without padding.
  static func urlLength(of count: Int) -> Int { (count * 4 + 2) / 3 }

  /// Writes in the alphabet for URLs. `output` needs room for `length(of: bytes.count)` bytes; only the first
  /// `urlLength(of: bytes.count)` of them are meaningful.
  static func writeURL(_ bytes: UnsafeRawBufferPointer, to output: UnsafeMutablePointer<UInt8>) {
    write(bytes, to: output)
    for position in 0..<urlLength(of: bytes.count) {
      switch output[position] {
      case UInt8(ascii: "+"): output[position] = UInt8(ascii: "-")
      case UInt8(ascii: "/"): output[position] = UInt8(ascii: "_")
      default: break
      }
    }
  }

  /// Writes `length(of: bytes.count)` bytes at `output`.
  static func write(_ bytes: UnsafeRawBufferPointer, to output: UnsafeMutablePointer<UInt8>) {
    alphabet.withUTF8Buffer { alphabet in
      var cursor = output
      var position = 0
      while position < bytes.count {
        let left = bytes.count - position
        let group =
          UInt32(bytes[position]) << 16
          | (left > 1 ? UInt32(bytes[position + 1]) << 8 : 0)
          | (left > 2 ? UInt32(bytes[position + 2]) : 0)
        cursor[0] = alphabet[Int(group >> 18)]
        cursor[1] = alphabet[Int(group >> 12 & 63)]
        cursor[2] = left > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "=")
        cursor[3] = left > 2 ? alphabet[Int(group & 63)] : UInt8(ascii: "=")
        cursor += 4
        position += 3
      }
    }
  }

  private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
}
