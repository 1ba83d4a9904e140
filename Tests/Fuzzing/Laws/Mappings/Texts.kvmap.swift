// Generated from Texts.kvmap. Do not edit.
// kvmap format 1, input f3cf94955961ae98, body ba8b4c4c7524a0f0
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Texts: Swift.Sendable, Swift.Hashable {
  var iso: Swift.Optional<Date>
  var day: Swift.Optional<Date>
  var stamp: Swift.Optional<Date>
  var wall: Swift.Optional<Date>
  var ordinal: Swift.Optional<Date>
  var clock: Swift.Optional<Date>
  var seconds: Swift.Optional<Date>
  var millis: Swift.Optional<Date>
  var http: Swift.Optional<Date>
  var dotnet: Swift.Optional<Date>
  var base64: Swift.Optional<Data>
  var base64url: Swift.Optional<Data>
  var hex: Swift.Optional<Data>
  var url: Swift.Optional<URL>
  var uuid: Swift.Optional<UUID>
  var int: Swift.Optional<Swift.Int>
  var int8: Swift.Optional<Swift.Int8>
  var uint64: Swift.Optional<Swift.UInt64>
  var double: Swift.Optional<Swift.Double>
  var float: Swift.Optional<Swift.Float>
  var decimal: Swift.Optional<Decimal>
  var exact: Swift.Optional<Decimal>
  var bool: Swift.Optional<Swift.Bool>
  var letter: Swift.Optional<Swift.Character>
  var inner: Swift.Optional<KVMap.JSONValue>

  init(
    iso: Date? = nil,
    day: Date? = nil,
    stamp: Date? = nil,
    wall: Date? = nil,
    ordinal: Date? = nil,
    clock: Date? = nil,
    seconds: Date? = nil,
    millis: Date? = nil,
    http: Date? = nil,
    dotnet: Date? = nil,
    base64: Data? = nil,
    base64url: Data? = nil,
    hex: Data? = nil,
    url: URL? = nil,
    uuid: UUID? = nil,
    int: Swift.Int? = nil,
    int8: Swift.Int8? = nil,
    uint64: Swift.UInt64? = nil,
    double: Swift.Double? = nil,
    float: Swift.Float? = nil,
    decimal: Decimal? = nil,
    exact: Decimal? = nil,
    bool: Swift.Bool? = nil,
    letter: Swift.Character? = nil,
    inner: KVMap.JSONValue? = nil
  ) {
    self.iso = iso
    self.day = day
    self.stamp = stamp
    self.wall = wall
    self.ordinal = ordinal
    self.clock = clock
    self.seconds = seconds
    self.millis = millis
    self.http = http
    self.dotnet = dotnet
    self.base64 = base64
    self.base64url = base64url
    self.hex = hex
    self.url = url
    self.uuid = uuid
    self.int = int
    self.int8 = int8
    self.uint64 = uint64
    self.double = double
    self.float = float
    self.decimal = decimal
    self.exact = exact
    self.bool = bool
    self.letter = letter
    self.inner = inner
  }
}

// MARK: - Mappings

