package import KVMapSema

/// Date patterns in the form that the runtime interprets: one letter for each field, so that nothing has to be parsed.
package enum DatePatternCode {
  /// The codes of several patterns and their variants, one per line.
  package static func text(_ patterns: [DatePattern]) -> String {
    patterns.flatMap(\.variants).map(code).joined(separator: "\n")
  }

  /// The code by which `patterns` are written.
  package static func written(_ patterns: [DatePattern]) -> String {
    patterns.first?.variants.first.map(code) ?? ""
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
    case .year(let digits): "y\(digits)"
    case .quarter(let digits): "Q\(digits)"
    case .quarterName(let isShort): isShort ? "R3" : "R4"
    case .month(let digits): "M\(digits)"
    case .monthName(let isShort): isShort ? "N" : "L"
    case .day(let digits): "d\(digits)"
    case .dayOfYear(let digits): "D\(digits)"
    case .weekYear(let digits): "Y\(digits)"
    case .week(let digits): "w\(digits)"
    case .weekday(let isShort) where hasWeek: isShort ? "j3" : "j4"
    case .weekday(let isShort): isShort ? "E" : "F"
    case .weekdayNumber(let digits): "e\(digits)"
    case .hour(let digits): "H\(digits)"
    case .hour24(let digits): "k\(digits)"
    case .hour12(let digits): "h\(digits)"
    case .hour11(let digits): "K\(digits)"
    case .dayPeriod: "a"
    case .minute(let digits): "m\(digits)"
    case .second(let digits): "s\(digits)"
    case .fraction(let digits): "S\(digits)"
    case .millisecondOfDay(let digits): "A\(digits)"
    case .zone: "Z"
    case .isoZone: "X"
    case .zoneName: "z1"
    case .gmtOffset(let isShort): isShort ? "O1" : "O4"
    case .offset(let style): "x\(style.rawValue)"
    case .blank: "_"
    case .literal(let text): literal(text)
    }
  }

  /// `'`, the number of UTF-8 bytes that follow (as the character 0x20 + n), and these bytes; at most 90 at a time.
  private static func literal(_ text: String) -> String {
    var result = ""
    var part = ""
    func flush() {
      guard !part.isEmpty else { return }
      result += "'"
      result.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: 0x20 + part.utf8.count)))
      result += part
      part = ""
    }
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        flush()
        result += "n"
        continue
      }
      if part.utf8.count + UTF8.width(scalar) > 90 { flush() }
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
