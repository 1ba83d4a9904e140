// Generated from Scalars.kvmap. Do not edit.
// kvmap format 1, input 3778c3c4d240f9b6, body 269d652630928a25
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

nonisolated struct Scalars: Swift.Sendable, Swift.Hashable {
  var bool: Swift.Optional<Swift.Bool>
  var int: Swift.Optional<Swift.Int>
  var int8: Swift.Optional<Swift.Int8>
  var int16: Swift.Optional<Swift.Int16>
  var int32: Swift.Optional<Swift.Int32>
  var int64: Swift.Optional<Swift.Int64>
  var uint: Swift.Optional<Swift.UInt>
  var uint8: Swift.Optional<Swift.UInt8>
  var uint16: Swift.Optional<Swift.UInt16>
  var uint32: Swift.Optional<Swift.UInt32>
  var uint64: Swift.Optional<Swift.UInt64>
  var double: Swift.Optional<Swift.Double>
  var float: Swift.Optional<Swift.Float>
  var decimal: Swift.Optional<Decimal>
  var text: Swift.Optional<Swift.String>
  var letter: Swift.Optional<Swift.Character>
  var url: Swift.Optional<URL>
  var uuid: Swift.Optional<UUID>
  var data: Swift.Optional<Data>
  var place: Swift.Optional<KVMap.GeographicCoordinate>
  var `any`: Swift.Optional<KVMap.JSONValue>
  var object: Swift.Optional<KVMap.JSONObject>
  var list: [Swift.Int]
  var texts: [Swift.String]
  var doubles: Swift.Optional<[Swift.Double]>
  var flags: Swift.Optional<[Swift.Bool?]>
  var grid: [[Swift.Int8]]
  var ids: Swift.Set<Swift.Int>
  var names: Swift.Optional<Swift.Set<Swift.String>>
  var counts: [Swift.String: Swift.Int]
  var byNumber: Swift.Optional<[Swift.Int: Swift.String]>
  var byID: Swift.Optional<[UUID: Swift.Bool]>
  var nested: Swift.Optional<[Swift.String: [Swift.String: [Swift.Double?]]]>
  var fieldInt: KVMap.PatchField<Swift.Int>
  var fieldText: KVMap.PatchField<Swift.String>
  var fieldList: KVMap.PatchField<[Swift.String]>
  var note: Swift.String
  var score: Swift.Optional<Swift.Double>
  var position: Swift.Optional<Point>
  var points: [Point]
  var byColor: Swift.Optional<[Color: Point]>

  init(
    bool: Swift.Bool? = nil,
    int: Swift.Int? = nil,
    int8: Swift.Int8? = nil,
    int16: Swift.Int16? = nil,
    int32: Swift.Int32? = nil,
    int64: Swift.Int64? = nil,
    uint: Swift.UInt? = nil,
    uint8: Swift.UInt8? = nil,
    uint16: Swift.UInt16? = nil,
    uint32: Swift.UInt32? = nil,
    uint64: Swift.UInt64? = nil,
    double: Swift.Double? = nil,
    float: Swift.Float? = nil,
    decimal: Decimal? = nil,
    text: Swift.String? = nil,
    letter: Swift.Character? = nil,
    url: URL? = nil,
    uuid: UUID? = nil,
    data: Data? = nil,
    place: KVMap.GeographicCoordinate? = nil,
    `any`: KVMap.JSONValue? = nil,
    object: KVMap.JSONObject? = nil,
    list: [Swift.Int] = [],
    texts: [Swift.String] = [],
    doubles: [Swift.Double]? = nil,
    flags: [Swift.Bool?]? = nil,
    grid: [[Swift.Int8]] = [],
    ids: Swift.Set<Swift.Int> = [],
    names: Swift.Set<Swift.String>? = nil,
    counts: [Swift.String: Swift.Int] = [:],
    byNumber: [Swift.Int: Swift.String]? = nil,
    byID: [UUID: Swift.Bool]? = nil,
    nested: [Swift.String: [Swift.String: [Swift.Double?]]]? = nil,
    fieldInt: KVMap.PatchField<Swift.Int> = .absent,
    fieldText: KVMap.PatchField<Swift.String> = .absent,
    fieldList: KVMap.PatchField<[Swift.String]> = .absent,
    note: Swift.String = "none",
    score: Swift.Double? = nil,
    position: Point? = nil,
    points: [Point] = [],
    byColor: [Color: Point]? = nil
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
    self.double = double
    self.float = float
    self.decimal = decimal
    self.text = text
    self.letter = letter
    self.url = url
    self.uuid = uuid
    self.data = data
    self.place = place
    self.`any` = `any`
    self.object = object
    self.list = list
    self.texts = texts
    self.doubles = doubles
    self.flags = flags
    self.grid = grid
    self.ids = ids
    self.names = names
    self.counts = counts
    self.byNumber = byNumber
    self.byID = byID
    self.nested = nested
    self.fieldInt = fieldInt
    self.fieldText = fieldText
    self.fieldList = fieldList
    self.note = note
    self.score = score
    self.position = position
    self.points = points
    self.byColor = byColor
  }
}

