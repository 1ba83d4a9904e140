#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The step `sorted` of the language: ascending, numbers, days, durations and zoned dates by value, text by Unicode scalars, anything else by its JSON
/// text. The sort is stable.
extension JSONReader {
  /// Integers in ascending order.
  @_spi(Generated)
  public mutating func sorted<Element: FixedWidthInteger>(_ elements: [Element]) -> [Element] { elements.sorted() }
  /// Numbers in ascending order.
  @_spi(Generated) public mutating func sorted(_ elements: [Double]) -> [Double] { elements.sorted() }
  /// Numbers in ascending order.
  @_spi(Generated) public mutating func sorted(_ elements: [Float]) -> [Float] { elements.sorted() }
  /// Numbers in ascending order.
  @_spi(Generated) public mutating func sorted(_ elements: [Decimal]) -> [Decimal] { elements.sorted() }
  /// Strings in the order of their Unicode scalars.
  @_spi(Generated)
  public mutating func sorted(_ elements: [String]) -> [String] { elements.sorted(by: UTF8Order.precedes) }
  /// Characters in the order of their Unicode scalars.
  @_spi(Generated) public mutating func sorted(_ elements: [Character]) -> [Character] {
    elements.sorted { UTF8Order.precedes(String($0), String($1)) }
  }

  /// Days in ascending order.
  @_spi(Generated) public mutating func sorted(_ elements: [Day]) -> [Day] { elements.sorted() }
  /// Durations in ascending order.
  @_spi(Generated) public mutating func sorted(_ elements: [Duration]) -> [Duration] { elements.sorted() }
  /// Dates by their instants.
  @_spi(Generated) public mutating func sorted(_ elements: [ZonedDate]) -> [ZonedDate] {
    elements.sorted(by: ZonedDate.isWritten)
  }

  /// By the JSON text that `write` writes for each element.
  ///
  /// - Throws: The error of `write`, located at the value that the pipeline began with.
  /// - Complexity: O(n log n) comparisons of texts.
  @_spi(Generated) public mutating func sorted<Element>(
    at value: ValuePosition, _ elements: [Element], _ write: (inout JSONWriter, Element) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> [Element] {
    var keyed: [(text: [UInt8], element: Element)] = []
    keyed.reserveCapacity(elements.count)
    for element in elements {
      var writer = JSONWriter(capacity: 64)
      do throws(CodingFailure) {
        try write(&writer, element)
      } catch {
        throw CodingFailure(error.code, error.expectation, at: place(of: value))
      }
      keyed.append((writer.finish(), element))
    }
    return keyed.sorted { $0.text.lexicographicallyPrecedes($1.text) }.map(\.element)
  }
}
