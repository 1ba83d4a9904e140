#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import KVMapText

extension Instant {
  /// `date` in microseconds, the precision that a present-day `Date` can hold.
  ///
  /// A `Date` further away (about 272 years from 2001) cannot hold each microsecond. It becomes the shortest fraction
  /// that gives this `Date` again, so that `.9` does not become `.899994` after a round trip.
  ///
  /// - Returns: `nil` if `date` is not a number, or is so far away (2^53 seconds) that it cannot distinguish seconds.
  init?(_ date: Date) {
    let interval = date.timeIntervalSinceReferenceDate
    guard interval.magnitude < Self.limit else { return nil }
    let whole = interval.rounded(.down)
    let fraction = interval - whole
    let seconds = Int(whole)
    if interval.magnitude >= Self.microsecondLimit {
      var scale = 1
      while scale < 1_000_000 {
        let shorter = Instant(seconds: seconds, fraction: fraction, scale: scale)
        if shorter.date == date {
          self = shorter
          return
        }
        scale *= 10
      }
    }
    self.init(seconds: seconds, fraction: fraction, scale: 1_000_000)
  }

  private init(seconds: Int, fraction: Double, scale: Int) {
    let units = Int((fraction * Double(scale)).rounded())
    self.init(
      seconds: units == scale ? seconds + 1 : seconds,
      nanoseconds: units == scale ? 0 : units * (1_000_000_000 / scale))
  }

  /// The nearest `Date` (`secondsSince2001`).
  var date: Date { Date(timeIntervalSinceReferenceDate: secondsSince2001) }

  static let limit = 0x1p53
  /// Above it, neighboring `Date`s are more than a microsecond apart.
  private static let microsecondLimit = 0x1p33
}
