#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Conditions of `where` and `check` that Swift has no operator for.
@_spi(Generated) public enum Conditions {
  /// Whether a text is before another, by Unicode scalars.
  @_spi(Generated) public static func isLess(_ left: String, _ right: String) -> Bool {
    UTF8Order.precedes(left, right)
  }

  /// Whether two texts have the same Unicode scalars.
  @_spi(Generated) public static func areEqual(_ left: String, _ right: String) -> Bool {
    UTF8Order.areEqual(left, right)
  }

  /// Whether a comparison of two values holds; it does if one is nil.
  @_spi(Generated)
  public static func holds<Left, Right>(_ left: Left?, _ right: Right?, _ comparison: (Left, Right) -> Bool) -> Bool {
    guard let left, let right else { return true }
    return comparison(left, right)
  }

  /// Whether a condition holds for a value; it does if that is nil.
  @_spi(Generated) public static func passes<Value>(_ value: Value?, _ condition: (Value) -> Bool) -> Bool {
    value.map(condition) ?? true
  }

  /// An optional with a level less.
  @_spi(Generated) public static func flat<Value>(_ value: Value??) -> Value? { value ?? nil }

  /// Whether no two elements are equal.
  @_spi(Generated) public static func areUnique<Element: Hashable>(_ elements: some Collection<Element>) -> Bool {
    Set(elements).count == elements.count
  }

  /// Same as for other elements: texts are equal if they have the same Unicode scalars.
  @_spi(Generated) public static func areUnique(_ elements: [String]) -> Bool {
    Set(elements.map(ExactText.init)).count == elements.count
  }

  /// Whether a number is less than another, by their exact values. A number that is not finite is neither less than
  /// another nor greater.
  @_spi(Generated) public static func isLess(_ left: JSONNumber?, _ right: JSONNumber?) -> Bool {
    guard let left, let right else { return false }
    return left < right
  }

  /// The number, to be compared with a number of another type.
  @_spi(Generated) public static func number(_ value: some FixedWidthInteger) -> JSONNumber? {
    JSONNumber(String(value))
  }
  /// Same as for integers: the shortest digits.
  @_spi(Generated) public static func number(_ value: Double) -> JSONNumber? { JSONNumber(value) }
  /// Same as for integers: the shortest digits.
  @_spi(Generated) public static func number(_ value: Float) -> JSONNumber? { JSONNumber(value) }
  /// Same as for integers.
  @_spi(Generated) public static func number(_ value: Decimal) -> JSONNumber? { JSONNumber(value) }

  /// Whether a number is a multiple of another, exactly.
  ///
  /// - Parameters:
  ///   - factor: The digits of the other number without zeros at the end: at most eighteen.
  ///   - exponent: The power of ten by which they are multiplied.
  @_spi(Generated)
  public static func isMultiple(_ number: JSONNumber?, of factor: UInt64, exponent: Int) -> Bool {
    guard let number, let digits = ScaledDigits(number.text) else { return false }
    return digits.isMultiple(of: factor, exponent: exponent)
  }
}
