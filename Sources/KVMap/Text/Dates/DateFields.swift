#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import KVMapText

/// What a clock and a calendar show at an offset from UTC.
struct DateFields {
  var date: CivilDate
  var hour: Int
  var minute: Int
  var second: Int
  var nanoseconds: Int
  /// 0 for Sunday.
  var weekday: Int

  /// - Parameter offset: Seconds east of UTC.
  /// - Returns: `nil` if the year at that offset is outside 1 to 9999, whatever the offset.
  init?(_ instant: Date, offset: Int) {
    guard let exact = Instant(instant) else { return nil }
    let (local, isTooFar) = exact.seconds.addingReportingOverflow(offset)
    guard !isTooFar, local > .min + 86_400 else { return nil }
    let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    let ofDay = local - days * 86_400
    date = CivilDate(daysSince2001: days)
    guard CivilDate.years ~= date.year else { return nil }
    hour = ofDay / 3_600
    minute = ofDay / 60 % 60
    second = ofDay % 60
    nanoseconds = exact.nanoseconds
    // 1 January 2001 was a Monday.
    let fromMonday = days % 7
    weekday = (fromMonday + 8) % 7
  }
}
