/// What the declared types of a compilation are called, by their numbers: what it takes to write a `ValueType` down.
struct TypeNames {
  var mappings: [String] = []
  var enumerations: [String] = []
  var unions: [String] = []
  var foreignTypes: [String] = []
  /// The type parameters of the declaration at hand.
  var parameters: [String] = []
}

extension TypeNames {
  /// - Parameter declarations: All of them, in the order of their numbers.
  init(_ declarations: [Declaration]) {
    for declaration in declarations {
      if declaration.mapping != nil { mappings.append(declaration.name) }
      if declaration.enumeration != nil { enumerations.append(declaration.name) }
      if declaration.union != nil { unions.append(declaration.name) }
      if declaration.foreignType != nil { foreignTypes.append(declaration.name) }
    }
  }

  init(_ program: Program) {
    mappings = program.mappings.map(\.typeName)
    enumerations = program.enumerations.map(\.typeName)
    unions = program.unions.map(\.typeName)
    foreignTypes = program.foreignTypes.map(\.typeName)
  }
}
