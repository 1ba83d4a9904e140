// Generated from Names.kvmap. Do not edit.
// kvmap format 1, input c34ee18ab4ff065b, body e48dcf1e7e0d0c6f
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
private typealias _KVMapType_key = key
private typealias _KVMapType_value = value
private typealias _KVMapType_updating = updating
private typealias _KVMapType_Hiding = Hiding
private typealias _KVMapType_Hiding2 = Hiding2
private typealias _KVMapType_Date = Date
private typealias _KVMapType_URL = URL
private typealias _KVMapType_Optional = Optional
private typealias _KVMapType_Error = Error

// MARK: - Types

nonisolated struct key: Swift.Sendable, Swift.Hashable {
  var kv: Swift.Int
  var out: Swift.Int
  var scan: Swift.Int

  init(kv: Swift.Int, out: Swift.Int, scan: Swift.Int) {
    self.kv = kv
    self.out = out
    self.scan = scan
  }
}

nonisolated struct value: Swift.Sendable, Swift.Hashable {
  var key: key
  var value: Swift.Optional<Swift.Int>
  var error: Swift.String
  var start: [Swift.Int?]

  init(key: key, value: Swift.Int? = nil, error: Swift.String, start: [Swift.Int?]) {
    self.key = key
    self.value = value
    self.error = error
    self.start = start
  }
}

nonisolated struct updating: Swift.Sendable, Swift.Hashable {
  var value: value
  var updating: Swift.Bool
  var current: Swift.Optional<key>

  init(value: value, updating: Swift.Bool, current: key? = nil) {
    self.value = value
    self.updating = updating
    self.current = current
  }
}

nonisolated struct Hiding: Swift.Sendable, Swift.Hashable {
  var key: key
  var Hiding2: Hiding2
  var Inner: [Hiding2]
  var String: Swift.String
  var Int: Swift.Optional<Swift.Int>
  var Set: Swift.Set<Swift.Int>
  var Date: Date
  var URL: Swift.Optional<URL>
  var self_: Swift.Int

  init(
    key: key,
    Hiding2: Hiding2,
    Inner: [Hiding2],
    String: Swift.String,
    Int: Swift.Int? = nil,
    Set: Swift.Set<Swift.Int>,
    Date: Date,
    URL: URL? = nil,
    self_: Swift.Int
  ) {
    self.key = key
    self.Hiding2 = Hiding2
    self.Inner = Inner
    self.String = String
    self.Int = Int
    self.Set = Set
    self.Date = Date
    self.URL = URL
    self.self_ = self_
  }
}

nonisolated struct Hiding2: Swift.Sendable, Swift.Hashable {
  var Hiding: Swift.Int

  init(Hiding: Swift.Int) {
    self.Hiding = Hiding
  }
}

nonisolated struct Optional: Swift.Sendable, Swift.Hashable {
  var Error: Swift.Optional<Swift.String>
  var Result: Swift.Int

  init(Error: Swift.String? = nil, Result: Swift.Int) {
    self.Error = Error
    self.Result = Result
  }
}

nonisolated struct Error: Swift.Sendable, Swift.Hashable {
  var Optional: Swift.Optional<Optional>

  init(Optional: Optional? = nil) {
    self.Optional = Optional
  }
}

nonisolated struct Numbered: Swift.Sendable, Swift.Hashable {
  var a: [[Swift.Int8]]
  var a_1: [[Swift.Int16]]

  init(a: [[Swift.Int8]], a_1: [[Swift.Int16]]) {
    self.a = a
    self.a_1 = a_1
  }
}

nonisolated struct Parameter<kv> {
  var current: kv
  var key: [kv]
  var Family: Swift.Optional<kv>

  init(current: kv, key: [kv], Family: kv? = nil) {
    self.current = current
    self.key = key
    self.Family = Family
  }
}

nonisolated extension Parameter: Swift.Sendable where kv: Swift.Sendable {}

nonisolated extension Parameter: Swift.Equatable where kv: Swift.Equatable {}

