// Generated from LenientArrays.kvmap. Do not edit.
// kvmap format 1, input e78d3a23641baaf1, body 3eb9badca024422f
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

/// Arrays in place of objects and scalars.
nonisolated struct LenientUser: Swift.Sendable, Swift.Hashable {
  var settings: LenientSettings
  var counts: [Swift.String: Swift.Int]
  var meta: KVMap.JSONObject
  var extra: Swift.Optional<LenientSettings>
  var all: [Swift.String: LenientSettings]
  var list: [LenientSettings]
  var page: Swift.Optional<ArrayPage<LenientEntry>>
  var strictly: Swift.Optional<LenientSettings>
  var change: KVMap.PatchField<LenientSettings>
  var built: Swift.Optional<Built>
  var checked: Swift.Optional<[Swift.String: Swift.Int]>
  var named: [KeyedLenient]
  var namedSet: Swift.Optional<Swift.Set<KeyedLenient>>

  init(
    settings: LenientSettings,
    counts: [Swift.String: Swift.Int],
    meta: KVMap.JSONObject,
    extra: LenientSettings? = nil,
    all: [Swift.String: LenientSettings] = [:],
    list: [LenientSettings] = [],
    page: ArrayPage<LenientEntry>? = nil,
    strictly: LenientSettings? = nil,
    change: KVMap.PatchField<LenientSettings> = .absent,
    built: Built? = nil,
    checked: [Swift.String: Swift.Int]? = nil,
    named: [KeyedLenient] = [],
    namedSet: Swift.Set<KeyedLenient>? = nil
  ) {
    self.settings = settings
    self.counts = counts
    self.meta = meta
    self.extra = extra
    self.all = all
    self.list = list
    self.page = page
    self.strictly = strictly
    self.change = change
    self.built = built
    self.checked = checked
    self.named = named
    self.namedSet = namedSet
  }
}

nonisolated struct KeyedLenient: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var n: Swift.Int

  init(id: Swift.String, n: Swift.Int) {
    self.id = id
    self.n = n
  }
}

nonisolated struct LenientSettings: Swift.Sendable, Swift.Hashable {
  var theme: Swift.Optional<Swift.String>

  init(theme: Swift.String? = nil) {
    self.theme = theme
  }
}

nonisolated struct Built: Swift.Sendable, Swift.Hashable {
  var id: UUID
  var kind: Swift.Optional<LenientKind>

  init(id: UUID = UUID.init(), kind: LenientKind? = nil) {
    self.id = id
    self.kind = kind
  }
}

nonisolated struct LenientEntry: Swift.Sendable, Swift.Hashable {
  var n: Swift.Optional<Swift.Int>

  init(n: Swift.Int? = nil) {
    self.n = n
  }
}

nonisolated struct ArrayPage<Item> {
  var items: [Item]

  init(items: [Item] = []) {
    self.items = items
  }
}

nonisolated extension ArrayPage: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension ArrayPage: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension ArrayPage: Swift.Hashable where Item: Swift.Hashable {}

nonisolated struct Hit: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var title: Swift.Optional<Swift.String>
  var at: Swift.Optional<Date>
  var ok: Swift.Optional<Swift.Bool>
  var level: Swift.Optional<ArrayLevel>
  var seen: Swift.Optional<Date>
  var day: Swift.Optional<Date>
  var tags: Swift.Optional<[Swift.String]>
  var letter: Swift.Optional<Swift.Character>
  var link: Swift.Optional<URL>
  var token: Swift.Optional<UUID>
  var bytes: Swift.Optional<Data>
  var kind: Swift.Optional<LenientKind>
  var numbers: Swift.Optional<[Swift.Int8]>
  var price: Swift.Optional<Decimal>

  init(
    id: Swift.Int,
    title: Swift.String? = nil,
    at: Date? = nil,
    ok: Swift.Bool? = nil,
    level: ArrayLevel? = nil,
    seen: Date? = nil,
    day: Date? = nil,
    tags: [Swift.String]? = nil,
    letter: Swift.Character? = nil,
    link: URL? = nil,
    token: UUID? = nil,
    bytes: Data? = nil,
    kind: LenientKind? = nil,
    numbers: [Swift.Int8]? = nil,
    price: Decimal? = nil
  ) {
    self.id = id
    self.title = title
    self.at = at
    self.ok = ok
    self.level = level
    self.seen = seen
    self.day = day
    self.tags = tags
    self.letter = letter
    self.link = link
    self.token = token
    self.bytes = bytes
    self.kind = kind
    self.numbers = numbers
    self.price = price
  }
}

