// Generated from Kinds.kvmap. Do not edit.
// kvmap format 1, input 40d740b0617d8940, body 221e3a506bada358
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapSync

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Everything: Swift.Sendable, Swift.Hashable {
  var id: UUID
  var bool: Swift.Optional<Swift.Bool>
  var tiny: Swift.Optional<Swift.Int8>
  var huge: Swift.Optional<Swift.UInt64>
  var float: Swift.Optional<Swift.Float>
  var decimal: Swift.Optional<Decimal>
  var character: Swift.Optional<Swift.Character>
  var url: Swift.Optional<URL>
  var data: Swift.Optional<Data>
  var date: Swift.Optional<Date>
  var value: Swift.Optional<KVMap.JSONValue>
  var point: Swift.Optional<KVMap.GeographicCoordinate>
  var field: KVMap.PatchField<Swift.Int>
  var color: Swift.Optional<Color>
  var counts: [Swift.String: Swift.Int]
  var onlyRead: Swift.Optional<Swift.String>
  var onlyWritten: Swift.Optional<Swift.Int>

  init(
    id: UUID,
    bool: Swift.Bool? = nil,
    tiny: Swift.Int8? = nil,
    huge: Swift.UInt64? = nil,
    float: Swift.Float? = nil,
    decimal: Decimal? = nil,
    character: Swift.Character? = nil,
    url: URL? = nil,
    data: Data? = nil,
    date: Date? = nil,
    value: KVMap.JSONValue? = nil,
    point: KVMap.GeographicCoordinate? = nil,
    field: KVMap.PatchField<Swift.Int> = .absent,
    color: Color? = nil,
    counts: [Swift.String: Swift.Int] = [:],
    onlyRead: Swift.String? = nil,
    onlyWritten: Swift.Int? = nil
  ) {
    self.id = id
    self.bool = bool
    self.tiny = tiny
    self.huge = huge
    self.float = float
    self.decimal = decimal
    self.character = character
    self.url = url
    self.data = data
    self.date = date
    self.value = value
    self.point = point
    self.field = field
    self.color = color
    self.counts = counts
    self.onlyRead = onlyRead
    self.onlyWritten = onlyWritten
  }
}

nonisolated struct Translation: Swift.Sendable, Swift.Hashable {
  var key: Swift.String
  var language: Swift.String
  var text: Swift.String

  init(key: Swift.String, language: Swift.String, text: Swift.String) {
    self.key = key
    self.language = language
    self.text = text
  }
}

nonisolated struct Label: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var translation: Swift.Optional<Translation>
  var translations: [Translation]

  init(id: Swift.Int, translation: Translation? = nil, translations: [Translation] = []) {
    self.id = id
    self.translation = translation
    self.translations = translations
  }
}

nonisolated class Player: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var number: Swift.Int
  var name: Swift.String?
  var friend: Player?
  var group: Group?

  init(number: Swift.Int, name: Swift.String? = nil, friend: Player? = nil, group: Group? = nil) {
    self.number = number
    self.name = name
    self.friend = friend
    self.group = group
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Player?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Player?, Group?) {
    var _0: Swift.Int? = current?.number
    var _1: Swift.String? = current?.name
    var _2: Player? = current?.friend
    var _3: Group? = current?.group
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // number
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNullOrEmptyText() ? nil : Player._kvDecode(&kv, updating: current?.friend)  // friend
        case 3: _3 = try kv.consumeNullOrEmptyText() ? nil : Group._kvDecode(&kv, updating: current?.group)  // group
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Player.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Player?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current)
    self.number = _0
    self.name = _1
    self.friend = _2
    self.group = _3
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Player") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"number\":", self.number)
    kv.string("\"name\":", ifPresent: self.name)
    if let value = self.friend { kv.key("\"friend\":"); try value._kvEncode(&kv) }
    if let value = self.group { kv.key("\"group\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated class Group: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var id: Swift.Int
  var players: [Player]

  init(id: Swift.Int, players: [Player] = []) {
    self.id = id
    self.players = players
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Group?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, [Player]) {
    var _0: Swift.Int? = current?.id
    var _1: [Player] = current?.players ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? [] : kv.array(of: Player.self)  // players
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
    guard let current = current?.assumingMemoryBound(to: Group.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Group?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.id = _0
    self.players = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Group") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    try kv.array("\"players\":", self.players)
    kv.endObject()
  }
}

nonisolated struct Speech: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var series: [Series]
  var lead: Swift.Optional<Series>
  var byName: [Named]

  init(id: Swift.Int, series: [Series] = [], lead: Series? = nil, byName: [Named] = []) {
    self.id = id
    self.series = series
    self.lead = lead
    self.byName = byName
  }
}

nonisolated struct Series: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var title: Swift.Optional<Swift.String>

  init(id: Swift.Int, title: Swift.String? = nil) {
    self.id = id
    self.title = title
  }
}

nonisolated struct Named: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var size: Swift.Optional<Swift.Int>

  init(name: Swift.String, size: Swift.Int? = nil) {
    self.name = name
    self.size = size
  }
}

