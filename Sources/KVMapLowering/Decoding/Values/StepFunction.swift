import KVMapSema

/// The functions of the runtime that make a value of one in memory.
///
/// The raw value is the name; in parentheses follow the labels of the place of failures and of the value, where another
/// function has the same name.
package enum StepFunction: String, RuntimeFunction {
  // Those that cannot fail are functions of their own, and not of the reader.
  case trim = "TextStep.trim"
  case lowercase = "TextStep.lowercase"
  case uppercase = "TextStep.uppercase"
  case putting = "TextStep.putting"
  case split = "TextStep.split"
  case join = "TextStep.join"
  case sorted = "ElementStep.sorted"
  case textOfInteger = "TextStep.text(of:)"
  case textOfDecimal = "text(at:of:)"
  case decimalOfInteger = "NumberStep.decimal(of:)"
  case decimalOfFloating = "decimal(at:of:)"
  /// Texts of the document's notation.
  case parseBool, parseInt, parseInt8, parseInt16, parseInt32, parseInt64
  case parseUInt, parseUInt8, parseUInt16, parseUInt32, parseUInt64, parseFloat, parseDouble, parseDecimal
  case parseCharacter, parseDate, parseURL, parseUUID, parseDay, parseDuration, parseZoned, parseTimeZone, parseLocale
  case parseData
  /// Texts of other notations.
  case parseHTTPDate, parseDotNetDate, parseClockDuration, parseBase64URL, parseHex
  case parseEpochSeconds, parseEpochMilliseconds, parseEpochDays, parseDurationSeconds, parseDurationMilliseconds
  /// A text as a number of a type, exactly.
  case parseNumberToInt, parseNumberToInt8, parseNumberToInt16, parseNumberToInt32, parseNumberToInt64
  case parseNumberToUInt, parseNumberToUInt8, parseNumberToUInt16, parseNumberToUInt32, parseNumberToUInt64
  case parseNumberToFloat, parseNumberToDouble
  /// A `Decimal` as a number of a type, exactly.
  case convertToInt, convertToInt8, convertToInt16, convertToInt32, convertToInt64
  case convertToUInt, convertToUInt8, convertToUInt16, convertToUInt32, convertToUInt64
  case convertToFloat, convertToDouble
  case epochSeconds, epochMilliseconds, epochDays, durationSeconds, durationMilliseconds
  case scale, shift, round, clamp, only
}

extension StepFunction {
  /// Whether it may fail. It then receives the place where the failure is reported.
  package var canThrow: Bool { !Self.infallible.contains(self) }

  private static let infallible: Set<StepFunction> = [
    .trim, .lowercase, .uppercase, .putting, .split, .join, .sorted, .textOfInteger, .decimalOfInteger,
  ]

  /// The call for a text, read as the document's notation for the type, if the runtime has one.
  static func parsing(_ scalar: Scalar) -> StepFunction? { parse[scalar] }

  /// The call that makes a number of a type from its text.
  static func parsingNumber(to scalar: Scalar) -> StepFunction? { parseNumber[scalar] }

  /// The call that makes a number of a type from a `Decimal`.
  static func converting(to scalar: Scalar) -> StepFunction? { convert[scalar] }

  private static let parse = Scalar.table { StepFunction(rawValue: "parse\($0.rawValue)") }
  private static let parseNumber = Scalar.table {
    $0 == .decimal ? .parseDecimal : StepFunction(rawValue: "parseNumberTo\($0.rawValue)")
  }
  private static let convert = Scalar.table { StepFunction(rawValue: "convertTo\($0.rawValue)") }
}
