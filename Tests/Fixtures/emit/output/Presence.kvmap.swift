// Generated from Presence.kvmap. Do not edit.
// kvmap format 1, input 6118045df6fc3e60, body a4c30f99b070272c
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

/// Properties that no document has.
nonisolated struct Row: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  /// Set by the view.
  var selected: Swift.Bool
  var note: Swift.Optional<Swift.String>
  var made: UUID
  var state: KVMap.PatchField<Swift.Int>
  var rest: KVMap.JSONObject

  init(
    id: Swift.Int,
    selected: Swift.Bool = false,
    note: Swift.String? = nil,
    made: UUID = UUID.init(),
    state: KVMap.PatchField<Swift.Int> = .absent,
    rest: KVMap.JSONObject
  ) {
    self.id = id
    self.selected = selected
    self.note = note
    self.made = made
    self.state = state
    self.rest = rest
  }
}

nonisolated class HiddenItem: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String
  var hidden: Swift.Bool

  init(name: Swift.String, hidden: Swift.Bool = true) {
    self.name = name
    self.hidden = hidden
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: HiddenItem?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.Bool) {
    var _0: Swift.String? = current?.name
    let _1: Swift.Bool = current?.hidden ?? true
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: HiddenItem.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: HiddenItem?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.hidden = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "HiddenItem") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

/// Values that are left out.
nonisolated struct Query: Swift.Sendable, Swift.Hashable {
  var page: Swift.Int
  var sort: Swift.Optional<Sort>
  var since: Swift.Optional<Date>
  var from: Date
  var at: OmittedSpot
  var tree: KVMap.JSONValue
  var tags: [Swift.String]
  var text: Swift.Optional<Swift.String>
  var limits: [Swift.String: Swift.Int]
  var change: KVMap.PatchField<Swift.String>
  var options: KVMap.JSONObject
  var set: Swift.Set<Swift.Int>
  var after: Swift.Optional<Date>
  var before: Swift.Optional<Date>

  init(
    page: Swift.Int = 1,
    sort: Sort? = .newest,
    since: Date? = nil,
    from: Date = .init(timeIntervalSince1970: 1577836800.0),
    at: OmittedSpot = OmittedSpot(),
    tree: KVMap.JSONValue = KVMap.GeneratedConstant.tree("{\"a\":[1,2]}"),
    tags: [Swift.String] = [],
    text: Swift.String? = nil,
    limits: [Swift.String: Swift.Int] = [:],
    change: KVMap.PatchField<Swift.String> = .absent,
    options: KVMap.JSONObject = KVMap.GeneratedConstant.tree("{}"),
    set: Swift.Set<Swift.Int> = [],
    after: Date? = nil,
    before: Date? = nil
  ) {
    self.page = page
    self.sort = sort
    self.since = since
    self.from = from
    self.at = at
    self.tree = tree
    self.tags = tags
    self.text = text
    self.limits = limits
    self.change = change
    self.options = options
    self.set = set
    self.after = after
    self.before = before
  }
}

nonisolated struct OmittedSpot: Swift.Sendable, Swift.Hashable {
  var x: Swift.Double
  var y: Swift.Double
  var label: Swift.Optional<Swift.String>

  init(x: Swift.Double = 0.0, y: Swift.Double = 0.0, label: Swift.String? = nil) {
    self.x = x
    self.y = y
    self.label = label
  }
}

/// Stronger than the type's own line.
nonisolated struct Patch: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.Int>
  var b: Swift.Optional<Swift.Int>
  var c: Swift.Optional<Swift.Int>
  var d: Swift.Int
  var e: Swift.String
  var place: OmittedSpot

  init(
    a: Swift.Int? = nil,
    b: Swift.Int? = nil,
    c: Swift.Int? = nil,
    d: Swift.Int = 3,
    e: Swift.String = "",
    place: OmittedSpot = OmittedSpot()
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.place = place
  }
}