nonisolated struct Measure: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var amount: Swift.Double

  init(id: Swift.Int, amount: Swift.Double) {
    self.id = id
    self.amount = amount
  }
}

nonisolated struct Sensor: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var signals: [Swift.UInt64]
  var main: Swift.Optional<Signal>
  var mainID: Swift.Optional<Swift.UInt64>
  var scale: Swift.Optional<Scale>

  init(
    id: Swift.Int,
    signals: [Swift.UInt64] = [],
    main: Signal? = nil,
    mainID: Swift.UInt64? = nil,
    scale: Scale? = nil
  ) {
    self.id = id
    self.signals = signals
    self.main = main
    self.mainID = mainID
    self.scale = scale
  }
}

nonisolated struct Signal: Swift.Sendable, Swift.Hashable {
  var id: Swift.UInt64

  init(id: Swift.UInt64) {
    self.id = id
  }
}

nonisolated enum Color: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case red
  case other(Swift.String)

  init(rawValue: Swift.String) {
    switch rawValue {
    case "red": self = .red
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .red: "red"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .red: 0
    case .other: 1
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

nonisolated enum Scale: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case small
  case large

  init?(rawValue: Swift.UInt64) {
    switch rawValue {
    case 1: self = .small
    case 18446744073709551615: self = .large
    default: return nil
    }
  }

  var rawValue: Swift.UInt64 {
    switch self {
    case .small: 1
    case .large: 18446744073709551615
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

nonisolated extension Everything {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<UUID>
    var bool: KVMap.PatchField<Swift.Bool>
    var tiny: KVMap.PatchField<Swift.Int8>
    var huge: KVMap.PatchField<Swift.UInt64>
    var float: KVMap.PatchField<Swift.Float>
    var decimal: KVMap.PatchField<Decimal>
    var character: KVMap.PatchField<Swift.Character>
    var url: KVMap.PatchField<URL>
    var data: KVMap.PatchField<Data>
    var date: KVMap.PatchField<Date>
    var value: KVMap.PatchField<KVMap.JSONValue>
    var point: KVMap.PatchField<KVMap.GeographicCoordinate>
    var field: KVMap.PatchField<Swift.Int>
    var color: KVMap.PatchField<Color>
    var counts: KVMap.PatchField<[Swift.String: Swift.Int]>
    var onlyRead: KVMap.PatchField<Swift.String>
    var onlyWritten: KVMap.PatchField<Swift.Int>

    init(
      id: KVMap.PatchField<UUID> = .absent,
      bool: KVMap.PatchField<Swift.Bool> = .absent,
      tiny: KVMap.PatchField<Swift.Int8> = .absent,
      huge: KVMap.PatchField<Swift.UInt64> = .absent,
      float: KVMap.PatchField<Swift.Float> = .absent,
      decimal: KVMap.PatchField<Decimal> = .absent,
      character: KVMap.PatchField<Swift.Character> = .absent,
      url: KVMap.PatchField<URL> = .absent,
      data: KVMap.PatchField<Data> = .absent,
      date: KVMap.PatchField<Date> = .absent,
      value: KVMap.PatchField<KVMap.JSONValue> = .absent,
      point: KVMap.PatchField<KVMap.GeographicCoordinate> = .absent,
      field: KVMap.PatchField<Swift.Int> = .absent,
      color: KVMap.PatchField<Color> = .absent,
      counts: KVMap.PatchField<[Swift.String: Swift.Int]> = .absent,
      onlyRead: KVMap.PatchField<Swift.String> = .absent,
      onlyWritten: KVMap.PatchField<Swift.Int> = .absent
    ) {
      self.id = id
      self.bool = bool
      self.tiny = tiny
      self.huge = huge
      self.float = float
      self.decimal = decimal
      self.character = character
      self.url = url
      self.data = data
      self.date = date
      self.value = value
      self.point = point
      self.field = field
      self.color = color
      self.counts = counts
      self.onlyRead = onlyRead
      self.onlyWritten = onlyWritten
    }
  }
}

nonisolated extension Translation {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var key: KVMap.PatchField<Swift.String>
    var language: KVMap.PatchField<Swift.String>
    var text: KVMap.PatchField<Swift.String>

    init(
      key: KVMap.PatchField<Swift.String> = .absent,
      language: KVMap.PatchField<Swift.String> = .absent,
      text: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.key = key
      self.language = language
      self.text = text
    }
  }
}

nonisolated extension Label {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var translation: KVMap.PatchField<Translation._KVEntry>
    var translations: KVMap.PatchField<[Translation._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      translation: KVMap.PatchField<Translation._KVEntry> = .absent,
      translations: KVMap.PatchField<[Translation._KVEntry]> = .absent
    ) {
      self.id = id
      self.translation = translation
      self.translations = translations
    }
  }
}

nonisolated extension Player {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var number: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var friend: KVMap.PatchField<[Player._KVEntry]>
    var group: KVMap.PatchField<[Group._KVEntry]>

    init(
      number: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      friend: KVMap.PatchField<[Player._KVEntry]> = .absent,
      group: KVMap.PatchField<[Group._KVEntry]> = .absent
    ) {
      self.number = number
      self.name = name
      self.friend = friend
      self.group = group
    }
  }
}

