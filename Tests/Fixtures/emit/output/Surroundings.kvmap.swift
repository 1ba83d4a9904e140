// Generated from Surroundings.kvmap. Do not edit.
// kvmap format 1, input 982c7b7b4009a548, body 740bbe0f8bfcac9d
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

/// What has no object of its own, and the keys that no rule takes.
nonisolated struct Shelter: Swift.Sendable, Swift.Hashable {
  var cats: [Cat]
  var favourite: Swift.Optional<Cat>
  var name: Swift.Optional<Swift.String>
  var tags: [Tag]
  var extra: KVMap.JSONObject

  init(
    cats: [Cat],
    favourite: Cat? = nil,
    name: Swift.String? = nil,
    tags: [Tag],
    extra: KVMap.JSONObject
  ) {
    self.cats = cats
    self.favourite = favourite
    self.name = name
    self.tags = tags
    self.extra = extra
  }
}

/// A scalar becomes an object.
nonisolated struct Cat: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

/// An object beside its parts.
nonisolated struct Tag: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var raw: KVMap.JSONValue

  init(name: Swift.String, raw: KVMap.JSONValue) {
    self.name = name
    self.raw = raw
  }
}

/// Keys that no rule takes, of one type.
nonisolated struct Counters: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var counts: Swift.Optional<[Swift.String: Swift.Int]>

  init(id: Swift.String, counts: [Swift.String: Swift.Int]? = nil) {
    self.id = id
    self.counts = counts
  }
}

/// Keys and positions of elements.
nonisolated struct Register: Swift.Sendable, Swift.Hashable {
  var byName: [Entry]
  var list: [Entry?]
  var lossy: [Entry]
  var single: [Entry]
  var table: [Swift.String: Entry]
  var entry: Swift.Optional<Entry>

  init(
    byName: [Entry],
    list: [Entry?],
    lossy: [Entry] = [],
    single: [Entry] = [],
    table: [Swift.String: Entry] = [:],
    entry: Entry? = nil
  ) {
    self.byName = byName
    self.list = list
    self.lossy = lossy
    self.single = single
    self.table = table
    self.entry = entry
  }
}

nonisolated struct Entry: Swift.Sendable, Swift.Hashable {
  var position: Swift.Optional<Swift.Int>
  var place: Swift.Optional<Swift.String>
  var both: Swift.Optional<Standing>
  var value: Swift.Optional<Swift.Int>

  init(
    position: Swift.Int? = nil,
    place: Swift.String? = nil,
    both: Standing? = nil,
    value: Swift.Int? = nil
  ) {
    self.position = position
    self.place = place
    self.both = both
    self.value = value
  }
}

nonisolated struct Standing: Swift.Sendable, Swift.Hashable {
  var index: Swift.Optional<Swift.Int>
  var key: Swift.Optional<Swift.String>
  var again: Swift.Optional<Swift.Double>

  init(index: Swift.Int? = nil, key: Swift.String? = nil, again: Swift.Double? = nil) {
    self.index = index
    self.key = key
    self.again = again
  }
}

/// Objects around this one.
nonisolated struct House: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>
  var rooms: [Room]
  var best: Swift.Optional<Room>
  var attic: Swift.Optional<Room>

  init(name: Swift.String? = nil, rooms: [Room] = [], best: Room? = nil, attic: Room? = nil) {
    self.name = name
    self.rooms = rooms
    self.best = best
    self.attic = attic
  }
}

nonisolated struct Room: Swift.Sendable, Swift.Hashable {
  var number: Swift.Int
  var house: Swift.String
  var owner: Swift.Optional<Swift.String>
  var chairs: [Chair]

  init(number: Swift.Int, house: Swift.String, owner: Swift.String? = nil, chairs: [Chair] = []) {
    self.number = number
    self.house = house
    self.owner = owner
    self.chairs = chairs
  }
}

nonisolated struct Chair: Swift.Sendable, Swift.Hashable {
  var house: Swift.Optional<Swift.String>
  var room: Swift.Int
  var country: Swift.String
  var everything: KVMap.JSONObject
  var mixed: Swift.Optional<Mixed>
  var legs: Swift.Optional<Swift.Int>

  init(
    house: Swift.String? = nil,
    room: Swift.Int,
    country: Swift.String = "?",
    everything: KVMap.JSONObject,
    mixed: Mixed? = nil,
    legs: Swift.Int? = nil
  ) {
    self.house = house
    self.room = room
    self.country = country
    self.everything = everything
    self.mixed = mixed
    self.legs = legs
  }
}

nonisolated struct Mixed: Swift.Sendable, Swift.Hashable {
  var a: Swift.Int
  var b: Swift.Optional<Swift.Int>
  var c: Swift.Optional<Swift.Int>

  init(a: Swift.Int, b: Swift.Int? = nil, c: Swift.Int? = nil) {
    self.a = a
    self.b = b
    self.c = c
  }
}

/// Every element of an array.
nonisolated struct Basket: Swift.Sendable, Swift.Hashable {
  var ids: [Swift.Int]
  var skus: Swift.Optional<[Swift.String?]>
  var flat: [Swift.Int]
  var first: [Swift.Int]
  var items: [Item]
  var found: [Found]

  init(
    ids: [Swift.Int],
    skus: [Swift.String?]? = nil,
    flat: [Swift.Int] = [0],
    first: [Swift.Int],
    items: [Item],
    found: [Found] = []
  ) {
    self.ids = ids
    self.skus = skus
    self.flat = flat
    self.first = first
    self.items = items
    self.found = found
  }
}

nonisolated struct Item: Swift.Sendable, Swift.Hashable {
  var id: Swift.Optional<Swift.Int>
  var count: Swift.Optional<Swift.Int>

  init(id: Swift.Int? = nil, count: Swift.Int? = nil) {
    self.id = id
    self.count = count
  }
}

nonisolated struct Found: Swift.Sendable, Swift.Hashable {
  var at: Swift.Int
  var n: Swift.Int

  init(at: Swift.Int, n: Swift.Int) {
    self.at = at
    self.n = n
  }
}

/// Where the object sits in a document.
nonisolated struct Lead: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var team: Swift.Optional<Team>

  init(name: Swift.String, team: Team? = nil) {
    self.name = name
    self.team = team
  }
}

nonisolated struct Team: Swift.Sendable, Swift.Hashable {
  var leads: [Lead]
  var size: Swift.Double

  init(leads: [Lead] = [], size: Swift.Double) {
    self.leads = leads
    self.size = size
  }
}

/// What the caller passes.
nonisolated struct Request: Swift.Sendable, Swift.Hashable {
  var country: Swift.String
  var scale: Swift.Optional<Swift.Double>
  var sent: Swift.Optional<Date>
  var prices: Swift.Optional<[Price]>

  init(country: Swift.String, scale: Swift.Double? = nil, sent: Date? = nil, prices: [Price]? = nil) {
    self.country = country
    self.scale = scale
    self.sent = sent
    self.prices = prices
  }
}

nonisolated struct Price: Swift.Sendable, Swift.Hashable {
  var amount: Swift.Int

  init(amount: Swift.Int) {
    self.amount = amount
  }
}

nonisolated struct Offer: Swift.Sendable, Swift.Hashable {
  var title: Swift.String
  var country: Swift.String
  var scale: Swift.Optional<Swift.Double>
  var cheapest: Swift.Optional<Price>
  var amounts: [Swift.Int]
  var sent: Swift.Optional<Date>

  init(
    title: Swift.String,
    country: Swift.String,
    scale: Swift.Double? = nil,
    cheapest: Price? = nil,
    amounts: [Swift.Int] = [],
    sent: Date? = nil
  ) {
    self.title = title
    self.country = country
    self.scale = scale
    self.cheapest = cheapest
    self.amounts = amounts
    self.sent = sent
  }
}

