package import KVMapSema

/// Decides how values are read.
package struct ValueLowering: Sendable {
  let program: Program
  /// How duplicate keys are handled in values that are kept whole, and in dictionaries.
  package var duplicates: Mapping.Settings.Duplicates
  /// How other keys of an object that is an entry of a dictionary are handled.
  package var unknown: Mapping.Settings.Unknown
  /// Whether an empty array is read as an object without members, under `lenient`.
  package var acceptsEmptyArrays: Bool
  /// The conditions that each element of the property's `lossy` collection has to meet.
  package var elementChecks: [Check] = []
  /// The property whose value is read, for Swift types that ask for its name.
  package var property: String?

  package init(
    _ program: Program, duplicates: Mapping.Settings.Duplicates, unknown: Mapping.Settings.Unknown,
    acceptsEmptyArrays: Bool = false, property: String? = nil
  ) {
    self.program = program
    self.duplicates = duplicates
    self.unknown = unknown
    self.acceptsEmptyArrays = acceptsEmptyArrays
    self.property = property
  }

  /// - Parameter type: The Swift type of the value, which decides nothing: steps inside it state the types of what they
  ///   make.
  package func code(_ conversion: Conversion, _ type: ValueType) -> ValueCode {
    let value = value(conversion, type)
    if conversion.acceptsOnlyElement { return .onlyElement(value) }
    return isEmptyArrayAccepted(conversion) ? .emptyArray(value) : value
  }

  private func isEmptyArrayAccepted(_ conversion: Conversion) -> Bool {
    acceptsEmptyArrays && program.readsObject(conversion)
  }

  /// The same without the arrays that may take the place of a value under `lenient`.
  private func value(_ conversion: Conversion, _ type: ValueType) -> ValueCode {
    switch conversion {
    case .scalar(let scalar, let coercion): self.scalar(scalar, coercion)
    case .mapping(let id): .mapping(id)
    case .generic(let id, let arguments): .generic(id, arguments)
    case .parameter(let index): .parameter(index, keeping: .kept(duplicates))
    case .foreign(let id, .mapper): .foreign(id)
    case .foreign(let id, .codable): .codable(id, keeping: .kept(duplicates))
    case .enumeration(let id, let coercion): .enumeration(id, isLenient: coercion == .lenient)
    case .union(let id): .union(id)
    case .optional(let wrapped, let emptyTextIsNil):
      .optional(code(wrapped, type.wrapped), Self.absence(of: wrapped, emptyTextIsNil: emptyTextIsNil))
    case .field(let wrapped):
      .field(code(wrapped, type.wrapped), Self.absence(of: wrapped, emptyTextIsNil: false))
    case .array(let element, let acceptsSingle, let isLossy):
      array(element, type, acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .set(let element, let acceptsSingle, let isLossy):
      orSingle(.set(elements(element, type.wrapped, isLossy: isLossy)), element, type, acceptsSingle, isSet: true)
    case .dictionary(let key, let value, let isLossy): dictionary(key, value, type, isLossy: isLossy)
    case .keyed(let element, let isSet, let isLossy):
      .keyed(elements(element, type.wrapped, isLossy: isLossy), isSet: isSet, duplicates)
    case .single(.array(let element, let acceptsSingle, _)): .single(code(element, type), acceptsSingle: acceptsSingle)
    case .single(.keyed(let element, _, _)): .singleKeyed(code(element, type))
    case .single(let collection): .singleKeyed(code(collection, type))
    case .entries(let notation, let key, let value, let isLossy):
      entries(notation, key, value, type, isLossy: isLossy)
    case .jsonText(let content): .jsonText(code(content, type))
    case .lazyArray(let element) where program.looksAround(element):
      .loadedLazyArray(array(element, .array(type.wrapped), acceptsSingle: false, isLossy: false))
    case .lazyArray(let element): .lazyArray(elements(element, type.wrapped, isLossy: false))
    case .pipeline(let pipeline): self.pipeline(pipeline, type)
    case .alternatives(let calls):
      .alternatives(
        ValueCode.Alternatives(
          calls: calls.map { code($0, type) }, kinds: program.kinds(of: calls),
          mayHoldChoices: calls.contains(where: \.mayHoldChoices)))
    }
  }

  private func scalar(_ scalar: Scalar, _ coercion: Coercion) -> ValueCode {
    guard let function = ReaderFunction.reading(scalar, coercion) else {
      return .coordinate(isLenient: coercion == .lenient)
    }
    return .call(function, scalar == .value || scalar == .object ? .kept(duplicates) : .none)
  }

  /// How an optional is recognised as nil, and a field as null.
  ///
  /// - Parameter conversion: That of its content.
  package static func absence(of conversion: Conversion, emptyTextIsNil: Bool) -> ValueCode.Absence {
    if emptyTextIsNil { return .nullAndEmptyText }
    return switch conversion.absence {
    case .null: .null
    case .nullOrEmptyText: .nullOrText
    case .nullOrEmptyElement: .nullOrElement
    case .parameter: if case .parameter(let index) = conversion { .parameter(index) } else { .nullOrText }
    }
  }
}
