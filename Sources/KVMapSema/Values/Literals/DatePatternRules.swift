/// Which fields may be in one date pattern.
enum DatePatternRules {
  typealias Item = DatePatternParser.Item
  typealias Problem = DatePatternParser.Problem

  /// What a field specifies.
  private enum Subject: String, Hashable {
    case year, quarter, month, day, dayOfYear = "day of the year", weekYear = "year of the week", week, weekday
    case hour, dayPeriod = "half of the day", minute, second, fraction, millisecondOfDay = "millisecond of the day"
    case zone
  }

  /// - Parameter variants: A pattern with all of its optional parts, and then without some of them.
  /// - Returns: The variants that can be read, each once. One that says nothing is left out: `[HH:mm]` is not optional.
  static func usable(_ variants: [[Item]]) throws(Problem) -> [[Item]] {
    guard let whole = variants.first else { return [] }
    if let problem = problem(of: whole) { throw problem }
    var usable = [whole]
    var known: Set<[DatePattern.Field]> = [whole.map(\.field)]
    for variant in variants.dropFirst() {
      let letters = subjects(variant)
      guard saysSomething(letters), known.insert(variant.map(\.field)).inserted else { continue }
      if let problem = weekProblem(letters) ?? ambiguity(variant) { throw problem }
      usable.append(variant)
    }
    return usable
  }

  private static func problem(of items: [Item]) -> Problem? {
    var letters: [Subject: String] = [:]
    for item in items {
      guard let subject = subject(item.field) else { continue }
      if let first = letters.updateValue(item.letters, forKey: subject) {
        return .contradiction("'\(first)' and '\(item.letters)' both say the \(subject.rawValue)")
      }
    }
    guard saysSomething(letters) else { return .saysNothing }
    return repetition(letters) ?? weekProblem(letters) ?? dayPeriodProblem(items, letters)
      ?? mixedUpMinutes(items, letters) ?? ambiguity(items)
  }

  private static func saysSomething(_ letters: [Subject: String]) -> Bool {
    let telling: [Subject] = [
      .year, .quarter, .month, .day, .dayOfYear, .weekYear, .week, .hour, .minute, .second, .millisecondOfDay,
    ]
    return telling.contains { letters[$0] != nil }
  }

  /// Fields of which one contains the other.
  private static func repetition(_ letters: [Subject: String]) -> Problem? {
    func first(of subjects: [Subject]) -> String? { subjects.lazy.compactMap { letters[$0] }.first }
    if letters[.dayOfYear] != nil, let other = first(of: [.month, .day]) {
      return .contradiction("'D' is the day of the year, and '\(other)' repeats a part of it")
    }
    if let quarter = letters[.quarter], let other = first(of: [.month, .day, .dayOfYear]) {
      return .contradiction("'\(quarter)' is the first day of a quarter, and '\(other)' repeats a part of it")
    }
    if let time = letters[.millisecondOfDay], let other = first(of: [.hour, .dayPeriod, .minute, .second, .fraction]) {
      return .contradiction("'\(time)' is the whole time of the day, and '\(other)' repeats a part of it")
    }
    return nil
  }

  private static func weekProblem(_ letters: [Subject: String]) -> Problem? {
    switch (letters[.week], letters[.weekYear]) {
    case (nil, nil): return nil
    case (nil, let year?):
      return .contradiction("'\(year)' is the year that a week belongs to, and needs 'w'")
    case (let week?, nil):
      return .contradiction("'\(week)' is a week, and needs 'Y' for the year that it belongs to")
    case (let week?, _?):
      let others: [Subject] = [.year, .quarter, .month, .day, .dayOfYear]
      guard let other = others.lazy.compactMap({ letters[$0] }).first else { return nil }
      return .contradiction("'\(week)' is the week of a year 'Y', and '\(other)' says the same in another way")
    }
  }

  private static func dayPeriodProblem(_ items: [Item], _ letters: [Subject: String]) -> Problem? {
    for item in items {
      let range: String
      switch item.field {
      case .hour12: range = "'h' counts to 12"
      case .hour11: range = "'K' counts to 11"
      case .year, .quarter, .quarterName, .month, .monthName, .day, .dayOfYear, .weekYear, .week, .weekday,
        .weekdayNumber, .hour, .hour24, .dayPeriod, .minute, .second, .fraction, .millisecondOfDay, .zone, .isoZone,
        .zoneName, .gmtOffset, .offset, .blank, .literal:
        continue
      }
      return letters[.dayPeriod] == nil ? .contradiction("\(range) and needs 'a' for the half of the day") : nil
    }
    return letters[.dayPeriod].map { _ in .contradiction("'a' is the half of the day and needs 'h'") }
  }

  /// `yyyy-mm-dd`, `HH:MM`: letters for the minute where only the month can be meant, or vice versa.
  private static func mixedUpMinutes(_ items: [Item], _ letters: [Subject: String]) -> Problem? {
    let telling = items.compactMap { item in subject(item.field).map { (subject: $0, letters: item.letters) } }
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

  private static func ambiguity(_ items: [Item]) -> Problem? {
    for (item, next) in zip(items, items.dropFirst()) where hasOpenEnd(item.field) && isNumber(next.field) {
      return .ambiguousNumber("'\(item.letters)' has any number of digits, and '\(next.letters)' follows at once")
    }
    return nil
  }

  private static func subjects(_ items: [Item]) -> [Subject: String] {
    let found = items.compactMap { item in subject(item.field).map { ($0, item.letters) } }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  private static func subject(_ field: DatePattern.Field) -> Subject? {
    switch field {
    case .year: .year
    case .quarter, .quarterName: .quarter
    case .month, .monthName: .month
    case .day: .day
    case .dayOfYear: .dayOfYear
    case .weekYear: .weekYear
    case .week: .week
    case .weekday, .weekdayNumber: .weekday
    case .hour, .hour24, .hour12, .hour11: .hour
    case .dayPeriod: .dayPeriod
    case .minute: .minute
    case .second: .second
    case .fraction: .fraction
    case .millisecondOfDay: .millisecondOfDay
    case .zone, .isoZone, .zoneName, .gmtOffset, .offset: .zone
    case .blank, .literal: nil
    }
  }

  /// Whether the pattern leaves the number of digits open.
  private static func hasOpenEnd(_ field: DatePattern.Field) -> Bool {
    switch field {
    case .year(let digits), .weekYear(let digits), .month(let digits), .week(let digits), .day(let digits),
      .hour(let digits), .hour24(let digits), .hour12(let digits), .hour11(let digits), .minute(let digits),
      .second(let digits):
      digits == 1
    case .dayOfYear(let digits): digits < 3
    case .millisecondOfDay(let digits): digits < 8
    case .offset(.hoursOrZ), .offset(.hours), .zoneName, .gmtOffset(isShort: true): true
    case .quarter, .quarterName, .monthName, .weekday, .weekdayNumber, .dayPeriod, .fraction, .zone, .isoZone,
      .gmtOffset(isShort: false), .offset(.basicOrZ), .offset(.basic), .offset(.extended), .blank, .literal:
      false
    }
  }

  private static func isNumber(_ field: DatePattern.Field) -> Bool {
    switch field {
    case .year, .quarter, .quarterName(isShort: false), .month, .day, .dayOfYear, .weekYear, .week, .weekdayNumber,
      .hour, .hour24, .hour12, .hour11, .minute, .second, .fraction, .millisecondOfDay:
      true
    case .quarterName(isShort: true), .monthName, .weekday, .dayPeriod, .zone, .isoZone, .zoneName, .gmtOffset,
      .offset, .blank, .literal:
      false
    }
  }
}