nonisolated struct Point: Swift.Sendable, Swift.Hashable {
  var x: Swift.Int
  var y: Swift.Int
  var label: Swift.Optional<Swift.String>

  init(x: Swift.Int, y: Swift.Int = 0, label: Swift.String? = nil) {
    self.x = x
    self.y = y
    self.label = label
  }
}

nonisolated enum Color: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case red
  case green
  case blue

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "red": self = .red
    case "g", "green": self = .green
    case "\u{fc}\n": self = .blue
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .red: "red"
    case .green: "g"
    case .blue: "\u{fc}\n"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .red: 0
    case .green: 1
    case .blue: 2
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

// MARK: - Mappings

nonisolated extension Scalars: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Scalars {
    Scalars()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Scalars, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.bool(orNil: &out.bool)  // bool
        case 1: kv.int(orNil: &out.int)  // int
        case 2: out.int8 = try kv.consumeNullOrEmptyElement() ? nil : kv.int8()  // int8
        case 3: out.int16 = try kv.consumeNullOrEmptyElement() ? nil : kv.int16()  // int16
        case 4: out.int32 = try kv.consumeNullOrEmptyElement() ? nil : kv.int32()  // int32
        case 5: kv.int64(orNil: &out.int64)  // int64
        case 6: out.uint = try kv.consumeNullOrEmptyElement() ? nil : kv.uint()  // uint
        case 7: out.uint8 = try kv.consumeNullOrEmptyElement() ? nil : kv.uint8()  // uint8
        case 8: out.uint16 = try kv.consumeNullOrEmptyElement() ? nil : kv.uint16()  // uint16
        case 9: out.uint32 = try kv.consumeNullOrEmptyElement() ? nil : kv.uint32()  // uint32
        case 10: out.uint64 = try kv.consumeNullOrEmptyElement() ? nil : kv.uint64()  // uint64
        case 11: kv.double(orNil: &out.double)  // double
        case 12: out.float = try kv.consumeNullOrEmptyElement() ? nil : kv.float()  // float
        case 13: out.decimal = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // decimal
        case 14: kv.string(orNil: &out.text)  // text
        case 15: out.letter = try kv.consumeNullOrEmptyElement() ? nil : kv.character()  // letter
        case 16: kv.url(orNil: &out.url)  // url
        case 17: out.uuid = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // uuid
        case 18: out.data = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // data
        case 19: out.place = try kv.consumeNullOrEmptyText() ? nil : KVMap.GeographicCoordinate._kvDecode(&kv, updating: updating ? out.place : nil)  // place
        case 20: out.`any` = try kv.consumeNull() ? nil : kv.value()  // any
        case 21: out.object = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // object
        case 22: out.list = try kv.consumeNull() ? [] : kv.ints()  // list
        case 23: out.texts = try kv.consumeNull() ? [] : kv.strings()  // texts
        case 24: kv.doubles(orNil: &out.doubles)  // doubles
        case 25: out.flags = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_flags(&kv)  // flags
        case 26: out.grid = try kv.consumeNull() ? [] : _kvDecode_grid(&kv)  // grid
        case 27: out.ids = try kv.consumeNull() ? [] : _kvDecode_ids(&kv)  // ids
        case 28: out.names = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_names(&kv)  // names
        case 29: out.counts = try kv.consumeNull() ? [:] : _kvDecode_counts(&kv)  // counts
        case 30: out.byNumber = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_byNumber(&kv)  // byNumber
        case 31: out.byID = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_byID(&kv)  // byID
        case 32: out.nested = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_nested(&kv)  // nested
        case 33: out.fieldInt = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // fieldInt
        case 34: out.fieldText = try kv.consumeNull() ? .null : .value(kv.string())  // fieldText
        case 35: out.fieldList = try kv.consumeNullOrEmptyText() ? .null : .value(kv.strings())  // fieldList
        case 36: out.note = try kv.consumeNull() ? "none" : kv.string()  // note
        case 37: kv.double(orNil: &out.score)  // score
        case 38: kv.object(orNil: &out.position, updating: updating)  // position
        case 39: out.points = try kv.consumeNull() ? [] : kv.array(of: Point.self)  // points
        case 40: out.byColor = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_byColor(&kv)  // byColor
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_flags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Bool?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Bool? in try kv.consumeNullOrEmptyElement() ? nil : kv.bool() })
  }

  private static func _kvDecode_grid(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int8]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int8] in try _kvDecode_grid_1(&kv) })
  }

  private static func _kvDecode_grid_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int8] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int8 in try kv.int8() })
  }

  private static func _kvDecode_ids(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_names(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.String> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_counts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_byNumber(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_byID(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [UUID: Swift.Bool] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> UUID in try kv.entryKeyUUID() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Bool in try kv.bool() })
  }

  private static func _kvDecode_nested(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.String: [Swift.Double?]]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.Double?]] in try _kvDecode_nested_1(&kv) })
  }

  private static func _kvDecode_nested_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.Double?]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Double?] in try _kvDecode_nested_2(&kv) })
  }

  private static func _kvDecode_nested_2(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Double?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Double? in try kv.consumeNullOrEmptyElement() ? nil : kv.double() })
  }

  private static func _kvDecode_byColor(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Color: Point] {
    return try kv.dictionary(
      of: Point.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Color in try Color._kvDecodeKey(&kv) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"bool\":", ifPresent: self.bool)
    kv.int("\"int\":", ifPresent: self.int)
    if let value = self.int8 { kv.key("\"int8\":"); kv.int8(value) }
    if let value = self.int16 { kv.key("\"int16\":"); kv.int16(value) }
    if let value = self.int32 { kv.key("\"int32\":"); kv.int32(value) }
    if let value = self.int64 { kv.key("\"int64\":"); kv.int64(value) }
    if let value = self.uint { kv.key("\"uint\":"); kv.uint(value) }
    if let value = self.uint8 { kv.key("\"uint8\":"); kv.uint8(value) }
    if let value = self.uint16 { kv.key("\"uint16\":"); kv.uint16(value) }
    if let value = self.uint32 { kv.key("\"uint32\":"); kv.uint32(value) }
    if let value = self.uint64 { kv.key("\"uint64\":"); kv.uint64(value) }
    try kv.double("\"double\":", ifPresent: self.double)
    if let value = self.float { kv.key("\"float\":"); try kv.float(value) }
    if let value = self.decimal { kv.key("\"decimal\":"); try kv.decimal(value) }
    kv.string("\"text\":", ifPresent: self.text)
    if let value = self.letter { kv.key("\"letter\":"); kv.character(value) }
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    if let value = self.uuid { kv.key("\"uuid\":"); kv.uuid(value) }
    if let value = self.data { kv.key("\"data\":"); kv.data(value) }
    if let value = self.place { kv.key("\"place\":"); try value._kvEncode(&kv) }
    if let value = self.`any` { kv.key("\"any\":"); kv.value(value) }
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }
    kv.array("\"list\":", self.list)
    kv.array("\"texts\":", self.texts)
    if let value = self.doubles { kv.key("\"doubles\":"); try kv.array(value) }
    if let value = self.flags {
      kv.key("\"flags\":")
      kv.beginArray()
      for value0 in value {
        if let value1 = value0 {
          kv.bool(value1)
        } else { kv.null() }
      }
      kv.endArray()
    }
    try kv.array("\"grid\":", self.grid)
    kv.key("\"ids\":"); kv.array(kv.sorted(self.ids))
    if let value = self.names { kv.key("\"names\":"); kv.array(kv.sorted(value)) }
    kv.key("\"counts\":"); kv.dictionary(self.counts)
    if let value = self.byNumber {
      kv.key("\"byNumber\":")
      kv.beginObject()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.string(value0)
      }
      kv.endObject()
    }
    if let value = self.byID {
      kv.key("\"byID\":")
      kv.beginObject()
      for (key0, value0) in kv.sorted(value, text: { $0.uuidString }) {
        kv.entryKey(key0)
        kv.bool(value0)
      }
      kv.endObject()
    }
    if let value = self.nested {
      kv.key("\"nested\":")
      kv.beginObject()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.beginObject()
        for (key1, value1) in kv.sorted(value0) {
          kv.entryKey(key1)
          kv.beginArray()
          for value2 in value1 {
            if let value3 = value2 {
              try kv.double(value3)
            } else { kv.null() }
          }
          kv.endArray()
        }
        kv.endObject()
      }
      kv.endObject()
    }
    switch self.fieldInt {
    case .absent: break
    case .null: kv.key("\"fieldInt\":"); kv.null()
    case .value(let value): kv.key("\"fieldInt\":"); kv.int(value)
    }
    switch self.fieldText {
    case .absent: break
    case .null: kv.key("\"fieldText\":"); kv.null()
    case .value(let value): kv.key("\"fieldText\":"); kv.string(value)
    }
    switch self.fieldList {
    case .absent: break
    case .null: kv.key("\"fieldList\":"); kv.null()
    case .value(let value): kv.key("\"fieldList\":"); kv.array(value)
    }
    kv.string("\"note\":", self.note)
    try kv.double("\"score\":", ifPresent: self.score)
    if let value = self.position { kv.key("\"position\":"); try value._kvEncode(&kv) }
    try kv.array("\"points\":", self.points)
    if let value = self.byColor {
      kv.key("\"byColor\":")
      kv.beginObject()
      for (key0, value0) in try kv.sorted(value, keys: { (kv: inout KVMap.JSONWriter, key: Color) throws(KVMap.CodingFailure) in try key._kvKeyText(&kv) }) {
        kv.entryKey(key0)
        try value0._kvEncode(&kv)
      }
      kv.endObject()
    }
    kv.endObject()
  }
}

