@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema
import KVMapSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Steps over values that have already been read: the same runtime calls as in generated code.
extension Interpreter {
  func apply(
    _ step: Pipeline.Step, to value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader,
    _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    switch step.operation {
    case .transformer(.table(let table)):
      guard let value = self.table(table, of: step).value(readFrom: value) else {
        throw kv.mismatch(at: place, expected: table.expectedInDocument)
      }
      return value
    case .transformer(let transformer): return try transform(transformer, value, at: place, &kv)
    case .number:
      guard case .scalar(let scalar) = step.output else { throw kv.misfit(at: place) }
      return try convert(try decimal(value, at: place, &kv), to: scalar, at: place, &kv)
    case .each(let steps):
      let made = try value.mapParts { (part: MappedValue) throws(CodingFailure) in
        var part = part
        for step in steps { part = try self.apply(step, to: part, at: place, &kv, environment) }
        return part
      }
      guard step.makesSet, case .array(let elements) = made else { return made }
      return .set(Set(elements))
    case .alternatives(let calls): return try applyAlternatives(calls, to: value, at: place, &kv, environment)
    case .read(.scalar(let scalar, _)) where step.input == .scalar(.string) && scalar != .value:
      guard case .string(let text) = value else { throw kv.misfit(at: place) }
      return try parse(scalar, at: place, text, &kv)
    case .read(.enumeration(let id, _)) where step.input == .scalar(program[id].raw):
      return try readCase(of: id, at: place, value, &kv)
    case .read(.enumeration(let id, .lenient)) where step.input == .scalar(.string):
      guard case .string(let text) = value else { throw kv.misfit(at: place) }
      return try readCase(of: id, at: place, try parse(program[id].raw, at: place, text, &kv), &kv)
    case .read(let conversion):
      return try kv.rereading(
        at: place,
        writing: { (writer: inout JSONWriter) throws(CodingFailure) in try self.writePlainly(value, &writer) },
        { (kv: inout JSONReader) throws(CodingFailure) in try self.read(conversion, &kv, environment) })
    }
  }

  private func transform(
    _ transformer: Transformer, _ value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader
  ) throws(CodingFailure) -> MappedValue {
    switch (transformer, value) {
    case (.trimmed, .string(let text)): return .string(kv.trim(text))
    case (.lowercased, .string(let text)): return .string(kv.lowercase(text))
    case (.uppercased, .string(let text)): return .string(kv.uppercase(text))
    case (.prefix(let prefix), .string(let text)): return .string(kv.putting(prefix: prefix, text))
    case (.suffix(let suffix), .string(let text)): return .string(kv.putting(suffix: suffix, text))
    case (.split(let separator), .string(let text)): return .array(kv.split(text, separator).map(MappedValue.string))
    case (.joined(let separator), .array(let parts)): return .string(kv.join(parts.compactMap(\.text), separator))
    case (.date, .string(let text)):
      guard let patterns = patterns(of: transformer) else { throw kv.misfit(at: place) }
      return .date(try kv.parseDate(text, patterns.codes, patterns.texts, patterns.zone, at: place))
    case (.iso8601, .string(let text)): return .date(try kv.parseDate(at: place, text))
    case (.httpDate, .string(let text)): return .date(try kv.parseHTTPDate(at: place, text))
    case (.dotnetDate, .string(let text)): return .date(try kv.parseDotNetDate(at: place, text))
    case (.url(nil), .string(let text)): return .url(try kv.parseURL(at: place, text))
    case (.url(let base?), .string(let text)): return .url(try kv.parseURL(at: place, text, base: self.text(base)))
    case (.zonedDate, .string(let text)):
      guard let patterns = patterns(of: transformer) else { throw kv.misfit(at: place) }
      return .zoned(try kv.parseZoned(text, patterns.codes, patterns.texts, at: place))
    case (.zonedISO8601, .string(let text)): return .zoned(try kv.parseZoned(at: place, text))
    case (.day, .string(let text)):
      guard let patterns = patterns(of: transformer) else { throw kv.misfit(at: place) }
      return .day(try kv.parseDay(text, patterns.codes, patterns.texts, at: place))
    case (.isoDuration, .string(let text)): return .duration(try kv.parseDuration(at: place, text))
    case (.clockDuration, .string(let text)): return .duration(try kv.parseClockDuration(at: place, text))
    case (.epochDays, _): return .day(try kv.epochDays(at: place, try decimal(value, at: place, &kv)))
    case (.durationSeconds, _):
      return .duration(try kv.durationSeconds(at: place, try decimal(value, at: place, &kv)))
    case (.durationMilliseconds, _):
      return .duration(try kv.durationMilliseconds(at: place, try decimal(value, at: place, &kv)))
    // The texts were read with the number.
    case (.nonFinite, _): return value
    case (.uuid, .string(let text)): return .uuid(try kv.parseUUID(at: place, text))
    case (.base64, .string(let text)): return .data(try kv.parseData(at: place, text))
    case (.base64url, .string(let text)): return .data(try kv.parseBase64URL(at: place, text))
    case (.hex, .string(let text)): return .data(try kv.parseHex(at: place, text))
    case (.bool(let yes, let no), .string(let text)):
      return .bool(try kv.parseBool(at: place, text, yes: yes, no: no))
    case (.numberFromText, .string(let text)): return .decimal(try kv.parseDecimal(at: place, text))
    case (.epochSeconds, _): return .date(try kv.epochSeconds(at: place, try decimal(value, at: place, &kv)))
    case (.epochMilliseconds, _):
      return .date(try kv.epochMilliseconds(at: place, try decimal(value, at: place, &kv)))
    case (.textFromNumber, _): return .string(try kv.text(at: place, of: try decimal(value, at: place, &kv)))
    case (.scaled(let factor), .decimal(let number)): return .decimal(try kv.scale(at: place, number, factor))
    case (.offset(let amount), .decimal(let number)): return .decimal(try kv.shift(at: place, number, amount))
    case (.rounded(let digits), .decimal(let number)): return .decimal(try kv.round(at: place, number, digits))
    case (.clamped(let lower, let upper), .decimal(let number)):
      return .decimal(try kv.clamp(at: place, number, lower, upper))
    case (.wrapped, _): return .array([value])
    case (.single, .array(let elements)): return try kv.only(at: place, elements)
    // The Swift type is unavailable here, so the coordinate itself is shown.
    case (.place, .coordinate): return value
    case (.swift(let codec), _): throw kv.needsSwift("the Swift type \(codec.typeName)", at: place)
    case (.sorted, .array(let elements)): return .array(try sorted(elements, at: place, &kv))
    default: throw kv.misfit(at: place)
    }
  }

