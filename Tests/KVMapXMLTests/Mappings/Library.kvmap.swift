// Generated from Library.kvmap. Do not edit.
// kvmap format 1, input 75ce71fc2211280e, body 6d100be82c450c56
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
  var int: Swift.Optional<Swift.Int>
  var small: Swift.Optional<Swift.UInt8>
  var double: Swift.Optional<Swift.Double>
  var decimal: Swift.Optional<Decimal>
  var bool: Swift.Optional<Swift.Bool>
  var text: Swift.Optional<Swift.String>
  var date: Swift.Optional<Date>
  var url: Swift.Optional<URL>
  var uuid: Swift.Optional<UUID>
  var letter: Swift.Optional<Swift.Character>
  var color: Swift.Optional<Color>
  var stamp: Swift.Optional<Date>
  var since: Swift.Optional<Date>
  var trimmed: Swift.Optional<Swift.String>

  init(
    int: Swift.Int? = nil,
    small: Swift.UInt8? = nil,
    double: Swift.Double? = nil,
    decimal: Decimal? = nil,
    bool: Swift.Bool? = nil,
    text: Swift.String? = nil,
    date: Date? = nil,
    url: URL? = nil,
    uuid: UUID? = nil,
    letter: Swift.Character? = nil,
    color: Color? = nil,
    stamp: Date? = nil,
    since: Date? = nil,
    trimmed: Swift.String? = nil
  ) {
    self.int = int
    self.small = small
    self.double = double
    self.decimal = decimal
    self.bool = bool
    self.text = text
    self.date = date
    self.url = url
    self.uuid = uuid
    self.letter = letter
    self.color = color
    self.stamp = stamp
    self.since = since
    self.trimmed = trimmed
  }
}

nonisolated struct Required: Swift.Sendable, Swift.Hashable {
  var int: Swift.Int
  var text: Swift.String

  init(int: Swift.Int, text: Swift.String) {
    self.int = int
    self.text = text
  }
}

nonisolated struct Lists: Swift.Sendable, Swift.Hashable {
  var numbers: [Swift.Int]
  var texts: [Swift.String]
  var items: [Item]
  var tags: Swift.Optional<Swift.Set<Swift.String>>
  var doubles: Swift.Optional<[Swift.Double]>
  var first: Swift.Optional<Swift.String>
  var last: Swift.Optional<Swift.String>
  var names: Swift.Optional<[Swift.String]>
  var single: Swift.Optional<Item>

  init(
    numbers: [Swift.Int],
    texts: [Swift.String] = [],
    items: [Item] = [],
    tags: Swift.Set<Swift.String>? = nil,
    doubles: [Swift.Double]? = nil,
    first: Swift.String? = nil,
    last: Swift.String? = nil,
    names: [Swift.String]? = nil,
    single: Item? = nil
  ) {
    self.numbers = numbers
    self.texts = texts
    self.items = items
    self.tags = tags
    self.doubles = doubles
    self.first = first
    self.last = last
    self.names = names
    self.single = single
  }
}

nonisolated struct Item: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var text: Swift.Optional<Swift.String>
  var inner: [Item]

  init(name: Swift.String, text: Swift.String? = nil, inner: [Item] = []) {
    self.name = name
    self.text = text
    self.inner = inner
  }
}

nonisolated struct Texts: Swift.Sendable, Swift.Hashable {
  var title: Title
  var others: [Title]
  var plain: Swift.Optional<Swift.String>
  var byPath: Swift.Optional<Swift.String>
  var language: Swift.Optional<Swift.String>

  init(
    title: Title,
    others: [Title] = [],
    plain: Swift.String? = nil,
    byPath: Swift.String? = nil,
    language: Swift.String? = nil
  ) {
    self.title = title
    self.others = others
    self.plain = plain
    self.byPath = byPath
    self.language = language
  }
}

nonisolated struct Title: Swift.Sendable, Swift.Hashable {
  var lang: Swift.Optional<Swift.String>
  var text: Swift.String

  init(lang: Swift.String? = nil, text: Swift.String) {
    self.lang = lang
    self.text = text
  }
}

nonisolated struct Dictionaries: Swift.Sendable, Swift.Hashable {
  var counts: [Swift.String: Swift.Int]
  var lists: Swift.Optional<[Swift.String: [Swift.Int]]>
  var object: Swift.Optional<KVMap.JSONObject>
  var value: Swift.Optional<KVMap.JSONValue>

  init(
    counts: [Swift.String: Swift.Int] = [:],
    lists: [Swift.String: [Swift.Int]]? = nil,
    object: KVMap.JSONObject? = nil,
    value: KVMap.JSONValue? = nil
  ) {
    self.counts = counts
    self.lists = lists
    self.object = object
    self.value = value
  }
}

nonisolated struct Strict: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.Optional<Name>

  init(id: Swift.Int, name: Name? = nil) {
    self.id = id
    self.name = name
  }
}

nonisolated struct Name: Swift.Sendable, Swift.Hashable {
  var first: Swift.Optional<Swift.String>
  var kind: Swift.Optional<Swift.String>

  init(first: Swift.String? = nil, kind: Swift.String? = nil) {
    self.first = first
    self.kind = kind
  }
}

nonisolated struct Circle: Swift.Sendable, Swift.Hashable {
  var radius: Swift.Double

  init(radius: Swift.Double) {
    self.radius = radius
  }
}

nonisolated struct Square: Swift.Sendable, Swift.Hashable {
  var side: Swift.Double

  init(side: Swift.Double) {
    self.side = side
  }
}

nonisolated struct Unions: Swift.Sendable, Swift.Hashable {
  var ids: [ID]
  var shapes: [Shape]
  var numbered: Swift.Optional<Numbered>

  init(ids: [ID] = [], shapes: [Shape] = [], numbered: Numbered? = nil) {
    self.ids = ids
    self.shapes = shapes
    self.numbered = numbered
  }
}

nonisolated struct Gathered: Swift.Sendable, Swift.Hashable {
  var place: Swift.Optional<Place>
  var rest: KVMap.JSONObject

  init(place: Place? = nil, rest: KVMap.JSONObject) {
    self.place = place
    self.rest = rest
  }
}

nonisolated struct Place: Swift.Sendable, Swift.Hashable {
  var lat: Swift.Double
  var lon: Swift.Double
  var notes: [Swift.String]

  init(lat: Swift.Double, lon: Swift.Double, notes: [Swift.String] = []) {
    self.lat = lat
    self.lon = lon
    self.notes = notes
  }
}

nonisolated struct Family: Swift.Sendable, Swift.Hashable {
  var children: [Child]
  var name: Swift.String

  init(children: [Child], name: Swift.String) {
    self.children = children
    self.name = name
  }
}

nonisolated struct Child: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var family: Swift.String
  var first: Swift.String
  var at: Swift.Int

  init(name: Swift.String, family: Swift.String, first: Swift.String, at: Swift.Int) {
    self.name = name
    self.family = family
    self.first = first
    self.at = at
  }
}

nonisolated struct Embedded: Swift.Sendable, Swift.Hashable {
  var data: Swift.Optional<Payload>

  init(data: Payload? = nil) {
    self.data = data
  }
}

