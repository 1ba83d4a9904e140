#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A `Decimal` that is written with the zeros behind the point with which it was read: 12.20 and not 12.2.
///
/// It is equal to one without them, and has the same hash, for which Foundation goes through `Double`: so there are no
/// more digits than a `Double` holds. All initialisers of `Decimal` take such zeros off, but not its conformance to
/// `Decodable`, which takes sign, digits and exponent as they are.
enum SpelledDecimal {
  /// - Parameters:
  ///   - text: The text of a JSON number, checked before. One with an exponent is not written as it was read anyway.
  ///   - value: Its value.
  /// - Returns: `value` itself where there is no such zero, where the digits would be too many, and for zero, which has
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
    // A Foundation that lays the parts out differently refuses these: then the zeros are lost, and nothing else.
    guard let spelled = try? Decimal(from: DecimalDecoder(parts: parts)), spelled == value,
      spelled.hashValue == value.hashValue
    else { return value }
    return spelled
  }

  /// 2^53: all whole numbers below are a `Double`.
  private static let limit = Wide128(low: 1 << 53)
}

/// What `Decimal` is made of, under the names that its encoding has.
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

  /// How many words are in use.
  var length: Int { words.count - words.reversed().prefix { $0 == 0 }.count }
}
