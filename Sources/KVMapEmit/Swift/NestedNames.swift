import KVMapSema

/// Which names refer to a nested type inside a type, so that they shadow their outer meaning.
struct NestedNames {
  private var names: [String: Set<String>] = [:]
  /// The types of Foundation whose names are those of declared types, too: a file that does not import the declaration
  /// means Foundation's.
  private(set) var shadowed: Set<Scalar> = []

  /// - Complexity: Linear in the size of the program.
  init(_ program: Program) {
    let types =
      program.mappings.map(\.typeName) + program.enumerations.map(\.typeName) + program.unions.map(\.typeName)
      + program.foreignTypes.map(\.typeName)
    for type in types { add(type) }
    shadowed = Set(Set(types).compactMap(Scalar.init(rawValue:)).filter(\.needsWholeFoundation))
    for mapping in program.mappings {
      if case .named(let name) = mapping.kind { names[mapping.typeName, default: []].insert(name) }
    }
    for enumeration in program.enumerations {
      if case .named(let name) = enumeration.kind { names[enumeration.typeName, default: []].insert(name) }
    }
    for union in program.unions {
      if case .named(let name) = union.kind { names[union.typeName, default: []].insert(name) }
    }
    // Swift infers it as a member of every type to which the caller passes a context.
    let passed =
      program.mappings.filter { $0.extras.passed != nil }.map(\.typeName)
      + program.unions.filter { $0.passed != nil }.map(\.typeName)
    for type in passed { names[type, default: []].insert("CallerContext") }
    for union in program.unions where union.isFamily { names[union.typeName, default: []].insert(Union.familyMapper) }
  }

  /// The last component of each type's name shadows the same name outside the enclosing types.
  private mutating func add(_ type: String) {
    guard type.utf8.contains(UInt8(ascii: ".")) else { return }
    let parts = type.split(separator: ".").map(String.init)
    for count in 1..<parts.count { names[parts[..<count].joined(separator: "."), default: []].insert(parts[count]) }
  }

  /// The names that are shadowed in an extension of a type.
  func inside(_ type: String) -> Set<String> {
    guard type.utf8.contains(UInt8(ascii: ".")) else { return names[type] ?? [] }
    var parts = type.split(separator: ".").map(String.init)
    var hidden: Set<String> = []
    while !parts.isEmpty {
      hidden.formUnion(names[parts.joined(separator: ".")] ?? [])
      parts.removeLast()
    }
    return hidden
  }
}

extension Union {
  /// The name of a family's mapper, which is nested in its class.
  static let familyMapper = "Family"
}
