#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Time zones and locales by their identifiers, from the document and from a text that a pipeline step created. Failures
/// of the latter are located at the value that the pipeline began with.
extension JSONReader {
  /// The identifier of a time zone.
  @_spi(Generated) public mutating func timeZone() throws(CodingFailure) -> TimeZone {
    try timeZone(IdentifierText.timeZone)
  }

  /// Same as `timeZone()`.
  @_spi(Generated)
  public mutating func parseTimeZone(at value: ValuePosition, _ text: String) throws(CodingFailure) -> TimeZone {
    try parseTimeZone(at: value, text, IdentifierText.timeZone)
  }

  /// The identifier of a locale: any text but the empty one.
  @_spi(Generated) public mutating func locale() throws(CodingFailure) -> Locale {
    Locale(identifier: try localeIdentifier())
  }

  /// Same as `locale()`.
  @_spi(Generated)
  public mutating func parseLocale(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Locale {
    Locale(identifier: try parseLocaleIdentifier(at: value, text))
  }

  /// - Parameter known: The zone of an identifier, if it is known.
  package mutating func timeZone<Zone>(_ known: (String) -> Zone?) throws(CodingFailure) -> Zone {
    try text(.timeZone) { Parsed(known(String(decoding: $0, as: UTF8.self))) }
  }

  package mutating func parseTimeZone<Zone>(
    at value: ValuePosition, _ text: String, _ known: (String) -> Zone?
  ) throws(CodingFailure) -> Zone {
    try parse(text, .timeZone, at: value) { Parsed(known(String(decoding: $0, as: UTF8.self))) }
  }

  package mutating func localeIdentifier() throws(CodingFailure) -> String {
    try text(.locale) { $0.isEmpty ? .mismatch : .value(String(decoding: $0, as: UTF8.self)) }
  }

  package mutating func parseLocaleIdentifier(
    at value: ValuePosition, _ text: String
  ) throws(CodingFailure) -> String {
    try parse(text, .locale, at: value) { $0.isEmpty ? .mismatch : .value(text) }
  }
}
