// Generated from Parcels.kvmap. Do not edit.
// kvmap format 1, input dd09f884a5d924d8, body 9a5ab335c1fd24fe
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

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

nonisolated extension Parcel: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{b}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1a}\0\0\0\0\0\0\0\0\0 \0\u{18}\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\u{1e}\0\0\0\0\0\0\0\u{10}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\u{1c}\0\0\0\u{14}\0\0\0\"\0\0\0\u{5}\0\u{16}\0\0\0\0\0\0\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0label\"\0\0\u{6}\0\0\u{2}\0\0\u{1}\0weight\"\0\u{5}\0\0\u{3}\0\0\0\0price\"\0\0\u{4}\0\0\u{4}\0\0\u{1}\0sent\"\0\0\0\n\0\0\u{5}\0\0\0\0arrived_at\"\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0content\"\u{7}\0\0\u{7}\0\0\0\0fragile\"\u{4}\0\0\u{8}\0\0\0\0tags\"\0\0\0\u{4}\0\0\t\0\0\0\0from\"\0\0\0\u{5}\0\0\n\0\0\0\0stops\"\0\0\u{4}\0\0\u{b}\0\0\0\0link\"\0\0\0\u{3}\0\0\u{c}\0\0\0\0key\"\0\0\0\0\u{6}\0\0\r\0\0\0\0counts\"\0\u{6}\0\0\u{e}\0\0\0\0serial\"\0\u{5}\0\0\u{f}\0\0\0\0state\"\0\0\u{4}\0\0\u{10}\0\0\0\0rest\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 17, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        Parcel\tParcels.kvmap\t3
        id\t4\tid
        label\t5\tlabel
        weight\t6\tweight
        price\t7\tprice
        sent\t8\tsent
        arrived\t9\tarrived_at
        content\t10\tcontent
        isFragile\t11\tfragile
        tags\t12\ttags
        origin\t13\tfrom
        stops\t14\tstops
        link\t15\tlink
        key\t16\tkey
        counts\t17\tcounts
        serial\t18\tserial
        state\t19\tstate
        rest\t20\trest
        """)
  }

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
        case 0: kv.int(into: &out.id)  // Parcels.kvmap:4
        case 1: kv.string(into: &out.label)  // Parcels.kvmap:5
        case 2: kv.double(into: &out.weight)  // Parcels.kvmap:6
        case 3: out.price = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // Parcels.kvmap:7
        case 4: kv.date(into: &out.sent)  // Parcels.kvmap:8
        case 5: out.arrived = try kv.consumeNullOrEmptyElement() ? nil : kv.epochSeconds(lenient: false)  // Parcels.kvmap:9
        case 6: out.content = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // Parcels.kvmap:10
        case 7: out.isFragile = try kv.consumeNull() ? false : kv.bool()  // Parcels.kvmap:11
        case 8: out.tags = try kv.consumeNull() ? [] : kv.strings()  // Parcels.kvmap:12
        case 9: kv.object(orNil: &out.origin, updating: updating)  // Parcels.kvmap:13
        case 10: out.stops = try kv.consumeNull() ? [] : kv.array(of: PostalAddress.self)  // Parcels.kvmap:14
        case 11: kv.url(orNil: &out.link)  // Parcels.kvmap:15
        case 12: out.key = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // Parcels.kvmap:16
        case 13: out.counts = try kv.consumeNull() ? [:] : _kvDecode_counts(&kv)  // Parcels.kvmap:17
        case 14: out.serial = try kv.consumeNullOrEmptyElement() ? nil : kv.uint64()  // Parcels.kvmap:18
        case 15: out.state = try kv.consumeNull() ? .packed : ParcelState._kvDecode(&kv, lenient: false)  // Parcels.kvmap:19
        case 16: out.rest = try kv.consumeNull() ? nil : kv.value()  // Parcels.kvmap:20
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
    kv.int("\"id\":", self.id)  // Parcels.kvmap:4
    kv.string("\"label\":", self.label)  // Parcels.kvmap:5
    try kv.double("\"weight\":", self.weight)  // Parcels.kvmap:6
    if let value = self.price { kv.key("\"price\":"); try kv.decimal(value) }  // Parcels.kvmap:7
    kv.key("\"sent\":"); try kv.date(self.sent)  // Parcels.kvmap:8
    if let value = self.arrived { kv.key("\"arrived_at\":"); try kv.epochSeconds(value) }  // Parcels.kvmap:9
    if let value = self.content { kv.key("\"content\":"); kv.data(value) }  // Parcels.kvmap:10
    kv.bool("\"fragile\":", self.isFragile)  // Parcels.kvmap:11
    kv.array("\"tags\":", self.tags)  // Parcels.kvmap:12
    if let value = self.origin { kv.key("\"from\":"); try value._kvEncode(&kv) }  // Parcels.kvmap:13
    try kv.array("\"stops\":", self.stops)  // Parcels.kvmap:14
    if let value = self.link { kv.key("\"link\":"); kv.url(value) }  // Parcels.kvmap:15
    if let value = self.key { kv.key("\"key\":"); kv.uuid(value) }  // Parcels.kvmap:16
    kv.key("\"counts\":"); kv.dictionary(self.counts)  // Parcels.kvmap:17
    if let value = self.serial { kv.key("\"serial\":"); kv.uint64(value) }  // Parcels.kvmap:18
    kv.key("\"state\":"); try self.state._kvEncode(&kv)  // Parcels.kvmap:19
    if let value = self.rest { kv.key("\"rest\":"); kv.value(value) }  // Parcels.kvmap:20
    kv.endObject()
  }
}

nonisolated struct PostalAddress: Swift.Sendable, Swift.Hashable {
  var city: Swift.String
  var zip: Swift.Optional<Swift.String>

  init(city: Swift.String, zip: Swift.String? = nil) {
    self.city = city
    self.zip = zip
  }

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

nonisolated extension PostalAddress: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0city\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0zip\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        PostalAddress\tParcels.kvmap\t23
        city\t24\tcity
        zip\t25\tzip
        """)
  }

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
      case 0: kv.string(into: &out.city)  // Parcels.kvmap:24
      case 1: kv.string(orNil: &out.zip)  // Parcels.kvmap:25
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", self.city)  // Parcels.kvmap:24
    kv.string("\"zip\":", ifPresent: self.zip)  // Parcels.kvmap:25
    kv.endObject()
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

nonisolated extension ParcelNote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ParcelNote\tParcels.kvmap\t34
        text\t36\ttext
        at\t37\tat
        """)
  }

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
      case 0: kv.string(orNil: &out.text)  // Parcels.kvmap:36
      case 1: kv.date(into: &out.at)  // Parcels.kvmap:37
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.text { kv.key("\"text\":"); kv.string(value) } else { kv.key("\"text\":"); kv.null() }  // Parcels.kvmap:36
    kv.key("\"at\":"); try kv.date(self.at)  // Parcels.kvmap:37
    kv.endObject()
  }
}

nonisolated enum ParcelState: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
  case packed
  case sent
}

nonisolated extension ParcelState: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0packed\"\0\u{1}\0\0\u{1}\0\0\0\0S\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ParcelState\tParcels.kvmap\t28
        """)
  }

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
