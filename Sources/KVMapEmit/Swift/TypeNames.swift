import KVMapLowering
import KVMapSema
import KVMapSource
import KVMapText

/// How types are named in one generated file.
///
/// Types of the standard library and of the runtime are qualified with their module, since the user's module may have a
/// `String` or an `Error` of its own.
struct TypeNames {
  let program: Program
  /// The types of Foundation whose names are those of declared types, too.
  private let shadowed: Set<Scalar>
  /// The tables and codecs that the pipelines of the file share.
  let steps: UnitSteps
  /// Names that are shadowed in the file.
  private var hidden: HiddenNames
  /// The namespaces of the inline mappings of the file.
  private let transformNames: [MappingID: String]
  /// The type parameters of the current mapping, and the declarations of their aliases.
  private var parameters: [String] = []
  private(set) var parameterAliases: [String] = []

  init(_ unit: Program.Unit, in program: Program, nested: NestedNames) {
    self.program = program
    shadowed = nested.shadowed
    steps = UnitSteps(unit, in: program)
    transformNames = Self.transformNames(of: unit, in: program)
    hidden = HiddenNames(unit, in: program, nested: nested)
  }

  /// The names in a file of tests, where no member of a type shadows one.
  init(testsOf unit: Program.Unit, in program: Program, nested: NestedNames) {
    self.program = program
    shadowed = nested.shadowed
    steps = UnitSteps(unit, in: program)
    transformNames = Self.transformNames(of: unit, in: program)
    hidden = HiddenNames(testsOf: unit, in: program)
  }

