#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The step `sorted` of the language, for elements that have an order of their own: numbers, days, durations and zoned
/// dates by value, and text by Unicode scalars. The sort is stable.
@_spi(Generated) public enum ElementStep {
  /// Integers in ascending order.
  public static func sorted<Element: FixedWidthInteger>(_ elements: [Element]) -> [Element] { elements.sorted() }
  /// Numbers in ascending order.
  public static func sorted(_ elements: [Double]) -> [Double] { elements.sorted() }
  /// Numbers in ascending order.
  public static func sorted(_ elements: [Float]) -> [Float] { elements.sorted() }
  /// Numbers in ascending order.
  public static func sorted(_ elements: [Decimal]) -> [Decimal] { elements.sortedByPosition(by: <) }
  /// Strings in the order of their Unicode scalars.
  public static func sorted(_ elements: [String]) -> [String] { elements.sorted(by: UTF8Order.precedes) }
  /// Characters in the order of their Unicode scalars.
  public static func sorted(_ elements: [Character]) -> [Character] {
    elements.sortedByPosition { UTF8Order.precedes(String($0), String($1)) }
  }

  /// Days in ascending order.
  public static func sorted(_ elements: [Day]) -> [Day] { elements.sortedByPosition(by: <) }
  /// Durations in ascending order.
  public static func sorted(_ elements: [Duration]) -> [Duration] { elements.sortedByPosition(by: <) }
  /// Dates by their instants.
  public static func sorted(_ elements: [ZonedDate]) -> [ZonedDate] {
    elements.sortedByPosition(by: ZonedDate.isWritten)
  }
}
