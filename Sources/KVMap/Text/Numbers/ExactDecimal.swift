#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
import KVMapText

/// A decimal number of at most 38 digits, for exact arithmetic.
///
/// The operators of `Decimal` round silently if a result has more digits than fit. Here every result is either exact or
/// absent.
package struct ExactDecimal: Equatable, Sendable {
  /// Never `true` for zero.
  var isNegative: Bool
  /// Less than 10^38, and not divisible by ten.
  var significand: Wide128
  /// −128 … 127, as in a `Decimal`.
  var exponent: Int

  package static let zero = ExactDecimal(isNegative: false, significand: .zero, exponent: 0)

  private init(isNegative: Bool, significand: Wide128, exponent: Int) {
    self.isNegative = isNegative
    self.significand = significand
    self.exponent = exponent
  }

  /// The number with this value.
  ///
  /// - Returns: `nil` if it has more than 38 digits, or an exponent that `Decimal` does not have.
  init?(isNegative: Bool, _ significand: Wide128, exponent: Int) {
    guard !significand.isZero else {
      self = .zero
      return
    }
    var significand = significand
    var exponent = exponent
    while significand.isEven {
      let (tenth, digit) = significand.quotientAndRemainder(dividingBy: 10)
      guard digit == 0 else { break }
      significand = tenth
      exponent += 1
    }
    guard significand < .tenTo38, -128...127 ~= exponent else { return nil }
    self.init(isNegative: isNegative, significand: significand, exponent: exponent)
  }

  /// - Parameter number: The validated text of a JSON number.
  /// - Returns: `nil` if it has more than 38 digits, or an exponent that `Decimal` does not have.
  package init?(checked number: UTF8Bytes) {
    let normal = NormalDecimal(checked: number)
    guard normal.digitCount <= 38, -128...127 ~= normal.exponent else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for (place, digit) in normal.values(in: number).enumerated() {
      if normal.digitCount - place > 19 { high = high * 10 + UInt64(digit) } else { low = low * 10 + UInt64(digit) }
    }
    // Both halves have at most nineteen digits, so the whole has at most 38.
    let upper = high.multipliedFullWidth(by: Self.tenTo19)
    guard let significand = Wide128(high: upper.high, low: upper.low).adding(Wide128(low: low)) else { return nil }
    self.init(isNegative: normal.isNegative, significand: significand, exponent: normal.exponent)
  }

  /// - Returns: `nil` for what is not a number.
  package init?(_ value: Decimal) {
    guard let text = DecimalText.text(value), let number = text.utf8Bytes({ ExactDecimal(checked: $0) }) else {
      return nil
    }
    self = number
  }

  /// - Parameter literal: A JSON number.
  package init?(_ literal: String) {
    let number = literal.utf8Bytes { NumberText.whole($0) == nil ? nil : ExactDecimal(checked: $0) }
    guard let number else { return nil }
    self = number
  }

  package var decimal: Decimal {
    let (high, low) = significand.quotientAndRemainder(dividingBy: Self.tenTo19)
    let whole = high.low == 0 ? Decimal(low) : Decimal(high.low) * Decimal(Self.tenTo19) + Decimal(low)
    return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: whole)
  }

  private static let tenTo19: UInt64 = 10_000_000_000_000_000_000
}