nonisolated extension Group {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var players: KVMap.PatchField<[Player._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      players: KVMap.PatchField<[Player._KVEntry]> = .absent
    ) {
      self.id = id
      self.players = players
    }
  }
}

nonisolated extension Speech {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var series: KVMap.PatchField<[Series._KVEntry]>
    var lead: KVMap.PatchField<Series._KVEntry>
    var byName: KVMap.PatchField<[Named._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      series: KVMap.PatchField<[Series._KVEntry]> = .absent,
      lead: KVMap.PatchField<Series._KVEntry> = .absent,
      byName: KVMap.PatchField<[Named._KVEntry]> = .absent
    ) {
      self.id = id
      self.series = series
      self.lead = lead
      self.byName = byName
    }
  }
}

nonisolated extension Series {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var title: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.Int> = .absent, title: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.title = title
    }
  }
}

nonisolated extension Named {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var name: KVMap.PatchField<Swift.String>
    var size: KVMap.PatchField<Swift.Int>

    init(name: KVMap.PatchField<Swift.String> = .absent, size: KVMap.PatchField<Swift.Int> = .absent) {
      self.name = name
      self.size = size
    }
  }
}

nonisolated extension Measure {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var amount: KVMap.PatchField<Swift.Double>

    init(id: KVMap.PatchField<Swift.Int> = .absent, amount: KVMap.PatchField<Swift.Double> = .absent) {
      self.id = id
      self.amount = amount
    }
  }
}

nonisolated extension Sensor {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var signals: KVMap.PatchField<[Swift.UInt64]>
    var main: KVMap.PatchField<Signal._KVEntry>
    var mainID: KVMap.PatchField<Swift.UInt64>
    var scale: KVMap.PatchField<Scale>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      signals: KVMap.PatchField<[Swift.UInt64]> = .absent,
      main: KVMap.PatchField<Signal._KVEntry> = .absent,
      mainID: KVMap.PatchField<Swift.UInt64> = .absent,
      scale: KVMap.PatchField<Scale> = .absent
    ) {
      self.id = id
      self.signals = signals
      self.main = main
      self.mainID = mainID
      self.scale = scale
    }
  }
}

nonisolated extension Signal {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.UInt64>

    init(id: KVMap.PatchField<Swift.UInt64> = .absent) {
      self.id = id
    }
  }
}

// MARK: - Mappings

nonisolated extension Everything: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Everything {
    Everything(id: KVMap.GeneratedConstant.emptyUUID)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Everything, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.uuid()  // id
        case 1: kv.bool(orNil: &out.bool)  // bool
        case 2: out.tiny = try kv.consumeNullOrEmptyElement() ? nil : kv.int8()  // tiny
        case 3: out.huge = try kv.consumeNullOrEmptyElement() ? nil : kv.uint64()  // huge
        case 4: out.float = try kv.consumeNullOrEmptyElement() ? nil : kv.float()  // float
        case 5: out.decimal = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // decimal
        case 6: out.character = try kv.consumeNullOrEmptyElement() ? nil : kv.character()  // character
        case 7: kv.url(orNil: &out.url)  // url
        case 8: out.data = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // data
        case 9: kv.date(orNil: &out.date)  // date
        case 10: out.value = try kv.consumeNull() ? nil : kv.value()  // value
        case 11: out.point = try kv.consumeNullOrEmptyText() ? nil : KVMap.GeographicCoordinate._kvDecode(&kv, updating: updating ? out.point : nil)  // point
        case 12: out.field = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // field
        case 13: out.color = try kv.consumeNullOrEmptyElement() ? nil : Color._kvDecode(&kv, lenient: false)  // color
        case 14: out.counts = try kv.consumeNull() ? [:] : _kvDecode_counts(&kv)  // counts
        case 15:  // read.only
          if try kv.consumeNull() {
            out.onlyRead = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.onlyRead = try kv.consumeNull() ? nil : kv.trimmed()  // read.only
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
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
    kv.key("\"id\":"); kv.uuid(self.id)
    kv.bool("\"bool\":", ifPresent: self.bool)
    if let value = self.tiny { kv.key("\"tiny\":"); kv.int8(value) }
    if let value = self.huge { kv.key("\"huge\":"); kv.uint64(value) }
    if let value = self.float { kv.key("\"float\":"); try kv.float(value) }
    if let value = self.decimal { kv.key("\"decimal\":"); try kv.decimal(value) }
    if let value = self.character { kv.key("\"character\":"); kv.character(value) }
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    if let value = self.data { kv.key("\"data\":"); kv.data(value) }
    if let value = self.date { kv.key("\"date\":"); try kv.date(value) }
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }
    if let value = self.point { kv.key("\"point\":"); try value._kvEncode(&kv) }
    switch self.field {
    case .absent: break
    case .null: kv.key("\"field\":"); kv.null()
    case .value(let value): kv.key("\"field\":"); kv.int(value)
    }
    if let value = self.color { kv.key("\"color\":"); try value._kvEncode(&kv) }
    kv.key("\"counts\":"); kv.dictionary(self.counts)
    kv.int("\"written\":", ifPresent: self.onlyWritten)
    kv.endObject()
  }
}

