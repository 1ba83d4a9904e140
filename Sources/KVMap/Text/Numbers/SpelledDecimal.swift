#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A `Decimal` that is written with the trailing zeros of the text it was read from: 12.20 and not 12.2.
///
/// It is equal to the value without them and has the same hash. Foundation computes that hash through `Double`, so
/// there are no more digits than a `Double` holds. All initializers of `Decimal` remove such zeros, but its conformance
/// to `Decodable` takes sign, digits and exponent unchanged.
enum SpelledDecimal {
  /// - Parameters:
  ///   - text: The validated text of a JSON number. One with an exponent is not written as it was read anyway.
  ///   - value: Its value.
  /// - Returns: `value` itself if the text has no such zeros, if the digits would be too many, and for zero, which has
  ///   no digits that zeros could follow.
  static func spelled(_ text: UTF8Bytes, _ value: Decimal) -> Decimal {
    guard text.last == UInt8(ascii: "0"), let point = text.lastIndex(of: UInt8(ascii: ".")),
      !text[point...].contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      let exact = ExactDecimal(checked: text), !exact.significand.isZero
    else { return value }
    let exponent = point + 1 - text.count
    var significand = exact.significand
    guard exponent >= -128, exponent < exact.exponent else { return value }
    for _ in exponent..<exact.exponent {
      guard let longer = significand.multiplied(by: 10), longer < Self.limit else { return value }
      significand = longer
    }
    let parts = DecimalParts(isNegative: exact.isNegative, significand: significand, exponent: exponent)
    // A Foundation with another layout of the parts fails here: then only the zeros are lost.
    guard let spelled = try? Decimal(from: DecimalDecoder(parts: parts)), spelled == value,
      spelled.hashValue == value.hashValue
    else { return value }
    return spelled
  }

  /// 2^53: all smaller whole numbers are representable as a `Double`.
  private static let limit = Wide128(low: 1 << 53)
}

/// The parts of a `Decimal`, under the names that its encoding uses.
struct DecimalParts {
  var isNegative: Bool
  var significand: Wide128
  var exponent: Int

  /// The words of the significand, the lowest first.
  var words: [UInt16] {
    [significand.low, significand.high].flatMap { half in
      (0..<4).map { UInt16(truncatingIfNeeded: half >> (16 * $0)) }
    }
  }

  /// The number of words in use.
  var length: Int { words.count - words.reversed().prefix { $0 == 0 }.count }
}