nonisolated struct Payload: Swift.Sendable, Swift.Hashable {
  var ids: [Swift.Int]
  var ok: Swift.Bool

  init(ids: [Swift.Int], ok: Swift.Bool) {
    self.ids = ids
    self.ok = ok
  }
}

nonisolated struct Late: Swift.Sendable {
  var items: KVMap.LazyDecodedArray<Required>

  init(items: KVMap.LazyDecodedArray<Required>) {
    self.items = items
  }
}

nonisolated struct Node: Swift.Sendable, Swift.Hashable {
  var children: [Node]

  init(children: [Node] = []) {
    self.children = children
  }
}

nonisolated struct Page<Item> {
  var items: [Item]
  var next: Swift.Optional<Item>

  init(items: [Item] = [], next: Item? = nil) {
    self.items = items
    self.next = next
  }
}

nonisolated extension Page: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension Page: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension Page: Swift.Hashable where Item: Swift.Hashable {}

nonisolated struct Feed: Swift.Sendable, Swift.Hashable {
  var title: Swift.String
  var note: Swift.Optional<Swift.String>
  var link: Swift.Optional<Swift.String>
  var kind: Swift.Optional<Swift.String>

  init(
    title: Swift.String,
    note: Swift.String? = nil,
    link: Swift.String? = nil,
    kind: Swift.String? = nil
  ) {
    self.title = title
    self.note = note
    self.link = link
    self.kind = kind
  }
}

nonisolated struct Qualified: Swift.Sendable, Swift.Hashable {
  var all: [Swift.String: KVMap.JSONValue]

  init(all: [Swift.String: KVMap.JSONValue]) {
    self.all = all
  }
}

nonisolated struct BothQualified: Swift.Sendable, Swift.Hashable {
  var all: [Swift.String: KVMap.JSONValue]

  init(all: [Swift.String: KVMap.JSONValue]) {
    self.all = all
  }
}

nonisolated struct Shallow: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<KVMap.JSONValue>

  init(a: KVMap.JSONValue? = nil) {
    self.a = a
  }
}

nonisolated struct Rooted: Swift.Sendable, Swift.Hashable {
  var title: Swift.String

  init(title: Swift.String) {
    self.title = title
  }
}

nonisolated class Base: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init(element: "base") }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Base?
  ) throws(KVMap.CodingFailure) -> Swift.Int {
    var _0: Swift.Int? = current?.id
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // @id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Base.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Base?) throws(KVMap.CodingFailure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current)
    self.id = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "base") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"@id\":", self.id)
    kv.endObject()
  }
}

nonisolated class Derived: Base {
  var extra: Swift.String?

  init(id: Swift.Int, extra: Swift.String? = nil) {
    self.extra = extra
    super.init(id: id)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Derived?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.extra
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // @id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // extra
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Base?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Derived)
    self.extra = _1
    super.init(id: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Derived") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"@id\":", self.id)
    kv.string("\"extra\":", ifPresent: self.extra)
    kv.endObject()
  }
}

nonisolated struct Tag: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct Contextual: Swift.Sendable, Swift.Hashable {
  var limit: Swift.Optional<Swift.Int>
  var id: Swift.Int

  init(limit: Swift.Int? = nil, id: Swift.Int) {
    self.limit = limit
    self.id = id
  }
}

nonisolated struct Limits: Swift.Sendable, Swift.Hashable {
  var limit: Swift.Int

  init(limit: Swift.Int) {
    self.limit = limit
  }
}

nonisolated struct Anything: Swift.Sendable, Swift.Hashable {
  var value: KVMap.JSONValue

  init(value: KVMap.JSONValue) {
    self.value = value
  }
}

nonisolated struct Document: Swift.Sendable, Swift.Hashable {
  var value: KVMap.JSONValue

  init(value: KVMap.JSONValue) {
    self.value = value
  }
}

nonisolated struct Decisions: Swift.Sendable, Swift.Hashable {
  var marked: [Marked]
  var conditional: Swift.Optional<Conditional>
  var named: Swift.Optional<Named>
  var selected: Swift.Optional<Swift.Int>
  var words: Swift.Optional<[Swift.String]>
  var number: Swift.Optional<Swift.Int>
  var exact: Swift.Optional<Decimal>
  var agreed: Swift.Optional<Swift.Bool>

  init(
    marked: [Marked] = [],
    conditional: Conditional? = nil,
    named: Named? = nil,
    selected: Swift.Int? = nil,
    words: [Swift.String]? = nil,
    number: Swift.Int? = nil,
    exact: Decimal? = nil,
    agreed: Swift.Bool? = nil
  ) {
    self.marked = marked
    self.conditional = conditional
    self.named = named
    self.selected = selected
    self.words = words
    self.number = number
    self.exact = exact
    self.agreed = agreed
  }
}

nonisolated struct Amount: Swift.Sendable, Swift.Hashable {
  var v: Swift.Optional<Swift.Int>

  init(v: Swift.Int? = nil) {
    self.v = v
  }
}

nonisolated struct Members: Swift.Sendable, Swift.Hashable {
  var counts: [Swift.String: Swift.Int]
  var texts: [Swift.String: Swift.String]
  var keyed: [Member]
  var object: KVMap.JSONObject

  init(
    counts: [Swift.String: Swift.Int],
    texts: [Swift.String: Swift.String] = [:],
    keyed: [Member] = [],
    object: KVMap.JSONObject
  ) {
    self.counts = counts
    self.texts = texts
    self.keyed = keyed
    self.object = object
  }
}

nonisolated struct Member: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var text: Swift.String

  init(name: Swift.String, text: Swift.String) {
    self.name = name
    self.text = text
  }
}

nonisolated enum Color: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case red
  case green
  case other(Swift.String)

  init(rawValue: Swift.String) {
    switch rawValue {
    case "red": self = .red
    case "green": self = .green
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .red: "red"
    case .green: "green"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .red: 0
    case .green: 1
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

nonisolated enum ID: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case text(Swift.String)
}

nonisolated enum Shape: Swift.Sendable, Swift.Hashable {
  case circle(Circle)
  case square(Square)
}

nonisolated enum Numbered: Swift.Sendable, Swift.Hashable {
  case one(Circle)
  case two(Square)
}

nonisolated enum Marked: Swift.Sendable, Swift.Hashable {
  case first(Amount)
  case second(Amount)
  case other(KVMap.JSONValue)
}

nonisolated enum Conditional: Swift.Sendable, Swift.Hashable {
  case equal(Amount)
  case text(Amount)
  case object(Amount)
}

nonisolated enum Named: Swift.Sendable, Swift.Hashable {
  case nothing
  case amount(Swift.Int)
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
        case 0: kv.int(orNil: &out.int)  // int
        case 1: out.small = try kv.consumeNullOrEmptyElement() ? nil : kv.uint8()  // small
        case 2: kv.double(orNil: &out.double)  // double
        case 3: out.decimal = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // decimal
        case 4: kv.bool(orNil: &out.bool)  // bool
        case 5: kv.string(orNil: &out.text)  // text
        case 6: kv.date(orNil: &out.date)  // date
        case 7: kv.url(orNil: &out.url)  // url
        case 8: out.uuid = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // uuid
        case 9: out.letter = try kv.consumeNullOrEmptyElement() ? nil : kv.character()  // letter
        case 10: out.color = try kv.consumeNullOrEmptyElement() ? nil : Color._kvDecode(&kv, lenient: false)  // color
        case 11: out.stamp = try kv.consumeNullOrEmptyElement() ? nil : kv.date("d1'!.M1'!.y4", patterns: "d.M.yyyy", offset: 0)  // stamp
        case 12: out.since = try kv.consumeNullOrEmptyElement() ? nil : kv.epochSeconds(lenient: false)  // since
        case 13: out.trimmed = try kv.consumeNull() ? nil : kv.trimmed()  // trimmed
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"int\":", ifPresent: self.int)
    if let value = self.small { kv.key("\"small\":"); kv.uint8(value) }
    try kv.double("\"double\":", ifPresent: self.double)
    if let value = self.decimal { kv.key("\"decimal\":"); try kv.decimal(value) }
    kv.bool("\"bool\":", ifPresent: self.bool)
    kv.string("\"text\":", ifPresent: self.text)
    if let value = self.date { kv.key("\"date\":"); try kv.date(value) }
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    if let value = self.uuid { kv.key("\"uuid\":"); kv.uuid(value) }
    if let value = self.letter { kv.key("\"letter\":"); kv.character(value) }
    if let value = self.color { kv.key("\"color\":"); try value._kvEncode(&kv) }
    if let value = self.stamp { kv.key("\"stamp\":"); try kv.date(value, codes: "d1'!.M1'!.y4", offset: 0) }
    if let value = self.since { kv.key("\"since\":"); try kv.epochSeconds(value) }
    kv.endObject()
  }
}