/// What a type reads from an empty object.
nonisolated struct DefaultUser {
  var settings: DefaultSettings
  var counts: [Swift.String: Swift.Int]
  var meta: KVMap.JSONObject
  var `any`: KVMap.JSONValue
  var again: Swift.Optional<DefaultSettings>
  var page: DefaultPage<Swift.Int>
  var shape: DefaultShape
  var token: UUID
  var seen: Swift.Optional<Date>

  init(
    settings: DefaultSettings = DefaultSettings(more: KVMap.GeneratedConstant.tree("{}")),
    counts: [Swift.String: Swift.Int] = [:],
    meta: KVMap.JSONObject = KVMap.GeneratedConstant.tree("{}"),
    `any`: KVMap.JSONValue = KVMap.GeneratedConstant.tree("{}"),
    again: DefaultSettings? = DefaultSettings(more: KVMap.GeneratedConstant.tree("{}")),
    page: DefaultPage<Swift.Int> = DefaultPage<Swift.Int>(),
    shape: DefaultShape = DefaultShape(),
    token: UUID = UUID.init(),
    seen: Date? = Date.init()
  ) {
    self.settings = settings
    self.counts = counts
    self.meta = meta
    self.`any` = `any`
    self.again = again
    self.page = page
    self.shape = shape
    self.token = token
    self.seen = seen
  }
}

nonisolated struct DefaultSettings: Swift.Sendable, Swift.Hashable {
  var theme: Swift.String
  var size: Swift.Optional<Swift.Int>
  var more: KVMap.JSONObject
  var inner: DefaultInner

  init(
    theme: Swift.String = "light",
    size: Swift.Int? = nil,
    more: KVMap.JSONObject,
    inner: DefaultInner = DefaultInner()
  ) {
    self.theme = theme
    self.size = size
    self.more = more
    self.inner = inner
  }
}

nonisolated struct DefaultInner: Swift.Sendable, Swift.Hashable {
  var on: Swift.Bool
  var field: KVMap.PatchField<Swift.Int>

  init(on: Swift.Bool = true, field: KVMap.PatchField<Swift.Int> = .absent) {
    self.on = on
    self.field = field
  }
}

nonisolated struct DefaultPage<Item> {
  var items: [Item]
  var next: Swift.Optional<Swift.String>

  init(items: [Item] = [], next: Swift.String? = nil) {
    self.items = items
    self.next = next
  }
}

nonisolated extension DefaultPage: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension DefaultPage: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension DefaultPage: Swift.Hashable where Item: Swift.Hashable {}

nonisolated class DefaultShape: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String
  var kind: Swift.String

  init(name: Swift.String = "none", kind: Swift.String = "shape") {
    self.name = name
    self.kind = kind
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: DefaultShape?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.String) {
    var _0: Swift.String = current?.name ?? "none"
    let _1: Swift.String = current?.kind ?? "shape"
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? "none" : kv.string()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: DefaultShape.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: DefaultShape?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.kind = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "DefaultShape") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"kind\":", self.kind)
    kv.endObject()
  }
}

nonisolated enum Sort: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case newest
  case oldest

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "-date": self = .newest
    case "date": self = .oldest
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .newest: "-date"
    case .oldest: "date"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .newest: 0
    case .oldest: 1
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

nonisolated extension Row: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Row {
    let current: Swift.UnsafePointer<Row>? = current?.assumingMemoryBound(to: Row.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    var _0: Swift.Int
    let _1: Swift.Bool
    let _2: Swift.Optional<Swift.String>
    let _3: UUID
    let _4: KVMap.PatchField<Swift.Int>
    var _5: Swift.Optional<KVMap.JSONObject>
    if let current {
      _0 = current.pointee.id
      _1 = current.pointee.selected
      _2 = current.pointee.note
      _3 = current.pointee.made
      _4 = current.pointee.state
      _5 = current.pointee.rest
    } else {
      _0 = 0
      _1 = false
      _2 = nil
      _3 = UUID.init()
      _4 = .absent
      _5 = nil
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark5: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark5.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark5, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { _5 = try kv.object() } catch { try kv.recover(error, from: mark5) }
      kv.rewind(to: back)
    } else if mark5.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
    let made5 = try kv.unwrapRequired(&_5, scan.hasAllRequired)
    return Row(id: _0, selected: _1, note: _2, made: _3, state: _4, rest: made5)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.rest)
    try kv.members(of: kv.endCapture(startOfRest), except: "id")
    kv.endObject()
  }
}

