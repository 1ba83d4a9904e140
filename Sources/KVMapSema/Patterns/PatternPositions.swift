/// The positions of a pattern's characters, and which may follow which: the automaton of Glushkov, with repetitions
/// written out.
struct PatternPositions {
  private(set) var scalars: [ScalarSet] = []
  /// For each position, those that may be next.
  private(set) var follow: [[Int]] = []
  private(set) var first: [Int] = []
  /// Whether a text may end after the position.
  private(set) var isLast: [Bool] = []
  private(set) var acceptsEmpty = false
  /// The number of entries in `follow`, which the repetition of something that may be empty squares.
  private var size = 0
  private static let maximumSize = 2_000_000
  private static let maximumCount = 20_000

  /// A part of the pattern: the positions with which it begins and ends.
  private struct Part {
    var first: [Int] = []
    var last: [Int] = []
    var mayBeEmpty = true
  }

  init(_ node: PatternParser.Node) throws(PatternParser.Problem) {
    let whole = try add(node)
    first = whole.first
    acceptsEmpty = whole.mayBeEmpty
    isLast = [Bool](repeating: false, count: scalars.count)
    for position in whole.last { isLast[position] = true }
    for position in follow.indices { follow[position] = Array(Set(follow[position])).sorted() }
  }

  private mutating func add(_ node: PatternParser.Node) throws(PatternParser.Problem) -> Part {
    switch node {
    case .scalars(let set):
      guard scalars.count < Self.maximumCount else { throw Automaton.tooLarge }
      scalars.append(set)
      follow.append([])
      return Part(first: [scalars.count - 1], last: [scalars.count - 1], mayBeEmpty: false)
    case .sequence(let nodes):
      var whole = Part()
      for node in nodes { whole = try joined(whole, try add(node)) }
      return whole
    case .alternatives(let nodes):
      var whole = Part(mayBeEmpty: false)
      for node in nodes {
        let part = try add(node)
        whole.first += part.first
        whole.last += part.last
        whole.mayBeEmpty = whole.mayBeEmpty || part.mayBeEmpty
      }
      return whole
    case .repeated(let node, let lower, let upper): return try repeated(node, lower, upper)
    }
  }

  private mutating func repeated(
    _ node: PatternParser.Node, _ lower: Int, _ upper: Int?
  ) throws(PatternParser.Problem) -> Part {
    var whole = Part()
    for _ in 0..<lower { whole = try joined(whole, try add(node)) }
    guard let upper else {
      var loop = try add(node)
      try connect(loop.last, loop.first)
      loop.mayBeEmpty = true
      return try joined(whole, loop)
    }
    // `x{0,3}` is (x(x(x)?)?)?, so that each position is followed by one other and not by all.
    var parts: [Part] = []
    for _ in 0..<(upper - lower) { parts.append(try add(node)) }
    var optional = Part()
    for part in parts.reversed() {
      try connect(part.last, optional.first)
      optional.first = part.first + (part.mayBeEmpty ? optional.first : [])
      optional.last = part.last + optional.last
      size += optional.first.count
      guard size <= Self.maximumSize else { throw Automaton.tooLarge }
    }
    return try joined(whole, optional)
  }

  private mutating func joined(_ left: Part, _ right: Part) throws(PatternParser.Problem) -> Part {
    try connect(left.last, right.first)
    return Part(
      first: left.first + (left.mayBeEmpty ? right.first : []),
      last: right.last + (right.mayBeEmpty ? left.last : []), mayBeEmpty: left.mayBeEmpty && right.mayBeEmpty)
  }

  private mutating func connect(_ last: [Int], _ first: [Int]) throws(PatternParser.Problem) {
    size += last.count * first.count
    guard size <= Self.maximumSize else { throw Automaton.tooLarge }
    for position in last { follow[position] += first }
  }
}
