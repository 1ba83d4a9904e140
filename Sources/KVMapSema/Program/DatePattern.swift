/// A date pattern (Unicode TR 35, part 4), parsed field by field.
package struct DatePattern: Sendable, Hashable {
  /// As it was written.
  package var text: String
  package var fields: [Field]

  package init(text: String, fields: [Field]) {
    self.text = text
    self.fields = fields
  }

  package enum Field: Sendable, Hashable {
    /// `yyyy` (four digits), `y` (any), `yy` (1970 to 2069)
    case year(digits: Int)
    /// `M`, `MM`
    case month(digits: Int)
    /// `MMM` (Apr), `MMMM` (April)
    case monthName(isShort: Bool)
    /// `d`, `dd`
    case day(digits: Int)
    /// `D` … `DDD`
    case dayOfYear(digits: Int)
    /// `E`, `EE`, `EEE`, `eee` (Sat), `EEEE`, `eeee` (Saturday)
    case weekday(isShort: Bool)
    /// `H`, `HH`: 0 to 23
    case hour(digits: Int)
    /// `h`, `hh`: 1 to 12, with `a`
    case hour12(digits: Int)
    /// `a`: AM, PM
    case dayPeriod
    case minute(digits: Int)
    case second(digits: Int)
    /// `S` … `SSSSSSSSS`
    case fraction(digits: Int)
    /// `Z` to `ZZZZ`: reads `+hhmm`, `+hh:mm`, `Z`, `GMT`, `UTC`; writes `+hhmm`.
    case zone
    /// `ZZZZZ`, `XXX`: the same, but writes `+hh:mm`, and `Z` for UTC.
    case isoZone
    /// One or more spaces.
    case blank
    /// Literal text that must match exactly.
    case literal(String)
  }
}

/// The zone of a date text that does not specify one.
package enum DateZone: Sendable, Hashable {
  /// Seconds east of UTC.
  case offset(Int)
  /// An IANA name, `Europe/Zurich`.
  case named(String)
}
