// Generated from Protocols.kvmap. Do not edit.
// kvmap format 1, input 15161fb1822ed0dd, body 8e7f30a10d4059a7
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

nonisolated struct Badge: Swift.Sendable, Swift.Hashable, Identifiable, Codable {
  var id: Swift.Int
  var status: BadgeStatus
  var size: BadgeSize
  var points: BadgePoints
  var parent: Badge? {
    get { self._parent.wrappedValue }
    _modify { yield &self._parent.wrappedValue }
  }
  private var _parent: KVMap.Boxed<Badge?>

  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case id
    case status
    case size
    case points
    case _parent = "parent"
  }

  init(
    id: Swift.Int,
    status: BadgeStatus,
    size: BadgeSize,
    points: BadgePoints = .few,
    parent: Badge? = nil
  ) {
    self.id = id
    self.status = status
    self.size = size
    self.points = points
    self._parent = KVMap.Boxed(wrappedValue: parent)
  }
}

nonisolated struct LedgerSheet<Item>: CustomStringConvertible {
  var items: [Item]
  var next: Swift.Optional<Item>

  init(items: [Item], next: Item? = nil) {
    self.items = items
    self.next = next
  }
}

nonisolated extension LedgerSheet: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension LedgerSheet: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension LedgerSheet: Swift.Hashable where Item: Swift.Hashable {}

nonisolated extension LedgerSheet: Codable where Item: Codable {}

nonisolated struct Frozen: Swift.Sendable, Swift.Hashable {
  let name: Swift.String
  let kind: BadgeKind
  let count: Swift.Optional<Swift.Int>
  var inner: Frozen? { self._inner.wrappedValue }
  private let _inner: KVMap.Boxed<Frozen?>
  let links: FrozenLinks

  init(
    name: Swift.String,
    kind: BadgeKind = .`default`,
    count: Swift.Int? = 3,
    inner: Frozen? = nil,
    links: FrozenLinks
  ) {
    self.name = name
    self.kind = kind
    self.count = count
    self._inner = KVMap.Boxed(wrappedValue: inner)
    self.links = links
  }
}

nonisolated struct FrozenLinks: Swift.Sendable, Swift.Hashable {
  var `self`: Swift.Optional<URL>
  var `class`: Swift.Optional<Swift.String>

  init(self _self: URL? = nil, `class`: Swift.String? = nil) {
    self.`self` = _self
    self.`class` = `class`
  }
}

nonisolated struct ShopLoose: Swift.Sendable, Swift.Hashable {
  var value: Swift.Int
  var frozen: Swift.Optional<Frozen>
  var badge: Swift.Optional<Badge>

  init(value: Swift.Int = 1, frozen: Frozen? = nil, badge: Badge? = nil) {
    self.value = value
    self.frozen = frozen
    self.badge = badge
  }
}

