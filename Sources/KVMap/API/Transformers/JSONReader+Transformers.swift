extension JSONReader {
  /// `= swift` of the language.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` if the transformer throws.
  @_spi(Generated) public mutating func read<Transformer: DecodingTransformer>(
    at value: ValuePosition, _ document: Transformer.Encoded, by transformer: Transformer
  ) throws(CodingFailure) -> Transformer.Decoded {
    try read(at: value, document, by: transformer, in: TransformerContext())
  }

  /// `= swift … with …` of the language.
  ///
  /// - Parameters:
  ///   - name: The name of the property, if requested.
  ///   - asked: The other requested details. Objects are read as a whole, each time.
  /// - Throws: The same errors as `read(at:_:by:)`.
  @_spi(Generated) public mutating func read<Transformer: DecodingTransformer>(
    at value: ValuePosition, _ document: Transformer.Encoded, by transformer: Transformer, name: String?,
    asked: TransformerRequirements
  ) throws(CodingFailure) -> Transformer.Decoded {
    let context = try context(name: name, asked: asked)
    return try read(at: value, document, by: transformer, in: context)
  }

  private mutating func read<Transformer: DecodingTransformer>(
    at value: ValuePosition, _ document: Transformer.Encoded, by transformer: Transformer,
    in context: TransformerContext
  ) throws(CodingFailure) -> Transformer.Decoded {
    do {
      return try transformer.decode(document, in: context)
    } catch {
      // The text may have the value in it.
      let isHidden = diagnosis?.isSensitive(at: depth) == true
      throw mismatch(
        at: value, expected: TransformerError.expectation(error, by: Transformer.self, isHidden: isHidden))
    }
  }
}

extension JSONWriter {
  /// Undoes `= swift` of the language.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` if the transformer throws.
  @_spi(Generated) public mutating func write<Transformer: EncodingTransformer>(
    _ value: Transformer.Decoded, by transformer: Transformer
  ) throws(CodingFailure) -> Transformer.Encoded {
    try write(value, by: transformer, name: nil)
  }

  /// Undoes `= swift … with name` of the language.
  ///
  /// - Parameter name: The name of the property.
  /// - Throws: The same errors as `write(_:by:)`.
  @_spi(Generated) public mutating func write<Transformer: EncodingTransformer>(
    _ value: Transformer.Decoded, by transformer: Transformer, name: String?
  ) throws(CodingFailure) -> Transformer.Encoded {
    do {
      return try transformer.encode(value, in: TransformerContext(name: name))
    } catch {
      let expected = TransformerError.expectation(error, by: Transformer.self, isHidden: hiddenLevels > 0)
      throw mismatch(expected: expected, found: "a value that it does not write")
    }
  }
}
