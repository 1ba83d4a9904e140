import KVMapSource

/// Finds unions from which too many other unions can be reached. The possible contents of a union are computed for each
/// property and payload that contains it, so the number of unions that can be reached through unions alone is limited.
enum UnionReach {
  static let maximum = 256

  /// - Returns: At most one diagnostic, for the first such union.
  /// - Complexity: Linear in the number of cases, times the limit.
  static func problems(in unions: [CheckedUnion]) -> [Diagnostic] {
    guard unions.count > maximum else { return [] }
    let targets = unions.map { $0.cases.flatMap { $0.type?.unions ?? [] } }
    guard let first = unions.first(where: { reachesTooMany($0.id.index, targets) }) else { return [] }
    return [SemaDiagnostics.unionLeadsTooFar(first.name, maximum, at: first.nameSpan)]
  }

  private static func reachesTooMany(_ start: Int, _ targets: [[Int]]) -> Bool {
    var seen: Set<Int> = [start]
    var work = [start]
    while let next = work.popLast() {
      for target in targets[next] where seen.insert(target).inserted {
        if seen.count > maximum + 1 { return true }
        work.append(target)
      }
    }
    return false
  }
}
