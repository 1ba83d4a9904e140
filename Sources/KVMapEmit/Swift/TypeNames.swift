import KVMapSema
import KVMapSource
import KVMapTables

/// How types are named in one generated file.
///
/// Types of the standard library and of the runtime are written with their module, since the user's module may have a
/// `String` or an `Error` of its own.
struct TypeNames {
  private let program: Program
  /// What the pipelines of the file share.
  let steps: UnitSteps
  /// Names of types that a property, a case or a local of generated code would hide where an expression names the type.
  private let hidden: [String]
  /// The namespaces of the small maps of the file.
  private let transformNames: [MappingID: String]
  private var isHidden: Set<String>
  /// The type parameters of the mapping at hand.
  private var parameters: [String] = []

  init(_ unit: Program.Unit, in program: Program) {
    self.program = program
    steps = UnitSteps(unit, in: program)
    transformNames = Self.transformNames(of: unit, in: program)
    let members = Set(
      unit.mappings.flatMap { program[$0].properties.map(\.name) }
        + unit.unions.flatMap { program[$0].cases.map(\.name) })
    let types =
      unit.mappings.flatMap { id in [.mapping(id)] + program[id].properties.map(\.type) }
      + unit.enumerations.map(ValueType.enumeration)
      + unit.unions.flatMap { id in [.union(id)] + program[id].cases.map(\.type) }
    var seen: Set<String> = []
    hidden = types.flatMap { $0.declaredNames(in: program) }.filter { name in
      guard seen.insert(name).inserted, let first = name.split(separator: ".").first else { return false }
      // Locals of generated code begin with a small letter or an underscore.
      return members.contains(String(first)) || first.first?.isLowercase == true || first.first == "_"
    }
    isHidden = Set(hidden)
  }

  /// The same inside of a mapping, whose type parameters have names there.
  func inside(_ mapping: Mapping) -> TypeNames {
    var names = self
    names.parameters = mapping.extras.parameters
    return names
  }

  /// The same in another file, where no member of a type hides a name.
  var outside: TypeNames {
    var names = self
    names.isHidden = []
    return names
  }

  /// By what stands in the file alone, so that no other file changes what is generated for it.
  private static func transformNames(of unit: Program.Unit, in program: Program) -> [MappingID: String] {
    var names: [MappingID: String] = [:]
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    for id in unit.mappings {
      guard case .transform(let name) = program[id].kind else { continue }
      var candidate = name
      while !taken.insert(candidate).inserted {
        counts[name, default: 0] += 1
        candidate = "\(name)_\(counts[name, default: 0])"
      }
      names[id] = "_KVMapTransform_\(candidate)"
    }
    return names
  }

  /// Second names for types whose own is hidden.
  var aliases: [String] {
    hidden.map { "private typealias \(alias($0)) = \(SwiftIdentifier.typeName($0))" }
  }

  /// The type where a type is expected.
  func type(_ type: ValueType) -> String {
    switch type {
    case .scalar(let scalar): Self.scalar(scalar)
    case .mapping(let id): SwiftIdentifier.typeName(program[id].typeName)
    case .field(let wrapped): "KVMap.Field<\(self.type(wrapped))>"
    case .lazyArray(let element): "KVMap.LazyMappedArray<\(self.type(element))>"
    case .enumeration(let id): SwiftIdentifier.typeName(program[id].typeName)
    case .union(let id): SwiftIdentifier.typeName(program[id].typeName)
    case .generic(let id, let arguments):
      SwiftIdentifier.typeName(program[id].typeName) + "<\(arguments.map(self.type).joined(separator: ", "))>"
    case .parameter(let index): parameter(index)
    case .foreign(let id): SwiftIdentifier.typeName(program[id].typeName)
    case .optional(let wrapped): "\(self.type(wrapped))?"
    case .array(let element): "[\(self.type(element))]"
    case .set(let element): "Swift.Set<\(self.type(element))>"
    case .dictionary(let key, let value): "[\(self.type(key)): \(self.type(value))]"
    }
  }

  /// The type of a stored property of a struct.
  ///
  /// A property of type `T?` is nil before its initialiser sets it, even if that sets it at once, and because of that swiftc
  /// copies a large struct once more when it is made. `Optional<T>` has no such beginning.
  func storedType(_ type: ValueType) -> String {
    guard case .optional(let wrapped) = type else { return self.type(type) }
    return "Swift.Optional<\(self.type(wrapped))>"
  }

  /// What reads and writes a mapping, where an expression is expected: in front of a dot or an argument list.
  func expression(_ id: MappingID) -> String {
    if let name = transformNames[id] { return name }
    let mapping = program[id]
    let type = expression(mapping.typeName)
    if case .named(let name) = mapping.kind { return "\(type).\(SwiftIdentifier.quoted(name))" }
    return type
  }

  /// A type that has a mapper, where an expression is expected.
  func expression(_ type: ValueType) -> String {
    switch type {
    case .mapping(let id): expression(id)
    case .generic(let id, let arguments):
      expression(id) + "<\(arguments.map(self.type).joined(separator: ", "))>"
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      self.type(type)
    }
  }

