/// Why a document cannot be rewritten into the reader's notation: it breaks its own format.
package struct NotationFailure: Error, Sendable, Hashable {
  package var kind: Problem.Kind
  /// In bytes from the beginning of the document.
  package var offset: Int
  /// What was expected, in words: `a string`.
  package var expected: String
  /// What was found, in words.
  package var found: String

  package init(_ kind: Problem.Kind, at offset: Int, expected: String, found: String) {
    self.kind = kind
    self.offset = offset
    self.expected = expected
    self.found = found
  }
}

/// Why notation cannot be written in another format, which has no place for one of its values.
package struct NotationWritingFailure: Error, Sendable, Hashable {
  package var kind: Problem.Kind
  /// Where the value, or the key of its member, stands in the notation.
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
  /// Why a value could not be written, at the path of what has no place in the format.
  ///
  /// - Parameters:
  ///   - notation: what was rewritten.
  ///   - isWriting: whether it was to become a document, and not what is read.
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
