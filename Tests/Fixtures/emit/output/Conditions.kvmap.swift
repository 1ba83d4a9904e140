// Generated from Conditions.kvmap. Do not edit.
// kvmap format 1, input 6b7957039c086bd9, body 93a038a963cc5edb
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Fields: Swift.Sendable, Swift.Hashable {
  var number: KVMap.PatchField<Swift.Int>
  var texts: KVMap.PatchField<[Swift.String]>
  var row: KVMap.PatchField<Swift.Double>

  init(
    number: KVMap.PatchField<Swift.Int> = .absent,
    texts: KVMap.PatchField<[Swift.String]> = .absent,
    row: KVMap.PatchField<Swift.Double> = .absent
  ) {
    self.number = number
    self.texts = texts
    self.row = row
  }
}

nonisolated struct Conditions: Swift.Sendable, Swift.Hashable {
  var from: Date
  var nights: Swift.Int
  var small: Swift.Optional<Swift.UInt8>
  var price: Decimal
  var ratio: Swift.Optional<Swift.Double>
  var single: Swift.Optional<Swift.Float>
  var name: Swift.String
  var letter: Swift.Optional<Swift.Character>
  var status: ConditionStatus
  var level: Swift.Optional<ConditionLevel>
  var `open`: Swift.Optional<Swift.Bool>
  var day: KVMap.Day
  var length: Swift.Optional<Swift.Duration>
  var leaves: Swift.Optional<KVMap.ZonedDate>
  var link: Swift.Optional<URL>
  var id: Swift.Optional<UUID>
  var zone: Swift.Optional<TimeZone>
  var tags: [Swift.String]
  var scores: [Swift.String: Swift.Double]
  var codes: [Swift.Int]
  var names: [Swift.String]
  var grid: [[Swift.Int?]]
  var `some`: Swift.Set<Swift.Int>
  var days: Swift.Optional<Swift.Set<KVMap.Day>>
  var single_tag: [Swift.String]
  var dates: [Date]
  var tree: Swift.Optional<KVMap.JSONValue>
  var list: Swift.Optional<[Swift.Int]>
  var either: Swift.Optional<ConditionValue>

  init(
    from: Date,
    nights: Swift.Int,
    small: Swift.UInt8? = nil,
    price: Decimal,
    ratio: Swift.Double? = nil,
    single: Swift.Float? = nil,
    name: Swift.String,
    letter: Swift.Character? = nil,
    status: ConditionStatus,
    level: ConditionLevel? = nil,
    `open`: Swift.Bool? = nil,
    day: KVMap.Day,
    length: Swift.Duration? = nil,
    leaves: KVMap.ZonedDate? = nil,
    link: URL? = nil,
    id: UUID? = nil,
    zone: TimeZone? = nil,
    tags: [Swift.String],
    scores: [Swift.String: Swift.Double] = [:],
    codes: [Swift.Int] = [],
    names: [Swift.String] = [],
    grid: [[Swift.Int?]] = [],
    `some`: Swift.Set<Swift.Int> = [],
    days: Swift.Set<KVMap.Day>? = nil,
    single_tag: [Swift.String] = [],
    dates: [Date] = [],
    tree: KVMap.JSONValue? = nil,
    list: [Swift.Int]? = nil,
    either: ConditionValue? = nil
  ) {
    self.from = from
    self.nights = nights
    self.small = small
    self.price = price
    self.ratio = ratio
    self.single = single
    self.name = name
    self.letter = letter
    self.status = status
    self.level = level
    self.`open` = `open`
    self.day = day
    self.length = length
    self.leaves = leaves
    self.link = link
    self.id = id
    self.zone = zone
    self.tags = tags
    self.scores = scores
    self.codes = codes
    self.names = names
    self.grid = grid
    self.`some` = `some`
    self.days = days
    self.single_tag = single_tag
    self.dates = dates
    self.tree = tree
    self.list = list
    self.either = either
  }
}

nonisolated struct ConditionSpan: Swift.Sendable, Swift.Hashable {
  var start: Date
  var end: Swift.Optional<Date>
  var low: Swift.Int
  var high: Swift.Int64
  var part: Swift.Optional<Swift.Double>
  var name: Swift.Optional<Swift.String>
  var other: Swift.Optional<Swift.String>
  var kind: ConditionStatus
  var other_kind: Swift.Optional<ConditionStatus>
  var days: Swift.Optional<[KVMap.Day]>

  init(
    start: Date,
    end: Date? = nil,
    low: Swift.Int = 0,
    high: Swift.Int64 = 10,
    part: Swift.Double? = nil,
    name: Swift.String? = nil,
    other: Swift.String? = nil,
    kind: ConditionStatus = .`open`,
    other_kind: ConditionStatus? = nil,
    days: [KVMap.Day]? = nil
  ) {
    self.start = start
    self.end = end
    self.low = low
    self.high = high
    self.part = part
    self.name = name
    self.other = other
    self.kind = kind
    self.other_kind = other_kind
    self.days = days
  }
}

nonisolated struct ConditionStep: Swift.Sendable, Swift.Hashable {
  var first: Swift.Optional<Swift.Int>
  var second: Swift.Optional<Decimal>
  var check: Swift.Optional<Swift.String>

  init(first: Swift.Int? = nil, second: Decimal? = nil, check: Swift.String? = nil) {
    self.first = first
    self.second = second
    self.check = check
  }
}

nonisolated class ConditionBase: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var least: Swift.Int
  var most: Swift.Int

  init(least: Swift.Int, most: Swift.Int = 100) {
    self.least = least
    self.most = most
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: ConditionBase?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.Int) {
    var _0: Swift.Int? = current?.least
    var _1: Swift.Int = current?.most ?? 100
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // least
        case 1: _1 = try kv.consumeNull() ? 100 : kv.int()  // most
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !KVMap.Conditions.holds(_0, _1, { $0 <= $1 }) {
      try kv.reportComparison(
        _kvKeys, rule: 0, isRequired: true, other: 1, otherIsRequired: false, "least <= most", scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: ConditionBase.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: ConditionBase?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.least = _0
    self.most = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "ConditionBase") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"least\":"); try kv.int(kv.checked(self.least, "least <= most") { KVMap.Conditions.holds($0, self.most) { $0 <= $1 } })
    kv.int("\"most\":", self.most)
    kv.endObject()
  }
}

