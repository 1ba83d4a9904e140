import KVMapSema

/// The type of the entries of a base class: one of those of its family.
struct EntryFamilyDeclaration {
  let union: Union
  /// That of the base class.
  let entity: Entity
  let mapping: Mapping
  let names: TypeNames
  let access: String

  private var type: String { "\(SwiftIdentifier.typeName(mapping.typeName)).\(Entity.familyEntryName)" }

  private var isSendable: Bool {
    if case .enumeration(let conformances) = union.kind { conformances.contains(.sendable) } else { false }
  }

  /// The name of a case is a number: that of a class would hide the class.
  private func name(of item: Union.Case) -> String { "_\(union.cases.firstIndex { $0.name == item.name } ?? 0)" }

  func printType(to printer: inout CodePrinter) {
    printer.line()
    printer.block("nonisolated extension \(SwiftIdentifier.typeName(mapping.typeName))") { printer in
      printer.lines(SwiftComment.documentation(union.documentation))
      let clause = isSendable ? ": Swift.Sendable" : ""
      printer.block("\(access)enum \(Entity.familyEntryName)\(clause)") { printer in
        for item in union.cases {
          let entry = item.type.map { "(\(names.shownType($0)))" } ?? ""
          printer.line("case \(name(of: item))\(entry)")
        }
      }
    }
  }

  func printMapper(to printer: inout CodePrinter) {
    printer.line()
    printer.block("nonisolated extension \(type): KVMapSync.SyncEntry") { printer in
      if names.asksForElement(.union(union.id)) {
        printer.lines(["\(access)static var _kvUsesElementPosition: Swift.Bool { true }", ""])
      }
      if union.depth != DocumentMembers.usualDepth {
        printer.lines(["\(access)static var _kvOptions: KVMap.DecodingOptions { .init(depth: \(union.depth)) }", ""])
      }
      var reading = UnionPrinter(union, type: type, names: names) { ".\(name(of: $0))(\($1 ?? ""))" }
      reading.print(access: access, to: &printer)
      printer.line()
      printEntity(to: &printer)
      printer.line()
      printMembers(to: &printer)
    }
  }

  /// Of classes in one table, the entity is that of the table.
  private func printEntity(to printer: inout CodePrinter) {
    let tables = entity.family?.tables ?? []
    if let only = tables.first, tables.count == 1 {
      let owner = "\(names.expression(only)).\(Entity.entryName)"
      return printer.line("\(access)static var _kvEntity: KVMapSync.SyncEntity { \(owner)._kvEntity }")
    }
    let identity = entity.identity.map { position in
      let column = entity.columns[position]
      return ".init(\(SwiftLiteral.string(column.name)), .\(column.type.rawValue))"
    }
    let members = tables.map { "\(names.expression($0)).\(Entity.entryName)._kvEntity" }
    printer.line("\(access)static let _kvEntity: KVMapSync.SyncEntity = .init(")
    printer.indented { printer in
      printer.line("family: \(SwiftLiteral.string(mapping.typeName + ".Family")),")
      printer.line("identity: [\(identity.joined(separator: ", "))],")
      printer.line("members: { [\(members.joined(separator: ", "))] }")
    }
    printer.line(")")
  }

  private func printMembers(to printer: inout CodePrinter) {
    let number = entity.classIndex(named: mapping.typeName)
    if number > 0 { printer.lines(["\(access)static var _kvClass: Swift.Int { \(number) }", ""]) }
    printer.line("\(access)static var _kvIsFamily: Swift.Bool { true }")
    printer.line()
    if let first = union.cases.first, let type = first.type {
      let entry = names.expression(type)
      printer.line("\(access)static var _kvDefaults: Self { .\(name(of: first))(\(entry)._kvDefaults) }")
      printer.line()
    }
    printer.block("\(access)var _kvMember: any KVMapSync.SyncEntry") { printer in
      printer.line("switch self {")
      for item in union.cases { printer.line("case .\(name(of: item))(let entry): entry") }
      printer.line("}")
    }
    printer.line()
    printer.block("\(access)func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws") {
      $0.line("try _kvMember._kvEncode(into: &kv)")
    }
  }
}
