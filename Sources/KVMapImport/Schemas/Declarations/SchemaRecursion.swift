/// Types of a schema that contain themselves.
struct SchemaRecursion {
  /// A member of a record.
  struct Edge: Hashable {
    var record: SchemaDeclaration.ID
    var key: String
  }

  /// Members that are kept beside their struct, because it would contain itself.
  private(set) var boxed: Set<Edge> = []
  /// Members that would never end if they were always there.
  private(set) var endless: Set<Edge> = []
  private let reader: SchemaReader
  /// Records that refuse keys which they only write, so that they read those as well.
  private let refusing: Set<SchemaDeclaration.ID>
  private var states: [SchemaDeclaration.ID: State] = [:]

  private enum State { case open, done }

  init(_ reader: SchemaReader, _ order: [SchemaDeclaration.ID], refusing: Set<SchemaDeclaration.ID>) {
    self.reader = reader
    self.refusing = refusing
    findEndless(order)
    for id in order where states[id] == nil { visit(id) }
  }

  /// The members of a record and of its mixins, each with the record that has it.
  private func members(of id: SchemaDeclaration.ID) -> [(
    owner: SchemaDeclaration.ID, member: SchemaDeclaration.Record.Member
  )] {
    guard case .record(let record) = reader[id].kind else { return [] }
    let own = record.members.map { (id, $0) }
    return own
      + record.mixins.flatMap { mixin -> [(SchemaDeclaration.ID, SchemaDeclaration.Record.Member)] in
        guard case .record(let other) = reader[mixin].kind else { return [] }
        return other.members.map { (mixin, $0) }
      }
  }

  /// Visits the types that a type contains. The way back to one that is still open closes a circle, so it is boxed.
  ///
  /// A list instead of recursion: types may refer to each other in long chains.
  private mutating func visit(_ start: SchemaDeclaration.ID) {
    var stack = [(id: start, rest: members(of: start)[...])]
    states[start] = .open
    while let (id, rest) = stack.last {
      guard let (owner, member) = rest.first else {
        states[id] = .done
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].rest.removeFirst()
      guard case .declared(let target) = member.value.type, case .record = reader[target].kind else { continue }
      switch states[target] {
      case nil:
        states[target] = .open
        stack.append((target, members(of: target)[...]))
      case .open?:
        boxed.insert(Edge(record: owner, key: member.key))
        // The same member may stand in the mixin and in the type that it was made of.
        boxed.insert(Edge(record: id, key: member.key))
      case .done?: break
      }
    }
  }

  private mutating func findEndless(_ order: [SchemaDeclaration.ID]) {
    var finite: Set<SchemaDeclaration.ID> = []
    func isFinite(_ type: SchemaType) -> Bool {
      guard case .declared(let id) = type else { return true }
      return finite.contains(id)
    }
    func isFinite(_ id: SchemaDeclaration.ID) -> Bool {
      switch reader[id].kind {
      case .enumeration: true
      case .union(let union): union.cases.contains { $0.type.map { isFinite($0) } ?? true } || union.otherType != nil
      case .record: members(of: id).allSatisfy { mayLack($0.member, in: $0.owner) || isFinite($0.member.value.type) }
      }
    }
    var rest = order
    while true {
      let found = rest.filter { isFinite($0) }
      if found.isEmpty { break }
      finite.formUnion(found)
      rest.removeAll(where: found.contains)
    }
    for id in rest {
      for (owner, member) in members(of: id) where !mayLack(member, in: owner) && !isFinite(member.value.type) {
        endless.insert(Edge(record: owner, key: member.key))
      }
    }
  }

  private func mayLack(_ member: SchemaDeclaration.Record.Member, in owner: SchemaDeclaration.ID) -> Bool {
    !member.isRequired || member.value.isOptional || member.value.isOnlyRead
      || member.value.isOnlyWritten && !refusing.contains(owner)
  }
}
