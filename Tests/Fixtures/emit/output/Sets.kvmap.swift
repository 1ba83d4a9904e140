// Generated from Sets.kvmap. Do not edit.
// kvmap format 1, input 7e98ea6d1275a6ec, body cd1fde36cf44b695
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

nonisolated struct Sets: Swift.Sendable, Swift.Hashable {
  var days: Swift.Set<SetDay>
  var maybe: Swift.Optional<Swift.Set<SetDay>>
  var levels: Swift.Set<SetLevel>
  var dates: Swift.Set<Date>
  var links: Swift.Set<URL>
  var identifiers: Swift.Set<UUID>
  var letters: Swift.Set<Swift.Character>
  var groups: Swift.Set<Swift.Set<Swift.String>>
  var slugs: Swift.Set<Swift.String>
  var lists: [Swift.Set<SetDay>]

  init(
    days: Swift.Set<SetDay>,
    maybe: Swift.Set<SetDay>? = nil,
    levels: Swift.Set<SetLevel>,
    dates: Swift.Set<Date>,
    links: Swift.Set<URL>,
    identifiers: Swift.Set<UUID>,
    letters: Swift.Set<Swift.Character>,
    groups: Swift.Set<Swift.Set<Swift.String>>,
    slugs: Swift.Set<Swift.String>,
    lists: [Swift.Set<SetDay>]
  ) {
    self.days = days
    self.maybe = maybe
    self.levels = levels
    self.dates = dates
    self.links = links
    self.identifiers = identifiers
    self.letters = letters
    self.groups = groups
    self.slugs = slugs
    self.lists = lists
  }
}

