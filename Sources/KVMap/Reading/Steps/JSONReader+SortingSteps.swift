/// The step `sorted` of the language, for elements without an order of their own (`ElementStep` has the others). The
/// sort is stable.
extension JSONReader {
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
    return keyed.sortedByPosition { $0.text.lexicographicallyPrecedes($1.text) }.map(\.element)
  }
}