nonisolated extension Point: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Point {
    Point(x: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Point, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.x)  // x
        case 1: out.y = try kv.consumeNull() ? 0 : kv.int()  // y
        case 2: kv.string(orNil: &out.label)  // label
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.int("\"y\":", self.y)
    kv.string("\"label\":", ifPresent: self.label)
    kv.endObject()
  }
}

nonisolated extension Color: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Color {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Color {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .red
    case 1, 2: return .green
    case 3: return .blue
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Color {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .red
    case 1, 2: return .green
    case 3: return .blue
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Color {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .red: return "red"
    case .green: return "g"
    case .blue: return "\u{fc}\n"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
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
      KVMap._kvAreEqual(left.double, right.double),
      KVMap._kvAreEqual(left.float, right.float),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.letter, right.letter),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.uuid, right.uuid),
      KVMap._kvAreEqual(left.data, right.data),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.`any`, right.`any`),
      KVMap._kvAreEqual(left.object, right.object),
      KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.texts, right.texts),
      KVMap._kvAreEqual(left.doubles, right.doubles),
      KVMap._kvAreEqual(left.flags, right.flags),
      KVMap._kvAreEqual(left.grid, right.grid),
      KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.names, right.names),
      KVMap._kvAreEqual(left.counts, right.counts),
      KVMap._kvAreEqual(left.byNumber, right.byNumber),
      KVMap._kvAreEqual(left.byID, right.byID),
      KVMap._kvAreEqual(left.nested, right.nested),
      KVMap._kvAreEqual(left.fieldInt, right.fieldInt),
      KVMap._kvAreEqual(left.fieldText, right.fieldText),
      KVMap._kvAreEqual(left.fieldList, right.fieldList),
      KVMap._kvAreEqual(left.note, right.note),
      KVMap._kvAreEqual(left.score, right.score),
      KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.points, right.points),
      KVMap._kvAreEqual(left.byColor, right.byColor)
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
    self.double.hash(into: &hasher)
    self.float.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.letter.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.uuid.hash(into: &hasher)
    self.data.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.`any`.hash(into: &hasher)
    self.object.hash(into: &hasher)
    self.list.hash(into: &hasher)
    self.texts.hash(into: &hasher)
    self.doubles.hash(into: &hasher)
    self.flags.hash(into: &hasher)
    self.grid.hash(into: &hasher)
    self.ids.hash(into: &hasher)
    self.names.hash(into: &hasher)
    self.counts.hash(into: &hasher)
    self.byNumber.hash(into: &hasher)
    self.byID.hash(into: &hasher)
    self.nested.hash(into: &hasher)
    self.fieldInt.hash(into: &hasher)
    self.fieldText.hash(into: &hasher)
    self.fieldList.hash(into: &hasher)
    self.note.hash(into: &hasher)
    self.score.hash(into: &hasher)
    self.position.hash(into: &hasher)
    self.points.hash(into: &hasher)
    self.byColor.hash(into: &hasher)
  }
}