nonisolated extension Translation: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Translation {
    Translation(key: "", language: "", text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Translation, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.key)  // key
      case 1: kv.string(into: &out.language)  // language
      case 2: kv.string(into: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"key\":", self.key)
    kv.string("\"language\":", self.language)
    kv.string("\"text\":", self.text)
    kv.endObject()
  }
}

nonisolated extension Label: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Label {
    Label(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Label, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.object(orNil: &out.translation, updating: updating)  // translation
        case 2: out.translations = try kv.consumeNull() ? [] : kv.array(of: Translation.self)  // translations
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    if let value = self.translation { kv.key("\"translation\":"); try value._kvEncode(&kv) }
    try kv.array("\"translations\":", self.translations)
    kv.endObject()
  }
}

nonisolated extension Speech: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Speech {
    Speech(id: 0)
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "result.speeches") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Speech, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1:  // custom.series
          if try kv.consumeNull() {
            out.series = []
            out.lead = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.series = try kv.consumeNull() ? [] : kv.array(of: Series.self)  // custom.series
                case 1: kv.object(orNil: &out.lead, updating: updating)
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2: out.byName = try kv.consumeNull() ? [] : _kvDecode_byName(&kv)  // by_name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Named] {
    var all: [Named] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(Named._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  static var _kvRoot: Swift.String { "result.speeches" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    let begun0: Swift.Int = kv.beginOptionalObject("\"custom\":")
    try kv.array("\"series\":", self.series)
    if let value = self.lead { kv.key("\"lead\":"); try value._kvEncode(&kv) }
    kv.endOptionalObject(begun0)
    kv.key("\"by_name\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.byName {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    kv.endObject()
  }
}

nonisolated extension Series: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Series {
    Series(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Series, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(orNil: &out.title)  // title
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"title\":", ifPresent: self.title)
    kv.endObject()
  }
}

nonisolated extension Named: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Named {
    Named(name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Named, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.size)  // size
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
    kv.int("\"size\":", ifPresent: self.size)
    kv.endObject()
  }
}

nonisolated extension Measure: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Measure {
    Measure(id: 0, amount: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Measure, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.double(into: &out.amount)  // amount
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    try kv.double("\"amount\":", self.amount)
    kv.endObject()
  }
}

nonisolated extension Sensor: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Sensor {
    Sensor(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Sensor, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: out.signals = try kv.consumeNull() ? [] : _kvDecode_signals(&kv)  // signals
        case 2: kv.object(orNil: &out.main, updating: updating)  // main
        case 3: out.mainID = try kv.consumeNullOrEmptyElement() ? nil : kv.uint64()  // main_id
        case 4: out.scale = try kv.consumeNullOrEmptyElement() ? nil : Scale._kvDecode(&kv, lenient: false)  // scale
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_signals(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.UInt64] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.UInt64 in try kv.uint64() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    try kv.array("\"signals\":", self.signals)
    if let value = self.main { kv.key("\"main\":"); try value._kvEncode(&kv) }
    if let value = self.mainID { kv.key("\"main_id\":"); kv.uint64(value) }
    if let value = self.scale { kv.key("\"scale\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Signal: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Signal {
    Signal(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Signal, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.uint64()  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"id\":"); kv.uint64(self.id)
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
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Color {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .red
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
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension Scale: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Scale {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Scale {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientUInt64() : kv.uint64())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.UInt64
  ) throws(KVMap.CodingFailure) -> Scale {
    switch raw {
    case 1: return .small
    case 18446744073709551615: return .large
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Scale {
    let key: KVMap.ValuePosition = kv.mark()
    let raw: Swift.UInt64
    do throws(KVMap.CodingFailure) { raw = try kv.entryKeyUInt64() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.UInt64 {
    switch self {
    case .small: return 1
    case .large: return 18446744073709551615
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.uint64(try _kvRaw(&kv))
  }
}

nonisolated extension Everything: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Everything._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Everything._KVEntry {
    Everything._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Everything._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.uuid())  // id
        case 1: out.bool = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.bool())  // bool
        case 2: out.tiny = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int8())  // tiny
        case 3: out.huge = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.uint64())  // huge
        case 4: out.float = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.float())  // float
        case 5: out.decimal = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.decimal())  // decimal
        case 6: out.character = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.character())  // character
        case 7: out.url = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.url())  // url
        case 8: out.data = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.data())  // data
        case 9: out.date = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.date())  // date
        case 10: out.value = try kv.consumeNull() ? .null : .value(kv.value())  // value
        case 11: out.point = try kv.consumeNullOrEmptyText() ? .null : .value(KVMap.GeographicCoordinate._kvDecode(&kv, updating: updating ? out.point.value : nil))  // point
        case 12: out.field = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // field
        case 13: out.color = try kv.consumeNullOrEmptyElement() ? .null : .value(Color._kvDecode(&kv, lenient: false))  // color
        case 14: out.counts = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_counts(&kv))  // counts
        case 15:  // read.only
          if try kv.consumeNull() {
            out.onlyRead = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.onlyRead = try kv.consumeNull() ? .null : .value(kv.trimmed())  // read.only
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
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
}