nonisolated extension Parameter: Swift.Hashable where kv: Swift.Hashable {}

// MARK: - Mappings

nonisolated extension key: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: key {
    _KVMapType_key(kv: 0, out: 0, scan: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout key, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.kv)  // kv
      case 1: kv.int(into: &out.out)  // out
      case 2: kv.int(into: &out.scan)  // scan
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"kv\":", self.kv)
    kv.int("\"out\":", self.out)
    kv.int("\"scan\":", self.scan)
    kv.endObject()
  }
}

nonisolated extension value: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: value {
    _KVMapType_value(key: _KVMapType_key._kvPlaceholder, error: "", start: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout value, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.object(into: &out.key, updating: updating)  // key
        case 1: kv.int(orNil: &out.value)  // value
        case 2: kv.string(into: &out.error)  // error
        case 3: out.start = try _kvDecode_start(&kv)  // start
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_start(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int? in try kv.consumeNullOrEmptyElement() ? nil : kv.int() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"key\":"); try self.key._kvEncode(&kv)
    kv.int("\"value\":", ifPresent: self.value)
    kv.string("\"error\":", self.error)
    kv.key("\"start\":")
    kv.beginArray()
    for value0 in self.start {
      if let value1 = value0 {
        kv.int(value1)
      } else { kv.null() }
    }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated extension updating: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: updating {
    _KVMapType_updating(value: _KVMapType_value._kvPlaceholder, updating: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout updating, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.value, updating: updating)  // value
      case 1: kv.bool(into: &out.updating)  // updating
      case 2: kv.object(orNil: &out.current, updating: updating)  // current
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try self.value._kvEncode(&kv)
    kv.bool("\"updating\":", self.updating)
    if let value = self.current { kv.key("\"current\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Hiding: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Hiding {
    _KVMapType_Hiding(key: _KVMapType_key._kvPlaceholder, Hiding2: _KVMapType_Hiding2._kvPlaceholder, Inner: [], String: "", Set: [], Date: .init(timeIntervalSince1970: 0), self_: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Hiding, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.object(into: &out.key, updating: updating)  // key
        case 1: kv.object(into: &out.Hiding2, updating: updating)  // Hiding2
        case 2: kv.array(into: &out.Inner)  // Inner
        case 3: kv.string(into: &out.String)  // String
        case 4: kv.int(orNil: &out.Int)  // Int
        case 5: out.Set = try _kvDecode_Set(&kv)  // Set
        case 6: kv.date(into: &out.Date)  // Date
        case 7: kv.url(orNil: &out.URL)  // URL
        case 8: kv.int(into: &out.self_)  // self_
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_Set(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"key\":"); try self.key._kvEncode(&kv)
    kv.key("\"Hiding2\":"); try self.Hiding2._kvEncode(&kv)
    try kv.array("\"Inner\":", self.Inner)
    kv.string("\"String\":", self.String)
    kv.int("\"Int\":", ifPresent: self.Int)
    kv.key("\"Set\":"); kv.array(kv.sorted(self.Set))
    kv.key("\"Date\":"); try kv.date(self.Date)
    if let value = self.URL { kv.key("\"URL\":"); try kv.url(value) }
    kv.int("\"self_\":", self.self_)
    kv.endObject()
  }
}

nonisolated extension Hiding2: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Hiding2 {
    _KVMapType_Hiding2(Hiding: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Hiding2, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.Hiding)  // Hiding
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"Hiding\":", self.Hiding)
    kv.endObject()
  }
}

nonisolated extension Optional: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Optional {
    _KVMapType_Optional(Result: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Optional, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.Error)  // Error
      case 1: kv.int(into: &out.Result)  // Result
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"Error\":", ifPresent: self.Error)
    kv.int("\"Result\":", self.Result)
    kv.endObject()
  }
}

