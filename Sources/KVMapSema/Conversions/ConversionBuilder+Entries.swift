// MARK: - Arrays that are read as one value or as a dictionary

extension ConversionBuilder {
  /// An array of one element, which the type is read from.
  mutating func single(
    _ type: ValueType, _ step: CheckedStep, _ rest: ArraySlice<CheckedStep>, _ context: Context
  ) throws(Problem) -> Conversion {
    let element = try conversion(for: type, through: rest, try nested(context.inner, in: step))
    return .single(.array(element, acceptsSingle: coercion == .lenient, isLossy: false))
  }

  /// An array whose elements become the entries of a dictionary.
  ///
  /// - Parameters:
  ///   - notation: How an element says its key; `nil` when that is not known yet.
  ///   - steps: This step and those behind it.
  mutating func entries(
    _ type: ValueType, _ step: CheckedStep, _ notation: EntryNotation?, _ steps: ArraySlice<CheckedStep>,
    _ context: Context
  ) throws(Problem) -> Conversion {
    switch type {
    case .dictionary(let keyType, let valueType):
      if let next = steps.dropFirst().first { throw .stepsDoNotMeet(step, gives: type, next: next) }
      let inner = try nested(context.inner, in: step)
      guard keyType.mayBeKey else { throw .noKey(keyType) }
      let key = try conversion(for: keyType, inner)
      let value = try conversion(for: valueType, inner)
      if case .keyed = notation, !value.isWrittenAsObject { throw .needsObjects(step, valueType) }
      return .entries(notation ?? .arrays, key: key, value: value, isLossy: context.isLossy)
    case .array(let part), .set(let part), .lazyArray(let part):
      guard part.holdsDictionary else { throw .doesNotGive(step, gives: nil, type) }
      return try collection(type, through: steps, context)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field:
      throw .doesNotGive(step, gives: nil, type)
    }
  }
}

extension ValueType {
  /// Whether it is a dictionary, or a collection of such.
  fileprivate var holdsDictionary: Bool {
    switch self {
    case .dictionary: true
    case .optional(let part), .array(let part), .set(let part), .lazyArray(let part): part.holdsDictionary
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .field: false
    }
  }

  /// Whether it can be the key of a dictionary.
  var mayBeKey: Bool {
    switch self {
    case .enumeration: true
    case .scalar(let scalar):
      switch scalar {
      case .string, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .uuid, .day,
        .duration, .zoned, .timeZone, .locale, .character, .date, .url, .data:
        true
      case .bool, .float, .double, .decimal, .coordinate, .value, .object: false
      }
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      false
    }
  }
}

extension Conversion {
  /// Whether a value may be written as an object with keys of its own.
  fileprivate var isWrittenAsObject: Bool {
    switch self {
    case .mapping, .generic, .parameter, .union, .foreign, .dictionary, .keyed: true
    case .scalar(let scalar, _): scalar == .value || scalar == .object || scalar == .coordinate
    case .pipeline(let pipeline): pipeline.input.isWrittenAsObject
    case .single(let collection): collection.isWrittenAsObject
    case .alternatives(let calls): calls.first?.isWrittenAsObject == true
    case .enumeration, .optional, .array, .set, .field, .lazyArray, .entries, .jsonText: false
    }
  }
}
