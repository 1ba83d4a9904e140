// Generated from Tolerant.kvmap. Do not edit.
// kvmap format 1, input b8b01aa183e7dc6c, body 718285cae334efa6
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

nonisolated struct Tolerant: Swift.Sendable, Swift.Hashable {
  var int: Swift.Optional<Swift.Int>
  var small: Swift.Optional<Swift.UInt8>
  var double: Swift.Optional<Swift.Double>
  var float: Swift.Optional<Swift.Float>
  var decimal: Swift.Optional<Decimal>
  var bool: Swift.Optional<Swift.Bool>
  var text: Swift.Optional<Swift.String>
  var date: Swift.Optional<Date>
  var url: Swift.Optional<URL>
  var id: Swift.Optional<UUID>
  var ints: [Swift.Int]
  var bools: Swift.Optional<Swift.Set<Swift.Bool>>
  var table: [Swift.String: Swift.Double]
  var strictInt: Swift.Optional<Swift.Int>
  var age: Swift.Optional<Swift.Int>
  var ratio: Swift.Optional<Swift.Double>
  var name: Swift.Optional<Swift.String>
  var phones: [Swift.String]
  var field: KVMap.PatchField<Swift.Int>
  var guarded: Swift.Optional<Guarded>
  var first: Swift.Optional<First>
  var scores: [Swift.Int8]
  var rating: Swift.Optional<Swift.Double>
  var table2: [Swift.String: Swift.Int]
  var points: [Guarded]
  var fallback: Swift.Int

  init(
    int: Swift.Int? = nil,
    small: Swift.UInt8? = nil,
    double: Swift.Double? = nil,
    float: Swift.Float? = nil,
    decimal: Decimal? = nil,
    bool: Swift.Bool? = nil,
    text: Swift.String? = nil,
    date: Date? = nil,
    url: URL? = nil,
    id: UUID? = nil,
    ints: [Swift.Int] = [],
    bools: Swift.Set<Swift.Bool>? = nil,
    table: [Swift.String: Swift.Double] = [:],
    strictInt: Swift.Int? = nil,
    age: Swift.Int? = nil,
    ratio: Swift.Double? = nil,
    name: Swift.String? = nil,
    phones: [Swift.String] = [],
    field: KVMap.PatchField<Swift.Int> = .absent,
    guarded: Guarded? = nil,
    first: First? = nil,
    scores: [Swift.Int8] = [],
    rating: Swift.Double? = nil,
    table2: [Swift.String: Swift.Int] = [:],
    points: [Guarded] = [],
    fallback: Swift.Int = 7
  ) {
    self.int = int
    self.small = small
    self.double = double
    self.float = float
    self.decimal = decimal
    self.bool = bool
    self.text = text
    self.date = date
    self.url = url
    self.id = id
    self.ints = ints
    self.bools = bools
    self.table = table
    self.strictInt = strictInt
    self.age = age
    self.ratio = ratio
    self.name = name
    self.phones = phones
    self.field = field
    self.guarded = guarded
    self.first = first
    self.scores = scores
    self.rating = rating
    self.table2 = table2
    self.points = points
    self.fallback = fallback
  }
}

nonisolated struct Guarded: Swift.Sendable, Swift.Hashable {
  var a: Swift.Int
  var b: Swift.Optional<Swift.String>

  init(a: Swift.Int, b: Swift.String? = nil) {
    self.a = a
    self.b = b
  }
}

nonisolated struct First: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.Int>
  var b: Swift.Optional<[Swift.String]>

  init(a: Swift.Int? = nil, b: [Swift.String]? = nil) {
    self.a = a
    self.b = b
  }
}

// MARK: - Mappings

