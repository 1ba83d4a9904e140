/// Failures for which generated code says what was expected. They are located at the value that the pipeline began
/// with.
extension Reader {
  /// Called by generated code, which throws it: a step does not accept this value.
  ///
  /// - Parameter expected: Ends the sentence "expected …": `one of "A", "B"`.
  public mutating func mismatch(at value: Mark, expected: String) -> Failure { failure(.mismatch, expected, at: value) }

  /// Called by generated code: a `where` of the language.
  ///
  /// - Parameter expected: Ends the sentence "expected …": `a value in 0...150`.
  /// - Throws: `Failure` of the kind `check` if the condition is not met.
  public mutating func check(at value: Mark, _ holds: Bool, _ expected: String) throws(Failure) {
    guard holds else { throw failure(.check, expected, at: value) }
  }

  mutating func failure(_ code: Failure.Code, _ expected: String, at value: Mark) -> Failure {
    trace?.expected = expected
    return Failure(code, .described, at: place(of: value))
  }
}
