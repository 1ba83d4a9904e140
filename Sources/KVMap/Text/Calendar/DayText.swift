package import KVMapText

/// Days as text: `yyyy-MM-dd`, the default, or by a pattern.
package enum DayText {
  /// - Returns: `nil` for any other text, and for a day that does not exist.
  package static func parse(_ utf8: UTF8Bytes) -> Day? { CivilDate(utf8).map(Day.init) }

  /// By the first of several compiled patterns that matches.
  package static func parse(_ utf8: UTF8Bytes, codes: ConstantText) -> Day? {
    DateCode.first(utf8, codes: codes) { $0.civilDate.map(Day.init) }
  }

  static let length = 10

  /// Writes `length` bytes.
  static func write(_ day: Day, to output: inout ByteOutput) {
    output.append(day.year, digits: 4)
    output.append(UInt8(ascii: "-"))
    output.append(day.month, digits: 2)
    output.append(UInt8(ascii: "-"))
    output.append(day.day, digits: 2)
  }

  static func text(_ day: Day) -> String {
    String(unsafeUninitializedCapacity: length) { room in
      guard let start = room.baseAddress else { return 0 }
      var output = ByteOutput(cursor: start)
      write(day, to: &output)
      return output.cursor - start
    }
  }

  /// The number of days since 1970 that a number says. `nil` is a fraction.
  package static func days(_ number: NumberText) -> Parsed<Day> {
    guard number.significand != 0 else { return Parsed(Day(daysSince1970: 0)) }
    var magnitude = number.significand
    var exponent = number.exponent
    while exponent < 0, magnitude % 10 == 0 {
      magnitude /= 10
      exponent += 1
    }
    guard exponent >= 0, number.isExact || number.exponent >= 0 else { return .mismatch }
    guard let power = PowersOfTen.power(exponent) else { return .range }
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: power)
    guard !overflow, let days = Int(exactly: product) else { return .range }
    return Day(daysSince1970: number.isNegative ? -days : days).map(Parsed.value) ?? .range
  }
}
