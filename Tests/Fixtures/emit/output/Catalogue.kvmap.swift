// Generated from Catalogue.kvmap. Do not edit.
// kvmap format 1, input 41fd9010692490b6, body 77f74d59456e6e46
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapCodable

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Catalogue: Swift.Sendable, Swift.Hashable {
  var date: Date
  var iso8601: Date
  var epoch_seconds: Date
  var epoch_milliseconds: Date
  var http_date: Date
  var dotnet_date: Date
  var url: URL
  var uuid: UUID
  var base64: Data
  var base64url: Data
  var hex: Data
  var trimmed: Swift.String
  var lowercased: Swift.String
  var uppercased: Swift.String
  var split: [Swift.String]
  var joined: Swift.String
  var prefix: Swift.String
  var suffix: Swift.String
  var scaled: Decimal
  var offset: Swift.Int
  var rounded: Swift.Double
  var clamped: Swift.Int
  var number: Swift.Int
  var text: Swift.String
  var decimal_text: Decimal
  var bool: Swift.Bool
  var json_text: [Swift.Int]
  var keyed: [Named]
  var keyed_by: [Swift.Int: Ided]
  var pairs: [Swift.String: Swift.Int]
  var entries: [Swift.Int: Swift.String]
  var single: Swift.Int
  var wrapped: [Swift.String]
  var sorted: [Swift.Int]
  var coordinate: KVMap.GeographicCoordinate
  var day: KVMap.Day
  var epoch_days: KVMap.Day
  var iso8601_duration: Swift.Duration
  var clock_duration: Swift.Duration
  var duration_seconds: Swift.Duration
  var duration_milliseconds: Swift.Duration
  var non_finite: Swift.Double
  var plain: Swift.Int
  var codable: Cash

  init(
    date: Date,
    iso8601: Date,
    epoch_seconds: Date,
    epoch_milliseconds: Date,
    http_date: Date,
    dotnet_date: Date,
    url: URL,
    uuid: UUID,
    base64: Data,
    base64url: Data,
    hex: Data,
    trimmed: Swift.String,
    lowercased: Swift.String,
    uppercased: Swift.String,
    split: [Swift.String],
    joined: Swift.String,
    prefix: Swift.String,
    suffix: Swift.String,
    scaled: Decimal,
    offset: Swift.Int,
    rounded: Swift.Double,
    clamped: Swift.Int,
    number: Swift.Int,
    text: Swift.String,
    decimal_text: Decimal,
    bool: Swift.Bool,
    json_text: [Swift.Int],
    keyed: [Named],
    keyed_by: [Swift.Int: Ided],
    pairs: [Swift.String: Swift.Int],
    entries: [Swift.Int: Swift.String],
    single: Swift.Int,
    wrapped: [Swift.String],
    sorted: [Swift.Int],
    coordinate: KVMap.GeographicCoordinate,
    day: KVMap.Day,
    epoch_days: KVMap.Day,
    iso8601_duration: Swift.Duration,
    clock_duration: Swift.Duration,
    duration_seconds: Swift.Duration,
    duration_milliseconds: Swift.Duration,
    non_finite: Swift.Double,
    plain: Swift.Int,
    codable: Cash
  ) {
    self.date = date
    self.iso8601 = iso8601
    self.epoch_seconds = epoch_seconds
    self.epoch_milliseconds = epoch_milliseconds
    self.http_date = http_date
    self.dotnet_date = dotnet_date
    self.url = url
    self.uuid = uuid
    self.base64 = base64
    self.base64url = base64url
    self.hex = hex
    self.trimmed = trimmed
    self.lowercased = lowercased
    self.uppercased = uppercased
    self.split = split
    self.joined = joined
    self.prefix = prefix
    self.suffix = suffix
    self.scaled = scaled
    self.offset = offset
    self.rounded = rounded
    self.clamped = clamped
    self.number = number
    self.text = text
    self.decimal_text = decimal_text
    self.bool = bool
    self.json_text = json_text
    self.keyed = keyed
    self.keyed_by = keyed_by
    self.pairs = pairs
    self.entries = entries
    self.single = single
    self.wrapped = wrapped
    self.sorted = sorted
    self.coordinate = coordinate
    self.day = day
    self.epoch_days = epoch_days
    self.iso8601_duration = iso8601_duration
    self.clock_duration = clock_duration
    self.duration_seconds = duration_seconds
    self.duration_milliseconds = duration_milliseconds
    self.non_finite = non_finite
    self.plain = plain
    self.codable = codable
  }
}

