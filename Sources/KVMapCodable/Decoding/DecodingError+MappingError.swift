import KVMap

extension DecodingError {
  /// The error of a decoder for a value that a mapping rejects.
  ///
  /// - Parameters:
  ///   - error: All problems. The first one that is no warning decides the kind of the error.
  ///   - type: The mapped type.
  ///   - path: The path of the value in the coder's document.
  init(_ error: MappingError, decoding type: Any.Type, at path: [any CodingKey]) {
    let error = error.below(DocumentKey.text(of: path))
    guard let problem = error.problems.first(where: { $0.severity == .error }) ?? error.problems.first else {
      self = .dataCorrupted(Context(codingPath: path, debugDescription: error.description, underlyingError: error))
      return
    }
    let path = DocumentKey.keys(of: problem)
    let context = Context(codingPath: path, debugDescription: problem.sentence, underlyingError: error)
    switch problem.kind {
    case .missing:
      // As Foundation has it: the path is that of the object which lacks the key.
      let object = Context(
        codingPath: Array(path.dropLast()), debugDescription: problem.sentence, underlyingError: error)
      self = path.last.map { .keyNotFound($0, object) } ?? .valueNotFound(type, context)
    case .null: self = .valueNotFound(type, context)
    case .mismatch: self = .typeMismatch(type, context)
    case .syntax, .range, .unknownKey, .duplicateKey, .unknownCase, .check, .needsSwift, .depth, .encoding, .limit:
      self = .dataCorrupted(context)
    }
  }
}

extension MappingProblem {
  /// What was expected and found, and the rule. Positions are left out: a coder does not tell those of its document.
  var sentence: String {
    guard let rule else { return message }
    return "\(message); rule \(rule.name), \(rule.file):\(rule.line)"
  }
}
