extension Reader {
  /// Called by generated code: `= swift` of the language.
  ///
  /// - Throws: `Failure` of the kind `mismatch` where the transformer throws.
  public mutating func read<Transformer: TransformerReader>(
    at value: Mark, _ document: Transformer.Document, by transformer: Transformer
  ) throws(Failure) -> Transformer.Value {
    do {
      return try transformer.read(document, in: TransformerContext())
    } catch {
      throw mismatch(at: value, expected: TransformerError.expectation(error, by: Transformer.self))
    }
  }
}

extension Writer {
  /// Called by generated code: undoes `= swift` of the language.
  ///
  /// - Throws: `Failure` of the kind `mismatch` where the transformer throws.
  public mutating func write<Transformer: TransformerWriter>(
    _ value: Transformer.Value, by transformer: Transformer
  ) throws(Failure) -> Transformer.Document {
    do {
      return try transformer.write(value, in: TransformerContext())
    } catch {
      let expected = TransformerError.expectation(error, by: Transformer.self)
      throw mismatch(expected: expected, found: "a value that it does not write")
    }
  }
}
