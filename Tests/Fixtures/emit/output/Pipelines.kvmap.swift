// Generated from Pipelines.kvmap. Do not edit.
// kvmap format 1, input fb44bd5c6a1fca29, body 43d13a5f3b71a34a
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

/// Steps between numbers, over texts and over what they made.
nonisolated struct Piped: Swift.Sendable, Swift.Hashable {
  var price: Decimal
  var count: Swift.Int
  var tags: [Swift.String]
  var numbers: [Swift.Int]
  var unique: Swift.Set<Swift.String>
  var user: Swift.String
  var flag: Swift.Optional<Swift.Bool>
  var web: Swift.Optional<Date>
  var bytes: Swift.Optional<Data>
  var point: Swift.Optional<PipedPoint>
  var points: Swift.Optional<[PipedPoint]>
  var one: Swift.Optional<[Swift.String]>

  init(
    price: Decimal,
    count: Swift.Int,
    tags: [Swift.String],
    numbers: [Swift.Int],
    unique: Swift.Set<Swift.String>,
    user: Swift.String,
    flag: Swift.Bool? = nil,
    web: Date? = nil,
    bytes: Data? = nil,
    point: PipedPoint? = nil,
    points: [PipedPoint]? = nil,
    one: [Swift.String]? = nil
  ) {
    self.price = price
    self.count = count
    self.tags = tags
    self.numbers = numbers
    self.unique = unique
    self.user = user
    self.flag = flag
    self.web = web
    self.bytes = bytes
    self.point = point
    self.points = points
    self.one = one
  }
}

nonisolated struct PipedPoint: Swift.Sendable, Swift.Hashable {
  var x: Swift.Int
  var y: Swift.Int

  init(x: Swift.Int, y: Swift.Int) {
    self.x = x
    self.y = y
  }
}

// MARK: - Mappings

nonisolated extension Piped: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Piped {
    Piped(price: 0, count: 0, tags: [], numbers: [], unique: [], user: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Piped, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.price = try kv.scale(at: kv.mark(), kv.decimal(), "0.01")  // price
        case 1: out.count = try kv.convertToInt(at: kv.mark(), kv.shift(at: kv.mark(), kv.decimal(), "-1"))  // count
        case 2: out.tags = try KVMap.TextStep.split(kv.string(), ",")  // tags
        case 3: out.numbers = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.each(at: kv.mark(), KVMap.TextStep.split(kv.lenientString(), ";")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseInt(at: place, value) } }  // numbers
        case 4: out.unique = try Swift.Set(KVMap.TextStep.split(kv.string(), " "))  // unique
        case 5: out.user = try KVMap.TextStep.putting(prefix: "u/", kv.string())  // user
        case 6: out.flag = try kv.consumeNullOrEmptyElement() ? nil : kv.parseBool(at: kv.mark(), kv.string(), yes: "Y", no: "N")  // flag
        case 7: out.web = try kv.consumeNullOrEmptyElement() ? nil : kv.httpDate()  // web
        case 8: out.bytes = try kv.consumeNullOrEmptyElement() ? nil : kv.hex()  // bytes
        case 9: out.point = try kv.consumeNullOrEmptyText() ? nil : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try PipedPoint._kvDecode(&kv, updating: updating ? out.point : nil) }  // point
        case 10: out.points = try kv.consumeNullOrEmptyText() ? nil : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.array(of: PipedPoint.self) }  // points
        case 11: out.one = try kv.consumeNullOrEmptyElement() ? nil : [kv.string()]  // one
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"price\":"); try kv.decimal(kv.unscale(self.price, "0.01"))
    kv.key("\"count\":"); try kv.decimal(kv.unshift(KVMap.NumberStep.decimal(of: self.count), "-1"))
    kv.key("\"tags\":"); kv.string(KVMap.TextStep.join(self.tags, ","))
    kv.key("\"numbers\":"); try kv.string(KVMap.TextStep.join(kv.each(self.numbers) { (kv: inout KVMap.JSONWriter, value: Swift.Int) throws(KVMap.CodingFailure) in kv.text(of: value) }, ";"))
    kv.key("\"unique\":"); kv.string(KVMap.TextStep.join(kv.sorted(self.unique), " "))
    kv.key("\"user\":"); try kv.string(kv.removing(prefix: "u/", self.user))
    if let value = self.flag { kv.key("\"flag\":"); kv.string((value ? "Y" : "N")) }
    if let value = self.web { kv.key("\"web\":"); try kv.httpDate(value) }
    if let value = self.bytes { kv.key("\"bytes\":"); kv.hex(value) }
    if let value = self.point {
      kv.key("\"point\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try value._kvEncode(&kv)
      }
    }
    if let value = self.points {
      kv.key("\"points\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try kv.array(value)
      }
    }
    if let value = self.one { kv.key("\"one\":"); try kv.string(kv.only(value)) }
    kv.endObject()
  }
}