nonisolated struct Offers: Swift.Sendable, Swift.Hashable {
  var all: [Offer]
  var byName: [Swift.String: Offer]

  init(all: [Offer], byName: [Swift.String: Offer] = [:]) {
    self.all = all
    self.byName = byName
  }
}

nonisolated struct Stamp: Swift.Sendable, Swift.Hashable {
  var at: Date

  init(at: Date) {
    self.at = at
  }
}

/// Values that differ pass as any tree.
nonisolated struct Differing: Swift.Sendable, Swift.Hashable {
  var offer: Swift.Optional<Offer>
  var stamp: Swift.Optional<Stamp>

  init(offer: Offer? = nil, stamp: Stamp? = nil) {
    self.offer = offer
    self.stamp = stamp
  }
}

/// Elements that look outside of themselves are read at once.
nonisolated struct Party: Swift.Sendable {
  var name: Swift.String
  var guests: KVMap.LazyDecodedArray<Guest>
  var later: KVMap.LazyDecodedArray<Found>

  init(
    name: Swift.String,
    guests: KVMap.LazyDecodedArray<Guest>,
    later: KVMap.LazyDecodedArray<Found>
  ) {
    self.name = name
    self.guests = guests
    self.later = later
  }
}

nonisolated struct Guest: Swift.Sendable, Swift.Hashable {
  var host: Swift.String
  var place: Swift.Int
  var table: Swift.Optional<Swift.Int>

  init(host: Swift.String, place: Swift.Int, table: Swift.Int? = nil) {
    self.host = host
    self.place = place
    self.table = table
  }
}

nonisolated struct Depot: Swift.Sendable, Swift.Hashable {
  var city: Swift.Optional<Swift.String>
  var shelves: [Shelf]
  var crates: [Crate]

  init(city: Swift.String? = nil, shelves: [Shelf] = [], crates: [Crate] = []) {
    self.city = city
    self.shelves = shelves
    self.crates = crates
  }
}

nonisolated struct Shelf: Swift.Sendable, Swift.Hashable {
  var label: ShelfLabel

  init(label: ShelfLabel) {
    self.label = label
  }
}

nonisolated struct Crate: Swift.Sendable, Swift.Hashable {
  var label: CrateLabel

  init(label: CrateLabel) {
    self.label = label
  }
}

nonisolated struct Clerk: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>

  init(name: Swift.String? = nil) {
    self.name = name
  }
}

nonisolated struct ShelfLabel: Swift.Sendable, Swift.Hashable {
  var city: Swift.String
  var code: Swift.Int
  var clerk: Swift.String
  var inner: CrateLabel

  init(city: Swift.String, code: Swift.Int, clerk: Swift.String, inner: CrateLabel) {
    self.city = city
    self.code = code
    self.clerk = clerk
    self.inner = inner
  }
}

nonisolated struct CrateLabel: Swift.Sendable, Swift.Hashable {
  var lot: Swift.Int
  var size: Swift.Int

  init(lot: Swift.Int, size: Swift.Int) {
    self.lot = lot
    self.size = size
  }
}

/// A key is what its type reads from a text.
nonisolated struct Hotel: Swift.Sendable, Swift.Hashable {
  var rooms: [HotelRoom]
  var floors: [Swift.Int: HotelFloor]
  var guests: [Swift.String: HotelGuest]

  init(
    rooms: [HotelRoom],
    floors: [Swift.Int: HotelFloor] = [:],
    guests: [Swift.String: HotelGuest] = [:]
  ) {
    self.rooms = rooms
    self.floors = floors
    self.guests = guests
  }
}

nonisolated struct HotelRoom: Swift.Sendable, Swift.Hashable {
  var number: Swift.Int
  var beds: Swift.Int

  init(number: Swift.Int, beds: Swift.Int) {
    self.number = number
    self.beds = beds
  }
}

nonisolated struct HotelFloor: Swift.Sendable, Swift.Hashable {
  var level: Swift.Int
  var half: Swift.Optional<Swift.Double>
  var name: Swift.String

  init(level: Swift.Int, half: Swift.Double? = nil, name: Swift.String) {
    self.level = level
    self.half = half
    self.name = name
  }
}

nonisolated struct HotelGuest: Swift.Sendable, Swift.Hashable {
  var id: UUID
  var kind: Swift.Optional<GuestKind>

  init(id: UUID, kind: GuestKind? = nil) {
    self.id = id
    self.kind = kind
  }
}

nonisolated struct RowOnly: Swift.Sendable, Swift.Hashable {
  var row: GuestRow

  init(row: GuestRow) {
    self.row = row
  }
}

nonisolated struct KeyedSets: Swift.Sendable, Swift.Hashable {
  var named: Swift.Set<KeyedEntry>
  var `some`: Swift.Optional<Swift.Set<KeyedEntry>>

  init(named: Swift.Set<KeyedEntry>, `some`: Swift.Set<KeyedEntry>? = nil) {
    self.named = named
    self.`some` = `some`
  }
}

nonisolated struct KeyedEntry: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var value: Swift.Int

  init(name: Swift.String, value: Swift.Int) {
    self.name = name
    self.value = value
  }
}

/// A key that is only written is none of those that no rule takes.
nonisolated struct Postmarked: Swift.Sendable, Swift.Hashable {
  var client: Swift.String
  var others: KVMap.JSONObject

  init(client: Swift.String = "web", others: KVMap.JSONObject) {
    self.client = client
    self.others = others
  }
}

nonisolated enum GuestKind: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case regular
  case other(Swift.String)

  init(rawValue: Swift.String) {
    switch rawValue {
    case "regular": self = .regular
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .regular: "regular"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .regular: 0
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

nonisolated enum GuestRow: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case first
  case other(Swift.Int)

  init(rawValue: Swift.Int) {
    switch rawValue {
    case 1: self = .first
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .first: 1
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .first: 0
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

nonisolated extension Shelter: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Shelter {
    Shelter(cats: [], tags: [], extra: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Shelter, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.array(into: &out.cats)  // cat_ids
        case 1: kv.object(orNil: &out.favourite, updating: updating)  // favourite
        case 2:  // profile.name
          if try kv.consumeNull() {
            out.name = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0: kv.string(orNil: &out.name)  // profile.name
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 3: kv.array(into: &out.tags)  // tags
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark4: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark4.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { out.extra = try kv.object() } catch { try kv.recover(error, from: mark4) }
      kv.rewind(to: back)
    } else if mark4.isNull {
      try kv.reportNull(_kvKeys, rule: 4, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 4, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"cat_ids\":", self.cats)
    if let value = self.favourite { kv.key("\"favourite\":"); try value._kvEncode(&kv) }
    let begun0: Swift.Int = kv.beginOptionalObject("\"profile\":")
    kv.string("\"name\":", ifPresent: self.name)
    kv.endOptionalObject(begun0)
    try kv.array("\"tags\":", self.tags)
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.extra)
    try kv.members(of: kv.endCapture(startOfRest), except: "cat_ids\tfavourite\tprofile\ttags")
    kv.endObject()
  }
}

nonisolated extension Cat: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Cat {
    Cat(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Cat, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.id = try kv.lenientInt() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(self.id)
  }
}

nonisolated extension Tag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Tag {
    Tag(name: "", raw: .null)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tag, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // name
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.name = try kv.string()
          }
        case 1: slot1 = try kv.deferValue()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // name
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.name = try kv.string() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
    let mark1: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { out.raw = try kv.value() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.raw = .null
    } else {
      try kv.reportMissing(_kvKeys, rule: 2, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.value(self.raw)
  }
}

nonisolated extension Counters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Counters {
    Counters(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Counters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: true)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.counts = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_counts(&kv) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.counts = nil
    }
  }

  private static func _kvDecode_counts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)
    if let value = self.counts {
      let startOfRest: Swift.Int = kv.capture()
      kv.dictionary(value)
      try kv.members(of: kv.endCapture(startOfRest), except: "id")
    }
    kv.endObject()
  }
}

