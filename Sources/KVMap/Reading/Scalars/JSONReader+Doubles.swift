#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSONReader {
  /// A number, correctly rounded. A number too large for a Double is `range`; one too small
  /// is 0.
  @inline(never)
  @_spi(Generated) public mutating func double() throws(CodingFailure) -> Double { try readDouble() }

  /// Same as `double()`, rounded once, to a Float.
  @_spi(Generated) public mutating func float() throws(CodingFailure) -> Float {
    try number(.float) { FloatText.float($0, in: $1) }
  }

  /// A number, digit for digit (at most 38 of them; A32 of the language's decisions).
  @_spi(Generated) public mutating func decimal() throws(CodingFailure) -> Decimal {
    try number(.decimal) { DecimalText.parse(checked: UTF8Bytes(rebasing: $1.prefix($0.length))) }
  }

  /// A number (with `lenient`, also as text) of seconds since 1970-01-01T00:00:00Z.
  @_spi(Generated) public mutating func epochSeconds(lenient: Bool) throws(CodingFailure) -> Date {
    try epoch(.seconds, lenient: lenient)
  }

  /// A number (with `lenient`, also as text) of milliseconds since 1970-01-01T00:00:00Z.
  @_spi(Generated) public mutating func epochMilliseconds(lenient: Bool) throws(CodingFailure) -> Date {
    try epoch(.milliseconds, lenient: lenient)
  }

  private mutating func epoch(_ unit: EpochText.Unit, lenient: Bool) throws(CodingFailure) -> Date {
    if lenient && cursor.p[0] == 0x22 { return try text(.epoch, DateToken.date) { EpochText.parse($0, in: unit) } }
    return try number(.epoch, DateToken.date) { (number, _) in EpochText.date(number, in: unit) }
  }

  @inline(__always)
  mutating func readDouble() throws(CodingFailure) -> Double {
    if let number = cursor.plainDouble() { return number }
    return try slowDouble()
  }

  @inline(never)
  private mutating func slowDouble() throws(CodingFailure) -> Double {
    try number(.double) { FloatText.double($0, in: $1) }
  }
}
