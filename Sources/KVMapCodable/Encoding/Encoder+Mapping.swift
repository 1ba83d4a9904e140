@_spi(Generated) import KVMap

extension Encoder {
  /// Encodes what a mapping writes.
  ///
  /// - Parameters:
  ///   - value: The value that errors name.
  ///   - root: Where the value is in a whole document.
  ///   - write: Writes the value.
  /// - Throws: An `EncodingError` for what the mapping or the encoder cannot represent.
  func encode(
    _ value: Any, at root: String, _ write: (inout JSONWriter) throws(CodingFailure) -> Void
  ) throws {
    let coder = KnownCoder(of: self)
    let notation: [UInt8]
    do throws(MappingError) {
      notation = try writeDocument(
        at: root.isEmpty || !codingPath.isEmpty ? "" : root,
        notation: coder == .propertyList ? .propertyList : .json, write)
    } catch {
      throw EncodingError(error, encoding: value, at: codingPath)
    }
    try EncodedPart(document: EncodedNotation(notation, to: coder), offset: 0).encode(to: self)
  }
}

extension EncodingError {
  /// The error of an encoder for a value that a mapping does not write.
  fileprivate init(_ error: MappingError, encoding value: Any, at path: [any CodingKey]) {
    let error = error.below(DocumentKey.text(of: path))
    self = .invalidValue(
      value,
      Context(
        codingPath: error.problems.first.map(DocumentKey.keys) ?? path,
        debugDescription: error.problems.first?.sentence ?? error.description, underlyingError: error))
  }
}