nonisolated extension Everything._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Everything",
    columns: [
      .init("id", .text),
      .init("bool", .bool, isOptional: true),
      .init("tiny", .integer, isOptional: true),
      .init("huge", .integer, isOptional: true),
      .init("float", .real, isOptional: true),
      .init("decimal", .text, isOptional: true),
      .init("character", .text, isOptional: true),
      .init("url", .text, isOptional: true),
      .init("data", .bytes, isOptional: true),
      .init("date", .date, isOptional: true),
      .init("value", .json, isOptional: true),
      .init("point", .json, isOptional: true),
      .init("field", .integer, isOptional: true),
      .init("color", .text, isOptional: true),
      .init("counts", .json),
      .init("onlyRead", .text, isOptional: true, path: "read.only"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init(counts: .value([:])) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.bool)
    kv.column(2, self.tiny)
    kv.column(3, self.huge)
    kv.column(4, self.float)
    kv.column(5, self.decimal)
    kv.column(6, self.character)
    kv.column(7, self.url)
    kv.column(8, self.data)
    kv.column(9, self.date)
    try kv.json(10, self.value) { (kv: inout KVMap.JSONWriter, value: KVMap.JSONValue) throws(KVMap.CodingFailure) in
      kv.value(value)
    }
    try kv.json(11, self.point) { (kv: inout KVMap.JSONWriter, value: KVMap.GeographicCoordinate) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    kv.column(12, self.field)
    try kv.written(13, self.color) { (kv: inout KVMap.JSONWriter, value: Color) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    try kv.json(14, self.counts) { (kv: inout KVMap.JSONWriter, value: [Swift.String: Swift.Int]) throws(KVMap.CodingFailure) in
      kv.dictionary(value)
    }
    kv.column(15, self.onlyRead)
    _ = kv.identify()
  }
}

nonisolated extension Translation: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Translation._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Translation._KVEntry {
    Translation._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Translation._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.key = try kv.consumeNull() ? .null : .value(kv.string())  // key
        case 1: out.language = try kv.consumeNull() ? .null : .value(kv.string())  // language
        case 2: out.text = try kv.consumeNull() ? .null : .value(kv.string())  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Translation._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Translation",
    columns: [
      .init("key", .text),
      .init("language", .text),
      .init("text", .text),
    ],
    identity: [0, 1],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.key)
    kv.column(1, self.language)
    kv.column(2, self.text)
    _ = kv.identify()
  }
}

nonisolated extension Label: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Label._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Label._KVEntry {
    Label._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Label._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.translation = try kv.consumeNullOrEmptyText() ? .null : .value(Translation._KVEntry._kvDecode(&kv, updating: updating ? out.translation.value : nil))  // translation
        case 2: out.translations = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Translation._KVEntry.self))  // translations
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Label._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Label",
    columns: [
      .init("id", .integer),
      .init("translation_key", .text, isOptional: true, path: "translation"),
      .init("translation_language", .text, isOptional: true, path: "translation"),
    ],
    identity: [0],
    relations: [
      .init("translation", .toOne(columns: [1, 2]), .merge, path: "translation", to: { Translation._KVEntry._kvEntity }),
      .init("translations", .toMany(isOrdered: true), .merge, path: "translations", to: { Translation._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.one(0, self.translation)
    try kv.many(1, self.translations)
  }
}

nonisolated extension Player: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Player._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Player._KVEntry {
    Player._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Player._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.number = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // number
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.friend = try kv.consumeNullOrEmptyText() ? .null : .value([Player._KVEntry._kvDecode(&kv, replacing: nil)])  // friend
        case 3: out.group = try kv.consumeNullOrEmptyText() ? .null : .value([Group._KVEntry._kvDecode(&kv, replacing: nil)])  // group
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Player._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Player",
    columns: [
      .init("number", .integer),
      .init("name", .text, isOptional: true),
      .init("friend_number", .integer, isOptional: true, path: "friend"),
      .init("group_id", .integer, isOptional: true, path: "group"),
    ],
    identity: [0],
    relations: [
      .init("friend", .toOne(columns: [2]), .merge, path: "friend", to: { Player._KVEntry._kvEntity }),
      .init("group", .toOne(columns: [3]), .merge, path: "group", to: { Group._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.number)
    kv.column(1, self.name)
    guard kv.identify() else { return }
    try kv.one(0, self.friend)
    try kv.one(1, self.group)
  }
}

nonisolated extension Group: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Group._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Group._KVEntry {
    Group._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Group._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.players = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Player._KVEntry.self))  // players
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Group._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Group",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: [
      .init("players", .toMany(isOrdered: true), .merge, path: "players", to: { Player._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.many(0, self.players)
  }
}

nonisolated extension Speech: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Speech._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Speech._KVEntry {
    Speech._KVEntry()
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "result.speeches") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Speech._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1:  // custom.series
          if try kv.consumeNull() {
            out.series = .null
            out.lead = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.series = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Series._KVEntry.self))  // custom.series
                case 1: out.lead = try kv.consumeNullOrEmptyText() ? .null : .value(Series._KVEntry._kvDecode(&kv, updating: updating ? out.lead.value : nil))
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2: out.byName = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_byName(&kv))  // by_name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Named._KVEntry] {
    var all: [Named._KVEntry] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(Named._KVEntry._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }
}

