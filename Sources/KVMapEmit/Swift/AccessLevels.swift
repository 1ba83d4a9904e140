import KVMapSema

/// The access levels of generated declarations.
struct AccessLevels {
  /// The level where a file does not specify one.
  private let otherwise: AccessLevel
  /// The levels of the types that have a mapping of their own.
  private var types: [String: AccessLevel] = [:]

  /// - Complexity: Linear in the size of the program.
  init(_ program: Program, otherwise: AccessLevel) {
    self.otherwise = otherwise
    for mapping in program.mappings {
      switch mapping.kind {
      case .owned, .structure, .classType: types[mapping.typeName] = mapping.access ?? otherwise
      case .genericUnion, .named, .transform: break
      }
    }
    for enumeration in program.enumerations where !enumeration.isNamespace {
      types[enumeration.typeName] = enumeration.access ?? otherwise
    }
    for union in program.unions where !union.isNamespace { types[union.typeName] = union.access ?? otherwise }
  }

  /// The level of a namespace.
  func highest(inside namespace: String, _ program: Program) -> AccessLevel {
    let start = namespace + "."
    let mappings = program.mappings.filter { $0.typeName.hasPrefix(start) && !$0.isInline }.map { self[$0] }
    let enumerations = program.enumerations.filter { $0.typeName.hasPrefix(start) }.map { self[$0] }
    let unions = program.unions.filter { $0.typeName.hasPrefix(start) }.map { self[$0] }
    return mappings.isEmpty && enumerations.isEmpty && unions.isEmpty
      ? otherwise : .highest(mappings + enumerations + unions)
  }

  /// A nested type is not visible beyond its enclosing type, and swiftc warns about an import that says otherwise.
  subscript(mapping: Mapping) -> AccessLevel {
    let own = mapping.access ?? otherwise
    return switch mapping.kind {
    case .owned, .structure, .classType, .genericUnion: own
    case .named: .lowest([own, types[mapping.typeName] ?? own])
    // It is private.
    case .transform: .internal
    }
  }

  subscript(enumeration: Enumeration) -> AccessLevel {
    let own = enumeration.access ?? otherwise
    return enumeration.isNamespace ? .lowest([own, types[enumeration.typeName] ?? own]) : own
  }

  subscript(union: Union) -> AccessLevel {
    let own = union.access ?? otherwise
    return union.isNamespace && !union.isFamily ? .lowest([own, types[union.typeName] ?? own]) : own
  }
}

extension AccessLevel {
  static func highest(_ levels: [AccessLevel]) -> AccessLevel {
    levels.contains(.public) ? .public : levels.contains(.package) ? .package : .internal
  }

  static func lowest(_ levels: [AccessLevel]) -> AccessLevel {
    levels.contains(.internal) ? .internal : levels.contains(.package) ? .package : .public
  }

  /// The modifier before a declaration.
  var modifier: String {
    switch self {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }
}

extension Mapping {
  /// Whether it declares no type of its own.
  fileprivate var isInline: Bool {
    switch kind {
    case .transform, .genericUnion: true
    case .owned, .structure, .classType, .named: false
    }
  }
}
