// Generated from Lenient.kvmap. Do not edit.
// kvmap format 1, input a0284e69c5799f79, body d0940953a942bb4d
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

nonisolated struct LenientScalars: Swift.Sendable, Swift.Hashable {
  var bool: Swift.Bool
  var int: Swift.Int
  var uint8: Swift.UInt8
  var float: Swift.Float
  var double: Swift.Double
  var decimal: Decimal
  var string: Swift.String
  var url: URL
  var exact: Swift.Int
  var optional: Swift.Optional<Swift.Int>
  var optionalText: Swift.Optional<Swift.String>
  var list: [Swift.Int]
  var words: [Swift.String]
  var items: [LenientItem]
  var unique: Swift.Set<Swift.Int>
  var grid: [[Swift.Int]]
  var optionalList: Swift.Optional<[Swift.Int]>
  var level: Swift.Optional<LenientLevel>
  var levels: Swift.Optional<LenientPage<LenientLevel>>
  var grades: Swift.Optional<LenientPage<LenientGrade>>

  init(
    bool: Swift.Bool,
    int: Swift.Int,
    uint8: Swift.UInt8,
    float: Swift.Float,
    double: Swift.Double,
    decimal: Decimal,
    string: Swift.String,
    url: URL,
    exact: Swift.Int,
    optional: Swift.Int? = nil,
    optionalText: Swift.String? = nil,
    list: [Swift.Int],
    words: [Swift.String],
    items: [LenientItem],
    unique: Swift.Set<Swift.Int>,
    grid: [[Swift.Int]],
    optionalList: [Swift.Int]? = nil,
    level: LenientLevel? = nil,
    levels: LenientPage<LenientLevel>? = nil,
    grades: LenientPage<LenientGrade>? = nil
  ) {
    self.bool = bool
    self.int = int
    self.uint8 = uint8
    self.float = float
    self.double = double
    self.decimal = decimal
    self.string = string
    self.url = url
    self.exact = exact
    self.optional = optional
    self.optionalText = optionalText
    self.list = list
    self.words = words
    self.items = items
    self.unique = unique
    self.grid = grid
    self.optionalList = optionalList
    self.level = level
    self.levels = levels
    self.grades = grades
  }
}

nonisolated struct LenientPage<Item> {
  var items: [Item]
  var first: Swift.Optional<Item>

  init(items: [Item], first: Item? = nil) {
    self.items = items
    self.first = first
  }
}

nonisolated extension LenientPage: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension LenientPage: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension LenientPage: Swift.Hashable where Item: Swift.Hashable {}

nonisolated struct LenientItem: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

