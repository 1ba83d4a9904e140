/// The shortest edit script that turns one list of lines into another.
///
/// Eugene W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986), the greedy variant.
package enum LineDifference {
  package enum Edit: Equatable {
    case keep(ArraySlice<UInt8>)
    case remove(ArraySlice<UInt8>)
    case insert(ArraySlice<UInt8>)
  }

  /// Beyond this many differing lines the difference is not readable, and finding the shortest one would take
  /// quadratic time; all lines from the first to the last that differ are then replaced.
  private static let maximumCost = 1000

  /// - Complexity: O((n + m) · d) for d differing lines, bounded by `maximumCost`.
  package static func edits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Edit] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
    let before = old[prefix..<(old.count - suffix)]
    let after = new[prefix..<(new.count - suffix)]
    let middle = shortest(Array(before), Array(after)) ?? before.map(Edit.remove) + after.map(Edit.insert)
    return old[..<prefix].map(Edit.keep) + middle + old[(old.count - suffix)...].map(Edit.keep)
  }

  private static func shortest(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Edit]? {
    let limit = min(old.count + new.count, maximumCost)
    // How far down `old` the best path on each diagonal has reached; the diagonals -1 - limit … limit + 1.
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    for cost in 0...limit {
      history.append(furthest)
      for diagonal in stride(from: -cost, through: cost, by: 2) {
        let middle = diagonal + limit + 1
        let comesDown = diagonal == -cost || (diagonal != cost && furthest[middle - 1] < furthest[middle + 1])
        var x = comesDown ? furthest[middle + 1] : furthest[middle - 1] + 1
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        furthest[middle] = x
        if x >= old.count && x - diagonal >= new.count { return path(old, new, history, limit) }
      }
    }
    return nil
  }

  /// Backtracks from the end along the best path at each cost.
  private static func path(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ history: [[Int]], _ limit: Int
  ) -> [Edit] {
    var edits: [Edit] = []
    var x = old.count
    var y = new.count
    for (cost, furthest) in history.enumerated().reversed() {
      let diagonal = x - y
      let middle = diagonal + limit + 1
      let cameDown = diagonal == -cost || (diagonal != cost && furthest[middle - 1] < furthest[middle + 1])
      let previous = cost == 0 ? 0 : cameDown ? diagonal + 1 : diagonal - 1
      let startX = cost == 0 ? 0 : furthest[previous + limit + 1]
      let startY = cost == 0 ? 0 : startX - previous
      while x > startX && y > startY {
        edits.append(.keep(old[x - 1]))
        x -= 1
        y -= 1
      }
      if x > startX { edits.append(.remove(old[x - 1])) } else if y > startY { edits.append(.insert(new[y - 1])) }
      x = startX
      y = startY
    }
    return edits.reversed()
  }
}