nonisolated enum ArrayLevel: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case low
  case high

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "low": self = .low
    case "high": self = .high
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .low: "low"
    case .high: "high"
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

nonisolated enum LenientKind: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case one
  case other(Swift.Int)

  init(rawValue: Swift.Int) {
    switch rawValue {
    case 1: self = .one
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .one: 1
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .one: 0
    case .other: 1
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

nonisolated extension LenientUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LenientUser {
    LenientUser(settings: LenientSettings._kvPlaceholder, counts: [:], meta: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LenientUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.settings = try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientSettings in try LenientSettings._kvDecode(&kv, updating: updating ? out.settings : nil) }  // settings
        case 1: out.counts = try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] in try _kvDecode_counts(&kv) }  // counts
        case 2: out.meta = try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONObject in try kv.object() }  // meta
        case 3: out.extra = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientSettings in try LenientSettings._kvDecode(&kv, updating: updating ? out.extra : nil) }  // extra
        case 4: out.all = try kv.consumeNull() ? [:] : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: LenientSettings] in try _kvDecode_all(&kv) }  // all
        case 5: out.list = try kv.consumeNull() ? [] : _kvDecode_list(&kv)  // list
        case 6: out.page = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ArrayPage<LenientEntry> in try ArrayPage<LenientEntry>._kvDecode(&kv, updating: updating ? out.page : nil) }  // page
        case 7: kv.object(orNil: &out.strictly, updating: updating)  // strictly
        case 8: out.change = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientSettings in try LenientSettings._kvDecode(&kv, updating: updating ? out.change.value : nil) })  // change
        case 9: out.built = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Built in try Built._kvDecode(&kv, updating: updating ? out.built : nil) }  // built
        case 10: out.checked = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.checked(at: kv.mark(), kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] in try _kvDecode_counts(&kv) }, "count < 3") { $0.count < 3 }  // checked
        case 11: out.named = try kv.consumeNull() ? [] : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeyedLenient] in try _kvDecode_named(&kv) }  // named
        case 12: out.namedSet = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<KeyedLenient> in try _kvDecode_namedSet(&kv) }  // namedSet
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_counts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: LenientSettings] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientSettings in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientSettings in try LenientSettings._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_list(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [LenientSettings] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientSettings in try LenientSettings._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientSettings in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientSettings in try LenientSettings._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_named(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeyedLenient] {
    var all: [KeyedLenient] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedLenient in try KeyedLenient._kvDecode(&kv, replacing: nil) }) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  private static func _kvDecode_namedSet(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<KeyedLenient> {
    var all: Swift.Set<KeyedLenient> = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.insert(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedLenient in try KeyedLenient._kvDecode(&kv, replacing: nil) }) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"settings\":"); try self.settings._kvEncode(&kv)
    kv.key("\"counts\":"); kv.dictionary(self.counts)
    kv.key("\"meta\":"); kv.object(self.meta)
    if let value = self.extra { kv.key("\"extra\":"); try value._kvEncode(&kv) }
    kv.key("\"all\":"); try kv.dictionary(self.all)
    try kv.array("\"list\":", self.list)
    if let value = self.page { kv.key("\"page\":"); try value._kvEncode(&kv) }
    if let value = self.strictly { kv.key("\"strictly\":"); try value._kvEncode(&kv) }
    switch self.change {
    case .absent: break
    case .null: kv.key("\"change\":"); kv.null()
    case .value(let value): kv.key("\"change\":"); try value._kvEncode(&kv)
    }
    if let value = self.built { kv.key("\"built\":"); try value._kvEncode(&kv) }
    if let value = self.checked { kv.key("\"checked\":"); try kv.dictionary(kv.checked(value, "count < 3") { $0.count < 3 } as [Swift.String: Swift.Int]) }
    kv.key("\"named\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.named {
        kv.entryKey(value0.id)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    if let value = self.namedSet {
      kv.key("\"namedSet\":")
      try kv.ascendingMembers(value) { (kv: inout KVMap.JSONWriter, value0: KeyedLenient) throws(KVMap.CodingFailure) in
        kv.entryKey(value0.id)
        try value0._kvEncode(&kv)
      }
    }
    kv.endObject()
  }
}

