/// Parses a date pattern (Unicode TR 35, part 4) field by field, or explains what is wrong with it.
enum DatePatternParser {
  enum Problem: Error, Hashable {
    case unknownField(String)
    case unterminatedText
    /// It is empty, or has only white space and fixed text.
    case saysNothing
    /// Two of its parts specify the same thing.
    case contradiction(String)
    /// A number of any length directly before another number, so that it is unclear where the first one ends.
    case ambiguousNumber(String)
  }

  /// The usable fields, as human-readable text.
  static let usableFields =
    "y yy yyyy M MM MMM MMMM d dd D DD DDD E EEE EEEE eee eeee H HH h hh a m mm s ss S…SSSSSSSSS Z ZZ ZZZ ZZZZ ZZZZZ XXX"

  static func parse(_ text: String) -> Result<DatePattern, Problem> {
    var fields: [(field: DatePattern.Field, letters: String)] = []
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.first {
      if scalar == " " {
        rest = rest.drop { $0 == " " }
        fields.append((.blank, " "))
      } else if scalar == "'" {
        guard let literal = takeQuoted(&rest) else { return .failure(.unterminatedText) }
        appendLiteral(literal, to: &fields)
      } else if isLetter(scalar) {
        let count = rest.prefix { $0 == scalar }.count
        rest = rest.dropFirst(count)
        let letters = String(repeating: Character(scalar), count: min(count, 20))
        guard let field = field(scalar, count) else { return .failure(.unknownField(letters)) }
        fields.append((field, letters))
      } else {
        rest = rest.dropFirst()
        appendLiteral(String(Character(scalar)), to: &fields)
      }
    }
    if let problem = problem(of: fields) { return .failure(problem) }
    return .success(DatePattern(text: text, fields: fields.map(\.field)))
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// `'text'` with `''` for a quote; `''` on its own is a quote.
  private static func takeQuoted(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
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

  private static func appendLiteral(_ text: String, to fields: inout [(field: DatePattern.Field, letters: String)]) {
    if case .literal(let before)? = fields.last?.field {
      fields[fields.count - 1].field = .literal(before + text)
    } else {
      fields.append((.literal(text), ""))
    }
  }

  private static func field(_ letter: Unicode.Scalar, _ count: Int) -> DatePattern.Field? {
    switch (letter, count) {
    case ("y", 1), ("y", 2), ("y", 4): .year(digits: count)
    case ("M", 1...2): .month(digits: count)
    case ("M", 3), ("M", 4): .monthName(isShort: count == 3)
    case ("d", 1...2): .day(digits: count)
    case ("D", 1...3): .dayOfYear(digits: count)
    // With fewer letters, 'e' is a number.
    case ("E", 1...3), ("e", 3): .weekday(isShort: true)
    case ("E", 4), ("e", 4): .weekday(isShort: false)
    case ("H", 1...2): .hour(digits: count)
    case ("h", 1...2): .hour12(digits: count)
    case ("a", 1): .dayPeriod
    case ("m", 1...2): .minute(digits: count)
    case ("s", 1...2): .second(digits: count)
    case ("S", 1...9): .fraction(digits: count)
    case ("Z", 1...4): .zone
    case ("Z", 5), ("X", 3): .isoZone
    default: nil
    }
  }

  /// What a field specifies.
  private enum Subject: String, Hashable {
    case year, month, day, dayOfYear = "day of the year", weekday, hour, dayPeriod = "half of the day", minute, second
    case fraction, zone
  }

  private static func subject(_ field: DatePattern.Field) -> Subject? {
    switch field {
    case .year: .year
    case .month, .monthName: .month
    case .day: .day
    case .dayOfYear: .dayOfYear
    case .weekday: .weekday
    case .hour, .hour12: .hour
    case .dayPeriod: .dayPeriod
    case .minute: .minute
    case .second: .second
    case .fraction: .fraction
    case .zone, .isoZone: .zone
    case .blank, .literal: nil
    }
  }

  private static func problem(of fields: [(field: DatePattern.Field, letters: String)]) -> Problem? {
    var letters: [Subject: String] = [:]
    for (field, text) in fields {
      guard let subject = subject(field) else { continue }
      if let first = letters.updateValue(text, forKey: subject) {
        return .contradiction("'\(first)' and '\(text)' both say the \(subject.rawValue)")
      }
    }
    let telling: Set<Subject> = [.year, .month, .day, .dayOfYear, .hour, .minute, .second]
    guard letters.keys.contains(where: telling.contains) else { return .saysNothing }
    if letters[.dayOfYear] != nil, let other = letters[.month] ?? letters[.day] {
      return .contradiction("'D' is the day of the year, and '\(other)' repeats a part of it")
    }
    let isTwelveHours = fields.contains { if case .hour12 = $0.field { true } else { false } }
    if isTwelveHours, letters[.dayPeriod] == nil {
      return .contradiction("'h' counts to 12 and needs 'a' for the half of the day")
    }
    if !isTwelveHours, letters[.dayPeriod] != nil {
      return .contradiction("'a' is the half of the day and needs 'h'")
    }
    if let problem = mixedUpMinutes(fields, letters) { return problem }
    for (field, next) in zip(fields, fields.dropFirst()) where hasOpenEnd(field.field) && isNumber(next.field) {
      return .ambiguousNumber("'\(field.letters)' has any number of digits, and '\(next.letters)' follows at once")
    }
    return nil
  }

  /// `yyyy-mm-dd`, `HH:MM`: letters for the minute where only the month can be meant, or vice versa.
  private static func mixedUpMinutes(
    _ fields: [(field: DatePattern.Field, letters: String)], _ letters: [Subject: String]
  ) -> Problem? {
    let telling = fields.compactMap { field in subject(field.field).map { (subject: $0, letters: field.letters) } }
    for (before, field) in zip(telling, telling.dropFirst()) {
      switch (before.subject, field.subject) {
      case (.year, .minute), (.day, .minute):
        guard letters[.month] == nil, letters[.hour] == nil else { continue }
        return .contradiction("'\(field.letters)' is the minute, and 'MM' the month")
      case (.hour, .month):
        guard letters[.minute] == nil else { continue }
        return .contradiction("'\(field.letters)' is the month, and 'mm' the minute")
      default: continue
      }
    }
    return nil
  }

  /// Whether the pattern leaves the number of digits open.
  private static func hasOpenEnd(_ field: DatePattern.Field) -> Bool {
    switch field {
    case .year(let digits), .month(let digits), .day(let digits), .hour(let digits), .hour12(let digits),
      .minute(let digits), .second(let digits):
      digits == 1
    case .dayOfYear(let digits): digits < 3
    case .monthName, .weekday, .dayPeriod, .fraction, .zone, .isoZone, .blank, .literal: false
    }
  }

  private static func isNumber(_ field: DatePattern.Field) -> Bool {
    switch field {
    case .year, .month, .day, .dayOfYear, .hour, .hour12, .minute, .second, .fraction: true
    case .monthName, .weekday, .dayPeriod, .zone, .isoZone, .blank, .literal: false
    }
  }
}
