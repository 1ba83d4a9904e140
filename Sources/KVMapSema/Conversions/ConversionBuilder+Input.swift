// MARK: - The input of a pipeline

extension ConversionBuilder {
  /// The type that the document's value is read as before the first step.
  ///
  /// Steps that take a value of any type (`wrapped`, `sorted`) take the input of the first later step that determines
  /// one, or else the components of the property's type.
  func input(of steps: ArraySlice<CheckedStep>, for type: ValueType) throws(Problem) -> ValueType {
    var wrappers = 0
    var isSorted = false
    for step in steps {
      let input: ValueType
      switch step.action {
      case .wrapped:
        wrappers += 1
        continue
      case .sorted:
        isSorted = isSorted || wrappers == 0
        continue
      case .transformer(_, let wanted, _), .declared(_, let wanted, _): input = wanted
      case .jsonText: input = .scalar(.string)
      case .keyed, .coordinate: input = .scalar(.object)
      case .plain, .codable: continue
      case .alternatives(let calls):
        guard let call = calls.first(where: { if case .plain = $0.action { false } else { true } }) else { continue }
        input = try self.input(of: [call], for: type)
      case .entries: input = .scalar(.value)
      // Behind `wrapped`, whose array it takes apart again.
      case .single:
        wrappers -= 1
        continue
      }
      let part = unwrapped(input, wrappers) ?? input
      // `sorted` applies to an array, whose elements the step then takes.
      return isSorted && part.part == nil ? .array(part) : part
    }
    guard let input = unwrapped(type, wrappers) else {
      guard let first = steps.first else { return type }
      throw .doesNotGive(first, gives: nil, type)
    }
    return input
  }

  private func unwrapped(_ type: ValueType, _ count: Int) -> ValueType? {
    if count < 0 { return (count..<0).reduce(type) { type, _ in .array(type) } }
    var type = type
    for _ in 0..<count {
      guard case .array(let element) = type else { return nil }
      type = element
    }
    return type
  }
}

extension ValueType {
  /// Whether documents represent such values natively, so that no `default … via` is looked up for them before a step.
  var isNative: Bool {
    switch self {
    case .scalar(let scalar): scalar.isNative
    case .array(let element): element.isNative
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .set, .dictionary, .field,
      .lazyArray:
      false
    }
  }

  var isNumber: Bool {
    switch self {
    case .scalar(let scalar): scalar.isNumber
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray:
      false
    }
  }

  /// Whether its values have a known order.
  var canBeSorted: Bool {
    switch self {
    case .scalar(let scalar): scalar != .coordinate && scalar != .value && scalar != .object
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray:
      false
    }
  }

  /// Whether it may be read from an object.
  var mayBeObject: Bool {
    switch self {
    case .scalar(let scalar): scalar == .value || scalar == .object || scalar == .coordinate
    case .mapping, .generic, .parameter, .union, .foreign, .dictionary: true
    case .optional(let wrapped), .field(let wrapped): wrapped.mayBeObject
    case .enumeration, .array, .set, .lazyArray: false
    }
  }

  /// Whether `""` is a value of the type and does not mean that the value is missing.
  package var acceptsEmptyText: Bool { self == .scalar(.string) || self == .scalar(.value) }

  /// The nesting depth of arrays, sets and dictionaries.
  var depth: Int {
    var depth = 0
    var type = self
    while true {
      switch type {
      case .optional(let inner), .field(let inner): type = inner
      case .array(let inner), .set(let inner), .dictionary(_, let inner), .lazyArray(let inner):
        depth += 1
        type = inner
      case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign: return depth
      }
    }
  }

  /// The part that a step is applied to when it does not accept the whole.
  var part: ValueType? {
    switch self {
    case .optional(let part), .array(let part), .set(let part), .dictionary(_, let part): part
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .field, .lazyArray: nil
    }
  }

  /// The same with another type for its parts.
  func with(part: ValueType) -> ValueType {
    switch self {
    case .optional: part.isOptional ? part : .optional(part)
    case .array: .array(part)
    case .set: .set(part)
    case .dictionary(let key, _): .dictionary(key: key, value: part)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .field, .lazyArray: part
    }
  }
}

extension Scalar {
  fileprivate var isNative: Bool {
    switch self {
    case .bool, .string, .value, .object: true
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal: true
    case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate: false
    }
  }
}