nonisolated extension KeyedLenient: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeyedLenient {
    KeyedLenient(id: "", n: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeyedLenient, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.n = try kv.lenientInt()  // n
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.id = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"n\":", self.n)
    kv.endObject()
  }
}

nonisolated extension LenientSettings: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LenientSettings {
    LenientSettings()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LenientSettings, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.theme = try kv.consumeNull() ? nil : kv.lenientString()  // theme
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"theme\":", ifPresent: self.theme)
    kv.endObject()
  }
}

nonisolated extension Built: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Built {
    let current: Swift.UnsafePointer<Built>? = current?.assumingMemoryBound(to: Built.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: UUID
    var _1: Swift.Optional<LenientKind>
    if let current {
      _0 = current.pointee.id
      _1 = current.pointee.kind
    } else {
      _0 = UUID.init()
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? UUID.init() : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> UUID in try kv.uuid() }  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientKind in try LenientKind._kvDecode(&kv, lenient: true) }  // kind
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Built(id: _0, kind: _1)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"id\":"); kv.uuid(self.id)
    if let value = self.kind { kv.key("\"kind\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension LenientEntry: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LenientEntry {
    LenientEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LenientEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.n = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // n
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"n\":", ifPresent: self.n)
    kv.endObject()
  }
}

nonisolated extension ArrayPage: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> ArrayPage {
    let current: Swift.UnsafePointer<ArrayPage>? = current?.assumingMemoryBound(to: ArrayPage.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: [Item]
    if let current {
      _0 = current.pointee.items
    } else {
      _0 = []
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? [] : _kvDecode_items(&kv)  // items
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return ArrayPage(items: _0)
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Item] {
    guard kv.isArray() else { return [try Item._kvDecode(&kv, replacing: nil)] }
    return try [Item]._kvDecode(&kv, replacing: nil)
  }
}

nonisolated extension ArrayPage: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    kv.endObject()
  }
}

nonisolated extension ArrayPage: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension Hit: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Hit {
    Hit(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Hit, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientInt()  // id
        case 1: out.title = try kv.consumeNull() ? nil : kv.lenientString()  // title
        case 2: out.at = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // at
        case 3: out.ok = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientBool()  // ok
        case 4: out.level = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ArrayLevel in try ArrayLevel._kvDecode(&kv, lenient: true) }  // level
        case 5: out.seen = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochSeconds(lenient: true) }  // seen
        case 6: out.day = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0) }  // day
        case 7: out.tags = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] in try KVMap.TextStep.split(kv.lenientString(), ",") }  // tags
        case 8: out.letter = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Character in try kv.character() }  // letter
        case 9: out.link = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() }  // link
        case 10: out.token = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> UUID in try kv.uuid() }  // token
        case 11: out.bytes = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Data in try kv.data() }  // bytes
        case 12: out.kind = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientKind in try LenientKind._kvDecode(&kv, lenient: true) }  // kind
        case 13: out.numbers = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_numbers(&kv)  // numbers
        case 14: out.price = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Decimal in try kv.parseDecimal(at: kv.mark(), kv.lenientString()) }  // price
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_numbers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int8] {
    guard kv.isArray() else { return [try kv.lenientInt8()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int8 in try kv.lenientInt8() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"title\":", ifPresent: self.title)
    if let value = self.at { kv.key("\"at\":"); try kv.date(value) }
    kv.bool("\"ok\":", ifPresent: self.ok)
    if let value = self.level { kv.key("\"level\":"); try value._kvEncode(&kv) }
    if let value = self.seen { kv.key("\"seen\":"); try kv.epochSeconds(value) }
    if let value = self.day { kv.key("\"day\":"); try kv.date(value, codes: "y4'!-M2'!-d2", offset: 0) }
    if let value = self.tags { kv.key("\"tags\":"); kv.string(KVMap.TextStep.join(value, ",")) }
    if let value = self.letter { kv.key("\"letter\":"); kv.character(value) }
    if let value = self.link { kv.key("\"link\":"); try kv.url(value) }
    if let value = self.token { kv.key("\"token\":"); kv.uuid(value) }
    if let value = self.bytes { kv.key("\"bytes\":"); kv.data(value) }
    if let value = self.kind { kv.key("\"kind\":"); try value._kvEncode(&kv) }
    if let value = self.numbers { kv.key("\"numbers\":"); try kv.array(value) }
    if let value = self.price { kv.key("\"price\":"); try kv.string(kv.text(of: value)) }
    kv.endObject()
  }
}