  private func parameter(_ index: Int) -> String {
    parameters.indices.contains(index) ? SwiftIdentifier.quoted(parameters[index]) : "Swift.Never"
  }

  /// The class from which all others of its kind inherit: it has the conformances.
  func rootClass(of id: MappingID) -> MappingID {
    var id = id
    // The checker leaves no cycles.
    while case .classType(let base?, _) = program[id].kind { id = base }
    return id
  }

  /// Whether a class inherits how it is read in a context.
  func baseIsPassedContext(_ mapping: Mapping) -> Bool {
    var base = mapping.baseClass
    while let id = base {
      if program[id].extras.passed != nil { return true }
      base = program[id].baseClass
    }
    return false
  }

  func expression(_ id: EnumerationID) -> String { expression(program[id].typeName) }

  private func expression(_ name: String) -> String {
    isHidden.contains(name) ? alias(name) : SwiftIdentifier.typeName(name)
  }

  /// The mapper of a union, which is its type, or of a family, which stands beside its class.
  func expression(_ id: UnionID) -> String {
    expression(program[id].typeName) + (program[id].isFamily ? ".Family" : "")
  }

  /// Whether the union is a family, so that a value is written by a mapper beside its type.
  func isFamily(_ id: UnionID) -> Bool { program[id].isFamily }

  func unionCase(_ id: UnionID, _ index: Int) -> Union.Case { program[id].cases[index] }

  func kinds(of conversion: Conversion) -> ValueKinds { program.kinds(of: conversion) }

  func enumeration(_ id: EnumerationID) -> Enumeration { program[id] }

  /// The property that is written as the key of a value in a keyed array.
  func elementKey(of id: MappingID) -> Property? { program[id].writing.elementKey.map { program[id].properties[$0] } }

  /// Whether a value asks how it stands in the array or dictionary around it.
  func asksForElement(_ conversion: Conversion) -> Bool { program.asksForElement(conversion) }

  /// Whether a value may be written with keys that no rule names.
  func mayWriteAnyKey(_ conversion: Conversion) -> Bool { program.mayWriteAnyKey(conversion) }

  /// Whether a value looks outside of its own object.
  func looksAround(_ conversion: Conversion) -> Bool { program.looksAround(conversion) }

  /// Whether the mapping stands beside its type, in a namespace of its own, so that the type conforms to nothing.
  func isNamespace(_ id: MappingID) -> Bool {
    switch program[id].kind {
    case .transform, .named: true
    case .owned, .structure, .classType: false
    }
  }

  /// Whether the mapping's type is `ReadableInPlace`.
  func isReadInPlace(_ id: MappingID) -> Bool {
    program[id].construction == .inPlace && !isNamespace(id) && !program[id].isClass
  }

  /// Whether values are made by their initialiser, behind everything that is in them.
  func isBuilt(_ id: MappingID) -> Bool {
    program[id].construction == .memberwise && !isNamespace(id) && !program[id].isClass
  }

  /// The Swift type of a mapping.
  func valueType(_ mapping: Mapping) -> String {
    if case .transform = mapping.kind, let scalar = Scalar(rawValue: mapping.typeName) { return Self.scalar(scalar) }
    return SwiftIdentifier.typeName(mapping.typeName)
  }

  private func alias(_ name: String) -> String {
    let name = name.map { $0 == "." ? "_" : String($0) }.joined()
    return "_KVMapType_\(name)"
  }

  static func scalar(_ scalar: Scalar) -> String {
    switch scalar {
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .string,
      .character:
      "Swift.\(scalar.rawValue)"
    // Foundation may be there as FoundationEssentials, so that these cannot be qualified.
    case .decimal, .date, .url, .uuid, .data: scalar.rawValue
    case .coordinate, .value, .object: "KVMap.\(scalar.rawValue)"
    }
  }
}

extension ValueType {
  /// The names of the declared types that the type names.
  fileprivate func declaredNames(in program: Program) -> [String] {
    switch self {
    case .scalar, .parameter: []
    case .mapping(let id): [program[id].typeName]
    case .enumeration(let id): [program[id].typeName]
    case .union(let id): [program[id].typeName]
    case .foreign(let id): [program[id].typeName]
    case .generic(let id, let arguments):
      [program[id].typeName] + arguments.flatMap { $0.declaredNames(in: program) }
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part):
      part.declaredNames(in: program)
    case .dictionary(let key, let value): key.declaredNames(in: program) + value.declaredNames(in: program)
    }
  }

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

  /// The types of the user's that no file maps, and that the type names.
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
  /// Whether the type lives in Foundation.
  var isFoundation: Bool {
    switch self {
    case .decimal, .date, .url, .uuid, .data: true
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .string,
      .character, .coordinate, .value, .object:
      false
    }
  }

  /// The name of the functions of the runtime that read and write it.
  var functionName: String { rawValue.lowercased() }
}