nonisolated extension Tolerant: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Tolerant {
    Tolerant()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tolerant, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.int = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // int
        case 1: out.small = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientUInt8()  // small
        case 2: out.double = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientDouble()  // double
        case 3: out.float = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientFloat()  // float
        case 4: out.decimal = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientDecimal()  // decimal
        case 5: out.bool = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientBool()  // bool
        case 6: out.text = try kv.consumeNull() ? nil : kv.lenientString()  // text
        case 7: out.date = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // date
        case 8: out.url = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() }  // url
        case 9: out.id = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> UUID in try kv.uuid() }  // id
        case 10: out.ints = try kv.consumeNull() ? [] : _kvDecode_ints(&kv)  // ints
        case 11: out.bools = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_bools(&kv)  // bools
        case 12: out.table = try kv.consumeNull() ? [:] : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Double] in try _kvDecode_table(&kv) }  // table
        case 13: kv.int(orNil: &out.strictInt)  // strictInt
        case 14: out.age = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.checked(at: kv.mark(), kv.lenientInt(), "a value in 0...150") { $0 >= 0 && $0 <= 150 }  // age
        case 15: out.ratio = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.checked(at: kv.mark(), kv.lenientDouble(), "a value in 0..<1") { $0 >= 0 && $0 < 1 }  // ratio
        case 16: out.name = try kv.consumeNull() ? nil : kv.checked(at: kv.mark(), kv.lenientString(), "count > 0") { $0.count > 0 }  // name
        case 17: out.phones = try kv.consumeNull() ? [] : kv.checked(at: kv.mark(), _kvDecode_phones(&kv), "count in 0...3") { $0.count >= 0 && $0.count <= 3 }  // phones
        case 18: out.field = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // field
        case 19: out.guarded = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Guarded in try Guarded._kvDecode(&kv, updating: updating ? out.guarded : nil) }  // guarded
        case 20: out.first = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> First in try First._kvDecode(&kv, updating: updating ? out.first : nil) }  // first
        case 21:  // scores
          let attempt21: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.scores = try kv.consumeNull() ? [] : _kvDecode_scores(&kv)
            kv.acceptAttempt(attempt21)
          } catch {
            try kv.drop(error, from: attempt21)
            out.scores = []
          }
        case 22:  // rating
          let attempt22: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.rating = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientDouble()
            kv.acceptAttempt(attempt22)
          } catch {
            try kv.drop(error, from: attempt22)
            out.rating = nil
          }
        case 23:  // table_2
          let attempt23: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.table2 = try kv.consumeNull() ? [:] : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] in try _kvDecode_table2(&kv) }
            kv.acceptAttempt(attempt23)
          } catch {
            try kv.drop(error, from: attempt23)
            out.table2 = [:]
          }
        case 24:  // points
          let attempt24: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.points = try kv.consumeNull() ? [] : _kvDecode_points(&kv)
            kv.acceptAttempt(attempt24)
          } catch {
            try kv.drop(error, from: attempt24)
            out.points = []
          }
        case 25:  // fallback
          let attempt25: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.fallback = try kv.consumeNull() ? 7 : kv.lenientInt()
            kv.acceptAttempt(attempt25)
          } catch {
            try kv.drop(error, from: attempt25)
            out.fallback = 7
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_ints(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  private static func _kvDecode_bools(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Bool> {
    guard kv.isArray() else { return [try kv.lenientBool()] }
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Bool in try kv.lenientBool() })
  }

  private static func _kvDecode_table(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Double] {
    return try kv.dictionary(
      keepsLast: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Double in try kv.lenientDouble() })
  }

  private static func _kvDecode_phones(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  private static func _kvDecode_scores(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int8] {
    guard kv.isArray() else { return [try kv.lenientInt8()] }
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int8 in try kv.lenientInt8() })
  }

  private static func _kvDecode_table2(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      keepsLast: true,
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  private static func _kvDecode_points(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Guarded] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Guarded in try Guarded._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Guarded in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Guarded in try Guarded._kvDecode(&kv, replacing: nil) } })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.int { kv.key("\"int\":"); kv.int(value) } else { kv.key("\"int\":"); kv.null() }
    if let value = self.small { kv.key("\"small\":"); kv.uint8(value) } else { kv.key("\"small\":"); kv.null() }
    if let value = self.double { kv.key("\"double\":"); try kv.double(value) } else { kv.key("\"double\":"); kv.null() }
    if let value = self.float { kv.key("\"float\":"); try kv.float(value) } else { kv.key("\"float\":"); kv.null() }
    if let value = self.decimal { kv.key("\"decimal\":"); try kv.decimal(value) } else { kv.key("\"decimal\":"); kv.null() }
    if let value = self.bool { kv.key("\"bool\":"); kv.bool(value) } else { kv.key("\"bool\":"); kv.null() }
    if let value = self.text { kv.key("\"text\":"); kv.string(value) } else { kv.key("\"text\":"); kv.null() }
    if let value = self.date { kv.key("\"date\":"); try kv.date(value) } else { kv.key("\"date\":"); kv.null() }
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) } else { kv.key("\"url\":"); kv.null() }
    if let value = self.id { kv.key("\"id\":"); kv.uuid(value) } else { kv.key("\"id\":"); kv.null() }
    kv.array("\"ints\":", self.ints)
    if let value = self.bools {
      kv.key("\"bools\":")
      try kv.ascending(value) { (kv: inout KVMap.JSONWriter, value0: Swift.Bool) throws(KVMap.CodingFailure) in
        kv.bool(value0)
      }
    } else { kv.key("\"bools\":"); kv.null() }
    kv.key("\"table\":"); try kv.dictionary(self.table)
    if let value = self.strictInt { kv.key("\"strictInt\":"); kv.int(value) } else { kv.key("\"strictInt\":"); kv.null() }
    if let value = self.age { kv.key("\"age\":"); try kv.int(kv.checked(value, "a value in 0...150") { $0 >= 0 && $0 <= 150 }) } else { kv.key("\"age\":"); kv.null() }
    if let value = self.ratio { kv.key("\"ratio\":"); try kv.double(kv.checked(value, "a value in 0..<1") { $0 >= 0 && $0 < 1 }) } else { kv.key("\"ratio\":"); kv.null() }
    if let value = self.name { kv.key("\"name\":"); try kv.string(kv.checked(value, "count > 0") { $0.count > 0 }) } else { kv.key("\"name\":"); kv.null() }
    kv.key("\"phones\":"); try kv.array(kv.checked(self.phones, "count in 0...3") { $0.count >= 0 && $0.count <= 3 })
    switch self.field {
    case .absent: break
    case .null: kv.key("\"field\":"); kv.null()
    case .value(let value): kv.key("\"field\":"); kv.int(value)
    }
    if let value = self.guarded { kv.key("\"guarded\":"); try value._kvEncode(&kv) } else { kv.key("\"guarded\":"); kv.null() }
    if let value = self.first { kv.key("\"first\":"); try value._kvEncode(&kv) } else { kv.key("\"first\":"); kv.null() }
    try kv.array("\"scores\":", self.scores)
    if let value = self.rating { kv.key("\"rating\":"); try kv.double(value) } else { kv.key("\"rating\":"); kv.null() }
    kv.key("\"table_2\":"); kv.dictionary(self.table2)
    try kv.array("\"points\":", self.points)
    kv.int("\"fallback\":", self.fallback)
    kv.endObject()
  }
}

