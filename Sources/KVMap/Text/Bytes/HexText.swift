#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
import KVMapText

/// Bytes as pairs of hexadecimal digits (RFC 4648, section 8).
package enum HexText {
  /// - Returns: `nil` for an odd number of digits, and for characters that are not hexadecimal digits.
  package static func parse(_ utf8: UTF8Bytes) -> Data? {
    guard utf8.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count / 2)
    for position in stride(from: 0, to: utf8.count, by: 2) {
      guard let high = ASCIIText.hexadecimal(utf8[position]), let low = ASCIIText.hexadecimal(utf8[position + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return Data(bytes)
  }

  /// Writes two lowercase digits for each byte.
  static func write(_ bytes: UnsafeRawBufferPointer, to output: UnsafeMutablePointer<UInt8>) {
    for (position, byte) in bytes.enumerated() {
      output[position * 2] = digit(byte >> 4)
      output[position * 2 + 1] = digit(byte & 15)
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "a") &+ value &- 10
  }
}
