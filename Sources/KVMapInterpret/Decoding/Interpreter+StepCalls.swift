@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema
import KVMapSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The calls of the runtime for a value in memory.
extension Interpreter {
  func call(
    _ function: StepFunction, _ arguments: ReaderArguments, _ value: MappedValue, at place: ValuePosition,
    _ kv: inout JSONReader
  ) throws(CodingFailure) -> MappedValue {
    switch function {
    case .trim: return .string(TextStep.trim(try text(value, at: place, &kv)))
    case .lowercase: return .string(TextStep.lowercase(try text(value, at: place, &kv)))
    case .uppercase: return .string(TextStep.uppercase(try text(value, at: place, &kv)))
    case .putting:
      let text = try text(value, at: place, &kv)
      if case .prefix(let prefix) = arguments { return .string(TextStep.putting(prefix: prefix, text)) }
      return .string(TextStep.putting(suffix: arguments.text, text))
    case .split:
      return .array(TextStep.split(try text(value, at: place, &kv), arguments.text).map(MappedValue.string))
    case .join: return .string(TextStep.join(try elements(value, at: place, &kv).compactMap(\.text), arguments.text))
    case .sorted: return try sorted(value, at: place, &kv)
    case .textOfInteger, .textOfDecimal:
      return .string(try kv.text(at: place, of: try decimal(value, at: place, &kv)))
    case .decimalOfInteger, .decimalOfFloating: return .decimal(try decimal(value, at: place, &kv))
    case .parseInt: return .integer(Int64(try kv.parseInt(at: place, try text(value, at: place, &kv))))
    case .parseInt8: return .integer(Int64(try kv.parseInt8(at: place, try text(value, at: place, &kv))))
    case .parseInt16: return .integer(Int64(try kv.parseInt16(at: place, try text(value, at: place, &kv))))
    case .parseInt32: return .integer(Int64(try kv.parseInt32(at: place, try text(value, at: place, &kv))))
    case .parseInt64: return .integer(try kv.parseInt64(at: place, try text(value, at: place, &kv)))
    case .parseUInt: return .unsigned(UInt64(try kv.parseUInt(at: place, try text(value, at: place, &kv))))
    case .parseUInt8: return .unsigned(UInt64(try kv.parseUInt8(at: place, try text(value, at: place, &kv))))
    case .parseUInt16: return .unsigned(UInt64(try kv.parseUInt16(at: place, try text(value, at: place, &kv))))
    case .parseUInt32: return .unsigned(UInt64(try kv.parseUInt32(at: place, try text(value, at: place, &kv))))
    case .parseUInt64: return .unsigned(try kv.parseUInt64(at: place, try text(value, at: place, &kv)))
    case .parseFloat: return .float(try kv.parseFloat(at: place, try text(value, at: place, &kv)))
    case .parseDouble: return .double(try kv.parseDouble(at: place, try text(value, at: place, &kv)))
    case .parseDecimal: return .decimal(try kv.parseDecimal(at: place, try text(value, at: place, &kv)))
    case .parseBool:
      let text = try text(value, at: place, &kv)
      guard case .words(let yes, let no) = arguments else { return .bool(try kv.parseBool(at: place, text)) }
      return .bool(try kv.parseBool(at: place, text, yes: yes, no: no))
    case .parseCharacter: return .character(try kv.parseCharacter(at: place, try text(value, at: place, &kv)))
    case .parseDate:
      let text = try text(value, at: place, &kv)
      guard let patterns = patterns(of: arguments) else { return .date(try kv.parseDate(at: place, text)) }
      return .date(try kv.parseDate(text, patterns.codes, patterns.texts, patterns.zone, at: place))
    case .parseURL:
      let text = try text(value, at: place, &kv)
      guard case .base(let base) = arguments else { return .url(try kv.parseURL(at: place, text)) }
      return .url(try kv.parseURL(at: place, text, base: self.text(base)))
    case .parseUUID: return .uuid(try kv.parseUUID(at: place, try text(value, at: place, &kv)))
    case .parseDay:
      let text = try text(value, at: place, &kv)
      guard let patterns = patterns(of: arguments) else { return .day(try kv.parseDay(at: place, text)) }
      return .day(try kv.parseDay(text, patterns.codes, patterns.texts, at: place))
    case .parseDuration: return .duration(try kv.parseDuration(at: place, try text(value, at: place, &kv)))
    case .parseZoned:
      let text = try text(value, at: place, &kv)
      guard let patterns = patterns(of: arguments) else { return .zoned(try kv.parseZoned(at: place, text)) }
      return .zoned(try kv.parseZoned(text, patterns.codes, patterns.texts, at: place))
    case .parseTimeZone:
      return .timeZone(try kv.parseTimeZone(at: place, try text(value, at: place, &kv), Self.knownZone))
    case .parseLocale: return .locale(try kv.parseLocaleIdentifier(at: place, try text(value, at: place, &kv)))
    case .parseData: return .data(try kv.parseData(at: place, try text(value, at: place, &kv)))
    case .parseHTTPDate: return .date(try kv.parseHTTPDate(at: place, try text(value, at: place, &kv)))
    case .parseDotNetDate: return .date(try kv.parseDotNetDate(at: place, try text(value, at: place, &kv)))
    case .parseClockDuration: return .duration(try kv.parseClockDuration(at: place, try text(value, at: place, &kv)))
    case .parseBase64URL: return .data(try kv.parseBase64URL(at: place, try text(value, at: place, &kv)))
    case .parseHex: return .data(try kv.parseHex(at: place, try text(value, at: place, &kv)))
    case .parseEpochSeconds: return .date(try kv.parseEpochSeconds(at: place, try text(value, at: place, &kv)))
    case .parseEpochMilliseconds:
      return .date(try kv.parseEpochMilliseconds(at: place, try text(value, at: place, &kv)))
    case .parseEpochDays: return .day(try kv.parseEpochDays(at: place, try text(value, at: place, &kv)))
    case .parseDurationSeconds:
      return .duration(try kv.parseDurationSeconds(at: place, try text(value, at: place, &kv)))
    case .parseDurationMilliseconds:
      return .duration(try kv.parseDurationMilliseconds(at: place, try text(value, at: place, &kv)))
    case .parseNumberToInt: return .integer(Int64(try kv.parseNumberToInt(at: place, try text(value, at: place, &kv))))
    case .parseNumberToInt8:
      return .integer(Int64(try kv.parseNumberToInt8(at: place, try text(value, at: place, &kv))))
    case .parseNumberToInt16:
      return .integer(Int64(try kv.parseNumberToInt16(at: place, try text(value, at: place, &kv))))
    case .parseNumberToInt32:
      return .integer(Int64(try kv.parseNumberToInt32(at: place, try text(value, at: place, &kv))))
    case .parseNumberToInt64: return .integer(try kv.parseNumberToInt64(at: place, try text(value, at: place, &kv)))
    case .parseNumberToUInt:
      return .unsigned(UInt64(try kv.parseNumberToUInt(at: place, try text(value, at: place, &kv))))
    case .parseNumberToUInt8:
      return .unsigned(UInt64(try kv.parseNumberToUInt8(at: place, try text(value, at: place, &kv))))
    case .parseNumberToUInt16:
      return .unsigned(UInt64(try kv.parseNumberToUInt16(at: place, try text(value, at: place, &kv))))
    case .parseNumberToUInt32:
      return .unsigned(UInt64(try kv.parseNumberToUInt32(at: place, try text(value, at: place, &kv))))
    case .parseNumberToUInt64: return .unsigned(try kv.parseNumberToUInt64(at: place, try text(value, at: place, &kv)))
    case .parseNumberToFloat: return .float(try kv.parseNumberToFloat(at: place, try text(value, at: place, &kv)))
    case .parseNumberToDouble: return .double(try kv.parseNumberToDouble(at: place, try text(value, at: place, &kv)))
    case .convertToInt: return .integer(Int64(try kv.convertToInt(at: place, try decimal(value, at: place, &kv))))
    case .convertToInt8: return .integer(Int64(try kv.convertToInt8(at: place, try decimal(value, at: place, &kv))))
    case .convertToInt16: return .integer(Int64(try kv.convertToInt16(at: place, try decimal(value, at: place, &kv))))
    case .convertToInt32: return .integer(Int64(try kv.convertToInt32(at: place, try decimal(value, at: place, &kv))))
    case .convertToInt64: return .integer(try kv.convertToInt64(at: place, try decimal(value, at: place, &kv)))
    case .convertToUInt: return .unsigned(UInt64(try kv.convertToUInt(at: place, try decimal(value, at: place, &kv))))
    case .convertToUInt8: return .unsigned(UInt64(try kv.convertToUInt8(at: place, try decimal(value, at: place, &kv))))
    case .convertToUInt16:
      return .unsigned(UInt64(try kv.convertToUInt16(at: place, try decimal(value, at: place, &kv))))
    case .convertToUInt32:
      return .unsigned(UInt64(try kv.convertToUInt32(at: place, try decimal(value, at: place, &kv))))
    case .convertToUInt64: return .unsigned(try kv.convertToUInt64(at: place, try decimal(value, at: place, &kv)))
    case .convertToFloat: return .float(try kv.convertToFloat(at: place, try decimal(value, at: place, &kv)))
    case .convertToDouble: return .double(try kv.convertToDouble(at: place, try decimal(value, at: place, &kv)))
    case .epochSeconds: return .date(try kv.epochSeconds(at: place, try decimal(value, at: place, &kv)))
    case .epochMilliseconds: return .date(try kv.epochMilliseconds(at: place, try decimal(value, at: place, &kv)))
    case .epochDays: return .day(try kv.epochDays(at: place, try decimal(value, at: place, &kv)))
    case .durationSeconds: return .duration(try kv.durationSeconds(at: place, try decimal(value, at: place, &kv)))
    case .durationMilliseconds:
      return .duration(try kv.durationMilliseconds(at: place, try decimal(value, at: place, &kv)))
    case .scale: return .decimal(try kv.scale(at: place, try decimal(value, at: place, &kv), arguments.text))
    case .shift: return .decimal(try kv.shift(at: place, try decimal(value, at: place, &kv), arguments.text))
    case .round:
      guard case .digits(let digits) = arguments else { throw kv.misfit(at: place) }
      return .decimal(try kv.round(at: place, try decimal(value, at: place, &kv), digits))
    case .clamp:
      guard case .bounds(let lower, let upper) = arguments else { throw kv.misfit(at: place) }
      return .decimal(try kv.clamp(at: place, try decimal(value, at: place, &kv), lower, upper))
    case .only: return try kv.only(at: place, try elements(value, at: place, &kv))
    }
  }

