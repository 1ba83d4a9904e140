#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Numbers of one type as numbers of another.
package enum DecimalConversion {
  /// What `parse` makes of the digits of `number`; `.range` where it is not a number.
  package static func convert<T>(_ number: Decimal, _ parse: (UTF8Bytes) -> Parsed<T>) -> Parsed<T> {
    guard let text = DecimalText.text(number) else { return .range }
    return text.utf8Bytes(parse)
  }

  /// The shortest digits that read back as `number`; `nil` where `Decimal` has no such value.
  package static func decimal(_ number: Double) -> Decimal? { Number(number)?.decimalValue }

  /// The shortest digits that read back as `number`; `nil` where `Decimal` has no such value.
  package static func decimal(_ number: Float) -> Decimal? { Number(number)?.decimalValue }
}
