/// The synchronised classes of a program: which entries a family has, and which tables classes share.
struct EntityClasses {
  /// By the base class; families with a class that is not synchronised are left out.
  private(set) var families: [MappingID: Entity.Family] = [:]
  /// The unions that read the entries of families. They are generated with their base classes, and belong to no unit.
  private(set) var entryUnions: [Union] = []
  private let program: Program
  private let entries: [MappingID: MappingID]

  init(_ program: Program, entries: [MappingID: MappingID]) {
    self.program = program
    self.entries = entries
    for union in program.unions {
      guard case .family(let base) = union.kind, entries[base] != nil else { continue }
      let members = union.cases.compactMap { item -> MappingID? in
        guard case .mapping(let id) = item.type, entries[id] != nil else { return nil }
        return id
      }
      guard members.count == union.cases.count else { continue }
      let id = UnionID(program.unions.count + entryUnions.count)
      var tables: [MappingID] = []
      for member in members where !tables.contains(table(of: member)) { tables.append(table(of: member)) }
      families[base] = .init(entries: id, tables: tables)
      entryUnions.append(entryUnion(of: union, id: id))
    }
  }

  private func entryUnion(of family: Union, id: UnionID) -> Union {
    var union = family
    union.id = id
    union.kind = .enumeration([])
    union.typeName = "\(family.typeName).\(Entity.familyEntryName)"
    union.documentation = ["An entry of any class of the family."]
    for index in union.cases.indices {
      guard case .mapping(let member) = union.cases[index].type, let entry = entries[member] else { continue }
      union.cases[index].type = .mapping(entry)
      union.cases[index].conversion = .mapping(entry)
    }
    return union
  }

  /// The entries of a family's classes.
  func entries(in union: UnionID) -> [MappingID]? {
    let index = union.index - program.unions.count
    guard entryUnions.indices.contains(index) else { return nil }
    return entryUnions[index].cases.compactMap { if case .mapping(let id) = $0.type { id } else { nil } }
  }

  // MARK: Hierarchies

  private func base(of id: MappingID) -> MappingID? {
    guard case .classType(let base?, _) = program[id].kind else { return nil }
    return base
  }

  func inheritance(of id: MappingID) -> Entity.Inheritance {
    var ancestor = base(of: id)
    // The checker rejects cycles.
    while let current = ancestor {
      if entries[current] != nil { return .derived }
      ancestor = base(of: current)
    }
    return entries.keys.contains { isDerived($0, from: id) } ? .base : .none
  }

  private func isDerived(_ id: MappingID, from other: MappingID) -> Bool {
    var ancestor = base(of: id)
    while let current = ancestor {
      if current == other { return true }
      ancestor = base(of: current)
    }
    return false
  }

  // MARK: Tables

  /// The class whose table holds the rows of a class: itself, or the nearest base class with `sync table`.
  private func table(of id: MappingID) -> MappingID {
    var current = id
    while !program[current].extras.sharesTable {
      guard let base = base(of: current) else { return id }
      current = base
    }
    return current
  }

  /// The position of the nearest base class among some classes.
  private func nearestBase(of id: MappingID, in classes: [MappingID]) -> Int? {
    var ancestor = base(of: id)
    while let current = ancestor {
      if let position = classes.firstIndex(of: current) { return position }
      ancestor = base(of: current)
    }
    return nil
  }

  /// Merges the entities of classes that share a table: each then describes the whole table.
  func shareTables(_ entities: inout [MappingID: Entity]) {
    var members: [MappingID: [MappingID]] = [:]
    for id in entities.keys.sorted(by: { $0.index < $1.index }) where program[table(of: id)].extras.sharesTable {
      members[table(of: id), default: []].append(id)
    }
    for (table, ids) in members {
      let inOrder = [table] + ids.filter { $0 != table }
      let merged = SharedTable(
        inOrder.compactMap { entities[$0] }, names: inOrder.map { program[$0].typeName },
        bases: inOrder.map { nearestBase(of: $0, in: inOrder) })
      for (id, entity) in zip(inOrder, merged.entities) {
        entities[id] = entity
        if id != table { entities[id]?.table = table }
      }
    }
  }
}

/// The table of several classes: the columns and relations of all of them, each name once.
private struct SharedTable {
  private(set) var entities: [Entity]

  init(_ entities: [Entity], names: [String], bases: [Int?]) {
    var name = "class"
    while entities.contains(where: { $0.columns.contains { $0.name == name } }) { name += "_" }
    var columns = [Entity.Column(name: name, type: .text, isOptional: false)]
    var relations: [Entity.Relation] = []
    var classes: [Entity.Class] = []
    self.entities = entities
    for (index, entity) in entities.enumerated() {
      let positions = entity.columns.map { column in
        if let known = columns.firstIndex(where: { $0.name == column.name }) { return known }
        columns.append(column)
        return columns.count - 1
      }
      let numbers = entity.relations.map { relation in
        if let known = relations.firstIndex(where: { $0.name == relation.name }) { return known }
        var relation = relation
        relation.columns = relation.columns.map { positions[$0] }
        relations.append(relation)
        return relations.count - 1
      }
      let required = zip(entity.columns, positions).filter { !$0.0.isOptional }.map(\.1)
      classes.append(
        .init(
          name: names[index], columns: [0] + positions.sorted(), required: [0] + required.sorted(), base: bases[index]))
      self.entities[index].identity = entity.identity.map { positions[$0] }
      self.entities[index].stamp = entity.stamp.map { positions[$0] }
      self.entities[index].tombstone = entity.tombstone.map { positions[$0] }
      self.entities[index].parts = entity.parts.map { $0.moved(columns: positions, relations: numbers) }
    }
    for column in columns.indices where classes.contains(where: { !$0.required.contains(column) }) {
      columns[column].isOptional = true
    }
    let stamp = self.entities.lazy.compactMap(\.stamp).first
    let tombstone = self.entities.lazy.compactMap(\.tombstone).first
    for index in self.entities.indices {
      self.entities[index].columns = columns
      self.entities[index].relations = relations
      self.entities[index].classes = classes
      self.entities[index].stamp = stamp
      self.entities[index].tombstone = tombstone
    }
  }
}

extension Entity.Handing {
  fileprivate func moved(columns: [Int], relations: [Int]) -> Self {
    var result = self
    switch part {
    case .column(let column): result.part = .column(columns[column])
    case .written(let column, let conversion, let type): result.part = .written(columns[column], conversion, type)
    case .nested(let relation): result.part = .nested(relation: relations[relation])
    case .identities(let relation): result.part = .identities(relation: relations[relation])
    }
    return result
  }
}