nonisolated extension ArrayLevel: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> ArrayLevel {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> ArrayLevel {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .low
    case 1: return .high
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> ArrayLevel {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .low
    case 1: return .high
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ArrayLevel {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .low: return "low"
    case .high: return "high"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension LenientKind: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> LenientKind {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> LenientKind {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> LenientKind {
    switch raw {
    case 1: return .one
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LenientKind {
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
    case .one: return 1
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension LenientUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.settings, right.settings),
      KVMap._kvAreEqual(left.counts, right.counts),
      KVMap._kvAreEqual(left.meta, right.meta),
      KVMap._kvAreEqual(left.extra, right.extra),
      KVMap._kvAreEqual(left.all, right.all),
      KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.page, right.page),
      KVMap._kvAreEqual(left.strictly, right.strictly),
      KVMap._kvAreEqual(left.change, right.change),
      KVMap._kvAreEqual(left.built, right.built),
      KVMap._kvAreEqual(left.checked, right.checked),
      KVMap._kvAreEqual(left.named, right.named),
      KVMap._kvAreEqual(left.namedSet, right.namedSet)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.settings.hash(into: &hasher)
    self.counts.hash(into: &hasher)
    self.meta.hash(into: &hasher)
    self.extra.hash(into: &hasher)
    self.all.hash(into: &hasher)
    self.list.hash(into: &hasher)
    self.page.hash(into: &hasher)
    self.strictly.hash(into: &hasher)
    self.change.hash(into: &hasher)
    self.built.hash(into: &hasher)
    self.checked.hash(into: &hasher)
    self.named.hash(into: &hasher)
    self.namedSet.hash(into: &hasher)
  }
}

nonisolated extension KeyedLenient {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.n, right.n)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.n.hash(into: &hasher)
  }
}

nonisolated extension LenientSettings {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.theme, right.theme)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.theme.hash(into: &hasher)
  }
}

nonisolated extension Built {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.kind, right.kind)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.kind.hash(into: &hasher)
  }
}

nonisolated extension LenientEntry {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.n, right.n)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.n.hash(into: &hasher)
  }
}

