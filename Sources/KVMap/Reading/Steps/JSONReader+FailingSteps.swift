/// Failures for which generated code says what was expected. They are located at the value that the pipeline began
/// with.
extension JSONReader {
  /// Which throws it: a step does not accept this value.
  ///
  /// - Parameter expected: Ends the sentence "expected …": `one of "A", "B"`.
  @_spi(Generated) public mutating func mismatch(at value: ValuePosition, expected: String) -> CodingFailure {
    failure(.mismatch, expected, at: value)
  }

  /// A `where` of the language. With all problems collected, an array or object in which something could not be read
  /// is not checked: it lacks what was wrong, which was recorded.
  ///
  /// - Parameter expected: Ends the sentence "expected …": `a value in 0...150`.
  /// - Throws: `CodingFailure` of the kind `check` if the condition is not met.
  @_spi(Generated)
  public mutating func check(at value: ValuePosition, _ holds: Bool, _ expected: String) throws(CodingFailure) {
    guard holds || hasFailed(inside: value) else { throw failure(.check, expected, at: value) }
  }

  mutating func failure(_ code: CodingFailure.Code, _ expected: String, at value: ValuePosition) -> CodingFailure {
    diagnosis?.expected = expected
    return CodingFailure(code, .described, at: place(of: value))
  }
}