nonisolated extension Required: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Required {
    Required(int: 0, text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Required, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.int)  // int
      case 1: kv.string(into: &out.text)  // @text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"int\":", self.int)
    kv.string("\"@text\":", self.text)
    kv.endObject()
  }
}

nonisolated extension Lists: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Lists {
    Lists(numbers: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Lists, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // n
          let start: KVMap.ValuePosition = kv.mark()
          out.numbers = try kv.ints()
          kv.rewind(to: start)
          if try kv.consumeNull() {
            out.first = nil
            out.last = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            var last0_1: KVMap.ValuePosition = .none
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              switch index0 {
              case 0:
                out.first = try kv.consumeNull() ? nil : kv.string()
                kv.rewind(to: element)
              default: break
              }
              index0 &+= 1
              last0_1 = try kv.deferValue()
            } while try kv.nextElement()
            if last0_1.isValue {
              let back: KVMap.ValuePosition = kv.seek(to: last0_1, _kvKeys, rule: 6, scan)
              do throws(KVMap.CodingFailure) {
                out.last = try kv.consumeNull() ? nil : kv.string()
              } catch { try kv.recover(error, from: last0_1) }
              kv.rewind(to: back)
            } else if last0_1.isNull {
              out.last = nil
            }
          }
        case 1:  // list.t
          if try kv.consumeNull() {
            out.texts = []
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.texts = try kv.consumeNull() ? [] : kv.strings()  // list.t
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2:  // item
          let start: KVMap.ValuePosition = kv.mark()
          out.items = try kv.consumeNull() ? [] : kv.array(of: Item.self)
          kv.rewind(to: start)
          slot0 = try kv.deferValue()
        case 3: out.tags = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_tags(&kv)  // tag
        case 4: kv.doubles(orNil: &out.doubles)  // d
        case 5: kv.object(orNil: &out.single, updating: updating)  // only
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back7: KVMap.ValuePosition = kv.mark()  // item[*].@name
    do throws(KVMap.CodingFailure) {
      let mark7: KVMap.ValuePosition = try kv.project(slot0, "@name", _kvKeys, rule: 7, scan)
      if mark7.isValue {
        _ = kv.seek(to: mark7, _kvKeys, rule: 7, scan)
        out.names = try kv.consumeNullOrEmptyText() ? nil : kv.strings()
        kv.rewind(to: back7)
      } else if mark7.isNull {
        out.names = nil
      }
    } catch { try kv.recover(error, backTo: back7) }
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.String> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"n\":", self.numbers)
    let begun0: Swift.Int = kv.beginOptionalObject("\"list\":")
    kv.array("\"t\":", self.texts)
    kv.endOptionalObject(begun0)
    try kv.array("\"item\":", self.items)
    if let value = self.tags { kv.key("\"tag\":"); kv.array(kv.sorted(value)) }
    if let value = self.doubles { kv.key("\"d\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension Item: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Item {
    Item(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Item, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // @name
        case 1: kv.string(orNil: &out.text)  // $text
        case 2: out.inner = try kv.consumeNull() ? [] : kv.array(of: Item.self)  // inner
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@name\":", self.name)
    kv.string("\"$text\":", ifPresent: self.text)
    try kv.array("\"inner\":", self.inner)
    kv.endObject()
  }
}

nonisolated extension Texts: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Texts {
    Texts(title: Title._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Texts, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // title
          let start: KVMap.ValuePosition = kv.mark()
          try Title._kvDecode(&kv, into: &out.title, updating: updating)
          _ = kv.seek(to: start, _kvKeys, rule: 2, scan)
          out.plain = try kv.consumeNull() ? nil : kv.string()
          kv.rewind(to: start)
          if try kv.consumeNull() {
            out.byPath = nil
            out.language = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0: kv.string(orNil: &out.byPath)
              case 1: kv.string(orNil: &out.language)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1: out.others = try kv.consumeNull() ? [] : kv.array(of: Title.self)  // other
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"title\":"); try self.title._kvEncode(&kv)
    try kv.array("\"other\":", self.others)
    kv.endObject()
  }
}

nonisolated extension Title: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Title {
    Title(text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Title, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.lang)  // @lang
      case 1: kv.string(into: &out.text)  // $text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@lang\":", ifPresent: self.lang)
    kv.string("\"$text\":", self.text)
    kv.endObject()
  }
}

nonisolated extension Dictionaries: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Dictionaries {
    Dictionaries()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Dictionaries, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.counts = try kv.consumeNull() ? [:] : _kvDecode_counts(&kv)  // counts
        case 1: out.lists = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_lists(&kv)  // lists
        case 2: out.object = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // object
        case 3: out.value = try kv.consumeNull() ? nil : kv.value()  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_counts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_lists(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.Int]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"counts\":"); kv.dictionary(self.counts)
    if let value = self.lists { kv.key("\"lists\":"); try kv.dictionary(value) }
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }
    kv.endObject()
  }
}

nonisolated extension Strict: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Strict {
    Strict(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Strict, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // @id
      case 1: kv.object(orNil: &out.name, updating: updating)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"@id\":", self.id)
    if let value = self.name { kv.key("\"name\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Name: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Name {
    Name()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Name, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.first)  // first
      case 1: kv.string(orNil: &out.kind)  // @kind
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"first\":", ifPresent: self.first)
    kv.string("\"@kind\":", ifPresent: self.kind)
    kv.endObject()
  }
}

nonisolated extension Circle: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Circle {
    Circle(radius: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Circle, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.radius)  // radius
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"radius\":", self.radius)
    kv.endObject()
  }
}

nonisolated extension Square: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Square {
    Square(side: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Square, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.side)  // side
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"side\":", self.side)
    kv.endObject()
  }
}