nonisolated extension Guarded: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Guarded {
    Guarded(a: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Guarded, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.a)  // a
      case 1: kv.string(orNil: &out.b)  // b
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\":", self.a)
    if let value = self.b { kv.key("\"b\":"); kv.string(value) } else { kv.key("\"b\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension First: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: First {
    First()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout First, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.a = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // a
        case 1: out.b = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_b(&kv)  // b
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_b(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.a { kv.key("\"a\":"); kv.int(value) } else { kv.key("\"a\":"); kv.null() }
    if let value = self.b { kv.key("\"b\":"); kv.array(value) } else { kv.key("\"b\":"); kv.null() }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Tolerant {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.int, right.int),
      KVMap._kvAreEqual(left.small, right.small),
      KVMap._kvAreEqual(left.double, right.double),
      KVMap._kvAreEqual(left.float, right.float),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.bool, right.bool),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.date, right.date),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.ints, right.ints),
      KVMap._kvAreEqual(left.bools, right.bools),
      KVMap._kvAreEqual(left.table, right.table),
      KVMap._kvAreEqual(left.strictInt, right.strictInt),
      KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.ratio, right.ratio),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.phones, right.phones),
      KVMap._kvAreEqual(left.field, right.field),
      KVMap._kvAreEqual(left.guarded, right.guarded),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.scores, right.scores),
      KVMap._kvAreEqual(left.rating, right.rating),
      KVMap._kvAreEqual(left.table2, right.table2),
      KVMap._kvAreEqual(left.points, right.points),
      KVMap._kvAreEqual(left.fallback, right.fallback)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.int.hash(into: &hasher)
    self.small.hash(into: &hasher)
    self.double.hash(into: &hasher)
    self.float.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.bool.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.date.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.ints.hash(into: &hasher)
    self.bools.hash(into: &hasher)
    self.table.hash(into: &hasher)
    self.strictInt.hash(into: &hasher)
    self.age.hash(into: &hasher)
    self.ratio.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.phones.hash(into: &hasher)
    self.field.hash(into: &hasher)
    self.guarded.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.scores.hash(into: &hasher)
    self.rating.hash(into: &hasher)
    self.table2.hash(into: &hasher)
    self.points.hash(into: &hasher)
    self.fallback.hash(into: &hasher)
  }
}

