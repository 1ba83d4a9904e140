/// The reason why a document cannot be transcoded to the reader's intermediate form: it violates its own format.
package struct NotationFailure: Error, Sendable, Hashable {
  package var kind: Problem.Kind
  /// In bytes from the beginning of the document.
  package var offset: Int
  /// A description of what was expected: `a string`.
  package var expected: String
  /// A description of what was found.
  package var found: String

  package init(_ kind: Problem.Kind, at offset: Int, expected: String, found: String) {
    self.kind = kind
    self.offset = offset
    self.expected = expected
    self.found = found
  }
}

/// The reason why an intermediate form cannot be written in another format, which cannot represent one of its values.
package struct NotationWritingFailure: Error, Sendable, Hashable {
  package var kind: Problem.Kind
  /// The offset in the intermediate form of the value, or of the key of its member.
  package var offset: Int
  package var expected: String
  package var found: String

  package init(_ kind: Problem.Kind, at offset: Int, expected: String, found: String) {
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
  ///   - isWriting: Whether it was to become a document, rather than being read.
  package init(_ failure: NotationWritingFailure, in notation: UTF8Bytes, isWriting: Bool = true) {
    let position = DocumentPosition.positions(of: [failure.offset], in: notation, origin: 0).first
    self.init(
      Problem(
        path: DocumentPath.text(of: position?.path ?? []), kind: failure.kind,
        message: "expected \(failure.expected), found \(failure.found)", expected: failure.expected,
        found: failure.found, offset: failure.offset, line: position?.line ?? 1, column: position?.column ?? 1,
        rule: nil, isDropped: false, isWriting: isWriting))
  }
}
