// Generated from Defaults.kvmap. Do not edit.
// kvmap format 1, input b1b65ab48ac28382, body 3ed4cbf803623477
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

nonisolated struct Defaults: Swift.Sendable, Swift.Hashable {
  var bool: Swift.Bool
  var int: Swift.Int
  var uint8: Swift.UInt8
  var float: Swift.Float
  var double: Swift.Double
  var negative: Swift.Double
  var decimal: Decimal
  var string: Swift.String
  var character: Swift.Character
  var date: Date
  var url: URL
  var uuid: UUID
  var data: Data
  var value: KVMap.JSONValue
  var object: KVMap.JSONObject
  var list: [Swift.Int]
  var nested: [[Swift.String]]
  var words: Swift.Set<Swift.String>
  var byName: [Swift.String: Swift.Int]
  var optional: Swift.Optional<Swift.Int>
  var nothing: Swift.Optional<Swift.Int>
  var empty: [Swift.String: Swift.Int]

  init(
    bool: Swift.Bool = true,
    int: Swift.Int = -9223372036854775808,
    uint8: Swift.UInt8 = 255,
    float: Swift.Float = 1.5,
    double: Swift.Double = 1e+300,
    negative: Swift.Double = -0.0,
    decimal: Decimal = KVMap.GeneratedConstant.decimal("12345678901234567890.123456789"),
    string: Swift.String = "a \"quoted\" \\ text",
    character: Swift.Character = "\u{e9}",
    date: Date = .init(timeIntervalSince1970: 1334362807.25),
    url: URL = KVMap.GeneratedConstant.url("https://example.org/a?b=c#d"),
    uuid: UUID = KVMap.GeneratedConstant.uuid("E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
    data: Data = .init([0x1, 0x2, 0x3] as [Swift.UInt8]),
    value: KVMap.JSONValue = KVMap.GeneratedConstant.tree("[1,\"two\",null,{\"three\":3.0}]"),
    object: KVMap.JSONObject = KVMap.GeneratedConstant.tree("{\"a\":1}"),
    list: [Swift.Int] = [1, 2, 3],
    nested: [[Swift.String]] = [["a"], []],
    words: Swift.Set<Swift.String> = ["a", "b"],
    byName: [Swift.String: Swift.Int] = ["a": 1, "b": 2],
    optional: Swift.Int? = 4,
    nothing: Swift.Int? = nil,
    empty: [Swift.String: Swift.Int] = [:]
  ) {
    self.bool = bool
    self.int = int
    self.uint8 = uint8
    self.float = float
    self.double = double
    self.negative = negative
    self.decimal = decimal
    self.string = string
    self.character = character
    self.date = date
    self.url = url
    self.uuid = uuid
    self.data = data
    self.value = value
    self.object = object
    self.list = list
    self.nested = nested
    self.words = words
    self.byName = byName
    self.optional = optional
    self.nothing = nothing
    self.empty = empty
  }
}

// MARK: - Mappings

nonisolated extension Defaults: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Defaults {
    Defaults()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Defaults, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.bool = try kv.consumeNull() ? true : kv.bool()  // bool
        case 1: out.int = try kv.consumeNull() ? -9223372036854775808 : kv.int()  // int
        case 2: out.uint8 = try kv.consumeNull() ? 255 : kv.uint8()  // uint8
        case 3: out.float = try kv.consumeNull() ? 1.5 : kv.float()  // float
        case 4: out.double = try kv.consumeNull() ? 1e+300 : kv.double()  // double
        case 5: out.negative = try kv.consumeNull() ? -0.0 : kv.double()  // negative
        case 6: out.decimal = try kv.consumeNull() ? KVMap.GeneratedConstant.decimal("12345678901234567890.123456789") : kv.decimal()  // decimal
        case 7: out.string = try kv.consumeNull() ? "a \"quoted\" \\ text" : kv.string()  // string
        case 8: out.character = try kv.consumeNull() ? "\u{e9}" : kv.character()  // character
        case 9: out.date = try kv.consumeNull() ? .init(timeIntervalSince1970: 1334362807.25) : kv.date()  // date
        case 10: out.url = try kv.consumeNull() ? KVMap.GeneratedConstant.url("https://example.org/a?b=c#d") : kv.url()  // url
        case 11: out.uuid = try kv.consumeNull() ? KVMap.GeneratedConstant.uuid("E621E1F8-C36C-495A-93FC-0C247A3E6E5F") : kv.uuid()  // uuid
        case 12: out.data = try kv.consumeNull() ? .init([0x1, 0x2, 0x3] as [Swift.UInt8]) : kv.data()  // data
        case 13: out.value = try kv.consumeNull() ? KVMap.GeneratedConstant.tree("[1,\"two\",null,{\"three\":3.0}]") : kv.value()  // value
        case 14: out.object = try kv.consumeNull() ? KVMap.GeneratedConstant.tree("{\"a\":1}") : kv.object()  // object
        case 15: out.list = try kv.consumeNull() ? [1, 2, 3] : kv.ints()  // list
        case 16: out.nested = try kv.consumeNull() ? [["a"], []] : _kvDecode_nested(&kv)  // nested
        case 17: out.words = try kv.consumeNull() ? ["a", "b"] : _kvDecode_words(&kv)  // words
        case 18: out.byName = try kv.consumeNull() ? ["a": 1, "b": 2] : _kvDecode_byName(&kv)  // byName
        case 19: kv.int(orNil: &out.optional)  // optional
        case 20: kv.int(orNil: &out.nothing)  // nothing
        case 21: out.empty = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // empty
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_nested(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.String]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] in try kv.strings() })
  }

  private static func _kvDecode_words(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.String> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"bool\":", self.bool)
    kv.int("\"int\":", self.int)
    kv.key("\"uint8\":"); kv.uint8(self.uint8)
    kv.key("\"float\":"); try kv.float(self.float)
    try kv.double("\"double\":", self.double)
    try kv.double("\"negative\":", self.negative)
    kv.key("\"decimal\":"); try kv.decimal(self.decimal)
    kv.string("\"string\":", self.string)
    kv.key("\"character\":"); kv.character(self.character)
    kv.key("\"date\":"); try kv.date(self.date)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.key("\"uuid\":"); kv.uuid(self.uuid)
    kv.key("\"data\":"); kv.data(self.data)
    kv.key("\"value\":"); kv.value(self.value)
    kv.key("\"object\":"); kv.object(self.object)
    kv.array("\"list\":", self.list)
    try kv.array("\"nested\":", self.nested)
    kv.key("\"words\":"); kv.array(kv.sorted(self.words))
    kv.key("\"byName\":"); kv.dictionary(self.byName)
    if let value = self.optional { kv.key("\"optional\":"); kv.int(value) } else { kv.key("\"optional\":"); kv.null() }
    kv.int("\"nothing\":", ifPresent: self.nothing)
    kv.key("\"empty\":"); kv.dictionary(self.empty)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Defaults {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.bool, right.bool),
      KVMap._kvAreEqual(left.int, right.int),
      KVMap._kvAreEqual(left.uint8, right.uint8),
      KVMap._kvAreEqual(left.float, right.float),
      KVMap._kvAreEqual(left.double, right.double),
      KVMap._kvAreEqual(left.negative, right.negative),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.string, right.string),
      KVMap._kvAreEqual(left.character, right.character),
      KVMap._kvAreEqual(left.date, right.date),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.uuid, right.uuid),
      KVMap._kvAreEqual(left.data, right.data),
      KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.object, right.object),
      KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.nested, right.nested),
      KVMap._kvAreEqual(left.words, right.words),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.optional, right.optional),
      KVMap._kvAreEqual(left.nothing, right.nothing),
      KVMap._kvAreEqual(left.empty, right.empty)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.bool.hash(into: &hasher)
    self.int.hash(into: &hasher)
    self.uint8.hash(into: &hasher)
    self.float.hash(into: &hasher)
    self.double.hash(into: &hasher)
    self.negative.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.string.hash(into: &hasher)
    self.character.hash(into: &hasher)
    self.date.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.uuid.hash(into: &hasher)
    self.data.hash(into: &hasher)
    self.value.hash(into: &hasher)
    self.object.hash(into: &hasher)
    self.list.hash(into: &hasher)
    self.nested.hash(into: &hasher)
    self.words.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.optional.hash(into: &hasher)
    self.nothing.hash(into: &hasher)
    self.empty.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Defaults {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0.\0\u{e}\0\0\0'\0\0\0\0\0\0\0\u{7}\0)\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\u{1d}\0\0\0\u{17}\0\0\0\0\0\0\0\0\0\0\0!\0\0\0\0\0\u{b}\0\u{12}\0\u{19}\0,\0#\0\0\0\0\0\0\0\u{15}\0\u{3}\0\0\0\0\0\u{10}\0\0\0\u{5}\0\0\0\0\0\u{1}\0\0\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1f}\0\0\0\0\0\0\0\0\0%\0\u{4}\0\0\0\0\0\0\0bool\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0int\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0uint8\"\0\0\u{5}\0\0\u{3}\0\0\0\0float\"\0\0\u{6}\0\0\u{4}\0\0\0\0double\"\0\u{8}\0\0\u{5}\0\0\0\0negative\"\0\0\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0decimal\"\u{6}\0\0\u{7}\0\0\0\0string\"\0\t\0\0\u{8}\0\0\0\0character\"\0\0\0\0\0\0\u{4}\0\0\t\0\0\0\0date\"\0\0\0\u{3}\0\0\n\0\0\0\0url\"\0\0\0\0\u{4}\0\0\u{b}\0\0\0\0uuid\"\0\0\0\u{4}\0\0\u{c}\0\0\0\0data\"\0\0\0\u{5}\0\0\r\0\0\0\0value\"\0\0\u{6}\0\0\u{e}\0\0\0\0object\"\0\u{4}\0\0\u{f}\0\0\0\0list\"\0\0\0\u{6}\0\0\u{10}\0\0\0\0nested\"\0\u{5}\0\0\u{11}\0\0\0\0words\"\0\0\u{6}\0\0\u{12}\0\0\0\0byName\"\0\u{8}\0\0\u{13}\0\0\0\0optional\"\0\0\0\0\0\0\0\u{7}\0\0\u{14}\0\0\0\0nothing\"\u{5}\0\0\u{15}\0\0\0\0empty\"\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0xdf268adeb6513357, wide: false, full: false, count: 22, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Defaults\tDefaults.kvmap\t1
        bool\t+1\tbool
        int\t+2\tint
        uint8\t+3\tuint8
        float\t+4\tfloat
        double\t+5\tdouble
        negative\t+6\tnegative
        decimal\t+7\tdecimal
        string\t+8\tstring
        character\t+9\tcharacter
        date\t+10\tdate
        url\t+11\turl
        uuid\t+12\tuuid
        data\t+13\tdata
        value\t+14\tvalue
        object\t+15\tobject
        list\t+16\tlist
        nested\t+17\tnested
        words\t+18\twords
        byName\t+19\tbyName
        optional\t+20\toptional
        nothing\t+21\tnothing
        empty\t+22\tempty
        """)
  }
}
