import KVMapText

/// An ISO 8601 date with its zone, the notation of default values: `2012-04-14T00:20:07.5Z`.
struct DateLiteral {
  let secondsSince1970: Double
  /// Computed as those of a document are, so that equal texts are equal dates.
  let secondsSince2001: Double
  /// Seconds east of UTC.
  let offset: Int

  /// - Returns: `nil` for text that is no date in a document (`ISO8601`).
  init?(_ text: String) {
    guard let moment = text.utf8Bytes(ISO8601.moment),
      let seconds = Self.double(moment.instant.seconds + Instant.unixReference, moment.instant.nanoseconds)
    else { return nil }
    secondsSince1970 = seconds
    secondsSince2001 = moment.instant.secondsSince2001
    offset = moment.offset
  }

  /// The nearest `Double`. It is computed from the decimal digits, because adding seconds and fraction as doubles would
  /// round twice.
  private static func double(_ seconds: Int, _ billionths: Int) -> Double? {
    guard billionths > 0 else { return Double(seconds) }
    let isNegative = seconds < 0
    let whole = isNegative ? -seconds - 1 : seconds
    let fraction = String(isNegative ? 1_000_000_000 - billionths : billionths)
    let padding = String(repeating: "0", count: 9 - fraction.utf8.count)
    return Double("\(isNegative ? "-" : "")\(whole).\(padding)\(fraction)")
  }
}