nonisolated extension Hit {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.ok, right.ok),
      KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.seen, right.seen),
      KVMap._kvAreEqual(left.day, right.day),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.letter, right.letter),
      KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.token, right.token),
      KVMap._kvAreEqual(left.bytes, right.bytes),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.numbers, right.numbers),
      KVMap._kvAreEqual(left.price, right.price)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.at.hash(into: &hasher)
    self.ok.hash(into: &hasher)
    self.level.hash(into: &hasher)
    self.seen.hash(into: &hasher)
    self.day.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.letter.hash(into: &hasher)
    self.link.hash(into: &hasher)
    self.token.hash(into: &hasher)
    self.bytes.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.numbers.hash(into: &hasher)
    self.price.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension LenientUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{e}\0\0\0\0\0\u{c}\0\0\0\0\0\u{17}\0\0\0\u{15}\0\0\0\u{6}\0\u{8}\0\u{10}\0\u{4}\0\0\0\0\0\u{13}\0\0\0\0\0\n\0\0\0\u{1b}\0\0\0\u{19}\0\u{8}\0\0\0\0\0\u{1}\0settings\"\0\0\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0counts\"\0\u{4}\0\0\u{2}\0\0\u{1}\0meta\"\0\0\0\u{5}\0\0\u{3}\0\0\0\0extra\"\0\0\u{3}\0\0\u{4}\0\0\0\0all\"\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0list\"\0\0\0\u{4}\0\0\u{6}\0\0\0\0page\"\0\0\0\u{8}\0\0\u{7}\0\0\0\0strictly\"\0\0\0\0\0\0\0\u{6}\0\0\u{8}\0\0\0\0change\"\0\u{5}\0\0\t\0\0\0\0built\"\0\0\u{7}\0\0\n\0\0\0\0checked\"\u{5}\0\0\u{b}\0\0\0\0named\"\0\0\u{8}\0\0\u{c}\0\0\0\0namedSet\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 13, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientUser\tLenientArrays.kvmap\t4
        settings\t+1\tsettings
        counts\t+2\tcounts
        meta\t+3\tmeta
        extra\t+4\textra
        all\t+5\tall
        list\t+6\tlist
        page\t+7\tpage
        strictly\t+8\tstrictly
        change\t+9\tchange
        built\t+10\tbuilt
        checked\t+11\tchecked
        named\t+12\tnamed
        namedSet\t+13\tnamedSet
        """)
  }
}

nonisolated extension KeyedLenient {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedLenient\tLenientArrays.kvmap\t19
        n\t+0\tn
        id\t+0\t
        """)
  }
}

nonisolated extension LenientSettings {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0theme\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientSettings\tLenientArrays.kvmap\t20
        theme\t+0\ttheme
        """)
  }
}

nonisolated extension Built {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Built\tLenientArrays.kvmap\t21
        id\t+0\tid
        kind\t+0\tkind
        """)
  }
}

nonisolated extension LenientEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientEntry\tLenientArrays.kvmap\t22
        n\t+0\tn
        """)
  }
}

nonisolated extension ArrayPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ArrayPage\tLenientArrays.kvmap\t23
        items\t+0\titems
        """)
  }
}

nonisolated extension Hit {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{19}\0\0\0\u{3}\0\u{11}\0\0\0\0\0\u{13}\0\u{15}\0\0\0\0\0\0\0\u{1}\0\0\0\u{5}\0\t\0\u{1d}\0\0\0\u{f}\0\0\0\0\0\0\0\u{17}\0\0\0\u{1b}\0\0\0\0\0\u{b}\0\0\0\r\0\0\0\0\0\u{7}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{2}\0\0\u{2}\0\0\0\0at\"\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\0ok\"\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0level\"\0\0\u{4}\0\0\u{5}\0\0\0\0seen\"\0\0\0\u{3}\0\0\u{6}\0\0\0\0day\"\0\0\0\0\u{4}\0\0\u{7}\0\0\0\0tags\"\0\0\0\u{6}\0\0\u{8}\0\0\0\0letter\"\0\u{4}\0\0\t\0\0\0\0link\"\0\0\0\u{5}\0\0\n\0\0\0\0token\"\0\0\u{5}\0\0\u{b}\0\0\0\0bytes\"\0\0\u{4}\0\0\u{c}\0\0\0\0kind\"\0\0\0\u{7}\0\0\r\0\0\0\0numbers\"\u{5}\0\0\u{e}\0\0\0\0price\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x40d29eb57de1d511, wide: false, full: false, count: 15, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hit\tLenientArrays.kvmap\t25
        id\t+1\tid
        title\t+2\ttitle
        at\t+3\tat
        ok\t+4\tok
        level\t+5\tlevel
        seen\t+6\tseen
        day\t+7\tday
        tags\t+8\ttags
        letter\t+9\tletter
        link\t+10\tlink
        token\t+11\ttoken
        bytes\t+12\tbytes
        kind\t+13\tkind
        numbers\t+14\tnumbers
        price\t+15\tprice
        """)
  }
}

nonisolated extension ArrayLevel {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{3}\0\0\0\0\0\0\0low\"\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0high\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ArrayLevel\tLenientArrays.kvmap\t42
        """)
  }
}

nonisolated extension LenientKind {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientKind\tLenientArrays.kvmap\t43
        """)
  }
}
