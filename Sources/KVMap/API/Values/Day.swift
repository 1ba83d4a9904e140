#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// A date of the calendar, without a time and a zone: a birthday, a day of arrival.
///
/// The calendar is the Gregorian one, which also applies before 1582, as in ISO 8601. Days are ordered as they follow
/// one another.
public struct Day: Sendable, Hashable {
  private let storedYear: Int16
  private let storedMonth: Int8
  private let storedDay: Int8

  init(_ date: CivilDate) {
    // The years of a civil date have four digits.
    storedYear = Int16(truncatingIfNeeded: date.year)
    storedMonth = Int8(truncatingIfNeeded: date.month)
    storedDay = Int8(truncatingIfNeeded: date.day)
  }

  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 to 12.
  ///   - day: 1 to 31.
  /// - Returns: `nil` for a day that does not exist in the calendar.
  public init?(year: Int, month: Int, day: Int) {
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    self.init(date)
  }

  /// - Parameter days: The number of days since 1 January 1970; negative before.
  /// - Returns: `nil` for a day outside the years 1 to 9999.
  public init?(daysSince1970 days: Int) {
    guard Self.daysSince1970 ~= days else { return nil }
    self.init(CivilDate(daysSince2001: days - Self.daysTo2001))
  }

  /// The day that a calendar in `timeZone` shows at an instant.
  ///
  /// - Returns: `nil` for an instant outside the years 1 to 9999.
  public init?(_ date: Date, in timeZone: TimeZone) {
    guard let fields = DateFields(date, offset: timeZone.secondsFromGMT(for: date)) else { return nil }
    self.init(fields.date)
  }

  /// - Returns: `nil` unless the year, the month and the day are there and exist in the calendar.
  public init?(_ components: DateComponents) {
    guard let year = components.year, let month = components.month, let day = components.day else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// 1 to 9999.
  public var year: Int { Int(storedYear) }
  /// 1 to 12.
  public var month: Int { Int(storedMonth) }
  /// 1 to 31.
  public var day: Int { Int(storedDay) }

  /// The number of days since 1 January 1970; negative before.
  public var daysSince1970: Int { daysSince2001 + Self.daysTo2001 }

  /// The instant at which the day begins in `timeZone`: midnight, or the first instant after a midnight that clocks
  /// skip.
  public func date(in timeZone: TimeZone) -> Date {
    let seconds = NamedZone.instant(ofLocal: daysSince2001 * 86_400) { seconds in
      timeZone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: Double(seconds)))
    }
    return Date(timeIntervalSinceReferenceDate: Double(seconds))
  }

  /// The year, the month and the day.
  public var dateComponents: DateComponents { DateComponents(year: year, month: month, day: day) }

  /// 1 for Monday, 7 for Sunday.
  public var weekday: Int {
    // 1 January 2001 was a Monday.
    let fromMonday = daysSince2001 % 7
    return (fromMonday + 7) % 7 + 1
  }

  private var daysSince2001: Int { civilDate?.daysSince2001 ?? 0 }

  /// Always there: only days that exist are created.
  var civilDate: CivilDate? { CivilDate(year: year, month: month, day: day) }

  /// Days between 1970-01-01 and 2001-01-01.
  private static let daysTo2001 = 11_323
  /// The first and the last day of the years 1 to 9999.
  private static let daysSince1970 = -719_162...2_932_896
}

extension Day: Comparable {
  public static func < (left: Day, right: Day) -> Bool {
    (left.storedYear, left.storedMonth, left.storedDay) < (right.storedYear, right.storedMonth, right.storedDay)
  }
}

extension Day: LosslessStringConvertible {
  /// - Parameter text: `yyyy-MM-dd`.
  /// - Returns: `nil` for any other text, and for a day that does not exist.
  public init?(_ text: String) {
    guard let day = text.utf8Bytes({ DayText.parse($0) }) else { return nil }
    self = day
  }

  /// `yyyy-MM-dd`.
  public var description: String { DayText.text(self) }
}

extension Day: Codable {
  /// From the text, `yyyy-MM-dd`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a day like \"2026-03-01\"")
    }
    self = day
  }

  /// As the text, `yyyy-MM-dd`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
