@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Calls that write a value.
extension Interpreter {
  func write(_ value: MappedValue, _ call: WriterCall, _ kv: inout JSONWriter) throws(CodingFailure) {
    switch call.function {
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .decimal, .string,
      .character, .url, .uuid, .duration, .timeZone, .locale, .data, .value, .object:
      try writeScalar(value, &kv)
    case .float, .double, .date, .day, .zoned: try write(value, call.arguments, &kv)
    case .epochSeconds: try kv.epochSeconds(try date(value, &kv))
    case .epochMilliseconds: try kv.epochMilliseconds(try date(value, &kv))
    case .epochDays: kv.epochDays(try day(value, &kv))
    case .durationSeconds: try kv.durationSeconds(try duration(value, &kv))
    case .durationMilliseconds: try kv.durationMilliseconds(try duration(value, &kv))
    case .clockDuration: try kv.clockDuration(try duration(value, &kv))
    case .httpDate: try kv.httpDate(try date(value, &kv))
    case .dotNetDate: try kv.dotNetDate(try date(value, &kv))
    case .number: try kv.number(try text(value, &kv))
    case .base64URL: kv.base64URL(try data(value, &kv))
    case .hex: kv.hex(try data(value, &kv))
    }
  }

  private func write(
    _ value: MappedValue, _ arguments: WriterArguments, _ kv: inout JSONWriter
  ) throws(CodingFailure) {
    switch arguments {
    case .none, .text, .codec: try writeScalar(value, &kv)
    case .nonFinite(let texts):
      if case .float(let number) = value { return try kv.float(number, NonFiniteTexts(texts)) }
      guard case .double(let number) = value else { throw kv.misfit(value) }
      try kv.double(number, NonFiniteTexts(texts))
    case .codes, .dated: kv.string(try text(of: value, arguments, &kv))
    }
  }

  /// A value in its plain document form.
  func writePlainly(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) {
    guard case .array(let elements) = value else { return try writeScalar(value, &kv) }
    kv.beginArray()
    for element in elements { try writePlainly(element, &kv) }
    kv.endArray()
  }

  func writeScalar(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) {
    switch value {
    case .bool(let value): kv.bool(value)
    case .integer(let value): kv.int64(value)
    case .unsigned(let value): kv.uint64(value)
    case .float(let value): try kv.float(value)
    case .double(let value): try kv.double(value)
    case .decimal(let value): try kv.decimal(value)
    case .string(let value): kv.string(value)
    case .character(let value): kv.character(value)
    case .date(let value): try kv.date(value)
    case .url(let value): try kv.url(value)
    case .uuid(let value): kv.uuid(value)
    case .day(let value): kv.day(value)
    case .duration(let value): try kv.duration(value)
    case .zoned(let value): try kv.zoned(value)
    case .timeZone(let value), .locale(let value): kv.string(value)
    case .data(let value): kv.data(value)
    case .value(let value): kv.value(value)
    case .object(let value): kv.object(value)
    case .none: kv.null()
    case .coordinate(let value): try value._kvEncode(&kv)
    case .absent, .record, .array, .set, .dictionary, .enumerationCase, .unionCase, .stub: throw kv.misfit(value)
    }
  }
}

/// Values of a type that the code dictates.
extension Interpreter {
  func text(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> String {
    guard case .string(let text) = value else { throw kv.misfit(value) }
    return text
  }

  func date(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> Date {
    guard case .date(let date) = value else { throw kv.misfit(value) }
    return date
  }

  func day(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> Day {
    guard case .day(let day) = value else { throw kv.misfit(value) }
    return day
  }

  func duration(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> Duration {
    guard case .duration(let duration) = value else { throw kv.misfit(value) }
    return duration
  }

  func data(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> Data {
    guard case .data(let data) = value else { throw kv.misfit(value) }
    return data
  }

  func decimal(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> Decimal {
    guard case .decimal(let number) = value else { throw kv.misfit(value) }
    return number
  }

  func elements(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> [MappedValue] {
    guard case .array(let elements) = value else { throw kv.misfit(value) }
    return elements
  }
}
