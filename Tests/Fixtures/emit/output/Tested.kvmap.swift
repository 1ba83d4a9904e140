// Generated from Tested.kvmap. Do not edit.
// kvmap format 1, input 11da82c877ed7291, body 23b088e819627c84
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

nonisolated struct TestedPick: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var count: Swift.Optional<Swift.UInt8>
  var rank: Swift.Optional<Swift.Int>

  init(name: Swift.String = "d", count: Swift.UInt8? = nil, rank: Swift.Int? = 4) {
    self.name = name
    self.count = count
    self.rank = rank
  }
}

nonisolated struct TestedHome: Swift.Sendable, Swift.Hashable {
  var city: Swift.String
  var zip: Swift.Optional<Swift.String>
  var opened: Swift.Optional<Date>

  init(city: Swift.String, zip: Swift.String? = nil, opened: Date? = nil) {
    self.city = city
    self.zip = zip
    self.opened = opened
  }
}

nonisolated struct Tested: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var age: Swift.Optional<Swift.Int>
  var homes: [TestedHome]
  var points: [Swift.String: Swift.Int]
  var rooms: [Swift.Int: TestedHome]
  var tags: Swift.Set<Swift.String>
  var visited: Swift.Set<TestedHome>
  var choices: Swift.Set<TestedPick>
  var flags: [Swift.String: Swift.Bool]
  var level: Swift.Optional<TestedLevel>
  var levels: [TestedLevel]
  var ratio: Swift.Optional<Decimal>
  var born: Swift.Optional<Date>
  var icon: Swift.Optional<URL>
  var key: Swift.Optional<UUID>
  var blob: Swift.Optional<Data>
  var mark: Swift.Optional<Swift.Character>
  var extra: Swift.Optional<KVMap.JSONValue>
  var kept: Swift.Optional<KVMap.JSONObject>
  var grid: [[Swift.Int]]
  var best: Swift.Optional<TestedHome>
  var lost: [Swift.Int]

  init(
    name: Swift.String,
    age: Swift.Int? = nil,
    homes: [TestedHome] = [],
    points: [Swift.String: Swift.Int] = [:],
    rooms: [Swift.Int: TestedHome] = [:],
    tags: Swift.Set<Swift.String> = [],
    visited: Swift.Set<TestedHome> = [],
    choices: Swift.Set<TestedPick> = [],
    flags: [Swift.String: Swift.Bool] = [:],
    level: TestedLevel? = nil,
    levels: [TestedLevel] = [],
    ratio: Decimal? = nil,
    born: Date? = nil,
    icon: URL? = nil,
    key: UUID? = nil,
    blob: Data? = nil,
    mark: Swift.Character? = nil,
    extra: KVMap.JSONValue? = nil,
    kept: KVMap.JSONObject? = nil,
    grid: [[Swift.Int]] = [],
    best: TestedHome? = nil,
    lost: [Swift.Int] = []
  ) {
    self.name = name
    self.age = age
    self.homes = homes
    self.points = points
    self.rooms = rooms
    self.tags = tags
    self.visited = visited
    self.choices = choices
    self.flags = flags
    self.level = level
    self.levels = levels
    self.ratio = ratio
    self.born = born
    self.icon = icon
    self.key = key
    self.blob = blob
    self.mark = mark
    self.extra = extra
    self.kept = kept
    self.grid = grid
    self.best = best
    self.lost = lost
  }
}

nonisolated struct TestedItem: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var title: Swift.String
  var point: Swift.Optional<Swift.String>
  var tags: [Swift.String]

  init(id: Swift.Int, title: Swift.String, point: Swift.String? = nil, tags: [Swift.String] = []) {
    self.id = id
    self.title = title
    self.point = point
    self.tags = tags
  }
}

nonisolated struct TestedVisit: Swift.Sendable, Swift.Hashable {
  var place: Swift.String
  var guest: Swift.String
  var age: Swift.Optional<Swift.Int>

  init(place: Swift.String, guest: Swift.String, age: Swift.Int? = nil) {
    self.place = place
    self.guest = guest
    self.age = age
  }
}

nonisolated struct TestedGuest: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var age: Swift.Optional<Swift.Int>

  init(name: Swift.String, age: Swift.Int? = nil) {
    self.name = name
    self.age = age
  }
}

