@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema
import KVMapSource

/// The calls of the runtime that read a value of the document.
extension Interpreter {
  func readScalar(_ scalar: Scalar, _ coercion: Coercion, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    guard let function = ReaderFunction.reading(scalar, coercion) else {
      return try readCoordinate(isLenient: coercion == .lenient, &kv)
    }
    return try call(function, .none, &kv)
  }

  func readCoordinate(isLenient: Bool, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    .coordinate(
      isLenient
        ? try GeographicCoordinate._kvDecodeLenient(&kv, updating: nil)
        : try GeographicCoordinate._kvDecode(&kv, updating: nil))
  }

  func call(
    _ function: ReaderFunction, _ arguments: ReaderArguments, _ kv: inout JSONReader
  ) throws(CodingFailure) -> MappedValue {
    switch function {
    case .bool: return .bool(try kv.bool())
    case .int: return .integer(Int64(try kv.int()))
    case .int8: return .integer(Int64(try kv.int8()))
    case .int16: return .integer(Int64(try kv.int16()))
    case .int32: return .integer(Int64(try kv.int32()))
    case .int64: return .integer(try kv.int64())
    case .uint: return .unsigned(UInt64(try kv.uint()))
    case .uint8: return .unsigned(UInt64(try kv.uint8()))
    case .uint16: return .unsigned(UInt64(try kv.uint16()))
    case .uint32: return .unsigned(UInt64(try kv.uint32()))
    case .uint64: return .unsigned(try kv.uint64())
    case .float:
      guard case .nonFinite(let texts, let isLenient) = arguments else { return .float(try kv.float()) }
      return .float(try kv.float(NonFiniteTexts(texts), lenient: isLenient))
    case .double:
      guard case .nonFinite(let texts, let isLenient) = arguments else { return .double(try kv.double()) }
      return .double(try kv.double(NonFiniteTexts(texts), lenient: isLenient))
    case .decimal: return .decimal(try kv.decimal())
    case .string: return .string(try kv.string())
    case .character: return .character(try kv.character())
    case .date:
      guard let patterns = patterns(of: arguments) else { return .date(try kv.date()) }
      return .date(try kv.date(patterns.codes, patterns.texts, patterns.zone))
    case .url:
      guard case .base(let base) = arguments else { return .url(try kv.url()) }
      return .url(try kv.url(base: text(base)))
    case .uuid: return .uuid(try kv.uuid())
    case .day:
      guard let patterns = patterns(of: arguments) else { return .day(try kv.day()) }
      return .day(try kv.day(patterns.codes, patterns.texts))
    case .duration: return .duration(try kv.duration())
    case .zoned:
      guard let patterns = patterns(of: arguments) else { return .zoned(try kv.zoned()) }
      return .zoned(try kv.zoned(patterns.codes, patterns.texts))
    case .timeZone: return .timeZone(try kv.timeZone(Self.knownZone))
    case .locale: return .locale(try kv.localeIdentifier())
    case .data: return .data(try kv.data())
    case .value: return .value(try kv.value(KeyTable.Duplicates(arguments.duplicates)))
    case .object: return .object(try kv.object(KeyTable.Duplicates(arguments.duplicates)))
    case .lenientBool: return .bool(try kv.lenientBool())
    case .lenientInt: return .integer(Int64(try kv.lenientInt()))
    case .lenientInt8: return .integer(Int64(try kv.lenientInt8()))
    case .lenientInt16: return .integer(Int64(try kv.lenientInt16()))
    case .lenientInt32: return .integer(Int64(try kv.lenientInt32()))
    case .lenientInt64: return .integer(try kv.lenientInt64())
    case .lenientUInt: return .unsigned(UInt64(try kv.lenientUInt()))
    case .lenientUInt8: return .unsigned(UInt64(try kv.lenientUInt8()))
    case .lenientUInt16: return .unsigned(UInt64(try kv.lenientUInt16()))
    case .lenientUInt32: return .unsigned(UInt64(try kv.lenientUInt32()))
    case .lenientUInt64: return .unsigned(try kv.lenientUInt64())
    case .lenientFloat: return .float(try kv.lenientFloat())
    case .lenientDouble: return .double(try kv.lenientDouble())
    case .lenientDecimal: return .decimal(try kv.lenientDecimal())
    case .lenientString: return .string(try kv.lenientString())
    case .ints: return .array(try kv.ints().map { .integer(Int64($0)) })
    case .doubles: return .array(try kv.doubles().map(MappedValue.double))
    case .strings: return .array(try kv.strings().map(MappedValue.string))
    case .intInText: return .integer(Int64(try kv.intInText()))
    case .int8InText: return .integer(Int64(try kv.int8InText()))
    case .int16InText: return .integer(Int64(try kv.int16InText()))
    case .int32InText: return .integer(Int64(try kv.int32InText()))
    case .int64InText: return .integer(try kv.int64InText())
    case .uintInText: return .unsigned(UInt64(try kv.uintInText()))
    case .uint8InText: return .unsigned(UInt64(try kv.uint8InText()))
    case .uint16InText: return .unsigned(UInt64(try kv.uint16InText()))
    case .uint32InText: return .unsigned(UInt64(try kv.uint32InText()))
    case .uint64InText: return .unsigned(try kv.uint64InText())
    case .floatInText: return .float(try kv.floatInText())
    case .doubleInText: return .double(try kv.doubleInText())
    case .decimalInText: return .decimal(try kv.decimalInText())
    case .epochSeconds: return .date(try kv.epochSeconds(lenient: arguments.isLenient))
    case .epochMilliseconds: return .date(try kv.epochMilliseconds(lenient: arguments.isLenient))
    case .epochDays: return .day(try kv.epochDays(lenient: arguments.isLenient))
    case .durationSeconds: return .duration(try kv.durationSeconds(lenient: arguments.isLenient))
    case .durationMilliseconds: return .duration(try kv.durationMilliseconds(lenient: arguments.isLenient))
    case .clockDuration: return .duration(try kv.clockDuration())
    case .httpDate: return .date(try kv.httpDate())
    case .dotNetDate: return .date(try kv.dotNetDate())
    case .base64URL: return .data(try kv.base64URL())
    case .hex: return .data(try kv.hex())
    case .trimmed: return .string(try kv.trimmed())
    case .numberAsText: return .string(try kv.numberAsText())
    case .lenientNumberAsText: return .string(try kv.lenientNumberAsText())
    case .entryKey: return .string(try kv.entryKey())
    case .entryKeyInt: return .integer(Int64(try kv.entryKeyInt()))
    case .entryKeyInt8: return .integer(Int64(try kv.entryKeyInt8()))
    case .entryKeyInt16: return .integer(Int64(try kv.entryKeyInt16()))
    case .entryKeyInt32: return .integer(Int64(try kv.entryKeyInt32()))
    case .entryKeyInt64: return .integer(try kv.entryKeyInt64())
    case .entryKeyUInt: return .unsigned(UInt64(try kv.entryKeyUInt()))
    case .entryKeyUInt8: return .unsigned(UInt64(try kv.entryKeyUInt8()))
    case .entryKeyUInt16: return .unsigned(UInt64(try kv.entryKeyUInt16()))
    case .entryKeyUInt32: return .unsigned(UInt64(try kv.entryKeyUInt32()))
    case .entryKeyUInt64: return .unsigned(try kv.entryKeyUInt64())
    case .entryKeyUUID: return .uuid(try kv.entryKeyUUID())
    case .entryKeyDay: return .day(try kv.entryKeyDay())
    }
  }

  /// The name that the zone is written with.
  static func knownZone(_ name: String) -> String? {
    guard ZoneNames.isReadable(name) else { return nil }
    return name == "GMT" ? "UTC" : name
  }

  /// The raw value of a case.
  func readKey(_ scalar: Scalar, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    try call(ReaderFunction.key(scalar) ?? .entryKey, .none, &kv)
  }
}

extension NonFiniteTexts {
  init(_ texts: NonFinite) {
    self.init(nan: texts.nan, infinity: texts.infinity, negativeInfinity: texts.negativeInfinity)
  }
}
