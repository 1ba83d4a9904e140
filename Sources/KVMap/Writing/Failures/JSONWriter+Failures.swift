/// Failures that say what was expected and found. They are located where the value would have been written.
extension JSONWriter {
  /// Which throws it: a step cannot be undone for this value.
  ///
  /// - Parameters:
  ///   - expected: Ends the sentence "expected …": `one of "A", "B"`.
  ///   - found: Ends the sentence "found …".
  @_spi(Generated) public mutating func mismatch(expected: String, found: String = "another value") -> CodingFailure {
    failure(.mismatch, expected: expected, found: found)
  }

  /// A `where` of the language.
  ///
  /// - Parameter expected: Ends the sentence "expected …": `a value in 0...150`.
  /// - Throws: `CodingFailure` of the kind `check` if the condition is not met.
  @_spi(Generated) public mutating func check(_ holds: Bool, _ expected: String) throws(CodingFailure) {
    guard holds else { throw failure(.check, expected: expected, found: "another value") }
  }

  /// The reason why the interpreter cannot write a value: its rule needs user-defined code.
  ///
  /// - Parameter what: A human-readable name of the required code: "the Swift type MoneyCodec".
  package mutating func needsSwift(_ what: String) -> CodingFailure {
    failure(.needsSwift, expected: what + ", which only compiled code can run", found: "another value")
  }

  /// Begins or ends a value that problems must not show. After a failure nothing more is written.
  @_spi(Generated) public mutating func hideValues(_ isBegun: Bool) {
    if hiddenLevels == 0 { hiddenStart = count }
    hiddenLevels += isBegun ? 1 : -1
  }

  mutating func failure(_ code: CodingFailure.Code, expected: String, found: String) -> CodingFailure {
    description = FailureDescription(expected: expected, found: hiddenLevels > 0 ? "another value" : found)
    return CodingFailure(code, .described, at: count)
  }
}

/// Details of a failure that the writer throws.
struct FailureDescription {
  var expected: String
  var found: String
}

extension JSONWriter {
  /// Which throws it: this case has no written form.
  ///
  /// - Parameter name: The name of the case.
  @_spi(Generated) public mutating func unknownCase(_ name: String) -> CodingFailure {
    failure(.unknownCase, expected: "a case that is written", found: "the case \(name)")
  }
}
