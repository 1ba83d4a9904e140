#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A zone of the IANA database, with the offsets that Foundation knows.
///
/// FoundationEssentials has no database of its own: on Linux, a program that links only FoundationEssentials gets the
/// offsets from the machine's database (`ZoneFile`).
struct NamedZone {
  #if canImport(FoundationEssentials)
    private enum Database {
      case foundation(TimeZone)
      case machine(ZoneFile)
    }

    private let zone: Database

    /// - Returns: `nil` for a name that is unknown on the machine.
    init?(_ name: ConstantText) {
      let name = name.description
      if let known = TimeZone(identifier: name) {
        zone = .foundation(known)
      } else if let file = ZoneFiles.file(named: name) {
        zone = .machine(file)
      } else {
        return nil
      }
    }

    /// Seconds east of UTC.
    func offset(at date: Date) -> Int {
      switch zone {
      case .foundation(let zone): zone.secondsFromGMT(for: date)
      case .machine(let file): file.offset(at: date)
      }
    }
  #else
    private let zone: TimeZone

    /// - Returns: `nil` for a name that is unknown on the machine.
    init?(_ name: ConstantText) {
      guard let zone = TimeZone(identifier: name.description) else { return nil }
      self.zone = zone
    }

    /// Seconds east of UTC.
    func offset(at date: Date) -> Int { zone.secondsFromGMT(for: date) }
  #endif

  /// The instant, in seconds since 2001, at which clocks in the zone show `local`. `local` is in the same unit,
  /// computed as if the clocks were in UTC.
  ///
  /// A time that occurs twice, when clocks are set back, means the first occurrence; a time that is skipped, when they
  /// are set forward, is counted from before the change (02:30 is 03:30). `Calendar` and `java.time` do the same.
  func instant(ofLocal local: Int) -> Int { Self.instant(ofLocal: local, offset: offset) }

  /// - Parameter offset: Seconds east of UTC at an instant.
  static func instant(ofLocal local: Int, offset: (Int) -> Int) -> Int {
    let before = offset(local - 86_400)
    let after = offset(local + 86_400)
    for candidate in [before, after] where offset(local - candidate) == candidate { return local - candidate }
    return local - before
  }

  private func offset(_ seconds: Int) -> Int {
    offset(at: Date(timeIntervalSinceReferenceDate: Double(seconds)))
  }
}