nonisolated extension Register: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Register {
    Register(byName: [], list: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Register, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.byName = try _kvDecode_byName(&kv)  // by_name
        case 1: out.list = try _kvDecode_list(&kv)  // list
        case 2:  // lossy
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.lossy = try kv.consumeNull() ? [] : _kvDecode_lossy(&kv)
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.lossy = []
          }
        case 3: out.single = try kv.consumeNull() ? [] : _kvDecode_single(&kv)  // single
        case 4: out.table = try kv.consumeNull() ? [:] : _kvDecode_table(&kv)  // table
        case 5: kv.object(orNil: &out.entry, updating: updating)  // entry
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Entry] {
    var all: [Entry] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(Entry._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  private static func _kvDecode_list(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Entry?] {
    return try kv.array(
      asks: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Entry? in try kv.consumeNullOrEmptyText() ? nil : Entry._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_lossy(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Entry] {
    return try kv.array(
      isLossy: true,
      asks: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Entry in try Entry._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_single(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Entry] {
    guard kv.isArray() else { kv.noteElement(index: 0); return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Entry in try Entry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(
      asks: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Entry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Entry in try Entry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_table(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Entry] {
    return try kv.dictionary(
      of: Entry.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"by_name\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.byName {
        guard let key0 = value0.place else { throw kv.mismatch(expected: "a key", found: "nil") }
        kv.entryKey(key0)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    kv.key("\"list\":")
    kv.beginArray()
    for value0 in self.list {
      if let value1 = value0 {
        try value1._kvEncode(&kv)
      } else { kv.null() }
    }
    kv.endArray()
    try kv.array("\"lossy\":", self.lossy)
    try kv.array("\"single\":", self.single)
    kv.key("\"table\":"); try kv.dictionary(self.table)
    if let value = self.entry { kv.key("\"entry\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Entry: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Entry {
    Entry()
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Entry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.value)  // v
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.position = try kv.consumeNullOrEmptyElement() ? nil : kv.int() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.position = nil
    }
    let mark1: KVMap.ValuePosition = kv.key(of: standing)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { out.place = try kv.lenientString() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.place = nil
    }
    let gathered0: Swift.Int = kv.beginGather("index\t\nkey\t\nagain\t\n", all: false, scan)
    kv.addToGather(kv.index(of: standing, scan), to: gathered0, entry: 0)
    kv.addToGather(kv.key(of: standing), to: gathered0, entry: 1)
    kv.addToGather(kv.index(of: standing, scan), to: gathered0, entry: 2)
    let mark2: KVMap.ValuePosition = kv.endGather(gathered0)
    if mark2.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { try Standing._kvDecode(&kv, intoOptional: &out.both, updating: updating) } catch { try kv.recover(error, from: mark2) }
      kv.rewind(to: back)
    } else if mark2.isNull {
      out.both = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"v\":", ifPresent: self.value)
    kv.endObject()
  }
}

nonisolated extension Standing: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Standing {
    Standing()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Standing, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.index)  // index
      case 1: kv.string(orNil: &out.key)  // key
      case 2: kv.double(orNil: &out.again)  // again
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"index\":", ifPresent: self.index)
    kv.string("\"key\":", ifPresent: self.key)
    try kv.double("\"again\":", ifPresent: self.again)
    kv.endObject()
  }
}

nonisolated extension House: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: House {
    House()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout House, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(orNil: &out.name)  // name
        case 1:  // floors.rooms
          if try kv.consumeNull() {
            out.rooms = []
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.rooms = try kv.consumeNull() ? [] : kv.array(of: Room.self)  // floors.rooms
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2: slot0 = try kv.deferValue()  // number
        case 3: slot1 = try kv.deferValue()  // number
        case 4:  // upper.attic
          if try kv.consumeNull() {
            out.attic = nil
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              switch key2 {
              case 0: kv.object(orNil: &out.attic, updating: updating)  // upper.attic
              default: break
              }
              key2 = try kv.nextKey(_kvKeys_2, &scan2)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("number\tnumber\nchairs\tchairs\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark2: KVMap.ValuePosition = kv.endGather(gathered0)  // number
    if mark2.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { try Room._kvDecode(&kv, intoOptional: &out.best, updating: updating) } catch { try kv.recover(error, from: mark2) }
      kv.rewind(to: back)
    } else if mark2.isNull {
      out.best = nil
    }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start2: Swift.Int = kv.capture("number\tnumber\nchairs\tchairs")
    if let value0 = self.best {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured2: KVMap.CapturedObject = try kv.endCapture(start2)
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    let begun0: Swift.Int = kv.beginOptionalObject("\"floors\":")
    try kv.array("\"rooms\":", self.rooms)
    kv.endOptionalObject(begun0)
    kv.member(&captured2, "\"number\":", keys: "number")
    kv.member(&captured2, "\"chairs\":", keys: "chairs")
    let begun1: Swift.Int = kv.beginOptionalObject("\"upper\":")
    if let value = self.attic { kv.key("\"attic\":"); try value._kvEncode(&kv) }
    kv.endOptionalObject(begun1)
    kv.endObject()
  }
}

nonisolated extension Room: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Room {
    Room(number: 0, house: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Room, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.number)  // number
        case 1:  // owner
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has2 = true
            out.owner = try kv.string()
          }
        case 2: out.chairs = try kv.consumeNull() ? [] : kv.array(of: Chair.self)  // chairs
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // name
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.parent("name", hops: 1, _kvKeys, rule: 3, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 3, scan)
        out.house = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 3, around: .parent(1), scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 3, around: .parent(1), scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
    if !has2 {
      let back2: KVMap.ValuePosition = kv.mark()  // owner
      do throws(KVMap.CodingFailure) {
        let mark2: KVMap.ValuePosition = try slot0.or(kv.parent("owner.name", hops: 1, _kvKeys, rule: 1, scan)).or(kv.document("owner", _kvKeys, rule: 1, scan))
        if mark2.isValue {
          kv.seekOutside(to: mark2, _kvKeys, rule: 1, scan)
          out.owner = try kv.string()
          kv.rewind(to: back2)
        } else if mark2.isNull {
          out.owner = nil
        }
      } catch { try kv.recover(error, backTo: back2) }
    }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"number\":", self.number)
    try kv.array("\"chairs\":", self.chairs)
    kv.endObject()
  }
}

nonisolated extension Chair: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Chair {
    Chair(room: 0, everything: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Chair, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // legs
          let start: KVMap.ValuePosition = kv.mark()
          out.legs = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
          kv.rewind(to: start)
          slot0 = try kv.deferValue()
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // name
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.parent("name", hops: 2, _kvKeys, rule: 1, scan)
      if mark0.isValue {
        kv.seekOutside(to: mark0, _kvKeys, rule: 1, scan)
        out.house = try kv.string()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        out.house = nil
      }
    } catch { try kv.recover(error, backTo: back0) }
    let back1: KVMap.ValuePosition = kv.mark()  // number
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.parent("number", hops: 1, _kvKeys, rule: 2, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 2, scan)
        out.room = try kv.int()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 2, around: .parent(1), scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 2, around: .parent(1), scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
    let back2: KVMap.ValuePosition = kv.mark()  // meta."country code"
    do throws(KVMap.CodingFailure) {
      let mark2: KVMap.ValuePosition = try kv.document("meta.\"country code\"", _kvKeys, rule: 3, scan)
      if mark2.isValue {
        kv.seekOutside(to: mark2, _kvKeys, rule: 3, scan)
        out.country = try kv.string()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        out.country = "?"
      }
    } catch { try kv.recover(error, backTo: back2) }
    let back3: KVMap.ValuePosition = kv.mark()
    do throws(KVMap.CodingFailure) {
      let mark3: KVMap.ValuePosition = try kv.parent("", hops: 1, _kvKeys, rule: 4, scan)
      if mark3.isValue {
        kv.seekOutside(to: mark3, _kvKeys, rule: 4, scan)
        out.everything = try kv.object()
        kv.rewind(to: back3)
      } else if mark3.isNull {
        try kv.reportNull(_kvKeys, rule: 4, around: .parent(1), scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 4, around: .parent(1), scan)
      }
    } catch { try kv.recover(error, backTo: back3) }
    let back4: KVMap.ValuePosition = kv.mark()  // number
    do throws(KVMap.CodingFailure) {
      let gathered0: Swift.Int = kv.beginGather("a\tnumber\t1\nb\tmeta.x[0]\t$root\nc\tlegs\n", all: false, scan)
      try kv.addToGather(kv.parent("number", hops: 1, _kvKeys, rule: 5, scan), to: gathered0, entry: 0)
      try kv.addToGather(kv.document("meta.x[0]", _kvKeys, rule: 5, scan), to: gathered0, entry: 1)
      kv.addToGather(slot0, to: gathered0, entry: 2)
      let mark4: KVMap.ValuePosition = kv.endGather(gathered0)
      if mark4.isValue {
        _ = kv.seek(to: mark4, _kvKeys, rule: 5, scan)
        try Mixed._kvDecode(&kv, intoOptional: &out.mixed, updating: updating)
        kv.rewind(to: back4)
      } else if mark4.isNull {
        out.mixed = nil
      }
    } catch { try kv.recover(error, backTo: back4) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"legs\":", ifPresent: self.legs)
    kv.endObject()
  }
}

nonisolated extension Mixed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Mixed {
    Mixed(a: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Mixed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.a)  // a
      case 1: kv.int(orNil: &out.b)  // b
      case 2: kv.int(orNil: &out.c)  // c
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\":", self.a)
    kv.int("\"b\":", ifPresent: self.b)
    kv.int("\"c\":", ifPresent: self.c)
    kv.endObject()
  }
}

nonisolated extension Basket: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Basket {
    Basket(ids: [], first: [], items: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Basket, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // items
          let start: KVMap.ValuePosition = kv.mark()
          out.items = try kv.array(of: Item.self)
          kv.rewind(to: start)
          slot0 = try kv.deferValue()
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // items[*].id
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.project(slot0, "id", _kvKeys, rule: 1, scan)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
        out.ids = try kv.ints()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
    let back1: KVMap.ValuePosition = kv.mark()  // items[*].cat.sku
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.project(slot0, "cat.sku", _kvKeys, rule: 2, scan)
      if mark1.isValue {
        _ = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
        out.skus = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_skus(&kv)
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.skus = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
    let back2: KVMap.ValuePosition = kv.mark()  // items[*].parts[*].n
    do throws(KVMap.CodingFailure) {
      let mark2: KVMap.ValuePosition = try kv.project(slot0, "parts\tn", _kvKeys, rule: 3, scan)
      if mark2.isValue {
        _ = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
        out.flat = try kv.ints()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        out.flat = [0]
      }
    } catch { try kv.recover(error, backTo: back2) }
    let back3: KVMap.ValuePosition = kv.mark()  // items[*].sizes[0]
    do throws(KVMap.CodingFailure) {
      let mark3: KVMap.ValuePosition = try kv.project(slot0, "sizes[0]", _kvKeys, rule: 4, scan)
      if mark3.isValue {
        _ = kv.seek(to: mark3, _kvKeys, rule: 4, scan)
        out.first = try _kvDecode_first(&kv)
        kv.rewind(to: back3)
      } else if mark3.isNull {
        try kv.reportNull(_kvKeys, rule: 4, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 4, scan)
      }
    } catch { try kv.recover(error, backTo: back3) }
    let back5: KVMap.ValuePosition = kv.mark()  // items[*].found
    do throws(KVMap.CodingFailure) {
      let mark5: KVMap.ValuePosition = try kv.project(kv.document("items", _kvKeys, rule: 5, scan), "found", _kvKeys, rule: 5, scan)
      if mark5.isValue {
        _ = kv.seek(to: mark5, _kvKeys, rule: 5, scan)
        out.found = try kv.array(of: Found.self)
        kv.rewind(to: back5)
      } else if mark5.isNull {
        out.found = []
      }
    } catch { try kv.recover(error, backTo: back5) }
    kv.leaveParent(scan)
  }

  private static func _kvDecode_skus(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String? in try kv.consumeNull() ? nil : kv.string() })
  }

  private static func _kvDecode_first(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    kv.endObject()
  }
}

