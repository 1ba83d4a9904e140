import KVMapSyntax

/// Classes, their bases and families.
extension Completion {
  /// Whether the base of a class is written at the position.
  var isBase: Bool {
    guard case .type(let type)? = place.item, type.kind == .classType, place.property == nil else { return false }
    return place.previous?.kind == .colon
  }

  /// The classes that the class may have as its base: not itself, and none that is derived from it.
  mutating func collectBases() {
    guard case .type(let type)? = place.item else { return }
    for other in names.types where other.kind == "class" && other.name != type.name?.text && !other.isGeneric {
      guard !bases(of: other.name).contains(type.name?.text ?? "") else { continue }
      add(other.name, .classType, .best, detail: other.kind)
    }
    collectTypesOfOtherFiles { $0.kind == "class" && !$0.isGeneric }
  }

  /// Where a family is declared: the classes that others are derived from and that have no family yet, then the others.
  mutating func collectRoots() {
    let known = place.view.tree.flatItems.compactMap { item in
      if case .family(let family) = item, family.span.end < place.word.lowerBound || family.span.start > place.offset {
        family.name?.text
      } else {
        nil
      }
    }
    let classes = names.types.filter {
      // A family of a class in a namespace is inside of it.
      $0.kind == "class" && !known.contains($0.name) && !$0.name.contains(".")
    }
    for type in classes {
      let isRoot = bases(of: type.name).isEmpty && classes.contains { bases(of: $0.name).contains(type.name) }
      add(type.name, .classType, isRoot ? .best : .good, detail: type.kind)
    }
  }

  /// In a family: its class and the classes below it that it has no case for yet.
  mutating func collectSubclasses() {
    guard case .family(let family)? = place.item, let root = family.name?.text else { return }
    let known = Set(family.cases.map(\.name.text))
    for type in names.types where type.kind == "class" && !known.contains(type.name) && !type.name.contains(".") {
      guard type.name == root || bases(of: type.name).contains(root) else { continue }
      add(type.name, .classType, type.name == root ? .good : .best, detail: type.kind)
    }
  }

  /// The base of a class, the base of that, and so on.
  private func bases(of name: String) -> Set<String> {
    var bases: Set<String> = []
    var next = name
    while case .type(let type)? = names.item(named: next), case .named(let base, _, _)? = type.base,
      bases.insert(base.text).inserted
    {
      next = base.text
    }
    return bases
  }
}