nonisolated extension Speech._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Speech",
    columns: [
      .init("id", .integer),
      .init("lead_id", .integer, isOptional: true, path: "custom.lead"),
    ],
    identity: [0],
    relations: [
      .init("series", .toMany(isOrdered: true), .merge, path: "custom.series", to: { Series._KVEntry._kvEntity }),
      .init("lead", .toOne(columns: [1]), .merge, path: "custom.lead", to: { Series._KVEntry._kvEntity }),
      .init("byName", .toMany(isOrdered: true), .merge, path: "by_name", to: { Named._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.many(0, self.series)
    try kv.one(1, self.lead)
    try kv.many(2, self.byName)
  }
}

nonisolated extension Series: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Series._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Series._KVEntry {
    Series._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Series._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.title = try kv.consumeNull() ? .null : .value(kv.string())  // title
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Series._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Series",
    columns: [
      .init("id", .integer),
      .init("title", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.title)
    _ = kv.identify()
  }
}

nonisolated extension Named: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Named._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Named._KVEntry {
    Named._KVEntry()
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Named._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.size = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // size
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.name = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.name = .null
    }
  }
}

nonisolated extension Named._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Named",
    columns: [
      .init("name", .text, path: ""),
      .init("size", .integer, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvIsKeyed: Swift.Bool { true }

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.name)
    kv.column(1, self.size)
    _ = kv.identify()
  }
}

nonisolated extension Measure: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Measure._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Measure._KVEntry {
    Measure._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Measure._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.amount = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.double())  // amount
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Measure._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Measure",
    columns: [
      .init("id", .integer),
      .init("amount", .real),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.amount)
    _ = kv.identify()
  }
}

nonisolated extension Sensor: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Sensor._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Sensor._KVEntry {
    Sensor._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Sensor._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.signals = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_signals(&kv))  // signals
        case 2: out.main = try kv.consumeNullOrEmptyText() ? .null : .value(Signal._KVEntry._kvDecode(&kv, updating: updating ? out.main.value : nil))  // main
        case 3: out.mainID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.uint64())  // main_id
        case 4: out.scale = try kv.consumeNullOrEmptyElement() ? .null : .value(Scale._kvDecode(&kv, lenient: false))  // scale
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_signals(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.UInt64] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.UInt64 in try kv.uint64() })
  }
}

nonisolated extension Sensor._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Sensor",
    columns: [
      .init("id", .integer),
      .init("main_id", .integer, isOptional: true, path: "main"),
      .init("scale", .integer, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("signals", .toMany(isOrdered: true), .replace, path: "signals", to: { Signal._KVEntry._kvEntity }),
      .init("main", .toOne(columns: [1]), .merge, path: "main", to: { Signal._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    try kv.written(2, self.scale) { (kv: inout KVMap.JSONWriter, value: Scale) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    guard kv.identify() else { return }
    kv.identities(0, self.signals)
    try kv.one(1, self.main)
    kv.identity(1, self.mainID)
  }
}

nonisolated extension Signal: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Signal._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Signal._KVEntry {
    Signal._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Signal._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.uint64())  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Signal._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Signal",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    _ = kv.identify()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Everything {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.bool, right.bool),
      KVMap._kvAreEqual(left.tiny, right.tiny),
      KVMap._kvAreEqual(left.huge, right.huge),
      KVMap._kvAreEqual(left.float, right.float),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.character, right.character),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.data, right.data),
      KVMap._kvAreEqual(left.date, right.date),
      KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.point, right.point),
      KVMap._kvAreEqual(left.field, right.field),
      KVMap._kvAreEqual(left.color, right.color),
      KVMap._kvAreEqual(left.counts, right.counts),
      KVMap._kvAreEqual(left.onlyRead, right.onlyRead),
      KVMap._kvAreEqual(left.onlyWritten, right.onlyWritten)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.bool.hash(into: &hasher)
    self.tiny.hash(into: &hasher)
    self.huge.hash(into: &hasher)
    self.float.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.character.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.data.hash(into: &hasher)
    self.date.hash(into: &hasher)
    self.value.hash(into: &hasher)
    self.point.hash(into: &hasher)
    self.field.hash(into: &hasher)
    self.color.hash(into: &hasher)
    self.counts.hash(into: &hasher)
    self.onlyRead.hash(into: &hasher)
    self.onlyWritten.hash(into: &hasher)
  }
}

nonisolated extension Translation {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key, right.key),
      KVMap._kvAreEqual(left.language, right.language),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key.hash(into: &hasher)
    self.language.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension Label {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.translation, right.translation),
      KVMap._kvAreEqual(left.translations, right.translations)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.translation.hash(into: &hasher)
    self.translations.hash(into: &hasher)
  }
}

nonisolated extension Speech {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.series, right.series),
      KVMap._kvAreEqual(left.lead, right.lead),
      KVMap._kvAreEqual(left.byName, right.byName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.series.hash(into: &hasher)
    self.lead.hash(into: &hasher)
    self.byName.hash(into: &hasher)
  }
}

