/// The order of the cases of a union by shape, of which the first one that reads a value is chosen: an object with more
/// required keys is tried before one with fewer, which would read it as well.
struct SchemaCaseOrder {
  private(set) var cases: [SchemaDeclaration.Union.Case]
  private let reader: SchemaReader
  private let isByShape: Bool

  init(_ union: SchemaDeclaration.Union, _ reader: SchemaReader) {
    cases = union.cases
    self.reader = reader
    isByShape = union.key == nil
    guard isByShape else { return }
    let places = cases.indices.filter { requiredKeys(of: cases[$0].type) != nil }
    let sorted = places.sorted { one, other in
      let (left, right) = (rank(of: cases[one].type), rank(of: cases[other].type))
      return left == right ? one < other : left > right
    }
    let moved = sorted.map { cases[$0] }
    for (place, item) in zip(places, moved) { cases[place] = item }
  }

  private func rank(of type: SchemaType?) -> Int { type == .object ? -1 : requiredKeys(of: type)?.count ?? 0 }

  /// The keys that an object of the type must have in the mapping; `nil` for what is no object.
  private func requiredKeys(of type: SchemaType?) -> Set<String>? {
    switch type {
    case .dictionary?: return []
    case .scalar("Object")?: return []
    case .declared(let id)?:
      guard case .record(let record) = reader[id].kind, !record.isPositional else { return nil }
      let inherited = reader.allMixins(of: id).flatMap { mixin -> [SchemaDeclaration.Record.Member] in
        if case .record(let other) = reader[mixin].kind { other.members } else { [] }
      }
      return Set((record.members + inherited).filter(\.isNeeded).map(\.key))
    case nil, .scalar?, .array?: return nil
    }
  }

  /// - Parameter names: Those of the cases.
  /// - Returns: What to know of cases that lose objects to an earlier one.
  func remarks(_ names: [String]) -> [String] {
    guard isByShape else { return [] }
    return cases.indices.compactMap { index in
      guard isRecord(cases[index].type), let keys = requiredKeys(of: cases[index].type),
        let first = cases.indices.prefix(index).first(where: { place in
          dropsKeys(cases[place].type) && requiredKeys(of: cases[place].type)?.isSubset(of: keys) == true
        })
      else { return nil }
      return "an object that '\(names[first])' reads as well is never '\(names[index])', and loses the keys of that"
    }
  }

  private func isRecord(_ type: SchemaType?) -> Bool {
    if case .declared(let id)? = type, case .record = reader[id].kind { true } else { false }
  }

  /// Whether it reads objects with any other keys, and does not keep them.
  private func dropsKeys(_ type: SchemaType?) -> Bool {
    guard case .declared(let id)? = type, case .record(let record) = reader[id].kind else { return false }
    return !record.isPositional && !record.isClosed && record.rest == nil
  }
}

extension SchemaDeclaration.Record.Member {
  /// Whether the mapping reads no object without it.
  fileprivate var isNeeded: Bool {
    let mayBeNull = value.isOptional && value.type != .anything
    return isRequired && !mayBeNull && !value.isOnlyRead && !value.isOnlyWritten && value.defaultValue == nil
  }
}
