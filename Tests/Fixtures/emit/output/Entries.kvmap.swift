// Generated from Entries.kvmap. Do not edit.
// kvmap format 1, input 2bac67b142c97c22, body d1c28026034a9c15
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

/// Dictionaries whose keys stand in the elements of an array.
nonisolated struct Bucket: Swift.Sendable, Swift.Hashable {
  var tags: [Swift.String: Swift.String]
  var limits: [Swift.String: Limit]
  var codes: [Swift.Int: Swift.Double?]
  var days: Swift.Optional<[Date: [Swift.Int]]>
  var kinds: Swift.Optional<[EntryKind: EntryKind]>
  var points: Swift.Optional<[Swift.Int: Decimal]>
  var byText: [Swift.Int: Swift.Int]
  var lines: Swift.Optional<[[Swift.String: Swift.Int]]>
  var ids: Swift.Optional<[UUID: Swift.String]>

  init(
    tags: [Swift.String: Swift.String],
    limits: [Swift.String: Limit] = [:],
    codes: [Swift.Int: Swift.Double?] = [:],
    days: [Date: [Swift.Int]]? = nil,
    kinds: [EntryKind: EntryKind]? = nil,
    points: [Swift.Int: Decimal]? = nil,
    byText: [Swift.Int: Swift.Int] = [:],
    lines: [[Swift.String: Swift.Int]]? = nil,
    ids: [UUID: Swift.String]? = nil
  ) {
    self.tags = tags
    self.limits = limits
    self.codes = codes
    self.days = days
    self.kinds = kinds
    self.points = points
    self.byText = byText
    self.lines = lines
    self.ids = ids
  }
}

nonisolated struct Limit: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var max: Swift.Int

  init(name: Swift.String, max: Swift.Int) {
    self.name = name
    self.max = max
  }
}

nonisolated struct KeyedItems: Swift.Sendable, Swift.Hashable {
  var items: [Swift.Int: KeyedItem]
  var places: [Swift.String: KeyedPlace]
  var `any`: [Swift.String: KVMap.JSONObject]
  var resources: [Swift.String: KeyedResource]
  var generic: Swift.Optional<[Swift.String: KeyedPage<Swift.Int>]>
  var `open`: Swift.Optional<[Swift.String: KeyedRest]>

  init(
    items: [Swift.Int: KeyedItem],
    places: [Swift.String: KeyedPlace] = [:],
    `any`: [Swift.String: KVMap.JSONObject] = [:],
    resources: [Swift.String: KeyedResource] = [:],
    generic: [Swift.String: KeyedPage<Swift.Int>]? = nil,
    `open`: [Swift.String: KeyedRest]? = nil
  ) {
    self.items = items
    self.places = places
    self.`any` = `any`
    self.resources = resources
    self.generic = generic
    self.`open` = `open`
  }
}

nonisolated struct KeyedItem: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var id: Swift.Int

  init(name: Swift.String, id: Swift.Int) {
    self.name = name
    self.id = id
  }
}

nonisolated struct KeyedPlace: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var sign: Swift.Optional<Swift.String>

  init(name: Swift.String, sign: Swift.String? = nil) {
    self.name = name
    self.sign = sign
  }
}

nonisolated struct KeyedPage<Item> {
  var items: [Item]

  init(items: [Item]) {
    self.items = items
  }
}

nonisolated extension KeyedPage: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension KeyedPage: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension KeyedPage: Swift.Hashable where Item: Swift.Hashable {}

nonisolated struct KeyedRest: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>
  var others: KVMap.JSONObject

  init(name: Swift.String? = nil, others: KVMap.JSONObject) {
    self.name = name
    self.others = others
  }
}

nonisolated struct FirstEntries: Swift.Sendable, Swift.Hashable {
  var pairs: Swift.Optional<[Swift.String: Swift.Int]>
  var items: Swift.Optional<[Swift.Int: KeyedItem]>
  var loose: Swift.Optional<[Swift.String: Swift.Int]>

  init(
    pairs: [Swift.String: Swift.Int]? = nil,
    items: [Swift.Int: KeyedItem]? = nil,
    loose: [Swift.String: Swift.Int]? = nil
  ) {
    self.pairs = pairs
    self.items = items
    self.loose = loose
  }
}