/// Lenient where a rule is, and strict as an argument of a generic type, which no rule reads.
nonisolated enum LenientLevel: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case low
  case high

  init?(rawValue: Swift.Int) {
    switch rawValue {
    case 1: self = .low
    case 2: self = .high
    default: return nil
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .low: 1
    case .high: 2
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .low: 0
    case .high: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum LenientGrade: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case one
  case yes
  case other(Swift.String)

  init(rawValue: Swift.String) {
    switch rawValue {
    case "1": self = .one
    case "true": self = .yes
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .one: "1"
    case .yes: "true"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .one: 0
    case .yes: 1
    case .other: 2
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    if case .other(let left) = left, case .other(let right) = right { return left == right }
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
    if case .other(let value) = self { hasher.combine(value) }
  }
}

// MARK: - Mappings

nonisolated extension LenientScalars: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LenientScalars {
    LenientScalars(bool: false, int: 0, uint8: 0, float: 0, double: 0, decimal: 0, string: "", url: KVMap.GeneratedConstant.emptyURL, exact: 0, list: [], words: [], items: [], unique: [], grid: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LenientScalars, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.bool = try kv.lenientBool()  // bool
        case 1: out.int = try kv.lenientInt()  // int
        case 2: out.uint8 = try kv.lenientUInt8()  // uint8
        case 3: out.float = try kv.lenientFloat()  // float
        case 4: out.double = try kv.lenientDouble()  // double
        case 5: out.decimal = try kv.lenientDecimal()  // decimal
        case 6: out.string = try kv.lenientString()  // string
        case 7: out.url = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() }  // url
        case 8: kv.int(into: &out.exact)  // exact
        case 9: out.optional = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // optional
        case 10: out.optionalText = try kv.consumeNull() ? nil : kv.lenientString()  // optionalText
        case 11: out.list = try _kvDecode_list(&kv)  // list
        case 12: out.words = try _kvDecode_words(&kv)  // words
        case 13: out.items = try _kvDecode_items(&kv)  // items
        case 14: out.unique = try _kvDecode_unique(&kv)  // unique
        case 15: out.grid = try _kvDecode_grid(&kv)  // grid
        case 16: out.optionalList = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_list(&kv)  // optionalList
        case 17: out.level = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientLevel in try LenientLevel._kvDecode(&kv, lenient: true) }  // level
        case 18: out.levels = try kv.consumeNullOrEmptyText() ? nil : LenientPage<LenientLevel>._kvDecode(&kv, updating: updating ? out.levels : nil)  // levels
        case 19: out.grades = try kv.consumeNullOrEmptyText() ? nil : LenientPage<LenientGrade>._kvDecode(&kv, updating: updating ? out.grades : nil)  // grades
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_list(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  private static func _kvDecode_words(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [LenientItem] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientItem in try LenientItem._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientItem in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientItem in try LenientItem._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_unique(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  private static func _kvDecode_grid(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int]] {
    guard kv.isArray() else { return [try _kvDecode_list(&kv)] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try _kvDecode_list(&kv) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"bool\":", self.bool)
    kv.int("\"int\":", self.int)
    kv.key("\"uint8\":"); kv.uint8(self.uint8)
    kv.key("\"float\":"); try kv.float(self.float)
    try kv.double("\"double\":", self.double)
    kv.key("\"decimal\":"); try kv.decimal(self.decimal)
    kv.string("\"string\":", self.string)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.int("\"exact\":", self.exact)
    kv.int("\"optional\":", ifPresent: self.optional)
    kv.string("\"optionalText\":", ifPresent: self.optionalText)
    kv.array("\"list\":", self.list)
    kv.array("\"words\":", self.words)
    try kv.array("\"items\":", self.items)
    kv.key("\"unique\":"); kv.array(kv.sorted(self.unique))
    try kv.array("\"grid\":", self.grid)
    if let value = self.optionalList { kv.key("\"optionalList\":"); kv.array(value) }
    if let value = self.level { kv.key("\"level\":"); try value._kvEncode(&kv) }
    if let value = self.levels { kv.key("\"levels\":"); try value._kvEncode(&kv) }
    if let value = self.grades { kv.key("\"grades\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension LenientPage: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> LenientPage {
    let current: Swift.UnsafePointer<LenientPage>? = current?.assumingMemoryBound(to: LenientPage.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<[Item]>
    var _1: Swift.Optional<Item>
    if let current {
      _0 = current.pointee.items
      _1 = current.pointee.first
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try _kvDecode_items(&kv)  // items
        case 1: _1 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : Item._kvDecode(&kv, updating: current?.pointee.first)  // first
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return LenientPage(items: made0, first: _1)
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Item] {
    guard kv.isArray() else { return [try Item._kvDecode(&kv, replacing: nil)] }
    return try [Item]._kvDecode(&kv, replacing: nil)
  }
}

nonisolated extension LenientPage: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    if let value = self.first { kv.key("\"first\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension LenientPage: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension LenientItem: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LenientItem {
    LenientItem(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LenientItem, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension LenientLevel: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> LenientLevel {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> LenientLevel {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> LenientLevel {
    switch raw {
    case 1: return .low
    case 2: return .high
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientLevel {
    let key: KVMap.ValuePosition = kv.mark()
    let raw: Swift.Int
    do throws(KVMap.CodingFailure) { raw = try kv.entryKeyInt() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.Int {
    switch self {
    case .low: return 1
    case .high: return 2
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated extension LenientGrade: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> LenientGrade {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> LenientGrade {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .one
    case 1: return .yes
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> LenientGrade {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .one
    case 1: return .yes
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientGrade {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .one: return "1"
    case .yes: return "true"
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension LenientScalars {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.bool, right.bool),
      KVMap._kvAreEqual(left.int, right.int),
      KVMap._kvAreEqual(left.uint8, right.uint8),
      KVMap._kvAreEqual(left.float, right.float),
      KVMap._kvAreEqual(left.double, right.double),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.string, right.string),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.exact, right.exact),
      KVMap._kvAreEqual(left.optional, right.optional),
      KVMap._kvAreEqual(left.optionalText, right.optionalText),
      KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.words, right.words),
      KVMap._kvAreEqual(left.items, right.items),
      KVMap._kvAreEqual(left.unique, right.unique),
      KVMap._kvAreEqual(left.grid, right.grid),
      KVMap._kvAreEqual(left.optionalList, right.optionalList),
      KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.levels, right.levels),
      KVMap._kvAreEqual(left.grades, right.grades)
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
    self.decimal.hash(into: &hasher)
    self.string.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.exact.hash(into: &hasher)
    self.optional.hash(into: &hasher)
    self.optionalText.hash(into: &hasher)
    self.list.hash(into: &hasher)
    self.words.hash(into: &hasher)
    self.items.hash(into: &hasher)
    self.unique.hash(into: &hasher)
    self.grid.hash(into: &hasher)
    self.optionalList.hash(into: &hasher)
    self.level.hash(into: &hasher)
    self.levels.hash(into: &hasher)
    self.grades.hash(into: &hasher)
  }
}

nonisolated extension LenientItem {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension LenientScalars {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1b}\0\0\0*\0\0\0\0\0(\0\0\0\0\0\0\0\0\0\0\0\0\0\r\0\0\0&\0\0\0\u{1f}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{13}\0\0\0\u{11}\0\0\0\0\0\u{16}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\u{1d}\0\0\0\0\0\0\0\u{7}\0\u{f}\0\0\0\0\0\0\0\0\0\u{19}\0\0\0\0\0\t\0\0\0!\0\0\0\0\0\0\0#\0\0\0\u{4}\0\0\0\0\0\u{1}\0bool\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0int\"\0\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0uint8\"\0\0\u{5}\0\0\u{3}\0\0\u{1}\0float\"\0\0\u{6}\0\0\u{4}\0\0\u{1}\0double\"\0\u{7}\0\0\u{5}\0\0\u{1}\0decimal\"\u{6}\0\0\u{6}\0\0\u{1}\0string\"\0\u{3}\0\0\u{7}\0\0\u{1}\0url\"\0\0\0\0\u{5}\0\0\u{8}\0\0\u{1}\0exact\"\0\0\u{8}\0\0\t\0\0\0\0optional\"\0\0\0\0\0\0\0\u{c}\0\0\n\0\0\0\0optionalText\"\0\0\0\u{4}\0\0\u{b}\0\0\u{1}\0list\"\0\0\0\u{5}\0\0\u{c}\0\0\u{1}\0words\"\0\0\u{5}\0\0\r\0\0\u{1}\0items\"\0\0\u{6}\0\0\u{e}\0\0\u{1}\0unique\"\0\u{4}\0\0\u{f}\0\0\u{1}\0grid\"\0\0\0\u{c}\0\0\u{10}\0\0\0\0optionalList\"\0\0\0\u{5}\0\0\u{11}\0\0\0\0level\"\0\0\u{6}\0\0\u{12}\0\0\0\0levels\"\0\u{6}\0\0\u{13}\0\0\0\0grades\"\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0xc2d326e0055bdef7, wide: false, full: false, count: 20, required: 14,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientScalars\tLenient.kvmap\t3
        bool\t+1\tbool
        int\t+2\tint
        uint8\t+3\tuint8
        float\t+4\tfloat
        double\t+5\tdouble
        decimal\t+6\tdecimal
        string\t+7\tstring
        url\t+8\turl
        exact\t+9\texact
        optional\t+10\toptional
        optionalText\t+11\toptionalText
        list\t+12\tlist
        words\t+13\twords
        items\t+14\titems
        unique\t+15\tunique
        grid\t+16\tgrid
        optionalList\t+17\toptionalList
        level\t+18\tlevel
        levels\t+19\tlevels
        grades\t+20\tgrades
        """)
  }
}

nonisolated extension LenientPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\u{5}\0\0\u{1}\0\0\0\0first\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientPage\tLenient.kvmap\t29
        items\t+0\titems
        first\t+0\tfirst
        """)
  }
}

nonisolated extension LenientItem {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientItem\tLenient.kvmap\t31
        name\t+0\tname
        """)
  }
}

nonisolated extension LenientLevel {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\02\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientLevel\tLenient.kvmap\t27
        """)
  }
}

nonisolated extension LenientGrade {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0true\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientGrade\tLenient.kvmap\t28
        """)
  }
}
