#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Base64 with its padding (RFC 4648, section 4).
package enum Base64Text {
  /// - Returns: `nil` for line breaks and other foreign characters, missing or misplaced padding, and bits behind the
  ///   last byte that are not zero: no two texts give the same bytes.
  package static func parse(_ utf8: UTF8Bytes) -> Data? {
    guard utf8.count % 4 == 0 else { return nil }
    guard !utf8.isEmpty else { return Data() }
    let padding = utf8.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    var data = Data(count: utf8.count / 4 * 3 - padding)
    let isValid = data.withUnsafeMutableBytes { decode(UTF8Bytes(rebasing: utf8.dropLast(padding)), to: $0) }
    return isValid ? data : nil
  }

  private static func decode(_ digits: UTF8Bytes, to output: UnsafeMutableRawBufferPointer) -> Bool {
    var bits: UInt32 = 0
    var count: UInt32 = 0
    var written = 0
    for byte in digits {
      guard let digit = value(of: byte) else { return false }
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

  /// How many characters `count` bytes take.
  static func length(of count: Int) -> Int { (count + 2) / 3 * 4 }

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
