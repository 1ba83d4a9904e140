import KVMapSource
import KVMapText

/// Parses the `zone:` of a date: an offset such as `+02:00`, or an IANA name such as `Europe/Zurich`.
enum ZoneParser {
  /// - Returns: `nil` if the text is neither.
  static func parse(_ text: String) -> DateZone? {
    if text == "Z" || text == "UTC" || text == "GMT" { return .offset(0) }
    if let seconds = offset(text) { return .offset(seconds) }
    return ZoneNames.known.contains(text) ? .named(text) : nil
  }

  /// The zone that was probably meant.
  static func suggestion(for text: String) -> String? {
    closest(to: text, in: ZoneNames.all)
  }

  /// `+hh:mm`, `+hhmm` or `+hh`, in seconds east of UTC.
  private static func offset(_ text: String) -> Int? {
    text.utf8Bytes { utf8 in
      var text = TextCursor(utf8)
      // No zone has ever been more than 18 hours from UTC, which is also the limit of TimeZone.
      guard let offset = ZoneOffset.signed(&text, needsMinutes: false), text.isAtEnd, abs(offset) <= 18 * 3_600 else {
        return nil
      }
      return offset
    }
  }
}