nonisolated extension Query: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Query {
    let current: Swift.UnsafePointer<Query>? = current?.assumingMemoryBound(to: Query.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: Swift.Optional<Sort>
    var _2: Swift.Optional<Date>
    var _3: Date
    var _4: OmittedSpot
    var _5: KVMap.JSONValue
    var _6: [Swift.String]
    var _7: Swift.Optional<Swift.String>
    var _8: [Swift.String: Swift.Int]
    var _9: KVMap.PatchField<Swift.String>
    var _10: KVMap.JSONObject
    var _11: Swift.Set<Swift.Int>
    var _12: Swift.Optional<Date>
    var _13: Swift.Optional<Date>
    if let current {
      _0 = current.pointee.page
      _1 = current.pointee.sort
      _2 = current.pointee.since
      _3 = current.pointee.from
      _4 = current.pointee.at
      _5 = current.pointee.tree
      _6 = current.pointee.tags
      _7 = current.pointee.text
      _8 = current.pointee.limits
      _9 = current.pointee.change
      _10 = current.pointee.options
      _11 = current.pointee.set
      _12 = current.pointee.after
      _13 = current.pointee.before
    } else {
      _0 = 1
      _1 = .newest
      _2 = nil
      _3 = .init(timeIntervalSince1970: 1577836800.0)
      _4 = OmittedSpot()
      _5 = KVMap.GeneratedConstant.tree("{\"a\":[1,2]}")
      _6 = []
      _7 = nil
      _8 = [:]
      _9 = .absent
      _10 = KVMap.GeneratedConstant.tree("{}")
      _11 = []
      _12 = nil
      _13 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? 1 : kv.int()  // page
        case 1: _1 = try kv.consumeNullOrEmptyElement() ? nil : Sort._kvDecode(&kv, lenient: false)  // sort
        case 2: kv.date(orNil: &_2)  // since
        case 3: _3 = try kv.consumeNull() ? .init(timeIntervalSince1970: 1577836800.0) : kv.date()  // from
        case 4: _4 = try kv.consumeNull() ? OmittedSpot() : OmittedSpot._kvDecode(&kv, updating: current?.pointee.at)  // at
        case 5: _5 = try kv.consumeNull() ? KVMap.GeneratedConstant.tree("{\"a\":[1,2]}") : kv.value()  // tree
        case 6: _6 = try kv.consumeNull() ? [] : kv.strings()  // tags
        case 7: kv.string(orNil: &_7)  // text
        case 8: _8 = try kv.consumeNull() ? [:] : _kvDecode_limits(&kv)  // limits
        case 9: _9 = try kv.consumeNull() ? .null : .value(kv.string())  // change
        case 10: _10 = try kv.consumeNull() ? KVMap.GeneratedConstant.tree("{}") : kv.object()  // options
        case 11: _11 = try kv.consumeNull() ? [] : _kvDecode_set(&kv)  // set
        case 12: kv.date(orNil: &_12)  // after
        case 13: kv.date(orNil: &_13)  // before
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Query(page: _0, sort: _1, since: _2, from: _3, at: _4, tree: _5, tags: _6, text: _7, limits: _8, change: _9, options: _10, set: _11, after: _12, before: _13)
  }

  private static func _kvDecode_limits(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_set(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if !KVMap._kvAreEqual(self.page, 1) {
      kv.int("\"page\":", self.page)
    }
    if !KVMap._kvAreEqual(self.sort, .newest) {
      if let value = self.sort { kv.key("\"sort\":"); try value._kvEncode(&kv) } else { kv.key("\"sort\":"); kv.null() }
    }
    if !(self.since == nil) {
      if let value = self.since { kv.key("\"since\":"); try kv.date(value) }
    }
    if !KVMap._kvAreEqual(self.from, .init(timeIntervalSince1970: 1577836800.0)) {
      kv.key("\"from\":"); try kv.date(self.from)
    }
    if !KVMap._kvAreEqual(self.at, OmittedSpot()) {
      kv.key("\"at\":"); try self.at._kvEncode(&kv)
    }
    if !KVMap._kvAreEqual(self.tree, KVMap.GeneratedConstant.tree("{\"a\":[1,2]}")) {
      kv.key("\"tree\":"); kv.value(self.tree)
    }
    if !self.tags.isEmpty {
      kv.array("\"tags\":", self.tags)
    }
    if !(self.text?.isEmpty == true) {
      kv.string("\"text\":", ifPresent: self.text)
    }
    if !self.limits.isEmpty {
      kv.key("\"limits\":"); kv.dictionary(self.limits)
    }
    if !(self.change.value?.isEmpty == true) {
      switch self.change {
      case .absent: break
      case .null: kv.key("\"change\":"); kv.null()
      case .value(let value): kv.key("\"change\":"); kv.string(value)
      }
    }
    if !self.options.isEmpty {
      kv.key("\"options\":"); kv.object(self.options)
    }
    if !self.set.isEmpty {
      kv.key("\"set\":"); kv.array(kv.sorted(self.set))
    }
    if let value = self.after { kv.key("\"after\":"); try kv.date(value) } else { kv.key("\"after\":"); kv.null() }
    if let value = self.before { kv.key("\"before\":"); try kv.date(value) }
    kv.endObject()
  }
}

nonisolated extension OmittedSpot: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: OmittedSpot {
    OmittedSpot()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OmittedSpot, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.x = try kv.consumeNull() ? 0.0 : kv.double()  // x
        case 1: out.y = try kv.consumeNull() ? 0.0 : kv.double()  // y
        case 2: kv.string(orNil: &out.label)  // label
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"x\":", self.x)
    try kv.double("\"y\":", self.y)
    kv.string("\"label\":", ifPresent: self.label)
    kv.endObject()
  }
}

