/// The construct that the reader or the writer expected where it failed. `CodingFailure` carries it in one byte; its
/// prose is in `Errors/ExpectationText.swift`.
enum Expectation: UInt8, Sendable {
  case nothing

  // Kinds of values.
  case value, object, array, dictionary
  case string, character, bool
  case int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
  case float, double, decimal
  case date, patternDate, epoch, httpDate, dotNetDate, timeZone, url, uuid, data, base64URL, hex
  case day, patternDay, epochDay, duration, durationNumber, clockDuration, zonedDate, locale
  case number
  case finiteNumber
  /// The code that failed has described it in words.
  case described

  // Parts of the grammar.
  case end, lineEnd, key, colon, separator, commaOrBrace, commaOrBracket, closingQuote
  case digit, literal, escape, surrogatePair, printable
  case wellFormedPath, json

  /// Whether the trace of the second reading has it in words.
  var isDescribed: Bool { self == .described || self == .patternDate || self == .patternDay }
}
