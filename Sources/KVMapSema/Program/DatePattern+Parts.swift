extension DatePattern {
  /// Whether it has a field for the zone, which may be in an optional part.
  var saysZone: Bool { fields.contains(where: Self.isZone) }

  /// Whether it has a field for a time or a zone.
  var saysMoreThanDay: Bool { fields.contains { Self.isZone($0) || Self.isTime($0) } }

  /// Those of all parts.
  private var fields: [Field] { variants.first ?? [] }

  private static func isZone(_ field: Field) -> Bool {
    switch field {
    case .zone, .isoZone, .zoneName, .gmtOffset, .offset: true
    case .year, .quarter, .quarterName, .month, .monthName, .day, .dayOfYear, .weekYear, .week, .weekday,
      .weekdayNumber, .hour, .hour24, .hour12, .hour11, .dayPeriod, .minute, .second, .fraction, .millisecondOfDay,
      .blank, .literal:
      false
    }
  }

  private static func isTime(_ field: Field) -> Bool {
    switch field {
    case .hour, .hour24, .hour12, .hour11, .dayPeriod, .minute, .second, .fraction, .millisecondOfDay: true
    case .year, .quarter, .quarterName, .month, .monthName, .day, .dayOfYear, .weekYear, .week, .weekday,
      .weekdayNumber, .zone, .isoZone, .zoneName, .gmtOffset, .offset, .blank, .literal:
      false
    }
  }
}
