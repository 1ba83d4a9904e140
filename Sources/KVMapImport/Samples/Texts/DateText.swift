@_spi(Generated) import KVMap
import KVMapText

/// Recognises dates and days by their signs. Days that are not in the calendar are refused.
enum DateText {
  /// A text that begins with a digit.
  static func notation(of bytes: UTF8Bytes) -> TextNotation? {
    var text = Scan(bytes)
    if let year = text.number(4...4), text.eat("-") { return yearFirst(year, &text, of: bytes) }
    text = Scan(bytes)
    guard let first = text.number(1...2) else { return nil }
    if text.eat(".") { return dotted(day: first, &text, of: bytes) }
    return text.eat("/") ? slashed(first, &text, of: bytes) : nil
  }

  private static func yearFirst(_ year: Int, _ text: inout Scan, of bytes: UTF8Bytes) -> TextNotation? {
    guard let month = text.number(2...2), text.eat("-"), let day = text.number(2...2),
      Day(year: year, month: month, day: day) != nil
    else { return nil }
    if text.isAtEnd { return .day }
    let separator = text.eat("T") ? "'T'" : text.eat(" ") ? " " : nil
    guard let separator, let time = time(&text) else { return nil }
    var pattern = "yyyy-MM-dd\(separator)HH:mm"
    if time.hasSeconds { pattern += ":ss" }
    if time.fractionDigits > 0 { pattern += "." + String(repeating: "S", count: time.fractionDigits) }
    if text.isAtEnd { return .date(pattern: pattern, fractionDigits: time.fractionDigits, hasZone: false) }
    // More fraction digits than these are lost when ISO 8601 is written.
    if separator == "'T'", time.fractionDigits <= 6, ISO8601.parse(bytes) != nil { return .iso8601 }
    let blank = text.eat(" ") ? " " : ""
    guard let zone = zone(&text), text.isAtEnd, !(blank == "" && zone == "Z" && separator == "'T'") else { return nil }
    return .date(pattern: pattern + blank + zone, fractionDigits: time.fractionDigits, hasZone: true)
  }

  private static func dotted(day: Int, _ text: inout Scan, of bytes: UTF8Bytes) -> TextNotation? {
    guard bytes[1] != UInt8(ascii: "."), let month = text.number(2...2), text.eat("."), let year = text.number(4...4),
      Day(year: year, month: month, day: day) != nil
    else { return nil }
    if text.isAtEnd { return .dayPattern("dd.MM.yyyy") }
    guard text.eat(" "), let time = time(&text), time.fractionDigits == 0, text.isAtEnd else { return nil }
    return .date(pattern: "dd.MM.yyyy HH:mm" + (time.hasSeconds ? ":ss" : ""), fractionDigits: 0, hasZone: false)
  }

  private static func slashed(_ first: Int, _ text: inout Scan, of bytes: UTF8Bytes) -> TextNotation? {
    guard let second = text.number(1...2), text.eat("/"), let year = text.number(4...4), text.isAtEnd else {
      return nil
    }
    let asDayFirst = Day(year: year, month: second, day: first) != nil
    let asMonthFirst = Day(year: year, month: first, day: second) != nil
    let isPadded = bytes.count == 10 ? (first < 10 || second < 10 ? true : nil) : false
    // One digit beside one with a zero in front is neither.
    if isPadded == false, bytes[0] == 0x30 || bytes[bytes.count - 7] == 0x30 { return nil }
    switch (asDayFirst, asMonthFirst) {
    case (true, true): return .slashes(.unknown, isPadded: isPadded)
    case (true, false): return .slashes(.dayFirst, isPadded: isPadded)
    case (false, true): return .slashes(.monthFirst, isPadded: isPadded)
    case (false, false): return nil
    }
  }

  /// Dates that begin with the name of a weekday: of HTTP, of mail, of C.
  static func named(_ bytes: UTF8Bytes) -> TextNotation? {
    var text = Scan(bytes)
    guard text.eat(oneOf: weekdays) else { return nil }
    if text.eat(" ") {
      guard let month = text.index(of: months), text.eat(" "), let day = text.number(2...2), text.eat(" "),
        let time = time(&text), time.hasSeconds, time.fractionDigits == 0, text.eat(" "), zone(&text) == "Z",
        text.eat(" "), let year = text.number(4...4), text.isAtEnd, Day(year: year, month: month, day: day) != nil
      else { return nil }
      return .date(pattern: "EEE MMM dd HH:mm:ss ZZZZ yyyy", fractionDigits: 0, hasZone: true)
    }
    guard text.eat(","), text.eat(" "), let day = text.number(2...2), text.eat(" "), let month = text.index(of: months),
      text.eat(" "), let year = text.number(4...4), text.eat(" "), let time = time(&text), time.hasSeconds,
      time.fractionDigits == 0, text.eat(" "), Day(year: year, month: month, day: day) != nil
    else { return nil }
    if text.eat("G"), text.eat("M"), text.eat("T"), text.isAtEnd { return .httpDate }
    guard zone(&text) == "Z", text.isAtEnd else { return nil }
    return .date(pattern: "EEE, dd MMM yyyy HH:mm:ss ZZZZ", fractionDigits: 0, hasZone: true)
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// `HH:mm`, `HH:mm:ss`, and a fraction of the second.
  private static func time(_ text: inout Scan) -> (hasSeconds: Bool, fractionDigits: Int)? {
    guard let hour = text.number(2...2), hour < 24, text.eat(":"), let minute = text.number(2...2), minute < 60 else {
      return nil
    }
    guard text.eat(":") else { return (false, 0) }
    guard let second = text.number(2...2), second < 60 else { return nil }
    guard text.eat(".") else { return (true, 0) }
    let digits = text.skipDigits()
    return (1...9).contains(digits) ? (true, digits) : nil
  }

  /// - Returns: The letters for it: `XXX` for `+02:00` and `Z`, and `Z` for `+0200`.
  private static func zone(_ text: inout Scan) -> String? {
    if text.eat("Z") { return "XXX" }
    guard text.eat("+") || text.eat("-"), let hours = text.number(2...2), hours < 24 else { return nil }
    let letters = text.eat(":") ? "XXX" : "Z"
    guard let minutes = text.number(2...2), minutes < 60 else { return nil }
    return letters
  }
}

/// A position in a text.
private struct Scan {
  private var rest: Slice<UTF8Bytes>

  init(_ bytes: UTF8Bytes) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func eat(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// A number of at most four digits.
  mutating func number(_ digits: ClosedRange<Int>) -> Int? {
    let text = rest.prefix(digits.upperBound).prefix { $0 &- 0x30 < 10 }
    guard digits.contains(text.count) else { return nil }
    rest = rest.dropFirst(text.count)
    return text.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
  }

  mutating func skipDigits() -> Int {
    let count = rest.prefix { $0 &- 0x30 < 10 }.count
    rest = rest.dropFirst(count)
    return count
  }

  mutating func eat(oneOf words: [String]) -> Bool { index(of: words) != nil }

  /// - Returns: The position of the word that is there, from 1.
  mutating func index(of words: [String]) -> Int? {
    guard let index = words.firstIndex(where: { rest.starts(with: $0.utf8) }) else { return nil }
    rest = rest.dropFirst(words[index].utf8.count)
    return index + 1
  }
}