nonisolated extension Texts: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Texts {
    Texts()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Texts, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.iso = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // iso
        case 1: out.day = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "d2'!.M2'!.y4", patterns: "dd.MM.yyyy", offset: 0) }  // day
        case 2: out.stamp = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0) }  // stamp
        case 3: out.wall = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("y4'!-M2'!-d2_H2'!:m2'!:s2'!.S6", patterns: "yyyy-MM-dd HH:mm:ss.SSSSSS", zone: "Europe/Zurich") }  // wall
        case 4: out.ordinal = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4D3", patterns: "yyyyDDD", offset: 0) }  // ordinal
        case 5: out.clock = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("d1_L_y2_'\"at_h1'!:m2_a_X", patterns: "d MMMM yy 'at' h:mm a XXX", offset: 0) }  // clock
        case 6: out.seconds = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochSeconds(lenient: true) }  // seconds
        case 7: out.millis = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochMilliseconds(lenient: true) }  // millis
        case 8: out.http = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.httpDate() }  // http
        case 9: out.dotnet = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.dotNetDate() }  // dotnet
        case 10: out.base64 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Data in try kv.parseData(at: kv.mark(), kv.lenientString()) }  // base64
        case 11: out.base64url = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Data in try kv.parseBase64URL(at: kv.mark(), kv.lenientString()) }  // base64url
        case 12: out.hex = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Data in try kv.parseHex(at: kv.mark(), kv.lenientString()) }  // hex
        case 13: out.url = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() }  // url
        case 14: out.uuid = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> UUID in try kv.uuid() }  // uuid
        case 15: out.int = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // int
        case 16: out.int8 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt8()  // int8
        case 17: out.uint64 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientUInt64()  // uint64
        case 18: out.double = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientDouble()  // double
        case 19: out.float = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientFloat()  // float
        case 20: out.decimal = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientDecimal()  // decimal
        case 21: out.exact = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Decimal in try kv.parseDecimal(at: kv.mark(), kv.lenientString()) }  // exact
        case 22: out.bool = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientBool()  // bool
        case 23: out.letter = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Character in try kv.character() }  // letter
        case 24: out.inner = try kv.consumeNullOrEmptyText() ? nil : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.value() }  // inner
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.iso { kv.key("\"iso\":"); try kv.date(value) }
    if let value = self.day { kv.key("\"day\":"); try kv.date(value, codes: "d2'!.M2'!.y4", offset: 0) }
    if let value = self.stamp { kv.key("\"stamp\":"); try kv.date(value, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0) }
    if let value = self.wall { kv.key("\"wall\":"); try kv.date(value, codes: "y4'!-M2'!-d2_H2'!:m2'!:s2'!.S6", zone: "Europe/Zurich") }
    if let value = self.ordinal { kv.key("\"ordinal\":"); try kv.date(value, codes: "y4D3", offset: 0) }
    if let value = self.clock { kv.key("\"clock\":"); try kv.date(value, codes: "d1_L_y2_'\"at_h1'!:m2_a_X", offset: 0) }
    if let value = self.seconds { kv.key("\"seconds\":"); try kv.epochSeconds(value) }
    if let value = self.millis { kv.key("\"millis\":"); try kv.epochMilliseconds(value) }
    if let value = self.http { kv.key("\"http\":"); try kv.httpDate(value) }
    if let value = self.dotnet { kv.key("\"dotnet\":"); try kv.dotNetDate(value) }
    if let value = self.base64 { kv.key("\"base64\":"); kv.data(value) }
    if let value = self.base64url { kv.key("\"base64url\":"); kv.base64URL(value) }
    if let value = self.hex { kv.key("\"hex\":"); kv.hex(value) }
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    if let value = self.uuid { kv.key("\"uuid\":"); kv.uuid(value) }
    kv.int("\"int\":", ifPresent: self.int)
    if let value = self.int8 { kv.key("\"int8\":"); kv.int8(value) }
    if let value = self.uint64 { kv.key("\"uint64\":"); kv.uint64(value) }
    try kv.double("\"double\":", ifPresent: self.double)
    if let value = self.float { kv.key("\"float\":"); try kv.float(value) }
    if let value = self.decimal { kv.key("\"decimal\":"); try kv.decimal(value) }
    if let value = self.exact { kv.key("\"exact\":"); try kv.string(kv.text(of: value)) }
    kv.bool("\"bool\":", ifPresent: self.bool)
    if let value = self.letter { kv.key("\"letter\":"); kv.character(value) }
    if let value = self.inner {
      kv.key("\"inner\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        kv.value(value)
      }
    }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Texts {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.iso, right.iso),
      KVMap._kvAreEqual(left.day, right.day),
      KVMap._kvAreEqual(left.stamp, right.stamp),
      KVMap._kvAreEqual(left.wall, right.wall),
      KVMap._kvAreEqual(left.ordinal, right.ordinal),
      KVMap._kvAreEqual(left.clock, right.clock),
      KVMap._kvAreEqual(left.seconds, right.seconds),
      KVMap._kvAreEqual(left.millis, right.millis),
      KVMap._kvAreEqual(left.http, right.http),
      KVMap._kvAreEqual(left.dotnet, right.dotnet),
      KVMap._kvAreEqual(left.base64, right.base64),
      KVMap._kvAreEqual(left.base64url, right.base64url),
      KVMap._kvAreEqual(left.hex, right.hex),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.uuid, right.uuid),
      KVMap._kvAreEqual(left.int, right.int),
      KVMap._kvAreEqual(left.int8, right.int8),
      KVMap._kvAreEqual(left.uint64, right.uint64),
      KVMap._kvAreEqual(left.double, right.double),
      KVMap._kvAreEqual(left.float, right.float),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.exact, right.exact),
      KVMap._kvAreEqual(left.bool, right.bool),
      KVMap._kvAreEqual(left.letter, right.letter),
      KVMap._kvAreEqual(left.inner, right.inner)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.iso.hash(into: &hasher)
    self.day.hash(into: &hasher)
    self.stamp.hash(into: &hasher)
    self.wall.hash(into: &hasher)
    self.ordinal.hash(into: &hasher)
    self.clock.hash(into: &hasher)
    self.seconds.hash(into: &hasher)
    self.millis.hash(into: &hasher)
    self.http.hash(into: &hasher)
    self.dotnet.hash(into: &hasher)
    self.base64.hash(into: &hasher)
    self.base64url.hash(into: &hasher)
    self.hex.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.uuid.hash(into: &hasher)
    self.int.hash(into: &hasher)
    self.int8.hash(into: &hasher)
    self.uint64.hash(into: &hasher)
    self.double.hash(into: &hasher)
    self.float.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.exact.hash(into: &hasher)
    self.bool.hash(into: &hasher)
    self.letter.hash(into: &hasher)
    self.inner.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Texts {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\"\0\0\0\u{15}\0\0\0\u{1}\0\0\0\u{f}\0\0\0\0\0\0\0\u{7}\0\0\0$\0\u{5}\0\0\0\0\0\0\0\0\0(\0&\0\0\0.\0\0\0,\0\0\0\0\0\0\00\0*\0\0\0\0\0\0\0\0\0\t\0\u{b}\0\u{1a}\0 \0\0\0\u{13}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1e}\0\0\0\u{11}\0\0\0\0\02\0\0\0\r\0\u{1c}\0\0\0\0\0\u{3}\0\u{17}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0iso\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0day\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0stamp\"\0\0\u{4}\0\0\u{3}\0\0\0\0wall\"\0\0\0\u{7}\0\0\u{4}\0\0\0\0ordinal\"\u{5}\0\0\u{5}\0\0\0\0clock\"\0\0\u{7}\0\0\u{6}\0\0\0\0seconds\"\u{6}\0\0\u{7}\0\0\0\0millis\"\0\u{4}\0\0\u{8}\0\0\0\0http\"\0\0\0\u{6}\0\0\t\0\0\0\0dotnet\"\0\u{6}\0\0\n\0\0\0\0base64\"\0\t\0\0\u{b}\0\0\0\0base64url\"\0\0\0\0\0\0\u{3}\0\0\u{c}\0\0\0\0hex\"\0\0\0\0\u{3}\0\0\r\0\0\0\0url\"\0\0\0\0\u{4}\0\0\u{e}\0\0\0\0uuid\"\0\0\0\u{3}\0\0\u{f}\0\0\0\0int\"\0\0\0\0\u{4}\0\0\u{10}\0\0\0\0int8\"\0\0\0\u{6}\0\0\u{11}\0\0\0\0uint64\"\0\u{6}\0\0\u{12}\0\0\0\0double\"\0\u{5}\0\0\u{13}\0\0\0\0float\"\0\0\u{7}\0\0\u{14}\0\0\0\0decimal\"\u{5}\0\0\u{15}\0\0\0\0exact\"\0\0\u{4}\0\0\u{16}\0\0\0\0bool\"\0\0\0\u{6}\0\0\u{17}\0\0\0\0letter\"\0\u{5}\0\0\u{18}\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x55f070ab1cbbf171, wide: false, full: false, count: 25, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Texts\tTexts.kvmap\t5
        iso\t+1\tiso
        day\t+2\tday
        stamp\t+3\tstamp
        wall\t+4\twall
        ordinal\t+5\tordinal
        clock\t+6\tclock
        seconds\t+7\tseconds
        millis\t+8\tmillis
        http\t+9\thttp
        dotnet\t+10\tdotnet
        base64\t+11\tbase64
        base64url\t+12\tbase64url
        hex\t+13\thex
        url\t+14\turl
        uuid\t+15\tuuid
        int\t+16\tint
        int8\t+17\tint8
        uint64\t+18\tuint64
        double\t+19\tdouble
        float\t+20\tfloat
        decimal\t+21\tdecimal
        exact\t+22\texact
        bool\t+23\tbool
        letter\t+24\tletter
        inner\t+25\tinner
        """)
  }
}