nonisolated enum TestedLevel: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case low
  case high
  case other(Swift.String)

  init(rawValue: Swift.String) {
    switch rawValue {
    case "low": self = .low
    case "H", "h": self = .high
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .low: "low"
    case .high: "H"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .low: 0
    case .high: 1
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

nonisolated extension TestedPick: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TestedPick {
    TestedPick()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TestedPick, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.consumeNull() ? "d" : kv.string()  // name
        case 1: out.count = try kv.consumeNullOrEmptyElement() ? nil : kv.uint8()  // count
        case 2: kv.int(orNil: &out.rank)  // rank
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.count { kv.key("\"count\":"); kv.uint8(value) }
    if let value = self.rank { kv.key("\"rank\":"); kv.int(value) } else { kv.key("\"rank\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension TestedHome: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TestedHome {
    TestedHome(city: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TestedHome, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.city)  // city
      case 1: kv.string(orNil: &out.zip)  // zip
      case 2: kv.date(orNil: &out.opened)  // opened
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", self.city)
    kv.string("\"zip\":", ifPresent: self.zip)
    if let value = self.opened { kv.key("\"opened\":"); try kv.date(value) }
    kv.endObject()
  }
}

nonisolated extension Tested: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Tested {
    Tested(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tested, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: kv.int(orNil: &out.age)  // age
        case 2: out.homes = try kv.consumeNull() ? [] : kv.array(of: TestedHome.self)  // homes
        case 3: out.points = try kv.consumeNull() ? [:] : _kvDecode_points(&kv)  // points
        case 4: out.rooms = try kv.consumeNull() ? [:] : _kvDecode_rooms(&kv)  // rooms
        case 5: out.tags = try kv.consumeNull() ? [] : _kvDecode_tags(&kv)  // tags
        case 6: out.visited = try kv.consumeNull() ? [] : _kvDecode_visited(&kv)  // visited
        case 7: out.choices = try kv.consumeNull() ? [] : _kvDecode_choices(&kv)  // choices
        case 8: out.flags = try kv.consumeNull() ? [:] : _kvDecode_flags(&kv)  // flags
        case 9: out.level = try kv.consumeNullOrEmptyElement() ? nil : TestedLevel._kvDecode(&kv, lenient: false)  // level
        case 10: out.levels = try kv.consumeNull() ? [] : _kvDecode_levels(&kv)  // levels
        case 11: out.ratio = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // ratio
        case 12: kv.date(orNil: &out.born)  // born
        case 13: kv.url(orNil: &out.icon)  // icon
        case 14: out.key = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // key
        case 15: out.blob = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // blob
        case 16: out.mark = try kv.consumeNullOrEmptyElement() ? nil : kv.character()  // mark
        case 17: out.extra = try kv.consumeNull() ? nil : kv.value()  // extra
        case 18: out.kept = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // kept
        case 19: out.grid = try kv.consumeNull() ? [] : _kvDecode_grid(&kv)  // grid
        case 20: kv.object(orNil: &out.best, updating: updating)  // best
        case 21:  // lost
          let attempt21: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.lost = try kv.consumeNull() ? [] : _kvDecode_lost(&kv)
            kv.acceptAttempt(attempt21)
          } catch {
            try kv.drop(error, from: attempt21)
            out.lost = []
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_points(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_rooms(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: TestedHome] {
    return try kv.dictionary(
      of: TestedHome.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() })
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.String> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_visited(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<TestedHome> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TestedHome in try TestedHome._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_choices(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<TestedPick> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TestedPick in try TestedPick._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_flags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Bool] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Bool in try kv.bool() })
  }

  private static func _kvDecode_levels(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TestedLevel] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TestedLevel in try TestedLevel._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_grid(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  private static func _kvDecode_lost(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.int("\"age\":", ifPresent: self.age)
    try kv.array("\"homes\":", self.homes)
    kv.key("\"points\":"); kv.dictionary(self.points)
    kv.key("\"rooms\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.rooms) {
      kv.entryKey(key0)
      try value0._kvEncode(&kv)
    }
    kv.endObject()
    kv.key("\"tags\":"); kv.array(kv.sorted(self.tags))
    kv.key("\"visited\":")
    try kv.ascending(self.visited) { (kv: inout KVMap.JSONWriter, value0: TestedHome) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.key("\"choices\":")
    try kv.ascending(self.choices) { (kv: inout KVMap.JSONWriter, value0: TestedPick) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.key("\"flags\":"); try kv.dictionary(self.flags)
    if let value = self.level { kv.key("\"level\":"); try value._kvEncode(&kv) }
    try kv.array("\"levels\":", self.levels)
    if let value = self.ratio { kv.key("\"ratio\":"); try kv.decimal(value) }
    if let value = self.born { kv.key("\"born\":"); try kv.date(value) }
    if let value = self.icon { kv.key("\"icon\":"); try kv.url(value) }
    if let value = self.key { kv.key("\"key\":"); kv.uuid(value) }
    if let value = self.blob { kv.key("\"blob\":"); kv.data(value) }
    if let value = self.mark { kv.key("\"mark\":"); kv.character(value) }
    if let value = self.extra { kv.key("\"extra\":"); kv.value(value) }
    if let value = self.kept { kv.key("\"kept\":"); kv.object(value) }
    try kv.array("\"grid\":", self.grid)
    if let value = self.best { kv.key("\"best\":"); try value._kvEncode(&kv) }
    kv.array("\"lost\":", self.lost)
    kv.endObject()
  }
}

nonisolated extension TestedOwner: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<TestedOwner>? = current?.assumingMemoryBound(to: TestedOwner.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: [TestedOwner]
    var _2: Swift.Optional<TestedHome>
    var _3: [Swift.String: TestedOwner]
    if let current {
      _0 = current.pointee.id
      _1 = current.pointee.next
      _2 = current.pointee.home
      _3 = current.pointee.byName
    } else {
      _0 = 0
      _1 = []
      _2 = nil
      _3 = [:]
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &_0)  // id
        case 1: _1 = try kv.consumeNull() ? [] : kv.array(of: TestedOwner.self)  // next
        case 2: kv.object(orNil: &_2, updating: updating)  // home
        case 3: _3 = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // by_name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Self(id: _0, next: _1, home: _2, byName: _3)
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: TestedOwner] {
    return try kv.dictionary(
      of: TestedOwner.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    try kv.array("\"next\":", self.next)
    if let value = self.home { kv.key("\"home\":"); try value._kvEncode(&kv) }
    kv.key("\"by_name\":"); try kv.dictionary(self.byName)
    kv.endObject()
  }
}

nonisolated extension TestedItem: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TestedItem {
    TestedItem(id: 0, title: "")
  }

  static var _kvXML: KVMap.XMLNames { .init(element: "item", namespaces: [.init(prefix: "g", uri: "urn:g")]) }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TestedItem, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // @id
        case 1: kv.string(into: &out.title)  // title
        case 2: kv.string(orNil: &out.point)  // "g:point"
        case 3: out.tags = try kv.consumeNull() ? [] : kv.strings()  // tag
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvXMLRoot: KVMap.XMLNames { .init(element: "item", namespaces: [.init(prefix: "g", uri: "urn:g")]) }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"@id\":", self.id)
    kv.string("\"title\":", self.title)
    kv.string("\"g:point\":", ifPresent: self.point)
    kv.array("\"tag\":", self.tags)
    kv.endObject()
  }
}

nonisolated extension TestedItem {
  nonisolated enum Short: KVMap.CodingMapping {
    typealias Value = TestedItem

    static var _kvXML: KVMap.XMLNames { .init(element: "short") }

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> TestedItem {
      let current: Swift.UnsafePointer<TestedItem>? = current?.assumingMemoryBound(to: TestedItem.self)
      let updating: Swift.Bool = current != nil
      var scan: KVMap.ObjectState = .init(updating: updating)
      var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
      var _0: Swift.Int
      var _1: Swift.String
      var _2: Swift.Optional<Swift.String>
      var _3: [Swift.String]
      if let current {
        _0 = current.pointee.id
        _1 = current.pointee.title
        _2 = current.pointee.point
        _3 = current.pointee.tags
      } else {
        _0 = 0
        _1 = "none"
        _2 = nil
        _3 = []
      }
      while key >= 0 {
        do throws(KVMap.CodingFailure) {
          switch key {
          case 0: kv.int(into: &_0)  // $text
          case 1: _1 = try kv.consumeNull() ? "none" : kv.string()  // title
          case 2: kv.string(orNil: &_2)  // point
          case 3: _3 = try kv.consumeNull() ? [] : kv.strings()  // tag
          default: try kv.skip()
          }
        } catch { try kv.recover(error, &scan) }
        key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
      }
      guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
      return TestedItem(id: _0, title: _1, point: _2, tags: _3)
    }

    static var _kvXMLRoot: KVMap.XMLNames { .init(element: "short") }

    static func _kvEncode(_ whole: TestedItem, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.int("\"$text\":", whole.id)
      kv.string("\"title\":", whole.title)
      kv.endObject()
    }
  }
}

nonisolated extension TestedVisit: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TestedVisit {
    TestedVisit(place: "", guest: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TestedVisit, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.place)  // place
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // name
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.context("name", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.guest = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 1, around: .context, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, around: .context, scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
    let back2: KVMap.ValuePosition = kv.mark()  // age
    do throws(KVMap.CodingFailure) {
      let mark2: KVMap.ValuePosition = try kv.context("age", _kvKeys, rule: 2, scan)
      if mark2.isValue {
        kv.seekOutside(to: mark2, _kvKeys, rule: 2, scan)
        out.age = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        out.age = nil
      }
    } catch { try kv.recover(error, backTo: back2) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"place\":", self.place)
    kv.endObject()
  }
}

nonisolated extension TestedVisit: KVMap.ContextDecodable {
  static func _kvEncode(context: TestedGuest, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension TestedGuest: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TestedGuest {
    TestedGuest(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TestedGuest, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.int(orNil: &out.age)  // age
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.int("\"age\":", ifPresent: self.age)
    kv.endObject()
  }
}

nonisolated extension TestedLevel: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> TestedLevel {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> TestedLevel {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .low
    case 1, 2: return .high
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> TestedLevel {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .low
    case 1, 2: return .high
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TestedLevel {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .low: return "low"
    case .high: return "H"
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension TestedPick {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.rank, right.rank)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.rank.hash(into: &hasher)
  }
}

nonisolated extension TestedHome {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.city, right.city),
      KVMap._kvAreEqual(left.zip, right.zip),
      KVMap._kvAreEqual(left.opened, right.opened)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.city.hash(into: &hasher)
    self.zip.hash(into: &hasher)
    self.opened.hash(into: &hasher)
  }
}

nonisolated extension Tested {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.homes, right.homes),
      KVMap._kvAreEqual(left.points, right.points),
      KVMap._kvAreEqual(left.rooms, right.rooms),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.visited, right.visited),
      KVMap._kvAreEqual(left.choices, right.choices),
      KVMap._kvAreEqual(left.flags, right.flags),
      KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.levels, right.levels),
      KVMap._kvAreEqual(left.ratio, right.ratio),
      KVMap._kvAreEqual(left.born, right.born),
      KVMap._kvAreEqual(left.icon, right.icon),
      KVMap._kvAreEqual(left.key, right.key),
      KVMap._kvAreEqual(left.blob, right.blob),
      KVMap._kvAreEqual(left.mark, right.mark),
      KVMap._kvAreEqual(left.extra, right.extra),
      KVMap._kvAreEqual(left.kept, right.kept),
      KVMap._kvAreEqual(left.grid, right.grid),
      KVMap._kvAreEqual(left.best, right.best),
      KVMap._kvAreEqual(left.lost, right.lost)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.age.hash(into: &hasher)
    self.homes.hash(into: &hasher)
    self.points.hash(into: &hasher)
    self.rooms.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.visited.hash(into: &hasher)
    self.choices.hash(into: &hasher)
    self.flags.hash(into: &hasher)
    self.level.hash(into: &hasher)
    self.levels.hash(into: &hasher)
    self.ratio.hash(into: &hasher)
    self.born.hash(into: &hasher)
    self.icon.hash(into: &hasher)
    self.key.hash(into: &hasher)
    self.blob.hash(into: &hasher)
    self.mark.hash(into: &hasher)
    self.extra.hash(into: &hasher)
    self.kept.hash(into: &hasher)
    self.grid.hash(into: &hasher)
    self.best.hash(into: &hasher)
    self.lost.hash(into: &hasher)
  }
}

nonisolated extension TestedItem {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.point, right.point),
      KVMap._kvAreEqual(left.tags, right.tags)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.point.hash(into: &hasher)
    self.tags.hash(into: &hasher)
  }
}

