// Generated from Parcels.kvmap. Do not edit.
// kvmap format 1, input dd09f884a5d924d8, body aadbf0f68a0e2c1f
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

nonisolated struct Parcel: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var label: Swift.String
  var weight: Swift.Double
  var price: Swift.Optional<Decimal>
  var sent: Date
  var arrived: Swift.Optional<Date>
  var content: Swift.Optional<Data>
  var isFragile: Swift.Bool
  var tags: [Swift.String]
  var origin: Swift.Optional<PostalAddress>
  var stops: [PostalAddress]
  var link: Swift.Optional<URL>
  var key: Swift.Optional<UUID>
  var counts: [Swift.String: Swift.Int]
  var serial: Swift.Optional<Swift.UInt64>
  var state: ParcelState
  var rest: Swift.Optional<KVMap.JSONValue>

  init(
    id: Swift.Int,
    label: Swift.String,
    weight: Swift.Double,
    price: Decimal? = nil,
    sent: Date,
    arrived: Date? = nil,
    content: Data? = nil,
    isFragile: Swift.Bool = false,
    tags: [Swift.String] = [],
    origin: PostalAddress? = nil,
    stops: [PostalAddress] = [],
    link: URL? = nil,
    key: UUID? = nil,
    counts: [Swift.String: Swift.Int] = [:],
    serial: Swift.UInt64? = nil,
    state: ParcelState = .packed,
    rest: KVMap.JSONValue? = nil
  ) {
    self.id = id
    self.label = label
    self.weight = weight
    self.price = price
    self.sent = sent
    self.arrived = arrived
    self.content = content
    self.isFragile = isFragile
    self.tags = tags
    self.origin = origin
    self.stops = stops
    self.link = link
    self.key = key
    self.counts = counts
    self.serial = serial
    self.state = state
    self.rest = rest
  }
}

nonisolated struct PostalAddress: Swift.Sendable, Swift.Hashable {
  var city: Swift.String
  var zip: Swift.Optional<Swift.String>

  init(city: Swift.String, zip: Swift.String? = nil) {
    self.city = city
    self.zip = zip
  }
}

/// What is written even where there is nothing.
nonisolated struct ParcelNote: Swift.Sendable, Swift.Hashable {
  var text: Swift.Optional<Swift.String>
  var at: Date

  init(text: Swift.String? = nil, at: Date) {
    self.text = text
    self.at = at
  }
}

nonisolated enum ParcelState: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case packed
  case sent

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "packed": self = .packed
    case "S": self = .sent
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .packed: "packed"
    case .sent: "S"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .packed: 0
    case .sent: 1
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

nonisolated extension Parcel: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Parcel {
    Parcel(id: 0, label: "", weight: 0, sent: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Parcel, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.string(into: &out.label)  // label
        case 2: kv.double(into: &out.weight)  // weight
        case 3: out.price = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // price
        case 4: kv.date(into: &out.sent)  // sent
        case 5: out.arrived = try kv.consumeNullOrEmptyElement() ? nil : kv.epochSeconds(lenient: false)  // arrived_at
        case 6: out.content = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // content
        case 7: out.isFragile = try kv.consumeNull() ? false : kv.bool()  // fragile
        case 8: out.tags = try kv.consumeNull() ? [] : kv.strings()  // tags
        case 9: kv.object(orNil: &out.origin, updating: updating)  // from
        case 10: out.stops = try kv.consumeNull() ? [] : kv.array(of: PostalAddress.self)  // stops
        case 11: kv.url(orNil: &out.link)  // link
        case 12: out.key = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // key
        case 13: out.counts = try kv.consumeNull() ? [:] : _kvDecode_counts(&kv)  // counts
        case 14: out.serial = try kv.consumeNullOrEmptyElement() ? nil : kv.uint64()  // serial
        case 15: out.state = try kv.consumeNull() ? .packed : ParcelState._kvDecode(&kv, lenient: false)  // state
        case 16: out.rest = try kv.consumeNull() ? nil : kv.value()  // rest
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

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"label\":", self.label)
    try kv.double("\"weight\":", self.weight)
    if let value = self.price { kv.key("\"price\":"); try kv.decimal(value) }
    kv.key("\"sent\":"); try kv.date(self.sent)
    if let value = self.arrived { kv.key("\"arrived_at\":"); try kv.epochSeconds(value) }
    if let value = self.content { kv.key("\"content\":"); kv.data(value) }
    kv.bool("\"fragile\":", self.isFragile)
    kv.array("\"tags\":", self.tags)
    if let value = self.origin { kv.key("\"from\":"); try value._kvEncode(&kv) }
    try kv.array("\"stops\":", self.stops)
    if let value = self.link { kv.key("\"link\":"); try kv.url(value) }
    if let value = self.key { kv.key("\"key\":"); kv.uuid(value) }
    kv.key("\"counts\":"); kv.dictionary(self.counts)
    if let value = self.serial { kv.key("\"serial\":"); kv.uint64(value) }
    kv.key("\"state\":"); try self.state._kvEncode(&kv)
    if let value = self.rest { kv.key("\"rest\":"); kv.value(value) }
    kv.endObject()
  }
}