nonisolated enum SetDay: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case monday
  case tuesday

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "mon": self = .monday
    case "tue", "di": self = .tuesday
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .monday: "mon"
    case .tuesday: "tue"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .monday: 0
    case .tuesday: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum SetLevel: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case low
  case high

  init?(rawValue: Swift.Int) {
    switch rawValue {
    case 0: self = .low
    case 1: self = .high
    default: return nil
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .low: 0
    case .high: 1
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

// MARK: - Mappings

nonisolated private let _kvCodec_SetSlug: SetSlugCodec = .init()

nonisolated extension Sets: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Sets {
    Sets(days: [], levels: [], dates: [], links: [], identifiers: [], letters: [], groups: [], slugs: [], lists: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Sets, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.days = try Swift.Set(kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try SetDay._kvCase(&kv, at: place, value) })  // days
        case 1: out.maybe = try kv.consumeNullOrEmptyElement() ? nil : Swift.Set(kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try SetDay._kvCase(&kv, at: place, value) })  // maybe
        case 2: out.levels = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try _kvDecode_levels(&kv) }  // levels
        case 3: out.dates = try Swift.Set(kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseDate(at: place, value, "d2'!.M2'!.y4", patterns: "dd.MM.yyyy", offset: 0) })  // dates
        case 4: out.links = try Swift.Set(kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), " ")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseURL(at: place, value) })  // links
        case 5: out.identifiers = try Swift.Set(kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), " ")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseUUID(at: place, value) })  // identifiers
        case 6: out.letters = try Swift.Set(kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseCharacter(at: place, value) })  // letters
        case 7: out.groups = try Swift.Set(kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in Swift.Set(KVMap.TextStep.split(value, ";")) })  // groups
        case 8: out.slugs = try Swift.Set(kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.read(at: place, value, by: _kvCodec_SetSlug) })  // slugs
        case 9: out.lists = try _kvDecode_lists(&kv)  // lists
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_levels(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<SetLevel> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SetLevel in try SetLevel._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_lists(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Set<SetDay>] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<SetDay> in try Swift.Set(kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try SetDay._kvCase(&kv, at: place, value) }) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"days\":"); try kv.string(KVMap.TextStep.join(kv.sorted(kv.each(self.days) { (kv: inout KVMap.JSONWriter, value: SetDay) throws(KVMap.CodingFailure) in try value._kvRaw(&kv) }), ","))
    if let value = self.maybe { kv.key("\"maybe\":"); try kv.string(KVMap.TextStep.join(kv.sorted(kv.each(value) { (kv: inout KVMap.JSONWriter, value: SetDay) throws(KVMap.CodingFailure) in try value._kvRaw(&kv) }), ",")) }
    kv.key("\"levels\":")
    try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
      try kv.ascending(self.levels) { (kv: inout KVMap.JSONWriter, value0: SetLevel) throws(KVMap.CodingFailure) in
        try value0._kvEncode(&kv)
      }
    }
    kv.key("\"dates\":"); try kv.string(KVMap.TextStep.join(kv.sorted(kv.each(self.dates) { (kv: inout KVMap.JSONWriter, value: Date) throws(KVMap.CodingFailure) in try kv.text(of: value, codes: "d2'!.M2'!.y4", offset: 0) }), ","))
    kv.key("\"links\":"); try kv.string(KVMap.TextStep.join(kv.sorted(kv.each(self.links) { (kv: inout KVMap.JSONWriter, value: URL) throws(KVMap.CodingFailure) in try kv.text(of: value) }), " "))
    kv.key("\"identifiers\":"); try kv.string(KVMap.TextStep.join(kv.sorted(kv.each(self.identifiers) { (kv: inout KVMap.JSONWriter, value: UUID) throws(KVMap.CodingFailure) in kv.text(of: value) }), " "))
    kv.key("\"letters\":"); try kv.string(KVMap.TextStep.join(kv.sorted(kv.each(self.letters) { (kv: inout KVMap.JSONWriter, value: Swift.Character) throws(KVMap.CodingFailure) in kv.text(of: value) }), ","))
    kv.key("\"groups\":"); try kv.string(KVMap.TextStep.join(kv.sorted(kv.each(self.groups) { (kv: inout KVMap.JSONWriter, value: Swift.Set<Swift.String>) throws(KVMap.CodingFailure) in KVMap.TextStep.join(kv.sorted(value), ";") }), ","))
    kv.key("\"slugs\":"); try kv.string(KVMap.TextStep.join(kv.sorted(kv.each(self.slugs) { (kv: inout KVMap.JSONWriter, value: Swift.String) throws(KVMap.CodingFailure) in try kv.write(value, by: _kvCodec_SetSlug) }), ","))
    kv.key("\"lists\":")
    kv.beginArray()
    for value0 in self.lists { try kv.string(KVMap.TextStep.join(kv.sorted(kv.each(value0) { (kv: inout KVMap.JSONWriter, value: SetDay) throws(KVMap.CodingFailure) in try value._kvRaw(&kv) }), ",")) }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated extension SetDay: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> SetDay {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> SetDay {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .monday
    case 1, 2: return .tuesday
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> SetDay {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .monday
    case 1, 2: return .tuesday
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SetDay {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .monday: return "mon"
    case .tuesday: return "tue"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension SetLevel: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> SetLevel {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> SetLevel {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> SetLevel {
    switch raw {
    case 0: return .low
    case 1: return .high
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SetLevel {
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
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Sets {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.days, right.days),
      KVMap._kvAreEqual(left.maybe, right.maybe),
      KVMap._kvAreEqual(left.levels, right.levels),
      KVMap._kvAreEqual(left.dates, right.dates),
      KVMap._kvAreEqual(left.links, right.links),
      KVMap._kvAreEqual(left.identifiers, right.identifiers),
      KVMap._kvAreEqual(left.letters, right.letters),
      KVMap._kvAreEqual(left.groups, right.groups),
      KVMap._kvAreEqual(left.slugs, right.slugs),
      KVMap._kvAreEqual(left.lists, right.lists)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.days.hash(into: &hasher)
    self.maybe.hash(into: &hasher)
    self.levels.hash(into: &hasher)
    self.dates.hash(into: &hasher)
    self.links.hash(into: &hasher)
    self.identifiers.hash(into: &hasher)
    self.letters.hash(into: &hasher)
    self.groups.hash(into: &hasher)
    self.slugs.hash(into: &hasher)
    self.lists.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Sets {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{e}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\u{1}\0\0\0\u{b}\0\0\0\0\0\u{5}\0\u{12}\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\u{14}\0\u{10}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0days\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0maybe\"\0\0\u{6}\0\0\u{2}\0\0\u{1}\0levels\"\0\u{5}\0\0\u{3}\0\0\u{1}\0dates\"\0\0\u{5}\0\0\u{4}\0\0\u{1}\0links\"\0\0\u{b}\0\0\u{5}\0\0\u{1}\0identifiers\"\0\0\0\0\u{7}\0\0\u{6}\0\0\u{1}\0letters\"\u{6}\0\0\u{7}\0\0\u{1}\0groups\"\0\u{5}\0\0\u{8}\0\0\u{1}\0slugs\"\0\0\u{5}\0\0\t\0\0\u{1}\0lists\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 10, required: 9,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sets\tSets.kvmap\t7
        days\t+1\tdays
        maybe\t+2\tmaybe
        levels\t+3\tlevels
        dates\t+4\tdates
        links\t+5\tlinks
        identifiers\t+6\tidentifiers
        letters\t+7\tletters
        groups\t+8\tgroups
        slugs\t+9\tslugs
        lists\t+10\tlists
        """)
  }
}

nonisolated extension SetDay {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{5}\0\0\0\u{1}\0\0\0\u{3}\0\u{3}\0\0\0\0\0\0\0mon\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0tue\"\0\0\0\0\u{2}\0\0\u{2}\0\0\0\0di\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SetDay\tSets.kvmap\t2
        """)
  }
}

nonisolated extension SetLevel {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\01\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SetLevel\tSets.kvmap\t3
        """)
  }
}