nonisolated extension Unions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Unions {
    Unions()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Unions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.ids = try kv.consumeNull() ? [] : _kvDecode_ids(&kv)  // id
        case 1: out.shapes = try kv.consumeNull() ? [] : _kvDecode_shapes(&kv)  // shape
        case 2: out.numbered = try kv.consumeNullOrEmptyText() ? nil : Numbered._kvDecode(&kv, replacing: nil)  // numbered
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_ids(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [ID] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ID in try ID._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_shapes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Shape] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Shape in try Shape._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"id\":", self.ids)
    try kv.array("\"shape\":", self.shapes)
    if let value = self.numbered { kv.key("\"numbered\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Gathered: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Gathered {
    Gathered(rest: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Gathered, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // latitude
        case 1: slot1 = try kv.deferValue()  // latitude
        case 2: slot2 = try kv.deferValue()  // latitude
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("lat\tlatitude\nlon\tlongitude\nnotes\tnote\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    kv.addToGather(slot2, to: gathered0, entry: 2)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // latitude
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try Place._kvDecode(&kv, intoOptional: &out.place, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.place = nil
    }
    let mark1: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { out.rest = try kv.object() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 3, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 3, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("lat\tlatitude\nlon\tlongitude\nnotes\tnote")
    if let value0 = self.place {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"latitude\":", keys: "lat")
    kv.member(&captured0, "\"longitude\":", keys: "lon")
    kv.member(&captured0, "\"note\":", keys: "notes")
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.rest)
    try kv.members(of: kv.endCapture(startOfRest), except: "latitude\tlongitude\tnote")
    kv.endObject()
  }
}

nonisolated extension Place: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Place {
    Place(lat: 0, lon: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Place, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.double(into: &out.lat)  // lat
        case 1: kv.double(into: &out.lon)  // lon
        case 2: out.notes = try kv.consumeNull() ? [] : kv.strings()  // notes
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", self.lat)
    try kv.double("\"lon\":", self.lon)
    kv.array("\"notes\":", self.notes)
    kv.endObject()
  }
}

nonisolated extension Family: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Family {
    Family(children: [], name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Family, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.children)  // child
      case 1: kv.string(into: &out.name)  // @name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"child\":", self.children)
    kv.string("\"@name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Child: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Child {
    Child(name: "", family: "", first: "", at: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Child, updating: Swift.Bool
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
    let back1: KVMap.ValuePosition = kv.mark()  // @name
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.parent("@name", hops: 1, _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.family = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 1, around: .parent(1), scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, around: .parent(1), scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
    let back2: KVMap.ValuePosition = kv.mark()  // child[0].name
    do throws(KVMap.CodingFailure) {
      let mark2: KVMap.ValuePosition = try kv.document("child[0].name", _kvKeys, rule: 2, scan)
      if mark2.isValue {
        kv.seekOutside(to: mark2, _kvKeys, rule: 2, scan)
        out.first = try kv.string()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        try kv.reportNull(_kvKeys, rule: 2, around: .document, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 2, around: .document, scan)
      }
    } catch { try kv.recover(error, backTo: back2) }
    let mark3: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark3.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { out.at = try kv.int() } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      try kv.reportNull(_kvKeys, rule: 3, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 3, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Embedded: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Embedded {
    Embedded()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Embedded, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.data = try kv.consumeNullOrEmptyText() ? nil : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try Payload._kvDecode(&kv, updating: updating ? out.data : nil) }  // data
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.data {
      kv.key("\"data\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try value._kvEncode(&kv)
      }
    }
    kv.endObject()
  }
}

nonisolated extension Payload: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Payload {
    Payload(ids: [], ok: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Payload, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.ints(into: &out.ids)  // ids
      case 1: kv.bool(into: &out.ok)  // ok
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"ids\":", self.ids)
    kv.bool("\"ok\":", self.ok)
    kv.endObject()
  }
}

nonisolated extension Late: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Late {
    Late(items: .init([]))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Late, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.items = try kv.lazyArray(_kvKeys, rule: 0) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try Required._kvDecode(&kv, replacing: nil) }  // item
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"item\":")
    try kv.lazyArray(self.items) { (kv: inout KVMap.JSONWriter, value0: Required) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.endObject()
  }
}

nonisolated extension Node: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Node {
    Node()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Node, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.children = try kv.consumeNull() ? [] : kv.array(of: Node.self)  // node
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"node\":", self.children)
    kv.endObject()
  }
}

nonisolated extension Page: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Page {
    let current: Swift.UnsafePointer<Page>? = current?.assumingMemoryBound(to: Page.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: [Item]
    var _1: Swift.Optional<Item>
    if let current {
      _0 = current.pointee.items
      _1 = current.pointee.next
    } else {
      _0 = []
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? [] : [Item]._kvDecode(&kv, replacing: nil)  // item
        case 1: _1 = try kv.consumeNullOrEmptyText(of: Item.self) ? nil : Item._kvDecode(&kv, updating: current?.pointee.next)  // next
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Page(items: _0, next: _1)
  }
}

nonisolated extension Page: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"item\":", self.items)
    if let value = self.next { kv.key("\"next\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Page: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension Feed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Feed {
    Feed(title: "")
  }

  static var _kvXML: KVMap.XMLNames { .init(element: "atom:feed", namespaces: [.init(prefix: "", uri: "http://example.org/plain"), .init(prefix: "atom", uri: "http://example.org/atom")]) }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Feed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.title)  // "atom:title"
        case 1: kv.string(orNil: &out.note)  // note
        case 2:  // "atom:link".@href
          if try kv.consumeNull() {
            out.link = nil
            out.kind = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0: kv.string(orNil: &out.link)  // "atom:link".@href
              case 1: kv.string(orNil: &out.kind)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvXMLRoot: KVMap.XMLNames { .init(element: "atom:feed", namespaces: [.init(prefix: "", uri: "http://example.org/plain"), .init(prefix: "atom", uri: "http://example.org/atom")]) }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"atom:title\":", self.title)
    kv.string("\"note\":", ifPresent: self.note)
    let begun0: Swift.Int = kv.beginOptionalObject("\"atom:link\":")
    kv.string("\"@href\":", ifPresent: self.link)
    kv.string("\"@atom:kind\":", ifPresent: self.kind)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension Qualified: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Qualified {
    Qualified(all: [:])
  }

  static var _kvXML: KVMap.XMLNames { .init(namespaces: [.init(prefix: "", uri: "http://example.org/plain"), .init(prefix: "m", uri: "http://example.org/m")]) }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Qualified, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.all = try _kvDecode_all(&kv) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KVMap.JSONValue] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONValue in try kv.value() })
  }

  static var _kvXMLRoot: KVMap.XMLNames { .init(element: "Qualified", namespaces: [.init(prefix: "", uri: "http://example.org/plain"), .init(prefix: "m", uri: "http://example.org/m")]) }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let startOfRest: Swift.Int = kv.capture()
    try kv.dictionary(self.all)
    try kv.members(of: kv.endCapture(startOfRest), except: "")
    kv.endObject()
  }
}