nonisolated extension Item: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Item {
    Item()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Item, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // total
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.parent("total", hops: 1, _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.count = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.count = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", ifPresent: self.id)
    kv.endObject()
  }
}

nonisolated extension Found: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Found {
    Found(at: 0, n: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Found, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.n)  // n
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.at = try kv.int() } catch { try kv.recover(error, from: mark0) }
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

nonisolated extension Lead: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Lead {
    Lead(name: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(depth: 12, root: "response.people[0].\"the lead\"") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Lead, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.object(orNil: &out.team, updating: updating)  // team
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "response.people[0].\"the lead\"" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.team { kv.key("\"team\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Team: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Team {
    Team(size: 0)
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "team") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Team, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.leads = try kv.consumeNull() ? [] : kv.array(of: Lead.self)  // leads
        case 1: kv.double(into: &out.size)  // size
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "team" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"leads\":", self.leads)
    try kv.double("\"size\":", self.size)
    kv.endObject()
  }
}

nonisolated extension Request: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Request {
    Request(country: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Request, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.country)  // country
      case 1: kv.double(orNil: &out.scale)  // scale
      case 2: kv.date(orNil: &out.sent)  // sent
      case 3: kv.array(orNil: &out.prices)  // price_list
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"country\":", self.country)
    try kv.double("\"scale\":", ifPresent: self.scale)
    if let value = self.sent { kv.key("\"sent\":"); try kv.date(value) }
    if let value = self.prices { kv.key("\"price_list\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension Price: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Price {
    Price(amount: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Price, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.amount)  // amount
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"amount\":", self.amount)
    kv.endObject()
  }
}

nonisolated extension Offer: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Offer {
    Offer(title: "", country: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Offer, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.title)  // title
        case 1:  // country
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.country = try kv.string()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let back1: KVMap.ValuePosition = kv.mark()  // country
      do throws(KVMap.CodingFailure) {
        let mark1: KVMap.ValuePosition = try slot0.or(kv.context("country", _kvKeys, rule: 1, scan))
        if mark1.isValue {
          kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
          out.country = try kv.string()
          kv.rewind(to: back1)
        } else if mark1.isNull {
          try kv.reportNull(_kvKeys, rule: 1, scan)
        } else {
          try kv.reportMissing(_kvKeys, rule: 1, scan)
        }
      } catch { try kv.recover(error, backTo: back1) }
    }
    let back2: KVMap.ValuePosition = kv.mark()  // scale
    do throws(KVMap.CodingFailure) {
      let mark2: KVMap.ValuePosition = try kv.context("scale", _kvKeys, rule: 2, scan)
      if mark2.isValue {
        kv.seekOutside(to: mark2, _kvKeys, rule: 2, scan)
        out.scale = try kv.consumeNullOrEmptyElement() ? nil : kv.double()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        out.scale = nil
      }
    } catch { try kv.recover(error, backTo: back2) }
    let back3: KVMap.ValuePosition = kv.mark()  // price_list[0]
    do throws(KVMap.CodingFailure) {
      let mark3: KVMap.ValuePosition = try kv.context("price_list[0]", _kvKeys, rule: 3, scan)
      if mark3.isValue {
        kv.seekOutside(to: mark3, _kvKeys, rule: 3, scan)
        try Price._kvDecode(&kv, intoOptional: &out.cheapest, updating: updating)
        kv.rewind(to: back3)
      } else if mark3.isNull {
        out.cheapest = nil
      }
    } catch { try kv.recover(error, backTo: back3) }
    let back4: KVMap.ValuePosition = kv.mark()  // price_list[*].amount
    do throws(KVMap.CodingFailure) {
      let mark4: KVMap.ValuePosition = try kv.project(kv.context("price_list", _kvKeys, rule: 4, scan), "amount", _kvKeys, rule: 4, scan)
      if mark4.isValue {
        _ = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        out.amounts = try kv.ints()
        kv.rewind(to: back4)
      } else if mark4.isNull {
        out.amounts = []
      }
    } catch { try kv.recover(error, backTo: back4) }
    let back5: KVMap.ValuePosition = kv.mark()  // sent
    do throws(KVMap.CodingFailure) {
      let mark5: KVMap.ValuePosition = try kv.context("sent", _kvKeys, rule: 5, scan)
      if mark5.isValue {
        kv.seekOutside(to: mark5, _kvKeys, rule: 5, scan)
        out.sent = try kv.consumeNullOrEmptyElement() ? nil : kv.date()
        kv.rewind(to: back5)
      } else if mark5.isNull {
        out.sent = nil
      }
    } catch { try kv.recover(error, backTo: back5) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    kv.endObject()
  }
}

