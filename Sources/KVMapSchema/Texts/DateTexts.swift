import KVMapSema

/// The texts of a date pattern.
///
/// A regular expression cannot count the days of a month that stands elsewhere in the text, so what is read is one of
/// several: months of 31 days, of 30, February, and the leap day.
enum DateTexts {
  /// Texts that are read, all of them dates that exist. There are others that are read as well: names in capitals,
  /// several spaces in place of one.
  static func read(_ patterns: [DatePattern]) -> TextPattern {
    var all: [String] = []
    for variant in patterns.flatMap(\.variants) {
      for text in calendars(of: variant).map({ body(of: variant, in: $0) }) where !all.contains(text) {
        all.append(text)
      }
    }
    return .any(of: all.map(TextPattern.init))
  }

  /// The texts that are written, and others of the same form. A later pattern is written if those before it have years
  /// of two digits, and the year of the date has none.
  static func written(_ patterns: [DatePattern]) -> TextPattern {
    let variants = patterns.compactMap(\.variants.first)
    guard let first = variants.first else { return TextPattern(".*") }
    var all: [TextPattern] = []
    for variant in first.hasShortYear ? variants : [first] {
      let pattern = TextPattern(variant.map(written).joined())
      if !all.contains(pattern) { all.append(pattern) }
    }
    return .any(of: all)
  }

  /// Which months, days and years go together.
  private struct Calendar {
    /// The numbers of the months.
    var months: [Int]
    /// With two digits, and with one.
    var days: (full: String, short: String)
    var year = "[1-9][0-9]{3}"
    var shortYear = "[0-9]{2}"
  }

  private static let common = [
    Calendar(months: [1, 3, 5, 7, 8, 10, 12], days: ("(?:0[1-9]|[12][0-9]|3[01])", "(?:[1-9]|[12][0-9]|3[01])")),
    Calendar(months: [4, 6, 9, 11], days: ("(?:0[1-9]|[12][0-9]|30)", "(?:[1-9]|[12][0-9]|30)")),
    Calendar(months: [2], days: ("(?:0[1-9]|1[0-9]|2[0-8])", "(?:[1-9]|1[0-9]|2[0-8])")),
  ]

  private static let leap = Calendar(
    months: [2], days: ("29", "29"),
    year: "(?:[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)",
    // 1970 to 2069.
    shortYear: "(?:0[048]|[2468][048]|[13579][26])")

  /// Any day of any month.
  private static let everyDay = Calendar(
    months: Array(1...12), days: ("(?:0[1-9]|1[0-9]|2[0-8])", "(?:[1-9]|1[0-9]|2[0-8])"))

  private static func calendars(of fields: [DatePattern.Field]) -> [Calendar] {
    let months = fields.contains { if case .month = $0 { true } else if case .monthName = $0 { true } else { false } }
    let days = fields.contains { if case .day = $0 { true } else { false } }
    let years = fields.contains { if case .year = $0 { true } else { false } }
    guard days, months else { return [everyDay] }
    // Without a year it is that of 2000, which has a leap day.
    return common + [years ? leap : Calendar(months: [2], days: ("29", "29"))]
  }

  private static func body(of fields: [DatePattern.Field], in calendar: Calendar) -> String {
    fields.map { read($0, in: calendar) }.joined()
  }

