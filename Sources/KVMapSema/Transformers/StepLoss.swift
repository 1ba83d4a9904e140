import KVMapSource

/// What a pipeline step changes and does not write back.
enum StepLoss: Sendable, Hashable {
  /// A step, or a part of a declared transform, that has no inverse.
  case change(by: String)
  /// A date is written by a pattern without a time of day, or a part of it, that another pattern or call reads.
  case time(Set<TimeUnit>, lackedBy: String, readBy: String)

  /// Of several notations of a date the first one is written.
  ///
  /// - Returns: `nil` if it says as much of the time as the others. What they say of the day does not count: dates that
  ///   are read with and without a month are of one meaning to those who write them.
  init?(_ notations: some Collection<DateNotation>) {
    guard let written = notations.first else { return nil }
    let finer = notations.dropFirst().first { !$0.time.isSubset(of: written.time) }
    guard let finer else { return nil }
    self = .time(finer.time.subtracting(written.time), lackedBy: written.text, readBy: finer.text)
  }
}

/// A pattern, or a transformer that reads dates, with what it says of the time.
struct DateNotation {
  let text: String
  let time: Set<TimeUnit>
}

/// The parts of a time of day, but for fractions of a second: few patterns have as many digits as documents.
enum TimeUnit: Int, Sendable, Hashable, CaseIterable {
  case hour, minute, second

  var name: String { "\(self)" }
}

extension CheckedStep {
  /// The notations of dates that it reads, of which the first is written; empty for other steps.
  var dateNotations: [DateNotation] {
    guard case .transformer(let transformer?, _, _) = action else { return [] }
    switch transformer {
    case .date(let patterns, _), .zonedDate(let patterns):
      return patterns.map {
        DateNotation(text: "\"\(VisibleText.line($0.text, limit: 60))\"", time: $0.time)
      }
    case .iso8601, .httpDate, .dotnetDate, .epochSeconds, .epochMilliseconds, .zonedISO8601:
      return [DateNotation(text: "'\(name)'", time: Set(TimeUnit.allCases))]
    case .url, .day, .epochDays, .isoDuration, .clockDuration, .durationSeconds, .durationMilliseconds, .nonFinite, .uuid,
      .base64, .base64url, .hex, .trimmed, .lowercased, .uppercased, .prefix, .suffix, .split, .joined, .scaled, .offset,
      .rounded, .clamped, .numberFromText, .textFromNumber, .bool, .wrapped, .single, .sorted, .table, .swift, .place:
      return []
    }
  }
}

extension DatePattern {
  /// What its text says of the time, with all optional parts.
  var time: Set<TimeUnit> { Set((variants.first ?? []).flatMap(Self.time)) }

  private static func time(of field: Field) -> Set<TimeUnit> {
    switch field {
    case .hour, .hour24, .hour12, .hour11: [.hour]
    case .minute: [.minute]
    case .second: [.second]
    case .millisecondOfDay: [.hour, .minute, .second]
    case .year, .quarter, .quarterName, .month, .monthName, .day, .dayOfYear, .weekYear, .week, .weekday,
      .weekdayNumber, .dayPeriod, .fraction, .zone, .isoZone, .zoneName, .gmtOffset, .offset, .blank, .literal:
      []
    }
  }
}
