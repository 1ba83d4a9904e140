package import KVMapText

/// Integers from the text of a JSON number in any spelling: `3`, `3.0` and `1e2` are integers.
package enum IntegerText {
  /// The integer that all of `utf8` spells.
  ///
  /// - Returns: `.mismatch` if it is not a number or has a fraction, `.range` if it is an integer that `T` cannot
  ///   represent.
  package static func parse<T: FixedWidthInteger>(_ utf8: UTF8Bytes, as type: T.Type = T.self) -> Parsed<T> {
    guard let number = NumberText.whole(utf8) else { return .mismatch }
    return integer(number, in: utf8)
  }

  // For other modules, where the generic function would work on any type by its witnesses.
  package static func int(_ utf8: UTF8Bytes) -> Parsed<Int> { parse(utf8) }
  package static func uint64(_ utf8: UTF8Bytes) -> Parsed<UInt64> { parse(utf8) }

  /// The integer value of a number that was scanned at the beginning of `utf8`.
  package static func integer<T: FixedWidthInteger>(
    _ number: NumberText, in utf8: UTF8Bytes, as type: T.Type = T.self
  ) -> Parsed<T> {
    guard number.isExact else { return long(UTF8Bytes(rebasing: utf8[..<number.length])) }
    var magnitude = number.significand
    var exponent = magnitude == 0 ? 0 : number.exponent
    while exponent < 0 {
      let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { return .mismatch }
      magnitude = quotient
      exponent += 1
    }
    while exponent > 0 {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      guard !overflow else { return .range }
      magnitude = product
      exponent -= 1
    }
    return signed(magnitude, isNegative: number.isNegative)
  }

  /// More than nineteen digits: a 20-digit UInt64, a fraction, or a number that is too large.
  private static func long<T: FixedWidthInteger>(_ utf8: UTF8Bytes) -> Parsed<T> {
    let number = NormalDecimal(checked: utf8)
    guard number.exponent >= 0 else { return .mismatch }
    guard number.magnitude <= 20 else { return .range }
    var magnitude: UInt64 = 0
    for digit in number.values(in: utf8) {
      guard append(digit, to: &magnitude) else { return .range }
    }
    for _ in 0..<number.exponent {
      guard append(0, to: &magnitude) else { return .range }
    }
    return signed(magnitude, isNegative: number.isNegative)
  }

  private static func append(_ digit: UInt8, to magnitude: inout UInt64) -> Bool {
    let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, overflows) = product.addingReportingOverflow(UInt64(digit))
    magnitude = sum
    return !isTooLarge && !overflows
  }

  private static func signed<T: FixedWidthInteger>(_ magnitude: UInt64, isNegative: Bool) -> Parsed<T> {
    // The magnitude of the smallest Int64 is one more than that of the largest: the difference stays in range.
    if isNegative, magnitude > UInt64(Int64.max) + 1 { return .range }
    let value = isNegative ? T(exactly: Int64(truncatingIfNeeded: 0 &- magnitude)) : T(exactly: magnitude)
    guard let value else { return .range }
    return .value(value)
  }
}
