import TestSupport

/// Texts that match a pattern of the notation that schemas use: groups, sets, alternatives and repetitions.
struct PatternSample {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  var random: SeededGenerator

  init(_ pattern: String, _ random: SeededGenerator) {
    var text = pattern[...]
    if text.hasPrefix("^") { text.removeFirst() }
    if text.hasSuffix("$") { text.removeLast() }
    scalars = Array(text.unicodeScalars)
    self.random = random
  }

  mutating func text() -> String {
    position = 0
    return alternatives()
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func alternatives() -> String {
    var all = [branch()]
    while next == "|" {
      position += 1
      all.append(branch())
    }
    return all.randomElement(using: &random) ?? ""
  }

  private mutating func branch() -> String {
    var text = ""
    while let scalar = next, scalar != "|", scalar != ")" {
      let start = position
      text += piece(from: start)
    }
    return text
  }

  /// An atom as often as its quantifier says, made anew each time.
  private mutating func piece(from start: Int) -> String {
    var text = atom()
    let end = position
    let (least, most) = quantifier()
    let after = position
    let count = Int.random(in: least...max(least, most), using: &random)
    if count == 0 { return "" }
    for _ in 1..<max(count, 1) {
      position = start
      text += atom()
      position = end
    }
    position = after
    return text
  }

  private mutating func quantifier() -> (Int, Int) {
    switch next {
    case "?":
      position += 1
      return (0, 1)
    case "*":
      position += 1
      return (0, 3)
    case "+":
      position += 1
      return (1, 3)
    case "{":
      let end = scalars[position...].firstIndex(of: "}") ?? position
      let inner = String(String.UnicodeScalarView(scalars[(position + 1)..<end]))
      position = end + 1
      let parts = inner.split(separator: ",", omittingEmptySubsequences: false)
      let least = Int(parts[0]) ?? 0
      return (least, parts.count == 1 ? least : Int(parts[1]) ?? least + 2)
    default: return (1, 1)
    }
  }

  private mutating func atom() -> String {
    let scalar = scalars[position]
    position += 1
    switch scalar {
    case "(":
      if next == "?" { position += 2 }
      let text = alternatives()
      position += 1
      return text
    case "[": return set()
    case "\\": return escaped()
    case ".": return "x"
    default: return String(scalar)
    }
  }

  private mutating func escaped() -> String {
    let scalar = scalars[position]
    position += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    default: return String(scalar)
    }
  }

  private mutating func set() -> String {
    var ranges: [ClosedRange<UInt32>] = []
    let isNegated = next == "^"
    if isNegated { position += 1 }
    while let scalar = next, scalar != "]" {
      position += 1
      let lower = scalar == "\\" ? escaped().unicodeScalars.first ?? scalar : scalar
      if next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" {
        position += 1
        let upper = scalars[position]
        position += 1
        ranges.append(lower.value...max(lower.value, upper.value))
      } else {
        ranges.append(lower.value...lower.value)
      }
    }
    position += 1
    if isNegated {
      let free = (UInt32(0x41)...0x7A).filter { value in !ranges.contains { $0.contains(value) } }
      return free.randomElement(using: &random).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
    let range = ranges.randomElement(using: &random)
    return range.flatMap { $0.randomElement(using: &random) }.flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }
}
