import KVMapText

extension ParsedDateFields {
  /// Reads a step that few patterns have.
  @inline(never)
  mutating func read(_ opcode: RareDateOpcode, isNextNumeric: Bool, _ text: inout TextCursor) -> Bool {
    func number(_ width: Int, most: Int, _ values: ClosedRange<Int>) -> Int? {
      guard let found = text.number(digits: width...(isNextNumeric ? width : max(width, most))) else { return nil }
      return values ~= found.value ? found.value : nil
    }
    switch opcode {
    case .weekYear(2):
      guard let found = text.number(digits: 2) else { return false }
      year = found >= 70 ? 1900 + found : 2000 + found
    case .weekYear(let width):
      guard let found = number(width == 1 && isNextNumeric ? 4 : width, most: 4, 0...9999) else { return false }
      year = found
    case .week(let width):
      guard let found = number(width, most: 2, 1...53) else { return false }
      countedDay = .ofWeek(found, weekday: weekday)
    case .weekdayNumber(let width):
      guard let found = number(width, most: width, 1...7) else { return false }
      countedDay = .ofWeek(week, weekday: found)
    case .weekdayName(let isShort):
      guard let found = EnglishNames.take(EnglishNames.weekdays, isShort: isShort, &text) else { return false }
      countedDay = .ofWeek(week, weekday: found == 0 ? 7 : found)
    case .quarter(let width):
      guard let found = number(width, most: width, 1...4) else { return false }
      month = found * 3 - 2
    case .quarterName(let isShort):
      guard let found = EnglishNames.takeQuarter(isShort: isShort, &text) else { return false }
      month = found * 3 - 2
    case .hour24(let width):
      guard let found = number(width, most: 2, 1...24) else { return false }
      hour = found % 24
    case .hour11(let width):
      guard let found = number(width, most: 2, 0...11) else { return false }
      hour12 = found
    case .millisecondOfDay(let width):
      guard let found = number(width, most: 8, 0...86_399_999) else { return false }
      hour = found / 3_600_000
      minute = found / 60_000 % 60
      second = found / 1_000 % 60
      nanoseconds = found % 1_000 * 1_000_000
    case .zoneName: return keep(ZoneOffset.parseName(&text))
    case .gmtOffset: return keep(ZoneOffset.parseGMT(&text))
    case .offset(let style): return keep(ZoneOffset.parse(style, &text))
    }
    return true
  }

  private mutating func keep(_ found: Int?) -> Bool {
    offset = found
    return found != nil
  }

  private var week: Int? {
    if case .ofWeek(let week, _)? = countedDay { week } else { nil }
  }

  /// Without a weekday, a week means its Monday.
  private var weekday: Int {
    if case .ofWeek(_, let weekday)? = countedDay { weekday } else { 1 }
  }
}
