/// How many unions a union leads to, which the language limits.
extension SchemaReader {
  /// Fewer than the language allows.
  private static let mostUnions = 200

  /// Keeps alternatives as they are that are too many unions away from a union.
  mutating func limitUnions() {
    for index in declarations.indices {
      let start = SchemaDeclaration.ID(index: index)
      guard case .union = self[start].kind else { continue }
      var seen: Set<SchemaDeclaration.ID> = [start]
      var work = [start]
      while let next = work.popLast() {
        guard case .union(var union) = self[next].kind else { continue }
        var isCut = false
        for place in union.cases.indices {
          guard let type = union.cases[place].type, case .declared(let target) = type.innermost,
            case .union = self[target].kind, !seen.contains(target)
          else { continue }
          if seen.count < Self.mostUnions {
            seen.insert(target)
            work.append(target)
          } else {
            union.cases[place].type = type.replacingInnermost(by: .anything)
            isCut = true
          }
        }
        guard isCut else { continue }
        self[next].kind = .union(union)
        self[next].remarks.append("alternatives lead to more unions than they may, and are kept as they are")
      }
    }
  }
}