nonisolated extension Point {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.x, right.x),
      KVMap._kvAreEqual(left.y, right.y),
      KVMap._kvAreEqual(left.label, right.label)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.x.hash(into: &hasher)
    self.y.hash(into: &hasher)
    self.label.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Scalars {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0Q\0\0\0\0\0\0\0\0\0\0\0\0\0'\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1f}\07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0O\0\0\0\0\0\0\0\0\0\0\0\0\03\0\0\0\0\0\0\0\0\0\0\0\0\0B\0\0\0\u{5}\0\0\0\0\0\u{1}\0\0\0\0\09\0\0\0\0\0\0\0\0\0\0\0\0\0\u{13}\0\0\0\0\0\0\0\0\0/\0\0\0)\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0;\0\0\0\0\0\0\0\u{17}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0M\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1d}\0\0\0\0\0=\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{15}\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0!\0\0\0G\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\01\0\0\0\u{7}\0\u{19}\0\0\0+\0-\0\0\0\0\0\0\0\0\0#\0\0\0\0\0\0\0\0\0\0\0@\0V\0%\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0J\0\0\0\0\0T\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{11}\0\0\0\0\0\0\0\0\0\0\0D\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\05\0\0\0\0\0\u{4}\0\0\0\0\0\0\0bool\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0int\"\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0int8\"\0\0\0\u{5}\0\0\u{3}\0\0\0\0int16\"\0\0\u{5}\0\0\u{4}\0\0\0\0int32\"\0\0\u{5}\0\0\u{5}\0\0\0\0int64\"\0\0\u{4}\0\0\u{6}\0\0\0\0uint\"\0\0\0\u{5}\0\0\u{7}\0\0\0\0uint8\"\0\0\u{6}\0\0\u{8}\0\0\0\0uint16\"\0\u{6}\0\0\t\0\0\0\0uint32\"\0\u{6}\0\0\n\0\0\0\0uint64\"\0\u{6}\0\0\u{b}\0\0\0\0double\"\0\u{5}\0\0\u{c}\0\0\0\0float\"\0\0\u{7}\0\0\r\0\0\0\0decimal\"\u{4}\0\0\u{e}\0\0\0\0text\"\0\0\0\u{6}\0\0\u{f}\0\0\0\0letter\"\0\u{3}\0\0\u{10}\0\0\0\0url\"\0\0\0\0\u{4}\0\0\u{11}\0\0\0\0uuid\"\0\0\0\u{4}\0\0\u{12}\0\0\0\0data\"\0\0\0\u{5}\0\0\u{13}\0\0\0\0place\"\0\0\u{3}\0\0\u{14}\0\0\0\0any\"\0\0\0\0\u{6}\0\0\u{15}\0\0\0\0object\"\0\u{4}\0\0\u{16}\0\0\0\0list\"\0\0\0\u{5}\0\0\u{17}\0\0\0\0texts\"\0\0\u{7}\0\0\u{18}\0\0\0\0doubles\"\u{5}\0\0\u{19}\0\0\0\0flags\"\0\0\u{4}\0\0\u{1a}\0\0\0\0grid\"\0\0\0\u{3}\0\0\u{1b}\0\0\0\0ids\"\0\0\0\0\u{5}\0\0\u{1c}\0\0\0\0names\"\0\0\u{6}\0\0\u{1d}\0\0\0\0counts\"\0\u{8}\0\0\u{1e}\0\0\0\0byNumber\"\0\0\0\0\0\0\0\u{4}\0\0\u{1f}\0\0\0\0byID\"\0\0\0\u{6}\0\0 \0\0\0\0nested\"\0\u{8}\0\0!\0\0\0\0fieldInt\"\0\0\0\0\0\0\0\t\0\0\"\0\0\0\0fieldText\"\0\0\0\0\0\0\t\0\0#\0\0\0\0fieldList\"\0\0\0\0\0\0\u{4}\0\0$\0\0\0\0note\"\0\0\0\u{5}\0\0%\0\0\0\0score\"\0\0\u{8}\0\0&\0\0\0\0position\"\0\0\0\0\0\0\0\u{6}\0\0'\0\0\0\0points\"\0\u{7}\0\0(\0\0\0\0byColor\"\0\0\0\0\0\0\0\0",
      bits: 8, seed: 0x32fcab5daed5bdfd, wide: false, full: false, count: 41, required: 0,
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
        double\t+12\tdouble
        float\t+13\tfloat
        decimal\t+14\tdecimal
        text\t+15\ttext
        letter\t+16\tletter
        url\t+17\turl
        uuid\t+18\tuuid
        data\t+19\tdata
        place\t+20\tplace
        any\t+21\tany
        object\t+22\tobject
        list\t+23\tlist
        texts\t+24\ttexts
        doubles\t+25\tdoubles
        flags\t+26\tflags
        grid\t+27\tgrid
        ids\t+28\tids
        names\t+29\tnames
        counts\t+30\tcounts
        byNumber\t+31\tbyNumber
        byID\t+32\tbyID
        nested\t+33\tnested
        fieldInt\t+34\tfieldInt
        fieldText\t+35\tfieldText
        fieldList\t+36\tfieldList
        note\t+37\tnote
        score\t+38\tscore
        position\t+39\tposition
        points\t+40\tpoints
        byColor\t+41\tbyColor
        """)
  }
}

nonisolated extension Point {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0y\"\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Point\tScalars.kvmap\t48
        x\t+1\tx
        y\t+2\ty
        label\t+3\tlabel
        """)
  }
}

nonisolated extension Color {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{7}\0\u{3}\0\0\0\0\0\0\0\u{5}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0red\"\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0g\"\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0green\"\0\0\u{3}\0\0\u{3}\0\0\0\0\u{fc}\n\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Color\tScalars.kvmap\t54
        """)
  }
}
