@_spi(Generated) import KVMap
import KVMapSema
import KVMapSource

/// The built-in types.
extension Interpreter {
  func readScalar(_ scalar: Scalar, _ coercion: Coercion, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    switch coercion {
    case .strict: try readStrict(scalar, &kv)
    case .lenient: try readLenient(scalar, &kv)
    }
  }

  private func readStrict(_ scalar: Scalar, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    switch scalar {
    case .bool: .bool(try kv.bool())
    case .int: .integer(Int64(try kv.int()))
    case .int8: .integer(Int64(try kv.int8()))
    case .int16: .integer(Int64(try kv.int16()))
    case .int32: .integer(Int64(try kv.int32()))
    case .int64: .integer(try kv.int64())
    case .uint: .unsigned(UInt64(try kv.uint()))
    case .uint8: .unsigned(UInt64(try kv.uint8()))
    case .uint16: .unsigned(UInt64(try kv.uint16()))
    case .uint32: .unsigned(UInt64(try kv.uint32()))
    case .uint64: .unsigned(try kv.uint64())
    case .float: .float(try kv.float())
    case .double: .double(try kv.double())
    case .decimal: .decimal(try kv.decimal())
    case .string: .string(try kv.string())
    case .character: .character(try kv.character())
    case .date: .date(try kv.date())
    case .url: .url(try kv.url())
    case .uuid: .uuid(try kv.uuid())
    case .day: .day(try kv.day())
    case .duration: .duration(try kv.duration())
    case .zoned: .zoned(try kv.zoned())
    case .timeZone: .timeZone(try kv.timeZone(Self.knownZone))
    case .locale: .locale(try kv.localeIdentifier())
    case .data: .data(try kv.data())
    case .value: .value(try kv.value())
    case .object: .object(try kv.object())
    case .coordinate: .coordinate(try GeographicCoordinate._kvDecode(&kv, updating: nil))
    }
  }

  private func readLenient(_ scalar: Scalar, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    switch scalar {
    case .bool: .bool(try kv.lenientBool())
    case .int: .integer(Int64(try kv.lenientInt()))
    case .int8: .integer(Int64(try kv.lenientInt8()))
    case .int16: .integer(Int64(try kv.lenientInt16()))
    case .int32: .integer(Int64(try kv.lenientInt32()))
    case .int64: .integer(try kv.lenientInt64())
    case .uint: .unsigned(UInt64(try kv.lenientUInt()))
    case .uint8: .unsigned(UInt64(try kv.lenientUInt8()))
    case .uint16: .unsigned(UInt64(try kv.lenientUInt16()))
    case .uint32: .unsigned(UInt64(try kv.lenientUInt32()))
    case .uint64: .unsigned(try kv.lenientUInt64())
    case .float: .float(try kv.lenientFloat())
    case .double: .double(try kv.lenientDouble())
    case .decimal: .decimal(try kv.lenientDecimal())
    case .string: .string(try kv.lenientString())
    // They are text in a document, and no number or bool is valid for one of them.
    case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .value, .object:
      try readStrict(scalar, &kv)
    case .coordinate: .coordinate(try GeographicCoordinate._kvDecodeLenient(&kv, updating: nil))
    }
  }

  private static func knownZone(_ name: String) -> String? { ZoneNames.isIdentifier(name) ? name : nil }

  /// Parses a text produced by a step, like a string of the document under `lenient`.
  func parse(_ scalar: Scalar, at place: ValuePosition, _ text: String, _ kv: inout JSONReader) throws(CodingFailure)
    -> MappedValue
  {
    switch scalar {
    case .bool: .bool(try kv.parseBool(at: place, text))
    case .int: .integer(Int64(try kv.parseInt(at: place, text)))
    case .int8: .integer(Int64(try kv.parseInt8(at: place, text)))
    case .int16: .integer(Int64(try kv.parseInt16(at: place, text)))
    case .int32: .integer(Int64(try kv.parseInt32(at: place, text)))
    case .int64: .integer(try kv.parseInt64(at: place, text))
    case .uint: .unsigned(UInt64(try kv.parseUInt(at: place, text)))
    case .uint8: .unsigned(UInt64(try kv.parseUInt8(at: place, text)))
    case .uint16: .unsigned(UInt64(try kv.parseUInt16(at: place, text)))
    case .uint32: .unsigned(UInt64(try kv.parseUInt32(at: place, text)))
    case .uint64: .unsigned(try kv.parseUInt64(at: place, text))
    case .float: .float(try kv.parseFloat(at: place, text))
    case .double: .double(try kv.parseDouble(at: place, text))
    case .decimal: .decimal(try kv.parseDecimal(at: place, text))
    case .string: .string(text)
    case .character: .character(try kv.parseCharacter(at: place, text))
    case .date: .date(try kv.parseDate(at: place, text))
    case .url: .url(try kv.parseURL(at: place, text))
    case .uuid: .uuid(try kv.parseUUID(at: place, text))
    case .day: .day(try kv.parseDay(at: place, text))
    case .duration: .duration(try kv.parseDuration(at: place, text))
    case .zoned: .zoned(try kv.parseZoned(at: place, text))
    case .timeZone: .timeZone(try kv.parseTimeZone(at: place, text, Self.knownZone))
    case .locale: .locale(try kv.parseLocaleIdentifier(at: place, text))
    case .data: .data(try kv.parseData(at: place, text))
    case .value: .value(.string(text))
    // These have no text form.
    case .object, .coordinate: throw kv.mismatch(at: place, expected: "an object")
    }
  }
}
