extension MappingProblem {
  /// A stream that is malformed between its values.
  static func broken(_ expectation: Expectation, found: String, at position: StreamPosition) -> MappingProblem {
    MappingProblem(.syntax, expected: ExpectationText.text(expectation), found: found, at: position)
  }

  /// A value that the program refuses, which reads a stream.
  static func refused(_ message: String, at position: StreamPosition) -> MappingProblem {
    MappingProblem(
      path: "", kind: .check, message: message, expected: "a value that the program accepts", found: message,
      offset: position.offset, line: position.line, column: position.column, rule: nil, severity: .error)
  }

  /// A value that exceeds the size limit.
  static func tooLong(
    limit: Int, in path: [DocumentPath.Step] = [], index: Int, at position: StreamPosition
  ) -> MappingProblem {
    var problem = MappingProblem(
      .limit, expected: "a value of at most \(limit) bytes", found: "a longer one", at: position)
    problem.path = DocumentPath.text(of: path + [.index(index)])
    return problem
  }

  /// A value on the way to the array of a stream that is another one, or is not there.
  static func noArray(
    _ kind: Kind, at path: [DocumentPath.Step], expected: String, found: String, _ position: StreamPosition
  ) -> MappingProblem {
    var problem = MappingProblem(kind, expected: expected, found: found, at: position)
    problem.path = DocumentPath.text(of: path)
    return problem
  }

  /// A path that leads to no array which can be read as it arrives.
  static func unstreamable(_ path: String) -> MappingProblem {
    MappingProblem(
      .syntax, expected: "a path of keys and of indices from 0", found: "the text \(QuotedText.quoted(path))",
      at: StreamPosition())
  }

  private init(_ kind: Kind, expected: String, found: String, at position: StreamPosition) {
    self.init(
      path: "", kind: kind, message: "expected \(expected), found \(found)", expected: expected, found: found,
      offset: position.offset, line: position.line, column: position.column, rule: nil, severity: .error)
  }

  /// Whether the rest of a document is unreliable because its brackets may not be where they seem to be.
  var isFatal: Bool {
    switch kind {
    case .syntax, .encoding, .depth, .limit: true
    case .missing, .null, .mismatch, .range, .unknownKey, .duplicateKey, .unknownCase, .check, .needsSwift: false
    }
  }

  /// Converts a problem of a value to a problem of the stream.
  ///
  /// - Parameters:
  ///   - path: Of the array whose elements are the values.
  ///   - index: The number of values before this one.
  ///   - position: Where the value begins.
  func placed(
    in path: [DocumentPath.Step] = [], at index: Int, from position: StreamPosition
  ) -> MappingProblem { placed(below: path + [.index(index)], from: position) }

  /// The same for a value at a path of the document.
  func placed(below path: [DocumentPath.Step], from position: StreamPosition) -> MappingProblem {
    var problem = self
    switch kind {
    case .syntax, .encoding: problem.reached = DocumentPath.join(DocumentPath.text(of: path), reached)
    case .depth, .limit, .missing, .null, .mismatch, .range, .unknownKey, .duplicateKey, .unknownCase, .check,
      .needsSwift:
      // The context that the caller passed is not part of a value.
      if !self.path.hasPrefix(LookupScope.context.text) {
        problem.path = DocumentPath.join(DocumentPath.text(of: path), self.path)
      }
    }
    problem.offset += position.offset
    if line == 1 { problem.column += position.column - 1 }
    problem.line += position.line - 1
    return problem
  }

  /// A problem at the end of a line that is not the end of the stream.
  func atLineEnd() -> MappingProblem { finding("the end of the line") }

  /// The same problem with something else in its place.
  func finding(_ found: String) -> MappingProblem {
    var problem = self
    problem.found = found
    problem.message = "expected \(expected), found \(problem.found)"
    return problem
  }
}

extension MappingError {
  /// Converts the problems of a value to problems of the stream.
  ///
  /// - Parameters:
  ///   - index: The number of values before this one.
  ///   - position: Where the value begins.
  ///   - length: The size of the value in bytes.
  ///   - isLine: Whether a line end follows the value.
  ///   - path: Of the array whose elements are the values.
  func placed(
    at index: Int, from position: StreamPosition, length: Int, isLine: Bool, in path: [DocumentPath.Step] = []
  ) -> MappingError {
    map { problem in
      let isAtEnd = problem.kind == .syntax && problem.offset >= length
      return (isLine && isAtEnd ? problem.atLineEnd() : problem).placed(in: path, at: index, from: position)
    }
  }

  /// Replaces what the first value of a stream is, if it is in another encoding.
  func naming(_ encoding: String?) -> MappingError {
    guard let encoding, let first = problems.first, first.kind == .syntax || first.kind == .encoding else {
      return self
    }
    return MappingError(.wideText(encoding))
  }
}
