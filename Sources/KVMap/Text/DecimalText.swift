#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// `Decimal` from and to text, digit for digit and never by way of a binary number.
package enum DecimalText {
  /// - Returns: `.mismatch` if `utf8` is not a JSON number and nothing else; `.range` if it has more than 38
  ///   significant digits or an exponent that `Decimal` does not have (−128 … 127, of the last digit that is not
  ///   zero).
  package static func parse(_ utf8: UTF8Bytes) -> Parsed<Decimal> {
    guard NumberText.whole(utf8) != nil else { return .mismatch }
    return parse(checked: utf8)
  }

  /// As `parse(_:)`, for a text that is known to be a number.
  package static func parse(checked utf8: UTF8Bytes) -> Parsed<Decimal> {
    let number = NormalDecimal(checked: utf8)
    guard number.digitCount <= 38, -128...127 ~= number.exponent else { return .range }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for (place, digit) in number.values(in: utf8).enumerated() {
      if number.digitCount - place > 19 { high = high * 10 + UInt64(digit) } else { low = low * 10 + UInt64(digit) }
    }
    // Both halves have at most nineteen digits, and the sum fits into the 128 bits of a Decimal: all of this is exact.
    let significand =
      high == 0 ? Decimal(low) : Decimal(high) * Decimal(10_000_000_000_000_000_000 as UInt64) + Decimal(low)
    let value = Decimal(sign: number.isNegative ? .minus : .plus, exponent: number.exponent, significand: significand)
    return value.isNaN ? .range : .value(value)
  }

  /// The digits of `value`, without an exponent.
  ///
  /// - Returns: `nil` for what is not a number.
  package static func text(_ value: Decimal) -> String? { value.isNaN ? nil : value.description }
}
