import KVMapSource

/// What a pipeline step changes and does not write back.
enum StepLoss: Sendable, Hashable {
  /// A step, or a part of a declared transform, that has no inverse.
  case change(by: String)
  /// A date is written by a pattern without fields that another pattern, or another call, reads.
  case fields(Set<DateUnit>, lackedBy: String, readBy: String)

  /// Of several notations of a date the first one is written.
  ///
  /// - Returns: `nil` if it has all fields of the others.
  init?(_ notations: some Collection<DateNotation>) {
    guard let written = notations.first else { return nil }
    let finer = notations.dropFirst().first { !$0.units.isSubset(of: written.units) }
    guard let finer else { return nil }
    self = .fields(finer.units.subtracting(written.units), lackedBy: written.text, readBy: finer.text)
  }
}

/// A pattern, or a transformer that reads dates, with the fields that it says.
struct DateNotation {
  let text: String
  let units: Set<DateUnit>
}

/// The fields of a date, but for fractions of a second: few patterns have as many digits as documents.
enum DateUnit: Int, Sendable, Hashable, CaseIterable {
  case year, quarter, month, week, day, hour, minute, second

  var name: String { "\(self)" }
}

extension CheckedStep {
  /// The notations of dates that it reads, of which the first is written; empty for other steps.
  var dateNotations: [DateNotation] {
    guard case .transformer(let transformer?, _, _) = action else { return [] }
    switch transformer {
    case .date(let patterns, _), .zonedDate(let patterns), .day(let patterns):
      return patterns.map {
        DateNotation(text: "\"\(VisibleText.line($0.text, limit: 60))\"", units: $0.units)
      }
    case .iso8601, .httpDate, .dotnetDate, .epochSeconds, .epochMilliseconds, .zonedISO8601:
      return [DateNotation(text: "'\(name)'", units: Set(DateUnit.allCases))]
    case .url, .epochDays, .isoDuration, .clockDuration, .durationSeconds, .durationMilliseconds, .nonFinite, .uuid,
      .base64, .base64url, .hex, .trimmed, .lowercased, .uppercased, .prefix, .suffix, .split, .joined, .scaled, .offset,
      .rounded, .clamped, .numberFromText, .textFromNumber, .bool, .wrapped, .single, .sorted, .table, .swift, .place:
      return []
    }
  }
}

extension DatePattern {
  /// The fields that its text says, with all optional parts.
  var units: Set<DateUnit> {
    let fields = variants.first ?? []
    var units = Set(fields.flatMap(Self.units))
    // The weekday of a week is a day; that of a date is nothing new.
    if fields.contains(where: Self.isWeekday), units.contains(.week) { units.insert(.day) }
    if units.isSuperset(of: [.month, .day]) { units.insert(.week) }
    return units
  }

  private static func units(of field: Field) -> Set<DateUnit> {
    switch field {
    case .year, .weekYear: [.year]
    case .quarter, .quarterName: [.quarter]
    case .month, .monthName: [.quarter, .month]
    case .week: [.quarter, .month, .week]
    case .day: [.day]
    case .dayOfYear: [.quarter, .month, .week, .day]
    case .hour, .hour24, .hour12, .hour11: [.hour]
    case .minute: [.minute]
    case .second: [.second]
    case .millisecondOfDay: [.hour, .minute, .second]
    case .weekday, .weekdayNumber, .dayPeriod, .fraction, .zone, .isoZone, .zoneName, .gmtOffset, .offset, .blank,
      .literal:
      []
    }
  }

  private static func isWeekday(_ field: Field) -> Bool {
    switch field {
    case .weekday, .weekdayNumber: true
    case .year, .weekYear, .quarter, .quarterName, .month, .monthName, .week, .day, .dayOfYear, .hour, .hour24, .hour12,
      .hour11, .minute, .second, .millisecondOfDay, .dayPeriod, .fraction, .zone, .isoZone, .zoneName, .gmtOffset,
      .offset, .blank, .literal:
      false
    }
  }
}
