extension Conversion {
  /// The same for the key of a dictionary, which is a text: of several calls those that take one.
  ///
  /// - Returns: `nil` if no text is read, or none is written.
  func ofKey(_ type: ValueType) -> Conversion? {
    switch self {
    case .pipeline(let pipeline):
      if case .scalar(.string, _) = pipeline.input { return self }
      guard case .alternatives(let all) = pipeline.input, let middle = pipeline.steps.first?.input,
        let steps = Self.stepsOfKey(all, to: middle)
      else { return nil }
      return .pipeline(Pipeline(input: .scalar(.string, .strict), steps: steps + pipeline.steps))
    case .alternatives(let all):
      return Self.stepsOfKey(all, to: type).map { .pipeline(Pipeline(input: .scalar(.string, .strict), steps: $0)) }
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray, .keyed, .jsonText, .single, .entries:
      return nil
    }
  }

  private static func stepsOfKey(_ all: [Conversion], to type: ValueType) -> [Pipeline.Step]? {
    // The first is written.
    guard let first = all.first, first.stepsFromText(to: type) != nil else { return nil }
    let steps = all.compactMap { $0.stepsFromText(to: type) }
    if steps.count == 1 { return steps[0] }
    return [Pipeline.Step(.alternatives(steps), from: .scalar(.string), to: type)]
  }

  private func stepsFromText(to type: ValueType) -> [Pipeline.Step]? {
    switch self {
    case .pipeline(let pipeline):
      if case .scalar(.string, _) = pipeline.input { return pipeline.steps }
      return nil
    case .scalar(let scalar, _):
      switch scalar {
      case .string: return []
      case .date, .url, .uuid, .data, .character, .day, .duration, .zoned, .timeZone, .locale:
        return [Pipeline.Step(.read(self), from: .scalar(.string), to: type)]
      case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
        .decimal, .coordinate, .value, .object:
        return nil
      }
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray, .keyed, .jsonText, .alternatives, .single, .entries:
      return nil
    }
  }
}
