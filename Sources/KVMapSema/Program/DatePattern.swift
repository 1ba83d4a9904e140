/// A date pattern (Unicode TR 35, part 4), parsed field by field.
package struct DatePattern: Sendable, Hashable {
  /// As it was written.
  package var text: String
  /// With all optional parts, and then without some of them, in the order in which they are tried. The first one
  /// is written.
  package var variants: [[Field]]

  package init(text: String, variants: [[Field]]) {
    self.text = text
    self.variants = variants
  }

  package enum Field: Sendable, Hashable {
    /// `yyyy` (four digits), `y` (any), `yy` (1970 to 2069); `u` and `uuuu` are the same
    case year(digits: Int)
    /// `Q`, `QQ`: 1 to 4
    case quarter(digits: Int)
    /// `QQQ` (Q3), `QQQQ` (3rd quarter)
    case quarterName(isShort: Bool)
    /// `M`, `MM`
    case month(digits: Int)
    /// `MMM` (Apr), `MMMM` (April)
    case monthName(isShort: Bool)
    /// `d`, `dd`
    case day(digits: Int)
    /// `D` … `DDD`
    case dayOfYear(digits: Int)
    /// `Y`, `YY`, `YYYY`: the year that a week of ISO 8601 belongs to
    case weekYear(digits: Int)
    /// `w`, `ww`: the week of ISO 8601
    case week(digits: Int)
    /// `E`, `EE`, `EEE`, `eee` (Sat), `EEEE`, `eeee` (Saturday)
    case weekday(isShort: Bool)
    /// `e`, `ee`, `c`: 1 for Monday
    case weekdayNumber(digits: Int)
    /// `H`, `HH`: 0 to 23
    case hour(digits: Int)
    /// `k`, `kk`: 1 to 24
    case hour24(digits: Int)
    /// `h`, `hh`: 1 to 12, with `a`
    case hour12(digits: Int)
    /// `K`, `KK`: 0 to 11, with `a`
    case hour11(digits: Int)
    /// `a`: AM, PM
    case dayPeriod
    case minute(digits: Int)
    case second(digits: Int)
    /// `S` … `SSSSSSSSS`
    case fraction(digits: Int)
    /// `A` … `AAAAAAAA`
    case millisecondOfDay(digits: Int)
    /// `Z` to `ZZZZ`: reads `+hhmm`, `+hh:mm`, `Z`, `GMT`, `UTC`; writes `+hhmm`.
    case zone
    /// `ZZZZZ`, `XXX`: the same, but writes `+hh:mm`, and `Z` for UTC.
    case isoZone
    /// `z`: reads the names of RFC 822 and what `O` reads; writes what `O` writes.
    case zoneName
    /// `O` (GMT+2), `OOOO` (GMT+02:00)
    case gmtOffset(isShort: Bool)
    /// `X`, `XX`, `x`, `xx`, `xxx`
    case offset(OffsetStyle)
    /// One or more spaces.
    case blank
    /// Literal text that must match exactly.
    case literal(String)
  }

  /// The letters of an offset from UTC that `isoZone` does not have.
  package enum OffsetStyle: Int, Sendable, Hashable, CaseIterable {
    /// `X`: `+hh`, or `+hhmm`, and `Z` for UTC
    case hoursOrZ = 1
    /// `XX`: `+hhmm`, and `Z` for UTC
    case basicOrZ
    /// `x`: `+hh`, or `+hhmm`
    case hours
    /// `xx`: `+hhmm`
    case basic
    /// `xxx`: `+hh:mm`
    case extended
  }
}

/// The zone of a date text that does not specify one.
package enum DateZone: Sendable, Hashable {
  /// Seconds east of UTC.
  case offset(Int)
  /// An IANA name, `Europe/Zurich`.
  case named(String)
}
