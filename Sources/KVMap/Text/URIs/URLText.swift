#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// URLs as text.
package enum URLText {
  /// The URL that `utf8` spells. Blanks and non-ASCII characters are percent-encoded first (A37 of the language's
  /// decisions); existing escapes are kept.
  ///
  /// - Parameter base: The URL that a relative reference is resolved against.
  /// - Returns: `nil` if it is empty or not a reference of RFC 3986.
  package static func parse(_ utf8: UTF8Bytes, base: URL? = nil) -> URL? {
    let text = encoded(utf8)
    var copy = text
    guard !text.isEmpty, copy.withUTF8({ URIReference.isValid($0) }) else { return nil }
    guard let base else { return URL(string: text) }
    return URL(string: text, relativeTo: base)?.absoluteURL
  }

  private static func encoded(_ utf8: UTF8Bytes) -> String {
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
