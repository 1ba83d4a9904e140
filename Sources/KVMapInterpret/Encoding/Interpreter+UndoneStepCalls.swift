@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Calls that make another value of one.
extension Interpreter {
  func result(
    of call: StepCall, _ value: MappedValue, _ kv: inout JSONWriter
  ) throws(CodingFailure) -> MappedValue {
    switch call.function {
    case .text: return .string(try text(of: value, call.arguments, &kv))
    case .numberText:
      if case .float(let number) = value { return .string(try kv.numberText(of: number)) }
      guard case .double(let number) = value else { throw kv.misfit(value) }
      return .string(try kv.numberText(of: number))
    case .httpDateText: return .string(try kv.httpDateText(try date(value, &kv)))
    case .dotNetDateText: return .string(try kv.dotNetDateText(try date(value, &kv)))
    case .clockText: return .string(try kv.clockText(try duration(value, &kv)))
    case .base64URLText: return .string(kv.base64URLText(try data(value, &kv)))
    case .hexText: return .string(kv.hexText(try data(value, &kv)))
    case .removingPrefix: return .string(try kv.removing(prefix: call.arguments.text, try text(value, &kv)))
    case .removingSuffix: return .string(try kv.removing(suffix: call.arguments.text, try text(value, &kv)))
    case .join: return .string(TextStep.join(try elements(value, &kv).compactMap(\.text), call.arguments.text))
    case .split: return .array(TextStep.split(try text(value, &kv), call.arguments.text).map(MappedValue.string))
    case .decimalOfInteger, .decimalOfFloating: return .decimal(try decimal(of: value, &kv))
    case .decimalOfEpochSeconds: return .decimal(try kv.decimal(ofEpochSeconds: try date(value, &kv)))
    case .decimalOfEpochMilliseconds: return .decimal(try kv.decimal(ofEpochMilliseconds: try date(value, &kv)))
    case .decimalOfEpochDays: return .decimal(kv.decimal(ofEpochDays: try day(value, &kv)))
    case .decimalOfDurationSeconds: return .decimal(try kv.decimal(ofDurationSeconds: try duration(value, &kv)))
    case .decimalOfDurationMilliseconds:
      return .decimal(try kv.decimal(ofDurationMilliseconds: try duration(value, &kv)))
    case .parseDecimal: return .decimal(try kv.parseDecimal(try text(value, &kv)))
    case .unscale: return .decimal(try kv.unscale(try decimal(value, &kv), call.arguments.text))
    case .unshift: return .decimal(try kv.unshift(try decimal(value, &kv), call.arguments.text))
    case .convertToInt: return .integer(Int64(try kv.convertToInt(try decimal(value, &kv))))
    case .convertToInt8: return .integer(Int64(try kv.convertToInt8(try decimal(value, &kv))))
    case .convertToInt16: return .integer(Int64(try kv.convertToInt16(try decimal(value, &kv))))
    case .convertToInt32: return .integer(Int64(try kv.convertToInt32(try decimal(value, &kv))))
    case .convertToInt64: return .integer(try kv.convertToInt64(try decimal(value, &kv)))
    case .convertToUInt: return .unsigned(UInt64(try kv.convertToUInt(try decimal(value, &kv))))
    case .convertToUInt8: return .unsigned(UInt64(try kv.convertToUInt8(try decimal(value, &kv))))
    case .convertToUInt16: return .unsigned(UInt64(try kv.convertToUInt16(try decimal(value, &kv))))
    case .convertToUInt32: return .unsigned(UInt64(try kv.convertToUInt32(try decimal(value, &kv))))
    case .convertToUInt64: return .unsigned(try kv.convertToUInt64(try decimal(value, &kv)))
    case .convertToFloat: return .float(try kv.convertToFloat(try decimal(value, &kv)))
    case .convertToDouble: return .double(try kv.convertToDouble(try decimal(value, &kv)))
    case .only: return try kv.only(try elements(value, &kv))
    case .write: throw kv.needsSwift("the Swift type \(call.arguments.codecName)")
    }
  }

  /// The text that a value was read from.
  func text(
    of value: MappedValue, _ arguments: WriterArguments, _ kv: inout JSONWriter
  ) throws(CodingFailure) -> String {
    switch arguments {
    case .none, .text, .nonFinite, .codec: return try text(of: value, &kv)
    case .dated(let codes, .offset(let seconds)):
      return try kv.text(of: try date(value, &kv), codes: text(codes), in: .offset(seconds))
    case .dated(let codes, .named(let zone)):
      return try kv.text(of: try date(value, &kv), codes: text(codes), in: .named(text(zone)))
    case .codes(let codes):
      if case .zoned(let date) = value { return try kv.text(of: date, codes: text(codes)) }
      return try kv.text(of: try day(value, &kv), codes: text(codes))
    }
  }

  private func text(of value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> String {
    switch value {
    case .bool(let flag): return kv.text(of: flag)
    case .integer(let number): return kv.text(of: number)
    case .unsigned(let number): return kv.text(of: number)
    case .float(let number): return try kv.text(of: number)
    case .double(let number): return try kv.text(of: number)
    case .decimal(let number): return try kv.text(of: number)
    case .string(let text): return text
    case .character(let character): return kv.text(of: character)
    case .date(let date): return try kv.text(of: date)
    case .url(let url): return try kv.text(of: url)
    case .uuid(let uuid): return kv.text(of: uuid)
    case .day(let day): return kv.text(of: day)
    case .duration(let duration): return try kv.text(of: duration)
    case .zoned(let date): return try kv.text(of: date)
    case .timeZone(let name), .locale(let name): return name
    case .data(let data): return kv.text(of: data)
    case .none, .absent, .value, .object, .record, .array, .set, .dictionary, .coordinate, .enumerationCase, .unionCase,
      .stub:
      throw kv.misfit(value)
    }
  }

  private func decimal(of value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> Decimal {
    switch value {
    case .integer(let number): return NumberStep.decimal(of: number)
    case .unsigned(let number): return NumberStep.decimal(of: number)
    case .float(let number): return try kv.decimal(of: number)
    case .double(let number): return try kv.decimal(of: number)
    case .decimal(let number): return number
    case .none, .absent, .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale,
      .data, .value, .object, .record, .array, .set, .dictionary, .coordinate, .enumerationCase, .unionCase, .stub:
      throw kv.misfit(value)
    }
  }
}

extension WriterArguments {
  /// The text, of a call that has one.
  fileprivate var text: String { if case .text(let text) = self { text } else { "" } }

  /// The name of the Swift type, of a call that has one.
  fileprivate var codecName: String { if case .codec(let codec, _) = self { codec.typeName } else { "" } }
}
