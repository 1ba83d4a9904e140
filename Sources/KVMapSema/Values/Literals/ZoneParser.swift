import KVMapSource

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
    var bytes = Array(text.utf8)[...]
    guard let sign = bytes.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    if bytes.count == 5 {
      guard bytes[bytes.startIndex + 2] == UInt8(ascii: ":") else { return nil }
      bytes.remove(at: bytes.startIndex + 2)
    }
    guard bytes.count == 2 || bytes.count == 4 else { return nil }
    let digits = bytes.map { Int($0) - 0x30 }
    guard digits.allSatisfy((0...9).contains) else { return nil }
    let hours = digits[0] * 10 + digits[1]
    let minutes = digits.count == 4 ? digits[2] * 10 + digits[3] : 0
    // No zone has ever been more than 18 hours from UTC, which is also the limit of TimeZone.
    guard minutes < 60, hours * 60 + minutes <= 18 * 60 else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}
