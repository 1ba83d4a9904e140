/// The unions and families whose case is selected by what the caller passes (`on $context.event`), and what contains
/// them.
struct ContextualUnions {
  /// For each union whether it, or one that it may be, is selected so.
  let ofUnions: [Bool]
  /// For each mapping whether it reads such a value itself.
  let ofMappings: [Bool]

  /// - Complexity: Linear in the size of the mappings and unions.
  init(_ checked: [CheckedMapping], unions: [CheckedUnion]) {
    var result = unions.map(\.isSelectedByContext)
    guard result.contains(true) else {
      ofUnions = result
      ofMappings = checked.map { _ in false }
      return
    }
    var holders = [[Int]](repeating: [], count: unions.count)
    for (holder, union) in unions.enumerated() {
      for inner in union.cases.flatMap({ $0.type?.unions ?? [] }) { holders[inner].append(holder) }
    }
    var work = result.indices.filter { result[$0] }
    while let next = work.popLast() {
      for holder in holders[next] where !result[holder] {
        result[holder] = true
        work.append(holder)
      }
    }
    let ofUnions = result
    self.ofUnions = ofUnions
    // A class is read by its family wherever it stands.
    let bases = Set(unions.filter(\.isSelectedByContext).compactMap(\.family))
    ofMappings = checked.map { mapping in
      bases.contains(mapping.id)
        || mapping.properties.linked.contains { ($0.type?.unions ?? []).contains { ofUnions[$0] } }
    }
  }
}

extension CheckedUnion {
  fileprivate var isSelectedByContext: Bool { if case .context? = selection { true } else { false } }
}