nonisolated extension BothQualified: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: BothQualified {
    BothQualified(all: [:])
  }

  static var _kvXML: KVMap.XMLNames { .init(namespaces: [.init(prefix: "", uri: "http://example.org/plain"), .init(prefix: "p", uri: "http://example.org/plain")]) }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout BothQualified, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.all = try _kvDecode_all(&kv) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KVMap.JSONValue] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONValue in try kv.value() })
  }

  static var _kvXMLRoot: KVMap.XMLNames { .init(element: "BothQualified", namespaces: [.init(prefix: "", uri: "http://example.org/plain"), .init(prefix: "p", uri: "http://example.org/plain")]) }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let startOfRest: Swift.Int = kv.capture()
    try kv.dictionary(self.all)
    try kv.members(of: kv.endCapture(startOfRest), except: "")
    kv.endObject()
  }
}

nonisolated extension Shallow: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Shallow {
    Shallow()
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(depth: 3) }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Shallow, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.a = try kv.consumeNull() ? nil : kv.value()  // a
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.a { kv.key("\"a\":"); kv.value(value) }
    kv.endObject()
  }
}

nonisolated extension Rooted: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Rooted {
    Rooted(title: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "rss.channel") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Rooted, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.title)  // title
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "rss.channel" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    kv.endObject()
  }
}

nonisolated extension Tag {
  nonisolated enum Short: KVMap.CodingMapping {
    typealias Value = Tag

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Tag {
      let current: Swift.UnsafePointer<Tag>? = current?.assumingMemoryBound(to: Tag.self)
      let updating: Swift.Bool = current != nil
      var scan: KVMap.ObjectState = .init(updating: updating)
      var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
      var _0: Swift.String
      if let current {
        _0 = current.pointee.name
      } else {
        _0 = ""
      }
      while key >= 0 {
        switch key {
        case 0: kv.string(into: &_0)  // @n
        default: break
        }
        key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
      }
      guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
      return Tag(name: _0)
    }

    static func _kvEncode(_ whole: Tag, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.string("\"@n\":", whole.name)
      kv.endObject()
    }
  }
}

nonisolated extension Tag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Tag {
    Tag(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tag, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Contextual: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Contextual {
    Contextual(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Contextual, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // @id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // limit
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.context("limit", _kvKeys, rule: 1, scan)
      if mark0.isValue {
        kv.seekOutside(to: mark0, _kvKeys, rule: 1, scan)
        out.limit = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        out.limit = nil
      }
    } catch { try kv.recover(error, backTo: back0) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"@id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension Contextual: KVMap.ContextDecodable {
  static func _kvEncode(context: Limits, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension Limits: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Limits {
    Limits(limit: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Limits, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.limit)  // limit
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"limit\":", self.limit)
    kv.endObject()
  }
}

nonisolated extension Anything: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Anything {
    Anything(value: .null)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Anything, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.value = try kv.value() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.value = .null
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.value(self.value)
  }
}

nonisolated extension Document: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Document {
    Document(value: .null)
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(depth: 1000) }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Document, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.value = try kv.value() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.value = .null
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.value(self.value)
  }
}

nonisolated extension Decisions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Decisions {
    Decisions()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Decisions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.marked = try kv.consumeNull() ? [] : _kvDecode_marked(&kv)  // marked
        case 1: out.conditional = try kv.consumeNullOrEmptyText() ? nil : Conditional._kvDecode(&kv, replacing: nil)  // conditional
        case 2: out.named = try kv.consumeNullOrEmptyText() ? nil : Named._kvDecode(&kv, replacing: nil)  // named
        case 3:  // p[k == "x" and n == 2].v
          if try kv.consumeNull() {
            out.selected = nil
          } else if try kv.beginArray() {
            var selected0_0: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected0_0, try kv.isSelected(by: "k == \"x\" and n == 2") {
                selected0_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    out.selected = nil
                  } else {
                    var scan1: KVMap.ObjectState = .init(updating: updating)
                    var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                    while key1 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key1 {
                        case 0: kv.int(orNil: &out.selected)  // p[k == "x" and n == 2].v
                        case 1: try kv.skip()
                        case 2: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan1) }
                      key1 = try kv.nextKey(_kvKeys_1, &scan1)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 4: out.words = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_words(&kv)  // words
        case 5: kv.intInText(orNil: &out.number)  // number
        case 6: kv.decimalInText(orNil: &out.exact)  // exact
        case 7: out.agreed = try kv.consumeNullOrEmptyElement() ? nil : kv.parseBool(at: kv.mark(), kv.string(), yes: "Y", no: "N")  // agreed
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_marked(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Marked] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Marked in try Marked._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_words(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    var attempt: KVMap.CallAttempt = kv.beginCalls("BBDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: [Swift.String]
        switch call {
        case 0: result = try kv.strings()
        default: result = try KVMap.TextStep.split(kv.string(), ",")
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"marked\":", self.marked)
    if let value = self.conditional { kv.key("\"conditional\":"); try value._kvEncode(&kv) }
    if let value = self.named { kv.key("\"named\":"); try value._kvEncode(&kv) }
    if let value = self.words { kv.key("\"words\":"); kv.array(value) }
    if let value = self.number { kv.key("\"number\":"); kv.string(kv.text(of: value)) }
    if let value = self.exact { kv.key("\"exact\":"); try kv.string(kv.text(of: value)) }
    if let value = self.agreed { kv.key("\"agreed\":"); kv.string((value ? "Y" : "N")) }
    kv.endObject()
  }
}

nonisolated extension Amount: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Amount {
    Amount()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Amount, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.v)  // v
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"v\":", ifPresent: self.v)
    kv.endObject()
  }
}

nonisolated extension Members: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Members {
    Members(counts: [:], object: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Members, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.counts = try _kvDecode_counts(&kv)  // counts
        case 1: out.texts = try kv.consumeNull() ? [:] : _kvDecode_texts(&kv)  // texts
        case 2: out.keyed = try kv.consumeNull() ? [] : _kvDecode_keyed(&kv)  // keyed
        case 3: out.object = try kv.object()  // object
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_counts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_texts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_keyed(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Member] {
    var all: [Member] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(Member._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"counts\":"); kv.dictionary(self.counts)
    kv.key("\"texts\":"); kv.dictionary(self.texts)
    kv.key("\"keyed\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.keyed {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    kv.key("\"object\":"); kv.object(self.object)
    kv.endObject()
  }
}

nonisolated extension Member: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Member {
    Member(name: "", text: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Member, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.text)  // $text
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
    kv.string("\"$text\":", self.text)
    kv.endObject()
  }
}

