/// Parses a pattern of RFC 9485 (I-Regexp). Characters are Unicode scalars.
struct PatternParser {
  /// What is wrong, as the end of a sentence, and the pattern that was meant, if that is certain.
  struct Problem: Error, Hashable {
    var reason: String
    var correction: String?
  }

  /// A part of a pattern.
  indirect enum Node {
    case scalars(ScalarSet)
    case sequence([Node])
    case alternatives([Node])
    /// At least `lower` times, and at most `upper` times; `nil` is any number of times.
    case repeated(Node, lower: Int, upper: Int?)
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0
  private var isInSet = false
  /// Groups nest at most this deep.
  private static let deepest = 256
  /// More repetitions than this are more states than an automaton may have.
  private static let mostRepetitions = 100_000

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// A correction is of all that has one, so that it does not lead to the next problem.
  static func parse(_ text: String) throws(Problem) -> Node {
    do throws(Problem) { return try parseUncorrected(text) } catch {
      var problem = error
      for _ in 0..<mostCorrections {
        guard let correction = problem.correction else { break }
        do throws(Problem) {
          _ = try parseUncorrected(correction)
          break
        } catch {
          guard let further = error.correction else { break }
          problem.correction = further
        }
      }
      throw problem
    }
  }

  private static let mostCorrections = 16

  private static func parseUncorrected(_ text: String) throws(Problem) -> Node {
    if text.unicodeScalars.first == "^" {
      throw Problem(reason: wholeText("^", "beginning"), correction: String(text.unicodeScalars.dropFirst()))
    }
    if text.unicodeScalars.last == "$", text.unicodeScalars.dropLast().last != "\\" {
      throw Problem(reason: wholeText("$", "end"), correction: String(text.unicodeScalars.dropLast()))
    }
    var parser = PatternParser(text)
    let node = try parser.alternatives()
    guard parser.position == parser.scalars.count else { throw Problem(reason: "')' closes nothing") }
    return node
  }

  private static func wholeText(_ anchor: String, _ place: String) -> String {
    "the whole text is matched anyway, without '\(anchor)' at the \(place)"
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func eat(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() throws(Problem) -> Node {
    var branches = [try branch()]
    while eat("|") { branches.append(try branch()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func branch() throws(Problem) -> Node {
    var pieces: [Node] = []
    while let next, next != "|", next != ")" {
      let atom = try atom(next)
      pieces.append(try quantified(atom))
    }
    return .sequence(pieces)
  }

  private mutating func atom(_ first: Unicode.Scalar) throws(Problem) -> Node {
    position += 1
    switch first {
    case "(":
      if next == "?" { throw Problem(reason: "RFC 9485 has no groups that begin with '(?'") }
      guard depth < Self.deepest else { throw Problem(reason: "groups nest too deeply") }
      depth += 1
      let inner = try alternatives()
      depth -= 1
      guard eat(")") else { throw Problem(reason: "'(' is not closed") }
      return inner
    case ".": return .scalars(ScalarSet([0x0A...0x0A, 0x0D...0x0D]).complement)
    case "[": return .scalars(try characterClass())
    case "\\": return .scalars(try escape())
    case "*", "+", "?", "{": throw Problem(reason: "'\(first)' repeats nothing; as itself it is '\\\\\(first)'")
    case "]", "}": throw Problem(reason: "'\(first)' closes nothing; as itself it is '\\\\\(first)'")
    default: return .scalars(ScalarSet(first.value...first.value))
    }
  }

  private mutating func quantified(_ atom: Node) throws(Problem) -> Node {
    let result: Node
    switch next {
    case "*": result = .repeated(atom, lower: 0, upper: nil)
    case "+": result = .repeated(atom, lower: 1, upper: nil)
    case "?": result = .repeated(atom, lower: 0, upper: 1)
    case "{": return try counted(atom)
    default: return atom
    }
    position += 1
    try refuseSecondQuantifier()
    return result
  }

  private func refuseSecondQuantifier() throws(Problem) {
    guard let next, "*+?{".unicodeScalars.contains(next) else { return }
    throw Problem(reason: "RFC 9485 has no '\(next)' behind another repetition")
  }

  private mutating func counted(_ atom: Node) throws(Problem) -> Node {
    position += 1
    guard let lower = number() else { throw Problem(reason: "'{' is followed by a number") }
    var upper: Int? = lower
    if eat(",") { upper = number() }
    guard eat("}") else { throw Problem(reason: "'{' is not closed") }
    if let upper, upper < lower { throw Problem(reason: "'{\(lower),\(upper)}' runs backwards") }
    if max(lower, upper ?? 0) >= Self.mostRepetitions { throw Automaton.tooLarge }
    try refuseSecondQuantifier()
    return .repeated(atom, lower: lower, upper: upper)
  }

  /// Decimal digits, saturated.
  private mutating func number() -> Int? {
    var value: Int?
    while let digit = next, ("0"..."9").contains(digit) {
      value = min((value ?? 0) * 10 + Int(digit.value) - 0x30, Self.mostRepetitions)
      position += 1
    }
    return value
  }

  // MARK: Sets of characters

  private mutating func escape() throws(Problem) -> ScalarSet {
    guard let scalar = next else { throw Problem(reason: "nothing follows the last '\\\\'") }
    position += 1
    switch scalar {
    case "n": return ScalarSet(0x0A...0x0A)
    case "r": return ScalarSet(0x0D...0x0D)
    case "t": return ScalarSet(0x09...0x09)
    case "p": return try category()
    case "P": return try category().complement
    case "(", ")", "*", "+", "-", ".", "?", "[", "\\", "]", "^", "{", "|", "}":
      return ScalarSet(scalar.value...scalar.value)
    case "d":
      throw Problem(reason: "RFC 9485 has no '\\\\d'; write '[0-9]' or '\\\\p{Nd}'", correction: spelledOut("0-9"))
    case "w":
      throw Problem(
        reason: "RFC 9485 has no '\\\\w'; write '[A-Za-z0-9_]' or '\\\\p{L}'", correction: spelledOut("A-Za-z0-9_"))
    case "s":
      throw Problem(
        reason: "RFC 9485 has no '\\\\s'; write '[ \\\\t\\\\n\\\\r]' or '\\\\p{Zs}'",
        correction: spelledOut(" \\t\\n\\r"))
    case "$": throw Problem(reason: "RFC 9485 has no '\\\\$'; as itself it is '[$]'")
    default: throw Problem(reason: "RFC 9485 has no '\\\\\(scalar)'")
    }
  }

  /// The pattern with a set in the place of the escape that was just read.
  private func spelledOut(_ set: String) -> String {
    let before = String(String.UnicodeScalarView(scalars[..<max(0, position - 2)]))
    let after = String(String.UnicodeScalarView(scalars[min(position, scalars.count)...]))
    return before + (isInSet ? set : "[\(set)]") + after
  }

  private mutating func category() throws(Problem) -> ScalarSet {
    guard eat("{"), let end = scalars[position...].firstIndex(of: "}") else {
      throw Problem(reason: "a category stands in braces, as in '\\\\p{Lu}'")
    }
    let name = String(String.UnicodeScalarView(scalars[position..<end]))
    position = end + 1
    guard let set = GeneralCategories.scalars(named: name) else {
      throw Problem(reason: "'\(name)' is no general category of Unicode such as 'L', 'Lu' or 'Nd'")
    }
    return set
  }

  private mutating func characterClass() throws(Problem) -> ScalarSet {
    isInSet = true
    defer { isInSet = false }
    let isNegated = eat("^")
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    while true {
      guard let scalar = next else { throw Problem(reason: "'[' is not closed") }
      if scalar == "]" {
        if isFirst { throw Problem(reason: "'[]' has nothing in it") }
        position += 1
        break
      }
      if scalar == "-" {
        // As itself it stands at the beginning or at the end.
        position += 1
        guard isFirst || next == "]" else { throw Problem(reason: "'-' as itself is '\\\\-' inside of '[…]'") }
        ranges.append(0x2D...0x2D)
      } else {
        ranges += try element(scalar)
      }
      isFirst = false
    }
    let set = ScalarSet(ranges)
    return isNegated ? set.complement : set
  }

  private mutating func element(_ scalar: Unicode.Scalar) throws(Problem) -> [ClosedRange<UInt32>] {
    if scalar == "\\", position + 1 < scalars.count, ["p", "P"].contains(scalars[position + 1]) {
      position += 1
      return try escape().ranges
    }
    let lower = try single(scalar)
    guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else { return [lower...lower] }
    position += 1
    guard let end = next else { throw Problem(reason: "'[' is not closed") }
    if end == "\\", position + 1 < scalars.count, ["p", "P"].contains(scalars[position + 1]) {
      throw Problem(reason: "a category is no end of a range")
    }
    let upper = try single(end)
    guard lower <= upper else {
      throw Problem(reason: "the range '\(Self.text(lower))-\(Self.text(upper))' runs backwards")
    }
    return [lower...upper]
  }

  private mutating func single(_ scalar: Unicode.Scalar) throws(Problem) -> UInt32 {
    position += 1
    switch scalar {
    case "\\": return try escape().ranges.first?.lowerBound ?? 0
    case "[", "-": throw Problem(reason: "'\(scalar)' as itself is '\\\\\(scalar)' inside of '[…]'")
    default: return scalar.value
    }
  }

  private static func text(_ value: UInt32) -> String { Unicode.Scalar(value).map { String(Character($0)) } ?? "" }
}
