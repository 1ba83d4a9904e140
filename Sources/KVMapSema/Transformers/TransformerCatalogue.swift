/// The built-in transformers: one row for each.
package enum TransformerCatalogue {
  package struct Row: Sendable, Hashable {
    package var name: String
    package var parameters: [Parameter]
    /// Its input and result when reading, human-readable.
    package var input: String
    package var output: String
    package var inverse: Inverse
    package var summary: String
    var step: Step

    /// How it is written, with the names of its parameters: `date("pattern"…, zone: "…", locale: "…")`.
    package var usage: String {
      parameters.isEmpty ? name : "\(name)(\(parameters.map(\.usage).joined(separator: ", ")))"
    }
  }

  /// What happens to a value that is written.
  package enum Inverse: String, Sendable, Hashable, CaseIterable {
    /// The text that was read is written back unchanged.
    case exact
    /// An equal value is written back, in one of its possible notations.
    case value
    /// Like `value`, for the parts that the pattern has letters for.
    case pattern
    /// The value is written unchanged, so what reading removed is not restored.
    case identity
  }

  package struct Parameter: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case text = "a text"
      case number = "a number"
    }

    /// `nil` for a positional one.
    package var label: String?
    package var name: String
    package var kind: Kind
    package var isRequired: Bool
    /// Whether it may be repeated; allowed only for the last positional one.
    package var isVariadic: Bool

    /// How an argument is written.
    package var usage: String {
      if let label { return "\(label): \(kind == .text ? "\"…\"" : "…")" }
      return (kind == .text ? "\"\(name)\"" : name) + (isVariadic ? "…" : "")
    }

    static func positional(_ name: String, _ kind: Kind, isRequired: Bool = true, isVariadic: Bool = false) -> Self {
      Self(label: nil, name: name, kind: kind, isRequired: isRequired, isVariadic: isVariadic)
    }

    static func labelled(_ name: String, _ kind: Kind) -> Self {
      Self(label: name, name: name, kind: kind, isRequired: false, isVariadic: false)
    }
  }

  /// What a row does; the argument checker builds the step from it.
  package enum Step: Sendable, Hashable, CaseIterable {
    case date, iso8601, httpDate, dotnetDate, epochSeconds, epochMilliseconds, url, uuid, base64, base64url, hex
    case day, epochDays, isoDuration, clockDuration, durationSeconds, durationMilliseconds, nonFinite
    case trimmed, lowercased, uppercased, prefix, suffix, split, joined
    case scaled, offset, rounded, clamped, number, text, bool
    case wrapped, sorted, jsonText, keyed, single, pairs, entries, coordinate, plain, codable
  }

  package static func find(_ name: String) -> Row? { byName[name] }

  private static let byName = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  package static let rows: [Row] = dates + days + binary + texts + numbers + structures

  private static let dates: [Row] = [
    row(
      "date", .date,
      [.positional("pattern", .text, isVariadic: true), .labelled("zone", .text), .labelled("locale", .text)],
      "String", "Date", .pattern,
      "a date by a pattern; of several the first that fits is read, the first is written"),
    row("iso8601", .iso8601, [], "String", "Date", .value, "an ISO 8601 date with a zone"),
    row("epoch_seconds", .epochSeconds, [], "number", "Date", .value, "seconds since 1970"),
    row("epoch_milliseconds", .epochMilliseconds, [], "number", "Date", .value, "milliseconds since 1970"),
    row("http_date", .httpDate, [], "String", "Date", .value, "a date as HTTP headers have it"),
    row("dotnet_date", .dotnetDate, [], "String", "Date", .value, "a date such as /Date(1000)/"),
  ]

  private static let days: [Row] = [
    row(
      "day", .day, [.positional("pattern", .text, isVariadic: true), .labelled("locale", .text)], "String", "Day",
      .pattern, "a day by a pattern; of several the first that fits is read, the first is written"),
    row("epoch_days", .epochDays, [], "number", "Day", .value, "days since 1970"),
    row("iso8601_duration", .isoDuration, [], "String", "Duration", .value, "an ISO 8601 duration"),
    row("clock_duration", .clockDuration, [], "String", "Duration", .value, "a duration as on a clock"),
    row("duration_seconds", .durationSeconds, [], "number", "Duration", .value, "a number of seconds"),
    row(
      "duration_milliseconds", .durationMilliseconds, [], "number", "Duration", .value, "a number of milliseconds"),
  ]

  /// Transforms of files that are older than these rows may have their names, and hide them.
  static let canBeHidden: Set<String> = Set(days.map(\.name) + ["non_finite", "plain", "single", "pairs", "entries", "codable"])

  private static let binary: [Row] = [
    row("url", .url, [.labelled("base", .text)], "String", "URL", .value, "a URL, resolved against a base"),
    row("uuid", .uuid, [], "String", "UUID", .value, "a UUID in any case; written in capitals"),
    row("base64", .base64, [], "String", "Data", .exact, "bytes as base64"),
    row("base64url", .base64url, [], "String", "Data", .value, "bytes as base64 for URLs"),
    row("hex", .hex, [], "String", "Data", .value, "bytes as hexadecimal digits"),
  ]

  private static let texts: [Row] = [
    row("trimmed", .trimmed, [], "String", "String", .identity, "without white space at both ends"),
    row("lowercased", .lowercased, [], "String", "String", .identity, "in small letters"),
    row("uppercased", .uppercased, [], "String", "String", .identity, "in capitals"),
    row(
      "split", .split, [.positional("separator", .text)], "String", "[String]", .exact, "the parts between separators"),
    row("joined", .joined, [.positional("separator", .text)], "[String]", "String", .value, "the parts as one text"),
    row("prefix", .prefix, [.positional("beginning", .text)], "String", "String", .exact, "with a text put in front"),
    row("suffix", .suffix, [.positional("ending", .text)], "String", "String", .exact, "with a text appended"),
  ]

  private static let numbers: [Row] = [
    row("scaled", .scaled, [.positional("factor", .number)], "number", "number", .value, "multiplied by a factor"),
    row("offset", .offset, [.positional("amount", .number)], "number", "number", .value, "with an amount added"),
    row(
      "rounded", .rounded, [.positional("digits", .number)], "number", "number", .identity,
      "rounded, half away from zero"),
    row(
      "clamped", .clamped, [.positional("lower", .number), .positional("upper", .number)], "number", "number",
      .identity, "moved into a range"),
    row(
      "non_finite", .nonFinite,
      [.labelled("nan", .text), .labelled("infinity", .text), .labelled("negative_infinity", .text)],
      "number or String", "Double", .value, "a number, or a text for what is none"),
    row("number", .number, [], "String", "number", .value, "a number in a string"),
    row("text", .text, [], "number", "String", .exact, "the text of a number"),
    row("decimal_text", .number, [], "String", "Decimal", .value, "a Decimal in a string"),
    row(
      "bool", .bool, [.positional("true", .text), .positional("false", .text)], "String", "Bool", .exact,
      "true and false by two texts"),
  ]

  private static let structures: [Row] = [
    row("json_text", .jsonText, [], "String", "Value", .value, "JSON in a string"),
    row(
      "keyed", .keyed, [.labelled("by", .text)], "Object", "[Object]", .exact,
      "an object of objects as an array that knows its keys; with 'by', an array of objects as a dictionary"),
    row("single", .single, [], "[Value]", "Value", .exact, "the one element of an array"),
    row(
      "pairs", .pairs, [.positional("key", .text), .positional("value", .text)], "[Object]", "[Value: Value]", .exact,
      "an array of objects with two keys as a dictionary"),
    row("entries", .entries, [], "[[Value]]", "[Value: Value]", .exact, "an array of arrays of two as a dictionary"),
    row("wrapped", .wrapped, [], "Value", "[Value]", .exact, "a single value as an array of one"),
    row("sorted", .sorted, [], "[Value]", "[Value]", .identity, "in ascending order"),
    row("plain", .plain, [], "Value", "Value", .exact, "the value as without a transformer, beside others in an 'or'"),
    row("codable", .codable, [], "Value", "Codable", .value, "a Swift type by its own 'Codable' conformance"),
    row(
      "coordinate", .coordinate, [.labelled("latitude", .text), .labelled("longitude", .text)], "Object", "Coordinate",
      .value, "a place on Earth by its degrees"),
  ]

  private static func row(
    _ name: String, _ step: Step, _ parameters: [Parameter], _ input: String, _ output: String, _ inverse: Inverse,
    _ summary: String
  ) -> Row {
    Row(
      name: name, parameters: parameters, input: input, output: output, inverse: inverse, summary: summary, step: step)
  }
}
