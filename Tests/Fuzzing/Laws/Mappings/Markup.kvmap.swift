// Generated from Markup.kvmap. Do not edit.
// kvmap format 1, input 2a4a54eaaf99e394, body b9f09725cdb3e551
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

nonisolated struct Document: Swift.Sendable, Swift.Hashable {
  var value: KVMap.JSONValue

  init(value: KVMap.JSONValue) {
    self.value = value
  }
}

nonisolated struct Feed: Swift.Sendable, Swift.Hashable {
  var title: Swift.Optional<Swift.String>
  var note: Swift.Optional<Swift.String>
  var link: Swift.Optional<Swift.String>
  var kind: Swift.Optional<Swift.String>
  var entries: [Entry]

  init(
    title: Swift.String? = nil,
    note: Swift.String? = nil,
    link: Swift.String? = nil,
    kind: Swift.String? = nil,
    entries: [Entry] = []
  ) {
    self.title = title
    self.note = note
    self.link = link
    self.kind = kind
    self.entries = entries
  }
}

nonisolated struct Entry: Swift.Sendable, Swift.Hashable {
  var id: Swift.Optional<Swift.Int>
  var text: Swift.Optional<Swift.String>
  var entries: [Entry]

  init(id: Swift.Int? = nil, text: Swift.String? = nil, entries: [Entry] = []) {
    self.id = id
    self.text = text
    self.entries = entries
  }
}

nonisolated struct Record: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>
  var count: Swift.Optional<Swift.Int>
  var ratio: Swift.Optional<Swift.Double>
  var exact: Swift.Optional<Decimal>
  var isOn: Swift.Optional<Swift.Bool>
  var at: Swift.Optional<Date>
  var data: Swift.Optional<Data>
  var url: Swift.Optional<URL>
  var id: Swift.Optional<UUID>
  var tags: [Swift.String]
  var numbers: Swift.Optional<Swift.Set<Swift.Int>>
  var lists: [Swift.String: [Swift.Int]]
  var kind: Swift.Optional<Kind>
  var shape: Swift.Optional<Shape>
  var shapes: [Shape]
  var inner: [Record]

  init(
    name: Swift.String? = nil,
    count: Swift.Int? = nil,
    ratio: Swift.Double? = nil,
    exact: Decimal? = nil,
    isOn: Swift.Bool? = nil,
    at: Date? = nil,
    data: Data? = nil,
    url: URL? = nil,
    id: UUID? = nil,
    tags: [Swift.String] = [],
    numbers: Swift.Set<Swift.Int>? = nil,
    lists: [Swift.String: [Swift.Int]] = [:],
    kind: Kind? = nil,
    shape: Shape? = nil,
    shapes: [Shape] = [],
    inner: [Record] = []
  ) {
    self.name = name
    self.count = count
    self.ratio = ratio
    self.exact = exact
    self.isOn = isOn
    self.at = at
    self.data = data
    self.url = url
    self.id = id
    self.tags = tags
    self.numbers = numbers
    self.lists = lists
    self.kind = kind
    self.shape = shape
    self.shapes = shapes
    self.inner = inner
  }
}

nonisolated struct Circle: Swift.Sendable, Swift.Hashable {
  var radius: Swift.Double

  init(radius: Swift.Double) {
    self.radius = radius
  }
}

nonisolated struct Square: Swift.Sendable, Swift.Hashable {
  var side: Swift.Int

  init(side: Swift.Int) {
    self.side = side
  }
}

nonisolated enum Kind: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case small
  case large

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "small": self = .small
    case "L": self = .large
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .small: "small"
    case .large: "L"
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

nonisolated enum Shape: Swift.Sendable, Swift.Hashable {
  case circle(Circle)
  case square(Square)
}

// MARK: - Mappings

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

nonisolated extension Feed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Feed {
    Feed()
  }

  static var _kvXML: KVMap.XMLNames { .init(element: "feed", namespaces: [.init(prefix: "", uri: "http://example.org/plain"), .init(prefix: "atom", uri: "http://example.org/atom")]) }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Feed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(orNil: &out.title)  // "atom:title"
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
        case 3: out.entries = try kv.consumeNull() ? [] : kv.array(of: Entry.self)  // "atom:entry"
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvXMLRoot: KVMap.XMLNames { .init(element: "feed", namespaces: [.init(prefix: "", uri: "http://example.org/plain"), .init(prefix: "atom", uri: "http://example.org/atom")]) }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"atom:title\":", ifPresent: self.title)
    kv.string("\"note\":", ifPresent: self.note)
    let begun0: Swift.Int = kv.beginOptionalObject("\"atom:link\":")
    kv.string("\"@href\":", ifPresent: self.link)
    kv.string("\"@atom:kind\":", ifPresent: self.kind)
    kv.endOptionalObject(begun0)
    try kv.array("\"atom:entry\":", self.entries)
    kv.endObject()
  }
}

