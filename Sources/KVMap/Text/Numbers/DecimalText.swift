#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
package import KVMapText

/// `Decimal` from and to text, digit for digit, without a binary number in between.
package enum DecimalText {
  /// - Returns: `.mismatch` if `utf8` is not a JSON number and nothing else; `.range` if its significant digits do not
  ///   fit in 128 bits, which any 38 do, or if it has an exponent that `Decimal` does not have (−128 … 127, of the last
  ///   digit that is not zero).
  package static func parse(_ utf8: UTF8Bytes) -> Parsed<Decimal> {
    guard NumberText.whole(utf8) != nil else { return .mismatch }
    return parse(checked: utf8)
  }

  /// Same as `parse(_:)`, for a text that is known to be a number.
  package static func parse(checked utf8: UTF8Bytes) -> Parsed<Decimal> {
    guard let value = ExactDecimal(checked: utf8)?.decimal ?? longest(utf8), !value.isNaN else { return .range }
    return .value(value)
  }

  /// A number of 39 digits, some of which a `Decimal` holds: `Decimal.pi` has as many, and so have quotients.
  private static func longest(_ utf8: UTF8Bytes) -> Decimal? {
    let digits = NormalDecimal(checked: utf8)
    guard digits.digitCount == 39, -128...127 ~= digits.exponent,
      let value = Decimal(string: String(decoding: utf8, as: UTF8.self)), let text = text(value)
    else { return nil }
    // Foundation rounds what does not fit.
    let isExact = text.utf8Bytes { rounded in
      let kept = NormalDecimal(checked: rounded)
      return kept.isNegative == digits.isNegative && kept.exponent == digits.exponent
        && kept.values(in: rounded).elementsEqual(digits.values(in: utf8))
    }
    return isExact ? value : nil
  }

  /// Same as `parse(_:)`, but keeps trailing zeros, so that `text(_:)` returns them: `12.20`.
  package static func parseSpelled(_ utf8: UTF8Bytes) -> Parsed<Decimal> {
    let parsed = parse(utf8)
    guard case .value(let value) = parsed, utf8.last == UInt8(ascii: "0") else { return parsed }
    return .value(SpelledDecimal.spelled(utf8, value))
  }

  /// The digits of `value`, without an exponent.
  ///
  /// - Returns: `nil` for what is not a number.
  package static func text(_ value: Decimal) -> String? { value.isNaN ? nil : value.description }
}
