#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Integers as decimal numbers.
extension JSONReader {
  /// The integer as a decimal number.
  @_spi(Generated) public mutating func decimal(of number: Int) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public mutating func decimal(of number: Int8) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public mutating func decimal(of number: Int16) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public mutating func decimal(of number: Int32) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public mutating func decimal(of number: Int64) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public mutating func decimal(of number: UInt) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public mutating func decimal(of number: UInt8) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public mutating func decimal(of number: UInt16) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public mutating func decimal(of number: UInt32) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public mutating func decimal(of number: UInt64) -> Decimal { Decimal(number) }
}

extension JSONWriter {
  /// The integer as a decimal number.
  @_spi(Generated) public func decimal(of number: Int) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public func decimal(of number: Int8) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public func decimal(of number: Int16) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public func decimal(of number: Int32) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public func decimal(of number: Int64) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public func decimal(of number: UInt) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public func decimal(of number: UInt8) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public func decimal(of number: UInt16) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public func decimal(of number: UInt32) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  @_spi(Generated) public func decimal(of number: UInt64) -> Decimal { Decimal(number) }
}