  private static func read(_ field: DatePattern.Field, in calendar: Calendar) -> String {
    switch field {
    case .year(let digits): digits == 2 ? calendar.shortYear : calendar.year
    case .weekYear(let digits): digits == 2 ? "[0-9]{2}" : "[1-9][0-9]{3}"
    case .quarter(let digits): digits == 2 ? "0[1-4]" : "[1-4]"
    case .quarterName(let isShort): isShort ? "Q[1-4]" : "(?:1st|2nd|3rd|4th) quarter"
    case .month(let digits): group(calendar.months.map { digits == 2 && $0 < 10 ? "0\($0)" : "\($0)" })
    case .monthName(let isShort):
      group(calendar.months.map { monthNames[$0 - 1] }.map { isShort ? String($0.prefix(3)) : $0 })
    case .day(let digits): digits == 2 ? calendar.days.full : calendar.days.short
    case .dayOfYear(let digits):
      switch digits {
      case 1: "(?:[1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])"
      case 2: "(?:0[1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])"
      default: "(?:00[1-9]|0[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])"
      }
    case .week(let digits): digits == 2 ? "(?:0[1-9]|[1-4][0-9]|5[0-2])" : "(?:[1-9]|[1-4][0-9]|5[0-2])"
    case .weekday(let isShort): group(weekdayNames.map { isShort ? String($0.prefix(3)) : $0 })
    case .weekdayNumber(let digits): digits == 2 ? "0[1-7]" : "[1-7]"
    case .hour(let digits): digits == 2 ? "(?:[01][0-9]|2[0-3])" : "(?:[0-9]|1[0-9]|2[0-3])"
    case .hour24(let digits): digits == 2 ? "(?:0[1-9]|1[0-9]|2[0-4])" : "(?:[1-9]|1[0-9]|2[0-4])"
    case .hour12(let digits): digits == 2 ? "(?:0[1-9]|1[0-2])" : "(?:[1-9]|1[0-2])"
    case .hour11(let digits): digits == 2 ? "(?:0[0-9]|1[01])" : "(?:[0-9]|1[01])"
    case .dayPeriod: "(?:AM|PM)"
    case .minute(let digits), .second(let digits): digits == 2 ? "[0-5][0-9]" : "(?:[0-9]|[1-5][0-9])"
    case .fraction(let digits): "[0-9]{\(digits)\(digits < 9 ? ",9" : "")}"
    case .millisecondOfDay(let digits): digits >= 8 ? "[0-7][0-9]{7}" : "[0-9]{\(digits)}"
    case .zone: "(?:Z|[+-](?:0[0-9]|1[0-3]):?[0-5][0-9])"
    case .isoZone: "(?:Z|[+-](?:0[0-9]|1[0-3]):[0-5][0-9])"
    case .zoneName: "(?:UTC|GMT|EST|EDT|CST|CDT|MST|MDT|PST|PDT)"
    case .gmtOffset(let isShort): isShort ? "GMT(?:[+-](?:[1-9]|1[0-3]))?" : "GMT[+-](?:0[1-9]|1[0-3]):[0-5][0-9]"
    case .offset(let style): offset(style)
    case .blank: " "
    case .literal(let text): TextPattern.literal(text).body
    }
  }

  private static func offset(_ style: DatePattern.OffsetStyle) -> String {
    switch style {
    case .hoursOrZ: "(?:Z|[+-](?:0[1-9]|1[0-3]))"
    case .basicOrZ: "(?:Z|[+-](?:0[1-9]|1[0-3])[0-5][0-9])"
    case .hours: "[+-](?:0[1-9]|1[0-3])"
    case .basic: "[+-](?:0[0-9]|1[0-3])[0-5][0-9]"
    case .extended: "[+-](?:0[0-9]|1[0-3]):[0-5][0-9]"
    }
  }

  /// Numbers may have more digits than the pattern says.
  private static func written(_ field: DatePattern.Field) -> String {
    switch field {
    case .year(let digits), .weekYear(let digits): digits == 2 ? "[0-9]{2}" : "[0-9]{\(digits),}"
    case .quarterName(let isShort): isShort ? "Q[1-4]" : "[1-4][a-z]{2} quarter"
    case .monthName, .weekday, .dayPeriod: "[A-Za-z]+"
    case .quarter(let digits), .month(let digits), .day(let digits), .week(let digits), .weekdayNumber(let digits),
      .hour(let digits), .hour24(let digits), .hour12(let digits), .hour11(let digits), .minute(let digits),
      .second(let digits), .dayOfYear(let digits), .millisecondOfDay(let digits):
      "[0-9]{\(digits),}"
    case .fraction(let digits): "[0-9]{\(digits)}"
    case .zone, .isoZone, .zoneName, .gmtOffset, .offset: "[A-Z0-9+:-]+"
    case .blank: " "
    case .literal(let text): TextPattern.literal(text).body
    }
  }

  private static func group(_ texts: [String]) -> String {
    texts.count == 1 ? texts[0] : "(?:\(texts.joined(separator: "|")))"
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// `http_date`
  static let http: [DatePattern] = [
    DatePattern(
      text: "",
      variants: [
        [
          .weekday(isShort: true), .literal(","), .blank, .day(digits: 2), .blank, .monthName(isShort: true), .blank,
          .year(digits: 4), .blank, .hour(digits: 2), .literal(":"), .minute(digits: 2), .literal(":"),
          .second(digits: 2), .blank, .literal("GMT"),
        ]
      ])
  ]
}

extension [DatePattern.Field] {
  /// Whether its years are those from 1970 to 2069.
  fileprivate var hasShortYear: Bool { contains { if case .year(digits: 2) = $0 { true } else { false } } }
}