nonisolated struct LastEntries: Swift.Sendable, Swift.Hashable {
  var pairs: Swift.Optional<[Swift.String: Swift.Int]>
  var items: Swift.Optional<[Swift.Int: KeyedItem]>

  init(pairs: [Swift.String: Swift.Int]? = nil, items: [Swift.Int: KeyedItem]? = nil) {
    self.pairs = pairs
    self.items = items
  }
}

nonisolated struct LenientEntries: Swift.Sendable, Swift.Hashable {
  var pairs: Swift.Optional<[Swift.Int: Swift.Int]>
  var user: Swift.Optional<KeyedItem>

  init(pairs: [Swift.Int: Swift.Int]? = nil, user: KeyedItem? = nil) {
    self.pairs = pairs
    self.user = user
  }
}

/// Arrays of exactly one.
nonisolated struct Singles: Swift.Sendable, Swift.Hashable {
  var user: KeyedItem
  var owner: Swift.Optional<SingleMember>
  var amount: Swift.Optional<Decimal>
  var part: Swift.Optional<Swift.String>
  var pair: Swift.Optional<[Swift.Int]>
  var whole: Swift.Optional<Swift.Int>

  init(
    user: KeyedItem,
    owner: SingleMember? = nil,
    amount: Decimal? = nil,
    part: Swift.String? = nil,
    pair: [Swift.Int]? = nil,
    whole: Swift.Int? = nil
  ) {
    self.user = user
    self.owner = owner
    self.amount = amount
    self.part = part
    self.pair = pair
    self.whole = whole
  }
}

nonisolated struct SingleMember: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var age: Swift.Int

  init(name: Swift.String, age: Swift.Int) {
    self.name = name
    self.age = age
  }
}

nonisolated struct KeyedTeam: Swift.Sendable, Swift.Hashable {
  var members: Swift.Set<SingleMember>
  var roles: Swift.Optional<Swift.Set<EntryKind>>

  init(members: Swift.Set<SingleMember>, roles: Swift.Set<EntryKind>? = nil) {
    self.members = members
    self.roles = roles
  }
}

nonisolated enum EntryKind: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case small
  case large
  case quoted

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "small": self = .small
    case "a b": self = .large
    case "a\"": self = .quoted
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .small: "small"
    case .large: "a b"
    case .quoted: "a\""
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .small: 0
    case .large: 1
    case .quoted: 2
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum KeyedResource: Swift.Sendable, Swift.Hashable {
  case item(KeyedItem)
  case other(KVMap.JSONObject)
}

// MARK: - Mappings

