#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// An instant, and the offset from UTC of the clock that showed it: `2026-03-01T09:30:00+02:00`.
///
/// Two of them are equal if both are. They are ordered by their instants alone: of two with the same instant, neither
/// is before the other.
public struct ZonedDate: Sendable, Hashable {
  /// The point in time.
  public var instant: Date
  /// Seconds east of UTC.
  public var offset: Int

  /// - Parameters:
  ///   - instant: The point in time.
  ///   - offset: Seconds east of UTC.
  public init(_ instant: Date, offset: Int) {
    self.instant = instant
    self.offset = offset
  }

  /// The instant, with the offset of `timeZone` at it.
  public init(_ instant: Date, in timeZone: TimeZone) {
    self.init(instant, offset: timeZone.secondsFromGMT(for: instant))
  }

  /// The day that the clock showed; `nil` for an instant outside the years 1 to 9999.
  public var day: Day? { DateFields(instant, offset: offset).map { Day($0.date) } }
}

extension ZonedDate: Comparable {
  public static func < (left: ZonedDate, right: ZonedDate) -> Bool { left.instant < right.instant }

  /// The order in which sets and dictionaries are written, which also tells equal instants apart.
  package static func isWritten(_ left: ZonedDate, before right: ZonedDate) -> Bool {
    (left.instant, left.offset) < (right.instant, right.offset)
  }
}

extension ZonedDate: LosslessStringConvertible {
  /// - Parameter text: An ISO 8601 date with its zone.
  /// - Returns: `nil` for any other text.
  public init?(_ text: String) {
    guard let date = text.utf8Bytes({ ZonedDateText.parse($0) }) else { return nil }
    self = date
  }

  /// ISO 8601, in its own offset; for an instant outside the years 1 to 9999, what `Date` prints.
  public var description: String { ZonedDateText.text(self) ?? "\(instant)" }
}

extension ZonedDate: Codable {
  /// From the text, ISO 8601.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = ZonedDate(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a date like \"2026-03-01T09:30:00+02:00\"")
    }
    self = date
  }

  /// As the text, ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    guard let text = ZonedDateText.text(self) else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "the year is outside 1 to 9999"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
