#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import KVMapText

/// The fields that a text gives under a date pattern. Missing fields default to midnight of 1 January 2000, as with
/// `DateFormatter`.
struct ParsedDateFields {
  var year = 2000
  var month = 1
  private var day = 1
  /// The day, where the pattern does not say it by month and day.
  var countedDay: CountedDay?
  var hour: Int?
  var hour12 = 12
  private var isAfternoon = false
  var minute = 0
  var second = 0
  var nanoseconds = 0
  var offset: Int?

  enum CountedDay {
    case ofYear(Int)
    /// The week is `nil` until it is read, since a weekday may be in front of it. The weekday is 1 for Monday.
    case ofWeek(Int?, weekday: Int)
  }

  init() {}

  /// Reads all of `utf8`, one step after the other.
  ///
  /// A number has at least as many digits as its letter is repeated in the pattern, and at most as many as the field
  /// can have; exactly as many if another number follows directly. The name of a weekday must be valid but is not
  /// compared with the date.
  mutating func read(_ utf8: UTF8Bytes, by opcodes: DateOpcodes) -> Bool {
    var opcodes = opcodes
    var text = TextCursor(utf8)
    while true {
      switch opcodes.next() {
      case .end: return text.isAtEnd
      case .malformed: return false
      case .opcode(let opcode):
        guard read(opcode, opcodes, &text) else { return false }
      }
    }
  }

  private mutating func read(_ opcode: DateOpcode, _ opcodes: DateOpcodes, _ text: inout TextCursor) -> Bool {
    func number(_ width: Int, most: Int) -> (value: Int, digits: Int)? {
      text.number(digits: width...(opcodes.isNextNumeric ? width : max(width, most)))
    }
    func store(_ field: inout Int, _ width: Int, _ values: ClosedRange<Int>) -> Bool {
      guard let found = number(width, most: 2), values ~= found.value else { return false }
      field = found.value
      return true
    }
    switch opcode {
    case .year(2):
      guard let found = text.number(digits: 2) else { return false }
      year = found >= 70 ? 1900 + found : 2000 + found
      return true
    case .year(let width):
      guard let found = number(width == 1 && opcodes.isNextNumeric ? 4 : width, most: 4) else { return false }
      year = found.value
      return true
    case .month(let width): return store(&month, width, 1...12)
    case .day(let width): return store(&day, width, 1...31)
    case .minute(let width): return store(&minute, width, 0...59)
    case .second(let width): return store(&second, width, 0...59)
    case .hour12(let width): return store(&hour12, width, 1...12)
    case .hour(let width):
      var value = 0
      guard store(&value, width, 0...23) else { return false }
      hour = value
      return true
    case .dayOfYear(let width):
      guard let found = number(width, most: 3) else { return false }
      countedDay = .ofYear(found.value)
      return true
    case .fraction(let width):
      guard let found = number(width, most: 9) else { return false }
      nanoseconds = PowersOfTen.scaled(found.value, by: 9 - found.digits)
      return true
    case .monthName(let isShort):
      guard let found = EnglishNames.take(EnglishNames.months, isShort: isShort, &text) else { return false }
      month = found + 1
      return true
    case .weekday(let isShort):
      return EnglishNames.take(EnglishNames.weekdays, isShort: isShort, &text) != nil
    case .dayPeriod: return readDayPeriod(&text)
    case .zone, .isoZone:
      offset = ZoneOffset.parsePattern(&text)
      return offset != nil
    case .blank:
      guard text.eat(UInt8(ascii: " ")) else { return false }
      while text.eat(UInt8(ascii: " ")) {}
      return true
    case .literal(let bytes): return text.eat(opcodes.code[bytes])
    case .newline: return text.eat(UInt8(ascii: "\n"))
    case .rare(let opcode): return read(opcode, isNextNumeric: opcodes.isNextNumeric, &text)
    }
  }

  private mutating func readDayPeriod(_ text: inout TextCursor) -> Bool {
    isAfternoon = ASCIIText.hasPrefix(text.rest, "pm")
    guard isAfternoon || ASCIIText.hasPrefix(text.rest, "am") else { return false }
    text.advance(by: 2)
    return true
  }

  /// - Returns: `nil` for a day that does not exist in the calendar.
  var civilDate: CivilDate? {
    switch countedDay {
    case nil, .ofWeek(nil, _): CivilDate(year: year, month: month, day: day)
    case .ofYear(let dayOfYear): CivilDate(year: year, dayOfYear: dayOfYear)
    case .ofWeek(let week?, let weekday): WeekDate(year: year, week: week, weekday: weekday).date
    }
  }

  /// - Returns: `nil` for a day that does not exist in the calendar, and for a zone that is unknown on the machine.
  func date(zone: DateCode.Zone) -> Date? {
    guard let day = civilDate else { return nil }
    let hour = self.hour ?? hour12 % 12 + (isAfternoon ? 12 : 0)
    let local = day.daysSince2001 * 86_400 + hour * 3_600 + minute * 60 + second
    let seconds: Int
    switch (offset, zone) {
    case (let offset?, _), (nil, .offset(let offset)):
      let (difference, overflow) = local.subtractingReportingOverflow(offset)
      guard !overflow else { return nil }
      seconds = difference
    case (nil, .named(let name)):
      guard let zone = NamedZone(name) else { return nil }
      seconds = zone.instant(ofLocal: local)
    }
    return Instant(seconds: seconds, nanoseconds: nanoseconds).date
  }
}