nonisolated extension Error: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Error {
    _KVMapType_Error()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Error, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(orNil: &out.Optional, updating: updating)  // Optional
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.Optional { kv.key("\"Optional\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Numbered: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Numbered {
    Numbered(a: [], a_1: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Numbered, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.a = try _kvDecode_a(&kv)  // a
        case 1: out.a_1 = try _kvDecode_a_1_1(&kv)  // a_1
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_a(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int8]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int8] in try _kvDecode_a_1(&kv) })
  }

  private static func _kvDecode_a_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int8] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int8 in try kv.int8() })
  }

  private static func _kvDecode_a_1_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int16]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int16] in try _kvDecode_a_1_2(&kv) })
  }

  private static func _kvDecode_a_1_2(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int16] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int16 in try kv.int16() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"a\":", self.a)
    try kv.array("\"a_1\":", self.a_1)
    kv.endObject()
  }
}

nonisolated extension Parameter: KVMap.DocumentDecodable where kv: KVMap.DocumentDecodable {
  private typealias _KVMapType_kv = kv
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Parameter {
    let current: Swift.UnsafePointer<Parameter>? = current?.assumingMemoryBound(to: Parameter.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<kv>
    var _1: Swift.Optional<[kv]>
    var _2: Swift.Optional<kv>
    if let current {
      _0 = current.pointee.current
      _1 = current.pointee.key
      _2 = current.pointee.Family
    } else {
      _0 = nil
      _1 = nil
      _2 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try _KVMapType_kv._kvDecode(&kv, updating: current?.pointee.current)  // current
        case 1: _1 = try [_KVMapType_kv]._kvDecode(&kv, replacing: nil)  // key
        case 2: _2 = try kv.consumeNullOrEmptyText(of: _KVMapType_kv.self) ? nil : _KVMapType_kv._kvDecode(&kv, updating: current?.pointee.Family)  // Family
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return Parameter(current: made0, key: made1, Family: _2)
  }
}

nonisolated extension Parameter: KVMap.DocumentEncodable where kv: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"current\":"); try self.current._kvEncode(&kv)
    try kv.array("\"key\":", self.key)
    if let value = self.Family { kv.key("\"Family\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Parameter: KVMap.ContextDecodable where kv: KVMap.ContextDecodable {
  static func _kvEncode(context: kv.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try _KVMapType_kv._kvEncode(context: context, &kv)
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension key {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.kv, right.kv),
      KVMap._kvAreEqual(left.out, right.out),
      KVMap._kvAreEqual(left.scan, right.scan)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.kv.hash(into: &hasher)
    self.out.hash(into: &hasher)
    self.scan.hash(into: &hasher)
  }
}

nonisolated extension value {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key, right.key),
      KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.error, right.error),
      KVMap._kvAreEqual(left.start, right.start)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key.hash(into: &hasher)
    self.value.hash(into: &hasher)
    self.error.hash(into: &hasher)
    self.start.hash(into: &hasher)
  }
}

nonisolated extension updating {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.updating, right.updating),
      KVMap._kvAreEqual(left.current, right.current)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.updating.hash(into: &hasher)
    self.current.hash(into: &hasher)
  }
}

nonisolated extension Hiding {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key, right.key),
      KVMap._kvAreEqual(left.Hiding2, right.Hiding2),
      KVMap._kvAreEqual(left.Inner, right.Inner),
      KVMap._kvAreEqual(left.String, right.String),
      KVMap._kvAreEqual(left.Int, right.Int),
      KVMap._kvAreEqual(left.Set, right.Set),
      KVMap._kvAreEqual(left.Date, right.Date),
      KVMap._kvAreEqual(left.URL, right.URL),
      KVMap._kvAreEqual(left.self_, right.self_)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key.hash(into: &hasher)
    self.Hiding2.hash(into: &hasher)
    self.Inner.hash(into: &hasher)
    self.String.hash(into: &hasher)
    self.Int.hash(into: &hasher)
    self.Set.hash(into: &hasher)
    self.Date.hash(into: &hasher)
    self.URL.hash(into: &hasher)
    self.self_.hash(into: &hasher)
  }
}