nonisolated extension Patch: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Patch {
    let current: Swift.UnsafePointer<Patch>? = current?.assumingMemoryBound(to: Patch.self)
    let updating: Swift.Bool = current != nil
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    var _0: Swift.Optional<Swift.Int>
    var _1: Swift.Optional<Swift.Int>
    var _2: Swift.Optional<Swift.Int>
    var _3: Swift.Int
    var _4: Swift.String
    var _5: OmittedSpot
    if let current {
      _0 = current.pointee.a
      _1 = current.pointee.b
      _2 = current.pointee.c
      _3 = current.pointee.d
      _4 = current.pointee.e
      _5 = current.pointee.place
    } else {
      _0 = nil
      _1 = nil
      _2 = nil
      _3 = 3
      _4 = ""
      _5 = OmittedSpot()
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(orNil: &_0)  // a
        case 1: kv.int(orNil: &_1)  // b
        case 2:  // deep.c
          if try kv.consumeNull() {
            _2 = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0: kv.int(orNil: &_2)  // deep.c
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 3:  // list[0]
          if try kv.consumeNull() {
            _3 = 3
            _4 = ""
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0: _3 = try kv.consumeNull() ? 3 : kv.int()  // list[0]
              case 1: _4 = try kv.consumeNull() ? "" : kv.string()
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 4: slot0 = try kv.deferValue()  // x
        case 5: slot1 = try kv.deferValue()  // x
        case 6: slot2 = try kv.deferValue()  // x
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("x\tx\ny\ty\nlabel\tlabel\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    kv.addToGather(slot2, to: gathered0, entry: 2)
    let mark5: KVMap.ValuePosition = kv.endGather(gathered0)  // x
    if mark5.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark5, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { _5 = try OmittedSpot._kvDecode(&kv, updating: current?.pointee.place) } catch { try kv.recover(error, from: mark5) }
      kv.rewind(to: back)
    } else if mark5.isNull {
      _5 = OmittedSpot()
    }
    return Patch(a: _0, b: _1, c: _2, d: _3, e: _4, place: _5)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start5: Swift.Int = kv.capture("x\tx\ny\ty\nlabel\tlabel")
    if !KVMap._kvAreEqual(self.place, OmittedSpot()) {
      try self.place._kvEncode(&kv)
    } else { kv.null() }
    var captured5: KVMap.CapturedObject = try kv.endCapture(start5)
    kv.beginObject()
    kv.int("\"a\":", ifPresent: self.a)
    if let value = self.b { kv.key("\"b\":"); kv.int(value) } else { kv.key("\"b\":"); kv.null() }
    let begun0: Swift.Int = kv.beginOptionalObject("\"deep\":")
    kv.int("\"c\":", ifPresent: self.c)
    kv.endOptionalObject(begun0)
    var has1: Swift.Bool = false
    if !(KVMap._kvAreEqual(self.d, 3)) { has1 = true }
    if !(self.e.isEmpty) { has1 = true }
    if has1 {
      kv.key("\"list\":")
      kv.beginArray()
      var end2: Swift.Int = kv.elementsEnd
      if !KVMap._kvAreEqual(self.d, 3) {
        kv.int(self.d)
      } else { kv.null() }
      if !(KVMap._kvAreEqual(self.d, 3)) { end2 = kv.elementsEnd }
      if !self.e.isEmpty {
        kv.string(self.e)
      } else { kv.null() }
      if !(self.e.isEmpty) { end2 = kv.elementsEnd }
      kv.endArray(behind: end2)
    }
    kv.member(&captured5, "\"x\":", keys: "x")
    kv.member(&captured5, "\"y\":", keys: "y")
    kv.member(&captured5, "\"label\":", keys: "label")
    kv.endObject()
  }
}

nonisolated extension DefaultUser: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> DefaultUser {
    let current: Swift.UnsafePointer<DefaultUser>? = current?.assumingMemoryBound(to: DefaultUser.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: DefaultSettings
    var _1: [Swift.String: Swift.Int]
    var _2: KVMap.JSONObject
    var _3: KVMap.JSONValue
    var _4: Swift.Optional<DefaultSettings>
    var _5: DefaultPage<Swift.Int>
    var _6: DefaultShape
    var _7: UUID
    var _8: Swift.Optional<Date>
    if let current {
      _0 = current.pointee.settings
      _1 = current.pointee.counts
      _2 = current.pointee.meta
      _3 = current.pointee.`any`
      _4 = current.pointee.again
      _5 = current.pointee.page
      _6 = current.pointee.shape
      _7 = current.pointee.token
      _8 = current.pointee.seen
    } else {
      _0 = DefaultSettings(more: KVMap.GeneratedConstant.tree("{}"))
      _1 = [:]
      _2 = KVMap.GeneratedConstant.tree("{}")
      _3 = KVMap.GeneratedConstant.tree("{}")
      _4 = DefaultSettings(more: KVMap.GeneratedConstant.tree("{}"))
      _5 = DefaultPage<Swift.Int>()
      _6 = DefaultShape()
      _7 = UUID.init()
      _8 = Date.init()
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? DefaultSettings(more: KVMap.GeneratedConstant.tree("{}")) : DefaultSettings._kvDecode(&kv, updating: current?.pointee.settings)  // settings
        case 1: _1 = try kv.consumeNull() ? [:] : _kvDecode_counts(&kv)  // counts
        case 2: _2 = try kv.consumeNull() ? KVMap.GeneratedConstant.tree("{}") : kv.object()  // meta
        case 3: _3 = try kv.consumeNull() ? KVMap.GeneratedConstant.tree("{}") : kv.value()  // any
        case 4: kv.built(orNil: &_4, updating: updating)  // again
        case 5: _5 = try kv.consumeNull() ? DefaultPage<Swift.Int>() : DefaultPage<Swift.Int>._kvDecode(&kv, updating: current?.pointee.page)  // page
        case 6: _6 = try kv.consumeNull() ? DefaultShape() : DefaultShape._kvDecode(&kv, updating: current?.pointee.shape)  // shape
        case 7: _7 = try kv.consumeNull() ? UUID.init() : kv.uuid()  // token
        case 8: kv.date(orNil: &_8)  // seen
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return DefaultUser(settings: _0, counts: _1, meta: _2, any: _3, again: _4, page: _5, shape: _6, token: _7, seen: _8)
  }

  private static func _kvDecode_counts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"settings\":"); try self.settings._kvEncode(&kv)
    kv.key("\"counts\":"); kv.dictionary(self.counts)
    kv.key("\"meta\":"); kv.object(self.meta)
    kv.key("\"any\":"); kv.value(self.`any`)
    if let value = self.again { kv.key("\"again\":"); try value._kvEncode(&kv) } else { kv.key("\"again\":"); kv.null() }
    kv.key("\"page\":"); try self.page._kvEncode(&kv)
    kv.key("\"shape\":"); try self.shape._kvEncode(&kv)
    kv.key("\"token\":"); kv.uuid(self.token)
    if let value = self.seen { kv.key("\"seen\":"); try kv.date(value) } else { kv.key("\"seen\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension DefaultSettings: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> DefaultSettings {
    let current: Swift.UnsafePointer<DefaultSettings>? = current?.assumingMemoryBound(to: DefaultSettings.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    var _0: Swift.String
    var _1: Swift.Optional<Swift.Int>
    var _2: Swift.Optional<KVMap.JSONObject>
    var _3: DefaultInner
    if let current {
      _0 = current.pointee.theme
      _1 = current.pointee.size
      _2 = current.pointee.more
      _3 = current.pointee.inner
    } else {
      _0 = "light"
      _1 = nil
      _2 = nil
      _3 = DefaultInner()
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? "light" : kv.string()  // theme
        case 1: kv.int(orNil: &_1)  // size
        case 2: _3 = try kv.consumeNull() ? DefaultInner() : DefaultInner._kvDecode(&kv, updating: current?.pointee.inner)  // inner
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark2: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark2.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { _2 = try kv.object() } catch { try kv.recover(error, from: mark2) }
      kv.rewind(to: back)
    } else if mark2.isNull {
      try kv.reportNull(_kvKeys, rule: 3, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 3, scan)
    }
    let made2 = try kv.unwrapRequired(&_2, scan.hasAllRequired)
    return DefaultSettings(theme: _0, size: _1, more: made2, inner: _3)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"theme\":", self.theme)
    kv.int("\"size\":", ifPresent: self.size)
    kv.key("\"inner\":"); try self.inner._kvEncode(&kv)
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.more)
    try kv.members(of: kv.endCapture(startOfRest), except: "theme\tsize\tinner")
    kv.endObject()
  }
}

nonisolated extension DefaultInner: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DefaultInner {
    DefaultInner()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DefaultInner, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.on = try kv.consumeNull() ? true : kv.bool()  // on
        case 1: out.field = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // field
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"on\":", self.on)
    switch self.field {
    case .absent: break
    case .null: kv.key("\"field\":"); kv.null()
    case .value(let value): kv.key("\"field\":"); kv.int(value)
    }
    kv.endObject()
  }
}