nonisolated class Tray: KVMap.DocumentDecodable, KVMap.DocumentEncodable, CustomStringConvertible {
  var label: Swift.String
  var next: Tray?

  init(label: Swift.String, next: Tray? = nil) {
    self.label = label
    self.next = next
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Tray?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Tray?) {
    var _0: Swift.String? = current?.label
    var _1: Tray? = current?.next
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // label
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Tray._kvDecode(&kv, updating: current?.next)  // next
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
    guard let current = current?.assumingMemoryBound(to: Tray.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Tray?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.label = _0
    self.next = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Tray") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"label\":", self.label)
    if let value = self.next { kv.key("\"next\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated class DeepTray: Tray, Identifiable {
  var id: Swift.Int

  init(label: Swift.String, next: Tray? = nil, id: Swift.Int) {
    self.id = id
    super.init(label: label, next: next)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: DeepTray?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Tray?, Swift.Int) {
    var _0: Swift.String? = current?.label
    var _1: Tray? = current?.next
    var _2: Swift.Int? = current?.id
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // label
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Tray._kvDecode(&kv, updating: current?.next)  // next
        case 2: _2 = try kv.int()  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _2 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Tray?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? DeepTray)
    self.id = _2
    super.init(label: _0, next: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "DeepTray") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"label\":", self.label)
    if let value = self.next { kv.key("\"next\":"); try value._kvEncode(&kv) }
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated enum BadgeStatus: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable, CustomStringConvertible, Codable {
  case active
  case closed
  case other(Swift.String)

  init(rawValue: Swift.String) {
    switch rawValue {
    case "A", "ACT": self = .active
    case "C": self = .closed
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .active: "A"
    case .closed: "C"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .active: 0
    case .closed: 1
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

nonisolated enum BadgeSize: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable, Codable {
  case small
  case large

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "small": self = .small
    case "large": self = .large
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .small: "small"
    case .large: "large"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .small: 0
    case .large: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum BadgePoints: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable, Codable {
  case few
  case many
  case unknown

  init?(rawValue: Swift.Int) {
    switch rawValue {
    case 0: self = .few
    case 10, 11: self = .many
    default: self = .unknown
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .few: 0
    case .many: 10
    case .unknown: 1
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .few: 0
    case .many: 1
    case .unknown: 2
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum BadgeKind: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable, Comparable {
  case `self`
  case `default`
  case `Type`
  case unknown

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "self": self = .`self`
    case "default": self = .`default`
    case "Type": self = .`Type`
    default: self = .unknown
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .`self`: "self"
    case .`default`: "default"
    case .`Type`: "Type"
    case .unknown: "unknown"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .`self`: 0
    case .`default`: 1
    case .`Type`: 2
    case .unknown: 3
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

/// Has a case with the name of a member of RawRepresentable.
nonisolated enum OddCases: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
  case rawValue
  case other
}

// MARK: - Mappings

nonisolated extension Badge: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Badge {
    let current: Swift.UnsafePointer<Badge>? = current?.assumingMemoryBound(to: Badge.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: Swift.Optional<BadgeStatus>
    var _2: Swift.Optional<BadgeSize>
    var _3: BadgePoints
    var _4: Swift.Optional<Badge>
    if let current {
      _0 = current.pointee.id
      _1 = current.pointee.status
      _2 = current.pointee.size
      _3 = current.pointee.points
      _4 = current.pointee.parent
    } else {
      _0 = 0
      _1 = nil
      _2 = nil
      _3 = .few
      _4 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &_0)  // id
        case 1: _1 = try BadgeStatus._kvDecode(&kv, lenient: false)  // status
        case 2: _2 = try BadgeSize._kvDecode(&kv, lenient: false)  // size
        case 3: _3 = try kv.consumeNull() ? .few : BadgePoints._kvDecode(&kv, lenient: false)  // points
        case 4: kv.built(orNil: &_4, updating: updating)  // parent
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    let made2 = try kv.unwrapRequired(&_2, scan.hasAllRequired)
    return Badge(id: _0, status: made1, size: made2, points: _3, parent: _4)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.key("\"status\":"); try self.status._kvEncode(&kv)
    kv.key("\"size\":"); try self.size._kvEncode(&kv)
    kv.key("\"points\":"); try self.points._kvEncode(&kv)
    if let value = self.parent { kv.key("\"parent\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension LedgerSheet: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> LedgerSheet {
    let current: Swift.UnsafePointer<LedgerSheet>? = current?.assumingMemoryBound(to: LedgerSheet.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<[Item]>
    var _1: Swift.Optional<Item>
    if let current {
      _0 = current.pointee.items
      _1 = current.pointee.next
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try [Item]._kvDecode(&kv, replacing: nil)  // items
        case 1: _1 = try kv.consumeNullOrEmptyText(of: Item.self) ? nil : Item._kvDecode(&kv, updating: current?.pointee.next)  // next
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return LedgerSheet(items: made0, next: _1)
  }
}

nonisolated extension LedgerSheet: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    if let value = self.next { kv.key("\"next\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension LedgerSheet: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension Frozen: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Frozen {
    let current: Swift.UnsafePointer<Frozen>? = current?.assumingMemoryBound(to: Frozen.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.String
    var _1: BadgeKind
    var _2: Swift.Optional<Swift.Int>
    var _3: Swift.Optional<Frozen>
    var _4: FrozenLinks
    if let current {
      _0 = current.pointee.name
      _1 = current.pointee.kind
      _2 = current.pointee.count
      _3 = current.pointee.inner
      _4 = current.pointee.links
    } else {
      _0 = ""
      _1 = .`default`
      _2 = 3
      _3 = nil
      _4 = FrozenLinks._kvPlaceholder
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &_0)  // name
        case 1: _1 = try kv.consumeNull() ? .`default` : BadgeKind._kvDecode(&kv, lenient: false)  // kind
        case 2: kv.int(orNil: &_2)  // count
        case 3: kv.built(orNil: &_3, updating: updating)  // inner
        case 4: kv.object(into: &_4, updating: updating)  // _links
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Frozen(name: _0, kind: _1, count: _2, inner: _3, links: _4)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.key("\"kind\":"); try self.kind._kvEncode(&kv)
    if let value = self.count { kv.key("\"count\":"); kv.int(value) } else { kv.key("\"count\":"); kv.null() }
    if let value = self.inner { kv.key("\"inner\":"); try value._kvEncode(&kv) }
    kv.key("\"_links\":"); try self.links._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension FrozenLinks: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FrozenLinks {
    FrozenLinks()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FrozenLinks, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(orNil: &out.`self`)  // self
      case 1: kv.string(orNil: &out.`class`)  // class
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.`self` { kv.key("\"self\":"); try kv.url(value) }
    kv.string("\"class\":", ifPresent: self.`class`)
    kv.endObject()
  }
}

nonisolated extension ShopLoose: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ShopLoose {
    ShopLoose()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ShopLoose, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.consumeNull() ? 1 : kv.int()  // value
        case 1: out.frozen = try kv.consumeNullOrEmptyText() ? nil : Frozen._kvDecode(&kv, updating: updating ? out.frozen : nil)  // frozen
        case 2: out.badge = try kv.consumeNullOrEmptyText() ? nil : Badge._kvDecode(&kv, updating: updating ? out.badge : nil)  // badge
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"value\":", self.value)
    if let value = self.frozen { kv.key("\"frozen\":"); try value._kvEncode(&kv) }
    if let value = self.badge { kv.key("\"badge\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension BadgeStatus: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> BadgeStatus {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> BadgeStatus {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0, 1: return .active
    case 2: return .closed
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> BadgeStatus {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0, 1: return .active
    case 2: return .closed
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> BadgeStatus {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .active: return "A"
    case .closed: throw kv.unknownCase("closed")
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension BadgeSize: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> BadgeSize {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> BadgeSize {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .small
    case 1: return .large
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> BadgeSize {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .small
    case 1: return .large
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> BadgeSize {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .small: return "small"
    case .large: return "large"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension BadgePoints: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> BadgePoints {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> BadgePoints {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> BadgePoints {
    switch raw {
    case 0: return .few
    case 10, 11: return .many
    default: return .unknown
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> BadgePoints {
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
    case .few: return 0
    case .many: return 10
    case .unknown: throw kv.unknownCase("unknown")
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated extension BadgeKind: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> BadgeKind {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> BadgeKind {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .`self`
    case 1: return .`default`
    case 2: return .`Type`
    default:
      try kv.skip()
      return .unknown
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> BadgeKind {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .`self`
    case 1: return .`default`
    case 2: return .`Type`
    default: return .unknown
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> BadgeKind {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .`self`: return "self"
    case .`default`: return "default"
    case .`Type`: return "Type"
    case .unknown: throw kv.unknownCase("unknown")
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension OddCases: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> OddCases {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> OddCases {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .rawValue
    case 1: return .other
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> OddCases {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .rawValue
    case 1: return .other
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> OddCases {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .rawValue: return "rawValue"
    case .other: return "other"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Badge {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.status, right.status),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.points, right.points),
      KVMap._kvAreEqual(left.parent, right.parent)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.status.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.points.hash(into: &hasher)
    self.parent.hash(into: &hasher)
  }
}

nonisolated extension Frozen {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.inner, right.inner),
      KVMap._kvAreEqual(left.links, right.links)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.inner.hash(into: &hasher)
    self.links.hash(into: &hasher)
  }
}

nonisolated extension FrozenLinks {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.`self`, right.`self`),
      KVMap._kvAreEqual(left.`class`, right.`class`)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.`self`.hash(into: &hasher)
    self.`class`.hash(into: &hasher)
  }
}

nonisolated extension ShopLoose {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.frozen, right.frozen),
      KVMap._kvAreEqual(left.badge, right.badge)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.frozen.hash(into: &hasher)
    self.badge.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Badge {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\0\0\t\0\0\0\0\0\0\0\u{7}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0status\"\0\u{4}\0\0\u{2}\0\0\u{1}\0size\"\0\0\0\u{6}\0\0\u{3}\0\0\0\0points\"\0\u{6}\0\0\u{4}\0\0\0\0parent\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 5, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        Badge\tProtocols.kvmap\t3
        id\t+1\tid
        status\t+2\tstatus
        size\t+3\tsize
        points\t+4\tpoints
        parent\t+5\tparent
        """)
  }
}

nonisolated extension LedgerSheet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        LedgerSheet\tProtocols.kvmap\t41
        items\t+1\titems
        next\t+2\tnext
        """)
  }
}

nonisolated extension Frozen {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\t\0\0\0\u{5}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0kind\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0count\"\0\0\u{5}\0\0\u{3}\0\0\0\0inner\"\0\0\u{6}\0\0\u{4}\0\0\u{1}\0_links\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Frozen\tProtocols.kvmap\t46
        name\t+2\tname
        kind\t+3\tkind
        count\t+4\tcount
        inner\t+5\tinner
        links\t+6\t_links
        """)
  }
}

nonisolated extension FrozenLinks {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0self\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0class\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FrozenLinks\tProtocols.kvmap\t55
        self\t+1\tself
        class\t+2\tclass
        """)
  }
}

nonisolated extension ShopLoose {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{5}\0\0\0\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0value\"\0\0\u{6}\0\0\u{1}\0\0\0\0frozen\"\0\u{5}\0\0\u{2}\0\0\0\0badge\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ShopLoose\tProtocols.kvmap\t60
        value\t+1\tvalue
        frozen\t+2\tfrozen
        badge\t+3\tbadge
        """)
  }
}

nonisolated extension Tray {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0label\"\0\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tray\tProtocols.kvmap\t66
        label\t+1\tlabel
        next\t+2\tnext
        """)
  }
}

nonisolated extension DeepTray {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\0\0\0\0\0\0\u{3}\0\u{5}\0\u{5}\0\0\0\0\0\u{1}\0label\"\0\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\u{2}\0\0\u{2}\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        DeepTray\tProtocols.kvmap\t71
        label\t-4\tlabel
        next\t-3\tnext
        id\t+1\tid
        """)
  }
}

nonisolated extension BadgeStatus {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\0\0\0\0\u{5}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0A\"\0\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0ACT\"\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0C\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        BadgeStatus\tProtocols.kvmap\t11
        """)
  }
}

nonisolated extension BadgeSize {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0small\"\0\0\u{5}\0\0\u{1}\0\0\0\0large\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        BadgeSize\tProtocols.kvmap\t17
        """)
  }
}

nonisolated extension BadgePoints {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{5}\0\0\0\u{3}\0\0\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\010\"\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\011\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        BadgePoints\tProtocols.kvmap\t22
        """)
  }
}

nonisolated extension BadgeKind {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\u{4}\0\0\0\0\0\0\0self\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0default\"\u{4}\0\0\u{2}\0\0\0\0Type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        BadgeKind\tProtocols.kvmap\t28
        """)
  }
}

nonisolated extension OddCases {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\u{8}\0\0\0\0\0\0\0rawValue\"\0\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0other\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OddCases\tProtocols.kvmap\t36
        """)
  }
}