nonisolated class ConditionChild: ConditionBase {
  var none: Swift.Int?

  init(least: Swift.Int, most: Swift.Int = 100, none: Swift.Int? = nil) {
    self.none = none
    super.init(least: least, most: most)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: ConditionChild?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.Int, Swift.Int?) {
    var _0: Swift.Int? = current?.least
    var _1: Swift.Int = current?.most ?? 100
    var _2: Swift.Int? = current?.none
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // least
        case 1: _1 = try kv.consumeNull() ? 100 : kv.int()  // most
        case 2: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // none
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !KVMap.Conditions.holds(_0, _1, { $0 <= $1 }) {
      try kv.reportComparison(
        _kvKeys, rule: 0, isRequired: true, other: 1, otherIsRequired: false, "least <= most", scan)
    }
    if !KVMap.Conditions.holds(_0, _2, { $0 != $1 }) {
      try kv.reportComparison(
        _kvKeys, rule: 0, isRequired: true, other: 2, otherIsRequired: false, "least != none", scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: ConditionBase?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? ConditionChild)
    self.none = _2
    super.init(least: _0, most: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "ConditionChild") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"least\":"); try kv.int(kv.checked(kv.checked(self.least, "least <= most") { KVMap.Conditions.holds($0, self.most) { $0 <= $1 } } as Swift.Int, "least != none") { KVMap.Conditions.holds($0, self.none) { $0 != $1 } })
    kv.int("\"most\":", self.most)
    kv.int("\"none\":", ifPresent: self.none)
    kv.endObject()
  }
}

nonisolated enum ConditionStatus: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case `open`
  case closed

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "open": self = .`open`
    case "closed": self = .closed
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .`open`: "open"
    case .closed: "closed"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .`open`: 0
    case .closed: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum ConditionLevel: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case low
  case high
  case other(Swift.Int)

  init(rawValue: Swift.Int) {
    switch rawValue {
    case 0: self = .low
    case 1: self = .high
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .low: 0
    case .high: 1
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

nonisolated enum ConditionValue: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case text(Swift.String)
}

// MARK: - Mappings

// [a-z]+
nonisolated private let _kvPattern: KVMap.PatternAutomaton = .init(
  "2 3 0 0 61 1 1a 0 0 0 2 1 0 2")
// [a-mé]{1,5}|\p{Lu}[^a-z]*
nonisolated private let _kvPattern2: KVMap.PatternAutomaton = .init(
  "5 524 0 0 41 1 1a 0 6 2 d 3 d 0 45 1 17 0 1 1 7 0 a 4 1 0 16 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 2 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 2 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 2 0 1 1 1 0 1 1 1 0 3 1 2 0 1 1 1 0 1 1 2 0 1 1 3 0 2 1 4 0 1 1 2 0 1 1 3 0 3 1 2 0 1 1 2 0 1 1 1 0 1 1 1 0 1 1 2 0 1 1 1 0 2 1 1 0 1 1 2 0 1 1 3 0 1 1 1 0 1 1 2 0 3 1 1 0 7 1 1 0 2 1 1 0 2 1 1 0 2 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 2 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 2 1 1 0 2 1 1 0 1 1 3 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 7 1 2 0 1 1 2 0 2 1 1 0 1 1 4 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 121 1 1 0 1 1 1 0 3 1 1 0 8 1 1 0 6 1 1 0 1 1 3 0 1 1 1 0 1 1 2 0 1 1 11 0 1 1 9 0 23 1 1 0 2 1 3 0 3 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 5 1 1 0 2 1 1 0 1 1 2 0 2 1 33 0 30 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 9 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 2 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 2 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 2 1 26 0 b49 1 26 0 1 1 1 0 5 1 1 0 2d2 1 56 0 893 1 1 0 6 1 2b 0 2 1 3 0 140 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 9 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 9 1 8 0 8 1 6 0 a 1 8 0 8 1 8 0 8 1 6 0 b 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 8 1 8 0 48 1 4 0 c 1 4 0 c 1 4 0 c 1 5 0 b 1 4 0 106 1 1 0 4 1 1 0 3 1 3 0 2 1 3 0 2 1 1 0 3 1 5 0 6 1 1 0 1 1 1 0 1 1 1 0 1 1 4 0 2 1 4 0 a 1 2 0 5 1 1 0 3d 1 1 0 a7c 1 30 0 30 1 1 0 1 1 3 0 2 1 1 0 1 1 1 0 1 1 1 0 1 1 4 0 1 1 1 0 2 1 1 0 8 1 3 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 8 1 1 0 1 1 1 0 4 1 1 0 794d 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 13 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 87 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 3 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 a 1 1 0 1 1 1 0 1 1 2 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 4 1 1 0 1 1 1 0 2 1 1 0 1 1 1 0 3 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 5 0 1 1 5 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 4 0 1 1 1 0 1 1 2 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 18 1 1 0 572b 1 1a 0 4c5 1 28 0 88 1 24 0 9c 1 b 0 1 1 f 0 1 1 7 0 1 1 2 0 6ea 1 33 0 9d 1 16 0 b3a 1 20 0 5580 1 20 0 40 1 19 0 6547 1 1a 0 1a 1 1a 0 1a 1 1a 0 1a 1 1 0 1 1 2 0 2 1 1 0 2 1 2 0 2 1 4 0 1 1 8 0 1a 1 1a 0 1a 1 2 0 1 1 4 0 2 1 8 0 1 1 7 0 1b 1 2 0 1 1 4 0 1 1 5 0 1 1 1 0 3 1 7 0 1b 1 1a 0 1a 1 1a 0 1a 1 1a 0 1a 1 1a 0 1a 1 1a 0 1a 1 1a 0 1e 1 19 0 21 1 19 0 21 1 19 0 21 1 19 0 21 1 19 0 21 1 1 0 1135 1 22 0 0 0 2 3 0 3 1 2*2 0*2 2 1 0*2 4 0 4 1 0*2 5 0 5 1 0*2 6 0 6 1 0*2 7 0 7 1 0*5")

nonisolated extension Fields: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Fields {
    Fields()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Fields, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.number = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.int(), "a value in 0...9") { $0 >= 0 && $0 <= 9 } as Swift.Int, "not == 3") { !($0 == 3) })  // number
        case 1:  // inner.texts
          if try kv.consumeNull() {
            out.texts = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.texts = try kv.consumeNullOrEmptyText() ? .null : .value(kv.checkedEach(at: kv.mark(), kv.checked(at: kv.mark(), kv.strings(), "count > 0") { $0.count > 0 } as [Swift.String], "for each element: a text that matches \"[a-z]+\"") { $0.allSatisfy { _kvPattern.matches($0) } } tell: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in _ = try kv.checked(at: kv.mark(), kv.string(), "a text that matches \"[a-z]+\"") { _kvPattern.matches($0) } })  // inner.texts
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2:  // row
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has2 = true
            out.row = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.checked(at: kv.mark(), kv.double(), "a value > 0.5") { $0 > 0.5 })
          }
        case 3: slot1 = try kv.deferValue()  // row
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot0.or(slot1)  // row
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.row = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.checked(at: kv.mark(), kv.double(), "a value > 0.5") { $0 > 0.5 }) } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.row = .null
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    switch self.number {
    case .absent: break
    case .null: kv.key("\"number\":"); kv.null()
    case .value(let value): kv.key("\"number\":"); try kv.int(kv.checked(kv.checked(value, "a value in 0...9") { $0 >= 0 && $0 <= 9 } as Swift.Int, "not == 3") { !($0 == 3) })
    }
    let begun0: Swift.Int = kv.beginOptionalObject("\"inner\":")
    switch self.texts {
    case .absent: break
    case .null: kv.key("\"texts\":"); kv.null()
    case .value(let value): kv.key("\"texts\":"); try kv.array(kv.checked(kv.checked(value, "count > 0") { $0.count > 0 } as [Swift.String], "for each element: a text that matches \"[a-z]+\"") { $0.allSatisfy { _kvPattern.matches($0) } })
    }
    kv.endOptionalObject(begun0)
    switch self.row {
    case .absent: break
    case .null: kv.key("\"row\":"); kv.null()
    case .value(let value): kv.key("\"row\":"); try kv.double(kv.checked(value, "a value > 0.5") { $0 > 0.5 })
    }
    kv.endObject()
  }
}