nonisolated extension Offer: KVMap.ContextDecodable {
  static func _kvEncode(context: Request, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension Offers: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Offers {
    Offers(all: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Offers, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.array(into: &out.all)  // offers
        case 1: out.byName = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // byName
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Offer] {
    return try kv.dictionary(
      of: Offer.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"offers\":", self.all)
    kv.key("\"byName\":"); try kv.dictionary(self.byName)
    kv.endObject()
  }
}

nonisolated extension Offers: KVMap.ContextDecodable {
  static func _kvEncode(context: Request, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension Stamp: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Stamp {
    Stamp(at: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Stamp, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.context("", _kvKeys, rule: 0, scan)
      if mark0.isValue {
        kv.seekOutside(to: mark0, _kvKeys, rule: 0, scan)
        out.at = try kv.date()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, around: .context, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, around: .context, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension Stamp: KVMap.ContextDecodable {
  static func _kvEncode(context: Date, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try kv.date(context)
  }
}

nonisolated extension Differing: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Differing {
    Differing()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Differing, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(orNil: &out.offer, updating: updating)  // offer
      case 1: kv.object(orNil: &out.stamp, updating: updating)  // stamp
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.offer { kv.key("\"offer\":"); try value._kvEncode(&kv) }
    if let value = self.stamp { kv.key("\"stamp\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Differing: KVMap.ContextDecodable {
  static func _kvEncode(context: KVMap.JSONValue, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.value(context)
  }
}

nonisolated extension Party: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Party {
    Party(name: "", guests: .init([]), later: .init([]))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Party, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: out.guests = try KVMap.LazyDecodedArray<Guest>(kv.array(of: Guest.self))  // guests
        case 2: out.later = try kv.lazyArray(_kvKeys, rule: 2) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try Found._kvDecode(&kv, replacing: nil) }  // later
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.key("\"guests\":")
    try kv.lazyArray(self.guests) { (kv: inout KVMap.JSONWriter, value0: Guest) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.key("\"later\":")
    try kv.lazyArray(self.later) { (kv: inout KVMap.JSONWriter, value0: Found) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.endObject()
  }
}

nonisolated extension Guest: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Guest {
    Guest(host: "", place: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Guest, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.table)  // table
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // name
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.parent("name", hops: 1, _kvKeys, rule: 1, scan)
      if mark0.isValue {
        kv.seekOutside(to: mark0, _kvKeys, rule: 1, scan)
        out.host = try kv.string()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 1, around: .parent(1), scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, around: .parent(1), scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
    let mark1: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { out.place = try kv.int() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 2, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 2, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"table\":", ifPresent: self.table)
    kv.endObject()
  }
}

nonisolated extension Depot: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Depot {
    Depot()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Depot, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(orNil: &out.city)  // city
        case 1: out.shelves = try kv.consumeNull() ? [] : kv.array(of: Shelf.self)  // shelves
        case 2: out.crates = try kv.consumeNull() ? [] : kv.array(of: Crate.self)  // crates
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", ifPresent: self.city)
    try kv.array("\"shelves\":", self.shelves)
    try kv.array("\"crates\":", self.crates)
    kv.endObject()
  }
}

nonisolated extension Depot: KVMap.ContextDecodable {
  static func _kvEncode(context: Clerk, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension Shelf: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Shelf {
    Shelf(label: ShelfLabel._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Shelf, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // size
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // size
    do throws(KVMap.CodingFailure) {
      let gathered0: Swift.Int = kv.beginGather("lot\tlots[0]\t1\nsize\tsize\n", all: false, scan)
      try kv.addToGather(kv.parent("lots[0]", hops: 1, _kvKeys, rule: 1, scan), to: gathered0, entry: 0)
      kv.addToGather(slot0, to: gathered0, entry: 1)
      let gathered1: Swift.Int = kv.beginGather("city\tcity\t1\ncode\tcodes.main\t$root\nclerk\tname\t$context\ninner\tlots[0]\t1\n", all: false, scan)
      try kv.addToGather(kv.parent("city", hops: 1, _kvKeys, rule: 1, scan), to: gathered1, entry: 0)
      try kv.addToGather(kv.document("codes.main", _kvKeys, rule: 1, scan), to: gathered1, entry: 1)
      try kv.addToGather(kv.context("name", _kvKeys, rule: 1, scan), to: gathered1, entry: 2)
      kv.addToGather(kv.endGather(gathered0), to: gathered1, entry: 3)
      let mark0: KVMap.ValuePosition = kv.endGather(gathered1)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
        try ShelfLabel._kvDecode(&kv, into: &out.label, updating: updating)
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, gathered: gathered1, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension Shelf: KVMap.ContextDecodable {
  static func _kvEncode(context: Clerk, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension Crate: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Crate {
    Crate(label: CrateLabel._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Crate, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // size
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // size
    do throws(KVMap.CodingFailure) {
      let gathered0: Swift.Int = kv.beginGather("size\tsize\nlot\tlots[0]\t1\n", all: true, scan)
      kv.addToGather(slot0, to: gathered0, entry: 0)
      try kv.addToGather(kv.parent("lots[0]", hops: 1, _kvKeys, rule: 0, scan), to: gathered0, entry: 1)
      let mark0: KVMap.ValuePosition = kv.endGather(gathered0)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        try CrateLabel._kvDecode(&kv, into: &out.label, updating: updating)
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, gathered: gathered0, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension Clerk: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Clerk {
    Clerk()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Clerk, updating: Swift.Bool
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
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension ShelfLabel: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ShelfLabel {
    ShelfLabel(city: "", code: 0, clerk: "", inner: CrateLabel._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ShelfLabel, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.city)  // city
      case 1: kv.int(into: &out.code)  // code
      case 2: kv.string(into: &out.clerk)  // clerk
      case 3: kv.object(into: &out.inner, updating: updating)  // inner
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", self.city)
    kv.int("\"code\":", self.code)
    kv.string("\"clerk\":", self.clerk)
    kv.key("\"inner\":"); try self.inner._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension CrateLabel: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CrateLabel {
    CrateLabel(lot: 0, size: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CrateLabel, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.lot)  // lot
      case 1: kv.int(into: &out.size)  // size
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"lot\":", self.lot)
    kv.int("\"size\":", self.size)
    kv.endObject()
  }
}

nonisolated extension Found {
  /// The same in another way.
  nonisolated enum Numbered: KVMap.CodingMapping {
    typealias Value = Found

    static var _kvUsesElementPosition: Swift.Bool { true }

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Found {
      let standing: KVMap.ElementPosition = kv.element()
      let current: Swift.UnsafePointer<Found>? = current?.assumingMemoryBound(to: Found.self)
      let updating: Swift.Bool = current != nil
      var scan: KVMap.ObjectState = .init(updating: updating)
      var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
      var _0: Swift.Optional<Swift.Int>
      var _1: Swift.Int
      if let current {
        _0 = current.pointee.at
        _1 = current.pointee.n
      } else {
        _0 = nil
        _1 = 0
      }
      while key >= 0 {
        switch key {
        case 0: kv.int(into: &_1)  // m
        default: break
        }
        key = try kv.nextKey(_kvKeys, &scan)
      }
      let mark0: KVMap.ValuePosition = kv.index(of: standing, scan)
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { _0 = try kv.int() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, scan)
      }
      let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
      return Found(at: made0, n: _1)
    }

    static func _kvEncode(_ whole: Found, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.int("\"m\":", whole.n)
      kv.endObject()
    }
  }
}

nonisolated extension Hotel: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Hotel {
    Hotel(rooms: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Hotel, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.rooms = try _kvDecode_rooms(&kv)  // rooms
        case 1: out.floors = try kv.consumeNull() ? [:] : _kvDecode_floors(&kv)  // floors
        case 2: out.guests = try kv.consumeNull() ? [:] : _kvDecode_guests(&kv)  // guests
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_rooms(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [HotelRoom] {
    var all: [HotelRoom] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(HotelRoom._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  private static func _kvDecode_floors(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: HotelFloor] {
    return try kv.dictionary(
      of: HotelFloor.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() })
  }

  private static func _kvDecode_guests(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: HotelGuest] {
    return try kv.dictionary(
      of: HotelGuest.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"rooms\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.rooms {
        kv.entryKey(kv.text(of: value0.number))
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    kv.key("\"floors\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.floors) {
      kv.entryKey(key0)
      try value0._kvEncode(&kv)
    }
    kv.endObject()
    kv.key("\"guests\":"); try kv.dictionary(self.guests)
    kv.endObject()
  }
}

nonisolated extension HotelRoom: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: HotelRoom {
    HotelRoom(number: 0, beds: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout HotelRoom, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.beds)  // beds
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.number = try kv.lenientInt() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"beds\":", self.beds)
    kv.endObject()
  }
}

nonisolated extension HotelFloor: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: HotelFloor {
    HotelFloor(level: 0, name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout HotelFloor, updating: Swift.Bool
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
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.level = try kv.lenientInt() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
    let mark1: KVMap.ValuePosition = kv.key(of: standing)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { out.half = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientDouble() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.half = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension HotelGuest: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: HotelGuest {
    HotelGuest(id: KVMap.GeneratedConstant.emptyUUID)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout HotelGuest, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.id = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> UUID in try kv.uuid() } } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
    let mark1: KVMap.ValuePosition = kv.key(of: standing)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.kind = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> GuestKind in try GuestKind._kvDecode(&kv, lenient: true) } } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.kind = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension RowOnly: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RowOnly {
    RowOnly(row: .first)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RowOnly, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var slot0: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // row
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.row = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> GuestRow in try GuestRow._kvDecode(&kv, lenient: true) }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(kv.key(of: standing))  // row
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.row = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> GuestRow in try GuestRow._kvDecode(&kv, lenient: true) } } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension KeyedSets: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeyedSets {
    KeyedSets(named: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeyedSets, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.named = try _kvDecode_named(&kv)  // named
        case 1:  // some
          let attempt1: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.`some` = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_some(&kv)
            kv.acceptAttempt(attempt1)
          } catch {
            try kv.drop(error, from: attempt1)
            out.`some` = nil
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_named(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<KeyedEntry> {
    var all: Swift.Set<KeyedEntry> = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.insert(KeyedEntry._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  private static func _kvDecode_some(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<KeyedEntry> {
    var all: Swift.Set<KeyedEntry> = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.attempt()
      do throws(KVMap.CodingFailure) {
        try all.insert(KeyedEntry._kvDecode(&kv, replacing: nil))
        kv.acceptAttempt(start)
      } catch { try kv.drop(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"named\":")
    try kv.ascendingMembers(self.named) { (kv: inout KVMap.JSONWriter, value0: KeyedEntry) throws(KVMap.CodingFailure) in
      kv.entryKey(value0.name)
      try value0._kvEncode(&kv)
    }
    if let value = self.`some` {
      kv.key("\"some\":")
      try kv.ascendingMembers(value) { (kv: inout KVMap.JSONWriter, value0: KeyedEntry) throws(KVMap.CodingFailure) in
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
    }
    kv.endObject()
  }
}

nonisolated extension KeyedEntry: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeyedEntry {
    KeyedEntry(name: "", value: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeyedEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.value)  // value
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
    kv.int("\"value\":", self.value)
    kv.endObject()
  }
}

nonisolated extension Postmarked: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Postmarked {
    Postmarked(others: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Postmarked, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: try kv.skip()
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
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
    let begun0: Swift.Int = kv.beginOptionalObject("\"by\":")
    kv.string("\"client\":", self.client)
    kv.endOptionalObject(begun0)
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "by")
    kv.endObject()
  }
}

nonisolated extension GuestKind: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> GuestKind {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> GuestKind {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .regular
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> GuestKind {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .regular
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> GuestKind {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .regular: return "regular"
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension GuestRow: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> GuestRow {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> GuestRow {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> GuestRow {
    switch raw {
    case 1: return .first
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> GuestRow {
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
    case .first: return 1
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Shelter {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.cats, right.cats),
      KVMap._kvAreEqual(left.favourite, right.favourite),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.extra, right.extra)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.cats.hash(into: &hasher)
    self.favourite.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.extra.hash(into: &hasher)
  }
}

nonisolated extension Cat {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

nonisolated extension Tag {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.raw, right.raw)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.raw.hash(into: &hasher)
  }
}

nonisolated extension Counters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.counts, right.counts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.counts.hash(into: &hasher)
  }
}

nonisolated extension Register {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.lossy, right.lossy),
      KVMap._kvAreEqual(left.single, right.single),
      KVMap._kvAreEqual(left.table, right.table),
      KVMap._kvAreEqual(left.entry, right.entry)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.byName.hash(into: &hasher)
    self.list.hash(into: &hasher)
    self.lossy.hash(into: &hasher)
    self.single.hash(into: &hasher)
    self.table.hash(into: &hasher)
    self.entry.hash(into: &hasher)
  }
}

nonisolated extension Entry {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.both, right.both),
      KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.position.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.both.hash(into: &hasher)
    self.value.hash(into: &hasher)
  }
}

nonisolated extension Standing {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.index, right.index),
      KVMap._kvAreEqual(left.key, right.key),
      KVMap._kvAreEqual(left.again, right.again)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.index.hash(into: &hasher)
    self.key.hash(into: &hasher)
    self.again.hash(into: &hasher)
  }
}

nonisolated extension House {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.rooms, right.rooms),
      KVMap._kvAreEqual(left.best, right.best),
      KVMap._kvAreEqual(left.attic, right.attic)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.rooms.hash(into: &hasher)
    self.best.hash(into: &hasher)
    self.attic.hash(into: &hasher)
  }
}

nonisolated extension Room {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.house, right.house),
      KVMap._kvAreEqual(left.owner, right.owner),
      KVMap._kvAreEqual(left.chairs, right.chairs)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.house.hash(into: &hasher)
    self.owner.hash(into: &hasher)
    self.chairs.hash(into: &hasher)
  }
}

nonisolated extension Chair {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.house, right.house),
      KVMap._kvAreEqual(left.room, right.room),
      KVMap._kvAreEqual(left.country, right.country),
      KVMap._kvAreEqual(left.everything, right.everything),
      KVMap._kvAreEqual(left.mixed, right.mixed),
      KVMap._kvAreEqual(left.legs, right.legs)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.house.hash(into: &hasher)
    self.room.hash(into: &hasher)
    self.country.hash(into: &hasher)
    self.everything.hash(into: &hasher)
    self.mixed.hash(into: &hasher)
    self.legs.hash(into: &hasher)
  }
}

nonisolated extension Mixed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b),
      KVMap._kvAreEqual(left.c, right.c)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
    self.c.hash(into: &hasher)
  }
}

nonisolated extension Basket {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.skus, right.skus),
      KVMap._kvAreEqual(left.flat, right.flat),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.items, right.items),
      KVMap._kvAreEqual(left.found, right.found)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ids.hash(into: &hasher)
    self.skus.hash(into: &hasher)
    self.flat.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.items.hash(into: &hasher)
    self.found.hash(into: &hasher)
  }
}

nonisolated extension Item {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.count, right.count)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.count.hash(into: &hasher)
  }
}

nonisolated extension Found {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.n, right.n)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.at.hash(into: &hasher)
    self.n.hash(into: &hasher)
  }
}

nonisolated extension Lead {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.team, right.team)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.team.hash(into: &hasher)
  }
}

nonisolated extension Team {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.leads, right.leads),
      KVMap._kvAreEqual(left.size, right.size)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.leads.hash(into: &hasher)
    self.size.hash(into: &hasher)
  }
}

