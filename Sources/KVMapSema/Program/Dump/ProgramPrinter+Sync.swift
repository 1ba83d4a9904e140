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
      for (index, column) in entity.columns.enumerated() {
        let identity = entity.identity.contains(index) ? " identity" : ""
        dump.line("column \(index) \(column.name): \(column.type.rawValue)\(column.isOptional ? "?" : "")\(identity)")
      }
      for (index, relation) in entity.relations.enumerated() {
        let count = relation.isToMany ? (relation.isOrdered ? "many, ordered" : "many") : "one by \(relation.columns)"
        dump.line(
          "relation \(index) \(relation.name) to #\(relation.target.index): \(count), "
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
