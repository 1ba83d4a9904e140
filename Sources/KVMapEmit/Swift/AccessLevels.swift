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
      case .named, .transform: break
      }
    }
  }

  /// A nested type is not visible beyond its enclosing type, and swiftc warns about an import that says otherwise.
  subscript(mapping: Mapping) -> AccessLevel {
    let own = mapping.access ?? otherwise
    return switch mapping.kind {
    case .owned, .structure, .classType: own
    case .named: .lowest([own, types[mapping.typeName] ?? own])
    // It is private.
    case .transform: .internal
    }
  }

  subscript(enumeration: Enumeration) -> AccessLevel { enumeration.access ?? otherwise }
  subscript(union: Union) -> AccessLevel { union.access ?? otherwise }
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
