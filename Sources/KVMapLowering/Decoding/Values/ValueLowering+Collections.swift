import KVMapSema

/// Arrays, sets and dictionaries, and what is read as one.
extension ValueLowering {
  func elements(_ element: Conversion, _ type: ValueType, isLossy: Bool) -> ValueCode.Elements {
    ValueCode.Elements(element: part(element, type), isLossy: isLossy, asks: program.asksForElement(element))
  }

  /// An element of an array, or the value of an entry.
  private func part(_ element: Conversion, _ type: ValueType) -> ValueCode {
    guard !elementChecks.isEmpty else { return code(element, type) }
    var inside = self
    inside.elementChecks = []
    return inside.code(element, type).checked(elementChecks, type)
  }

  func array(_ element: Conversion, _ type: ValueType, acceptsSingle: Bool, isLossy: Bool) -> ValueCode {
    let elements = elements(element, type.wrapped, isLossy: isLossy)
    let whole = isLossy ? nil : wholeArray(of: elements)
    return orSingle(whole ?? .array(elements), element, type, acceptsSingle, isSet: false)
  }

  /// Under `lenient`, a single value becomes the only element.
  func orSingle(
    _ collection: ValueCode, _ element: Conversion, _ type: ValueType, _ acceptsSingle: Bool, isSet: Bool
  ) -> ValueCode {
    guard acceptsSingle else { return collection }
    let asks = program.asksForElement(element)
    return .orSingle(collection, element: part(element, type.wrapped), asks: asks, isSet: isSet)
  }

  /// Arrays that the runtime reads in one call.
  private func wholeArray(of elements: ValueCode.Elements) -> ValueCode? {
    switch elements.element {
    case .call(.int, .none): .call(.ints, .none)
    case .call(.double, .none): .call(.doubles, .none)
    case .call(.string, .none): .call(.strings, .none)
    case .parameter(_, let keeping): .parameterArray(elements, keeping: keeping)
    default: isMapped(elements.element) ? .mappedArray(elements) : nil
    }
  }

  /// Whether the values are of a type that the runtime can decode in place.
  private func isMapped(_ value: ValueCode) -> Bool {
    switch value {
    case .mapping(let id): !program[id].isNamespace
    case .generic, .foreign: true
    default: false
    }
  }

  func dictionary(_ key: Conversion, _ value: Conversion, _ type: ValueType, isLossy: Bool) -> ValueCode {
    let entries = ValueCode.Entries(
      key: self.key(key, type.dictionaryKey), value: part(value, type.dictionaryValue), isLossy: isLossy,
      asks: program.asksForElement(value), duplicates: duplicates)
    if !isLossy, duplicates == .error, isMapped(entries.value) { return .mappedDictionary(entries) }
    return .dictionary(entries)
  }

  func entries(
    _ notation: EntryNotation, _ key: Conversion, _ value: Conversion, _ type: ValueType, isLossy: Bool
  ) -> ValueCode {
    let entries = ValueCode.Entries(
      key: code(key, type.dictionaryKey), value: part(value, type.dictionaryValue), isLossy: isLossy,
      asks: false, duplicates: duplicates)
    // Only an object has other keys, or none for the value.
    guard case .pairs = notation else { return .entries(notation, entries, unknown: .ignore, isAbsentNil: false) }
    let isOptional = if case .optional = value { true } else { false }
    return .entries(notation, entries, unknown: unknown, isAbsentNil: isOptional)
  }

  /// The key of an entry, which is a text in the document.
  private func key(_ conversion: Conversion, _ type: ValueType) -> ValueCode {
    switch conversion {
    case .enumeration(let id, _): return .enumerationKey(id)
    case .pipeline(let pipeline):
      let input = pipeline.steps.first?.input ?? .scalar(.string)
      let start = input == .scalar(.string) ? [] : read(pipeline.input, from: .scalar(.string), to: input)
      return key(start + steps(pipeline.steps, from: input), needsSwift: pipeline.needsSwift)
    case .scalar(let scalar, _):
      if let function = ReaderFunction.key(scalar) { return .call(function, .none) }
      return key(read(.scalar(scalar, .lenient), from: .scalar(.string), to: type))
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .single, .entries, .jsonText, .alternatives:
      return key(read(conversion, from: .scalar(.string), to: type))
    }
  }

  private func key(_ steps: [StepCode], needsSwift: Bool = false) -> ValueCode {
    let text = ValueCode.call(.entryKey, .none)
    return steps.isEmpty ? text : .pipeline(PipelineCode(input: text, steps: steps, needsSwift: needsSwift))
  }
}