nonisolated extension Guarded {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
  }
}

nonisolated extension First {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Tolerant {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{3}\0\u{f}\0\u{5}\0\0\0\0\0\0\02\0(\0\0\0&\0\0\0\0\0 \0\0\0\0\0\0\0\u{13}\0\0\0\u{b}\0\0\0*\0\0\0\u{1}\0\0\0\0\0\u{7}\04\0\0\0\0\0\0\0\u{15}\0\0\0\u{19}\0\0\0\0\0\0\0\0\0\r\0\0\0\u{1b}\0\t\0\0\0\0\0\0\0,\0\u{11}\0\"\0.\0\0\0\0\00\0\0\0\u{1e}\0\0\0\0\0\0\0\0\0\u{17}\0\0\0$\0\u{3}\0\0\0\0\0\0\0int\"\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0small\"\0\0\u{6}\0\0\u{2}\0\0\0\0double\"\0\u{5}\0\0\u{3}\0\0\0\0float\"\0\0\u{7}\0\0\u{4}\0\0\0\0decimal\"\u{4}\0\0\u{5}\0\0\0\0bool\"\0\0\0\u{4}\0\0\u{6}\0\0\0\0text\"\0\0\0\u{4}\0\0\u{7}\0\0\0\0date\"\0\0\0\u{3}\0\0\u{8}\0\0\0\0url\"\0\0\0\0\u{2}\0\0\t\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\n\0\0\0\0ints\"\0\0\0\u{5}\0\0\u{b}\0\0\0\0bools\"\0\0\u{5}\0\0\u{c}\0\0\0\0table\"\0\0\t\0\0\r\0\0\0\0strictInt\"\0\0\0\0\0\0\u{3}\0\0\u{e}\0\0\0\0age\"\0\0\0\0\u{5}\0\0\u{f}\0\0\0\0ratio\"\0\0\u{4}\0\0\u{10}\0\0\0\0name\"\0\0\0\u{6}\0\0\u{11}\0\0\0\0phones\"\0\u{5}\0\0\u{12}\0\0\0\0field\"\0\0\u{7}\0\0\u{13}\0\0\0\0guarded\"\u{5}\0\0\u{14}\0\0\0\0first\"\0\0\u{6}\0\0\u{15}\0\0\0\0scores\"\0\u{6}\0\0\u{16}\0\0\0\0rating\"\0\u{7}\0\0\u{17}\0\0\0\0table_2\"\u{6}\0\0\u{18}\0\0\0\0points\"\0\u{8}\0\0\u{19}\0\0\0\0fallback\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0xaf89c05cd4fc75ed, wide: false, full: false, count: 26, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        Tolerant\tTolerant.kvmap\t7
        int\t+1\tint
        small\t+2\tsmall
        double\t+3\tdouble
        float\t+4\tfloat
        decimal\t+5\tdecimal
        bool\t+6\tbool
        text\t+7\ttext
        date\t+8\tdate
        url\t+9\turl
        id\t+10\tid
        ints\t+11\tints
        bools\t+12\tbools
        table\t+13\ttable
        strictInt\t+14\tstrictInt
        age\t+15\tage
        ratio\t+16\tratio
        name\t+17\tname
        phones\t+18\tphones
        field\t+19\tfield
        guarded\t+20\tguarded
        first\t+21\tfirst
        scores\t+22\tscores
        rating\t+23\trating
        table2\t+24\ttable_2
        points\t+25\tpoints
        fallback\t+26\tfallback
        """)
  }
}

nonisolated extension Guarded {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Guarded\tTolerant.kvmap\t36
        a\t+4\ta
        b\t+5\tb
        """)
  }
}

nonisolated extension First {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .warn, duplicates: .last,
      rules: """
        First\tTolerant.kvmap\t44
        a\t+2\ta
        b\t+3\tb
        """)
  }
}
