import KVMapSema

/// The functions that write a value.
package enum WriterFunction: String, RuntimeFunction {
  // As it is in a document.
  case bool, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64, float, double, decimal, string
  case character, date, url, uuid, day, duration, zoned, timeZone, locale, data, value, object

  // As a transformer reads it.
  case epochSeconds, epochMilliseconds, epochDays, durationSeconds, durationMilliseconds, clockDuration
  case httpDate, dotNetDate, number, base64URL, hex

  package var canThrow: Bool {
    switch self {
    // NaN and infinity have no text form in JSON, nor do years beyond 9999 in ISO 8601, nor do some URLs in RFC 3986.
    // Durations of more seconds than an `Int64` has are not read.
    case .float, .double, .decimal, .date, .url, .duration, .zoned, .epochSeconds, .epochMilliseconds, .durationSeconds,
      .durationMilliseconds, .clockDuration, .httpDate, .dotNetDate, .number:
      true
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .string, .character,
      .uuid, .day, .timeZone, .locale, .data, .value, .object, .epochDays, .base64URL, .hex:
      false
    }
  }

  /// Whether the runtime writes a key and a value in one call of it.
  var takesKey: Bool { [.bool, .int, .double, .string].contains(self) }

  /// The function that writes a built-in type as it appears in a document; `nil` for one that writes itself.
  init?(_ scalar: Scalar) { self.init(rawValue: scalar == .timeZone ? "timeZone" : scalar.rawValue.lowercased()) }
}