nonisolated extension Color: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Color {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Color {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .red
    case 1: return .green
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Color {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .red
    case 1: return .green
    default: return .other(raw)
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
    case .green: return "green"
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension ID: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> ID {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(ID.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: ID = try .number(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 4) {  // text
      do throws(KVMap.CodingFailure) {
        let value: ID = try .text(kv.string())
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "text") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .text(let value):
      kv.string(value)
    }
  }
}

nonisolated extension Shape: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Shape {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Shape
      switch number {
      case 0: value = try .circle(Circle._kvDecode(&kv, replacing: nil))
      default: value = try .square(Square._kvDecode(&kv, replacing: nil))
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
    case .circle(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"@kind\":\"circle\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .square(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"@kind\":\"square\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension Numbered: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Numbered {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Numbered
      switch number {
      case 0: value = try .one(Circle._kvDecode(&kv, replacing: nil))
      default: value = try .two(Square._kvDecode(&kv, replacing: nil))
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
    case .one(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"@n\":1,")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .two(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"@n\":2,")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension Marked: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Marked {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: true)
    if number < 0 { return try .other(kv.value()) }
    var scan: KVMap.ObjectState = .init()
    var value: Marked? = nil
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == 1 {
        switch number {
        case 0: value = try .first(Amount._kvDecode(&kv, replacing: nil))
        default: value = try .second(Amount._kvDecode(&kv, replacing: nil))
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.absent(_kvKeys, rule: 1, scan) }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .first(let value):
      kv.beginObject()
      kv.key("\"kind\":\"first\",\"data\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .second(let value):
      kv.beginObject()
      kv.key("\"kind\":2,\"data\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .other(let value):
      kv.value(value)
    }
  }
}

nonisolated extension Conditional: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Conditional {
    let choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Conditional.self), _kvKeys)
    if try kv.meets(0, choice, _kvWhen_0_0, equals: _kvEquals_0_0, lenient: false, isNegated: false, "equal"), kv.commits(0, choice) {  // equal
      return try .equal(Amount._kvDecode(&kv, replacing: nil))
    }
    if try kv.meets(1, choice, _kvWhen_1_0, kinds: 4, isNegated: false, "text"), kv.commits(1, choice) {  // text
      return try .text(Amount._kvDecode(&kv, replacing: nil))
    }
    if try kv.meets(2, choice, _kvWhen_2_0, kinds: 1, isNegated: false, "object"), kv.commits(2, choice) {  // object
      return try .object(Amount._kvDecode(&kv, replacing: nil))
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .equal(let value):
      try value._kvEncode(&kv)
    case .text(let value):
      try value._kvEncode(&kv)
    case .object(let value):
      try value._kvEncode(&kv)
    }
  }
}

nonisolated extension Named: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Named {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 1, isOpen: false)
    if number < 1 {
      try kv.passEmptyCase(_kvKeys)
      return .nothing
    }
    var scan: KVMap.ObjectState = .init()
    var value: Named?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        default: value = try .amount(kv.int())
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .nothing:
      kv.emptyCase("\"nothing\"")
    case .amount(let value):
      kv.beginObject()
      kv.key("\"amount\":")
      kv.int(value)
      kv.endObject()
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Scalars {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.int, right.int),
      KVMap._kvAreEqual(left.small, right.small),
      KVMap._kvAreEqual(left.double, right.double),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.bool, right.bool),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.date, right.date),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.uuid, right.uuid),
      KVMap._kvAreEqual(left.letter, right.letter),
      KVMap._kvAreEqual(left.color, right.color),
      KVMap._kvAreEqual(left.stamp, right.stamp),
      KVMap._kvAreEqual(left.since, right.since),
      KVMap._kvAreEqual(left.trimmed, right.trimmed)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.int.hash(into: &hasher)
    self.small.hash(into: &hasher)
    self.double.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.bool.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.date.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.uuid.hash(into: &hasher)
    self.letter.hash(into: &hasher)
    self.color.hash(into: &hasher)
    self.stamp.hash(into: &hasher)
    self.since.hash(into: &hasher)
    self.trimmed.hash(into: &hasher)
  }
}

nonisolated extension Required {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.int, right.int),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.int.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension Lists {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.numbers, right.numbers),
      KVMap._kvAreEqual(left.texts, right.texts),
      KVMap._kvAreEqual(left.items, right.items),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.doubles, right.doubles),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.last, right.last),
      KVMap._kvAreEqual(left.names, right.names),
      KVMap._kvAreEqual(left.single, right.single)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.numbers.hash(into: &hasher)
    self.texts.hash(into: &hasher)
    self.items.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.doubles.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.last.hash(into: &hasher)
    self.names.hash(into: &hasher)
    self.single.hash(into: &hasher)
  }
}

nonisolated extension Item {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.inner, right.inner)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.inner.hash(into: &hasher)
  }
}

nonisolated extension Texts {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.others, right.others),
      KVMap._kvAreEqual(left.plain, right.plain),
      KVMap._kvAreEqual(left.byPath, right.byPath),
      KVMap._kvAreEqual(left.language, right.language)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.others.hash(into: &hasher)
    self.plain.hash(into: &hasher)
    self.byPath.hash(into: &hasher)
    self.language.hash(into: &hasher)
  }
}

nonisolated extension Title {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.lang, right.lang),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.lang.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension Dictionaries {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.counts, right.counts),
      KVMap._kvAreEqual(left.lists, right.lists),
      KVMap._kvAreEqual(left.object, right.object),
      KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.counts.hash(into: &hasher)
    self.lists.hash(into: &hasher)
    self.object.hash(into: &hasher)
    self.value.hash(into: &hasher)
  }
}

nonisolated extension Strict {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension Name {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.kind, right.kind)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.first.hash(into: &hasher)
    self.kind.hash(into: &hasher)
  }
}

nonisolated extension Circle {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.radius, right.radius)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.radius.hash(into: &hasher)
  }
}

nonisolated extension Square {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.side, right.side)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.side.hash(into: &hasher)
  }
}

nonisolated extension Unions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.shapes, right.shapes),
      KVMap._kvAreEqual(left.numbered, right.numbered)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ids.hash(into: &hasher)
    self.shapes.hash(into: &hasher)
    self.numbered.hash(into: &hasher)
  }
}

nonisolated extension Gathered {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.rest, right.rest)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.place.hash(into: &hasher)
    self.rest.hash(into: &hasher)
  }
}

nonisolated extension Place {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.lat, right.lat),
      KVMap._kvAreEqual(left.lon, right.lon),
      KVMap._kvAreEqual(left.notes, right.notes)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.lat.hash(into: &hasher)
    self.lon.hash(into: &hasher)
    self.notes.hash(into: &hasher)
  }
}

nonisolated extension Family {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.children, right.children),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.children.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension Child {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.family, right.family),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.at, right.at)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.family.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.at.hash(into: &hasher)
  }
}

nonisolated extension Embedded {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.data, right.data)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.data.hash(into: &hasher)
  }
}

nonisolated extension Payload {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.ok, right.ok)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ids.hash(into: &hasher)
    self.ok.hash(into: &hasher)
  }
}

nonisolated extension Node {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.children, right.children)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.children.hash(into: &hasher)
  }
}

nonisolated extension Feed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.note, right.note),
      KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.kind, right.kind)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.note.hash(into: &hasher)
    self.link.hash(into: &hasher)
    self.kind.hash(into: &hasher)
  }
}

nonisolated extension Qualified {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.all, right.all)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.all.hash(into: &hasher)
  }
}

nonisolated extension BothQualified {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.all, right.all)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.all.hash(into: &hasher)
  }
}

nonisolated extension Shallow {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
  }
}

nonisolated extension Rooted {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
  }
}

nonisolated extension Tag {
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

nonisolated extension Contextual {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.limit, right.limit),
      KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.limit.hash(into: &hasher)
    self.id.hash(into: &hasher)
  }
}

nonisolated extension Limits {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.limit, right.limit)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.limit.hash(into: &hasher)
  }
}