nonisolated extension TestedVisit {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.guest, right.guest),
      KVMap._kvAreEqual(left.age, right.age)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.place.hash(into: &hasher)
    self.guest.hash(into: &hasher)
    self.age.hash(into: &hasher)
  }
}

nonisolated extension TestedGuest {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension TestedPick {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0count\"\0\0\u{4}\0\0\u{2}\0\0\0\0rank\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedPick\tTested.kvmap\t6
        name\t+0\tname
        count\t+0\tcount
        rank\t+0\trank
        """)
  }
}

nonisolated extension TestedHome {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\u{4}\0\0\0\0\0\u{1}\0city\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0zip\"\0\0\0\0\u{6}\0\0\u{2}\0\0\0\0opened\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedHome\tTested.kvmap\t8
        city\t+0\tcity
        zip\t+0\tzip
        opened\t+0\topened
        """)
  }
}

nonisolated extension Tested {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0!\0\0\0\0\0\0\0\0\0\u{1f}\0)\0\0\0\u{3}\0#\0\u{7}\0\0\0\t\0\u{11}\0\0\0\0\0\u{13}\0%\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{5}\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{17}\0\u{f}\0\0\0\0\0\0\0\u{15}\0\u{1}\0\u{1d}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0+\0\0\0\0\0\0\0\0\0'\0\u{1b}\0\u{19}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0age\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0homes\"\0\0\u{6}\0\0\u{3}\0\0\0\0points\"\0\u{5}\0\0\u{4}\0\0\0\0rooms\"\0\0\u{4}\0\0\u{5}\0\0\0\0tags\"\0\0\0\u{7}\0\0\u{6}\0\0\0\0visited\"\u{7}\0\0\u{7}\0\0\0\0choices\"\u{5}\0\0\u{8}\0\0\0\0flags\"\0\0\u{5}\0\0\t\0\0\0\0level\"\0\0\u{6}\0\0\n\0\0\0\0levels\"\0\u{5}\0\0\u{b}\0\0\0\0ratio\"\0\0\u{4}\0\0\u{c}\0\0\0\0born\"\0\0\0\u{4}\0\0\r\0\0\0\0icon\"\0\0\0\u{3}\0\0\u{e}\0\0\0\0key\"\0\0\0\0\u{4}\0\0\u{f}\0\0\0\0blob\"\0\0\0\u{4}\0\0\u{10}\0\0\0\0mark\"\0\0\0\u{5}\0\0\u{11}\0\0\0\0extra\"\0\0\u{4}\0\0\u{12}\0\0\0\0kept\"\0\0\0\u{4}\0\0\u{13}\0\0\0\0grid\"\0\0\0\u{4}\0\0\u{14}\0\0\0\0best\"\0\0\0\u{4}\0\0\u{15}\0\0\0\0lost\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x8621a03fe0bbdb7b, wide: false, full: false, count: 22, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tested\tTested.kvmap\t10
        name\t+1\tname
        age\t+2\tage
        homes\t+3\thomes
        points\t+4\tpoints
        rooms\t+5\trooms
        tags\t+6\ttags
        visited\t+7\tvisited
        choices\t+8\tchoices
        flags\t+9\tflags
        level\t+10\tlevel
        levels\t+11\tlevels
        ratio\t+12\tratio
        born\t+13\tborn
        icon\t+14\ticon
        key\t+15\tkey
        blob\t+16\tblob
        mark\t+17\tmark
        extra\t+18\textra
        kept\t+19\tkept
        grid\t+20\tgrid
        best\t+21\tbest
        lost\t+22\tlost
        """)
  }
}

nonisolated extension TestedOwner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\u{5}\0\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0home\"\0\0\0\u{7}\0\0\u{3}\0\0\0\0by_name\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedOwner\tTested.kvmap\t36
        id\t+0\tid
        next\t+0\tnext
        home\t+0\thome
        byName\t+0\tby_name
        """)
  }
}