nonisolated extension Series {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.title, right.title)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.title.hash(into: &hasher)
  }
}

nonisolated extension Named {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.size, right.size)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.size.hash(into: &hasher)
  }
}

nonisolated extension Measure {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.amount, right.amount)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.amount.hash(into: &hasher)
  }
}

nonisolated extension Sensor {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.signals, right.signals),
      KVMap._kvAreEqual(left.main, right.main),
      KVMap._kvAreEqual(left.mainID, right.mainID),
      KVMap._kvAreEqual(left.scale, right.scale)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.signals.hash(into: &hasher)
    self.main.hash(into: &hasher)
    self.mainID.hash(into: &hasher)
    self.scale.hash(into: &hasher)
  }
}

nonisolated extension Signal {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Everything {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{5}\0\u{1c}\0\0\0\0\0\u{7}\0\u{18}\0\0\0\0\0\u{10}\0 \0\t\0\0\0\u{3}\0\0\0\u{1}\0\0\0\u{b}\0\0\0\0\0\u{12}\0\u{1a}\0\u{1e}\0\u{14}\0\r\0\0\0\u{16}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0bool\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0tiny\"\0\0\0\u{4}\0\0\u{3}\0\0\0\0huge\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0float\"\0\0\u{7}\0\0\u{5}\0\0\0\0decimal\"\t\0\0\u{6}\0\0\0\0character\"\0\0\0\0\0\0\u{3}\0\0\u{7}\0\0\0\0url\"\0\0\0\0\u{4}\0\0\u{8}\0\0\0\0data\"\0\0\0\u{4}\0\0\t\0\0\0\0date\"\0\0\0\u{5}\0\0\n\0\0\0\0value\"\0\0\u{5}\0\0\u{b}\0\0\0\0point\"\0\0\u{5}\0\0\u{c}\0\0\0\0field\"\0\0\u{5}\0\0\r\0\0\0\0color\"\0\0\u{6}\0\0\u{e}\0\0\0\0counts\"\0\u{4}\0\0\u{f}\0\0\0\0read\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 16, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Everything\tKinds.kvmap\t5
        id\t+1\tid
        bool\t+2\tbool
        tiny\t+3\ttiny
        huge\t+4\thuge
        float\t+5\tfloat
        decimal\t+6\tdecimal
        character\t+7\tcharacter
        url\t+8\turl
        data\t+9\tdata
        date\t+10\tdate
        value\t+11\tvalue
        point\t+12\tpoint
        field\t+13\tfield
        color\t+14\tcolor
        counts\t+15\tcounts
        onlyRead\t+16\tread.only
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0only\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Everything\tKinds.kvmap\t5
        onlyRead\t+16\tread.only
        """)
  }
}

nonisolated extension Translation {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0key\"\0\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0language\"\0\0\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        Translation\tKinds.kvmap\t30
        key\t+1\tkey
        language\t+2\tlanguage
        text\t+3\ttext
        """)
  }
}

nonisolated extension Label {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\u{6}\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{b}\0\0\u{1}\0\0\0\0translation\"\0\0\0\0\u{c}\0\0\u{2}\0\0\0\0translations\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Label\tKinds.kvmap\t36
        id\t+1\tid
        translation\t+2\ttranslation
        translations\t+3\ttranslations
        """)
  }
}

nonisolated extension Player {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{7}\0\u{5}\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\u{1}\0number\"\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0friend\"\0\u{5}\0\0\u{3}\0\0\0\0group\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Player\tKinds.kvmap\t43
        number\t+1\tnumber
        name\t+2\tname
        friend\t+3\tfriend
        group\t+4\tgroup
        """)
  }
}

nonisolated extension Group {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0players\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Group\tKinds.kvmap\t50
        id\t+1\tid
        players\t+2\tplayers
        """)
  }
}

nonisolated extension Speech {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0custom\"\0\u{7}\0\0\u{2}\0\0\0\0by_name\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Speech\tKinds.kvmap\t56
        id\t+3\tid
        series\t+4\tcustom.series
        byName\t+6\tby_name
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\0\0series\"\0\u{4}\0\0\u{1}\0\0\0\0lead\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Speech\tKinds.kvmap\t56
        series\t+4\tcustom.series
        lead\t+5\tcustom.lead
        """)
  }
}

nonisolated extension Series {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Series\tKinds.kvmap\t65
        id\t+1\tid
        title\t+2\ttitle
        """)
  }
}

nonisolated extension Named {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Named\tKinds.kvmap\t70
        size\t+2\tsize
        name\t+1\t
        """)
  }
}

nonisolated extension Measure {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0amount\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Measure\tKinds.kvmap\t76
        id\t+1\tid
        amount\t+2\tamount
        """)
  }
}

nonisolated extension Sensor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{5}\0\u{7}\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0signals\"\u{4}\0\0\u{2}\0\0\0\0main\"\0\0\0\u{7}\0\0\u{3}\0\0\0\0main_id\"\u{5}\0\0\u{4}\0\0\0\0scale\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sensor\tKinds.kvmap\t82
        id\t+1\tid
        signals\t+2\tsignals
        main\t+3\tmain
        mainID\t+4\tmain_id
        scale\t+5\tscale
        """)
  }
}