nonisolated extension PipedPoint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PipedPoint {
    PipedPoint(x: 0, y: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PipedPoint, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.x)  // x
      case 1: kv.int(into: &out.y)  // y
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.int("\"y\":", self.y)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Piped {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.numbers, right.numbers),
      KVMap._kvAreEqual(left.unique, right.unique),
      KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.flag, right.flag),
      KVMap._kvAreEqual(left.web, right.web),
      KVMap._kvAreEqual(left.bytes, right.bytes),
      KVMap._kvAreEqual(left.point, right.point),
      KVMap._kvAreEqual(left.points, right.points),
      KVMap._kvAreEqual(left.one, right.one)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.price.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.numbers.hash(into: &hasher)
    self.unique.hash(into: &hasher)
    self.user.hash(into: &hasher)
    self.flag.hash(into: &hasher)
    self.web.hash(into: &hasher)
    self.bytes.hash(into: &hasher)
    self.point.hash(into: &hasher)
    self.points.hash(into: &hasher)
    self.one.hash(into: &hasher)
  }
}

nonisolated extension PipedPoint {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.x, right.x),
      KVMap._kvAreEqual(left.y, right.y)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.x.hash(into: &hasher)
    self.y.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Piped {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\t\0\u{17}\0\0\0\0\0\0\0\0\0\u{b}\0\u{3}\0\u{f}\0\u{15}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\u{13}\0\0\0\u{7}\0\u{11}\0\u{5}\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0price\"\0\0\u{5}\0\0\u{1}\0\0\u{1}\0count\"\0\0\u{4}\0\0\u{2}\0\0\u{1}\0tags\"\0\0\0\u{7}\0\0\u{3}\0\0\u{1}\0numbers\"\u{6}\0\0\u{4}\0\0\u{1}\0unique\"\0\u{4}\0\0\u{5}\0\0\u{1}\0user\"\0\0\0\u{4}\0\0\u{6}\0\0\0\0flag\"\0\0\0\u{3}\0\0\u{7}\0\0\0\0web\"\0\0\0\0\u{5}\0\0\u{8}\0\0\0\0bytes\"\0\0\u{5}\0\0\t\0\0\0\0point\"\0\0\u{6}\0\0\n\0\0\0\0points\"\0\u{3}\0\0\u{b}\0\0\0\0one\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6c45d188009454f, wide: false, full: false, count: 12, required: 6,
      unknown: .ignore, duplicates: .error,
      rules: """
        Piped\tPipelines.kvmap\t4
        price\t+1\tprice
        count\t+2\tcount
        tags\t+3\ttags
        numbers\t+4\tnumbers
        unique\t+5\tunique
        user\t+6\tuser
        flag\t+7\tflag
        web\t+8\tweb
        bytes\t+9\tbytes
        point\t+10\tpoint
        points\t+11\tpoints
        one\t+12\tone
        """)
  }
}

nonisolated extension PipedPoint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0y\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        PipedPoint\tPipelines.kvmap\t19
        x\t+0\tx
        y\t+0\ty
        """)
  }
}
