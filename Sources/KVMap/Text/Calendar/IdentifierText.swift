#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The identifiers of time zones and locales.
package enum IdentifierText {
  /// - Returns: `nil` for a zone that Foundation does not know by exactly this name. `UTC` is the one that it knows by
  ///   another name, `GMT`.
  package static func timeZone(_ text: String) -> TimeZone? {
    guard let zone = TimeZone(identifier: text), zone.identifier == text || text == utc else { return nil }
    return zone
  }

  /// The name that a zone is written with.
  package static func text(of zone: TimeZone) -> String { zone.identifier == gmt ? utc : zone.identifier }

  private static let gmt = "GMT"
  private static let utc = "UTC"
}