nonisolated extension Entry: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Entry {
    Entry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Entry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(orNil: &out.id)  // @id
        case 1: kv.string(orNil: &out.text)  // $text
        case 2: out.entries = try kv.consumeNull() ? [] : kv.array(of: Entry.self)  // entry
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"@id\":", ifPresent: self.id)
    kv.string("\"$text\":", ifPresent: self.text)
    try kv.array("\"entry\":", self.entries)
    kv.endObject()
  }
}

nonisolated extension Record: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Record {
    Record()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Record, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(orNil: &out.name)  // name
        case 1: kv.int(orNil: &out.count)  // count
        case 2: kv.double(orNil: &out.ratio)  // ratio
        case 3: out.exact = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // exact
        case 4: kv.bool(orNil: &out.isOn)  // isOn
        case 5: kv.date(orNil: &out.at)  // at
        case 6: out.data = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // data
        case 7: kv.url(orNil: &out.url)  // url
        case 8: out.id = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // id
        case 9: out.tags = try kv.consumeNull() ? [] : kv.strings()  // tags
        case 10: out.numbers = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_numbers(&kv)  // numbers
        case 11: out.lists = try kv.consumeNull() ? [:] : _kvDecode_lists(&kv)  // lists
        case 12: out.kind = try kv.consumeNullOrEmptyElement() ? nil : Kind._kvDecode(&kv, lenient: false)  // kind
        case 13: out.shape = try kv.consumeNullOrEmptyText() ? nil : Shape._kvDecode(&kv, replacing: nil)  // shape
        case 14: out.shapes = try kv.consumeNull() ? [] : _kvDecode_shapes(&kv)  // shapes
        case 15: out.inner = try kv.consumeNull() ? [] : kv.array(of: Record.self)  // inner
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_numbers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_lists(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.Int]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  private static func _kvDecode_shapes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Shape] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Shape in try Shape._kvDecode(&kv, replacing: nil) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    kv.int("\"count\":", ifPresent: self.count)
    try kv.double("\"ratio\":", ifPresent: self.ratio)
    if let value = self.exact { kv.key("\"exact\":"); try kv.decimal(value) }
    kv.bool("\"isOn\":", ifPresent: self.isOn)
    if let value = self.at { kv.key("\"at\":"); try kv.date(value) }
    if let value = self.data { kv.key("\"data\":"); kv.data(value) }
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    if let value = self.id { kv.key("\"id\":"); kv.uuid(value) }
    kv.array("\"tags\":", self.tags)
    if let value = self.numbers { kv.key("\"numbers\":"); kv.array(kv.sorted(value)) }
    kv.key("\"lists\":"); try kv.dictionary(self.lists)
    if let value = self.kind { kv.key("\"kind\":"); try value._kvEncode(&kv) }
    if let value = self.shape { kv.key("\"shape\":"); try value._kvEncode(&kv) }
    try kv.array("\"shapes\":", self.shapes)
    try kv.array("\"inner\":", self.inner)
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
      case 0: kv.int(into: &out.side)  // side
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"side\":", self.side)
    kv.endObject()
  }
}

nonisolated extension Kind: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Kind {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Kind {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .small
    case 1: return .large
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Kind {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .small
    case 1: return .large
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Kind {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .small: return "small"
    case .large: return "L"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
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
      let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"circle\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .square(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"square\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

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

nonisolated extension Feed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.note, right.note),
      KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.entries, right.entries)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.note.hash(into: &hasher)
    self.link.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.entries.hash(into: &hasher)
  }
}

nonisolated extension Entry {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.entries, right.entries)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.entries.hash(into: &hasher)
  }
}

