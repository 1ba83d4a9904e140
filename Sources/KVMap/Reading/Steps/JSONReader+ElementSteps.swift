/// Steps for every part of a value that is already read, and checks.
extension JSONReader {
  /// A step for every element of an array.
  ///
  /// - Parameters:
  ///   - place: The value that the pipeline began with, which is also passed to `step`.
  /// - Throws: The error of `step`.
  @_spi(Generated) public mutating func each<Element, Result>(
    at place: ValuePosition, _ elements: [Element],
    _ step: (inout JSONReader, ValuePosition, Element) throws(CodingFailure) -> Result
  ) throws(CodingFailure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(elements.count)
    for element in elements { results.append(try step(&self, place, element)) }
    return results
  }

  /// Same as for an array. Elements that become equal are merged.
  @_spi(Generated) public mutating func each<Element, Result>(
    at place: ValuePosition, _ elements: Set<Element>,
    _ step: (inout JSONReader, ValuePosition, Element) throws(CodingFailure) -> Result
  ) throws(CodingFailure) -> Set<Result> {
    var results: Set<Result> = []
    for element in elements { results.insert(try step(&self, place, element)) }
    return results
  }

  /// A step for every value of a dictionary.
  @_spi(Generated) public mutating func each<Key, Element, Result>(
    at place: ValuePosition, _ elements: [Key: Element],
    _ step: (inout JSONReader, ValuePosition, Element) throws(CodingFailure) -> Result
  ) throws(CodingFailure) -> [Key: Result] {
    var results: [Key: Result] = [:]
    results.reserveCapacity(elements.count)
    for (key, element) in elements { results[key] = try step(&self, place, element) }
    return results
  }

  /// A step for the wrapped value of an optional.
  @_spi(Generated) public mutating func each<Element, Result>(
    at place: ValuePosition, _ element: Element?,
    _ step: (inout JSONReader, ValuePosition, Element) throws(CodingFailure) -> Result
  ) throws(CodingFailure) -> Result? {
    guard let element else { return nil }
    return try step(&self, place, element)
  }

  /// The value itself, if its `where` condition is met.
  ///
  /// - Parameter expected: Ends the sentence "expected …": `a value in 0...150`.
  /// - Throws: `CodingFailure` of the kind `check` if the condition is not met.
  @_spi(Generated) public mutating func checked<Checked>(
    at place: ValuePosition, _ value: Checked, _ expected: String, _ holds: (Checked) -> Bool
  ) throws(CodingFailure) -> Checked {
    try check(at: place, holds(value), expected)
    return value
  }

  /// The same, but nil always passes.
  @_spi(Generated) public mutating func checked<Checked>(
    at place: ValuePosition, optional value: Checked?, _ expected: String, _ holds: (Checked) -> Bool
  ) throws(CodingFailure) -> Checked? {
    if let value { try check(at: place, holds(value), expected) }
    return value
  }
}
