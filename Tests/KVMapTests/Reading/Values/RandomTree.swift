import TestSupport

/// Texts of random values: deep and wide, with keys that occur in many objects, that occur twice in one, that are
/// written with escape sequences or are longer than a vector, and with numbers of all forms.
struct RandomTree {
  private var random: SeededGenerator
  private var text = ""
  /// The number of values that may still be written.
  private var budget = 0
  /// Whether objects may have a key twice.
  private let repeatsKeys: Bool
  /// Blanks between tokens.
  private var blanks = ""

  init(seed: UInt64, repeatsKeys: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.repeatsKeys = repeatsKeys
  }

  /// An array or object of about `size` values.
  mutating func next(size: Int) -> String {
    text = ""
    budget = size
    blanks = Self.blanks.randomElement(using: &random) ?? ""
    if pick(2) == 0 { object(depth: 0) } else { array(depth: 0) }
    return text
  }

  private static let blanks = ["", "", " ", "\n  ", "\n" + String(repeating: " ", count: 40), "\t", "\r\n"]

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func value(depth: Int) {
    budget -= 1
    switch pick(10) {
    case 0, 1: object(depth: depth)
    case 2, 3: array(depth: depth)
    case 4, 5: text += number()
    case 6, 7: text += string()
    default: text += ["true", "false", "null"][pick(3)]
    }
  }

  private mutating func array(depth: Int) {
    let count = budget > 0 && depth < 60 ? size() : 0
    text += "[" + blanks
    for position in 0..<count {
      if position > 0 { text += "," + blanks }
      value(depth: depth + 1)
      text += blanks
    }
    text += "]"
  }

  private mutating func object(depth: Int) {
    let count = budget > 0 && depth < 60 ? size() : 0
    // Objects with the same keys, with some of them, and with keys of their own.
    let shape = pick(8)
    let all = Self.keys
    text += "{" + blanks
    var written: Set<[UInt8]> = []
    var isFirst = true
    for position in 0..<count {
      let key =
        switch shape {
        case 0: all[pick(all.count)]
        case 1: "own \(pick(10_000))"
        default: all[(shape * 5 + position) % all.count] + (position < all.count ? "" : "\(position)")
        }
      let isRepeated = !written.insert(Array(key.utf8)).inserted
      if isRepeated, !repeatsKeys || pick(3) > 0 { continue }
      if !isFirst { text += "," + blanks }
      isFirst = false
      text += quoted(key) + (pick(4) == 0 ? blanks + ":" : ":") + blanks
      value(depth: depth + 1)
      text += blanks
    }
    text += "}"
  }

  /// Mostly small; sometimes more than are searched without an index, or than a table of keys has slots.
  private mutating func size() -> Int {
    switch pick(40) {
    case 0: pick(400)
    case 1, 2: 50 + pick(30)
    case 3..<12: 0
    default: 1 + pick(9)
    }
  }

  /// A key, some of its characters as escape sequences.
  private mutating func quoted(_ key: String) -> String {
    guard pick(12) == 0 else { return "\"\(key)\"" }
    let escaped = key.unicodeScalars.map { scalar in
      guard scalar.value < 0x8000, pick(3) == 0 else { return "\(scalar)" }
      let digits = String(scalar.value, radix: 16, uppercase: pick(2) == 0)
      return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(escaped.joined())\""
  }

  private mutating func string() -> String {
    let pieces = ["a", "é", "日本", "😀", #"\n"#, #"\u00e9"#, #"\ud83d\ude00"#, "0123456789abcdef", " ", #"\""#]
    return "\"" + (0..<pick(12)).map { _ in pieces[pick(pieces.count)] }.joined() + "\""
  }

  private mutating func number() -> String {
    var text = pick(3) == 0 ? "-" : ""
    let whole = [0, 0, 1, 1, 2, 8, 9, 18, 19, 20, 25][pick(11)]
    text += whole == 0 ? "0" : "\(1 + pick(9))" + String((1..<max(whole, 1)).map { _ in Character("\(pick(10))") })
    if pick(2) == 0 {
      let last = [0, 1, 5, 14, 16, 18, 30][pick(7)]
      text += "." + String((0...last).map { _ in Character("\(pick(3) == 0 ? 0 : pick(10))") })
    }
    if pick(6) == 0 { text += ["e", "E"][pick(2)] + ["", "-", "+"][pick(3)] + "\(pick(400))" }
    return text
  }

  /// Of all lengths up to two vectors and more; two of them that Unicode takes for one.
  private static let keys =
    ["", "é", "e\u{301}", "日本語のキー", "profile_background_image_url_https"]
    + (1...40).map { length in String("abcdefghijklmnopqrstuvwxyz0123456789_-.$".prefix(length)) }
    // These differ in one byte only.
    + (0..<6).map { "in_reply_to_\($0)_status" } + (0..<6).map { "a middle \($0) byte of a long key of 32+" }
}
