import KVMapSema
import KVMapSource
import KVMapSyntax

/// What depends on which properties are in one object, other than the keys of documents.
extension Refactorings {
  /// Whether properties of a type mean the same in another one, whose object has only their keys. Nothing in them may
  /// read the object they are in, with `$parent` or by Swift code; the other type has no type parameters; and the
  /// properties of a synchronised type are the columns of its rows.
  func canMove(_ properties: [PropertySyntax], of type: TypeDeclarationSyntax) -> Bool {
    guard let name = type.name?.last, let program, let unit = program.units.first(where: { $0.file == view.file.id }),
      !unit.entities.contains(where: { isMapping($0.mapping, at: name, in: program) }),
      let id = unit.mappings.first(where: { isMapping($0, at: name, in: program) })
    else { return false }
    guard program[id].extras.isParent || !type.parameters.isEmpty else { return true }
    let names = Set(properties.map(\.name.text))
    return program[id].properties.allSatisfy { !names.contains($0.name) || $0.isPlain }
  }

  /// That of the file and what it imports, where others have errors.
  private var program: Program? {
    result.analysis.program
      ?? Trial(result, workspace, of: workspace.imports(from: view.file.id)).analysis(with: [:]).analysis.program
  }

  private func isMapping(_ id: MappingID, at name: NameSyntax, in program: Program) -> Bool {
    let mapping = program[id]
    guard mapping.origin.line == view.file.lines.lineNumber(at: name.span.start) else { return false }
    return mapping.typeName == name.text || mapping.typeName.hasSuffix("." + name.text)
  }
}

extension Property {
  /// Whether no rule within it, and no Swift code, can read the object that it is in.
  fileprivate var isPlain: Bool {
    type.isPlain && conversion.mappings.isEmpty && conversion.asked.isDisjoint(with: [.object, .parent])
  }
}

extension ValueType {
  fileprivate var isPlain: Bool {
    switch self {
    case .scalar, .enumeration, .foreign: true
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner), .field(let inner),
      .lazyArray(let inner):
      inner.isPlain
    case .mapping, .generic, .union, .parameter: false
    }
  }
}