nonisolated extension Request {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.country, right.country),
      KVMap._kvAreEqual(left.scale, right.scale),
      KVMap._kvAreEqual(left.sent, right.sent),
      KVMap._kvAreEqual(left.prices, right.prices)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.country.hash(into: &hasher)
    self.scale.hash(into: &hasher)
    self.sent.hash(into: &hasher)
    self.prices.hash(into: &hasher)
  }
}

nonisolated extension Price {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.amount, right.amount)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.amount.hash(into: &hasher)
  }
}

nonisolated extension Offer {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.country, right.country),
      KVMap._kvAreEqual(left.scale, right.scale),
      KVMap._kvAreEqual(left.cheapest, right.cheapest),
      KVMap._kvAreEqual(left.amounts, right.amounts),
      KVMap._kvAreEqual(left.sent, right.sent)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.country.hash(into: &hasher)
    self.scale.hash(into: &hasher)
    self.cheapest.hash(into: &hasher)
    self.amounts.hash(into: &hasher)
    self.sent.hash(into: &hasher)
  }
}

nonisolated extension Offers {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.all, right.all),
      KVMap._kvAreEqual(left.byName, right.byName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.all.hash(into: &hasher)
    self.byName.hash(into: &hasher)
  }
}

nonisolated extension Stamp {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.at, right.at)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.at.hash(into: &hasher)
  }
}