nonisolated extension PostalAddress: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PostalAddress {
    PostalAddress(city: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PostalAddress, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.city)  // city
      case 1: kv.string(orNil: &out.zip)  // zip
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", self.city)
    kv.string("\"zip\":", ifPresent: self.zip)
    kv.endObject()
  }
}

nonisolated extension ParcelNote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ParcelNote {
    ParcelNote(at: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ParcelNote, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.text)  // text
      case 1: kv.date(into: &out.at)  // at
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.text { kv.key("\"text\":"); kv.string(value) } else { kv.key("\"text\":"); kv.null() }
    kv.key("\"at\":"); try kv.date(self.at)
    kv.endObject()
  }
}

nonisolated extension ParcelState: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> ParcelState {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> ParcelState {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .packed
    case 1: return .sent
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> ParcelState {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .packed
    case 1: return .sent
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ParcelState {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .packed: return "packed"
    case .sent: return "S"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Parcel {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.label, right.label),
      KVMap._kvAreEqual(left.weight, right.weight),
      KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.sent, right.sent),
      KVMap._kvAreEqual(left.arrived, right.arrived),
      KVMap._kvAreEqual(left.content, right.content),
      KVMap._kvAreEqual(left.isFragile, right.isFragile),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.origin, right.origin),
      KVMap._kvAreEqual(left.stops, right.stops),
      KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.key, right.key),
      KVMap._kvAreEqual(left.counts, right.counts),
      KVMap._kvAreEqual(left.serial, right.serial),
      KVMap._kvAreEqual(left.state, right.state),
      KVMap._kvAreEqual(left.rest, right.rest)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.label.hash(into: &hasher)
    self.weight.hash(into: &hasher)
    self.price.hash(into: &hasher)
    self.sent.hash(into: &hasher)
    self.arrived.hash(into: &hasher)
    self.content.hash(into: &hasher)
    self.isFragile.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.origin.hash(into: &hasher)
    self.stops.hash(into: &hasher)
    self.link.hash(into: &hasher)
    self.key.hash(into: &hasher)
    self.counts.hash(into: &hasher)
    self.serial.hash(into: &hasher)
    self.state.hash(into: &hasher)
    self.rest.hash(into: &hasher)
  }
}

nonisolated extension PostalAddress {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.city, right.city),
      KVMap._kvAreEqual(left.zip, right.zip)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.city.hash(into: &hasher)
    self.zip.hash(into: &hasher)
  }
}

nonisolated extension ParcelNote {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.at, right.at)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
    self.at.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Parcel {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{b}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1a}\0\0\0\0\0\0\0\0\0 \0\u{18}\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\u{1e}\0\0\0\0\0\0\0\u{10}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\u{1c}\0\0\0\u{14}\0\0\0\"\0\0\0\u{5}\0\u{16}\0\0\0\0\0\0\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0label\"\0\0\u{6}\0\0\u{2}\0\0\u{1}\0weight\"\0\u{5}\0\0\u{3}\0\0\0\0price\"\0\0\u{4}\0\0\u{4}\0\0\u{1}\0sent\"\0\0\0\n\0\0\u{5}\0\0\0\0arrived_at\"\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0content\"\u{7}\0\0\u{7}\0\0\0\0fragile\"\u{4}\0\0\u{8}\0\0\0\0tags\"\0\0\0\u{4}\0\0\t\0\0\0\0from\"\0\0\0\u{5}\0\0\n\0\0\0\0stops\"\0\0\u{4}\0\0\u{b}\0\0\0\0link\"\0\0\0\u{3}\0\0\u{c}\0\0\0\0key\"\0\0\0\0\u{6}\0\0\r\0\0\0\0counts\"\0\u{6}\0\0\u{e}\0\0\0\0serial\"\0\u{5}\0\0\u{f}\0\0\0\0state\"\0\0\u{4}\0\0\u{10}\0\0\0\0rest\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 17, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        Parcel\tParcels.kvmap\t3
        id\t+1\tid
        label\t+2\tlabel
        weight\t+3\tweight
        price\t+4\tprice
        sent\t+5\tsent
        arrived\t+6\tarrived_at
        content\t+7\tcontent
        isFragile\t+8\tfragile
        tags\t+9\ttags
        origin\t+10\tfrom
        stops\t+11\tstops
        link\t+12\tlink
        key\t+13\tkey
        counts\t+14\tcounts
        serial\t+15\tserial
        state\t+16\tstate
        rest\t+17\trest
        """)
  }
}

nonisolated extension PostalAddress {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0city\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0zip\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        PostalAddress\tParcels.kvmap\t23
        city\t+1\tcity
        zip\t+2\tzip
        """)
  }
}

nonisolated extension ParcelNote {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ParcelNote\tParcels.kvmap\t34
        text\t+2\ttext
        at\t+3\tat
        """)
  }
}

nonisolated extension ParcelState {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0packed\"\0\u{1}\0\0\u{1}\0\0\0\0S\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ParcelState\tParcels.kvmap\t28
        """)
  }
}
