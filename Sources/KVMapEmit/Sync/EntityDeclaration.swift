import KVMapLowering
import KVMapSema

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
  var structure: StructDeclaration {
    let state = partialRelations.isEmpty ? nil : "var _kvPartial: Swift.Set<Swift.Int> = []"
    return StructDeclaration(mapping: entry, names: names, constants: constants, state: state)
  }

  /// The relations to many whose lists may lack elements of the document, by property.
  private var partialRelations: [Int: Int] {
    var relations: [Int: Int] = [:]
    for handing in entity.parts where entry.properties[handing.property].mayLackElements {
      if let relation = handing.relation, entity.relations[relation].isToMany { relations[handing.property] = relation }
    }
    return relations
  }

  func printMappers(to printer: inout CodePrinter) {
    let type = SwiftIdentifier.typeName(mapping.typeName)
    // A class inherits the conformance of its base class.
    if entity.inheritance != .derived {
      printer.line()
      printer.block("nonisolated extension \(type): KVMapSync.Synchronizable") {
        $0.line("\(access)typealias SyncEntry = \(rootEntry)")
      }
    }
    printer.line()
    printer.block("nonisolated extension \(type).\(Entity.entryName): KVMap.DocumentDecodableInPlace") {
      var reading = DecodingPrinter(entry, names: names, constants: constants)
      reading.partialRelations = partialRelations
      reading.print(access: access, to: &$0)
    }
    printer.line()
    printer.block("nonisolated extension \(type).\(Entity.entryName): KVMapSync.SyncEntry") { printer in
      printEntity(to: &printer)
      let number = entity.classIndex(named: mapping.typeName)
      if number > 0 {
        printer.line()
        printer.line("\(access)static var _kvClass: Swift.Int { \(number) }")
      }
      if entity.isKeyed {
        printer.line()
        printer.line("\(access)static var _kvIsKeyed: Swift.Bool { true }")
      }
      printer.line()
      printDefaults(to: &printer)
      printer.line()
      EntrySending(
        entity: entity, entry: entry, typeName: mapping.typeName, names: names, partial: Set(partialRelations.keys)
      )
        .print(access: access, to: &printer)
    }
  }

  /// The entries of a document for the type: in a base class those of any class of its family.
  private var rootEntry: String { entity.family == nil ? Entity.entryName : Entity.familyEntryName }

  /// A member of a class that tells its own entries from those of its base class.
  func printEntryType(to printer: inout CodePrinter) {
    let overrides: String
    switch entity.inheritance {
    case .none: return
    case .base: overrides = ""
    case .derived: overrides = "override "
    }
    let type = names.expression(mapping.id)
    printer.line()
    let head = "\(access)\(overrides)class var _kvEntryType: any KVMapSync.SyncEntry.Type"
    printer.line("\(head) { \(type).\(rootEntry).self }")
  }

  // MARK: Rows

  private func printEntity(to printer: inout CodePrinter) {
    if let table = entity.table {
      let owner = "\(names.expression(table)).\(Entity.entryName)"
      printer.line("\(access)static var _kvEntity: KVMapSync.SyncEntity { \(owner)._kvEntity }")
      printer.line()
      return printer.line("\(access)static var _kvTable: any KVMapSync.SyncEntry.Type { \(owner).self }")
    }
    printer.line("\(access)static let _kvEntity: KVMapSync.SyncEntity = .init(")
    printer.indented { printer in
      printer.line("name: \(SwiftLiteral.string(mapping.typeName)),")
      printList("columns", columns, to: &printer)
      printer.line("identity: [\(entity.identity.map(String.init).joined(separator: ", "))],")
      if let stamp = entity.stamp { printer.line("stamp: \(stamp),") }
      if let tombstone = entity.tombstone { printer.line("tombstone: \(tombstone),") }
      if !entity.classes.isEmpty { printList("classes", classes, to: &printer) }
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

  private var classes: [String] {
    entity.classes.map { item in
      let columns = item.columns.map(String.init).joined(separator: ", ")
      let required = item.required.map(String.init).joined(separator: ", ")
      // Every class is known to have the first one as its base.
      let base = item.base.flatMap { $0 > 0 ? ", base: \($0)" : nil } ?? ""
      return ".init(\(SwiftLiteral.string(item.name)), columns: [\(columns)], required: [\(required)]\(base))"
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
      let entry = relation.isFamily ? Entity.familyEntryName : Entity.entryName
      return ".init(\(arguments.joined(separator: ", ")), to: { \(target).\(entry)._kvEntity })"
    }
  }

  // MARK: Defaults

  private func printDefaults(to printer: inout CodePrinter) {
    var constant: [String] = []
    var made: [(column: Int, argument: String)] = []
    for (index, property) in mapping.properties.enumerated() {
      guard let column = column(of: index), let value = property.defaultValue, value != .none else { continue }
      let label = SwiftIdentifier.label(property.name)
      if case .swift = value {
        // What a function returns may be nil.
        let head = property.type.isOptional ? ".init" : ".value"
        made.append((column, "\(label): \(head)(\(constants.value(value)))"))
      } else {
        constant.append("\(label): .value(\(constants.value(value)))")
      }
    }
    printer.line("\(access)static var _kvDefaults: Self { .init(\(constant.joined(separator: ", "))) }")
    if made.isEmpty { return }
    printer.line()
    printer.block("\(access)static func _kvMadeDefault(ofColumn column: Swift.Int) -> Self?") { printer in
      printer.line("switch column {")
      printer.lines(made.map { "case \($0.column): .init(\($0.argument))" })
      printer.line("default: nil")
      printer.line("}")
    }
  }

  private func column(of property: Int) -> Int? {
    for handing in entity.parts where handing.property == property {
      switch handing.part {
      case .column(let column), .written(let column, _, _): return column
      case .nested, .identities: break
      }
    }
    return nil
  }
}

extension DocumentPath {
  /// The path as problems display it.
  fileprivate var problemText: String { JSONText.path(self) }
}
