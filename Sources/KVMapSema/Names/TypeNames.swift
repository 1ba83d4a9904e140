/// The names of a compilation's declared types, by number; required to render a `ValueType` as text.
package struct TypeNames: Sendable {
  var mappings: [String] = []
  var enumerations: [String] = []
  var unions: [String] = []
  var foreignTypes: [String] = []
  /// The type parameters of the current declaration.
  package var parameters: [String] = []
}

extension TypeNames {
  /// - Parameter declarations: All declarations, ordered by number.
  init(_ declarations: [Declaration]) {
    for declaration in declarations {
      if declaration.mapping != nil { mappings.append(declaration.name) }
      if declaration.enumeration != nil { enumerations.append(declaration.name) }
      if declaration.union != nil { unions.append(declaration.name) }
      if declaration.foreignType != nil { foreignTypes.append(declaration.name) }
    }
  }

  package init(_ program: Program) {
    mappings = program.mappings.map(\.typeName)
    enumerations = program.enumerations.map(\.name)
    unions = program.unions.map(\.name)
    foreignTypes = program.foreignTypes.map(\.typeName)
  }
}
