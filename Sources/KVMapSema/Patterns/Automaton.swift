/// The deterministic automaton of a pattern. It reads each scalar of a text once, whatever the pattern is.
package struct Automaton: Sendable, Hashable {
  /// The pattern as written.
  package let pattern: String
  /// The first scalar of each interval, in ascending order, and the class of its scalars.
  package private(set) var intervals: [(start: UInt32, group: Int)] = []
  package private(set) var groupCount = 0
  /// For each state, the next state of each class; -1 if there is none. The first state is the start.
  package private(set) var transitions: [[Int]] = []
  package private(set) var isAccepting: [Bool] = []

  static let maximumStates = 4_096
  static let tooLarge = PatternParser.Problem(
    reason: "its automaton has more than \(maximumStates) states; make the repetitions shorter")

  init(_ pattern: String) throws(PatternParser.Problem) {
    self.pattern = pattern
    let positions = try PatternPositions(try PatternParser.parse(pattern))
    let members = divide(positions.scalars)
    try build(positions, members)
  }

  package static func == (left: Automaton, right: Automaton) -> Bool {
    left.pattern.utf8.elementsEqual(right.pattern.utf8)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }

  /// Divides the scalars into classes that no position tells apart.
  ///
  /// - Returns: The classes that each position takes.
  private mutating func divide(_ sets: [ScalarSet]) -> [[Int]] {
    let distinct = Array(Set(sets))
    let starts = Set(distinct.flatMap { set in set.ranges.flatMap { [$0.lowerBound, $0.upperBound + 1] } } + [0])
    var groups: [[Bool]: Int] = [:]
    var takes: [[Bool]] = []
    for start in starts.sorted() where start <= ScalarSet.largest {
      let takers = distinct.map { $0.contains(start) }
      let group = groups[takers] ?? groups.count
      if groups.updateValue(group, forKey: takers) == nil { takes.append(takers) }
      if intervals.last?.group != group { intervals.append((start, group)) }
    }
    groupCount = groups.count
    let numbers = Dictionary(uniqueKeysWithValues: distinct.enumerated().map { ($1, $0) })
    return sets.map { set in
      guard let number = numbers[set] else { return [] }
      return takes.indices.filter { takes[$0][number] }
    }
  }

  /// A state is what may come next, so that states that differ only in what was read are one.
  private struct State: Hashable {
    var next: [Int]
    var accepts: Bool
  }

  private mutating func build(
    _ positions: PatternPositions, _ members: [[Int]]
  ) throws(PatternParser.Problem) {
    var numbers: [State: Int] = [:]
    var states: [State] = []
    func number(of state: State) throws(PatternParser.Problem) -> Int {
      if let known = numbers[state] { return known }
      guard states.count < Self.maximumStates else { throw Self.tooLarge }
      numbers[state] = states.count
      states.append(state)
      return states.count - 1
    }
    let start = State(next: Array(Set(positions.first)).sorted(), accepts: positions.acceptsEmpty)
    _ = try number(of: start)
    var done = 0
    while done < states.count {
      var byGroup = [Set<Int>](repeating: [], count: groupCount)
      var accepts = [Bool](repeating: false, count: groupCount)
      for position in states[done].next {
        for group in members[position] {
          byGroup[group].formUnion(positions.follow[position])
          accepts[group] = accepts[group] || positions.isLast[position]
        }
      }
      var row: [Int] = []
      for group in 0..<groupCount {
        let isDead = byGroup[group].isEmpty && !accepts[group]
        row.append(isDead ? -1 : try number(of: State(next: byGroup[group].sorted(), accepts: accepts[group])))
      }
      transitions.append(row)
      done += 1
    }
    isAccepting = states.map(\.accepts)
  }

  /// Whether the whole text matches.
  package func matches(_ text: String) -> Bool {
    var state = 0
    for scalar in text.unicodeScalars {
      state = transitions[state][group(of: scalar.value)]
      if state < 0 { return false }
    }
    return isAccepting[state]
  }

  private func group(of scalar: UInt32) -> Int {
    var (low, high) = (0, intervals.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if intervals[middle].start <= scalar { low = middle } else { high = middle }
    }
    return intervals[low].group
  }
}
