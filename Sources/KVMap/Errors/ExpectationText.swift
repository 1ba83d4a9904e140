/// Descriptions of expectations.
enum ExpectationText {
  /// - Parameter code: The kind of failure. The range is described only if a number is out of range.
  static func text(_ expectation: Expectation, for code: CodingFailure.Code) -> String {
    code == .range ? range(expectation) ?? text(expectation) : text(expectation)
  }

  static func text(_ expectation: Expectation) -> String {
    switch expectation {
    case .nothing, .value, .described: "a value"
    case .object, .dictionary: "an object"
    case .array: "an array"
    case .string: "a string"
    case .character: "a string of one character"
    case .bool: "true or false"
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: "an integer"
    case .float, .double, .decimal, .number: "a number"
    case .date: "an ISO 8601 date like \"2012-04-14T00:20:07Z\""
    case .patternDate: "a date"
    case .epoch: "a number that is a date"
    case .httpDate: "a date like \"Sat, 14 Apr 2012 00:20:07 GMT\""
    case .timeZone: "a time zone that this machine knows"
    case .day: "a day like \"2026-03-01\""
    case .patternDay: "a day"
    case .epochDay: "an integer that is a day"
    case .duration: "an ISO 8601 duration like \"PT1H30M\""
    case .durationNumber: "a number that is a duration"
    case .clockDuration: "a duration like \"01:30:00\""
    case .zonedDate: "an ISO 8601 date like \"2026-03-01T09:30:00+02:00\""
    case .locale: "the identifier of a locale"
    case .dotNetDate: "a date like \"/Date(1334362807000)/\""
    case .url: "a URL"
    case .uuid: "a UUID"
    case .data: "base64"
    case .base64URL: "base64url"
    case .hex: "pairs of hexadecimal digits"
    case .finiteNumber: "a number that is not infinite"
    case .end: "the end of the input"
    case .lineEnd: "the end of the line"
    case .key: "a key in quotation marks"
    case .colon: "a colon after the key"
    case .separator: "a comma or a closing bracket"
    case .commaOrBrace: "a comma or \"}\""
    case .commaOrBracket: "a comma or \"]\""
    case .closingQuote: "a closing quotation mark"
    case .digit: "a digit"
    case .literal: "true, false or null"
    case .escape: "an escape of JSON"
    case .surrogatePair: "a pair of surrogates"
    case .printable: "an escape for a control character"
    case .json: "a text that is JSON"
    case .wellFormedPath: "a path like items[0].name"
    }
  }

  /// The range of a numeric type; nil for other expectations.
  private static func range(_ expectation: Expectation) -> String? {
    switch expectation {
    case .int: integer("Int", Int.self)
    case .int8: integer("Int8", Int8.self)
    case .int16: integer("Int16", Int16.self)
    case .int32: integer("Int32", Int32.self)
    case .int64: integer("Int64", Int64.self)
    case .uint: integer("UInt", UInt.self)
    case .uint8: integer("UInt8", UInt8.self)
    case .uint16: integer("UInt16", UInt16.self)
    case .uint32: integer("UInt32", UInt32.self)
    case .uint64: integer("UInt64", UInt64.self)
    case .float: "a number that fits a Float"
    case .double: "a number that fits a Double"
    case .decimal: "a number of at most 38 digits"
    default: nil
    }
  }

  private static func integer<T: FixedWidthInteger>(_ name: String, _ type: T.Type) -> String {
    "an integer from \(T.min) to \(T.max) (\(name))"
  }

  /// A date by one of several patterns, which are separated by newlines.
  ///
  /// - Parameter zone: The zone of a text that does not name one. A name that is unknown on the machine is reported,
  ///   because then no text without a zone is a date.
  static func date(like patterns: ConstantText, in zone: DateCode.Zone) -> String {
    let date = texts("a date like", patterns)
    guard let name = zone.unknownName else { return date }
    return "\(date) in \(timeZone(name)), which this machine does not know"
  }

  /// A day by one of several patterns.
  static func day(like patterns: ConstantText) -> String { texts("a day like", patterns) }

  /// A date that says its zone, by one of several patterns.
  static func zonedDate(like patterns: ConstantText) -> String { texts("a date like", patterns) }

  private static func texts(_ start: String, _ patterns: ConstantText) -> String {
    let all = patterns.description.split(separator: "\n").map { "\"\($0)\"" }
    return "\(start) \(all.joined(separator: " or "))"
  }

  static func timeZone(_ name: ConstantText) -> String { "the time zone \(QuotedText.quoted(name.description))" }
}
