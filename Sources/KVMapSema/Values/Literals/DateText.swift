/// An ISO 8601 date with its zone, the notation of default values: `2012-04-14T00:20:07.5Z`.
struct DateText {
  let secondsSince1970: Double
  /// Computed as those of a document are, so that equal texts are equal dates.
  let secondsSince2001: Double
  /// Seconds east of UTC.
  let offset: Int

  /// - Returns: `nil` unless the text is `YYYY-MM-DDThh:mm`, then optionally `:ss`, then optionally `.` and 1 to 9
  ///   digits, then `Z`, `+hh:mm`, `+hhmm` or `+hh`, with a day and a time that exist. The years are 0001 to 9999.
  init?(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8)[...])
    guard let year = scanner.number(4), scanner.eat("-"), let month = scanner.number(2), scanner.eat("-"),
      let day = scanner.number(2), scanner.eat("T"), let hour = scanner.number(2), scanner.eat(":"),
      let minute = scanner.number(2)
    else { return nil }
    var second = 0
    var billionths = 0
    if scanner.eat(":") {
      guard let value = scanner.number(2) else { return nil }
      second = value
      if scanner.eat(".") {
        guard let value = scanner.fraction() else { return nil }
        billionths = value
      }
    }
    guard let offset = scanner.zone(), scanner.bytes.isEmpty else { return nil }
    guard year > 0, (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day) else { return nil }
    guard hour < 24, minute < 60, second < 60 else { return nil }
    let seconds = (Self.daysSince1970(year, month, day) * 24 + hour) * 3600 + minute * 60 + second - offset
    guard let value = Self.double(seconds, billionths) else { return nil }
    secondsSince1970 = value
    secondsSince2001 = Double(seconds - Self.unixReference) + Double(billionths) / 1e9
    self.offset = offset
  }

  /// The nearest `Double`. It is computed from the decimal digits, because adding seconds and fraction as doubles would
  /// round twice.
  private static func double(_ seconds: Int, _ billionths: Int) -> Double? {
    guard billionths > 0 else { return Double(seconds) }
    let isNegative = seconds < 0
    let whole = isNegative ? -seconds - 1 : seconds
    let fraction = String(isNegative ? 1_000_000_000 - billionths : billionths)
    let padding = String(repeating: "0", count: 9 - fraction.utf8.count)
    return Double("\(isNegative ? "-" : "")\(whole).\(padding)\(fraction)")
  }

  /// Seconds between 1970-01-01 and 2001-01-01.
  private static let unixReference = 978_307_200

  private static func isLeap(_ year: Int) -> Bool { (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from civil, after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private struct Scanner {
    var bytes: ArraySlice<UInt8>

    mutating func eat(_ character: Unicode.Scalar) -> Bool {
      guard let byte = bytes.first, UInt32(byte) == character.value else { return false }
      bytes = bytes.dropFirst()
      return true
    }

    /// Exactly this many digits.
    mutating func number(_ count: Int) -> Int? {
      let digits = bytes.prefix(count).map { Int($0) - 0x30 }
      guard digits.count == count, digits.allSatisfy((0...9).contains) else { return nil }
      bytes = bytes.dropFirst(count)
      return digits.reduce(0) { $0 * 10 + $1 }
    }

    /// One to nine digits, in billionths.
    mutating func fraction() -> Int? {
      let count = bytes.prefix { (0x30...0x39).contains($0) }.count
      guard (1...9).contains(count), let value = number(count) else { return nil }
      return (count..<9).reduce(value) { result, _ in result * 10 }
    }

    /// Seconds east of UTC.
    mutating func zone() -> Int? {
      if eat("Z") { return 0 }
      let isWest = bytes.first == UInt8(ascii: "-")
      guard isWest || bytes.first == UInt8(ascii: "+") else { return nil }
      bytes = bytes.dropFirst()
      guard let hours = number(2), hours < 24 else { return nil }
      var minutes = 0
      if eat(":") {
        guard let value = number(2) else { return nil }
        minutes = value
      } else if !bytes.isEmpty {
        guard let value = number(2) else { return nil }
        minutes = value
      }
      guard minutes < 60 else { return nil }
      return (isWest ? -1 : 1) * (hours * 60 + minutes) * 60
    }
  }
}
