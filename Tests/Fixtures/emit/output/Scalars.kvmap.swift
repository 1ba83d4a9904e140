// Generated from Scalars.kvmap. Do not edit.
// kvmap format 1, input c77b6a9264f3edb2, body 12d9d354a88da14d
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// Every built-in type, as it is.
nonisolated struct Scalars: Swift.Sendable, Swift.Hashable {
  var bool: Swift.Bool
  var int: Swift.Int
  var int8: Swift.Int8
  var int16: Swift.Int16
  var int32: Swift.Int32
  var int64: Swift.Int64
  var uint: Swift.UInt
  var uint8: Swift.UInt8
  var uint16: Swift.UInt16
  var uint32: Swift.UInt32
  var uint64: Swift.UInt64
  var float: Swift.Float
  var double: Swift.Double
  var decimal: Decimal
  /// A text.
  var string: Swift.String
  var character: Swift.Character
  var date: Date
  var url: URL
  var uuid: UUID
  var data: Data
  var value: KVMap.JSONValue
  var object: KVMap.JSONObject

  init(
    bool: Swift.Bool,
    int: Swift.Int,
    int8: Swift.Int8,
    int16: Swift.Int16,
    int32: Swift.Int32,
    int64: Swift.Int64,
    uint: Swift.UInt,
    uint8: Swift.UInt8,
    uint16: Swift.UInt16,
    uint32: Swift.UInt32,
    uint64: Swift.UInt64,
    float: Swift.Float,
    double: Swift.Double,
    decimal: Decimal,
    string: Swift.String,
    character: Swift.Character,
    date: Date,
    url: URL,
    uuid: UUID,
    data: Data,
    value: KVMap.JSONValue,
    object: KVMap.JSONObject
  ) {
    self.bool = bool
    self.int = int
    self.int8 = int8
    self.int16 = int16
    self.int32 = int32
    self.int64 = int64
    self.uint = uint
    self.uint8 = uint8
    self.uint16 = uint16
    self.uint32 = uint32
    self.uint64 = uint64
    self.float = float
    self.double = double
    self.decimal = decimal
    self.string = string
    self.character = character
    self.date = date
    self.url = url
    self.uuid = uuid
    self.data = data
    self.value = value
    self.object = object
  }
}

nonisolated struct OptionalScalars: Swift.Sendable, Swift.Hashable {
  var bool: Swift.Optional<Swift.Bool>
  var int: Swift.Optional<Swift.Int>
  var double: Swift.Optional<Swift.Double>
  var decimal: Swift.Optional<Decimal>
  var string: Swift.Optional<Swift.String>
  var date: Swift.Optional<Date>
  var url: Swift.Optional<URL>
  var uuid: Swift.Optional<UUID>
  var data: Swift.Optional<Data>
  var value: Swift.Optional<KVMap.JSONValue>
  var object: Swift.Optional<KVMap.JSONObject>

  init(
    bool: Swift.Bool? = nil,
    int: Swift.Int? = nil,
    double: Swift.Double? = nil,
    decimal: Decimal? = nil,
    string: Swift.String? = nil,
    date: Date? = nil,
    url: URL? = nil,
    uuid: UUID? = nil,
    data: Data? = nil,
    value: KVMap.JSONValue? = nil,
    object: KVMap.JSONObject? = nil
  ) {
    self.bool = bool
    self.int = int
    self.double = double
    self.decimal = decimal
    self.string = string
    self.date = date
    self.url = url
    self.uuid = uuid
    self.data = data
    self.value = value
    self.object = object
  }
}

// MARK: - Mappings

