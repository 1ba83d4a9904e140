#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Steps of pipelines that make a number of a value in memory. Reading and writing use the same ones.
@_spi(Generated) public enum NumberStep {
  /// The integer as a decimal number.
  public static func decimal(of number: Int) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  public static func decimal(of number: Int8) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  public static func decimal(of number: Int16) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  public static func decimal(of number: Int32) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  public static func decimal(of number: Int64) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  public static func decimal(of number: UInt) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  public static func decimal(of number: UInt8) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  public static func decimal(of number: UInt16) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  public static func decimal(of number: UInt32) -> Decimal { Decimal(number) }
  /// The integer as a decimal number.
  public static func decimal(of number: UInt64) -> Decimal { Decimal(number) }
}
