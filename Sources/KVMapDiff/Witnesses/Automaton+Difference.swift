import KVMapSema

extension Automaton {
  /// How many pairs of states are looked at.
  private static let largest = 20_000

  /// The shortest texts that one pattern matches and another does not.
  static func texts(of one: Automaton, notOf other: Automaton, limit: Int = 3) -> [String] {
    let scalars = representatives(one, other)
    var queue: [(state: Int, other: Int, text: String)] = [(0, 0, "")]
    var seen: Set<[Int]> = [[0, 0]]
    var found: [String] = []
    var next = 0
    while next < queue.count, next < largest, found.count < limit {
      let (state, otherState, text) = queue[next]
      next += 1
      if one.accepts(state), !other.accepts(otherState) { found.append(text) }
      for scalar in scalars {
        let target = one.target(of: state, scalar)
        guard target >= 0 else { continue }
        let otherTarget = other.target(of: otherState, scalar)
        guard seen.insert([target, otherTarget]).inserted else { continue }
        queue.append((target, otherTarget, text + String(Character(scalar))))
      }
    }
    return found
  }

  /// A scalar for each pair of classes, a letter or digit if they have one.
  private static func representatives(_ one: Automaton, _ other: Automaton) -> [Unicode.Scalar] {
    let starts = (one.intervals + other.intervals).compactMap { Unicode.Scalar($0.start) }.sorted()
    var seen: Set<[Int]> = []
    return (Array("a0A -".unicodeScalars) + starts).filter { seen.insert([one.group($0), other.group($0)]).inserted }
  }

  private func accepts(_ state: Int) -> Bool { isAccepting.indices.contains(state) && isAccepting[state] }

  /// - Returns: -1 if no text goes on from there.
  private func target(of state: Int, _ scalar: Unicode.Scalar) -> Int {
    let group = group(scalar)
    guard transitions.indices.contains(state), transitions[state].indices.contains(group) else { return -1 }
    return transitions[state][group]
  }

  private func group(_ scalar: Unicode.Scalar) -> Int { intervals.last { $0.start <= scalar.value }?.group ?? 0 }
}
