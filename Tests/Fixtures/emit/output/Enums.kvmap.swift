// Generated from Enums.kvmap. Do not edit.
// kvmap format 1, input 35554ca3104f325d, body 5abe61aa3c61bcb8
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
private typealias _KVMapType_Switch = Switch

// MARK: - Types

nonisolated struct Order: Swift.Sendable, Swift.Hashable {
  var status: Status
  var next: Swift.Optional<Status>
  var fallback: Switch
  var kept: Status
  var level: Level
  var loose: Level
  var looseText: Status
  var small: Small
  var trimmed: Switch
  var number: Level
  var scaled: Level
  var all: [Status]
  var levels: Swift.Set<Level>
  var good: [Switch]
  var byStatus: [Status: Swift.Int]
  var byLevel: [Level: Swift.String]
  var empty: Empty
  var maybe: Swift.Optional<Small>
  var Switch: Switch

  init(
    status: Status,
    next: Status? = nil,
    fallback: Switch = .off,
    kept: Status = .other("?"),
    level: Level = .high,
    loose: Level = .low,
    looseText: Status = .`open`,
    small: Small = (.none as Small),
    trimmed: Switch = .on,
    number: Level = .low,
    scaled: Level = .low,
    all: [Status] = [],
    levels: Swift.Set<Level> = [],
    good: [Switch] = [],
    byStatus: [Status: Swift.Int] = [:],
    byLevel: [Level: Swift.String] = [:],
    empty: Empty = .something,
    maybe: Small? = (.none as Small),
    Switch: Switch = .on
  ) {
    self.status = status
    self.next = next
    self.fallback = fallback
    self.kept = kept
    self.level = level
    self.loose = loose
    self.looseText = looseText
    self.small = small
    self.trimmed = trimmed
    self.number = number
    self.scaled = scaled
    self.all = all
    self.levels = levels
    self.good = good
    self.byStatus = byStatus
    self.byLevel = byLevel
    self.empty = empty
    self.maybe = maybe
    self.Switch = Switch
  }
}