  private func text(
    _ value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader
  ) throws(CodingFailure) -> String {
    guard case .string(let text) = value else { throw kv.misfit(at: place) }
    return text
  }

  private func elements(
    _ value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader
  ) throws(CodingFailure) -> [MappedValue] {
    guard case .array(let elements) = value else { throw kv.misfit(at: place) }
    return elements
  }

  func sorted(
    _ value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader
  ) throws(CodingFailure) -> MappedValue {
    let elements = try elements(value, at: place, &kv)
    if let sorted = MappedValue.sortedByValue(elements) { return .array(sorted) }
    let written = try kv.sorted(at: place, elements) {
      (kv: inout JSONWriter, value: MappedValue) throws(CodingFailure) in
      try self.writePlainly(value, &kv)
    }
    return .array(written)
  }

  private func decimal(_ value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader) throws(CodingFailure)
    -> Decimal
  {
    switch value {
    case .decimal(let number): return number
    case .integer(let number): return NumberStep.decimal(of: number)
    case .unsigned(let number): return NumberStep.decimal(of: number)
    case .double(let number): return try kv.decimal(at: place, of: number)
    case .float(let number): return try kv.decimal(at: place, of: number)
    case .none, .absent, .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale,
      .data, .value, .object, .record, .array, .set, .dictionary, .coordinate, .enumerationCase, .unionCase, .stub:
      throw kv.misfit(at: place)
    }
  }
}