nonisolated extension Signal {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Signal\tKinds.kvmap\t90
        id\t+1\tid
        """)
  }
}

nonisolated extension Color {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0red\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Color\tKinds.kvmap\t25
        """)
  }
}

nonisolated extension Scale {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\u{14}\0\0\u{1}\0\0\0\018446744073709551615\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Scale\tKinds.kvmap\t94
        """)
  }
}

nonisolated extension Everything._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{5}\0\u{1c}\0\0\0\0\0\u{7}\0\u{18}\0\0\0\0\0\u{10}\0 \0\t\0\0\0\u{3}\0\0\0\u{1}\0\0\0\u{b}\0\0\0\0\0\u{12}\0\u{1a}\0\u{1e}\0\u{14}\0\r\0\0\0\u{16}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0bool\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0tiny\"\0\0\0\u{4}\0\0\u{3}\0\0\0\0huge\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0float\"\0\0\u{7}\0\0\u{5}\0\0\0\0decimal\"\t\0\0\u{6}\0\0\0\0character\"\0\0\0\0\0\0\u{3}\0\0\u{7}\0\0\0\0url\"\0\0\0\0\u{4}\0\0\u{8}\0\0\0\0data\"\0\0\0\u{4}\0\0\t\0\0\0\0date\"\0\0\0\u{5}\0\0\n\0\0\0\0value\"\0\0\u{5}\0\0\u{b}\0\0\0\0point\"\0\0\u{5}\0\0\u{c}\0\0\0\0field\"\0\0\u{5}\0\0\r\0\0\0\0color\"\0\0\u{6}\0\0\u{e}\0\0\0\0counts\"\0\u{4}\0\0\u{f}\0\0\0\0read\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 16, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Everything\tKinds.kvmap\t5
        id\t+1\tid
        bool\t+2\tbool
        tiny\t+3\ttiny
        huge\t+4\thuge
        float\t+5\tfloat
        decimal\t+6\tdecimal
        character\t+7\tcharacter
        url\t+8\turl
        data\t+9\tdata
        date\t+10\tdate
        value\t+11\tvalue
        point\t+12\tpoint
        field\t+13\tfield
        color\t+14\tcolor
        counts\t+15\tcounts
        onlyRead\t+16\tread.only
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0only\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Everything\tKinds.kvmap\t5
        onlyRead\t+16\tread.only
        """)
  }
}

nonisolated extension Translation._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0key\"\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0language\"\0\0\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Translation\tKinds.kvmap\t30
        key\t+1\tkey
        language\t+2\tlanguage
        text\t+3\ttext
        """)
  }
}

nonisolated extension Label._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\u{6}\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{b}\0\0\u{1}\0\0\0\0translation\"\0\0\0\0\u{c}\0\0\u{2}\0\0\0\0translations\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Label\tKinds.kvmap\t36
        id\t+1\tid
        translation\t+2\ttranslation
        translations\t+3\ttranslations
        """)
  }
}

nonisolated extension Player._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{7}\0\u{5}\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\0\0number\"\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0friend\"\0\u{5}\0\0\u{3}\0\0\0\0group\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Player\tKinds.kvmap\t43
        number\t+1\tnumber
        name\t+2\tname
        friend\t+3\tfriend
        group\t+4\tgroup
        """)
  }
}

nonisolated extension Group._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0players\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Group\tKinds.kvmap\t50
        id\t+1\tid
        players\t+2\tplayers
        """)
  }
}

nonisolated extension Speech._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0custom\"\0\u{7}\0\0\u{2}\0\0\0\0by_name\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Speech\tKinds.kvmap\t56
        id\t+3\tid
        series\t+4\tcustom.series
        byName\t+6\tby_name
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\0\0series\"\0\u{4}\0\0\u{1}\0\0\0\0lead\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Speech\tKinds.kvmap\t56
        series\t+4\tcustom.series
        lead\t+5\tcustom.lead
        """)
  }
}

nonisolated extension Series._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Series\tKinds.kvmap\t65
        id\t+1\tid
        title\t+2\ttitle
        """)
  }
}

nonisolated extension Named._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Named\tKinds.kvmap\t70
        size\t+2\tsize
        name\t+1\t
        """)
  }
}

nonisolated extension Measure._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0amount\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Measure\tKinds.kvmap\t76
        id\t+1\tid
        amount\t+2\tamount
        """)
  }
}

nonisolated extension Sensor._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{5}\0\u{7}\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0signals\"\u{4}\0\0\u{2}\0\0\0\0main\"\0\0\0\u{7}\0\0\u{3}\0\0\0\0main_id\"\u{5}\0\0\u{4}\0\0\0\0scale\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sensor\tKinds.kvmap\t82
        id\t+1\tid
        signals\t+2\tsignals
        main\t+3\tmain
        mainID\t+4\tmain_id
        scale\t+5\tscale
        """)
  }
}

nonisolated extension Signal._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Signal\tKinds.kvmap\t90
        id\t+1\tid
        """)
  }
}