/// What became of an order.
nonisolated enum Status: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  /// Still to come.
  case `open`
  case shipped
  case `default`
  case quoted
  case old
  case other(Swift.String)

  init(rawValue: Swift.String) {
    switch rawValue {
    case "O", "OPEN": self = .`open`
    case "shipped": self = .shipped
    case "d\u{e9}faut": self = .`default`
    case "a \"b\" \\ c": self = .quoted
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .`open`: "O"
    case .shipped: "shipped"
    case .`default`: "d\u{e9}faut"
    case .quoted: "a \"b\" \\ c"
    case .old: "OLD"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .`open`: 0
    case .shipped: 1
    case .`default`: 2
    case .quoted: 3
    case .old: 4
    case .other: 5
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

nonisolated enum Level: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case low
  case middle
  case high
  case lowest

  init?(rawValue: Swift.Int) {
    switch rawValue {
    case 0: self = .low
    case 5, 4: self = .middle
    case 6: self = .high
    case -1: self = .lowest
    default: return nil
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .low: 0
    case .middle: 5
    case .high: 6
    case .lowest: -1
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .low: 0
    case .middle: 1
    case .high: 2
    case .lowest: 3
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum Small: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case none
  case `some`
  case rest(Swift.UInt8)

  init(rawValue: Swift.UInt8) {
    switch rawValue {
    case 0: self = .none
    case 200: self = .`some`
    default: self = .rest(rawValue)
    }
  }

  var rawValue: Swift.UInt8 {
    switch self {
    case .none: 0
    case .`some`: 200
    case .rest(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .none: 0
    case .`some`: 1
    case .rest: 2
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    if case .rest(let left) = left, case .rest(let right) = right { return left == right }
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
    if case .rest(let value) = self { hasher.combine(value) }
  }
}

nonisolated enum Switch: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case on
  case off
  case unknown

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "on": self = .on
    case "off": self = .off
    default: self = .unknown
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .on: "on"
    case .off: "off"
    case .unknown: "unknown"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .on: 0
    case .off: 1
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

nonisolated enum Empty: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case nothing
  case something

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "": self = .nothing
    case "x": self = .something
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .nothing: ""
    case .something: "x"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .nothing: 0
    case .something: 1
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

nonisolated extension Order: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Order {
    Order(status: .`open`)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Order, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.status = try Status._kvDecode(&kv, lenient: false)  // status
        case 1: out.next = try kv.consumeNullOrEmptyElement() ? nil : Status._kvDecode(&kv, lenient: false)  // next
        case 2: out.fallback = try kv.consumeNull() ? .off : _KVMapType_Switch._kvDecode(&kv, lenient: false)  // fallback
        case 3: out.kept = try kv.consumeNull() ? .other("?") : Status._kvDecode(&kv, lenient: false)  // kept
        case 4: out.level = try kv.consumeNull() ? .high : Level._kvDecode(&kv, lenient: false)  // level
        case 5: out.loose = try kv.consumeNull() ? .low : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Level in try Level._kvDecode(&kv, lenient: true) }  // loose
        case 6: out.looseText = try kv.consumeNull() ? .`open` : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Status in try Status._kvDecode(&kv, lenient: true) }  // loose_text
        case 7: out.small = try kv.consumeNull() ? (.none as Small) : Small._kvDecode(&kv, lenient: false)  // small
        case 8: out.trimmed = try kv.consumeNull() ? .on : _KVMapType_Switch._kvCase(&kv, at: kv.mark(), KVMap.TextStep.lowercase(kv.trimmed()))  // trimmed
        case 9: out.number = try kv.consumeNull() ? .low : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Level in try Level._kvCase(&kv, at: kv.mark(), kv.parseInt(at: kv.mark(), KVMap.TextStep.trim(kv.lenientString()))) }  // number
        case 10: out.scaled = try kv.consumeNull() ? .low : kv.rereading(at: kv.mark(), kv.scale(at: kv.mark(), kv.decimal(), "0.5")) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try Level._kvDecode(&kv, lenient: false) }  // scaled
        case 11: out.all = try kv.consumeNull() ? [] : _kvDecode_all(&kv)  // all
        case 12: out.levels = try kv.consumeNull() ? [] : _kvDecode_levels(&kv)  // levels
        case 13:  // good
          let attempt13: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.good = try kv.consumeNull() ? [] : _kvDecode_good(&kv)
            kv.acceptAttempt(attempt13)
          } catch {
            try kv.drop(error, from: attempt13)
            out.good = []
          }
        case 14: out.byStatus = try kv.consumeNull() ? [:] : _kvDecode_byStatus(&kv)  // byStatus
        case 15: out.byLevel = try kv.consumeNull() ? [:] : _kvDecode_byLevel(&kv)  // byLevel
        case 16: out.empty = try kv.consumeNull() ? .something : Empty._kvDecode(&kv, lenient: false)  // empty
        case 17: out.maybe = try kv.consumeNullOrEmptyElement() ? nil : Small._kvDecode(&kv, lenient: false)  // maybe
        case 18: out.Switch = try kv.consumeNull() ? .on : _KVMapType_Switch._kvDecode(&kv, lenient: false)  // Switch
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Status] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Status in try Status._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_levels(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Level> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Level in try Level._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_good(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Switch] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Switch in try _KVMapType_Switch._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_byStatus(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Status: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Status in try Status._kvDecodeKey(&kv) },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_byLevel(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Level: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Level in try Level._kvDecodeKey(&kv) },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"status\":"); try self.status._kvEncode(&kv)
    if let value = self.next { kv.key("\"next\":"); try value._kvEncode(&kv) }
    kv.key("\"fallback\":"); try self.fallback._kvEncode(&kv)
    kv.key("\"kept\":"); try self.kept._kvEncode(&kv)
    kv.key("\"level\":"); try self.level._kvEncode(&kv)
    kv.key("\"loose\":"); try self.loose._kvEncode(&kv)
    kv.key("\"loose_text\":"); try self.looseText._kvEncode(&kv)
    kv.key("\"small\":"); try self.small._kvEncode(&kv)
    kv.key("\"trimmed\":"); try kv.string(self.trimmed._kvRaw(&kv))
    kv.key("\"number\":"); try kv.string(kv.text(of: self.number._kvRaw(&kv)))
    kv.key("\"scaled\":"); try kv.decimal(kv.unscale(kv.rewriting(as: Decimal.self) { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in try self.scaled._kvEncode(&kv) }, "0.5"))
    try kv.array("\"all\":", self.all)
    kv.key("\"levels\":")
    try kv.ascending(self.levels) { (kv: inout KVMap.JSONWriter, value0: Level) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    try kv.array("\"good\":", self.good)
    kv.key("\"byStatus\":")
    kv.beginObject()
    for (key0, value0) in try kv.sorted(self.byStatus, keys: { (kv: inout KVMap.JSONWriter, key: Status) throws(KVMap.CodingFailure) in try key._kvKeyText(&kv) }) {
      kv.entryKey(key0)
      kv.int(value0)
    }
    kv.endObject()
    kv.key("\"byLevel\":")
    kv.beginObject()
    for (key0, value0) in try kv.sorted(self.byLevel, keys: { (kv: inout KVMap.JSONWriter, key: Level) throws(KVMap.CodingFailure) in try key._kvKeyText(&kv) }) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.endObject()
    kv.key("\"empty\":"); try self.empty._kvEncode(&kv)
    if let value = self.maybe { kv.key("\"maybe\":"); try value._kvEncode(&kv) } else { kv.key("\"maybe\":"); kv.null() }
    kv.key("\"Switch\":"); try self.Switch._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Status: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Status {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Status {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0, 1: return .`open`
    case 2: return .shipped
    case 3: return .`default`
    case 4: return .quoted
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Status {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0, 1: return .`open`
    case 2: return .shipped
    case 3: return .`default`
    case 4: return .quoted
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Status {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .`open`: return "O"
    case .shipped: return "shipped"
    case .`default`: return "d\u{e9}faut"
    case .quoted: return "a \"b\" \\ c"
    case .old: return "OLD"
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension Level: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Level {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Level {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> Level {
    switch raw {
    case 0: return .low
    case 5, 4: return .middle
    case 6: return .high
    case -1: return .lowest
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Level {
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
    case .middle: return 5
    case .high: return 6
    case .lowest: throw kv.unknownCase("lowest")
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated extension Small: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Small {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Small {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientUInt8() : kv.uint8())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.UInt8
  ) throws(KVMap.CodingFailure) -> Small {
    switch raw {
    case 0: return .none
    case 200: return .`some`
    default: return .rest(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Small {
    let key: KVMap.ValuePosition = kv.mark()
    let raw: Swift.UInt8
    do throws(KVMap.CodingFailure) { raw = try kv.entryKeyUInt8() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.UInt8 {
    switch self {
    case .none: return 0
    case .`some`: return 200
    case .rest(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.uint8(try _kvRaw(&kv))
  }
}

nonisolated extension Switch: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Switch {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Switch {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .on
    case 1: return .off
    default:
      try kv.skip()
      return .unknown
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Switch {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .on
    case 1: return .off
    default: return .unknown
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Switch {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .on: return "on"
    case .off: return "off"
    case .unknown: throw kv.unknownCase("unknown")
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension Empty: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Empty {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Empty {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .nothing
    case 1: return .something
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Empty {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .nothing
    case 1: return .something
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Empty {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .nothing: return ""
    case .something: return "x"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Order {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.status, right.status),
      KVMap._kvAreEqual(left.next, right.next),
      KVMap._kvAreEqual(left.fallback, right.fallback),
      KVMap._kvAreEqual(left.kept, right.kept),
      KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.loose, right.loose),
      KVMap._kvAreEqual(left.looseText, right.looseText),
      KVMap._kvAreEqual(left.small, right.small),
      KVMap._kvAreEqual(left.trimmed, right.trimmed),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.scaled, right.scaled),
      KVMap._kvAreEqual(left.all, right.all),
      KVMap._kvAreEqual(left.levels, right.levels),
      KVMap._kvAreEqual(left.good, right.good),
      KVMap._kvAreEqual(left.byStatus, right.byStatus),
      KVMap._kvAreEqual(left.byLevel, right.byLevel),
      KVMap._kvAreEqual(left.empty, right.empty),
      KVMap._kvAreEqual(left.maybe, right.maybe),
      KVMap._kvAreEqual(left.Switch, right.Switch)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.status.hash(into: &hasher)
    self.next.hash(into: &hasher)
    self.fallback.hash(into: &hasher)
    self.kept.hash(into: &hasher)
    self.level.hash(into: &hasher)
    self.loose.hash(into: &hasher)
    self.looseText.hash(into: &hasher)
    self.small.hash(into: &hasher)
    self.trimmed.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.scaled.hash(into: &hasher)
    self.all.hash(into: &hasher)
    self.levels.hash(into: &hasher)
    self.good.hash(into: &hasher)
    self.byStatus.hash(into: &hasher)
    self.byLevel.hash(into: &hasher)
    self.empty.hash(into: &hasher)
    self.maybe.hash(into: &hasher)
    self.Switch.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Order {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\n\0\0\0\0\0\0\0\0\0\0\0&\0\0\0\0\0\0\0\0\0\u{13}\0\u{8}\0\0\0\u{e}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{15}\0\0\0\0\0\0\0\0\0\u{1d}\0\0\0\0\0\0\0\u{11}\0(\0\0\0\u{1b}\0\0\0$\0\0\0\0\0\0\0\0\0\u{c}\0\0\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\"\0\0\0\u{1}\0\0\0\u{19}\0\u{5}\0\u{17}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0status\"\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\u{8}\0\0\u{2}\0\0\0\0fallback\"\0\0\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0kept\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0level\"\0\0\u{5}\0\0\u{5}\0\0\0\0loose\"\0\0\n\0\0\u{6}\0\0\0\0loose_text\"\0\0\0\0\0\u{5}\0\0\u{7}\0\0\0\0small\"\0\0\u{7}\0\0\u{8}\0\0\0\0trimmed\"\u{6}\0\0\t\0\0\0\0number\"\0\u{6}\0\0\n\0\0\0\0scaled\"\0\u{3}\0\0\u{b}\0\0\0\0all\"\0\0\0\0\u{6}\0\0\u{c}\0\0\0\0levels\"\0\u{4}\0\0\r\0\0\0\0good\"\0\0\0\u{8}\0\0\u{e}\0\0\0\0byStatus\"\0\0\0\0\0\0\0\u{7}\0\0\u{f}\0\0\0\0byLevel\"\u{5}\0\0\u{10}\0\0\0\0empty\"\0\0\u{5}\0\0\u{11}\0\0\0\0maybe\"\0\0\u{6}\0\0\u{12}\0\0\0\0Switch\"\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 19, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Order\tEnums.kvmap\t25
        status\t+1\tstatus
        next\t+2\tnext
        fallback\t+3\tfallback
        kept\t+4\tkept
        level\t+5\tlevel
        loose\t+6\tloose
        looseText\t+7\tloose_text
        small\t+8\tsmall
        trimmed\t+9\ttrimmed
        number\t+10\tnumber
        scaled\t+11\tscaled
        all\t+12\tall
        levels\t+13\tlevels
        good\t+14\tgood
        byStatus\t+15\tbyStatus
        byLevel\t+16\tbyLevel
        empty\t+17\tempty
        maybe\t+18\tmaybe
        Switch\t+20\tSwitch
        """)
  }
}

nonisolated extension Status {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{5}\0\u{1}\0\0\0\0\0\0\0\t\0\u{7}\0\u{1}\0\0\0\0\0\0\0O\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0OPEN\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0shipped\"\u{7}\0\0\u{3}\0\0\0\0d\u{e9}faut\"\t\0\0\u{4}\0\0\0\0a \"b\" \\ c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Status\tEnums.kvmap\t2
        """)
  }
}

nonisolated extension Level {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\u{7}\0\0\0\t\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\05\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\04\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\06\"\0\0\0\0\0\0\u{2}\0\0\u{4}\0\0\0\0-1\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Level\tEnums.kvmap\t12
        """)
  }
}

nonisolated extension Small {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0200\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Small\tEnums.kvmap\t19
        """)
  }
}

nonisolated extension Switch {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\0\0on\"\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0off\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Switch\tEnums.kvmap\t21
        """)
  }
}

nonisolated extension Empty {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\"\0\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Empty\tEnums.kvmap\t23
        """)
  }
}
