#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// A number of a document: keeps its exact text and is compared by its exact value.
///
/// `12.20` is written back as `12.20`, and equals `12.2`; `1e2` equals `100`. There is no limit on
/// precision, and exponents are told apart up to 10^17.
public struct JSONNumber: Sendable {
  private let form: Form

  private enum Form {
    case decimal(PlainDecimal)
    /// With an exponent, or more digits than a word holds.
    case text(String)
  }

  /// The number in the grammar of JSON.
  ///
  /// - Complexity: Linear in its length: the text is made each time.
  public var text: String {
    switch form {
    case .decimal: withText { String(validated: $0, isASCII: true) }
    case .text(let text): text
    }
  }

  /// The number without an exponent that this is, digit for digit; `nil` for very long ones, and with an exponent.
  var decimal: PlainDecimal? {
    switch form {
    case .decimal(let decimal): decimal
    case .text: nil
    }
  }

  /// - Parameter text: A number in the grammar of JSON (RFC 8259, section 6).
  /// - Returns: `nil` for any other text.
  public init?(_ text: String) {
    let form: Form? = text.utf8Bytes { utf8 in
      guard let number = NumberText.whole(utf8) else { return nil }
      return PlainDecimal(number, in: utf8).map(Form.decimal) ?? .text(text)
    }
    guard let form else { return nil }
    self.form = form
  }

  init(_ decimal: PlainDecimal) { form = .decimal(decimal) }

  /// - Parameter checked: A number that is validated by the grammar of JSON.
  package init(checked: UTF8Bytes) {
    if let number = NumberText.whole(checked), let decimal = PlainDecimal(number, in: checked) {
      form = .decimal(decimal)
    } else {
      form = .text(String(decoding: checked, as: UTF8.self))
    }
  }

  /// An integer, digit for digit.
  public init(_ value: some FixedWidthInteger) {
    if let significand = UInt64(exactly: value.magnitude) {
      form = .decimal(PlainDecimal(significand: significand, fractionDigits: 0, isNegative: value < 0))
    } else {
      form = .text(String(value))
    }
  }

  /// The shortest decimal number that reads back as `value`.
  ///
  /// - Returns: `nil` for infinity and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init { FloatOutput.write(value, to: &$0) }
  }

  /// The shortest decimal number that reads back as `value`, as a `Float`.
  ///
  /// - Returns: `nil` for infinity and NaN.
  public init?(_ value: Float) {
    guard value.isFinite else { return nil }
    self.init { FloatOutput.write(value, to: &$0) }
  }

  /// The number that is written.
  private init(_ write: (inout ByteOutput) -> Void) {
    self = Self.withOutput(write) { JSONNumber(checked: $0) }
  }

  /// Calls `body` with the number that is written.
  private static func withOutput<Result>(
    _ write: (inout ByteOutput) -> Void, _ body: (UTF8Bytes) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(FloatOutput.capacity, PlainDecimal.capacity)) { room in
      // The capacity is not 0, so there is an address.
      guard let start = room.baseAddress else { return body(UTF8Bytes(start: nil, count: 0)) }
      var output = ByteOutput(cursor: start)
      write(&output)
      return body(UTF8Bytes(start: start, count: output.cursor - start))
    }
  }

  /// Calls `body` with the text.
  func withText<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    switch form {
    case .decimal(let decimal): Self.withOutput({ decimal.write(to: &$0) }, body)
    case .text(let text): text.utf8Bytes(body)
    }
  }

  /// - Returns: `nil` if it is not a number.
  public init?(_ value: Decimal) {
    guard let text = DecimalText.text(value) else { return nil }
    self.init(text)
  }

  /// The value as an integer of type `T`; `nil` if it has a fraction or does not fit.
  public func integer<T: FixedWidthInteger>(as type: T.Type = T.self) -> T? {
    if let decimal, decimal.fractionDigits == 0, !decimal.isNegative {
      return T(exactly: decimal.significand)
    }
    return withText { utf8 in IntegerText.parse(utf8).value ?? Self.wideInteger(utf8) }
  }

  /// An integer of more than 64 bits. Its digits, and the zeros of its exponent, are no more than those of `T.max`.
  private static func wideInteger<T: FixedWidthInteger>(_ utf8: UTF8Bytes) -> T? {
    guard T.bitWidth > 64 else { return nil }
    let number = NormalDecimal(checked: utf8)
    // A bit is less than a third of a decimal digit.
    guard number.exponent >= 0, number.magnitude <= T.bitWidth / 3 + 1 else { return nil }
    let ten: T = 10
    var value: T = 0
    for digit in Array(number.values(in: utf8)) + Array(repeating: 0, count: number.exponent) {
      // Counts downward for a negative number, because the least integer has no positive counterpart.
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: ten)
      let (sum, overflows) =
        number.isNegative
        ? product.subtractingReportingOverflow(T(digit)) : product.addingReportingOverflow(T(digit))
      guard !isTooLarge, !overflows else { return nil }
      value = sum
    }
    return value
  }

  /// The value as an `Int`; `nil` if it has a fraction or does not fit.
  public var intValue: Int? { integer() }

  /// The nearest `Double`; `nil` if the value is too large for one.
  public var doubleValue: Double? {
    if let decimal {
      let magnitude = FloatText.nearest(decimal.significand, fractionDigits: Int(decimal.fractionDigits))
      return decimal.isNegative ? -magnitude : magnitude
    }
    return withText { FloatText.double($0).value }
  }

  /// The value, digit for digit; `nil` if its significant digits do not fit in 128 bits, which any 38 do, or if it has
  /// an exponent that `Decimal` does not have.
  public var decimalValue: Decimal? { withText { DecimalText.parse($0).value } }
}

extension JSONNumber: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension JSONNumber: CustomStringConvertible {
  public var description: String { text }
}