nonisolated extension DefaultPage: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> DefaultPage {
    let current: Swift.UnsafePointer<DefaultPage>? = current?.assumingMemoryBound(to: DefaultPage.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: [Item]
    var _1: Swift.Optional<Swift.String>
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
        case 0: _0 = try kv.consumeNull() ? [] : [Item]._kvDecode(&kv, replacing: nil)  // items
        case 1: kv.string(orNil: &_1)  // next
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return DefaultPage(items: _0, next: _1)
  }
}

nonisolated extension DefaultPage: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    kv.string("\"next\":", ifPresent: self.next)
    kv.endObject()
  }
}

nonisolated extension DefaultPage: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension Sort: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Sort {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Sort {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .newest
    case 1: return .oldest
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Sort {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .newest
    case 1: return .oldest
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Sort {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .newest: return "-date"
    case .oldest: return "date"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Row {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.selected, right.selected),
      KVMap._kvAreEqual(left.note, right.note),
      KVMap._kvAreEqual(left.made, right.made),
      KVMap._kvAreEqual(left.state, right.state),
      KVMap._kvAreEqual(left.rest, right.rest)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.selected.hash(into: &hasher)
    self.note.hash(into: &hasher)
    self.made.hash(into: &hasher)
    self.state.hash(into: &hasher)
    self.rest.hash(into: &hasher)
  }
}

nonisolated extension Query {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.page, right.page),
      KVMap._kvAreEqual(left.sort, right.sort),
      KVMap._kvAreEqual(left.since, right.since),
      KVMap._kvAreEqual(left.from, right.from),
      KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.tree, right.tree),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.limits, right.limits),
      KVMap._kvAreEqual(left.change, right.change),
      KVMap._kvAreEqual(left.options, right.options),
      KVMap._kvAreEqual(left.set, right.set),
      KVMap._kvAreEqual(left.after, right.after),
      KVMap._kvAreEqual(left.before, right.before)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.page.hash(into: &hasher)
    self.sort.hash(into: &hasher)
    self.since.hash(into: &hasher)
    self.from.hash(into: &hasher)
    self.at.hash(into: &hasher)
    self.tree.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.limits.hash(into: &hasher)
    self.change.hash(into: &hasher)
    self.options.hash(into: &hasher)
    self.set.hash(into: &hasher)
    self.after.hash(into: &hasher)
    self.before.hash(into: &hasher)
  }
}