nonisolated extension Bucket: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Bucket {
    Bucket(tags: [:])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Bucket, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.tags = try _kvDecode_tags(&kv)  // TagSet
        case 1: out.limits = try kv.consumeNull() ? [:] : _kvDecode_limits(&kv)  // limits
        case 2: out.codes = try kv.consumeNull() ? [:] : _kvDecode_codes(&kv)  // codes
        case 3: out.days = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_days(&kv)  // days
        case 4: out.kinds = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_kinds(&kv)  // kinds
        case 5: out.points = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_points(&kv)  // points
        case 6:  // by_text
          let attempt6: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.byText = try kv.consumeNull() ? [:] : _kvDecode_byText(&kv)
            kv.acceptAttempt(attempt6)
          } catch {
            try kv.drop(error, from: attempt6)
            out.byText = [:]
          }
        case 7: out.lines = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_lines(&kv)  // lines
        case 8: out.ids = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_ids(&kv)  // ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.String] {
    return try kv.entries(
      .pairs("Key", "Value"),
      unknown: .error,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_limits(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Limit] {
    return try kv.entries(
      .pairs("name", "limit"),
      unknown: .error,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Limit in try Limit._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_codes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Swift.Double?] {
    return try kv.entries(
      .pairs("no", "x"),
      unknown: .error,
      absent: .some(nil),
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Double? in try kv.consumeNullOrEmptyElement() ? nil : kv.double() })
  }

  private static func _kvDecode_days(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date: [Swift.Int]] {
    return try kv.entries(
      .pairs("on", "n"),
      unknown: .error,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  private static func _kvDecode_kinds(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [EntryKind: EntryKind] {
    return try kv.entries(
      .arrays,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> EntryKind in try EntryKind._kvDecode(&kv, lenient: false) },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> EntryKind in try EntryKind._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_points(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Decimal] {
    return try kv.entries(
      .arrays,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Decimal in try kv.decimal() })
  }

  private static func _kvDecode_byText(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Swift.Int] {
    return try kv.entries(
      .pairs("k", "v"),
      unknown: .error,
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_lines(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.String: Swift.Int]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] in try _kvDecode_lines_1(&kv) })
  }

  private static func _kvDecode_lines_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.entries(
      .arrays,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_ids(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [UUID: Swift.String] {
    return try kv.entries(
      .arrays,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> UUID in try kv.uuid() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"TagSet\":")
    kv.beginArray()
    for (key0, value0) in kv.sorted(self.tags) {
      kv.beginObject()
      kv.key("\"Key\":")
      kv.string(key0)
      kv.key("\"Value\":")
      kv.string(value0)
      kv.endObject()
    }
    kv.endArray()
    kv.key("\"limits\":")
    kv.beginArray()
    for (key0, value0) in kv.sorted(self.limits) {
      kv.beginObject()
      kv.key("\"name\":")
      kv.string(key0)
      kv.key("\"limit\":")
      try value0._kvEncode(&kv)
      kv.endObject()
    }
    kv.endArray()
    kv.key("\"codes\":")
    kv.beginArray()
    for (key0, value0) in kv.sorted(self.codes) {
      kv.beginObject()
      kv.key("\"no\":")
      kv.int(key0)
      kv.key("\"x\":")
      if let value1 = value0 {
        try kv.double(value1)
      } else { kv.null() }
      kv.endObject()
    }
    kv.endArray()
    if let value = self.days {
      kv.key("\"days\":")
      kv.beginArray()
      for (key0, value0) in try kv.sortedEntries(value, { (kv: inout KVMap.JSONWriter, key: Date) throws(KVMap.CodingFailure) in try kv.date(key) }) {
        kv.beginObject()
        kv.key("\"on\":")
        try kv.date(key0)
        kv.key("\"n\":")
        kv.array(value0)
        kv.endObject()
      }
      kv.endArray()
    }
    if let value = self.kinds {
      kv.key("\"kinds\":")
      kv.beginArray()
      for (key0, value0) in try kv.sortedEntries(value, { (kv: inout KVMap.JSONWriter, key: EntryKind) throws(KVMap.CodingFailure) in try key._kvEncode(&kv) }) {
        kv.beginArray()
        try key0._kvEncode(&kv)
        try value0._kvEncode(&kv)
        kv.endArray()
      }
      kv.endArray()
    }
    if let value = self.points {
      kv.key("\"points\":")
      kv.beginArray()
      for (key0, value0) in kv.sorted(value) {
        kv.beginArray()
        kv.int(key0)
        try kv.decimal(value0)
        kv.endArray()
      }
      kv.endArray()
    }
    if let value = self.lines {
      kv.key("\"lines\":")
      kv.beginArray()
      for value0 in value {
        kv.beginArray()
        for (key1, value1) in kv.sorted(value0) {
          kv.beginArray()
          kv.string(key1)
          kv.int(value1)
          kv.endArray()
        }
        kv.endArray()
      }
      kv.endArray()
    }
    if let value = self.ids {
      kv.key("\"ids\":")
      kv.beginArray()
      for (key0, value0) in try kv.sortedEntries(value, { (kv: inout KVMap.JSONWriter, key: UUID) throws(KVMap.CodingFailure) in kv.uuid(key) }) {
        kv.beginArray()
        kv.uuid(key0)
        kv.string(value0)
        kv.endArray()
      }
      kv.endArray()
    }
    kv.endObject()
  }
}

nonisolated extension Limit: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Limit {
    Limit(name: "", max: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Limit, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.max)  // max
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
    kv.int("\"max\":", self.max)
    kv.endObject()
  }
}

nonisolated extension KeyedItems: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeyedItems {
    KeyedItems(items: [:])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeyedItems, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.items = try _kvDecode_items(&kv)  // items
        case 1:  // data.places
          if try kv.consumeNull() {
            out.places = [:]
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.places = try kv.consumeNull() ? [:] : _kvDecode_places(&kv)  // data.places
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2: out.`any` = try kv.consumeNull() ? [:] : _kvDecode_any(&kv)  // any
        case 3:  // resources
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.resources = try kv.consumeNull() ? [:] : _kvDecode_resources(&kv)
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.resources = [:]
          }
        case 4: out.generic = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_generic(&kv)  // generic
        case 5: out.`open` = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_open(&kv)  // open
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: KeyedItem] {
    return try kv.entries(
      .keyed(by: "id"),
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedItem in try KeyedItem._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_places(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KeyedPlace] {
    return try kv.entries(
      .keyed(by: "code"),
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedPlace in try KeyedPlace._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_any(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KVMap.JSONObject] {
    return try kv.entries(
      .keyed(by: "id"),
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONObject in try kv.object() })
  }

  private static func _kvDecode_resources(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KeyedResource] {
    return try kv.entries(
      .keyed(by: "id"),
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedResource in try KeyedResource._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_generic(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KeyedPage<Swift.Int>] {
    return try kv.entries(
      .keyed(by: "id"),
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedPage<Swift.Int> in try KeyedPage<Swift.Int>._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_open(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KeyedRest] {
    return try kv.entries(
      .keyed(by: "id"),
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedRest in try KeyedRest._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"items\":")
    kv.beginArray()
    for (key0, value0) in kv.sorted(self.items) {
      let start0: Swift.Int = kv.elementsEnd
      try value0._kvEncode(&kv)
      let members0: KVMap.KeyedMembers = try kv.beginKeyed(start0, "\"id\":")
      kv.int(key0)
      kv.endKeyed(members0)
    }
    kv.endArray()
    let begun0: Swift.Int = kv.beginOptionalObject("\"data\":")
    kv.key("\"places\":")
    kv.beginArray()
    for (key0, value0) in kv.sorted(self.places) {
      let start0: Swift.Int = kv.elementsEnd
      try value0._kvEncode(&kv)
      let members0: KVMap.KeyedMembers = try kv.beginKeyed(start0, "\"code\":")
      kv.string(key0)
      kv.endKeyed(members0)
    }
    kv.endArray()
    kv.endOptionalObject(begun0)
    kv.key("\"any\":")
    kv.beginArray()
    for (key0, value0) in kv.sorted(self.`any`) {
      let start0: Swift.Int = kv.elementsEnd
      kv.object(value0)
      let members0: KVMap.KeyedMembers = try kv.beginKeyed(start0, "\"id\":")
      kv.string(key0)
      kv.endKeyed(members0)
    }
    kv.endArray()
    if let value = self.generic {
      kv.key("\"generic\":")
      kv.beginArray()
      for (key0, value0) in kv.sorted(value) {
        let start0: Swift.Int = kv.elementsEnd
        try value0._kvEncode(&kv)
        let members0: KVMap.KeyedMembers = try kv.beginKeyed(start0, "\"id\":")
        kv.string(key0)
        kv.endKeyed(members0)
      }
      kv.endArray()
    }
    if let value = self.`open` {
      kv.key("\"open\":")
      kv.beginArray()
      for (key0, value0) in kv.sorted(value) {
        let start0: Swift.Int = kv.elementsEnd
        try value0._kvEncode(&kv)
        let members0: KVMap.KeyedMembers = try kv.beginKeyed(start0, "\"id\":")
        kv.string(key0)
        kv.endKeyed(members0)
      }
      kv.endArray()
    }
    kv.endObject()
  }
}

nonisolated extension KeyedItem: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeyedItem {
    KeyedItem(name: "", id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeyedItem, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension KeyedPlace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeyedPlace {
    KeyedPlace(name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeyedPlace, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.key(of: standing)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.sign = try kv.lenientString() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.sign = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension KeyedPage: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeyedPage {
    let current: Swift.UnsafePointer<KeyedPage>? = current?.assumingMemoryBound(to: KeyedPage.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<[Item]>
    if let current {
      _0 = current.pointee.items
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try [Item]._kvDecode(&kv, replacing: nil)  // items
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return KeyedPage(items: made0)
  }
}

nonisolated extension KeyedPage: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    kv.endObject()
  }
}

nonisolated extension KeyedPage: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension KeyedRest: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeyedRest {
    KeyedRest(others: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeyedRest, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.others = try kv.object() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "name")
    kv.endObject()
  }
}

nonisolated extension FirstEntries: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FirstEntries {
    FirstEntries()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FirstEntries, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.pairs = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_pairs(&kv)  // pairs
        case 1: out.items = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_items(&kv)  // items
        case 2:  // loose
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.loose = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_loose(&kv)
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.loose = nil
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_pairs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.entries(
      .pairs("k", "v"),
      duplicates: .first,
      unknown: .error,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: KeyedItem] {
    return try kv.entries(
      .keyed(by: "id"),
      duplicates: .first,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedItem in try KeyedItem._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_loose(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.entries(
      .arrays,
      duplicates: .first,
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.pairs {
      kv.key("\"pairs\":")
      kv.beginArray()
      for (key0, value0) in kv.sorted(value) {
        kv.beginObject()
        kv.key("\"k\":")
        kv.string(key0)
        kv.key("\"v\":")
        kv.int(value0)
        kv.endObject()
      }
      kv.endArray()
    }
    if let value = self.items {
      kv.key("\"items\":")
      kv.beginArray()
      for (key0, value0) in kv.sorted(value) {
        let start0: Swift.Int = kv.elementsEnd
        try value0._kvEncode(&kv)
        let members0: KVMap.KeyedMembers = try kv.beginKeyed(start0, "\"id\":")
        kv.int(key0)
        kv.endKeyed(members0)
      }
      kv.endArray()
    }
    kv.endObject()
  }
}

nonisolated extension LastEntries: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LastEntries {
    LastEntries()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LastEntries, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.pairs = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_pairs(&kv)  // pairs
        case 1: out.items = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_items(&kv)  // items
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_pairs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.entries(
      .pairs("k", "v"),
      duplicates: .last,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: KeyedItem] {
    return try kv.entries(
      .keyed(by: "id"),
      duplicates: .last,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedItem in try KeyedItem._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.pairs {
      kv.key("\"pairs\":")
      kv.beginArray()
      for (key0, value0) in kv.sorted(value) {
        kv.beginObject()
        kv.key("\"k\":")
        kv.string(key0)
        kv.key("\"v\":")
        kv.int(value0)
        kv.endObject()
      }
      kv.endArray()
    }
    if let value = self.items {
      kv.key("\"items\":")
      kv.beginArray()
      for (key0, value0) in kv.sorted(value) {
        let start0: Swift.Int = kv.elementsEnd
        try value0._kvEncode(&kv)
        let members0: KVMap.KeyedMembers = try kv.beginKeyed(start0, "\"id\":")
        kv.int(key0)
        kv.endKeyed(members0)
      }
      kv.endArray()
    }
    kv.endObject()
  }
}

nonisolated extension LenientEntries: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LenientEntries {
    LenientEntries()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LenientEntries, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.pairs = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_pairs(&kv)  // pairs
        case 1: out.user = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_user(&kv)  // user
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_pairs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Swift.Int] {
    return try kv.entries(
      .pairs("k", "v"),
      unknown: .error,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  private static func _kvDecode_user(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedItem {
    return try kv.single(
      acceptsSingle: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedItem in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedItem in try KeyedItem._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.pairs {
      kv.key("\"pairs\":")
      kv.beginArray()
      for (key0, value0) in kv.sorted(value) {
        kv.beginObject()
        kv.key("\"k\":")
        kv.int(key0)
        kv.key("\"v\":")
        kv.int(value0)
        kv.endObject()
      }
      kv.endArray()
    }
    if let value = self.user { kv.key("\"user\":"); try kv.array([value]) }
    kv.endObject()
  }
}

nonisolated extension Singles: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Singles {
    Singles(user: KeyedItem._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Singles, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.user = try _kvDecode_user(&kv)  // users
        case 1: out.owner = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_owner(&kv)  // owners
        case 2: out.amount = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_amount(&kv)  // amounts
        case 3: out.part = try kv.consumeNull() ? nil : kv.only(at: kv.mark(), KVMap.TextStep.split(kv.string(), ","))  // part
        case 4: out.pair = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_pair(&kv)  // pair
        case 5: out.whole = try kv.consumeNullOrEmptyElement() ? nil : kv.only(at: kv.mark(), [kv.int()])  // whole
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_user(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedItem {
    return try kv.single(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedItem in try KeyedItem._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_owner(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SingleMember {
    return try kv.singleKeyed(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SingleMember in try SingleMember._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_amount(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Decimal {
    return try kv.single(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Decimal in try kv.decimalInText() })
  }

  private static func _kvDecode_pair(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    return try kv.single(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"users\":"); try kv.array([self.user])
    if let value = self.owner {
      kv.key("\"owners\":")
      do {
        let members0: Swift.Int = kv.beginMembers()
        for value0 in [value] {
          kv.entryKey(value0.name)
          try value0._kvEncode(&kv)
        }
        try kv.endMembers(members0)
      }
    }
    if let value = self.amount {
      kv.key("\"amounts\":")
      kv.beginArray()
      for value0 in [value] { try kv.string(kv.text(of: value0)) }
      kv.endArray()
    }
    if let value = self.part { kv.key("\"part\":"); kv.string(KVMap.TextStep.join([value], ",")) }
    if let value = self.pair { kv.key("\"pair\":"); try kv.array([value]) }
    if let value = self.whole { kv.key("\"whole\":"); try kv.int(kv.only([value])) }
    kv.endObject()
  }
}

nonisolated extension SingleMember: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SingleMember {
    SingleMember(name: "", age: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SingleMember, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.age)  // age
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
    kv.int("\"age\":", self.age)
    kv.endObject()
  }
}

nonisolated extension KeyedTeam: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeyedTeam {
    KeyedTeam(members: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeyedTeam, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.members = try _kvDecode_members(&kv)  // members
        case 1: out.roles = try kv.consumeNullOrEmptyElement() ? nil : Swift.Set(kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try EntryKind._kvCase(&kv, at: place, value) })  // roles
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_members(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<SingleMember> {
    var all: Swift.Set<SingleMember> = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.insert(SingleMember._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"members\":")
    try kv.ascendingMembers(self.members) { (kv: inout KVMap.JSONWriter, value0: SingleMember) throws(KVMap.CodingFailure) in
      kv.entryKey(value0.name)
      try value0._kvEncode(&kv)
    }
    if let value = self.roles { kv.key("\"roles\":"); try kv.string(KVMap.TextStep.join(kv.sorted(kv.each(value) { (kv: inout KVMap.JSONWriter, value: EntryKind) throws(KVMap.CodingFailure) in try value._kvRaw(&kv) }), ",")) }
    kv.endObject()
  }
}

nonisolated extension EntryKind: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> EntryKind {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> EntryKind {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .small
    case 1: return .large
    case 2: return .quoted
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> EntryKind {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .small
    case 1: return .large
    case 2: return .quoted
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> EntryKind {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .small: return "small"
    case .large: return "a b"
    case .quoted: return "a\""
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension KeyedResource: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeyedResource {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: KeyedResource
      switch number {
      case 0: value = try .item(KeyedItem._kvDecode(&kv, replacing: nil))
      default: value = try .other(kv.object())
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .item(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"item\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .other(let value):
      kv.object(value)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Bucket {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.limits, right.limits),
      KVMap._kvAreEqual(left.codes, right.codes),
      KVMap._kvAreEqual(left.days, right.days),
      KVMap._kvAreEqual(left.kinds, right.kinds),
      KVMap._kvAreEqual(left.points, right.points),
      KVMap._kvAreEqual(left.byText, right.byText),
      KVMap._kvAreEqual(left.lines, right.lines),
      KVMap._kvAreEqual(left.ids, right.ids)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.tags.hash(into: &hasher)
    self.limits.hash(into: &hasher)
    self.codes.hash(into: &hasher)
    self.days.hash(into: &hasher)
    self.kinds.hash(into: &hasher)
    self.points.hash(into: &hasher)
    self.byText.hash(into: &hasher)
    self.lines.hash(into: &hasher)
    self.ids.hash(into: &hasher)
  }
}

nonisolated extension Limit {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.max, right.max)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.max.hash(into: &hasher)
  }
}

nonisolated extension KeyedItems {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.items, right.items),
      KVMap._kvAreEqual(left.places, right.places),
      KVMap._kvAreEqual(left.`any`, right.`any`),
      KVMap._kvAreEqual(left.resources, right.resources),
      KVMap._kvAreEqual(left.generic, right.generic),
      KVMap._kvAreEqual(left.`open`, right.`open`)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.items.hash(into: &hasher)
    self.places.hash(into: &hasher)
    self.`any`.hash(into: &hasher)
    self.resources.hash(into: &hasher)
    self.generic.hash(into: &hasher)
    self.`open`.hash(into: &hasher)
  }
}

nonisolated extension KeyedItem {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.id.hash(into: &hasher)
  }
}

nonisolated extension KeyedPlace {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.sign, right.sign)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.sign.hash(into: &hasher)
  }
}

nonisolated extension KeyedRest {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

nonisolated extension FirstEntries {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.pairs, right.pairs),
      KVMap._kvAreEqual(left.items, right.items),
      KVMap._kvAreEqual(left.loose, right.loose)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.pairs.hash(into: &hasher)
    self.items.hash(into: &hasher)
    self.loose.hash(into: &hasher)
  }
}

nonisolated extension LastEntries {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.pairs, right.pairs),
      KVMap._kvAreEqual(left.items, right.items)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.pairs.hash(into: &hasher)
    self.items.hash(into: &hasher)
  }
}

nonisolated extension LenientEntries {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.pairs, right.pairs),
      KVMap._kvAreEqual(left.user, right.user)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.pairs.hash(into: &hasher)
    self.user.hash(into: &hasher)
  }
}

nonisolated extension Singles {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.owner, right.owner),
      KVMap._kvAreEqual(left.amount, right.amount),
      KVMap._kvAreEqual(left.part, right.part),
      KVMap._kvAreEqual(left.pair, right.pair),
      KVMap._kvAreEqual(left.whole, right.whole)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.user.hash(into: &hasher)
    self.owner.hash(into: &hasher)
    self.amount.hash(into: &hasher)
    self.part.hash(into: &hasher)
    self.pair.hash(into: &hasher)
    self.whole.hash(into: &hasher)
  }
}

nonisolated extension SingleMember {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.age, right.age)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.age.hash(into: &hasher)
  }
}

nonisolated extension KeyedTeam {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.members, right.members),
      KVMap._kvAreEqual(left.roles, right.roles)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.members.hash(into: &hasher)
    self.roles.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Bucket {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\t\0\0\0\r\0\0\0\0\0\0\0\0\0\u{b}\0\u{11}\0\0\0\u{3}\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\u{7}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0TagSet\"\0\u{6}\0\0\u{1}\0\0\0\0limits\"\0\u{5}\0\0\u{2}\0\0\0\0codes\"\0\0\u{4}\0\0\u{3}\0\0\0\0days\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0kinds\"\0\0\u{6}\0\0\u{5}\0\0\0\0points\"\0\u{7}\0\0\u{6}\0\0\0\0by_text\"\u{5}\0\0\u{7}\0\0\0\0lines\"\0\0\u{3}\0\0\u{8}\0\0\0\0ids\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6c45d188009454f, wide: false, full: false, count: 9, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Bucket\tEntries.kvmap\t4
        tags\t+1\tTagSet
        limits\t+2\tlimits
        codes\t+3\tcodes
        days\t+4\tdays
        kinds\t+5\tkinds
        points\t+6\tpoints
        byText\t+7\tby_text
        lines\t+8\tlines
        ids\t+9\tids
        """)
  }
}

nonisolated extension Limit {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0max\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Limit\tEntries.kvmap\t16
        max\t+0\tmax
        name\t+0\t
        """)
  }
}

nonisolated extension KeyedItems {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\n\0\0\0\u{3}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\u{1}\0\u{7}\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\u{4}\0\0\u{1}\0\0\0\0data\"\0\0\0\u{3}\0\0\u{2}\0\0\0\0any\"\0\0\0\0\t\0\0\u{3}\0\0\0\0resources\"\0\0\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0generic\"\u{4}\0\0\u{5}\0\0\0\0open\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        KeyedItems\tEntries.kvmap\t20
        items\t+1\titems
        places\t+2\tdata.places
        any\t+3\tany
        resources\t+4\tresources
        generic\t+5\tgeneric
        open\t+6\topen
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0places\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        KeyedItems\tEntries.kvmap\t20
        places\t+2\tdata.places
        """)
  }
}

nonisolated extension KeyedItem {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .error, duplicates: .error,
      rules: """
        KeyedItem\tEntries.kvmap\t29
        name\t+0\tname
        id\t+0\tid
        """)
  }
}

nonisolated extension KeyedPlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        KeyedPlace\tEntries.kvmap\t30
        name\t+0\tname
        sign\t+0\t
        """)
  }
}

nonisolated extension KeyedPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        KeyedPage\tEntries.kvmap\t31
        items\t+0\titems
        """)
  }
}

nonisolated extension KeyedRest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        KeyedRest\tEntries.kvmap\t32
        name\t+0\tname
        others\t+0\t
        """)
  }
}

nonisolated extension FirstEntries {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0pairs\"\0\0\u{5}\0\0\u{1}\0\0\0\0items\"\0\0\u{5}\0\0\u{2}\0\0\0\0loose\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .error, duplicates: .first,
      rules: """
        FirstEntries\tEntries.kvmap\t39
        pairs\t+2\tpairs
        items\t+3\titems
        loose\t+4\tloose
        """)
  }
}

nonisolated extension LastEntries {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0pairs\"\0\0\u{5}\0\0\u{1}\0\0\0\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LastEntries\tEntries.kvmap\t46
        pairs\t+3\tpairs
        items\t+4\titems
        """)
  }
}

nonisolated extension LenientEntries {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0pairs\"\0\0\u{4}\0\0\u{1}\0\0\0\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        LenientEntries\tEntries.kvmap\t53
        pairs\t+2\tpairs
        user\t+3\tuser
        """)
  }
}

nonisolated extension Singles {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\u{1}\0\t\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{b}\0\u{5}\0\0\0\0\0\u{1}\0users\"\0\0\u{6}\0\0\u{1}\0\0\0\0owners\"\0\u{7}\0\0\u{2}\0\0\0\0amounts\"\u{4}\0\0\u{3}\0\0\0\0part\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0pair\"\0\0\0\u{5}\0\0\u{5}\0\0\0\0whole\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Singles\tEntries.kvmap\t60
        user\t+1\tusers
        owner\t+2\towners
        amount\t+3\tamounts
        part\t+4\tpart
        pair\t+5\tpair
        whole\t+6\twhole
        """)
  }
}

nonisolated extension SingleMember {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        SingleMember\tEntries.kvmap\t69
        age\t+0\tage
        name\t+0\t
        """)
  }
}

nonisolated extension KeyedTeam {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{7}\0\0\0\0\0\u{1}\0members\"\u{5}\0\0\u{1}\0\0\0\0roles\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        KeyedTeam\tEntries.kvmap\t71
        members\t+1\tmembers
        roles\t+2\troles
        """)
  }
}

nonisolated extension EntryKind {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0small\"\0\0\u{3}\0\0\u{1}\0\0\0\0a b\"\0\0\0\0\u{2}\0\0\u{2}\0\0\0\0a\"\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EntryKind\tEntries.kvmap\t18
        """)
  }
}

nonisolated extension KeyedResource {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedResource\tEntries.kvmap\t34
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0item\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedResource\tEntries.kvmap\t34
        """)
  }
}