nonisolated extension Anything {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension Document {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension Decisions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.marked, right.marked),
      KVMap._kvAreEqual(left.conditional, right.conditional),
      KVMap._kvAreEqual(left.named, right.named),
      KVMap._kvAreEqual(left.selected, right.selected),
      KVMap._kvAreEqual(left.words, right.words),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.exact, right.exact),
      KVMap._kvAreEqual(left.agreed, right.agreed)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.marked.hash(into: &hasher)
    self.conditional.hash(into: &hasher)
    self.named.hash(into: &hasher)
    self.selected.hash(into: &hasher)
    self.words.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.exact.hash(into: &hasher)
    self.agreed.hash(into: &hasher)
  }
}

nonisolated extension Amount {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.v, right.v)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.v.hash(into: &hasher)
  }
}

nonisolated extension Members {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.counts, right.counts),
      KVMap._kvAreEqual(left.texts, right.texts),
      KVMap._kvAreEqual(left.keyed, right.keyed),
      KVMap._kvAreEqual(left.object, right.object)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.counts.hash(into: &hasher)
    self.texts.hash(into: &hasher)
    self.keyed.hash(into: &hasher)
    self.object.hash(into: &hasher)
  }
}

nonisolated extension Member {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Scalars {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\r\0\0\0\0\0\0\0\u{5}\0\0\0\u{7}\0\t\0\u{b}\0\u{17}\0\0\0\0\0\0\0\0\0\u{11}\0\0\0\u{13}\0\u{19}\0\0\0\0\0\0\0\0\0\u{15}\0\u{1}\0\0\0\u{3}\0\0\0\u{1b}\0\0\0\0\0\u{f}\0\0\0\u{3}\0\0\0\0\0\0\0int\"\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0small\"\0\0\u{6}\0\0\u{2}\0\0\0\0double\"\0\u{7}\0\0\u{3}\0\0\0\0decimal\"\u{4}\0\0\u{4}\0\0\0\0bool\"\0\0\0\u{4}\0\0\u{5}\0\0\0\0text\"\0\0\0\u{4}\0\0\u{6}\0\0\0\0date\"\0\0\0\u{3}\0\0\u{7}\0\0\0\0url\"\0\0\0\0\u{4}\0\0\u{8}\0\0\0\0uuid\"\0\0\0\u{6}\0\0\t\0\0\0\0letter\"\0\u{5}\0\0\n\0\0\0\0color\"\0\0\u{5}\0\0\u{b}\0\0\0\0stamp\"\0\0\u{5}\0\0\u{c}\0\0\0\0since\"\0\0\u{7}\0\0\r\0\0\0\0trimmed\"\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x7dc930b302278a9, wide: false, full: false, count: 14, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Scalars\tLibrary.kvmap\t4
        int\t+1\tint
        small\t+2\tsmall
        double\t+3\tdouble
        decimal\t+4\tdecimal
        bool\t+5\tbool
        text\t+6\ttext
        date\t+7\tdate
        url\t+8\turl
        uuid\t+9\tuuid
        letter\t+10\tletter
        color\t+11\tcolor
        stamp\t+12\tstamp
        since\t+13\tsince
        trimmed\t+14\ttrimmed
        """)
  }
}

nonisolated extension Required {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0int\"\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0@text\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Required\tLibrary.kvmap\t27
        int\t+1\tint
        text\t+2\t@text
        """)
  }
}

nonisolated extension Lists {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0\u{b}\0\0\0\0\0\u{5}\0\t\0\0\0\u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0n\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0list\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0item\"\0\0\0\u{3}\0\0\u{3}\0\0\0\0tag\"\0\0\0\0\u{1}\0\0\u{4}\0\0\0\0d\"\0\0\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0only\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Lists\tLibrary.kvmap\t32
        numbers\t+1\tn
        texts\t+2\tlist.t
        items\t+3\titem
        tags\t+4\ttag
        doubles\t+5\td
        single\t+9\tonly
        last\t+7\tn[-1]
        names\t+8\titem[*].@name
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0t\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Lists\tLibrary.kvmap\t32
        texts\t+2\tlist.t
        """)
  }
}

nonisolated extension Item {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\u{5}\0\0\0\0\0\u{1}\0@name\"\0\0\u{5}\0\0\u{1}\0\0\0\0$text\"\0\0\u{5}\0\0\u{2}\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Item\tLibrary.kvmap\t44
        name\t+1\t@name
        text\t+2\t$text
        inner\t+3\tinner
        """)
  }
}

nonisolated extension Texts {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{5}\0\0\u{1}\0\0\0\0other\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Texts\tLibrary.kvmap\t50
        title\t+1\ttitle
        others\t+2\tother
        plain\t+3\ttitle
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0$text\"\0\0\u{5}\0\0\u{1}\0\0\0\0@lang\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Texts\tLibrary.kvmap\t50
        byPath\t+4\ttitle.$text
        language\t+5\ttitle.@lang
        """)
  }
}

nonisolated extension Title {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0@lang\"\0\0\u{5}\0\0\u{1}\0\0\u{1}\0$text\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Title\tLibrary.kvmap\t58
        lang\t+1\t@lang
        text\t+2\t$text
        """)
  }
}

nonisolated extension Dictionaries {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\u{6}\0\0\0\0\0\0\0counts\"\0\u{5}\0\0\u{1}\0\0\0\0lists\"\0\0\u{6}\0\0\u{2}\0\0\0\0object\"\0\u{5}\0\0\u{3}\0\0\0\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Dictionaries\tLibrary.kvmap\t63
        counts\t+1\tcounts
        lists\t+2\tlists
        object\t+3\tobject
        value\t+4\tvalue
        """)
  }
}

nonisolated extension Strict {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0@id\"\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Strict\tLibrary.kvmap\t70
        id\t+2\t@id
        name\t+3\tname
        """)
  }
}

nonisolated extension Name {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0first\"\0\0\u{5}\0\0\u{1}\0\0\0\0@kind\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Name\tLibrary.kvmap\t76
        first\t+2\tfirst
        kind\t+3\t@kind
        """)
  }
}

nonisolated extension Circle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0radius\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Circle\tLibrary.kvmap\t94
        radius\t+1\tradius
        """)
  }
}

nonisolated extension Square {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0side\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Square\tLibrary.kvmap\t97
        side\t+1\tside
        """)
  }
}

nonisolated extension Unions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0shape\"\0\0\u{8}\0\0\u{2}\0\0\0\0numbered\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Unions\tLibrary.kvmap\t101
        ids\t+1\tid
        shapes\t+2\tshape
        numbered\t+3\tnumbered
        """)
  }
}

nonisolated extension Gathered {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\u{7}\0\0\0\u{8}\0\0\0\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0longitude\"\0\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Gathered\tLibrary.kvmap\t107
        place\t+1\tlatitude
        place\t+1\tlongitude
        place\t+1\tnote
        rest\t+2\t
        """)
  }
}

nonisolated extension Place {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lon\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0notes\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Place\tLibrary.kvmap\t112
        lat\t+1\tlat
        lon\t+2\tlon
        notes\t+3\tnotes
        """)
  }
}

nonisolated extension Family {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0child\"\0\0\u{5}\0\0\u{1}\0\0\u{1}\0@name\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Family\tLibrary.kvmap\t118
        children\t+1\tchild
        name\t+2\t@name
        """)
  }
}

nonisolated extension Child {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Child\tLibrary.kvmap\t122
        name\t+1\tname
        family\t+2\t@name
        first\t+3\tchild[0].name
        at\t+4\t
        """)
  }
}

