#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
package import KVMapText

/// `Decimal` from and to text, digit for digit, without a binary number in between.
package enum DecimalText {
  /// - Returns: `.mismatch` if `utf8` is not a JSON number and nothing else; `.range` if it has more than 38
  ///   significant digits or an exponent that `Decimal` does not have (−128 … 127, of the last digit that is not
  ///   zero).
  package static func parse(_ utf8: UTF8Bytes) -> Parsed<Decimal> {
    guard NumberText.whole(utf8) != nil else { return .mismatch }
    return parse(checked: utf8)
  }

  /// Same as `parse(_:)`, for a text that is known to be a number.
  package static func parse(checked utf8: UTF8Bytes) -> Parsed<Decimal> {
    guard let value = ExactDecimal(checked: utf8)?.decimal, !value.isNaN else { return .range }
    return .value(value)
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
