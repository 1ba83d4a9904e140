import KVMapSema

/// `| number` over a text of the document: the runtime reads the number in its bytes, without a `String` in between.
extension ValueReading {
  /// The instruction for the first steps of a pipeline and the text that they begin with.
  struct NumberInText {
    /// What the steps make of the text.
    var scalar: Scalar
    /// How many there are: one for a `Decimal`, and another that converts it.
    var steps: Int

    var function: String { "\(scalar.functionName)InText" }

    init?(_ pipeline: Pipeline) {
      guard case .scalar(.string, .strict) = pipeline.input, pipeline.steps.first?.isNumberFromText == true else {
        return nil
      }
      let second = pipeline.steps.dropFirst().first
      guard let second, second.operation == .number, case .scalar(let scalar) = second.output, scalar.isNumber else {
        (scalar, steps) = (.decimal, 1)
        return
      }
      // A step that takes any number takes the text as it is.
      if pipeline.steps.dropFirst(2).first?.takesAnyNumber == true { return nil }
      (self.scalar, steps) = (scalar, 2)
    }
  }
}

extension Scalar {
  /// Whether the runtime reads it from a text into its place: what people write most as texts.
  var isReadFromTextIntoPlace: Bool {
    switch self {
    case .double, .decimal, .int: true
    case .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .bool, .string, .character,
      .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate, .value, .object:
      false
    }
  }
}