nonisolated extension Differing {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.offer, right.offer),
      KVMap._kvAreEqual(left.stamp, right.stamp)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.offer.hash(into: &hasher)
    self.stamp.hash(into: &hasher)
  }
}

nonisolated extension Guest {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.host, right.host),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.table, right.table)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.host.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.table.hash(into: &hasher)
  }
}

nonisolated extension Depot {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.city, right.city),
      KVMap._kvAreEqual(left.shelves, right.shelves),
      KVMap._kvAreEqual(left.crates, right.crates)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.city.hash(into: &hasher)
    self.shelves.hash(into: &hasher)
    self.crates.hash(into: &hasher)
  }
}

nonisolated extension Shelf {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.label, right.label)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.label.hash(into: &hasher)
  }
}

nonisolated extension Crate {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.label, right.label)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.label.hash(into: &hasher)
  }
}

nonisolated extension Clerk {
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

nonisolated extension ShelfLabel {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.city, right.city),
      KVMap._kvAreEqual(left.code, right.code),
      KVMap._kvAreEqual(left.clerk, right.clerk),
      KVMap._kvAreEqual(left.inner, right.inner)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.city.hash(into: &hasher)
    self.code.hash(into: &hasher)
    self.clerk.hash(into: &hasher)
    self.inner.hash(into: &hasher)
  }
}

nonisolated extension CrateLabel {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.lot, right.lot),
      KVMap._kvAreEqual(left.size, right.size)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.lot.hash(into: &hasher)
    self.size.hash(into: &hasher)
  }
}

nonisolated extension Hotel {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.rooms, right.rooms),
      KVMap._kvAreEqual(left.floors, right.floors),
      KVMap._kvAreEqual(left.guests, right.guests)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.rooms.hash(into: &hasher)
    self.floors.hash(into: &hasher)
    self.guests.hash(into: &hasher)
  }
}

nonisolated extension HotelRoom {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.beds, right.beds)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.beds.hash(into: &hasher)
  }
}

nonisolated extension HotelFloor {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.half, right.half),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.level.hash(into: &hasher)
    self.half.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension HotelGuest {
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

nonisolated extension RowOnly {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.row, right.row)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.row.hash(into: &hasher)
  }
}

nonisolated extension KeyedSets {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.named, right.named),
      KVMap._kvAreEqual(left.`some`, right.`some`)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.named.hash(into: &hasher)
    self.`some`.hash(into: &hasher)
  }
}

nonisolated extension KeyedEntry {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.value.hash(into: &hasher)
  }
}

nonisolated extension Postmarked {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.client, right.client),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.client.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Shelter {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{6}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{8}\0\u{7}\0\0\0\0\0\u{1}\0cat_ids\"\t\0\0\u{1}\0\0\0\0favourite\"\0\0\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0profile\"\u{4}\0\0\u{3}\0\0\u{1}\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 4, required: 2,
      unknown: .rest, duplicates: .error,
      rules: """
        Shelter\tSurroundings.kvmap\t4
        cats\t+1\tcat_ids
        favourite\t+2\tfavourite
        name\t+3\tprofile.name
        tags\t+4\ttags
        extra\t+5\t
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shelter\tSurroundings.kvmap\t4
        name\t+3\tprofile.name
        """)
  }
}

nonisolated extension Cat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cat\tSurroundings.kvmap\t13
        id\t+0\t
        """)
  }
}

nonisolated extension Tag {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tag\tSurroundings.kvmap\t16
        name\t+1\tname
        name\t+1\ttitle
        raw\t+2\t
        """)
  }
}

nonisolated extension Counters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .rest, duplicates: .error,
      rules: """
        Counters\tSurroundings.kvmap\t22
        id\t+2\tid
        counts\t+3\t
        """)
  }
}

nonisolated extension Register {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\0\0\0\0\u{3}\0\u{7}\0\t\0\u{b}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0by_name\"\u{4}\0\0\u{1}\0\0\u{1}\0list\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0lossy\"\0\0\u{6}\0\0\u{3}\0\0\0\0single\"\0\u{5}\0\0\u{4}\0\0\0\0table\"\0\0\u{5}\0\0\u{5}\0\0\0\0entry\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Register\tSurroundings.kvmap\t29
        byName\t+1\tby_name
        list\t+2\tlist
        lossy\t+3\tlossy
        single\t+4\tsingle
        table\t+5\ttable
        entry\t+6\tentry
        """)
  }
}

nonisolated extension Entry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0v\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Entry\tSurroundings.kvmap\t38
        value\t+4\tv
        position\t+1\t
        place\t+2\t
        both\t+3\t
        """)
  }
}

nonisolated extension Standing {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{5}\0\u{5}\0\0\0\0\0\0\0index\"\0\0\u{3}\0\0\u{1}\0\0\0\0key\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0again\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Standing\tSurroundings.kvmap\t45
        index\t+0\tindex
        key\t+0\tkey
        again\t+0\tagain
        """)
  }
}

nonisolated extension House {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1}\0\t\0\0\0\u{7}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0floors\"\0\u{6}\0\0\u{2}\0\0\0\0number\"\0\u{6}\0\0\u{3}\0\0\0\0chairs\"\0\u{5}\0\0\u{4}\0\0\0\0upper\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        House\tSurroundings.kvmap\t48
        name\t+1\tname
        rooms\t+2\tfloors.rooms
        best\t+3\tnumber
        best\t+3\tchairs
        attic\t+4\tupper.attic
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0rooms\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        House\tSurroundings.kvmap\t48
        rooms\t+2\tfloors.rooms
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0attic\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        House\tSurroundings.kvmap\t48
        attic\t+4\tupper.attic
        """)
  }
}