nonisolated extension Conditions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Conditions {
    Conditions(from: .init(timeIntervalSince1970: 0), nights: 0, price: 0, name: "", status: .`open`, day: KVMap.GeneratedConstant.emptyDay, tags: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Conditions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.from = try kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.date(), "a value > \"2020-01-01T00:00:00.1Z\"") { $0 > Date(timeIntervalSinceReferenceDate: 599529600.1) } as Date, "a value != \"2030-01-01T00:00:00Z\"") { $0 != Date(timeIntervalSinceReferenceDate: 915148800.0) }  // from
        case 1: out.nights = try kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.int(), "a value >= 1") { $0 >= 1 } as Swift.Int, "a value <= 30") { $0 <= 30 } as Swift.Int, "a value != 13") { $0 != 13 }  // nights
        case 2: out.small = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.uint8(), "not 3...5") { !($0 >= 3 && $0 <= 5) } as Swift.UInt8, "a multiple of 0.5") { KVMap.Conditions.isMultiple(KVMap.Conditions.number($0), of: 5, exponent: -1) }  // small
        case 3: out.price = try kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.decimal(), "a value > 0") { $0 > KVMap.GeneratedConstant.decimal("0") } as Decimal, "a multiple of 0.05") { KVMap.Conditions.isMultiple(KVMap.Conditions.number($0), of: 5, exponent: -2) }  // price
        case 4: out.ratio = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.double(), "a multiple of 0.1") { KVMap.Conditions.isMultiple(KVMap.Conditions.number($0), of: 1, exponent: -1) } as Swift.Double, "a value < 1e30") { $0 < 1e30 }  // ratio
        case 5: out.single = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.float(), "a value == 1.5") { $0 == 1.5 }  // single
        case 6: out.name = try kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.string(), "a value != \"\"") { !KVMap.Conditions.areEqual($0, "") } as Swift.String, "a value < \"n\"") { KVMap.Conditions.isLess($0, "n") } as Swift.String, "a text that matches \"[a-m\u{e9}]{1,5}|\\\\p{Lu}[^a-z]*\"") { _kvPattern2.matches($0) }  // name
        case 7: out.letter = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.character(), "a value >= \"b\"") { !KVMap.Conditions.isLess(Swift.String($0), "b") }  // letter
        case 8: out.status = try kv.checked(at: kv.mark(), ConditionStatus._kvDecode(&kv, lenient: false), "a value != .closed") { $0 != .closed }  // status
        case 9: out.level = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), ConditionLevel._kvDecode(&kv, lenient: false), "a value != .low") { $0 != .low }  // level
        case 10: out.`open` = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.bool(), "a value == true") { $0 == true }  // open
        case 11: out.day = try kv.checked(at: kv.mark(), kv.day(), "a value >= \"2026-03-01\"") { $0 >= KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 1) }  // day
        case 12: out.length = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.duration(), "a value < \"PT24H\"") { $0 < Swift.Duration(secondsComponent: 86400, attosecondsComponent: 0) } as Swift.Duration, "not == \"PT0S\"") { !($0 == Swift.Duration(secondsComponent: 0, attosecondsComponent: 0)) }  // length
        case 13: out.leaves = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.zoned(), "a value > \"2026-03-01T00:00:00+01:00\"") { $0 > KVMap.ZonedDate(.init(timeIntervalSinceReferenceDate: 794012400.0), offset: 3600) }  // leaves
        case 14: out.link = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.url(), "a value != \"https://example.org/\"") { $0 != KVMap.GeneratedConstant.url("https://example.org/") }  // link
        case 15: out.id = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.uuid(), "a value != \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"") { $0 != KVMap.GeneratedConstant.uuid("E621E1F8-C36C-495A-93FC-0C247A3E6E5F") }  // id
        case 16: out.zone = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.timeZone(), "a value != \"Europe/Zurich\"") { $0 != KVMap.GeneratedConstant.timeZone("Europe/Zurich") }  // zone
        case 17: out.tags = try kv.checked(at: kv.mark(), kv.checkedEach(at: kv.mark(), kv.checked(at: kv.mark(), kv.strings(), "elements that are all different") { KVMap.Conditions.areUnique($0) } as [Swift.String], "for each element: a text that matches \"[a-z]+\"") { $0.allSatisfy { _kvPattern.matches($0) } } tell: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in _ = try kv.checked(at: kv.mark(), kv.string(), "a text that matches \"[a-z]+\"") { _kvPattern.matches($0) } } as [Swift.String], "count <= 3") { $0.count <= 3 }  // tags
        case 18: out.scores = try kv.consumeNull() ? [:] : kv.checked(at: kv.mark(), kv.checkedEach(at: kv.mark(), _kvDecode_scores(&kv), "for each element: a value in 0...1", entries: true) { $0.values.allSatisfy { $0 >= 0 && $0 <= 1 } } tell: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in _ = try kv.checked(at: kv.mark(), kv.double(), "a value in 0...1") { $0 >= 0 && $0 <= 1 } } as [Swift.String: Swift.Double], "count < 5") { $0.count < 5 }  // scores
        case 19: out.codes = try kv.consumeNull() ? [] : kv.checkedEach(at: kv.mark(), kv.checked(at: kv.mark(), kv.ints(), "not count > 2") { !($0.count > 2) } as [Swift.Int], "for each element: a value != 13") { $0.allSatisfy { $0 != 13 } } tell: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in _ = try kv.checked(at: kv.mark(), kv.int(), "a value != 13") { $0 != 13 } }  // codes
        case 20: out.names = try kv.consumeNull() ? [] : kv.checked(at: kv.mark(), KVMap.TextStep.split(kv.string(), ","), "for each element: count > 0") { $0.allSatisfy { $0.count > 0 } }  // names
        case 21:  // grid
          let attempt21: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.grid = try kv.consumeNull() ? [] : kv.checked(at: kv.mark(), _kvDecode_grid(&kv), "elements that are all different") { KVMap.Conditions.areUnique($0) }
            kv.acceptAttempt(attempt21)
          } catch {
            try kv.drop(error, from: attempt21)
            out.grid = []
          }
        case 22: out.`some` = try kv.consumeNull() ? [] : kv.checked(at: kv.mark(), kv.checkedEach(at: kv.mark(), _kvDecode_some(&kv), "for each element: a value > 0") { $0.allSatisfy { $0 > 0 } } tell: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in _ = try kv.checked(at: kv.mark(), kv.int(), "a value > 0") { $0 > 0 } } as Swift.Set<Swift.Int>, "elements that are all different") { $0.count >= 0 }  // some
        case 23: out.days = try kv.consumeNullOrEmptyText() ? nil : kv.checkedEach(at: kv.mark(), _kvDecode_days(&kv), "for each element: a value > \"2020-01-01\"") { $0.allSatisfy { $0 > KVMap.GeneratedConstant.day(year: 2020, month: 1, day: 1) } } tell: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in _ = try kv.checked(at: kv.mark(), kv.day(), "a value > \"2020-01-01\"") { $0 > KVMap.GeneratedConstant.day(year: 2020, month: 1, day: 1) } }  // days
        case 24: out.single_tag = try kv.consumeNull() ? [] : kv.checkedEach(at: kv.mark(), _kvDecode_single_tag(&kv), "for each element: count > 1") { $0.allSatisfy { $0.count > 1 } } tell: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in _ = try kv.checked(at: kv.mark(), kv.lenientString(), "count > 1") { $0.count > 1 } }  // single_tag
        case 25: out.dates = try kv.consumeNull() ? [] : kv.checkedEach(at: kv.mark(), _kvDecode_dates(&kv), "for each element: a value > \"2020-01-01T00:00:00Z\"") { $0.allSatisfy { $0 > Date(timeIntervalSinceReferenceDate: 599529600.0) } } tell: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in _ = try kv.checked(at: kv.mark(), kv.date("y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0), "a value > \"2020-01-01T00:00:00Z\"") { $0 > Date(timeIntervalSinceReferenceDate: 599529600.0) } }  // dates
        case 26: out.tree = try kv.consumeNull() ? nil : kv.checked(at: kv.mark(), kv.value(), "a value != 3") { $0 != KVMap.GeneratedConstant.tree("3") }  // tree
        case 27: out.list = try kv.consumeNullOrEmptyText() ? nil : kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), kv.ints(), "a value != []") { $0 != [] } as [Swift.Int], "a value != [1, 2]") { $0 != [1, 2] }  // list
        case 28: out.either = try kv.consumeNullOrEmptyText() ? nil : kv.checked(at: kv.mark(), ConditionValue._kvDecode(&kv, replacing: nil), "a value != .number(3)") { $0 != .number(3) }  // either
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_scores(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Double] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Double in try kv.double() })
  }

  private static func _kvDecode_grid(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int?]] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int?] in try kv.checked(at: kv.mark(), kv.checked(at: kv.mark(), _kvDecode_grid_1(&kv), "count > 0") { $0.count > 0 } as [Swift.Int?], "for each element: a value >= 0") { $0.allSatisfy { KVMap.Conditions.passes($0) { $0 >= 0 } } } })
  }

  private static func _kvDecode_grid_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int? in try kv.consumeNullOrEmptyElement() ? nil : kv.int() })
  }

  private static func _kvDecode_some(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_days(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<KVMap.Day> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.Day in try kv.day() })
  }

  private static func _kvDecode_single_tag(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  private static func _kvDecode_dates(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"from\":"); try kv.date(kv.checked(kv.checked(self.from, "a value > \"2020-01-01T00:00:00.1Z\"") { $0 > Date(timeIntervalSinceReferenceDate: 599529600.1) } as Date, "a value != \"2030-01-01T00:00:00Z\"") { $0 != Date(timeIntervalSinceReferenceDate: 915148800.0) })
    kv.key("\"nights\":"); try kv.int(kv.checked(kv.checked(kv.checked(self.nights, "a value >= 1") { $0 >= 1 } as Swift.Int, "a value <= 30") { $0 <= 30 } as Swift.Int, "a value != 13") { $0 != 13 })
    if let value = self.small { kv.key("\"small\":"); try kv.uint8(kv.checked(kv.checked(value, "not 3...5") { !($0 >= 3 && $0 <= 5) } as Swift.UInt8, "a multiple of 0.5") { KVMap.Conditions.isMultiple(KVMap.Conditions.number($0), of: 5, exponent: -1) }) }
    kv.key("\"price\":"); try kv.decimal(kv.checked(kv.checked(self.price, "a value > 0") { $0 > KVMap.GeneratedConstant.decimal("0") } as Decimal, "a multiple of 0.05") { KVMap.Conditions.isMultiple(KVMap.Conditions.number($0), of: 5, exponent: -2) })
    if let value = self.ratio { kv.key("\"ratio\":"); try kv.double(kv.checked(kv.checked(value, "a multiple of 0.1") { KVMap.Conditions.isMultiple(KVMap.Conditions.number($0), of: 1, exponent: -1) } as Swift.Double, "a value < 1e30") { $0 < 1e30 }) }
    if let value = self.single { kv.key("\"single\":"); try kv.float(kv.checked(value, "a value == 1.5") { $0 == 1.5 }) }
    kv.key("\"name\":"); try kv.string(kv.checked(kv.checked(kv.checked(self.name, "a value != \"\"") { !KVMap.Conditions.areEqual($0, "") } as Swift.String, "a value < \"n\"") { KVMap.Conditions.isLess($0, "n") } as Swift.String, "a text that matches \"[a-m\u{e9}]{1,5}|\\\\p{Lu}[^a-z]*\"") { _kvPattern2.matches($0) })
    if let value = self.letter { kv.key("\"letter\":"); try kv.character(kv.checked(value, "a value >= \"b\"") { !KVMap.Conditions.isLess(Swift.String($0), "b") }) }
    kv.key("\"status\":"); try kv.checked(self.status, "a value != .closed") { $0 != .closed }._kvEncode(&kv)
    if let value = self.level { kv.key("\"level\":"); try kv.checked(value, "a value != .low") { $0 != .low }._kvEncode(&kv) }
    if let value = self.`open` { kv.key("\"open\":"); try kv.bool(kv.checked(value, "a value == true") { $0 == true }) }
    kv.key("\"day\":"); try kv.day(kv.checked(self.day, "a value >= \"2026-03-01\"") { $0 >= KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 1) })
    if let value = self.length { kv.key("\"length\":"); try kv.duration(kv.checked(kv.checked(value, "a value < \"PT24H\"") { $0 < Swift.Duration(secondsComponent: 86400, attosecondsComponent: 0) } as Swift.Duration, "not == \"PT0S\"") { !($0 == Swift.Duration(secondsComponent: 0, attosecondsComponent: 0)) }) }
    if let value = self.leaves { kv.key("\"leaves\":"); try kv.zoned(kv.checked(value, "a value > \"2026-03-01T00:00:00+01:00\"") { $0 > KVMap.ZonedDate(.init(timeIntervalSinceReferenceDate: 794012400.0), offset: 3600) }) }
    if let value = self.link { kv.key("\"link\":"); try kv.url(kv.checked(value, "a value != \"https://example.org/\"") { $0 != KVMap.GeneratedConstant.url("https://example.org/") }) }
    if let value = self.id { kv.key("\"id\":"); try kv.uuid(kv.checked(value, "a value != \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"") { $0 != KVMap.GeneratedConstant.uuid("E621E1F8-C36C-495A-93FC-0C247A3E6E5F") }) }
    if let value = self.zone { kv.key("\"zone\":"); try kv.timeZone(kv.checked(value, "a value != \"Europe/Zurich\"") { $0 != KVMap.GeneratedConstant.timeZone("Europe/Zurich") }) }
    kv.key("\"tags\":"); try kv.array(kv.checked(kv.checked(kv.checked(self.tags, "elements that are all different") { KVMap.Conditions.areUnique($0) } as [Swift.String], "for each element: a text that matches \"[a-z]+\"") { $0.allSatisfy { _kvPattern.matches($0) } } as [Swift.String], "count <= 3") { $0.count <= 3 })
    kv.key("\"scores\":"); try kv.dictionary(kv.checked(kv.checked(self.scores, "for each element: a value in 0...1") { $0.values.allSatisfy { $0 >= 0 && $0 <= 1 } } as [Swift.String: Swift.Double], "count < 5") { $0.count < 5 } as [Swift.String: Swift.Double])
    kv.key("\"codes\":"); try kv.array(kv.checked(kv.checked(self.codes, "not count > 2") { !($0.count > 2) } as [Swift.Int], "for each element: a value != 13") { $0.allSatisfy { $0 != 13 } })
    kv.key("\"names\":"); try kv.string(KVMap.TextStep.join(kv.checked(self.names, "for each element: count > 0") { $0.allSatisfy { $0.count > 0 } }, ","))
    kv.key("\"grid\":")
    kv.beginArray()
    for value0 in try (kv.checked(kv.checked(kv.checked(self.grid, "for each element: count > 0") { $0.allSatisfy { $0.count > 0 } } as [[Swift.Int?]], "for each element: for each element: a value >= 0") { $0.allSatisfy { $0.allSatisfy { KVMap.Conditions.passes($0) { $0 >= 0 } } } } as [[Swift.Int?]], "elements that are all different") { KVMap.Conditions.areUnique($0) }) {
      kv.beginArray()
      for value1 in value0 {
        if let value2 = value1 {
          kv.int(value2)
        } else { kv.null() }
      }
      kv.endArray()
    }
    kv.endArray()
    kv.key("\"some\":"); try kv.array(kv.sorted(kv.checked(kv.checked(self.`some`, "for each element: a value > 0") { $0.allSatisfy { $0 > 0 } } as Swift.Set<Swift.Int>, "elements that are all different") { $0.count >= 0 } as Swift.Set<Swift.Int>))
    if let value = self.days { kv.key("\"days\":"); try kv.array(kv.sorted(kv.checked(value, "for each element: a value > \"2020-01-01\"") { $0.allSatisfy { $0 > KVMap.GeneratedConstant.day(year: 2020, month: 1, day: 1) } } as Swift.Set<KVMap.Day>)) }
    kv.key("\"single_tag\":"); try kv.array(kv.checked(self.single_tag, "for each element: count > 1") { $0.allSatisfy { $0.count > 1 } })
    kv.key("\"dates\":")
    kv.beginArray()
    for value0 in try (kv.checked(self.dates, "for each element: a value > \"2020-01-01T00:00:00Z\"") { $0.allSatisfy { $0 > Date(timeIntervalSinceReferenceDate: 599529600.0) } }) { try kv.date(value0, codes: "y4'!-M2'!-d2", offset: 0) }
    kv.endArray()
    if let value = self.tree { kv.key("\"tree\":"); try kv.value(kv.checked(value, "a value != 3") { $0 != KVMap.GeneratedConstant.tree("3") }) }
    if let value = self.list { kv.key("\"list\":"); try kv.array(kv.checked(kv.checked(value, "a value != []") { $0 != [] } as [Swift.Int], "a value != [1, 2]") { $0 != [1, 2] }) }
    if let value = self.either { kv.key("\"either\":"); try kv.checked(value, "a value != .number(3)") { $0 != .number(3) }._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension ConditionSpan: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ConditionSpan {
    ConditionSpan(start: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ConditionSpan, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // when.begin
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            slot0 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // when.begin
                  has0 = true
                  kv.date(into: &out.start)
                case 1:  // end
                  if try kv.consumeNull() {
                    slot0 = .null
                  } else {
                    has1 = true
                    out.end = try kv.consumeNullOrEmptyElement() ? nil : kv.date()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1: slot1 = try kv.deferValue()  // end
        case 2: out.low = try kv.consumeNull() ? 0 : kv.int()  // low
        case 3: out.high = try kv.consumeNull() ? 10 : kv.int64()  // high
        case 4: kv.double(orNil: &out.part)  // part
        case 5: kv.string(orNil: &out.name)  // name
        case 6: kv.string(orNil: &out.other)  // other
        case 7: out.kind = try kv.consumeNull() ? .`open` : ConditionStatus._kvDecode(&kv, lenient: false)  // kind
        case 8: out.other_kind = try kv.consumeNullOrEmptyElement() ? nil : ConditionStatus._kvDecode(&kv, lenient: false)  // other_kind
        case 9: out.days = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_days(&kv)  // days
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // end
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 10, scan)
        do throws(KVMap.CodingFailure) { out.end = try kv.consumeNullOrEmptyElement() ? nil : kv.date() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.end = nil
      }
    }
    if !KVMap.Conditions.holds(out.start, out.end, { $0 <= $1 }) {
      try kv.reportComparison(
        _kvKeys, rule: 0, isRequired: true, other: 10, otherIsRequired: false, "start <= end", scan)
    }
    if !KVMap.Conditions.holds(out.low, out.high, { KVMap.Conditions.isLess(KVMap.Conditions.number($0), KVMap.Conditions.number($1)) }) {
      try kv.reportComparison(
        _kvKeys, rule: 2, isRequired: false, other: 3, otherIsRequired: false, "low < high", scan)
    }
    if !KVMap.Conditions.passes(out.high, { $0 != 13 }) {
      try kv.reportComparison(
        _kvKeys, rule: 3, isRequired: false, other: -1, otherIsRequired: false, "high != 13", scan)
    }
    if !KVMap.Conditions.holds(out.low, out.part, { !KVMap.Conditions.isLess(KVMap.Conditions.number($1), KVMap.Conditions.number($0)) }) {
      try kv.reportComparison(
        _kvKeys, rule: 2, isRequired: false, other: 4, otherIsRequired: false, "low <= part", scan)
    }
    if !KVMap.Conditions.holds(out.name, out.other, { KVMap.Conditions.isLess($0, $1) }) {
      try kv.reportComparison(
        _kvKeys, rule: 5, isRequired: false, other: 6, otherIsRequired: false, "name < other", scan)
    }
    if !KVMap.Conditions.holds(out.kind, out.other_kind, { $0 == $1 }) {
      try kv.reportComparison(
        _kvKeys, rule: 7, isRequired: false, other: 8, otherIsRequired: false, "kind == other_kind", scan)
    }
    if !KVMap.Conditions.passes(out.days, { $0 != [] }) {
      try kv.reportComparison(
        _kvKeys, rule: 9, isRequired: false, other: -1, otherIsRequired: false, "days != []", scan)
    }
  }

  private static func _kvDecode_days(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.Day] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.Day in try kv.day() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"when\":")
    kv.key("\"begin\":"); try kv.date(kv.checked(self.start, "start <= end") { KVMap.Conditions.holds($0, self.end) { $0 <= $1 } })
    if let value = self.end { kv.key("\"end\":"); try kv.date(value) }
    kv.endOptionalObject(begun0)
    kv.key("\"low\":"); try kv.int(kv.checked(kv.checked(self.low, "low < high") { KVMap.Conditions.holds($0, self.high) { KVMap.Conditions.isLess(KVMap.Conditions.number($0), KVMap.Conditions.number($1)) } } as Swift.Int, "low <= part") { KVMap.Conditions.holds($0, self.part) { !KVMap.Conditions.isLess(KVMap.Conditions.number($1), KVMap.Conditions.number($0)) } })
    kv.key("\"high\":"); try kv.int64(kv.checked(self.high, "high != 13") { $0 != 13 })
    try kv.double("\"part\":", ifPresent: self.part)
    if let value = self.name { kv.key("\"name\":"); try kv.string(kv.checked(value, "name < other") { KVMap.Conditions.holds($0, self.other) { KVMap.Conditions.isLess($0, $1) } }) }
    kv.string("\"other\":", ifPresent: self.other)
    kv.key("\"kind\":"); try kv.checked(self.kind, "kind == other_kind") { KVMap.Conditions.holds($0, self.other_kind) { $0 == $1 } }._kvEncode(&kv)
    if let value = self.other_kind { kv.key("\"other_kind\":"); try value._kvEncode(&kv) }
    if let value = self.days { kv.key("\"days\":"); try kv.array(kv.checked(value, "days != []") { $0 != [] }) }
    kv.endObject()
  }
}

nonisolated extension ConditionStep: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ConditionStep {
    ConditionStep()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ConditionStep, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(orNil: &out.first)  // first
        case 1: out.second = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // second
        case 2: kv.string(orNil: &out.check)  // check
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !KVMap.Conditions.holds(out.first, out.second, { !KVMap.Conditions.isLess(KVMap.Conditions.number($1), KVMap.Conditions.number($0)) }) {
      try kv.reportComparison(
        _kvKeys, rule: 0, isRequired: false, other: 1, otherIsRequired: false, "first <= second", scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.first { kv.key("\"first\":"); try kv.int(kv.checked(value, "first <= second") { KVMap.Conditions.holds($0, self.second) { !KVMap.Conditions.isLess(KVMap.Conditions.number($1), KVMap.Conditions.number($0)) } }) }
    if let value = self.second { kv.key("\"second\":"); try kv.decimal(value) }
    kv.string("\"check\":", ifPresent: self.check)
    kv.endObject()
  }
}

nonisolated extension ConditionStatus: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> ConditionStatus {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> ConditionStatus {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .`open`
    case 1: return .closed
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> ConditionStatus {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .`open`
    case 1: return .closed
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ConditionStatus {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .`open`: return "open"
    case .closed: return "closed"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension ConditionLevel: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> ConditionLevel {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> ConditionLevel {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> ConditionLevel {
    switch raw {
    case 0: return .low
    case 1: return .high
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ConditionLevel {
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
    case .low: return 0
    case .high: return 1
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated extension ConditionValue: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> ConditionValue {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(ConditionValue.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: ConditionValue = try .number(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 4) {  // text
      do throws(KVMap.CodingFailure) {
        let value: ConditionValue = try .text(kv.string())
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

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Fields {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.texts, right.texts),
      KVMap._kvAreEqual(left.row, right.row)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.texts.hash(into: &hasher)
    self.row.hash(into: &hasher)
  }
}

nonisolated extension Conditions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.from, right.from),
      KVMap._kvAreEqual(left.nights, right.nights),
      KVMap._kvAreEqual(left.small, right.small),
      KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.ratio, right.ratio),
      KVMap._kvAreEqual(left.single, right.single),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.letter, right.letter),
      KVMap._kvAreEqual(left.status, right.status),
      KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.`open`, right.`open`),
      KVMap._kvAreEqual(left.day, right.day),
      KVMap._kvAreEqual(left.length, right.length),
      KVMap._kvAreEqual(left.leaves, right.leaves),
      KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.zone, right.zone),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.scores, right.scores),
      KVMap._kvAreEqual(left.codes, right.codes),
      KVMap._kvAreEqual(left.names, right.names),
      KVMap._kvAreEqual(left.grid, right.grid),
      KVMap._kvAreEqual(left.`some`, right.`some`),
      KVMap._kvAreEqual(left.days, right.days),
      KVMap._kvAreEqual(left.single_tag, right.single_tag),
      KVMap._kvAreEqual(left.dates, right.dates),
      KVMap._kvAreEqual(left.tree, right.tree),
      KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.either, right.either)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.from.hash(into: &hasher)
    self.nights.hash(into: &hasher)
    self.small.hash(into: &hasher)
    self.price.hash(into: &hasher)
    self.ratio.hash(into: &hasher)
    self.single.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.letter.hash(into: &hasher)
    self.status.hash(into: &hasher)
    self.level.hash(into: &hasher)
    self.`open`.hash(into: &hasher)
    self.day.hash(into: &hasher)
    self.length.hash(into: &hasher)
    self.leaves.hash(into: &hasher)
    self.link.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.zone.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.scores.hash(into: &hasher)
    self.codes.hash(into: &hasher)
    self.names.hash(into: &hasher)
    self.grid.hash(into: &hasher)
    self.`some`.hash(into: &hasher)
    self.days.hash(into: &hasher)
    self.single_tag.hash(into: &hasher)
    self.dates.hash(into: &hasher)
    self.tree.hash(into: &hasher)
    self.list.hash(into: &hasher)
    self.either.hash(into: &hasher)
  }
}

nonisolated extension ConditionSpan {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.start, right.start),
      KVMap._kvAreEqual(left.end, right.end),
      KVMap._kvAreEqual(left.low, right.low),
      KVMap._kvAreEqual(left.high, right.high),
      KVMap._kvAreEqual(left.part, right.part),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.other, right.other),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.other_kind, right.other_kind),
      KVMap._kvAreEqual(left.days, right.days)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.start.hash(into: &hasher)
    self.end.hash(into: &hasher)
    self.low.hash(into: &hasher)
    self.high.hash(into: &hasher)
    self.part.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.other.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.other_kind.hash(into: &hasher)
    self.days.hash(into: &hasher)
  }
}

