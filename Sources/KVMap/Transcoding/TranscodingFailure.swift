import KVMapText

/// The reason why a document cannot be transcoded to the reader's intermediate form: it violates its own format.
package struct TranscodingFailure: Error, Sendable, Hashable {
  package var kind: MappingProblem.Kind
  /// In bytes from the beginning of the document.
  package var offset: Int
  /// A description of what was expected: `a string`.
  package var expected: String
  /// A description of what was found.
  package var found: String
  /// The path of what was being read; nil where that is what is written of the notation so far.
  package var reached: String?

  package init(_ kind: MappingProblem.Kind, at offset: Int, expected: String, found: String) {
    self.kind = kind
    self.offset = offset
    self.expected = expected
    self.found = found
  }

  /// The same, with the path of what was being read.
  ///
  /// - Parameter path: keys and positions, from the outside inwards.
  package func reaching(_ path: [PathPart]) -> TranscodingFailure {
    var failure = self
    failure.reached =
      path.reduce(into: PathText()) { text, part in
        switch part {
        case .key(let key): text.append(key: key)
        case .index(let index): text.append(index: index)
        }
      }.text
    return failure
  }

  /// A step of the path to what was being read.
  package enum PathPart {
    case key(String)
    case index(Int)
  }
}

/// The reason why an intermediate form cannot be written in another format, which cannot represent one of its values.
package struct IntermediateWritingFailure: Error, Sendable, Hashable {
  package var kind: MappingProblem.Kind
  /// The offset in the intermediate form of the value, or of the key of its member.
  package var offset: Int
  package var expected: String
  package var found: String

  package init(_ kind: MappingProblem.Kind, at offset: Int, expected: String, found: String) {
    self.kind = kind
    self.offset = offset
    self.expected = expected
    self.found = found
  }
}

extension MappingError {
  /// The error for a value that could not be written, at the path of the part that the format cannot represent.
  ///
  /// - Parameters:
  ///   - notation: The transcoded intermediate form.
  ///   - operation: Whether it was to become a document, or was being read.
  package init(
    _ failure: IntermediateWritingFailure, in notation: UTF8Bytes, operation: MappingProblem.Operation = .encoding
  ) {
    let position = DocumentPosition.positions(of: [failure.offset], in: notation, origin: 0).first
    self.init(
      MappingProblem(
        path: DocumentPath.text(of: position?.path ?? []), kind: failure.kind,
        message: "expected \(failure.expected), found \(failure.found)", expected: failure.expected,
        found: failure.found, offset: failure.offset, line: position?.line ?? 1, column: position?.column ?? 1,
        rule: nil, severity: .error, operation: operation))
  }
}