nonisolated extension Room {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{5}\0\0\0\u{3}\0\0\0\u{1}\0\u{6}\0\0\0\0\0\u{1}\0number\"\0\u{5}\0\0\u{1}\0\0\0\0owner\"\0\0\u{6}\0\0\u{2}\0\0\0\0chairs\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Room\tSurroundings.kvmap\t55
        number\t+1\tnumber
        owner\t+3\towner
        chairs\t+4\tchairs
        house\t+2\tname
        """)
  }
}

nonisolated extension Chair {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0legs\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Chair\tSurroundings.kvmap\t62
        legs\t+6\tlegs
        house\t+1\tname
        room\t+2\tnumber
        country\t+3\tmeta.\"country code\"
        everything\t+4\t
        mixed\t+5\tnumber
        """)
  }
}

nonisolated extension Mixed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{3}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Mixed\tSurroundings.kvmap\t71
        a\t+0\ta
        b\t+0\tb
        c\t+0\tc
        """)
  }
}

nonisolated extension Basket {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Basket\tSurroundings.kvmap\t74
        items\t+5\titems
        ids\t+1\titems[*].id
        skus\t+2\titems[*].cat.sku
        flat\t+3\titems[*].parts[*].n
        first\t+4\titems[*].sizes[0]
        found\t+6\titems[*].found
        """)
  }
}

nonisolated extension Item {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Item\tSurroundings.kvmap\t83
        id\t+0\tid
        count\t+0\ttotal
        """)
  }
}

nonisolated extension Found {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Found\tSurroundings.kvmap\t84
        n\t+0\tn
        at\t+0\t
        """)
  }
}

nonisolated extension Lead {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0team\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Lead\tSurroundings.kvmap\t87
        name\t+3\tname
        team\t+4\tteam
        """)
  }
}

nonisolated extension Team {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\0\0\0\0leads\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Team\tSurroundings.kvmap\t94
        leads\t+2\tleads
        size\t+3\tsize
        """)
  }
}

nonisolated extension Request {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\u{7}\0\u{7}\0\0\0\0\0\u{1}\0country\"\u{5}\0\0\u{1}\0\0\0\0scale\"\0\0\u{4}\0\0\u{2}\0\0\0\0sent\"\0\0\0\n\0\0\u{3}\0\0\0\0price_list\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Request\tSurroundings.kvmap\t101
        country\t+0\tcountry
        scale\t+0\tscale
        sent\t+0\tsent
        prices\t+0\tprice_list
        """)
  }
}

nonisolated extension Price {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0amount\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Price\tSurroundings.kvmap\t102
        amount\t+0\tamount
        """)
  }
}

nonisolated extension Offer {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{7}\0\0\u{1}\0\0\0\0country\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Offer\tSurroundings.kvmap\t104
        title\t+2\ttitle
        country\t+3\tcountry
        scale\t+4\tscale
        cheapest\t+5\tprice_list[0]
        amounts\t+6\tprice_list[*].amount
        sent\t+7\tsent
        """)
  }
}

nonisolated extension Offers {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0offers\"\0\u{6}\0\0\u{1}\0\0\0\0byName\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Offers\tSurroundings.kvmap\t114
        all\t+0\toffers
        byName\t+0\tbyName
        """)
  }
}

nonisolated extension Stamp {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Stamp\tSurroundings.kvmap\t116
        at\t+2\t
        """)
  }
}

nonisolated extension Differing {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0offer\"\0\0\u{5}\0\0\u{1}\0\0\0\0stamp\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Differing\tSurroundings.kvmap\t122
        offer\t+0\toffer
        stamp\t+0\tstamp
        """)
  }
}

nonisolated extension Party {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\0\0\u{5}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0guests\"\0\u{5}\0\0\u{2}\0\0\u{1}\0later\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        Party\tSurroundings.kvmap\t125
        name\t+1\tname
        guests\t+2\tguests
        later\t+3\tlater
        """)
  }
}

nonisolated extension Guest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0table\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Guest\tSurroundings.kvmap\t131
        table\t+0\ttable
        host\t+0\tname
        place\t+0\t
        """)
  }
}

nonisolated extension Depot {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{5}\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0shelves\"\u{6}\0\0\u{2}\0\0\0\0crates\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Depot\tSurroundings.kvmap\t134
        city\t+0\tcity
        shelves\t+0\tshelves
        crates\t+0\tcrates
        """)
  }
}

nonisolated extension Shelf {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shelf\tSurroundings.kvmap\t135
        label\t+2\tsize
        label\t+2\tcity
        """)
  }
}

nonisolated extension Crate {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Crate\tSurroundings.kvmap\t141
        label\t+0\tsize
        """)
  }
}

nonisolated extension Clerk {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Clerk\tSurroundings.kvmap\t142
        name\t+0\tname
        """)
  }
}

nonisolated extension ShelfLabel {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\u{7}\0\u{4}\0\0\0\0\0\u{1}\0city\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0code\"\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0clerk\"\0\0\u{5}\0\0\u{3}\0\0\u{1}\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        ShelfLabel\tSurroundings.kvmap\t143
        city\t+0\tcity
        code\t+0\tcode
        clerk\t+0\tclerk
        inner\t+0\tinner
        """)
  }
}

nonisolated extension CrateLabel {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lot\"\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CrateLabel\tSurroundings.kvmap\t144
        lot\t+0\tlot
        size\t+0\tsize
        """)
  }
}

nonisolated extension Found.Numbered {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0m\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Found\tSurroundings.kvmap\t147
        n\t+0\tm
        at\t+0\t
        """)
  }
}

nonisolated extension Hotel {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\u{5}\0\0\0\0\0\u{1}\0rooms\"\0\0\u{6}\0\0\u{1}\0\0\0\0floors\"\0\u{6}\0\0\u{2}\0\0\0\0guests\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hotel\tSurroundings.kvmap\t150
        rooms\t+0\trooms
        floors\t+0\tfloors
        guests\t+0\tguests
        """)
  }
}

nonisolated extension HotelRoom {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0beds\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        HotelRoom\tSurroundings.kvmap\t151
        beds\t+0\tbeds
        number\t+0\t
        """)
  }
}

nonisolated extension HotelFloor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        HotelFloor\tSurroundings.kvmap\t152
        name\t+0\tname
        level\t+0\t
        half\t+0\t
        """)
  }
}

nonisolated extension HotelGuest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        HotelGuest\tSurroundings.kvmap\t153
        id\t+0\t
        kind\t+0\t
        """)
  }
}

nonisolated extension RowOnly {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0row\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RowOnly\tSurroundings.kvmap\t154
        row\t+0\trow
        """)
  }
}

nonisolated extension KeyedSets {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0named\"\0\0\u{4}\0\0\u{1}\0\0\0\0some\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedSets\tSurroundings.kvmap\t158
        named\t+1\tnamed
        some\t+2\tsome
        """)
  }
}

nonisolated extension KeyedEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedEntry\tSurroundings.kvmap\t163
        value\t+2\tvalue
        name\t+1\t
        """)
  }
}

nonisolated extension Postmarked {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\0\0by\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Postmarked\tSurroundings.kvmap\t169
        \t+0\tby
        others\t+2\t
        """)
  }
}

nonisolated extension GuestKind {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0regular\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        GuestKind\tSurroundings.kvmap\t155
        """)
  }
}

nonisolated extension GuestRow {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        GuestRow\tSurroundings.kvmap\t156
        """)
  }
}