nonisolated extension Scalars: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Scalars {
    Scalars(bool: false, int: 0, int8: 0, int16: 0, int32: 0, int64: 0, uint: 0, uint8: 0, uint16: 0, uint32: 0, uint64: 0, float: 0, double: 0, decimal: 0, string: "", character: " ", date: .init(timeIntervalSince1970: 0), url: KVMap.GeneratedConstant.emptyURL, uuid: KVMap.GeneratedConstant.emptyUUID, data: .init(), value: .null, object: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Scalars, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.bool(into: &out.bool)  // bool
        case 1: kv.int(into: &out.int)  // int
        case 2: out.int8 = try kv.int8()  // int8
        case 3: out.int16 = try kv.int16()  // int16
        case 4: out.int32 = try kv.int32()  // int32
        case 5: kv.int64(into: &out.int64)  // int64
        case 6: out.uint = try kv.uint()  // uint
        case 7: out.uint8 = try kv.uint8()  // uint8
        case 8: out.uint16 = try kv.uint16()  // uint16
        case 9: out.uint32 = try kv.uint32()  // uint32
        case 10: out.uint64 = try kv.uint64()  // uint64
        case 11: out.float = try kv.float()  // float
        case 12: kv.double(into: &out.double)  // double
        case 13: out.decimal = try kv.decimal()  // decimal
        case 14: kv.string(into: &out.string)  // string
        case 15: out.character = try kv.character()  // character
        case 16: kv.date(into: &out.date)  // date
        case 17: kv.url(into: &out.url)  // url
        case 18: out.uuid = try kv.uuid()  // uuid
        case 19: out.data = try kv.data()  // data
        case 20: out.value = try kv.value()  // value
        case 21: out.object = try kv.object()  // object
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"bool\":", self.bool)
    kv.int("\"int\":", self.int)
    kv.key("\"int8\":"); kv.int8(self.int8)
    kv.key("\"int16\":"); kv.int16(self.int16)
    kv.key("\"int32\":"); kv.int32(self.int32)
    kv.key("\"int64\":"); kv.int64(self.int64)
    kv.key("\"uint\":"); kv.uint(self.uint)
    kv.key("\"uint8\":"); kv.uint8(self.uint8)
    kv.key("\"uint16\":"); kv.uint16(self.uint16)
    kv.key("\"uint32\":"); kv.uint32(self.uint32)
    kv.key("\"uint64\":"); kv.uint64(self.uint64)
    kv.key("\"float\":"); try kv.float(self.float)
    try kv.double("\"double\":", self.double)
    kv.key("\"decimal\":"); try kv.decimal(self.decimal)
    kv.string("\"string\":", self.string)
    kv.key("\"character\":"); kv.character(self.character)
    kv.key("\"date\":"); try kv.date(self.date)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.key("\"uuid\":"); kv.uuid(self.uuid)
    kv.key("\"data\":"); kv.data(self.data)
    kv.key("\"value\":"); kv.value(self.value)
    kv.key("\"object\":"); kv.object(self.object)
    kv.endObject()
  }
}

nonisolated extension OptionalScalars: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: OptionalScalars {
    OptionalScalars()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OptionalScalars, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.bool(orNil: &out.bool)  // bool
        case 1: kv.int(orNil: &out.int)  // int
        case 2: kv.double(orNil: &out.double)  // double
        case 3: out.decimal = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // decimal
        case 4: kv.string(orNil: &out.string)  // string
        case 5: kv.date(orNil: &out.date)  // date
        case 6: kv.url(orNil: &out.url)  // url
        case 7: out.uuid = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // uuid
        case 8: out.data = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // data
        case 9: out.value = try kv.consumeNull() ? nil : kv.value()  // value
        case 10: out.object = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // object
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"bool\":", ifPresent: self.bool)
    kv.int("\"int\":", ifPresent: self.int)
    try kv.double("\"double\":", ifPresent: self.double)
    if let value = self.decimal { kv.key("\"decimal\":"); try kv.decimal(value) }
    kv.string("\"string\":", ifPresent: self.string)
    if let value = self.date { kv.key("\"date\":"); try kv.date(value) }
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    if let value = self.uuid { kv.key("\"uuid\":"); kv.uuid(value) }
    if let value = self.data { kv.key("\"data\":"); kv.data(value) }
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Scalars {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.bool, right.bool),
      KVMap._kvAreEqual(left.int, right.int),
      KVMap._kvAreEqual(left.int8, right.int8),
      KVMap._kvAreEqual(left.int16, right.int16),
      KVMap._kvAreEqual(left.int32, right.int32),
      KVMap._kvAreEqual(left.int64, right.int64),
      KVMap._kvAreEqual(left.uint, right.uint),
      KVMap._kvAreEqual(left.uint8, right.uint8),
      KVMap._kvAreEqual(left.uint16, right.uint16),
      KVMap._kvAreEqual(left.uint32, right.uint32),
      KVMap._kvAreEqual(left.uint64, right.uint64),
      KVMap._kvAreEqual(left.float, right.float),
      KVMap._kvAreEqual(left.double, right.double),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.string, right.string),
      KVMap._kvAreEqual(left.character, right.character),
      KVMap._kvAreEqual(left.date, right.date),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.uuid, right.uuid),
      KVMap._kvAreEqual(left.data, right.data),
      KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.object, right.object)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.bool.hash(into: &hasher)
    self.int.hash(into: &hasher)
    self.int8.hash(into: &hasher)
    self.int16.hash(into: &hasher)
    self.int32.hash(into: &hasher)
    self.int64.hash(into: &hasher)
    self.uint.hash(into: &hasher)
    self.uint8.hash(into: &hasher)
    self.uint16.hash(into: &hasher)
    self.uint32.hash(into: &hasher)
    self.uint64.hash(into: &hasher)
    self.float.hash(into: &hasher)
    self.double.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.string.hash(into: &hasher)
    self.character.hash(into: &hasher)
    self.date.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.uuid.hash(into: &hasher)
    self.data.hash(into: &hasher)
    self.value.hash(into: &hasher)
    self.object.hash(into: &hasher)
  }
}

