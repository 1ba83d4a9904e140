/// Types and matching values.
extension ProgramGenerator {
  private static let scalars = [
    "String", "String", "String", "Int", "Int", "Int", "Bool", "Double", "Decimal", "Date", "URL", "UUID", "Data",
    "Character",
    "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Value", "Object",
    "Coordinate", "Day", "Duration", "Zoned", "TimeZone", "Locale",
  ]

  private static let groups: [Construct: [String]] = [
    .sizedInteger: ["Int8", "Int64", "UInt64", "UInt8"], .floating: ["Double", "Float"], .bool: ["Bool"],
    .date: ["Date"],
    .decimal: ["Decimal"], .url: ["URL"], .uuid: ["UUID"], .data: ["Data"], .character: ["Character"],
    .value: ["Value"],
    .calendarType: ["Day", "Duration", "Zoned", "TimeZone", "Locale"],
    .object: ["Object"], .coordinate: ["Coordinate"], .string: ["String"], .int: ["Int"],
  ]

  mutating func scalar() -> TypeSketch {
    if chance(30),
      let group = featured.compactMap({ Self.groups[$0] }).sorted(by: { $0[0] < $1[0] }).randomElement(using: &random)
    {
      return .scalar(pick(group))
    }
    return .scalar(pick(Self.scalars))
  }

  /// A type of a property: `deep` is the maximum nesting depth of collections.
  mutating func type(deep: Int = 2) -> TypeSketch {
    if deep > 0 {
      if wants(.optional, 22) { return .optional(plainType(deep: deep - 1)) }
      if wants(.array, 12) { return .array(type(deep: deep - 1)) }
      if wants(.set, 6), let inner = hashable() { return .set(inner) }
      if wants(.dictionary, 8) { return .dictionary(key: keyType(), value: type(deep: deep - 1)) }
    }
    return plainType(deep: 0)
  }

  /// A type that is not optional.
  mutating func plainType(deep: Int) -> TypeSketch {
    if deep > 0, chance(15) { return .array(type(deep: deep - 1)) }
    if let generic = generics.randomElement(using: &random), wants(.genericType, 8) {
      return .generic(generic, genericArgument())
    }
    let holdable = known.filter { !isReversible || $0.isTwoWay }
    if !holdable.isEmpty, chance(35) {
      let preferred = holdable.filter { type in
        switch type.kind {
        case .structure: featured.contains(.structType)
        case .classType: featured.contains(.classType) || featured.contains(.familyType)
        case .enumeration: featured.contains(.enumType)
        case .union: featured.contains(.unionType)
        case .mapped: featured.contains(.mappedType)
        }
      }
      return .declared(pick(preferred.isEmpty || chance(40) ? holdable : preferred))
    }
    return scalar()
  }

  /// A type that is read directly as it appears in the file, so that it can be a generic argument.
  private mutating func genericArgument() -> TypeSketch {
    let declared = known.filter {
      $0.isTwoWay && !$0.needsContext && !$0.isFamily && !$0.isOnlyCodable && !$0.name.contains(".")
    }
    if !declared.isEmpty, chance(50) || isLenientFile { return .declared(pick(declared)) }
    for _ in 0..<10 {
      let type = scalar()
      if !typesWithDefault.contains(type.text), !isLenientFile { return type }
    }
    return .scalar("Value")
  }

  /// A type that can be the element of a set.
  mutating func hashable() -> TypeSketch? {
    let declared = known.filter { $0.isHashable && (!isReversible || $0.isTwoWay) && !$0.isFamily }
    if !declared.isEmpty, chance(35) { return .declared(pick(declared)) }
    return scalar()
  }

  mutating func keyType() -> TypeSketch {
    let enums = known.filter { $0.isText && $0.isTwoWay }
    if !enums.isEmpty, wants(.enumKeys, 20) { return .declared(pick(enums)) }
    if wants(.integerKeys, 15) { return .scalar(pick(["Int", "UInt8", "UUID", "Int64", "Day"])) }
    if chance(10) { return .scalar(pick(["Date", "TimeZone", "URL", "Locale", "Zoned", "Duration", "Character"])) }
    return .scalar("String")
  }

  // MARK: - Values

  /// A possible default value for a property of the type; `nil` if there is none.
  mutating func defaultValue(of type: TypeSketch) -> Piece? {
    switch type {
    case .scalar(let name): return scalarDefault(name).map { Piece.text($0).marked(.defaultScalar) }
    case .declared(let type): return type.defaultCase.map { Piece.text($0).marked(.defaultCase) }
    case .optional(let inner):
      // null is read as nil, which is omitted when written, and then read back as the default.
      return isReversible || chance(35) ? Piece("nil").marked(.defaultNil) : defaultValue(of: inner)
    case .array(let inner), .set(let inner):
      if chance(50), let value = defaultValue(of: inner) {
        return .either("[" + value + "]", simpler: "[]").marked(.defaultCollection)
      }
      return Piece("[]").marked(.defaultCollection)
    case .dictionary(let key, let value):
      if case .scalar(let name) = key, chance(50), let key = keyDefault(name), let value = defaultValue(of: value) {
        return .either(.text("[\(key): ") + value + "]", simpler: "[:]").marked(.defaultCollection)
      }
      return Piece("[:]").marked(.defaultCollection)
    case .generic, .parameter, .field: return nil
    }
  }

  private func keyDefault(_ name: String) -> String? {
    switch name {
    case "String": "\"a key\""
    case "UUID": "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\""
    case "Day": "\"2024-02-29\""
    case "Date": "\"1970-01-01T00:00:00Z\""
    case "TimeZone": "\"GMT\""
    case "URL": "\"https://example.org/a\""
    case "Locale": "\"de_CH\""
    case "Zoned": "\"2026-03-01T09:30:00+02:00\""
    case "Duration": "\"PT1H30M0.5S\""
    case "Character": "\"x\""
    default: "7"
    }
  }

  mutating func scalarDefault(_ name: String) -> String? {
    switch name {
    case "Bool": pick(["true", "false"])
    case "Int", "Int16", "Int32", "Int64": pick(["0", "-7", "1_0"])
    case "Int8", "UInt8", "UInt", "UInt16", "UInt32", "UInt64": pick(["0", "12"])
    case "Float", "Double": pick(["0", "1.5", "-2.25", "1e2"])
    case "Decimal": pick(["0", "12.10", "-0.5"])
    case "String": pick(["\"none\"", "\"\"", "\"\\\"q\\\" \\u{e9}🙂\"", "\"\"\"raw \"text\" \\n\"\"\""])
    case "Character": "\"x\""
    case "Date": "\"1970-01-01T00:00:00Z\""
    case "URL": "\"https://example.org/a\""
    case "UUID": "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\""
    case "Data": "\"AQID\""
    case "Day": "\"2024-02-29\""
    case "Duration": "\"PT1H30M0.5S\""
    case "Zoned": "\"2026-03-01T09:30:00+02:00\""
    case "TimeZone": pick(["\"Europe/Zurich\"", "\"GMT\"", "\"UTC\""])
    case "Locale": "\"de_CH\""
    default: nil
    }
  }
}