nonisolated extension ConditionStep {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.second, right.second),
      KVMap._kvAreEqual(left.check, right.check)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.first.hash(into: &hasher)
    self.second.hash(into: &hasher)
    self.check.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Fields {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\u{7}\0\0\0\u{6}\0\0\0\0\0\0\0number\"\0\u{5}\0\0\u{1}\0\0\0\0inner\"\0\0\u{3}\0\0\u{2}\0\0\0\0row\"\0\0\0\0\u{3}\0\0\u{3}\0\0\0\0old\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Fields\tConditions.kvmap\t2
        number\t+1\tnumber
        texts\t+2\tinner.texts
        row\t+3\trow
        row\t+3\told
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0texts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Fields\tConditions.kvmap\t2
        texts\t+2\tinner.texts
        """)
  }
}

nonisolated extension Conditions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0-\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\u{17}\0\0\0\u{f}\0)\0\0\0\u{b}\06\0\0\0\0\0\0\0\0\0+\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0%\0\u{1}\0\0\0\0\0\0\0\0\0\u{1d}\0\0\0\0\0\0\0#\0\0\0\0\08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0!\0\0\0\0\0\0\0\0\0\0\04\0\u{15}\0\0\0\0\0\0\0\0\0\0\0\0\0:\0\0\0\u{13}\0\0\0\u{19}\0\u{11}\0/\0\0\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'\0\0\0\0\0\0\0\0\0\0\0\0\0\0\01\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0from\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0nights\"\0\u{5}\0\0\u{2}\0\0\0\0small\"\0\0\u{5}\0\0\u{3}\0\0\u{1}\0price\"\0\0\u{5}\0\0\u{4}\0\0\0\0ratio\"\0\0\u{6}\0\0\u{5}\0\0\0\0single\"\0\u{4}\0\0\u{6}\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{7}\0\0\0\0letter\"\0\u{6}\0\0\u{8}\0\0\u{1}\0status\"\0\u{5}\0\0\t\0\0\0\0level\"\0\0\u{4}\0\0\n\0\0\0\0open\"\0\0\0\u{3}\0\0\u{b}\0\0\u{1}\0day\"\0\0\0\0\u{6}\0\0\u{c}\0\0\0\0length\"\0\u{6}\0\0\r\0\0\0\0leaves\"\0\u{4}\0\0\u{e}\0\0\0\0link\"\0\0\0\u{2}\0\0\u{f}\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{10}\0\0\0\0zone\"\0\0\0\u{4}\0\0\u{11}\0\0\u{1}\0tags\"\0\0\0\u{6}\0\0\u{12}\0\0\0\0scores\"\0\u{5}\0\0\u{13}\0\0\0\0codes\"\0\0\u{5}\0\0\u{14}\0\0\0\0names\"\0\0\u{4}\0\0\u{15}\0\0\0\0grid\"\0\0\0\u{4}\0\0\u{16}\0\0\0\0some\"\0\0\0\u{4}\0\0\u{17}\0\0\0\0days\"\0\0\0\n\0\0\u{18}\0\0\0\0single_tag\"\0\0\0\0\0\u{5}\0\0\u{19}\0\0\0\0dates\"\0\0\u{4}\0\0\u{1a}\0\0\0\0tree\"\0\0\0\u{4}\0\0\u{1b}\0\0\0\0list\"\0\0\0\u{6}\0\0\u{1c}\0\0\0\0either\"\0\0\0\0\0\0\0\0\0",
      bits: 7, seed: 0xdb01602b100b9ed7, wide: false, full: false, count: 29, required: 7,
      unknown: .ignore, duplicates: .error,
      rules: """
        Conditions\tConditions.kvmap\t8
        from\t+1\tfrom
        nights\t+2\tnights
        small\t+3\tsmall
        price\t+4\tprice
        ratio\t+5\tratio
        single\t+6\tsingle
        name\t+7\tname
        letter\t+8\tletter
        status\t+9\tstatus
        level\t+10\tlevel
        open\t+11\topen
        day\t+12\tday
        length\t+13\tlength
        leaves\t+14\tleaves
        link\t+15\tlink
        id\t+16\tid
        zone\t+17\tzone
        tags\t+18\ttags
        scores\t+19\tscores
        codes\t+20\tcodes
        names\t+21\tnames
        grid\t+22\tgrid
        some\t+23\tsome
        days\t+24\tdays
        single_tag\t+25\tsingle_tag
        dates\t+26\tdates
        tree\t+27\ttree
        list\t+28\tlist
        either\t+29\teither
        """)
  }
}

nonisolated extension ConditionSpan {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{14}\0\0\0\u{5}\0\u{7}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\u{3}\0\0\0\t\0\u{11}\0\r\0\0\0\0\0\0\0\u{1}\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0when\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0end\"\0\0\0\0\u{3}\0\0\u{2}\0\0\0\0low\"\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0high\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0part\"\0\0\0\u{4}\0\0\u{5}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{6}\0\0\0\0other\"\0\0\u{4}\0\0\u{7}\0\0\0\0kind\"\0\0\0\n\0\0\u{8}\0\0\0\0other_kind\"\0\0\0\0\0\u{4}\0\0\t\0\0\0\0days\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf3b8488c368cb0a7, wide: false, full: false, count: 10, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionSpan\tConditions.kvmap\t44
        start\t+8\twhen.begin
        end\t+9\tend
        low\t+10\tlow
        high\t+11\thigh
        part\t+12\tpart
        name\t+13\tname
        other\t+14\tother
        kind\t+15\tkind
        other_kind\t+16\tother_kind
        days\t+17\tdays
        end\t+9\twhen.end
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0begin\"\0\0\u{3}\0\0\u{1}\0\0\0\0end\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionSpan\tConditions.kvmap\t44
        start\t+8\twhen.begin
        end\t+9\twhen.end
        """)
  }
}

nonisolated extension ConditionStep {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\0\0\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0first\"\0\0\u{6}\0\0\u{1}\0\0\0\0second\"\0\u{5}\0\0\u{2}\0\0\0\0check\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionStep\tConditions.kvmap\t64
        first\t+3\tfirst
        second\t+4\tsecond
        check\t+0\tcheck
        """)
  }
}

nonisolated extension ConditionBase {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0least\"\0\0\u{4}\0\0\u{1}\0\0\0\0most\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionBase\tConditions.kvmap\t71
        least\t+2\tleast
        most\t+3\tmost
        """)
  }
}

nonisolated extension ConditionChild {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0least\"\0\0\u{4}\0\0\u{1}\0\0\0\0most\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0none\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionChild\tConditions.kvmap\t76
        least\t-3\tleast
        most\t-2\tmost
        none\t+2\tnone
        """)
  }
}

nonisolated extension ConditionStatus {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0open\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0closed\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionStatus\tConditions.kvmap\t40
        """)
  }
}

nonisolated extension ConditionLevel {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\01\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionLevel\tConditions.kvmap\t41
        """)
  }
}

nonisolated extension ConditionValue {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionValue\tConditions.kvmap\t42
        """)
  }
}