nonisolated extension OptionalScalars {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.bool, right.bool),
      KVMap._kvAreEqual(left.int, right.int),
      KVMap._kvAreEqual(left.double, right.double),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.string, right.string),
      KVMap._kvAreEqual(left.date, right.date),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.uuid, right.uuid),
      KVMap._kvAreEqual(left.data, right.data),
      KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.object, right.object)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.bool.hash(into: &hasher)
    self.int.hash(into: &hasher)
    self.double.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.string.hash(into: &hasher)
    self.date.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.uuid.hash(into: &hasher)
    self.data.hash(into: &hasher)
    self.value.hash(into: &hasher)
    self.object.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Scalars {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1b}\0\0\0\0\0\t\0\0\0\0\0\u{17}\0\0\0\0\0\u{5}\0\0\0\0\0\u{19}\0\u{15}\0\0\0\0\0\0\0\u{7}\0*\0\0\0$\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1f}\0&\0\0\0\0\0\0\0\0\0\0\0\"\0\u{3}\0\0\0\0\0\u{1d}\0\0\0\u{f}\0\0\0\0\0\u{1}\0\0\0(\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0,\0\u{11}\0\0\0\u{13}\0\r\0\u{b}\0\u{4}\0\0\0\0\0\u{1}\0bool\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0int\"\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0int8\"\0\0\0\u{5}\0\0\u{3}\0\0\u{1}\0int16\"\0\0\u{5}\0\0\u{4}\0\0\u{1}\0int32\"\0\0\u{5}\0\0\u{5}\0\0\u{1}\0int64\"\0\0\u{4}\0\0\u{6}\0\0\u{1}\0uint\"\0\0\0\u{5}\0\0\u{7}\0\0\u{1}\0uint8\"\0\0\u{6}\0\0\u{8}\0\0\u{1}\0uint16\"\0\u{6}\0\0\t\0\0\u{1}\0uint32\"\0\u{6}\0\0\n\0\0\u{1}\0uint64\"\0\u{5}\0\0\u{b}\0\0\u{1}\0float\"\0\0\u{6}\0\0\u{c}\0\0\u{1}\0double\"\0\u{7}\0\0\r\0\0\u{1}\0decimal\"\u{6}\0\0\u{e}\0\0\u{1}\0string\"\0\t\0\0\u{f}\0\0\u{1}\0character\"\0\0\0\0\0\0\u{4}\0\0\u{10}\0\0\u{1}\0date\"\0\0\0\u{3}\0\0\u{11}\0\0\u{1}\0url\"\0\0\0\0\u{4}\0\0\u{12}\0\0\u{1}\0uuid\"\0\0\0\u{4}\0\0\u{13}\0\0\u{1}\0data\"\0\0\0\u{5}\0\0\u{14}\0\0\u{1}\0value\"\0\0\u{6}\0\0\u{15}\0\0\u{1}\0object\"\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0xdf268adeb6513357, wide: false, full: false, count: 22, required: 22,
      unknown: .ignore, duplicates: .error,
      rules: """
        Scalars\tScalars.kvmap\t4
        bool\t+1\tbool
        int\t+2\tint
        int8\t+3\tint8
        int16\t+4\tint16
        int32\t+5\tint32
        int64\t+6\tint64
        uint\t+7\tuint
        uint8\t+8\tuint8
        uint16\t+9\tuint16
        uint32\t+10\tuint32
        uint64\t+11\tuint64
        float\t+12\tfloat
        double\t+13\tdouble
        decimal\t+14\tdecimal
        string\t+16\tstring
        character\t+17\tcharacter
        date\t+18\tdate
        url\t+19\turl
        uuid\t+20\tuuid
        data\t+21\tdata
        value\t+22\tvalue
        object\t+23\tobject
        """)
  }
}

nonisolated extension OptionalScalars {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\u{13}\0\u{f}\0\0\0\u{3}\0\u{11}\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\u{5}\0\u{1}\0\u{15}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0bool\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0int\"\0\0\0\0\u{6}\0\0\u{2}\0\0\0\0double\"\0\u{7}\0\0\u{3}\0\0\0\0decimal\"\u{6}\0\0\u{4}\0\0\0\0string\"\0\u{4}\0\0\u{5}\0\0\0\0date\"\0\0\0\u{3}\0\0\u{6}\0\0\0\0url\"\0\0\0\0\u{4}\0\0\u{7}\0\0\0\0uuid\"\0\0\0\u{4}\0\0\u{8}\0\0\0\0data\"\0\0\0\u{5}\0\0\t\0\0\0\0value\"\0\0\u{6}\0\0\n\0\0\0\0object\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 11, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OptionalScalars\tScalars.kvmap\t30
        bool\t+1\tbool
        int\t+2\tint
        double\t+3\tdouble
        decimal\t+4\tdecimal
        string\t+5\tstring
        date\t+6\tdate
        url\t+7\turl
        uuid\t+8\tuuid
        data\t+9\tdata
        value\t+10\tvalue
        object\t+11\tobject
        """)
  }
}
