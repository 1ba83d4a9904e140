#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A zone of the IANA database, with the offsets that Foundation knows.
///
/// FoundationEssentials has no database of its own: on Linux a program that needs names links all of Foundation.
struct NamedZone {
  private let zone: TimeZone

  /// - Returns: `nil` for a name that the machine does not know.
  init?(_ name: ConstantText) {
    guard let zone = TimeZone(identifier: name.description) else { return nil }
    self.zone = zone
  }

  /// Seconds east of UTC.
  func offset(at date: Date) -> Int { zone.secondsFromGMT(for: date) }

  /// The instant, in seconds since 2001, at which clocks in the zone show `local`, in the same unit as if they were
  /// in UTC.
  ///
  /// A time that comes twice, when clocks are put back, means the first one; a time that is left out, when they are put
  /// forward, is counted on from before (02:30 is 03:30). `Calendar` and `java.time` decide likewise.
  func instant(ofLocal local: Int) -> Int {
    let before = offset(local - 86_400)
    let after = offset(local + 86_400)
    for candidate in [before, after] where offset(local - candidate) == candidate { return local - candidate }
    return local - before
  }

  private func offset(_ seconds: Int) -> Int {
    offset(at: Date(timeIntervalSinceReferenceDate: Double(seconds)))
  }
}
