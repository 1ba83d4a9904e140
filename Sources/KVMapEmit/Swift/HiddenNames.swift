import KVMapSema

/// Types whose names are shadowed in the mappers of a file, and an alias for each of them.
struct HiddenNames {
  /// Aliases of the types that an expression cannot name: a property, a case, a local of generated code or a nested
  /// type has the name.
  private var inExpressions: [String: String] = [:]
  /// Of these, the types that cannot be named in type position either: a nested type has the name.
  private var inTypes: Set<String> = []
  /// The declarations of the aliases.
  private(set) var aliases: [String] = []

  init(_ unit: Program.Unit, in program: Program, nested: NestedNames) {
    let mappings = unit.mappings + unit.entities.map(\.entry)
    let members = Set(
      mappings.flatMap { program[$0].properties.map(\.name) }
        + unit.unions.map { program[$0] }.filter { !$0.isFamily }.flatMap { $0.cases.map(\.name) })
    let nestedNames = Set(Self.types(around: unit, in: program).flatMap(nested.inside))
    var free = FreeNames()
    for name in Self.types(namedIn: unit, in: program).flatMap({ $0.namedTypes(in: program) }) {
      guard inExpressions[name] == nil, let first = name.split(separator: ".").first.map(String.init) else { continue }
      let isNested = nestedNames.contains(first)
      guard isNested || members.contains(first) || Self.isLikeLocal(first) else { continue }
      add(name, &free)
      if isNested { inTypes.insert(name) }
    }
  }

  /// For the file of a unit's tests, where only locals shadow what a program declares.
  init(testsOf unit: Program.Unit, in program: Program) {
    let types = Self.types(namedIn: unit, in: program) + unit.tests.map(\.entry.type)
    var free = FreeNames()
    for name in types.flatMap({ $0.namedTypes(in: program) }) where inExpressions[name] == nil {
      if Self.isLikeLocal(name) { add(name, &free) }
    }
  }

  private mutating func add(_ name: String, _ free: inout FreeNames) {
    let alias = free.take(Self.alias(name))
    inExpressions[name] = alias
    aliases.append("private typealias \(alias) = \(SwiftIdentifier.typeName(name))")
  }

  /// The same, with the type parameters of one mapping, whose aliases are members of its extension. A parameter that is
  /// called like a type with an alias gets one of its own, which shadows the other.
  mutating func add(parameters: [String]) -> [String] {
    parameters.filter { Self.isLikeLocal($0) || inExpressions[$0] != nil }.map { name in
      let alias = Self.alias(name)
      inExpressions[name] = alias
      inTypes.remove(name)
      return "private typealias \(alias) = \(SwiftIdentifier.quoted(name))"
    }
  }

  /// The name in expression position.
  func expression(_ name: String) -> String { inExpressions[name] ?? SwiftIdentifier.typeName(name) }

  /// The name in type position.
  func type(_ name: String) -> String {
    if inTypes.isEmpty || !inTypes.contains(name) { return SwiftIdentifier.typeName(name) }
    return expression(name)
  }

  /// Locals of generated code begin with a lowercase letter or an underscore.
  private static func isLikeLocal(_ name: String) -> Bool {
    name.first?.isLowercase == true || name.first == "_"
  }

  private static func alias(_ name: String) -> String {
    "_KVMapType_" + name.split(separator: ".").joined(separator: "_")
  }

  /// The types whose extensions contain the mappers of a file. A class also sees the types nested in its bases.
  private static func types(around unit: Program.Unit, in program: Program) -> Set<String> {
    var types: Set<String> = []
    for id in unit.mappings {
      var next: MappingID? = id
      while let id = next, types.insert(program[id].typeName).inserted { next = program[id].baseClass }
    }
    return types.union(unit.unions.map { program[$0].typeName }).union(unit.enumerations.map { program[$0].typeName })
  }

  /// All types that the mappers of a file may name.
  private static func types(namedIn unit: Program.Unit, in program: Program) -> [ValueType] {
    let passed = unit.mappings.map { program[$0].extras.passed } + unit.unions.map { program[$0].passed }
    let mappings = unit.mappings + unit.entities.map(\.entry)
    return mappings.flatMap { id in [.mapping(id)] + program[id].properties.map(\.type) }
      + unit.enumerations.map(ValueType.enumeration)
      + unit.unions.flatMap { id in [.union(id)] + program[id].cases.compactMap(\.type) }
      + passed.compactMap { $0?.type }
      + program.conversions(of: unit).flatMap(\.steps).flatMap { [$0.input, $0.output] }
  }
}

extension ValueType {
  /// The names, without a module, that generated code uses for the type and the types in it.
  fileprivate func namedTypes(in program: Program) -> [String] {
    switch self {
    case .scalar(let scalar): scalar.isFoundation ? [scalar.rawValue] : []
    case .parameter: []
    case .mapping(let id): [program[id].typeName]
    case .enumeration(let id): [program[id].typeName]
    case .union(let id): [program[id].typeName]
    case .foreign(let id): [program[id].typeName]
    case .generic(let id, let arguments):
      [program[id].typeName] + arguments.flatMap { $0.namedTypes(in: program) }
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part):
      part.namedTypes(in: program)
    case .dictionary(let key, let value): key.namedTypes(in: program) + value.namedTypes(in: program)
    }
  }
}