  private func sorted(
    _ elements: [MappedValue], at place: ValuePosition, _ kv: inout JSONReader
  ) throws(CodingFailure) -> [MappedValue] {
    if let sorted = MappedValue.sortedByValue(elements) { return sorted }
    return try kv.sorted(at: place, elements) { (kv: inout JSONWriter, value: MappedValue) throws(CodingFailure) in
      try self.writePlainly(value, &kv)
    }
  }

  private func decimal(_ value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader) throws(CodingFailure)
    -> Decimal
  {
    switch value {
    case .decimal(let number): return number
    case .integer(let number): return kv.decimal(of: number)
    case .unsigned(let number): return kv.decimal(of: number)
    case .double(let number): return try kv.decimal(at: place, of: number)
    case .float(let number): return try kv.decimal(at: place, of: number)
    case .none, .absent, .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale,
      .data, .value, .object, .record, .array, .set, .dictionary, .coordinate, .enumerationCase, .unionCase, .stub:
      throw kv.misfit(at: place)
    }
  }

  private func convert(
    _ number: Decimal, to scalar: Scalar, at place: ValuePosition, _ kv: inout JSONReader
  ) throws(CodingFailure) -> MappedValue {
    switch scalar {
    case .int: return .integer(Int64(try kv.convertToInt(at: place, number)))
    case .int8: return .integer(Int64(try kv.convertToInt8(at: place, number)))
    case .int16: return .integer(Int64(try kv.convertToInt16(at: place, number)))
    case .int32: return .integer(Int64(try kv.convertToInt32(at: place, number)))
    case .int64: return .integer(try kv.convertToInt64(at: place, number))
    case .uint: return .unsigned(UInt64(try kv.convertToUInt(at: place, number)))
    case .uint8: return .unsigned(UInt64(try kv.convertToUInt8(at: place, number)))
    case .uint16: return .unsigned(UInt64(try kv.convertToUInt16(at: place, number)))
    case .uint32: return .unsigned(UInt64(try kv.convertToUInt32(at: place, number)))
    case .uint64: return .unsigned(try kv.convertToUInt64(at: place, number))
    case .double: return .double(try kv.convertToDouble(at: place, number))
    case .float: return .float(try kv.convertToFloat(at: place, number))
    case .decimal: return .decimal(number)
    case .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data,
      .coordinate, .value, .object:
      throw kv.misfit(at: place)
    }
  }
}

extension MappedValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The same collection with transformed parts; nil stays nil, and any other value is its own part.
  func mapParts(_ body: (MappedValue) throws(CodingFailure) -> MappedValue) throws(CodingFailure) -> MappedValue {
    switch self {
    case .none, .absent: return self
    case .array(let elements):
      var all: [MappedValue] = []
      for element in elements { all.append(try body(element)) }
      return .array(all)
    case .set(let elements):
      var all: Set<MappedValue> = []
      for element in elements { all.insert(try body(element)) }
      return .set(all)
    case .dictionary(let entries):
      var all: [MappedValue: MappedValue] = [:]
      for (key, value) in entries { all[key] = try body(value) }
      return .dictionary(all)
    case .bool, .integer, .unsigned, .float, .double, .decimal, .string, .character, .date, .url, .uuid, .day,
      .duration, .zoned, .timeZone, .locale, .data, .value, .object, .record, .coordinate, .enumerationCase, .unionCase, .stub:
      return try body(self)
    }
  }
}