nonisolated extension OmittedSpot {
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

nonisolated extension Patch {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b),
      KVMap._kvAreEqual(left.c, right.c),
      KVMap._kvAreEqual(left.d, right.d),
      KVMap._kvAreEqual(left.e, right.e),
      KVMap._kvAreEqual(left.place, right.place)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
    self.c.hash(into: &hasher)
    self.d.hash(into: &hasher)
    self.e.hash(into: &hasher)
    self.place.hash(into: &hasher)
  }
}

nonisolated extension DefaultSettings {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.theme, right.theme),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.more, right.more),
      KVMap._kvAreEqual(left.inner, right.inner)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.theme.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.more.hash(into: &hasher)
    self.inner.hash(into: &hasher)
  }
}

nonisolated extension DefaultInner {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.on, right.on),
      KVMap._kvAreEqual(left.field, right.field)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.on.hash(into: &hasher)
    self.field.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Row {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .rest, duplicates: .error,
      rules: """
        Row\tPresence.kvmap\t2
        id\t+1\tid
        rest\t+7\t
        """)
  }
}

nonisolated extension HiddenItem {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        HiddenItem\tPresence.kvmap\t12
        name\t+1\tname
        """)
  }
}

nonisolated extension Query {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\r\0\u{17}\0\u{11}\0\0\0\u{1b}\0\0\0\u{13}\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\0\0\u{19}\0\t\0\u{15}\0\0\0\0\0\u{f}\0\u{4}\0\0\0\0\0\0\0page\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0sort\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0since\"\0\0\u{4}\0\0\u{3}\0\0\0\0from\"\0\0\0\u{2}\0\0\u{4}\0\0\0\0at\"\0\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0tree\"\0\0\0\u{4}\0\0\u{6}\0\0\0\0tags\"\0\0\0\u{4}\0\0\u{7}\0\0\0\0text\"\0\0\0\u{6}\0\0\u{8}\0\0\0\0limits\"\0\u{6}\0\0\t\0\0\0\0change\"\0\u{7}\0\0\n\0\0\0\0options\"\u{3}\0\0\u{b}\0\0\0\0set\"\0\0\0\0\u{5}\0\0\u{c}\0\0\0\0after\"\0\0\u{6}\0\0\r\0\0\0\0before\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x417ef96181daa383, wide: false, full: false, count: 14, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Query\tPresence.kvmap\t18
        page\t+1\tpage
        sort\t+2\tsort
        since\t+3\tsince
        from\t+4\tfrom
        at\t+5\tat
        tree\t+6\ttree
        tags\t+7\ttags
        text\t+8\ttext
        limits\t+9\tlimits
        change\t+10\tchange
        options\t+11\toptions
        set\t+12\tset
        after\t+13\tafter
        before\t+14\tbefore
        """)
  }
}