nonisolated extension TestedItem {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{7}\0\u{5}\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0@id\"\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0title\"\0\0\u{7}\0\0\u{2}\0\0\0\0g:point\"\u{3}\0\0\u{3}\0\0\0\0tag\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedItem\tTested.kvmap\t155
        id\t+3\t@id
        title\t+4\ttitle
        point\t+5\t\"g:point\"
        tags\t+6\ttag
        """)
  }
}

nonisolated extension TestedItem.Short {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{5}\0\0\0\u{7}\0\0\0\u{5}\0\0\0\0\0\u{1}\0$text\"\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{5}\0\0\u{2}\0\0\0\0point\"\0\0\u{3}\0\0\u{3}\0\0\0\0tag\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedItem\tTested.kvmap\t164
        id\t+0\t$text
        title\t+0\ttitle
        point\t+0\tpoint
        tags\t+0\ttag
        """)
  }
}

nonisolated extension TestedVisit {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0place\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedVisit\tTested.kvmap\t191
        place\t+0\tplace
        guest\t+0\tname
        age\t+0\tage
        """)
  }
}

nonisolated extension TestedGuest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedGuest\tTested.kvmap\t192
        name\t+0\tname
        age\t+0\tage
        """)
  }
}

nonisolated extension TestedLevel {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\u{3}\0\0\0\0\0\0\0low\"\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0H\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0h\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedLevel\tTested.kvmap\t4
        """)
  }
}
