/// The built-in transformers: one row for each.
package enum TransformerCatalogue {
  package struct Row: Sendable, Hashable {
    package var name: String
    package var parameters: [Parameter]
    /// What it takes and gives when reading, in the words of people.
    package var input: String
    package var output: String
    package var inverse: Inverse
    package var summary: String
    /// How its step is made; `nil` for a row that is not supported yet.
    var support: Support?
  }

  /// What happens to a value that is written.
  package enum Inverse: String, Sendable, Hashable, CaseIterable {
    /// What was read comes back.
    case exact
    /// The value is written as it is, so what reading took away stays away.
    case identity
  }

  package struct Parameter: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case text = "a text"
      case number = "a number"
    }

    /// `nil` for one that stands by its position.
    package var label: String?
    package var name: String
    package var kind: Kind
    package var isRequired: Bool
    /// Whether it may be repeated; only the last of the positional ones.
    package var isVariadic: Bool
    /// Whether it means something already.
    package var isSupported: Bool

    static func positional(_ name: String, _ kind: Kind, isRequired: Bool = true, isVariadic: Bool = false) -> Self {
      Self(label: nil, name: name, kind: kind, isRequired: isRequired, isVariadic: isVariadic, isSupported: true)
    }

    static func labelled(_ name: String, _ kind: Kind, isSupported: Bool = true) -> Self {
      Self(label: name, name: name, kind: kind, isRequired: false, isVariadic: false, isSupported: isSupported)
    }
  }

  /// The types between which a supported transformer works.
  struct Support: Sendable, Hashable {
    enum Step: Sendable, Hashable { case date, iso8601, epochSeconds, epochMilliseconds, url, uuid, base64, trimmed }

    var step: Step
    /// What a value of the document is read as before the step.
    var input: Scalar
    var output: Scalar
  }

  package static func find(_ name: String) -> Row? { byName[name] }

  private static let byName = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  package static let rows: [Row] = supported + others

  private static let supported: [Row] = [
    row(
      "date", [
        .positional("pattern", .text, isVariadic: true), .labelled("zone", .text),
        .labelled("locale", .text, isSupported: false),
      ], "String", "Date", .exact, "a date by a pattern; of several the first that fits is read, the first is written",
      Support(step: .date, input: .string, output: .date)),
    row(
      "iso8601", [], "String", "Date", .exact, "an ISO 8601 date with a zone",
      Support(step: .iso8601, input: .string, output: .date)),
    row(
      "epoch_seconds", [], "number", "Date", .exact, "seconds since 1970",
      Support(step: .epochSeconds, input: .double, output: .date)),
    row(
      "epoch_milliseconds", [], "number", "Date", .exact, "milliseconds since 1970",
      Support(step: .epochMilliseconds, input: .double, output: .date)),
    row(
      "url", [.labelled("base", .text)], "String", "URL", .exact, "a URL, resolved against a base",
      Support(step: .url, input: .string, output: .url)),
    row(
      "uuid", [], "String", "UUID", .exact, "a UUID in any case; written in capitals",
      Support(step: .uuid, input: .string, output: .uuid)),
    row(
      "base64", [], "String", "Data", .exact, "bytes as base64", Support(step: .base64, input: .string, output: .data)),
    row(
      "trimmed", [], "String", "String", .identity, "without white space at both ends",
      Support(step: .trimmed, input: .string, output: .string)),
  ]

  private static let others: [Row] = [
    row("http_date", [], "String", "Date", .exact, "a date as HTTP headers have it"),
    row("dotnet_date", [], "String", "Date", .exact, "a date such as /Date(1000)/"),
    row("base64url", [], "String", "Data", .exact, "bytes as base64 for URLs"),
    row("hex", [], "String", "Data", .exact, "bytes as hexadecimal digits"),
    row("lowercased", [], "String", "String", .identity, "in small letters"),
    row("uppercased", [], "String", "String", .identity, "in capitals"),
    row("split", [.positional("separator", .text)], "String", "[String]", .exact, "the parts between separators"),
    row("joined", [.positional("separator", .text)], "[String]", "String", .exact, "the parts as one text"),
    row("prefix", [.positional("text", .text)], "String", "String", .exact, "with a text put in front"),
    row("suffix", [.positional("text", .text)], "String", "String", .exact, "with a text put behind"),
    row("scaled", [.positional("factor", .number)], "number", "number", .exact, "multiplied by a factor"),
    row("offset", [.positional("amount", .number)], "number", "number", .exact, "with an amount added"),
    row("rounded", [.positional("digits", .number)], "number", "number", .identity, "rounded, half away from zero"),
    row("number", [], "String", "number", .exact, "a number that stands in a text"),
    row("text", [], "number", "String", .exact, "the text of a number"),
    row("decimal_text", [], "String", "Decimal", .exact, "a Decimal that stands in a text"),
    row(
      "bool", [.positional("true", .text), .positional("false", .text)], "String", "Bool", .exact,
      "true and false by two texts"),
    row("json_text", [], "String", "Value", .exact, "JSON that stands in a text"),
    row("keyed", [], "Object", "[Object]", .exact, "an object of objects as an array that knows its keys"),
    row("wrapped", [], "Value", "[Value]", .exact, "a single value as an array of one"),
    row("sorted", [], "[Value]", "[Value]", .identity, "in ascending order"),
    row(
      "clamped", [.positional("lower", .number), .positional("upper", .number)], "number", "number", .identity,
      "moved into a range"),
    row(
      "coordinate", [.labelled("latitude", .text), .labelled("longitude", .text)], "Object", "Coordinate", .exact,
      "a place on Earth by its degrees"),
  ]

  private static func row(
    _ name: String, _ parameters: [Parameter], _ input: String, _ output: String, _ inverse: Inverse,
    _ summary: String, _ support: Support? = nil
  ) -> Row {
    Row(
      name: name, parameters: parameters, input: input, output: output, inverse: inverse, summary: summary,
      support: support)
  }
}
