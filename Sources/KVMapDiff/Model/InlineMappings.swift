import KVMapSema

/// Which inline mappings of two programs are the same: a transform or `coordinate` is one for each choice of its
/// arguments.
///
/// The same property tells them apart, then the same keys. The order does not: it is that of their first uses.
struct InlineMappings {
  private struct Inline {
    var id: MappingID
    /// The properties and cases that it converts.
    var uses: Set<String>
    /// What it reads and writes, and where.
    var rules: [String]
  }

  /// Equal names for what is the same on both sides.
  private(set) var old: [MappingID: String] = [:]
  private(set) var new: [MappingID: String] = [:]

  init(_ old: Side, _ new: Side) {
    var free = Dictionary(grouping: Self.inlines(of: old)) { old.program[$0.id].name }
    for (name, all) in Dictionary(grouping: Self.inlines(of: new), by: { new.program[$0.id].name }) {
      let others = free[name] ?? []
      free[name] = nil
      pair(others, all, name)
    }
    for (name, all) in free { pair(all, [], name) }
  }

  private mutating func pair(_ before: [Inline], _ after: [Inline], _ name: String) {
    for one in before { old[one.id] = "transform \(name) \(one.id.index)" }
    var (left, wanted) = (before, after)
    let areOnly = before.count == 1 && after.count == 1
    let isSame: [(Inline, Inline) -> Bool] = [
      { !$0.uses.isDisjoint(with: $1.uses) && $0.rules == $1.rules }, { !$0.uses.isDisjoint(with: $1.uses) },
      { $0.rules == $1.rules }, { _, _ in areOnly },
    ]
    for isSame in isSame {
      wanted.removeAll { one in
        guard let index = left.firstIndex(where: { isSame($0, one) }) else { return false }
        new[one.id] = old[left.remove(at: index).id]
        return true
      }
    }
    for one in wanted { new[one.id] = "new transform \(name) \(one.id.index)" }
  }

  private static func inlines(of side: Side) -> [Inline] {
    let program = side.program
    return program.mappings.filter(\.isTransform).map { mapping in
      var uses: Set<String> = []
      for user in program.mappings {
        for property in user.properties where property.conversion.uses(mapping.id) {
          uses.insert("\(user.name).\(property.name)")
        }
      }
      for union in program.unions {
        for item in union.cases where item.conversion?.uses(mapping.id) == true {
          uses.insert("\(union.name).\(item.name)")
        }
      }
      let rules = side.rules(of: mapping.id).map { "\($0.property.name) \($0.source?.text ?? "") \($0.written)" }
      return Inline(id: mapping.id, uses: uses, rules: rules)
    }
  }
}