  /// The positions of a mapping's properties in the order of the initialiser that it calls: that of a generated type
  /// has the order of its declaration, whatever that of a second mapping is. The initialiser of another type is taken
  /// to have that of the mapping.
  func initializerOrder(of mapping: Mapping) -> [Int] {
    guard let declared = mapping.extras.first.map({ program[$0] }), declared.hasDefaultsInInitialiser else {
      return Array(mapping.properties.indices)
    }
    let positions = Dictionary(
      mapping.properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return declared.properties.compactMap { positions[$0.name] }
  }

  /// The same inside a mapping, whose type parameters are named there.
  func inside(_ mapping: Mapping) -> TypeNames { inside(parameters: mapping.extras.parameters) }

  /// The same inside a generic type with these parameters.
  func inside(parameters: [String]) -> TypeNames {
    var names = self
    names.parameters = parameters
    names.parameterAliases = names.hidden.add(parameters: parameters)
    return names
  }

  /// Depends on the contents of this file alone, so that no other file changes what is generated for it.
  private static func transformNames(of unit: Program.Unit, in program: Program) -> [MappingID: String] {
    var names: [MappingID: String] = [:]
    var free = FreeNames()
    for id in unit.mappings {
      guard case .transform(let name) = program[id].kind else { continue }
      names[id] = free.take("_KVMapTransform_\(SwiftIdentifier.joined(name))")
    }
    return names
  }

  /// Aliases for types whose own name is shadowed.
  var aliases: [String] { hidden.aliases }

  /// The type in type position.
  func type(_ type: ValueType) -> String { name(type) { hidden.type($0) } }

  /// The type in an interface, where an alias cannot be used. The checker rejects what would be shadowed there.
  func shownType(_ type: ValueType) -> String { name(type, SwiftIdentifier.typeName) }

  private func name(_ type: ValueType, _ declared: (String) -> String) -> String {
    switch type {
    case .scalar(let scalar):
      scalar.isFoundation ? qualified(scalar) ?? declared(scalar.rawValue) : Self.scalar(scalar)
    case .mapping(let id): declared(program[id].typeName)
    case .field(let wrapped): "KVMap.PatchField<\(name(wrapped, declared))>"
    case .lazyArray(let element): "KVMap.LazyDecodedArray<\(name(element, declared))>"
    case .enumeration(let id): declared(program[id].typeName)
    case .union(let id): declared(program[id].typeName)
    case .generic(let id, let arguments):
      declared(program[id].typeName) + "<\(arguments.map { name($0, declared) }.joined(separator: ", "))>"
    case .parameter(let index): parameter(index)
    case .foreign(let id): declared(program[id].typeName)
    case .optional(let wrapped): "\(name(wrapped, declared))?"
    case .array(let element): "[\(name(element, declared))]"
    case .set(let element): "Swift.Set<\(name(element, declared))>"
    case .dictionary(let key, let value): "[\(name(key, declared)): \(name(value, declared))]"
    }
  }

  /// The name with its module of a type of Foundation that shares its name with a declared type. A declaration hides
  /// only types that need the whole of Foundation, so that the name of the module is certain.
  private func qualified(_ scalar: Scalar) -> String? {
    shadowed.contains(scalar) ? "Foundation.\(scalar.rawValue)" : nil
  }

  /// The type of a stored property of a struct.
  ///
  /// A property of type `T?` is nil before its initialiser sets it, even if that happens at once, and because of that
  /// swiftc copies a large struct once more when it is constructed. `Optional<T>` has no such implicit nil.
  func storedType(_ type: ValueType) -> String { Self.stored(type, self.type) }

  /// The same in an interface.
  func shownStoredType(_ type: ValueType) -> String { Self.stored(type, shownType) }

  private static func stored(_ type: ValueType, _ name: (ValueType) -> String) -> String {
    guard case .optional(let wrapped) = type else { return name(type) }
    return "Swift.Optional<\(name(wrapped))>"
  }

  /// The type that reads and writes a mapping, in expression position: before a dot or an argument list.
  func expression(_ id: MappingID) -> String {
    if let name = transformNames[id] { return name }
    let mapping = program[id]
    let type = hidden.expression(mapping.typeName)
    if case .named(let name) = mapping.kind { return "\(type).\(SwiftIdentifier.quoted(name))" }
    return type
  }

  /// A type in expression position.
  func expression(_ type: ValueType) -> String {
    switch type {
    case .mapping(let id): hidden.expression(program[id].typeName)
    case .generic(let id, let arguments):
      hidden.expression(program[id].typeName) + "<\(arguments.map(self.type).joined(separator: ", "))>"
    case .parameter(let index):
      parameters.indices.contains(index) ? hidden.expression(parameters[index]) : "Swift.Never"
    case .scalar(let scalar):
      scalar.isFoundation ? qualified(scalar) ?? hidden.expression(scalar.rawValue) : Self.scalar(scalar)
    case .enumeration(let id): hidden.expression(program[id].typeName)
    case .union(let id): hidden.expression(program[id].typeName)
    case .foreign(let id): hidden.expression(program[id].typeName)
    case .optional(let wrapped): "\(expression(wrapped))?"
    case .array(let element): "[\(expression(element))]"
    case .dictionary(let key, let value): "[\(expression(key)): \(expression(value))]"
    // Names between angle brackets are in type position.
    case .set, .field, .lazyArray: self.type(type)
    }
  }

  private func parameter(_ index: Int) -> String {
    parameters.indices.contains(index) ? SwiftIdentifier.quoted(parameters[index]) : "Swift.Never"
  }

  /// The class that all others of its kind inherit from: it has the conformances.
  func rootClass(of id: MappingID) -> MappingID {
    var id = id
    // The checker rejects cycles.
    while case .classType(let base?, _) = program[id].kind { id = base }
    return id
  }

  /// Whether a class inherits its conformance for reading with a context.
  func baseIsPassedContext(_ mapping: Mapping) -> Bool {
    var base = mapping.baseClass
    while let id = base {
      if program[id].extras.passed != nil { return true }
      base = program[id].baseClass
    }
    return false
  }

  /// The mapper of an enum, which is its type, or is nested in it.
  func expression(_ id: EnumerationID) -> String {
    let type = hidden.expression(program[id].typeName)
    if case .named(let name) = program[id].kind { return "\(type).\(SwiftIdentifier.quoted(name))" }
    return type
  }

  /// The mapper of a union, which is its type, or of a family or a second mapping, which is nested in its type.
  func expression(_ id: UnionID) -> String {
    let type = hidden.expression(program[id].typeName)
    switch program[id].kind {
    case .family: return "\(type).\(Union.familyMapper)"
    case .named(let name): return "\(type).\(SwiftIdentifier.quoted(name))"
    case .enumeration, .mapped: return type
    }
  }

  /// Whether a value is written by a mapper alongside its type.
  func isNamespace(_ id: UnionID) -> Bool { program[id].isNamespace }
  func isNamespace(_ id: EnumerationID) -> Bool { program[id].isNamespace }

  func unionCase(_ id: UnionID, _ index: Int) -> Union.Case { program[id].cases[index] }

  /// What decoders that do not say what their values are learn of a mapping, if it states that it goes through them.
  func outline(of mapping: Mapping) -> OutlineText? {
    let decodes = (mapping.extras.protocols + mapping.extras.stated).contains {
      ["MappedCodable", "MappedDecodable"].contains($0)
    }
    return decodes && !mapping.isClass ? OutlineText(of: mapping.id, in: program) : nil
  }

  /// How values are read inside a mapping with these settings.
  func lowering(duplicates: Mapping.Settings.Duplicates, unknown: Mapping.Settings.Unknown) -> ValueLowering {
    ValueLowering(program, duplicates: duplicates, unknown: unknown)
  }

  func mapping(_ id: MappingID) -> Mapping { program[id] }

  func valuesOfEmptyObject(_ id: MappingID) -> [DefaultValue] { program.valuesOfEmptyObject(id) }

  func enumeration(_ id: EnumerationID) -> Enumeration { program[id] }

  /// What writes a value.
  ///
  /// - Parameter property: The property that it is the value of.
  func encoding(of conversion: Conversion, property: String? = nil) -> ValueEncoding {
    EncodingLowering(program, property: property).value(conversion)
  }

  func encoding(of mapping: Mapping) -> EncodingCode { EncodingLowering(program).code(of: mapping) }

  /// Whether a value uses its position in the enclosing array or dictionary.
  func asksForElement(_ conversion: Conversion) -> Bool { program.asksForElement(conversion) }

  /// Whether the mapping is a separate namespace alongside its type, so that the type itself has no conformances.
  func isNamespace(_ id: MappingID) -> Bool { program[id].isNamespace }

  /// Whether the mapping's type is `DocumentDecodableInPlace`.
  func isReadInPlace(_ id: MappingID) -> Bool {
    program[id].construction == .inPlace && !isNamespace(id) && !program[id].isClass
  }

  /// Whether values are constructed by their initialiser, after everything they contain.
  func isBuilt(_ id: MappingID) -> Bool {
    program[id].construction == .memberwise && !isNamespace(id) && !program[id].isClass
  }

  /// The Swift type of a mapping, in type position.
  func valueType(_ mapping: Mapping) -> String {
    if let made = mapping.extras.made { return type(made) }
    if case .transform = mapping.kind, let scalar = Scalar(rawValue: mapping.typeName) { return type(.scalar(scalar)) }
    return hidden.type(mapping.typeName)
      + SwiftIdentifier.ownArguments(of: mapping.typeName, parameters: mapping.extras.parameters)
  }

  /// The same in an interface.
  func shownValueType(_ mapping: Mapping) -> String {
    if case .transform = mapping.kind { return valueType(mapping) }
    return SwiftIdentifier.typeName(mapping.typeName)
      + SwiftIdentifier.ownArguments(of: mapping.typeName, parameters: mapping.extras.parameters)
  }

  /// The Swift type of a mapping, in expression position.
  func valueExpression(_ mapping: Mapping) -> String {
    if let made = mapping.extras.made { return expression(made) }
    if case .transform = mapping.kind, let scalar = Scalar(rawValue: mapping.typeName) {
      return expression(.scalar(scalar))
    }
    return hidden.expression(mapping.typeName)
  }

  static func scalar(_ scalar: Scalar) -> String {
    switch scalar {
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .string,
      .character:
      "Swift.\(scalar.rawValue)"
    // Foundation may be imported as FoundationEssentials, so that these cannot be qualified.
    case .decimal, .date, .url, .uuid, .timeZone, .locale, .data: scalar.rawValue
    case .duration: "Swift.Duration"
    case .day: "KVMap.Day"
    case .zoned: "KVMap.ZonedDate"
    case .coordinate: "KVMap.GeographicCoordinate"
    case .value: "KVMap.JSONValue"
    case .object: "KVMap.JSONObject"
    }
  }
}

extension ValueType {
  /// The mappings that the type names.
  var mappings: [MappingID] {
    switch self {
    case .scalar, .parameter, .enumeration, .union, .foreign: []
    case .mapping(let id): [id]
    case .generic(let id, let arguments): [id] + arguments.flatMap(\.mappings)
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part): part.mappings
    case .dictionary(let key, let value): key.mappings + value.mappings
    }
  }

  /// The user-defined types that no file maps and that the type names.
  var foreignTypes: [ForeignTypeID] {
    switch self {
    case .foreign(let id): [id]
    case .scalar, .parameter, .enumeration, .union, .mapping: []
    case .generic(_, let arguments): arguments.flatMap(\.foreignTypes)
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part):
      part.foreignTypes
    case .dictionary(let key, let value): key.foreignTypes + value.foreignTypes
    }
  }

  /// The built-in types that the type names.
  var scalars: [Scalar] {
    switch self {
    case .scalar(let scalar): [scalar]
    case .mapping, .parameter, .enumeration, .union, .foreign: []
    case .generic(_, let arguments): arguments.flatMap(\.scalars)
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part): part.scalars
    case .dictionary(let key, let value): key.scalars + value.scalars
    }
  }
}

extension Scalar {
  /// Whether the type belongs to Foundation.
  var isFoundation: Bool {
    switch self {
    case .decimal, .date, .url, .uuid, .timeZone, .locale, .data: true
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .string,
      .character, .day, .duration, .zoned, .coordinate, .value, .object:
      false
    }
  }

  /// Whether its values need data that FoundationEssentials does not have.
  var needsWholeFoundation: Bool { self == .timeZone || self == .locale }
}