nonisolated extension Embedded {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Embedded\tLibrary.kvmap\t129
        data\t+1\tdata
        """)
  }
}

nonisolated extension Payload {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0ids\"\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0ok\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Payload\tLibrary.kvmap\t132
        ids\t+1\tids
        ok\t+2\tok
        """)
  }
}

nonisolated extension Late {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0item\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Late\tLibrary.kvmap\t137
        items\t+1\titem
        """)
  }
}

nonisolated extension Node {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0node\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Node\tLibrary.kvmap\t141
        children\t+1\tnode
        """)
  }
}

nonisolated extension Page {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{4}\0\0\0\0\0\0\0item\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Page\tLibrary.kvmap\t145
        items\t+1\titem
        next\t+2\tnext
        """)
  }
}

nonisolated extension Feed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\u{1}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\n\0\0\0\0\0\u{1}\0atom:title\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0note\"\0\0\0\t\0\0\u{2}\0\0\0\0atom:link\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Feed\tLibrary.kvmap\t150
        title\t+4\t\"atom:title\"
        note\t+5\tnote
        link\t+6\t\"atom:link\".@href
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0@href\"\0\0\n\0\0\u{1}\0\0\0\0@atom:kind\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Feed\tLibrary.kvmap\t150
        link\t+6\t\"atom:link\".@href
        kind\t+7\t\"atom:link\".\"@atom:kind\"
        """)
  }
}

nonisolated extension Qualified {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Qualified\tLibrary.kvmap\t161
        all\t+3\t
        """)
  }
}

nonisolated extension BothQualified {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        BothQualified\tLibrary.kvmap\t167
        all\t+3\t
        """)
  }
}

nonisolated extension Shallow {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shallow\tLibrary.kvmap\t173
        a\t+2\ta
        """)
  }
}

nonisolated extension Rooted {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Rooted\tLibrary.kvmap\t178
        title\t+2\ttitle
        """)
  }
}

nonisolated extension Base {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0@id\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Base\tLibrary.kvmap\t183
        id\t+2\t@id
        """)
  }
}

nonisolated extension Derived {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0@id\"\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0extra\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Derived\tLibrary.kvmap\t187
        id\t-2\t@id
        extra\t+1\textra
        """)
  }
}

nonisolated extension Tag.Short {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0@n\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tag\tLibrary.kvmap\t191
        name\t+1\t@n
        """)
  }
}

nonisolated extension Tag {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tag\tLibrary.kvmap\t194
        name\t+1\tname
        """)
  }
}

nonisolated extension Contextual {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0@id\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Contextual\tLibrary.kvmap\t198
        id\t+3\t@id
        limit\t+2\tlimit
        """)
  }
}

nonisolated extension Limits {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0limit\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Limits\tLibrary.kvmap\t203
        limit\t+1\tlimit
        """)
  }
}

nonisolated extension Anything {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Anything\tLibrary.kvmap\t207
        value\t+1\t
        """)
  }
}

nonisolated extension Document {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Document\tLibrary.kvmap\t210
        value\t+2\t
        """)
  }
}

nonisolated extension Decisions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\n\0\0\0\u{e}\0\0\0\u{8}\0\u{1}\0\0\0\u{6}\0\0\0\u{3}\0\0\0\0\0\u{10}\0\0\0\u{c}\0\u{6}\0\0\0\0\0\0\0marked\"\0\u{b}\0\0\u{1}\0\0\0\0conditional\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0named\"\0\0\u{1}\0\0\u{3}\0\0\0\0p\"\0\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0words\"\0\0\u{6}\0\0\u{5}\0\0\0\0number\"\0\u{5}\0\0\u{6}\0\0\0\0exact\"\0\0\u{6}\0\0\u{7}\0\0\0\0agreed\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xdb01602b100b9ed7, wide: false, full: false, count: 8, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Decisions\tLibrary.kvmap\t216
        marked\t+1\tmarked
        conditional\t+2\tconditional
        named\t+3\tnamed
        selected\t+4\tp[k == \"x\" and n == 2].v
        words\t+5\twords
        number\t+6\tnumber
        exact\t+7\texact
        agreed\t+8\tagreed
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\u{1}\0\u{1}\0\0\0\0\0\0\0v\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0k\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Decisions\tLibrary.kvmap\t216
        selected\t+4\tp[k == \"x\" and n == 2].v
        \t+0\tk
        \t+0\tn
        """)
  }
}

nonisolated extension Amount {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0v\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Amount\tLibrary.kvmap\t240
        v\t+1\tv
        """)
  }
}

nonisolated extension Members {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{5}\0\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\u{6}\0\0\0\0\0\u{1}\0counts\"\0\u{5}\0\0\u{1}\0\0\0\0texts\"\0\0\u{5}\0\0\u{2}\0\0\0\0keyed\"\0\0\u{6}\0\0\u{3}\0\0\u{1}\0object\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Members\tLibrary.kvmap\t244
        counts\t+1\tcounts
        texts\t+2\ttexts
        keyed\t+3\tkeyed
        object\t+4\tobject
        """)
  }
}

nonisolated extension Member {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0$text\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Member\tLibrary.kvmap\t250
        text\t+2\t$text
        name\t+1\t
        """)
  }
}

nonisolated extension Color {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{3}\0\0\0\0\0\0\0red\"\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0green\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Color\tLibrary.kvmap\t21
        """)
  }
}

nonisolated extension ID {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ID\tLibrary.kvmap\t82
        """)
  }
}

nonisolated extension Shape {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0@kind\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shape\tLibrary.kvmap\t86
        \t+0\t@kind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0circle\"\0\u{6}\0\0\u{1}\0\0\0\0square\"\0\u{4}\0\0\u{2}\0\0\0\0quad\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shape\tLibrary.kvmap\t86
        """)
  }
}

nonisolated extension Numbered {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0@n\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Numbered\tLibrary.kvmap\t90
        \t+0\t@n
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Numbered\tLibrary.kvmap\t90
        """)
  }

  private static var _kvNumbers: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\02\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Numbered\tLibrary.kvmap\t90
        """)
  }
}

nonisolated extension Marked {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Marked\tLibrary.kvmap\t226
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0first\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Marked\tLibrary.kvmap\t226
        """)
  }

  private static var _kvNumbers: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\02\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Marked\tLibrary.kvmap\t226
        """)
  }

  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Marked\tLibrary.kvmap\t226
        \t+0\tkind
        \t+0\tdata
        """)
  }
}

nonisolated extension Conditional {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Conditional\tLibrary.kvmap\t231
        """)
  }

  private static var _kvWhen_0_0: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Conditional\tLibrary.kvmap\t231
        \t+0\tkind
        """)
  }

  private static var _kvEquals_0_0: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Conditional\tLibrary.kvmap\t231
        """)
  }

  private static var _kvWhen_1_0: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Conditional\tLibrary.kvmap\t231
        \t+0\tkind
        """)
  }

  private static var _kvWhen_2_0: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Conditional\tLibrary.kvmap\t231
        \t+0\tkind
        """)
  }
}

nonisolated extension Named {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{7}\0\0\0\0\0\0\0nothing\"\u{6}\0\0\u{1}\0\0\0\0amount\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Named\tLibrary.kvmap\t236
        nothing\t+1\tnothing
        amount\t+2\tamount
        """)
  }
}
