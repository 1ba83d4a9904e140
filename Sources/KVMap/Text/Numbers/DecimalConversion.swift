#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
package import KVMapText

/// Conversion of numbers between types.
package enum DecimalConversion {
  /// The result of `parse` for the digits of `number`; `.range` if it is not a number.
  package static func convert<T>(_ number: Decimal, _ parse: (UTF8Bytes) -> Parsed<T>) -> Parsed<T> {
    guard let text = DecimalText.text(number) else { return .range }
    return text.utf8Bytes(parse)
  }

  /// The shortest digits that read back as `number`; `nil` if `Decimal` cannot represent the value.
  package static func decimal(_ number: Double) -> Decimal? { JSONNumber(number)?.decimalValue }

  /// The shortest digits that read back as `number`; `nil` if `Decimal` cannot represent the value.
  package static func decimal(_ number: Float) -> Decimal? { JSONNumber(number)?.decimalValue }
}
