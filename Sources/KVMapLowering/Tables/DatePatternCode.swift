package import KVMapSema
import KVMapText

/// Date patterns in the form that the runtime interprets (`DateLetter`).
package enum DatePatternCode {
  /// The codes of several patterns and their variants, one per line.
  package static func text(_ patterns: [DatePattern]) -> String {
    patterns.flatMap(\.variants).map(code).joined(separator: "\n")
  }

  /// The code by which `patterns` are written: that of the first one. If its year has two digits, all follow it, for
  /// the dates that it cannot write.
  package static func written(_ patterns: [DatePattern]) -> String {
    guard let first = patterns.first?.variants.first else { return "" }
    let hasShortYear = first.contains { $0 == .year(digits: 2) || $0 == .weekYear(digits: 2) }
    return hasShortYear && patterns.count > 1 ? text(patterns) : code(first)
  }

  /// The patterns as written in the source, one per line, for messages.
  package static func patterns(_ patterns: [DatePattern]) -> String {
    // A line break inside a pattern would start the next one. In a message, a space is just as clear.
    patterns.map { String($0.text.map { $0.isNewline ? " " : $0 }) }.joined(separator: "\n")
  }

  private static func code(_ fields: [DatePattern.Field]) -> String {
    // The weekday counts only beside a week. Elsewhere it need not fit the date.
    let hasWeek = fields.contains { if case .week = $0 { true } else { false } }
    return fields.map { code($0, hasWeek: hasWeek) }.joined()
  }

  private static func code(_ field: DatePattern.Field, hasWeek: Bool) -> String {
    switch field {
    case .year(let digits): step(DateLetter.year, digits)
    case .quarter(let digits): step(DateLetter.quarter, digits)
    case .quarterName(let isShort): step(DateLetter.quarterName, isShort ? 3 : 4)
    case .month(let digits): step(DateLetter.month, digits)
    case .monthName(let isShort): step(isShort ? DateLetter.shortMonthName : DateLetter.monthName)
    case .day(let digits): step(DateLetter.day, digits)
    case .dayOfYear(let digits): step(DateLetter.dayOfYear, digits)
    case .weekYear(let digits): step(DateLetter.weekYear, digits)
    case .week(let digits): step(DateLetter.week, digits)
    case .weekday(let isShort) where hasWeek: step(DateLetter.weekdayName, isShort ? 3 : 4)
    case .weekday(let isShort): step(isShort ? DateLetter.shortWeekday : DateLetter.weekday)
    case .weekdayNumber(let digits): step(DateLetter.weekdayNumber, digits)
    case .hour(let digits): step(DateLetter.hour, digits)
    case .hour24(let digits): step(DateLetter.hour24, digits)
    case .hour12(let digits): step(DateLetter.hour12, digits)
    case .hour11(let digits): step(DateLetter.hour11, digits)
    case .dayPeriod: step(DateLetter.dayPeriod)
    case .minute(let digits): step(DateLetter.minute, digits)
    case .second(let digits): step(DateLetter.second, digits)
    case .fraction(let digits): step(DateLetter.fraction, digits)
    case .millisecondOfDay(let digits): step(DateLetter.millisecondOfDay, digits)
    case .zone: step(DateLetter.zone)
    case .isoZone: step(DateLetter.isoZone)
    case .zoneName: step(DateLetter.zoneName, 1)
    case .gmtOffset(let isShort): step(DateLetter.gmtOffset, isShort ? 1 : 4)
    case .offset(let style): step(DateLetter.offset, style.rawValue)
    case .blank: step(DateLetter.blank)
    case .literal(let text): literal(text)
    }
  }

  private static func step(_ letter: UInt8, _ number: Int? = nil) -> String {
    String(Unicode.Scalar(letter)) + (number.map(String.init) ?? "")
  }

  /// The steps for a text: literals, and line breaks.
  private static func literal(_ text: String) -> String {
    var result = ""
    var part = ""
    func flush() {
      guard !part.isEmpty else { return }
      result.unicodeScalars.append(Unicode.Scalar(DateLetter.literal))
      result.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: 0x20 + part.utf8.count)))
      result += part
      part = ""
    }
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        flush()
        result.unicodeScalars.append(Unicode.Scalar(DateLetter.newline))
        continue
      }
      if part.utf8.count + UTF8.width(scalar) > DateLetter.mostLiteralBytes { flush() }
      part.unicodeScalars.append(scalar)
    }
    flush()
    return result
  }
}

extension DatePattern {
  /// Whether the text of a JSON number could match the pattern, as 20120414 matches `yyyyMMdd`.
  package var mayMatchNumber: Bool {
    variants.contains { $0.allSatisfy(Self.mayBeInNumber) }
  }

  private static func mayBeInNumber(_ field: Field) -> Bool {
    switch field {
    case .year, .quarter, .month, .day, .dayOfYear, .weekYear, .week, .weekdayNumber, .hour, .hour24, .hour12, .hour11,
      .minute, .second, .fraction, .millisecondOfDay:
      true
    // A zone may be written as `+0200`, which can occur in a number only as an exponent: `1e+0200`.
    case .zone, .isoZone, .offset: true
    case .literal(let text): text.allSatisfy { "0123456789+-.eE".contains($0) }
    case .quarterName, .monthName, .weekday, .dayPeriod, .zoneName, .gmtOffset, .blank: false
    }
  }
}
