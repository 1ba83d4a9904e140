/// Parses a date pattern (Unicode TR 35, part 4) field by field, or explains what is wrong with it.
struct DatePatternParser {
  enum Problem: Error, Hashable {
    case unknownField(String)
    /// A `%` before a letter, as strftime writes its fields.
    case percent
    case unterminatedText
    /// `[` without `]`, or the other way round.
    case unpairedBracket(String)
    case emptyPart
    case tooManyParts
    /// It is empty, or has only white space and fixed text.
    case saysNothing
    /// Two of its parts specify the same thing.
    case contradiction(String)
    /// A number of any length directly before another number, so that it is unclear where the first one ends.
    case ambiguousNumber(String)
  }

  /// A field, and the letters that it was written with; none for a text.
  struct Item: Hashable {
    var field: DatePattern.Field
    var letters: String
  }

  /// The usable fields, as human-readable text.
  static let usableFields = """
    y yy yyyy u uuuu Y YY YYYY Q QQ QQQ QQQQ q qq qqq qqqq M MM MMM MMMM L LL LLL LLLL w ww d dd D DD DDD \
    E EEE EEEE e ee eee eeee c ccc cccc a h hh H HH K KK k kk m mm s ss S…SSSSSSSSS A…AAAAAAAA \
    z Z ZZ ZZZ ZZZZ ZZZZZ O OOOO X XX XXX x xx xxx
    """

  /// Each optional part doubles the number of ways in which a text may be written.
  private static let maximumVariants = 64

  private var rest: ArraySlice<Unicode.Scalar>
  /// For each open bracket and, first, for the whole pattern: the items so far, with and without the parts inside.
  private var levels: [[[Item]]] = [[[]]]

  static func parse(_ text: String) -> Result<DatePattern, Problem> {
    var parser = DatePatternParser(rest: Array(text.unicodeScalars)[...])
    do throws(Problem) {
      let variants = try parser.variants()
      return .success(DatePattern(text: text, variants: variants.map { $0.map(\.field) }))
    } catch {
      return .failure(error)
    }
  }

  private init(rest: ArraySlice<Unicode.Scalar>) { self.rest = rest }

  private mutating func variants() throws(Problem) -> [[Item]] {
    while let scalar = rest.first {
      switch scalar {
      case " ":
        rest = rest.drop { $0 == " " }
        append(Item(field: .blank, letters: " "))
      case "'":
        guard let literal = takeQuoted() else { throw .unterminatedText }
        appendLiteral(literal)
      case "[":
        rest = rest.dropFirst()
        levels.append([[]])
      case "]":
        rest = rest.dropFirst()
        try closePart()
      case "%" where rest.dropFirst().first.map(Self.isLetter) == true: throw .percent
      case _ where Self.isLetter(scalar): try appendField(scalar)
      default:
        rest = rest.dropFirst()
        appendLiteral(String(Character(scalar)))
      }
    }
    guard levels.count == 1, let all = levels.first else { throw .unpairedBracket("[") }
    return try DatePatternRules.usable(all)
  }

  private mutating func closePart() throws(Problem) {
    guard levels.count > 1, let part = levels.popLast(), let before = levels.popLast() else {
      throw .unpairedBracket("]")
    }
    guard part.allSatisfy({ !$0.isEmpty }) else { throw .emptyPart }
    let count = before.count * (part.count + 1)
    guard count <= Self.maximumVariants else { throw .tooManyParts }
    levels.append(before.flatMap { start in (part + [[]]).map { start + $0 } })
  }

  private mutating func appendField(_ scalar: Unicode.Scalar) throws(Problem) {
    let count = rest.prefix { $0 == scalar }.count
    rest = rest.dropFirst(count)
    let letters = String(repeating: Character(scalar), count: min(count, 20))
    guard let field = Self.field(scalar, count) else { throw .unknownField(letters) }
    append(Item(field: field, letters: letters))
  }

  private mutating func append(_ item: Item) {
    guard let last = levels.indices.last else { return }
    for index in levels[last].indices { levels[last][index].append(item) }
  }

  private mutating func appendLiteral(_ text: String) {
    guard let last = levels.indices.last else { return }
    for index in levels[last].indices {
      if let end = levels[last][index].indices.last, case .literal(let before) = levels[last][index][end].field {
        levels[last][index][end].field = .literal(before + text)
      } else {
        levels[last][index].append(Item(field: .literal(text), letters: ""))
      }
    }
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// `'text'` with `''` for a quote; `''` on its own is a quote.
  private mutating func takeQuoted() -> String? {
    rest = rest.dropFirst()
    if rest.first == "'" {
      rest = rest.dropFirst()
      return "'"
    }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "'" else {
        text.append(scalar)
        continue
      }
      guard rest.first == "'" else { return String(text) }
      rest = rest.dropFirst()
      text.append("'")
    }
    return nil
  }

  private static func field(_ letter: Unicode.Scalar, _ count: Int) -> DatePattern.Field? {
    switch (letter, count) {
    case ("y", 1), ("y", 2), ("y", 4), ("u", 1), ("u", 4): .year(digits: count)
    case ("Y", 1), ("Y", 2), ("Y", 4): .weekYear(digits: count)
    case ("Q", 1...2), ("q", 1...2): .quarter(digits: count)
    case ("Q", 3...4), ("q", 3...4): .quarterName(isShort: count == 3)
    case ("M", 1...2), ("L", 1...2): .month(digits: count)
    case ("M", 3...4), ("L", 3...4): .monthName(isShort: count == 3)
    case ("w", 1...2): .week(digits: count)
    case ("d", 1...2): .day(digits: count)
    case ("D", 1...3): .dayOfYear(digits: count)
    case ("e", 1...2): .weekdayNumber(digits: count)
    case ("c", 1...2): .weekdayNumber(digits: 1)
    case ("E", 1...3), ("e", 3), ("c", 3): .weekday(isShort: true)
    case ("E", 4), ("e", 4), ("c", 4): .weekday(isShort: false)
    case ("H", 1...2): .hour(digits: count)
    case ("k", 1...2): .hour24(digits: count)
    case ("h", 1...2): .hour12(digits: count)
    case ("K", 1...2): .hour11(digits: count)
    case ("a", 1): .dayPeriod
    case ("m", 1...2): .minute(digits: count)
    case ("s", 1...2): .second(digits: count)
    case ("S", 1...9): .fraction(digits: count)
    case ("A", 1...8): .millisecondOfDay(digits: count)
    case ("z", 1...3): .zoneName
    case ("Z", 1...4): .zone
    case ("Z", 5), ("X", 3): .isoZone
    case ("O", 1), ("O", 4): .gmtOffset(isShort: count == 1)
    case ("X", 1): .offset(.hoursOrZ)
    case ("X", 2): .offset(.basicOrZ)
    case ("x", 1): .offset(.hours)
    case ("x", 2): .offset(.basic)
    case ("x", 3): .offset(.extended)
    default: nil
    }
  }
}
