/// Failures of which generated code says what was expected. They stand at the value that the pipeline began with.
extension Reader {
  /// Called by generated code, which throws it: a step does not take this value.
  ///
  /// - Parameter expected: ends the sentence "expected …": `one of "A", "B"`.
  public mutating func mismatch(at value: Mark, expected: String) -> Failure { failure(.mismatch, expected, at: value) }

  /// Called by generated code: a `where` of the language.
  ///
  /// - Parameter expected: ends the sentence "expected …": `a value in 0...150`.
  /// - Throws: `Failure` of the kind `check` where it does not hold.
  public mutating func check(at value: Mark, _ holds: Bool, _ expected: String) throws(Failure) {
    guard holds else { throw failure(.check, expected, at: value) }
  }

  mutating func failure(_ code: Failure.Code, _ expected: String, at value: Mark) -> Failure {
    trace?.expected = expected
    return Failure(code, .described, at: place(of: value))
  }
}
