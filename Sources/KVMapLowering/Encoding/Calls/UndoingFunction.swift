import KVMapSema

/// The functions of the runtime's writer that make another value of one.
package enum UndoingFunction: String, RuntimeFunction {
  // Texts.
  case text = "text(of:)"
  case numberText = "numberText(of:)"
  case httpDateText, dotNetDateText, clockText, base64URLText, hexText
  case removingPrefix = "removing(prefix:)"
  case removingSuffix = "removing(suffix:)"
  case join = "TextStep.join"
  case split = "TextStep.split"

  // Numbers.
  case decimalOfInteger = "NumberStep.decimal(of:)"
  case decimalOfFloating = "decimal(of:)"
  case decimalOfEpochSeconds = "decimal(ofEpochSeconds:)"
  case decimalOfEpochMilliseconds = "decimal(ofEpochMilliseconds:)"
  case decimalOfEpochDays = "decimal(ofEpochDays:)"
  case decimalOfDurationSeconds = "decimal(ofDurationSeconds:)"
  case decimalOfDurationMilliseconds = "decimal(ofDurationMilliseconds:)"
  case parseDecimal, unscale, unshift
  case convertToInt, convertToInt8, convertToInt16, convertToInt32, convertToInt64
  case convertToUInt, convertToUInt8, convertToUInt16, convertToUInt32, convertToUInt64, convertToFloat, convertToDouble

  /// The element of an array of one.
  case only
  /// By a transformer in Swift.
  case write

  /// `text(of:)` is a function for several types, of which some can throw.
  package var canThrow: Bool {
    switch self {
    case .text, .decimalOfInteger, .base64URLText, .hexText, .join, .split, .decimalOfEpochDays: false
    case .numberText, .httpDateText, .dotNetDateText, .clockText, .decimalOfDurationSeconds,
      .decimalOfDurationMilliseconds, .removingPrefix, .removingSuffix, .decimalOfFloating, .decimalOfEpochSeconds,
      .decimalOfEpochMilliseconds, .parseDecimal, .unscale, .unshift, .convertToInt, .convertToInt8, .convertToInt16,
      .convertToInt32, .convertToInt64, .convertToUInt, .convertToUInt8, .convertToUInt16, .convertToUInt32,
      .convertToUInt64, .convertToFloat, .convertToDouble, .only, .write:
      true
    }
  }

  /// The function that converts a `Decimal` to another number exactly; `nil` for types that are no such number.
  init?(convertingTo scalar: Scalar) { self.init(rawValue: "convertTo\(scalar.rawValue)") }
}
