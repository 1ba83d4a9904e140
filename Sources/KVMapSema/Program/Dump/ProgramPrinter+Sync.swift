extension ProgramPrinter {
  func text(of sync: SyncRule) -> String {
    let target: String
    switch sync.target {
    case .type(let id): target = "(#\(id.index))"
    case .property(let index): target = "(property \(index))"
    case nil: target = ""
    }
    return "sync \(sync.isOwned ? "owned " : "")\(sync.policy.rawValue)\(target)"
  }

  mutating func entity(_ entity: Entity) {
    line("entity #\(entity.mapping.index), entries #\(entity.entry.index)")
    indented { dump in
      if let table = entity.table { dump.line("in the table of #\(table.index)") }
      for item in entity.classes { dump.line("class \(item.name): \(item.columns), required \(item.required)") }
      if let family = entity.family {
        let tables = family.tables.map { "#\($0.index)" }.joined(separator: ", ")
        dump.line("family with entries \(family.entries.index) in \(tables)")
      }
      if entity.isKeyed { dump.line("keyed") }
      for (index, column) in entity.columns.enumerated() {
        var roles = entity.identity.contains(index) ? " identity" : ""
        if entity.stamp == index { roles += " stamp" }
        if entity.tombstone == index { roles += " tombstone" }
        dump.line("column \(index) \(column.name): \(column.type.rawValue)\(column.isOptional ? "?" : "")\(roles)")
      }
      for (index, relation) in entity.relations.enumerated() {
        let target = "\(relation.isFamily ? "family " : "")#\(relation.target.index)"
        let count = relation.isToMany ? (relation.isOrdered ? "many, ordered" : "many") : "one by \(relation.columns)"
        dump.line(
          "relation \(index) \(relation.name) to \(target): \(count), "
            + "\(relation.isOwned ? "owned " : "")\(relation.policy.rawValue) at \(relation.path.description)")
      }
      for handing in entity.parts {
        switch handing.part {
        case .column(let column): dump.line("\(handing.property) is column \(column)")
        case .written(let column, let conversion, _):
          dump.line("\(handing.property) is column \(column), written")
          dump.indented { $0.line($0.conversion(conversion)) }
        case .nested(let relation): dump.line("\(handing.property) is relation \(relation), objects")
        case .identities(let relation): dump.line("\(handing.property) is relation \(relation), identities")
        }
      }
      dump.mapping(dump.program[entity.entry])
    }
  }
}
