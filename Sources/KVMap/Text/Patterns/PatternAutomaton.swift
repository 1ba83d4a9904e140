/// The deterministic automaton of a `matches` of the language. It reads each Unicode scalar of a text once, and neither
/// allocates nor goes back.
@_spi(Generated) public struct PatternAutomaton: Sendable {
  /// The first scalar of each interval, in ascending order.
  private let starts: [UInt32]
  /// The class of the scalars of each interval.
  private let groups: [UInt16]
  /// The class of each ASCII character.
  private let asciiGroups: [UInt16]
  private let groupCount: Int
  /// For each state, the next state of each class, or `dead`.
  private let transitions: [UInt16]
  private let isAccepting: [Bool]

  private static let dead = UInt16.max

  /// - Parameter text: What the compiler writes: see `Automaton.text` there. A text that it did not write accepts
  ///   nothing.
  @_spi(Generated) public init(_ text: StaticString) { self.init(ConstantText(text).bytes) }

  /// Same as the public initializer, for a text that is created at run time.
  package init(_ text: UTF8Bytes) {
    var input = AutomatonText(text)
    let groupCount = max(input.number() ?? 1, 1)
    var starts: [UInt32] = []
    var groups: [UInt16] = []
    var start: UInt32 = 0
    for _ in 0..<(input.number() ?? 0) {
      guard let distance = input.number(), let group = input.number(), group < groupCount else { break }
      start &+= UInt32(truncatingIfNeeded: distance)
      starts.append(start)
      groups.append(UInt16(truncatingIfNeeded: group))
    }
    var transitions: [UInt16] = []
    var isAccepting: [Bool] = []
    while let accepts = input.number() {
      isAccepting.append(accepts == 1)
      while transitions.count < isAccepting.count * groupCount, let (next, count) = input.repeatedNumber() {
        let state = next == 0 ? Self.dead : UInt16(truncatingIfNeeded: next - 1)
        transitions.append(contentsOf: repeatElement(state, count: count))
      }
    }
    let isWhole =
      transitions.count == isAccepting.count * groupCount && starts.first == 0 && !isAccepting.isEmpty
      && transitions.allSatisfy { $0 == Self.dead || Int($0) < isAccepting.count }
    self.starts = isWhole ? starts : [0]
    self.groups = isWhole ? groups : [0]
    self.groupCount = isWhole ? groupCount : 1
    self.transitions = isWhole ? transitions : [Self.dead]
    self.isAccepting = isWhole ? isAccepting : [false]
    let known = (self.starts, self.groups)
    asciiGroups = (UInt32(0)..<128).map { Self.group(of: $0, known.0, known.1) }
  }

  /// The class of a scalar: that of the last interval that does not begin after it.
  private static func group(of scalar: UInt32, _ starts: [UInt32], _ groups: [UInt16]) -> UInt16 {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle } else { high = middle }
    }
    return groups[low]
  }

  /// Whether the whole text matches.
  @_spi(Generated) public func matches(_ text: String) -> Bool { steps(in: text).matches }

  /// Same as `matches`, and how many scalars were read: never more than there are.
  package func steps(in text: String) -> (matches: Bool, count: Int) {
    var state = 0
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      let next = transitions[state &* groupCount &+ Int(group(of: scalar.value))]
      guard next != Self.dead else { return (false, count) }
      state = Int(next)
    }
    return (isAccepting[state], count)
  }

  @inline(__always)
  private func group(of scalar: UInt32) -> UInt16 {
    scalar < 128 ? asciiGroups[Int(scalar)] : Self.group(of: scalar, starts, groups)
  }
}