nonisolated struct Named: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var size: Swift.Int

  init(name: Swift.String, size: Swift.Int) {
    self.name = name
    self.size = size
  }
}

nonisolated struct Ided: Swift.Sendable, Swift.Hashable {
  var size: Swift.Int

  init(size: Swift.Int) {
    self.size = size
  }
}

// MARK: - Mappings

nonisolated extension Catalogue: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Catalogue {
    let current: Swift.UnsafePointer<Catalogue>? = current?.assumingMemoryBound(to: Catalogue.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Date>
    var _1: Swift.Optional<Date>
    var _2: Swift.Optional<Date>
    var _3: Swift.Optional<Date>
    var _4: Swift.Optional<Date>
    var _5: Swift.Optional<Date>
    var _6: Swift.Optional<URL>
    var _7: Swift.Optional<UUID>
    var _8: Swift.Optional<Data>
    var _9: Swift.Optional<Data>
    var _10: Swift.Optional<Data>
    var _11: Swift.Optional<Swift.String>
    var _12: Swift.Optional<Swift.String>
    var _13: Swift.Optional<Swift.String>
    var _14: Swift.Optional<[Swift.String]>
    var _15: Swift.Optional<Swift.String>
    var _16: Swift.Optional<Swift.String>
    var _17: Swift.Optional<Swift.String>
    var _18: Swift.Optional<Decimal>
    var _19: Swift.Optional<Swift.Int>
    var _20: Swift.Optional<Swift.Double>
    var _21: Swift.Optional<Swift.Int>
    var _22: Swift.Int
    var _23: Swift.Optional<Swift.String>
    var _24: Decimal
    var _25: Swift.Optional<Swift.Bool>
    var _26: Swift.Optional<[Swift.Int]>
    var _27: Swift.Optional<[Named]>
    var _28: Swift.Optional<[Swift.Int: Ided]>
    var _29: Swift.Optional<[Swift.String: Swift.Int]>
    var _30: Swift.Optional<[Swift.Int: Swift.String]>
    var _31: Swift.Optional<Swift.Int>
    var _32: Swift.Optional<[Swift.String]>
    var _33: Swift.Optional<[Swift.Int]>
    var _34: Swift.Optional<KVMap.GeographicCoordinate>
    var _35: Swift.Optional<KVMap.Day>
    var _36: Swift.Optional<KVMap.Day>
    var _37: Swift.Optional<Swift.Duration>
    var _38: Swift.Optional<Swift.Duration>
    var _39: Swift.Optional<Swift.Duration>
    var _40: Swift.Optional<Swift.Duration>
    var _41: Swift.Optional<Swift.Double>
    var _42: Swift.Optional<Swift.Int>
    var _43: Swift.Optional<Cash>
    if let current {
      _0 = current.pointee.date
      _1 = current.pointee.iso8601
      _2 = current.pointee.epoch_seconds
      _3 = current.pointee.epoch_milliseconds
      _4 = current.pointee.http_date
      _5 = current.pointee.dotnet_date
      _6 = current.pointee.url
      _7 = current.pointee.uuid
      _8 = current.pointee.base64
      _9 = current.pointee.base64url
      _10 = current.pointee.hex
      _11 = current.pointee.trimmed
      _12 = current.pointee.lowercased
      _13 = current.pointee.uppercased
      _14 = current.pointee.split
      _15 = current.pointee.joined
      _16 = current.pointee.prefix
      _17 = current.pointee.suffix
      _18 = current.pointee.scaled
      _19 = current.pointee.offset
      _20 = current.pointee.rounded
      _21 = current.pointee.clamped
      _22 = current.pointee.number
      _23 = current.pointee.text
      _24 = current.pointee.decimal_text
      _25 = current.pointee.bool
      _26 = current.pointee.json_text
      _27 = current.pointee.keyed
      _28 = current.pointee.keyed_by
      _29 = current.pointee.pairs
      _30 = current.pointee.entries
      _31 = current.pointee.single
      _32 = current.pointee.wrapped
      _33 = current.pointee.sorted
      _34 = current.pointee.coordinate
      _35 = current.pointee.day
      _36 = current.pointee.epoch_days
      _37 = current.pointee.iso8601_duration
      _38 = current.pointee.clock_duration
      _39 = current.pointee.duration_seconds
      _40 = current.pointee.duration_milliseconds
      _41 = current.pointee.non_finite
      _42 = current.pointee.plain
      _43 = current.pointee.codable
    } else {
      _0 = nil
      _1 = nil
      _2 = nil
      _3 = nil
      _4 = nil
      _5 = nil
      _6 = nil
      _7 = nil
      _8 = nil
      _9 = nil
      _10 = nil
      _11 = nil
      _12 = nil
      _13 = nil
      _14 = nil
      _15 = nil
      _16 = nil
      _17 = nil
      _18 = nil
      _19 = nil
      _20 = nil
      _21 = nil
      _22 = 0
      _23 = nil
      _24 = 0
      _25 = nil
      _26 = nil
      _27 = nil
      _28 = nil
      _29 = nil
      _30 = nil
      _31 = nil
      _32 = nil
      _33 = nil
      _34 = nil
      _35 = nil
      _36 = nil
      _37 = nil
      _38 = nil
      _39 = nil
      _40 = nil
      _41 = nil
      _42 = nil
      _43 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.date("y4'!-M2'!-d2_H2'!:m2\nd1'!.M1'!.y4", patterns: "yyyy-MM-dd HH:mm\nd.M.yyyy", offset: 7200)  // date
        case 1: _1 = try kv.date()  // iso8601
        case 2: _2 = try kv.epochSeconds(lenient: false)  // epoch_seconds
        case 3: _3 = try kv.epochMilliseconds(lenient: false)  // epoch_milliseconds
        case 4: _4 = try kv.httpDate()  // http_date
        case 5: _5 = try kv.dotNetDate()  // dotnet_date
        case 6: _6 = try kv.url(base: "https://example.org/a/")  // url
        case 7: _7 = try kv.uuid()  // uuid
        case 8: _8 = try kv.data()  // base64
        case 9: _9 = try kv.base64URL()  // base64url
        case 10: _10 = try kv.hex()  // hex
        case 11: _11 = try kv.trimmed()  // trimmed
        case 12: _12 = try KVMap.TextStep.lowercase(kv.string())  // lowercased
        case 13: _13 = try KVMap.TextStep.uppercase(kv.string())  // uppercased
        case 14: _14 = try KVMap.TextStep.split(kv.string(), ",")  // split
        case 15: _15 = try KVMap.TextStep.join(kv.strings(), " ")  // joined
        case 16: _16 = try KVMap.TextStep.putting(prefix: "u/", kv.string())  // prefix
        case 17: _17 = try KVMap.TextStep.putting(suffix: "!", kv.string())  // suffix
        case 18: _18 = try kv.scale(at: kv.mark(), kv.decimal(), "0.01")  // scaled
        case 19: _19 = try kv.convertToInt(at: kv.mark(), kv.shift(at: kv.mark(), kv.decimal(), "-1"))  // offset
        case 20: _20 = try kv.convertToDouble(at: kv.mark(), kv.round(at: kv.mark(), kv.decimal(), 1))  // rounded
        case 21: _21 = try kv.convertToInt(at: kv.mark(), kv.clamp(at: kv.mark(), kv.decimal(), "0", "10"))  // clamped
        case 22: kv.intInText(into: &_22)  // number
        case 23: _23 = try kv.numberAsText()  // text
        case 24: kv.decimalInText(into: &_24)  // decimal_text
        case 25: _25 = try kv.parseBool(at: kv.mark(), kv.string(), yes: "Y", no: "N")  // bool
        case 26: _26 = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.ints() }  // json_text
        case 27: _27 = try _kvDecode_keyed(&kv)  // keyed
        case 28: _28 = try _kvDecode_keyed_by(&kv)  // keyed_by
        case 29: _29 = try _kvDecode_pairs(&kv)  // pairs
        case 30: _30 = try _kvDecode_entries(&kv)  // entries
        case 31: _31 = try _kvDecode_single(&kv)  // single
        case 32: _32 = try [kv.string()]  // wrapped
        case 33: _33 = try KVMap.ElementStep.sorted(kv.ints())  // sorted
        case 34: _34 = try _KVMapTransform_coordinate._kvDecode(&kv, updating: current?.pointee.coordinate)  // coordinate
        case 35: _35 = try kv.day("d1'!.M1'!.y4", patterns: "d.M.yyyy")  // day
        case 36: _36 = try kv.epochDays(lenient: false)  // epoch_days
        case 37: _37 = try kv.duration()  // iso8601_duration
        case 38: _38 = try kv.clockDuration()  // clock_duration
        case 39: _39 = try kv.durationSeconds(lenient: false)  // duration_seconds
        case 40: _40 = try kv.durationMilliseconds(lenient: false)  // duration_milliseconds
        case 41: _41 = try kv.double(nan: "NaN", infinity: "inf", lenient: false)  // non_finite
        case 42: _42 = try _kvDecode_plain(&kv)  // plain
        case 43: _43 = try kv.codable(Cash.self)  // codable
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    let made2 = try kv.unwrapRequired(&_2, scan.hasAllRequired)
    let made3 = try kv.unwrapRequired(&_3, scan.hasAllRequired)
    let made4 = try kv.unwrapRequired(&_4, scan.hasAllRequired)
    let made5 = try kv.unwrapRequired(&_5, scan.hasAllRequired)
    let made6 = try kv.unwrapRequired(&_6, scan.hasAllRequired)
    let made7 = try kv.unwrapRequired(&_7, scan.hasAllRequired)
    let made8 = try kv.unwrapRequired(&_8, scan.hasAllRequired)
    let made9 = try kv.unwrapRequired(&_9, scan.hasAllRequired)
    let made10 = try kv.unwrapRequired(&_10, scan.hasAllRequired)
    let made11 = try kv.unwrapRequired(&_11, scan.hasAllRequired)
    let made12 = try kv.unwrapRequired(&_12, scan.hasAllRequired)
    let made13 = try kv.unwrapRequired(&_13, scan.hasAllRequired)
    let made14 = try kv.unwrapRequired(&_14, scan.hasAllRequired)
    let made15 = try kv.unwrapRequired(&_15, scan.hasAllRequired)
    let made16 = try kv.unwrapRequired(&_16, scan.hasAllRequired)
    let made17 = try kv.unwrapRequired(&_17, scan.hasAllRequired)
    let made18 = try kv.unwrapRequired(&_18, scan.hasAllRequired)
    let made19 = try kv.unwrapRequired(&_19, scan.hasAllRequired)
    let made20 = try kv.unwrapRequired(&_20, scan.hasAllRequired)
    let made21 = try kv.unwrapRequired(&_21, scan.hasAllRequired)
    let made23 = try kv.unwrapRequired(&_23, scan.hasAllRequired)
    let made25 = try kv.unwrapRequired(&_25, scan.hasAllRequired)
    let made26 = try kv.unwrapRequired(&_26, scan.hasAllRequired)
    let made27 = try kv.unwrapRequired(&_27, scan.hasAllRequired)
    let made28 = try kv.unwrapRequired(&_28, scan.hasAllRequired)
    let made29 = try kv.unwrapRequired(&_29, scan.hasAllRequired)
    let made30 = try kv.unwrapRequired(&_30, scan.hasAllRequired)
    let made31 = try kv.unwrapRequired(&_31, scan.hasAllRequired)
    let made32 = try kv.unwrapRequired(&_32, scan.hasAllRequired)
    let made33 = try kv.unwrapRequired(&_33, scan.hasAllRequired)
    let made34 = try kv.unwrapRequired(&_34, scan.hasAllRequired)
    let made35 = try kv.unwrapRequired(&_35, scan.hasAllRequired)
    let made36 = try kv.unwrapRequired(&_36, scan.hasAllRequired)
    let made37 = try kv.unwrapRequired(&_37, scan.hasAllRequired)
    let made38 = try kv.unwrapRequired(&_38, scan.hasAllRequired)
    let made39 = try kv.unwrapRequired(&_39, scan.hasAllRequired)
    let made40 = try kv.unwrapRequired(&_40, scan.hasAllRequired)
    let made41 = try kv.unwrapRequired(&_41, scan.hasAllRequired)
    let made42 = try kv.unwrapRequired(&_42, scan.hasAllRequired)
    let made43 = try kv.unwrapRequired(&_43, scan.hasAllRequired)
    return Catalogue(date: made0, iso8601: made1, epoch_seconds: made2, epoch_milliseconds: made3, http_date: made4, dotnet_date: made5, url: made6, uuid: made7, base64: made8, base64url: made9, hex: made10, trimmed: made11, lowercased: made12, uppercased: made13, split: made14, joined: made15, prefix: made16, suffix: made17, scaled: made18, offset: made19, rounded: made20, clamped: made21, number: _22, text: made23, decimal_text: _24, bool: made25, json_text: made26, keyed: made27, keyed_by: made28, pairs: made29, entries: made30, single: made31, wrapped: made32, sorted: made33, coordinate: made34, day: made35, epoch_days: made36, iso8601_duration: made37, clock_duration: made38, duration_seconds: made39, duration_milliseconds: made40, non_finite: made41, plain: made42, codable: made43)
  }

  private static func _kvDecode_keyed(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Named] {
    var all: [Named] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(Named._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  private static func _kvDecode_keyed_by(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Ided] {
    return try kv.entries(
      .keyed(by: "id"),
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Ided in try Ided._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_pairs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.entries(
      .pairs("k", "v"),
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_entries(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Swift.String] {
    return try kv.entries(
      .arrays,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_single(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int {
    return try kv.single(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_plain(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int {
    var attempt: KVMap.CallAttempt = kv.beginCalls("HHDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Swift.Int
        switch call {
        case 0: result = try kv.int()
        default: result = try kv.intInText()
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"date\":"); try kv.date(self.date, codes: "y4'!-M2'!-d2_H2'!:m2", offset: 7200)
    kv.key("\"iso8601\":"); try kv.date(self.iso8601)
    kv.key("\"epoch_seconds\":"); try kv.epochSeconds(self.epoch_seconds)
    kv.key("\"epoch_milliseconds\":"); try kv.epochMilliseconds(self.epoch_milliseconds)
    kv.key("\"http_date\":"); try kv.httpDate(self.http_date)
    kv.key("\"dotnet_date\":"); try kv.dotNetDate(self.dotnet_date)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.key("\"uuid\":"); kv.uuid(self.uuid)
    kv.key("\"base64\":"); kv.data(self.base64)
    kv.key("\"base64url\":"); kv.base64URL(self.base64url)
    kv.key("\"hex\":"); kv.hex(self.hex)
    kv.key("\"trimmed\":"); kv.string(self.trimmed)
    kv.key("\"lowercased\":"); kv.string(self.lowercased)
    kv.key("\"uppercased\":"); kv.string(self.uppercased)
    kv.key("\"split\":"); kv.string(KVMap.TextStep.join(self.split, ","))
    kv.key("\"joined\":"); kv.array(KVMap.TextStep.split(self.joined, " "))
    kv.key("\"prefix\":"); try kv.string(kv.removing(prefix: "u/", self.prefix))
    kv.key("\"suffix\":"); try kv.string(kv.removing(suffix: "!", self.suffix))
    kv.key("\"scaled\":"); try kv.decimal(kv.unscale(self.scaled, "0.01"))
    kv.key("\"offset\":"); try kv.decimal(kv.unshift(KVMap.NumberStep.decimal(of: self.offset), "-1"))
    kv.key("\"rounded\":"); try kv.decimal(kv.decimal(of: self.rounded))
    kv.key("\"clamped\":"); try kv.decimal(KVMap.NumberStep.decimal(of: self.clamped))
    kv.key("\"number\":"); kv.string(kv.text(of: self.number))
    kv.key("\"text\":"); try kv.number(self.text)
    kv.key("\"decimal_text\":"); try kv.string(kv.text(of: self.decimal_text))
    kv.key("\"bool\":"); kv.string((self.bool ? "Y" : "N"))
    kv.key("\"json_text\":")
    try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
      kv.array(self.json_text)
    }
    kv.key("\"keyed\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.keyed {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    kv.key("\"keyed_by\":")
    kv.beginArray()
    for (key0, value0) in kv.sorted(self.keyed_by) {
      let start0: Swift.Int = kv.elementsEnd
      try value0._kvEncode(&kv)
      let members0: KVMap.KeyedMembers = try kv.beginKeyed(start0, "\"id\":")
      kv.int(key0)
      kv.endKeyed(members0)
    }
    kv.endArray()
    kv.key("\"pairs\":")
    kv.beginArray()
    for (key0, value0) in kv.sorted(self.pairs) {
      kv.beginObject()
      kv.key("\"k\":")
      kv.string(key0)
      kv.key("\"v\":")
      kv.int(value0)
      kv.endObject()
    }
    kv.endArray()
    kv.key("\"entries\":")
    kv.beginArray()
    for (key0, value0) in kv.sorted(self.entries) {
      kv.beginArray()
      kv.int(key0)
      kv.string(value0)
      kv.endArray()
    }
    kv.endArray()
    kv.key("\"single\":"); kv.array([self.single])
    kv.key("\"wrapped\":"); try kv.string(kv.only(self.wrapped))
    kv.key("\"sorted\":"); kv.array(self.sorted)
    kv.key("\"coordinate\":"); try _KVMapTransform_coordinate._kvEncode(self.coordinate, &kv)
    kv.key("\"day\":"); try kv.day(self.day, codes: "d1'!.M1'!.y4")
    kv.key("\"epoch_days\":"); kv.epochDays(self.epoch_days)
    kv.key("\"iso8601_duration\":"); try kv.duration(self.iso8601_duration)
    kv.key("\"clock_duration\":"); try kv.clockDuration(self.clock_duration)
    kv.key("\"duration_seconds\":"); try kv.durationSeconds(self.duration_seconds)
    kv.key("\"duration_milliseconds\":"); try kv.durationMilliseconds(self.duration_milliseconds)
    kv.key("\"non_finite\":"); try kv.double(self.non_finite, nan: "NaN", infinity: "inf")
    kv.key("\"plain\":"); kv.int(self.plain)
    kv.key("\"codable\":"); try kv.codable(self.codable)
    kv.endObject()
  }
}

nonisolated extension Named: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Named {
    Named(name: "", size: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Named, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.size)  // size
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.name = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"size\":", self.size)
    kv.endObject()
  }
}

nonisolated extension Ided: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Ided {
    Ided(size: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Ided, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.size)  // size
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"size\":", self.size)
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_coordinate: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KVMap.GeographicCoordinate {
    let current: Swift.UnsafePointer<KVMap.GeographicCoordinate>? = current?.assumingMemoryBound(to: KVMap.GeographicCoordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Double
    var _1: Swift.Double
    if let current {
      _0 = current.pointee.latitude
      _1 = current.pointee.longitude
    } else {
      _0 = 0
      _1 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &_0)  // lat
      case 1: kv.double(into: &_1)  // lon
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return KVMap.GeographicCoordinate(latitude: _0, longitude: _1)
  }

  static func _kvEncode(_ whole: KVMap.GeographicCoordinate, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", whole.latitude)
    try kv.double("\"lon\":", whole.longitude)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Catalogue {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.date, right.date),
      KVMap._kvAreEqual(left.iso8601, right.iso8601),
      KVMap._kvAreEqual(left.epoch_seconds, right.epoch_seconds),
      KVMap._kvAreEqual(left.epoch_milliseconds, right.epoch_milliseconds),
      KVMap._kvAreEqual(left.http_date, right.http_date),
      KVMap._kvAreEqual(left.dotnet_date, right.dotnet_date),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.uuid, right.uuid),
      KVMap._kvAreEqual(left.base64, right.base64),
      KVMap._kvAreEqual(left.base64url, right.base64url),
      KVMap._kvAreEqual(left.hex, right.hex),
      KVMap._kvAreEqual(left.trimmed, right.trimmed),
      KVMap._kvAreEqual(left.lowercased, right.lowercased),
      KVMap._kvAreEqual(left.uppercased, right.uppercased),
      KVMap._kvAreEqual(left.split, right.split),
      KVMap._kvAreEqual(left.joined, right.joined),
      KVMap._kvAreEqual(left.prefix, right.prefix),
      KVMap._kvAreEqual(left.suffix, right.suffix),
      KVMap._kvAreEqual(left.scaled, right.scaled),
      KVMap._kvAreEqual(left.offset, right.offset),
      KVMap._kvAreEqual(left.rounded, right.rounded),
      KVMap._kvAreEqual(left.clamped, right.clamped),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.decimal_text, right.decimal_text),
      KVMap._kvAreEqual(left.bool, right.bool),
      KVMap._kvAreEqual(left.json_text, right.json_text),
      KVMap._kvAreEqual(left.keyed, right.keyed),
      KVMap._kvAreEqual(left.keyed_by, right.keyed_by),
      KVMap._kvAreEqual(left.pairs, right.pairs),
      KVMap._kvAreEqual(left.entries, right.entries),
      KVMap._kvAreEqual(left.single, right.single),
      KVMap._kvAreEqual(left.wrapped, right.wrapped),
      KVMap._kvAreEqual(left.sorted, right.sorted),
      KVMap._kvAreEqual(left.coordinate, right.coordinate),
      KVMap._kvAreEqual(left.day, right.day),
      KVMap._kvAreEqual(left.epoch_days, right.epoch_days),
      KVMap._kvAreEqual(left.iso8601_duration, right.iso8601_duration),
      KVMap._kvAreEqual(left.clock_duration, right.clock_duration),
      KVMap._kvAreEqual(left.duration_seconds, right.duration_seconds),
      KVMap._kvAreEqual(left.duration_milliseconds, right.duration_milliseconds),
      KVMap._kvAreEqual(left.non_finite, right.non_finite),
      KVMap._kvAreEqual(left.plain, right.plain),
      KVMap._kvAreEqual(left.codable, right.codable)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.date.hash(into: &hasher)
    self.iso8601.hash(into: &hasher)
    self.epoch_seconds.hash(into: &hasher)
    self.epoch_milliseconds.hash(into: &hasher)
    self.http_date.hash(into: &hasher)
    self.dotnet_date.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.uuid.hash(into: &hasher)
    self.base64.hash(into: &hasher)
    self.base64url.hash(into: &hasher)
    self.hex.hash(into: &hasher)
    self.trimmed.hash(into: &hasher)
    self.lowercased.hash(into: &hasher)
    self.uppercased.hash(into: &hasher)
    self.split.hash(into: &hasher)
    self.joined.hash(into: &hasher)
    self.prefix.hash(into: &hasher)
    self.suffix.hash(into: &hasher)
    self.scaled.hash(into: &hasher)
    self.offset.hash(into: &hasher)
    self.rounded.hash(into: &hasher)
    self.clamped.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.decimal_text.hash(into: &hasher)
    self.bool.hash(into: &hasher)
    self.json_text.hash(into: &hasher)
    self.keyed.hash(into: &hasher)
    self.keyed_by.hash(into: &hasher)
    self.pairs.hash(into: &hasher)
    self.entries.hash(into: &hasher)
    self.single.hash(into: &hasher)
    self.wrapped.hash(into: &hasher)
    self.sorted.hash(into: &hasher)
    self.coordinate.hash(into: &hasher)
    self.day.hash(into: &hasher)
    self.epoch_days.hash(into: &hasher)
    self.iso8601_duration.hash(into: &hasher)
    self.clock_duration.hash(into: &hasher)
    self.duration_seconds.hash(into: &hasher)
    self.duration_milliseconds.hash(into: &hasher)
    self.non_finite.hash(into: &hasher)
    self.plain.hash(into: &hasher)
    self.codable.hash(into: &hasher)
  }
}

nonisolated extension Named {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.size, right.size)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.size.hash(into: &hasher)
  }
}

nonisolated extension Ided {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.size, right.size)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.size.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Catalogue {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0P\0%\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{12}\0\0\0\0\0\0\0<\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0U\0\0\0\0\0\0\0\0\0\0\0\\\0\0\0\0\0\0\0\0\0\0\0L\0\0\0\0\0\u{14}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0>\0F\0\0\0\0\0\0\0\0\0N\0\0\0\0\0\0\0\"\0\0\0\0\0\0\0\0\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0-\05\0\0\0\0\0\0\0\0\0H\0'\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\u{f}\09\0\0\0\u{8}\07\0\0\0\0\0\0\0\0\0S\0C\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0c\0\0\0\0\0\0\03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0g\0\0\0\0\0\0\0\0\0A\0\0\0\0\0\0\0\0\0\0\0X\0/\0\0\0\0\0\0\0\0\0\0\0\u{1d}\0\0\0)\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0l\0\0\0\u{1b}\0\u{18}\0\0\0j\0\0\0_\0\0\0\0\0\u{5}\0\0\0\0\0+\0\0\0J\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{16}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0date\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0iso8601\"\r\0\0\u{2}\0\0\u{1}\0epoch_seconds\"\0\0\u{12}\0\0\u{3}\0\0\u{1}\0epoch_milliseconds\"\0\0\0\0\0\t\0\0\u{4}\0\0\u{1}\0http_date\"\0\0\0\0\0\0\u{b}\0\0\u{5}\0\0\u{1}\0dotnet_date\"\0\0\0\0\u{3}\0\0\u{6}\0\0\u{1}\0url\"\0\0\0\0\u{4}\0\0\u{7}\0\0\u{1}\0uuid\"\0\0\0\u{6}\0\0\u{8}\0\0\u{1}\0base64\"\0\t\0\0\t\0\0\u{1}\0base64url\"\0\0\0\0\0\0\u{3}\0\0\n\0\0\u{1}\0hex\"\0\0\0\0\u{7}\0\0\u{b}\0\0\u{1}\0trimmed\"\n\0\0\u{c}\0\0\u{1}\0lowercased\"\0\0\0\0\0\n\0\0\r\0\0\u{1}\0uppercased\"\0\0\0\0\0\u{5}\0\0\u{e}\0\0\u{1}\0split\"\0\0\u{6}\0\0\u{f}\0\0\u{1}\0joined\"\0\u{6}\0\0\u{10}\0\0\u{1}\0prefix\"\0\u{6}\0\0\u{11}\0\0\u{1}\0suffix\"\0\u{6}\0\0\u{12}\0\0\u{1}\0scaled\"\0\u{6}\0\0\u{13}\0\0\u{1}\0offset\"\0\u{7}\0\0\u{14}\0\0\u{1}\0rounded\"\u{7}\0\0\u{15}\0\0\u{1}\0clamped\"\u{6}\0\0\u{16}\0\0\u{1}\0number\"\0\u{4}\0\0\u{17}\0\0\u{1}\0text\"\0\0\0\u{c}\0\0\u{18}\0\0\u{1}\0decimal_text\"\0\0\0\u{4}\0\0\u{19}\0\0\u{1}\0bool\"\0\0\0\t\0\0\u{1a}\0\0\u{1}\0json_text\"\0\0\0\0\0\0\u{5}\0\0\u{1b}\0\0\u{1}\0keyed\"\0\0\u{8}\0\0\u{1c}\0\0\u{1}\0keyed_by\"\0\0\0\0\0\0\0\u{5}\0\0\u{1d}\0\0\u{1}\0pairs\"\0\0\u{7}\0\0\u{1e}\0\0\u{1}\0entries\"\u{6}\0\0\u{1f}\0\0\u{1}\0single\"\0\u{7}\0\0 \0\0\u{1}\0wrapped\"\u{6}\0\0!\0\0\u{1}\0sorted\"\0\n\0\0\"\0\0\u{1}\0coordinate\"\0\0\0\0\0\u{3}\0\0#\0\0\u{1}\0day\"\0\0\0\0\n\0\0$\0\0\u{1}\0epoch_days\"\0\0\0\0\0\u{10}\0\0%\0\0\u{1}\0iso8601_duration\"\0\0\0\0\0\0\0\u{e}\0\0&\0\0\u{1}\0clock_duration\"\0\u{10}\0\0'\0\0\u{1}\0duration_seconds\"\0\0\0\0\0\0\0\u{15}\0\0(\0\0\u{1}\0duration_milliseconds\"\0\0\n\0\0)\0\0\u{1}\0non_finite\"\0\0\0\0\0\u{5}\0\0*\0\0\u{1}\0plain\"\0\0\u{7}\0\0+\0\0\u{1}\0codable\"\0\0\0\0\0\0\0\0",
      bits: 8, seed: 0x8e1f7555983aa92f, wide: false, full: false, count: 44, required: 44,
      unknown: .ignore, duplicates: .error,
      rules: """
        Catalogue\tCatalogue.kvmap\t4
        date\t+1\tdate
        iso8601\t+2\tiso8601
        epoch_seconds\t+3\tepoch_seconds
        epoch_milliseconds\t+4\tepoch_milliseconds
        http_date\t+5\thttp_date
        dotnet_date\t+6\tdotnet_date
        url\t+7\turl
        uuid\t+8\tuuid
        base64\t+9\tbase64
        base64url\t+10\tbase64url
        hex\t+11\thex
        trimmed\t+12\ttrimmed
        lowercased\t+13\tlowercased
        uppercased\t+14\tuppercased
        split\t+15\tsplit
        joined\t+16\tjoined
        prefix\t+17\tprefix
        suffix\t+18\tsuffix
        scaled\t+19\tscaled
        offset\t+20\toffset
        rounded\t+21\trounded
        clamped\t+22\tclamped
        number\t+23\tnumber
        text\t+24\ttext
        decimal_text\t+25\tdecimal_text
        bool\t+26\tbool
        json_text\t+27\tjson_text
        keyed\t+28\tkeyed
        keyed_by\t+29\tkeyed_by
        pairs\t+30\tpairs
        entries\t+31\tentries
        single\t+32\tsingle
        wrapped\t+33\twrapped
        sorted\t+34\tsorted
        coordinate\t+35\tcoordinate
        day\t+36\tday
        epoch_days\t+37\tepoch_days
        iso8601_duration\t+38\tiso8601_duration
        clock_duration\t+39\tclock_duration
        duration_seconds\t+40\tduration_seconds
        duration_milliseconds\t+41\tduration_milliseconds
        non_finite\t+42\tnon_finite
        plain\t+43\tplain
        codable\t+44\tcodable
        """)
  }
}

nonisolated extension Named {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Named\tCatalogue.kvmap\t51
        size\t+0\tsize
        name\t+0\t
        """)
  }
}

nonisolated extension Ided {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Ided\tCatalogue.kvmap\t52
        size\t+0\tsize
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lon\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCatalogue.kvmap\t39
        latitude\t+0\tlat
        longitude\t+0\tlon
        """)
  }
}
