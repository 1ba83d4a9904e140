// MARK: - Codable

extension ConversionBuilder {
  /// `codable`: a type of `extern type` by its `Codable` conformance, also as a part of an array and the like.
  ///
  /// - Parameter steps: With `codable` first.
  mutating func codable(
    _ type: ValueType, _ step: CheckedStep, _ steps: ArraySlice<CheckedStep>, _ context: Context
  ) throws(Problem) -> Conversion {
    let rest = steps.dropFirst()
    guard rest.isEmpty else {
      // The steps that follow take the value of the type that is read.
      let input = try input(of: rest, for: type)
      let run = try run(from: input, rest, after: step)
      if run.remaining.isEmpty, run.output.depth < type.depth {
        return try collection(type, through: steps, context)
      }
      let read = try codable(input, step, [step], Context())
      return .pipeline(Pipeline(input: read, steps: try self.steps(run, after: rest, to: type, context)))
    }
    switch type {
    case .foreign(let id): return .foreign(id, .codable)
    case .array, .set, .dictionary, .lazyArray: return try collection(type, through: steps, context)
    case .optional, .field: return try conversion(for: type, through: steps, context)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union: throw .notCodable(step, type)
    }
  }
}

extension ValueType {
  /// Whether a value in memory is read again as if it had appeared in the document, whatever its type is read from.
  var isReadAgain: Bool {
    switch self {
    case .scalar(let scalar): scalar == .value || scalar == .object || scalar == .string
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray:
      false
    }
  }
}

extension ValueType {
  /// Whether a mapping, an enum or a union of the files says how it is read.
  var hasMapping: Bool {
    switch self {
    case .mapping, .generic, .enumeration, .union: true
    case .scalar, .parameter, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray: false
    }
  }
}
