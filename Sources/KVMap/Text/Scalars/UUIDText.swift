#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
import KVMapText

/// `8-4-4-4-12` hexadecimal digits (RFC 9562, section 4): read in either case, written in uppercase.
package enum UUIDText {
  package static let length = 36

  package static func parse(_ utf8: UTF8Bytes) -> UUID? {
    guard utf8.count == length else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    var digits = 0
    for position in 0..<length {
      switch position {
      case 8, 13, 18, 23:
        guard utf8[position] == UInt8(ascii: "-") else { return nil }
      default:
        guard let digit = ASCIIText.hexadecimal(utf8[position]) else { return nil }
        if digits < 16 { high = high << 4 | UInt64(digit) } else { low = low << 4 | UInt64(digit) }
        digits += 1
      }
    }
    func byte(_ word: UInt64, _ place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (56 - 8 * place)) }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6),
        byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
        byte(low, 6), byte(low, 7)
      ))
  }

  /// Writes `length` bytes at `output`.
  static func write(_ value: UUID, to output: UnsafeMutablePointer<UInt8>) {
    withUnsafeBytes(of: value.uuid) { bytes in
      var cursor = output
      for position in bytes.indices {
        switch position {
        case 4, 6, 8, 10:
          cursor.pointee = UInt8(ascii: "-")
          cursor += 1
        default: break
        }
        cursor[0] = digit(bytes[position] >> 4)
        cursor[1] = digit(bytes[position] & 15)
        cursor += 2
      }
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "A") &+ value &- 10
  }
}
