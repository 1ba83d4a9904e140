#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
package import KVMapText

extension Base64Text {
  /// The bytes of a text in the standard alphabet.
  ///
  /// - Returns: `nil` in the same cases as `decoded(_:)`.
  package static func parse(_ utf8: UTF8Bytes) -> Data? { data(utf8, .standard) }

  /// The alphabet for URLs, with or without padding.
  ///
  /// - Returns: `nil` in the same cases as `decoded(_:)`, and for padding of the wrong length.
  package static func parseURL(_ utf8: UTF8Bytes) -> Data? { data(utf8, .url) }

  private static func data(_ utf8: UTF8Bytes, _ alphabet: Alphabet) -> Data? {
    guard let digits = digits(of: utf8, alphabet) else { return nil }
    var data = Data(count: byteCount(of: digits))
    let isValid = data.withUnsafeMutableBytes { decode(digits, alphabet, to: $0) }
    return isValid ? data : nil
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
