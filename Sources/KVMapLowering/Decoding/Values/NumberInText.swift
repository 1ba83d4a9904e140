package import KVMapSema

/// `| number` over a text of the document: the runtime reads the number in its bytes, without a `String` in between.
package struct NumberInText {
  /// What the steps make of the text.
  package var scalar: Scalar
  package var function: ReaderFunction
  /// How many there are: one for a `Decimal`, and another that converts it.
  package var steps: Int

  /// - Returns: `nil` if the pipeline does not begin with such steps.
  package init?(_ pipeline: Pipeline) {
    guard case .scalar(.string, .strict) = pipeline.input, pipeline.steps.first?.isNumberFromText == true else {
      return nil
    }
    (scalar, function, steps) = (.decimal, .decimalInText, 1)
    let second = pipeline.steps.dropFirst().first
    guard let second, second.operation == .number, case .scalar(let scalar) = second.output,
      let function = ReaderFunction.inText(scalar)
    else { return }
    // A step that takes any number takes the text as it is.
    if pipeline.steps.dropFirst(2).first?.takesAnyNumber == true { return nil }
    (self.scalar, self.function, steps) = (scalar, function, 2)
  }
}