nonisolated extension Hiding2 {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.Hiding, right.Hiding)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.Hiding.hash(into: &hasher)
  }
}

nonisolated extension Optional {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.Error, right.Error),
      KVMap._kvAreEqual(left.Result, right.Result)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.Error.hash(into: &hasher)
    self.Result.hash(into: &hasher)
  }
}

nonisolated extension Error {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.Optional, right.Optional)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.Optional.hash(into: &hasher)
  }
}

nonisolated extension Numbered {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.a_1, right.a_1)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.a_1.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension key {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\u{1}\0\0\0\0\0\0\0\0\0\u{3}\0\u{2}\0\0\0\0\0\u{1}\0kv\"\0\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0out\"\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0scan\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        key\tNames.kvmap\t2
        kv\t+0\tkv
        out\t+0\tout
        scan\t+0\tscan
        """)
  }
}

nonisolated extension value {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{7}\0\0\0\0\0\0\0\u{1}\0\u{5}\0\u{3}\0\0\0\0\0\u{1}\0key\"\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0value\"\0\0\u{5}\0\0\u{2}\0\0\u{1}\0error\"\0\0\u{5}\0\0\u{3}\0\0\u{1}\0start\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 4, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        value\tNames.kvmap\t3
        key\t+0\tkey
        value\t+0\tvalue
        error\t+0\terror
        start\t+0\tstart
        """)
  }
}

nonisolated extension updating {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{6}\0\0\0\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\u{8}\0\0\u{1}\0\0\u{1}\0updating\"\0\0\0\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0current\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        updating\tNames.kvmap\t4
        value\t+0\tvalue
        updating\t+0\tupdating
        current\t+0\tcurrent
        """)
  }
}

nonisolated extension Hiding {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{b}\0\r\0\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\u{5}\0\u{3}\0\u{7}\0\0\0\u{11}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0key\"\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0Hiding2\"\u{5}\0\0\u{2}\0\0\u{1}\0Inner\"\0\0\u{6}\0\0\u{3}\0\0\u{1}\0String\"\0\u{3}\0\0\u{4}\0\0\0\0Int\"\0\0\0\0\u{3}\0\0\u{5}\0\0\u{1}\0Set\"\0\0\0\0\u{4}\0\0\u{6}\0\0\u{1}\0Date\"\0\0\0\u{3}\0\0\u{7}\0\0\0\0URL\"\0\0\0\0\u{5}\0\0\u{8}\0\0\u{1}\0self_\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 9, required: 7,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hiding\tNames.kvmap\t6
        key\t+1\tkey
        Hiding2\t+2\tHiding2
        Inner\t+3\tInner
        String\t+4\tString
        Int\t+5\tInt
        Set\t+6\tSet
        Date\t+7\tDate
        URL\t+8\tURL
        self_\t+9\tself_
        """)
  }
}

nonisolated extension Hiding2 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0Hiding\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hiding2\tNames.kvmap\t18
        Hiding\t+0\tHiding
        """)
  }
}

nonisolated extension Optional {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0Error\"\0\0\u{6}\0\0\u{1}\0\0\u{1}\0Result\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Optional\tNames.kvmap\t19
        Error\t+0\tError
        Result\t+0\tResult
        """)
  }
}

nonisolated extension Error {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0Optional\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Error\tNames.kvmap\t20
        Optional\t+0\tOptional
        """)
  }
}

nonisolated extension Numbered {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0a\"\0\0\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0a_1\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Numbered\tNames.kvmap\t21
        a\t+0\ta
        a_1\t+0\ta_1
        """)
  }
}

nonisolated extension Parameter {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\u{7}\0\0\0\0\0\u{1}\0current\"\u{3}\0\0\u{1}\0\0\u{1}\0key\"\0\0\0\0\u{6}\0\0\u{2}\0\0\0\0Family\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Parameter\tNames.kvmap\t22
        current\t+0\tcurrent
        key\t+0\tkey
        Family\t+0\tFamily
        """)
  }
}