nonisolated extension Record {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.ratio, right.ratio),
      KVMap._kvAreEqual(left.exact, right.exact),
      KVMap._kvAreEqual(left.isOn, right.isOn),
      KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.data, right.data),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.numbers, right.numbers),
      KVMap._kvAreEqual(left.lists, right.lists),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.shape, right.shape),
      KVMap._kvAreEqual(left.shapes, right.shapes),
      KVMap._kvAreEqual(left.inner, right.inner)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.ratio.hash(into: &hasher)
    self.exact.hash(into: &hasher)
    self.isOn.hash(into: &hasher)
    self.at.hash(into: &hasher)
    self.data.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.numbers.hash(into: &hasher)
    self.lists.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.shape.hash(into: &hasher)
    self.shapes.hash(into: &hasher)
    self.inner.hash(into: &hasher)
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension Document {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Document\tMarkup.kvmap\t4
        value\t+2\t
        """)
  }
}

nonisolated extension Feed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\u{1}\0\0\0\0\0\0\0\0\0\u{4}\0\t\0\n\0\0\0\0\0\0\0atom:title\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0note\"\0\0\0\t\0\0\u{2}\0\0\0\0atom:link\"\0\0\0\0\0\0\n\0\0\u{3}\0\0\0\0atom:entry\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Feed\tMarkup.kvmap\t9
        title\t+4\t\"atom:title\"
        note\t+5\tnote
        link\t+6\t\"atom:link\".@href
        entries\t+8\t\"atom:entry\"
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0@href\"\0\0\n\0\0\u{1}\0\0\0\0@atom:kind\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Feed\tMarkup.kvmap\t9
        link\t+6\t\"atom:link\".@href
        kind\t+7\t\"atom:link\".\"@atom:kind\"
        """)
  }
}

nonisolated extension Entry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0@id\"\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0$text\"\0\0\u{5}\0\0\u{2}\0\0\0\0entry\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Entry\tMarkup.kvmap\t20
        id\t+1\t@id
        text\t+2\t$text
        entries\t+3\tentry
        """)
  }
}

nonisolated extension Record {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{11}\0\0\0\0\0\0\0\0\0\t\0\u{1d}\0\u{1b}\0\u{15}\0\u{7}\0\0\0\u{13}\0\u{17}\0\0\0\0\0\0\0\u{19}\0\u{f}\0\0\0\r\0\0\0\0\0\u{5}\0\0\0\u{3}\0\u{1f}\0\0\0\u{1}\0\0\0\u{b}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0count\"\0\0\u{5}\0\0\u{2}\0\0\0\0ratio\"\0\0\u{5}\0\0\u{3}\0\0\0\0exact\"\0\0\u{4}\0\0\u{4}\0\0\0\0isOn\"\0\0\0\u{2}\0\0\u{5}\0\0\0\0at\"\0\0\0\0\0\u{4}\0\0\u{6}\0\0\0\0data\"\0\0\0\u{3}\0\0\u{7}\0\0\0\0url\"\0\0\0\0\u{2}\0\0\u{8}\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\t\0\0\0\0tags\"\0\0\0\u{7}\0\0\n\0\0\0\0numbers\"\u{5}\0\0\u{b}\0\0\0\0lists\"\0\0\u{4}\0\0\u{c}\0\0\0\0kind\"\0\0\0\u{5}\0\0\r\0\0\0\0shape\"\0\0\u{6}\0\0\u{e}\0\0\0\0shapes\"\0\u{5}\0\0\u{f}\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x3ee5789041c98ac3, wide: false, full: false, count: 16, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Record\tMarkup.kvmap\t26
        name\t+1\tname
        count\t+2\tcount
        ratio\t+3\tratio
        exact\t+4\texact
        isOn\t+5\tisOn
        at\t+6\tat
        data\t+7\tdata
        url\t+8\turl
        id\t+9\tid
        tags\t+10\ttags
        numbers\t+11\tnumbers
        lists\t+12\tlists
        kind\t+13\tkind
        shape\t+14\tshape
        shapes\t+15\tshapes
        inner\t+16\tinner
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
        Circle\tMarkup.kvmap\t55
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
        Square\tMarkup.kvmap\t59
        side\t+1\tside
        """)
  }
}

nonisolated extension Kind {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0small\"\0\0\u{1}\0\0\u{1}\0\0\0\0L\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Kind\tMarkup.kvmap\t45
        """)
  }
}

nonisolated extension Shape {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shape\tMarkup.kvmap\t50
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0circle\"\0\u{6}\0\0\u{1}\0\0\0\0square\"\0\u{4}\0\0\u{2}\0\0\0\0quad\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shape\tMarkup.kvmap\t50
        """)
  }
}
