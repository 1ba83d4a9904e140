extension MappingProblem {
  /// The caller passed something that is not a valid path.
  static func malformedPath(_ path: String) -> MappingProblem {
    let expected = ExpectationText.text(.wellFormedPath)
    let found = "the text \(QuotedText.quoted(path))"
    return MappingProblem(
      path: "", kind: .syntax, message: "expected \(expected), found \(found)", expected: expected, found: found,
      offset: 0, line: 1, column: 1, rule: nil, severity: .error)
  }
}
