@_spi(Generated) import KVMap

/// What is known of the texts at one place.
struct TextFacts {
  private(set) var count = 0
  private(set) var empty = 0
  /// The different texts, in the order in which they first came, as long as they are few.
  private(set) var distinct: [String] = []
  private var seen: Set<ExactText> = []
  private(set) var areMany = false
  /// The notations of those that are not empty, in the order in which they first came.
  private(set) var notations: [TextNotation] = []
  /// Whether one is of no notation.
  private(set) var hasPlain = false
  /// Whether each could be a case of an enum.
  private(set) var areWords = true
  /// Whether each that is not empty is a number, and which numbers they are.
  private(set) var areNumbers = true
  private(set) var numbers = NumberFacts()
  /// Whether `lenient Bool` reads each.
  private(set) var areBools = true
  /// Whether each is exactly `true` or `false`.
  private(set) var areBoolLiterals = true

  static let distinctLimit = 1_000
  private static let notationLimit = 8
  private static let wordLength = 32

  mutating func add(_ text: String) {
    count += 1
    insert(text)
    areBools = areBools && Self.isBool(text)
    areBoolLiterals = areBoolLiterals && (text == "true" || text == "false")
    if text.isEmpty {
      empty += 1
      areWords = false
      return
    }
    areWords = areWords && Self.isWord(text)
    if areNumbers { if let number = JSONNumber(text) { numbers.add(number) } else { areNumbers = false } }
    if hasPlain { return }
    if let notation = TextNotation(of: text) { insert(notation) } else { hasPlain = true }
  }

  mutating func merge(_ other: TextFacts) {
    count += other.count
    empty += other.empty
    for text in other.distinct { insert(text) }
    areMany = areMany || other.areMany
    hasPlain = hasPlain || other.hasPlain
    for notation in other.notations { insert(notation) }
    areWords = areWords && other.areWords
    areNumbers = areNumbers && other.areNumbers
    numbers.merge(other.numbers)
    areBools = areBools && other.areBools
    areBoolLiterals = areBoolLiterals && other.areBoolLiterals
  }

  private mutating func insert(_ text: String) {
    guard !areMany, !seen.contains(ExactText(text)) else { return }
    guard seen.count < Self.distinctLimit else {
      areMany = true
      return
    }
    seen.insert(ExactText(text))
    distinct.append(text)
  }

  private mutating func insert(_ notation: TextNotation) {
    guard !notations.contains(notation) else { return }
    if notations.count < Self.notationLimit { notations.append(notation) } else { hasPlain = true }
  }

  private static func isBool(_ text: String) -> Bool {
    var copy = text
    return copy.withUTF8 { BoolText.parse($0) } != nil
  }

  /// An ASCII letter, and then letters, digits and a few signs.
  private static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, (first | 0x20) &- 0x61 < 26, text.utf8.count <= wordLength else { return false }
    return text.utf8.dropFirst().allSatisfy { byte in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "_.:+-".utf8.contains(byte)
    }
  }
}
