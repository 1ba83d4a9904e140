// Generated from Enums.kvmap. Do not edit.
// kvmap format 1, input 35554ca3104f325d, body 861d697ca6bd03d1
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1
private typealias _KVMapType_Switch = Switch

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

nonisolated extension Order: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\n\0\0\0\0\0\0\0\0\0\0\0&\0\0\0\0\0\0\0\0\0\u{13}\0\u{8}\0\0\0\u{e}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{15}\0\0\0\0\0\0\0\0\0\u{1d}\0\0\0\0\0\0\0\u{11}\0(\0\0\0\u{1b}\0\0\0$\0\0\0\0\0\0\0\0\0\u{c}\0\0\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\"\0\0\0\u{1}\0\0\0\u{19}\0\u{5}\0\u{17}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0status\"\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\u{8}\0\0\u{2}\0\0\0\0fallback\"\0\0\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0kept\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0level\"\0\0\u{5}\0\0\u{5}\0\0\0\0loose\"\0\0\n\0\0\u{6}\0\0\0\0loose_text\"\0\0\0\0\0\u{5}\0\0\u{7}\0\0\0\0small\"\0\0\u{7}\0\0\u{8}\0\0\0\0trimmed\"\u{6}\0\0\t\0\0\0\0number\"\0\u{6}\0\0\n\0\0\0\0scaled\"\0\u{3}\0\0\u{b}\0\0\0\0all\"\0\0\0\0\u{6}\0\0\u{c}\0\0\0\0levels\"\0\u{4}\0\0\r\0\0\0\0good\"\0\0\0\u{8}\0\0\u{e}\0\0\0\0byStatus\"\0\0\0\0\0\0\0\u{7}\0\0\u{f}\0\0\0\0byLevel\"\u{5}\0\0\u{10}\0\0\0\0empty\"\0\0\u{5}\0\0\u{11}\0\0\0\0maybe\"\0\0\u{6}\0\0\u{12}\0\0\0\0Switch\"\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 19, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Order\tEnums.kvmap\t25
        status\t26\tstatus
        next\t27\tnext
        fallback\t28\tfallback
        kept\t29\tkept
        level\t30\tlevel
        loose\t31\tloose
        looseText\t32\tloose_text
        small\t33\tsmall
        trimmed\t34\ttrimmed
        number\t35\tnumber
        scaled\t36\tscaled
        all\t37\tall
        levels\t38\tlevels
        good\t39\tgood
        byStatus\t40\tbyStatus
        byLevel\t41\tbyLevel
        empty\t42\tempty
        maybe\t43\tmaybe
        Switch\t45\tSwitch
        """)
  }

  static var _kvEmpty: Order {
    Order(status: .`open`)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Order, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.status = try Status._kvRead(&kv, lenient: false)  // Enums.kvmap:26
        case 1: out.next = try kv.noText() ? nil : Status._kvRead(&kv, lenient: false)  // Enums.kvmap:27
        case 2: out.fallback = try kv.null() ? .off : _KVMapType_Switch._kvRead(&kv, lenient: false)  // Enums.kvmap:28
        case 3: out.kept = try kv.null() ? .other("?") : Status._kvRead(&kv, lenient: false)  // Enums.kvmap:29
        case 4: out.level = try kv.null() ? .high : Level._kvRead(&kv, lenient: false)  // Enums.kvmap:30
        case 5: out.loose = try kv.null() ? .low : Level._kvRead(&kv, lenient: true)  // Enums.kvmap:31
        case 6: out.looseText = try kv.null() ? .`open` : Status._kvRead(&kv, lenient: true)  // Enums.kvmap:32
        case 7: out.small = try kv.null() ? (.none as Small) : Small._kvRead(&kv, lenient: false)  // Enums.kvmap:33
        case 8: out.trimmed = try kv.null() ? .on : _KVMapType_Switch._kvCase(&kv, at: kv.mark(), kv.lowercase(kv.trimmed()))  // Enums.kvmap:34
        case 9: out.number = try kv.null() ? .low : Level._kvCase(&kv, at: kv.mark(), kv.parseInt(at: kv.mark(), kv.trim(kv.lenientString())))  // Enums.kvmap:35
        case 10: out.scaled = try kv.null() ? .low : kv.rereading(at: kv.mark(), kv.scale(at: kv.mark(), kv.decimal(), "0.5")) { (kv: inout KVMap.Reader) throws(KVMap.Failure) in try Level._kvRead(&kv, lenient: false) }  // Enums.kvmap:36
        case 11: out.all = try kv.null() ? [] : _kvRead_all(&kv)  // Enums.kvmap:37
        case 12: out.levels = try kv.null() ? [] : _kvRead_levels(&kv)  // Enums.kvmap:38
        case 13:  // Enums.kvmap:39
          let attempt13: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            out.good = try kv.null() ? [] : _kvRead_good(&kv)
            kv.accept(attempt13)
          } catch {
            try kv.drop(error, from: attempt13)
            out.good = []
          }
        case 14: out.byStatus = try kv.null() ? [:] : _kvRead_byStatus(&kv)  // Enums.kvmap:40
        case 15: out.byLevel = try kv.null() ? [:] : _kvRead_byLevel(&kv)  // Enums.kvmap:41
        case 16: out.empty = try kv.null() ? .something : Empty._kvRead(&kv, lenient: false)  // Enums.kvmap:42
        case 17: out.maybe = try kv.noText() ? nil : Small._kvRead(&kv, lenient: false)  // Enums.kvmap:43
        case 18: out.Switch = try kv.null() ? .on : _KVMapType_Switch._kvRead(&kv, lenient: false)  // Enums.kvmap:45
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_all(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Status] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Status in try Status._kvRead(&kv, lenient: false) })
  }

  private static func _kvRead_levels(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Set<Level> {
    return try kv.set(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Level in try Level._kvRead(&kv, lenient: false) })
  }

  private static func _kvRead_good(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Switch] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Switch in try _KVMapType_Switch._kvRead(&kv, lenient: false) })
  }

  private static func _kvRead_byStatus(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Status: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Status in try Status._kvReadKey(&kv) },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int in try kv.int() })
  }

  private static func _kvRead_byLevel(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Level: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Level in try Level._kvReadKey(&kv) },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.string() })
  }

  @inline(never)
  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"status\":"); try self.status._kvWrite(&kv)  // Enums.kvmap:26
    if let value = self.next { kv.key("\"next\":"); try value._kvWrite(&kv) }  // Enums.kvmap:27
    kv.key("\"fallback\":"); try self.fallback._kvWrite(&kv)  // Enums.kvmap:28
    kv.key("\"kept\":"); try self.kept._kvWrite(&kv)  // Enums.kvmap:29
    kv.key("\"level\":"); try self.level._kvWrite(&kv)  // Enums.kvmap:30
    kv.key("\"loose\":"); try self.loose._kvWrite(&kv)  // Enums.kvmap:31
    kv.key("\"loose_text\":"); try self.looseText._kvWrite(&kv)  // Enums.kvmap:32
    kv.key("\"small\":"); try self.small._kvWrite(&kv)  // Enums.kvmap:33
    kv.key("\"trimmed\":"); try kv.string(self.trimmed._kvRaw(&kv))  // Enums.kvmap:34
    kv.key("\"number\":"); try kv.string(kv.text(of: self.number._kvRaw(&kv)))  // Enums.kvmap:35
    kv.key("\"scaled\":"); try kv.decimal(kv.unscale(kv.rewriting(as: Decimal.self) { (kv: inout KVMap.Writer) throws(KVMap.Failure) in try self.scaled._kvWrite(&kv) }, "0.5"))  // Enums.kvmap:36
    try kv.array("\"all\":", self.all)  // Enums.kvmap:37
    kv.key("\"levels\":")  // Enums.kvmap:38
    try kv.ascending(self.levels) { (kv: inout KVMap.Writer, value0: Level) throws(KVMap.Failure) in
      try value0._kvWrite(&kv)
    }
    try kv.array("\"good\":", self.good)  // Enums.kvmap:39
    kv.key("\"byStatus\":")  // Enums.kvmap:40
    kv.open()
    for (key0, value0) in try kv.sorted(self.byStatus, keys: { (kv: inout KVMap.Writer, key: Status) throws(KVMap.Failure) in try key._kvKeyText(&kv) }) {
      kv.entryKey(key0)
      kv.int(value0)
    }
    kv.close()
    kv.key("\"byLevel\":")  // Enums.kvmap:41
    kv.open()
    for (key0, value0) in try kv.sorted(self.byLevel, keys: { (kv: inout KVMap.Writer, key: Level) throws(KVMap.Failure) in try key._kvKeyText(&kv) }) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.close()
    kv.key("\"empty\":"); try self.empty._kvWrite(&kv)  // Enums.kvmap:42
    if let value = self.maybe { kv.key("\"maybe\":"); try value._kvWrite(&kv) } else { kv.key("\"maybe\":"); kv.null() }  // Enums.kvmap:43
    kv.key("\"Switch\":"); try self.Switch._kvWrite(&kv)  // Enums.kvmap:45
    kv.close()
  }
}

/// What became of an order.
nonisolated enum Status: Swift.Sendable, Swift.Hashable {
  /// Still to come.
  case `open`
  case shipped
  case `default`
  case quoted
  case old
  case other(Swift.String)
}

nonisolated extension Status: KVMap.Readable, KVMap.Writable, KVMap.DocumentKey {
  private static var _kvCases: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{5}\0\u{1}\0\0\0\0\0\0\0\t\0\u{7}\0\u{1}\0\0\0\0\0\0\0O\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0OPEN\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0shipped\"\u{7}\0\0\u{3}\0\0\0\0d\u{e9}faut\"\t\0\0\u{4}\0\0\0\0a \"b\" \\ c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Status\tEnums.kvmap\t2
        """)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.Failure) -> Status {
    try _kvRead(&kv, lenient: false)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, lenient: Swift.Bool) throws(KVMap.Failure) -> Status {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0, 1: return .`open`
    case 2: return .shipped
    case 3: return .`default`
    case 4: return .quoted
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.Reader, at place: KVMap.Mark, _ raw: Swift.String
  ) throws(KVMap.Failure) -> Status {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0, 1: return .`open`
    case 2: return .shipped
    case 3: return .`default`
    case 4: return .quoted
    default: return .other(raw)
    }
  }

  static func _kvReadKey(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Status {
    let key: KVMap.Mark = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    switch self {
    case .`open`: return "O"
    case .shipped: return "shipped"
    case .`default`: return "d\u{e9}faut"
    case .quoted: return "a \"b\" \\ c"
    case .old: return "OLD"
    case .other(let raw): return raw
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated enum Level: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
  case low
  case middle
  case high
  case lowest
}

nonisolated extension Level: KVMap.Readable, KVMap.Writable, KVMap.DocumentKey {
  private static var _kvCases: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\u{7}\0\0\0\t\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\05\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\04\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\06\"\0\0\0\0\0\0\u{2}\0\0\u{4}\0\0\0\0-1\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Level\tEnums.kvmap\t12
        """)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.Failure) -> Level {
    try _kvRead(&kv, lenient: false)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, lenient: Swift.Bool) throws(KVMap.Failure) -> Level {
    let start: KVMap.Mark = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.Reader, at place: KVMap.Mark, _ raw: Swift.Int
  ) throws(KVMap.Failure) -> Level {
    switch raw {
    case 0: return .low
    case 5, 4: return .middle
    case 6: return .high
    case -1: return .lowest
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvReadKey(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Level {
    let key: KVMap.Mark = kv.mark()
    let raw: Swift.Int
    do throws(KVMap.Failure) { raw = try kv.entryKeyInt() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.Int {
    switch self {
    case .low: return 0
    case .middle: return 5
    case .high: return 6
    case .lowest: throw kv.unknownCase("lowest")
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated enum Small: Swift.Sendable, Swift.Hashable {
  case none
  case `some`
  case rest(Swift.UInt8)
}

nonisolated extension Small: KVMap.Readable, KVMap.Writable, KVMap.DocumentKey {
  private static var _kvCases: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0200\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Small\tEnums.kvmap\t19
        """)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.Failure) -> Small {
    try _kvRead(&kv, lenient: false)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, lenient: Swift.Bool) throws(KVMap.Failure) -> Small {
    let start: KVMap.Mark = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientUInt8() : kv.uint8())
  }

  static func _kvCase(
    _ kv: inout KVMap.Reader, at place: KVMap.Mark, _ raw: Swift.UInt8
  ) throws(KVMap.Failure) -> Small {
    switch raw {
    case 0: return .none
    case 200: return .`some`
    default: return .rest(raw)
    }
  }

  static func _kvReadKey(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Small {
    let key: KVMap.Mark = kv.mark()
    let raw: Swift.UInt8
    do throws(KVMap.Failure) { raw = try kv.entryKeyUInt8() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.UInt8 {
    switch self {
    case .none: return 0
    case .`some`: return 200
    case .rest(let raw): return raw
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.uint8(try _kvRaw(&kv))
  }
}

nonisolated enum Switch: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
  case on
  case off
  case unknown
}

nonisolated extension Switch: KVMap.Readable, KVMap.Writable, KVMap.DocumentKey {
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\0\0on\"\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0off\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Switch\tEnums.kvmap\t21
        """)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.Failure) -> Switch {
    try _kvRead(&kv, lenient: false)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, lenient: Swift.Bool) throws(KVMap.Failure) -> Switch {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .on
    case 1: return .off
    default:
      try kv.skip()
      return .unknown
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.Reader, at place: KVMap.Mark, _ raw: Swift.String
  ) throws(KVMap.Failure) -> Switch {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .on
    case 1: return .off
    default: return .unknown
    }
  }

  static func _kvReadKey(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Switch {
    let key: KVMap.Mark = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    switch self {
    case .on: return "on"
    case .off: return "off"
    case .unknown: throw kv.unknownCase("unknown")
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated enum Empty: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
  case nothing
  case something
}

nonisolated extension Empty: KVMap.Readable, KVMap.Writable, KVMap.DocumentKey {
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\"\0\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Empty\tEnums.kvmap\t23
        """)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.Failure) -> Empty {
    try _kvRead(&kv, lenient: false)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, lenient: Swift.Bool) throws(KVMap.Failure) -> Empty {
    let start: KVMap.Mark = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .nothing
    case 1: return .something
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.Reader, at place: KVMap.Mark, _ raw: Swift.String
  ) throws(KVMap.Failure) -> Empty {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .nothing
    case 1: return .something
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvReadKey(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Empty {
    let key: KVMap.Mark = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    switch self {
    case .nothing: return ""
    case .something: return "x"
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.string(try _kvRaw(&kv))
  }
}
