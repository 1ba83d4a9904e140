package import KVMapSema

/// The functions of the runtime that read a value of the document in one call. All of them may fail.
///
/// The raw value is the name without argument labels: overloads differ in `ReaderArguments`.
package enum ReaderFunction: String, RuntimeFunction {
  case bool, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64, float, double, decimal
  case string, character, date, url, uuid, day, duration, zoned, timeZone, locale, data, value, object
  /// Values that `lenient` also takes in another form.
  case lenientBool, lenientInt, lenientInt8, lenientInt16, lenientInt32, lenientInt64
  case lenientUInt, lenientUInt8, lenientUInt16, lenientUInt32, lenientUInt64
  case lenientFloat, lenientDouble, lenientDecimal, lenientString
  /// Whole arrays.
  case ints, doubles, strings
  /// Numbers that are texts in the document.
  case intInText, int8InText, int16InText, int32InText, int64InText
  case uintInText, uint8InText, uint16InText, uint32InText, uint64InText
  case floatInText, doubleInText, decimalInText
  /// A value and the first step of its pipeline.
  case epochSeconds, epochMilliseconds, epochDays, durationSeconds, durationMilliseconds
  case clockDuration, httpDate, dotNetDate, base64URL, hex, trimmed, numberAsText, lenientNumberAsText
  /// The key of a dictionary's entry.
  case entryKey, entryKeyInt, entryKeyInt8, entryKeyInt16, entryKeyInt32, entryKeyInt64
  case entryKeyUInt, entryKeyUInt8, entryKeyUInt16, entryKeyUInt32, entryKeyUInt64
  case entryKeyUUID, entryKeyDay
}

extension ReaderFunction {
  package var canThrow: Bool { true }

  /// The call for a built-in type; `nil` for a coordinate, which has a mapping.
  package static func reading(_ scalar: Scalar, _ coercion: Coercion) -> ReaderFunction? {
    switch coercion {
    case .strict: strict[scalar]
    case .lenient: lenient[scalar] ?? strict[scalar]
    }
  }

  /// The call for a number that is a text in the document, if the type is one of a number.
  static func inText(_ scalar: Scalar) -> ReaderFunction? { inTexts[scalar] }

  /// The call for keys of the type, if the runtime has one.
  package static func key(_ scalar: Scalar) -> ReaderFunction? { scalar == .string ? .entryKey : keys[scalar] }

  private static let strict = Scalar.table { ReaderFunction(rawValue: $0.functionName) }
  private static let lenient = Scalar.table { ReaderFunction(rawValue: "lenient\($0.rawValue)") }
  private static let inTexts = Scalar.table { ReaderFunction(rawValue: "\($0.functionName)InText") }
  private static let keys = Scalar.table { ReaderFunction(rawValue: "entryKey\($0.rawValue)") }
}
