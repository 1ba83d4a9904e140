import KVMapSema
import KVMapTables

/// What is generated for a synchronised type besides its mapper: the type of its entries, how these are read, what its
/// rows look like, and what an entry states about a row.
struct EntityDeclaration {
  let entity: Entity
  /// The mapping of the type itself.
  let mapping: Mapping
  /// The mapping of its entries.
  let entry: Mapping
  let names: TypeNames
  let access: String

  private var constants: ConstantExpressions { ConstantExpressions(names: names) }

  /// The type of its entries.
  var structure: StructDeclaration { StructDeclaration(mapping: entry, names: names, constants: constants) }

  func printMappers(to printer: inout CodePrinter) {
    let type = SwiftIdentifier.typeName(mapping.typeName)
    printer.line()
    printer.block("nonisolated extension \(type): KVMapSync.Synchronizable") {
      $0.line("\(access)typealias SyncEntry = \(Entity.entryName)")
    }
    printer.line()
    printer.block("nonisolated extension \(type).\(Entity.entryName): KVMap.DocumentDecodableInPlace") {
      var reading = MappingReading(entry, names: names, constants: constants)
      reading.print(access: access, to: &$0)
    }
    printer.line()
    printer.block("nonisolated extension \(type).\(Entity.entryName): KVMapSync.SyncEntry") { printer in
      printEntity(to: &printer)
      printer.line()
      printDefaults(to: &printer)
      printer.line()
      EntrySending(entity: entity, entry: entry, names: names).print(access: access, to: &printer)
    }
  }

  // MARK: Rows

  private func printEntity(to printer: inout CodePrinter) {
    printer.line("\(access)static let _kvEntity: KVMapSync.SyncEntity = .init(")
    printer.indented { printer in
      printer.line("name: \(SwiftLiteral.string(mapping.typeName)),")
      printList("columns", columns, to: &printer)
      printer.line("identity: [\(entity.identity.map(String.init).joined(separator: ", "))],")
      printList("relations", relations, isLast: true, to: &printer)
    }
    printer.line(")")
  }

  private func printList(_ name: String, _ elements: [String], isLast: Bool = false, to printer: inout CodePrinter) {
    let end = isLast ? "" : ","
    guard !elements.isEmpty else { return printer.line("\(name): []\(end)") }
    printer.line("\(name): [")
    printer.indented { $0.lines(elements.map { $0 + "," }) }
    printer.line("]\(end)")
  }

  private var columns: [String] {
    var paths: [Int: String] = [:]
    for handing in entity.parts {
      switch handing.part {
      case .column(let column), .written(let column, _, _):
        paths[column] = mapping.properties[handing.property].path.problemText
      case .nested, .identities: break
      }
    }
    for relation in entity.relations {
      for column in relation.columns where paths[column] == nil { paths[column] = relation.path.problemText }
    }
    return entity.columns.enumerated().map { index, column in
      var arguments = [SwiftLiteral.string(column.name), ".\(column.type.rawValue)"]
      if column.isOptional { arguments.append("isOptional: true") }
      if let path = paths[index], path != column.name { arguments.append("path: \(SwiftLiteral.string(path))") }
      return ".init(\(arguments.joined(separator: ", ")))"
    }
  }

  private var relations: [String] {
    entity.relations.map { relation in
      let columns = relation.columns.map(String.init).joined(separator: ", ")
      let kind = relation.isToMany ? ".toMany(isOrdered: \(relation.isOrdered))" : ".toOne(columns: [\(columns)])"
      var arguments = [SwiftLiteral.string(relation.name), kind, ".\(relation.policy.rawValue)"]
      if relation.isOwned { arguments.append("isOwned: true") }
      arguments.append("path: \(SwiftLiteral.string(relation.path.problemText))")
      let target = names.expression(relation.target)
      return ".init(\(arguments.joined(separator: ", ")), to: { \(target).\(Entity.entryName)._kvEntity })"
    }
  }

  // MARK: Defaults

  private func printDefaults(to printer: inout CodePrinter) {
    let arguments = mapping.properties.enumerated().compactMap { index, property -> String? in
      guard isColumn(index), let value = property.defaultValue, value != .none else { return nil }
      return "\(SwiftIdentifier.label(property.name)): .value(\(constants.value(value)))"
    }
    printer.line("\(access)static var _kvDefaults: Self { .init(\(arguments.joined(separator: ", "))) }")
  }

  private func isColumn(_ property: Int) -> Bool {
    entity.parts.contains { handing in
      guard handing.property == property else { return false }
      return switch handing.part {
      case .column, .written: true
      case .nested, .identities: false
      }
    }
  }
}

extension DocumentPath {
  /// The path as problems display it.
  fileprivate var problemText: String { JSONText.path(self) }
}