nonisolated extension OmittedSpot {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0y\"\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OmittedSpot\tPresence.kvmap\t37
        x\t+0\tx
        y\t+0\ty
        label\t+0\tlabel
        """)
  }
}

nonisolated extension Patch {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\0\0\0\0\r\0\u{3}\0\0\0\0\0\0\0\0\0\u{1}\0\u{b}\0\u{7}\0\u{5}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0deep\"\0\0\0\u{4}\0\0\u{3}\0\0\0\0list\"\0\0\0\u{1}\0\0\u{4}\0\0\0\0x\"\0\0\0\0\0\0\u{1}\0\0\u{5}\0\0\0\0y\"\0\0\0\0\0\0\u{5}\0\0\u{6}\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 7, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Patch\tPresence.kvmap\t40
        a\t+2\ta
        b\t+3\tb
        c\t+4\tdeep.c
        d\t+5\tlist[0]
        place\t+7\tx
        place\t+7\ty
        place\t+7\tlabel
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Patch\tPresence.kvmap\t40
        c\t+4\tdeep.c
        """)
  }
}

nonisolated extension DefaultUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{8}\0\0\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\u{12}\0\0\0\u{4}\0\n\0\u{6}\0\0\0\0\0\0\0\0\0\u{10}\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\u{8}\0\0\0\0\0\0\0settings\"\0\0\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0counts\"\0\u{4}\0\0\u{2}\0\0\0\0meta\"\0\0\0\u{3}\0\0\u{3}\0\0\0\0any\"\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0again\"\0\0\u{4}\0\0\u{5}\0\0\0\0page\"\0\0\0\u{5}\0\0\u{6}\0\0\0\0shape\"\0\0\u{5}\0\0\u{7}\0\0\0\0token\"\0\0\u{4}\0\0\u{8}\0\0\0\0seen\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6c45d188009454f, wide: false, full: false, count: 9, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DefaultUser\tPresence.kvmap\t51
        settings\t+1\tsettings
        counts\t+2\tcounts
        meta\t+3\tmeta
        any\t+4\tany
        again\t+5\tagain
        page\t+6\tpage
        shape\t+7\tshape
        token\t+8\ttoken
        seen\t+9\tseen
        """)
  }
}

nonisolated extension DefaultSettings {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\u{5}\0\0\0\0\0\0\0theme\"\0\0\u{4}\0\0\u{1}\0\0\0\0size\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        DefaultSettings\tPresence.kvmap\t63
        theme\t+1\ttheme
        size\t+2\tsize
        inner\t+4\tinner
        more\t+3\t
        """)
  }
}

nonisolated extension DefaultInner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{2}\0\0\0\0\0\0\0on\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0field\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DefaultInner\tPresence.kvmap\t69
        on\t+0\ton
        field\t+0\tfield
        """)
  }
}

nonisolated extension DefaultPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\0\0\0\0items\"\0\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DefaultPage\tPresence.kvmap\t70
        items\t+0\titems
        next\t+0\tnext
        """)
  }
}

nonisolated extension DefaultShape {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DefaultShape\tPresence.kvmap\t71
        name\t+0\tname
        """)
  }
}

nonisolated extension Sort {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0-date\"\0\0\u{4}\0\0\u{1}\0\0\0\0date\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sort\tPresence.kvmap\t35
        """)
  }
}
