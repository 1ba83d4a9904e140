@_spi(Generated) import KVMap

/// The names of the properties of types. Those of a type differ from those of its mixins, and those of mixins that a
/// type has together differ from each other.
struct SchemaPropertyNames {
  private let reader: SchemaReader
  /// Of mixins that are used together, directly or through others, the names of all keys. One key has one name, because
  /// a property of a type replaces that of its mixin by its name.
  private var groups: [[ExactText: String]] = []
  private var groupOfMixin: [SchemaDeclaration.ID: Int] = [:]

  init(_ reader: SchemaReader, _ order: [SchemaDeclaration.ID]) {
    self.reader = reader
    var members: [[SchemaDeclaration.ID]] = []
    for id in order {
      let mixins = reader.allMixins(of: id)
      if mixins.isEmpty { continue }
      let known = Set(mixins.compactMap { groupOfMixin[$0] }).sorted()
      let target = known.first ?? members.count
      if target == members.count { members.append([]) }
      for other in known.dropFirst() {
        members[target] += members[other]
        members[other] = []
      }
      members[target] += mixins.filter { groupOfMixin[$0] == nil }
      for mixin in members[target] { groupOfMixin[mixin] = target }
    }
    groups = members.map { mixins in
      var seen: Set<ExactText> = []
      let keys = mixins.flatMap { Self.keys(of: $0, reader) }.filter { seen.insert(ExactText($0)).inserted }
      let names = PropertyNames.names(for: keys, arePlural: keys.map { _ in false })
      return Dictionary(zip(keys.map { ExactText($0) }, names), uniquingKeysWith: { first, _ in first })
    }
  }

  private static func keys(of mixin: SchemaDeclaration.ID, _ reader: SchemaReader) -> [String] {
    if case .record(let record) = reader[mixin].kind { record.members.map(\.key) } else { [] }
  }

  /// - Parameter keys: Those of the properties that the type declares itself, all different.
  func names(for keys: [String], of id: SchemaDeclaration.ID) -> [String] {
    let inherited = groupOfMixin[id].map { groups[$0] } ?? namesOfMixins(of: id)
    let others = keys.filter { inherited[ExactText($0)] == nil }
    var names = PropertyNames.names(
      for: others, arePlural: others.map { _ in false }, besides: Set(inherited.values))[...]
    return keys.compactMap { inherited[ExactText($0)] ?? names.popFirst() }
  }

  func names(ofMixinsOf id: SchemaDeclaration.ID) -> [String] { namesOfMixins(of: id).values.sorted() }

  private func namesOfMixins(of id: SchemaDeclaration.ID) -> [ExactText: String] {
    var names: [ExactText: String] = [:]
    for mixin in reader.allMixins(of: id) {
      guard let group = groupOfMixin[mixin] else { continue }
      for key in Self.keys(of: mixin, reader) { names[ExactText(key)] = groups[group][ExactText(key)] }
    }
    return names
  }
}
