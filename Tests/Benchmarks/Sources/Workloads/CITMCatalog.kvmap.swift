// Generated from CITMCatalog.kvmap. Do not edit.
// kvmap format 1, input bbc5c5692fae4da6, body 9a547cc9bd7d6421
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct Catalog: Swift.Sendable, Swift.Hashable {
  public var areaNames: [Swift.String: Swift.String]
  public var audienceSubCategoryNames: [Swift.String: Swift.String]
  public var blockNames: [Swift.String: Swift.String]
  public var events: [Swift.String: CatalogEvent]
  public var performances: [Performance]
  public var seatCategoryNames: [Swift.String: Swift.String]
  public var subTopicNames: [Swift.String: Swift.String]
  public var subjectNames: [Swift.String: Swift.String]
  public var topicNames: [Swift.String: Swift.String]
  public var topicSubTopics: [Swift.String: [Swift.Int]]
  public var venueNames: [Swift.String: Swift.String]

  public init(
    areaNames: [Swift.String: Swift.String],
    audienceSubCategoryNames: [Swift.String: Swift.String],
    blockNames: [Swift.String: Swift.String],
    events: [Swift.String: CatalogEvent],
    performances: [Performance],
    seatCategoryNames: [Swift.String: Swift.String],
    subTopicNames: [Swift.String: Swift.String],
    subjectNames: [Swift.String: Swift.String],
    topicNames: [Swift.String: Swift.String],
    topicSubTopics: [Swift.String: [Swift.Int]],
    venueNames: [Swift.String: Swift.String]
  ) {
    self.areaNames = areaNames
    self.audienceSubCategoryNames = audienceSubCategoryNames
    self.blockNames = blockNames
    self.events = events
    self.performances = performances
    self.seatCategoryNames = seatCategoryNames
    self.subTopicNames = subTopicNames
    self.subjectNames = subjectNames
    self.topicNames = topicNames
    self.topicSubTopics = topicSubTopics
    self.venueNames = venueNames
  }
}

nonisolated public struct CatalogEvent: Swift.Sendable, Swift.Hashable {
  public var description: Swift.Optional<Swift.String>
  public var id: Swift.Int
  public var logo: Swift.Optional<Swift.String>
  public var name: Swift.String
  public var subTopicIds: [Swift.Int]
  public var subjectCode: Swift.Optional<Swift.String>
  public var subtitle: Swift.Optional<Swift.String>
  public var topicIds: [Swift.Int]

  public init(
    description: Swift.String? = nil,
    id: Swift.Int,
    logo: Swift.String? = nil,
    name: Swift.String,
    subTopicIds: [Swift.Int],
    subjectCode: Swift.String? = nil,
    subtitle: Swift.String? = nil,
    topicIds: [Swift.Int]
  ) {
    self.description = description
    self.id = id
    self.logo = logo
    self.name = name
    self.subTopicIds = subTopicIds
    self.subjectCode = subjectCode
    self.subtitle = subtitle
    self.topicIds = topicIds
  }
}

nonisolated public struct Performance: Swift.Sendable, Swift.Hashable {
  public var eventId: Swift.Int
  public var id: Swift.Int
  public var logo: Swift.Optional<Swift.String>
  public var name: Swift.Optional<Swift.String>
  public var prices: [Price]
  public var seatCategories: [SeatCategory]
  public var seatMapImage: Swift.Optional<Swift.String>
  public var start: Swift.Int
  public var venueCode: Swift.String

  public init(
    eventId: Swift.Int,
    id: Swift.Int,
    logo: Swift.String? = nil,
    name: Swift.String? = nil,
    prices: [Price],
    seatCategories: [SeatCategory],
    seatMapImage: Swift.String? = nil,
    start: Swift.Int,
    venueCode: Swift.String
  ) {
    self.eventId = eventId
    self.id = id
    self.logo = logo
    self.name = name
    self.prices = prices
    self.seatCategories = seatCategories
    self.seatMapImage = seatMapImage
    self.start = start
    self.venueCode = venueCode
  }
}

nonisolated public struct Price: Swift.Sendable, Swift.Hashable {
  public var amount: Swift.Int
  public var audienceSubCategoryId: Swift.Int
  public var seatCategoryId: Swift.Int

  public init(amount: Swift.Int, audienceSubCategoryId: Swift.Int, seatCategoryId: Swift.Int) {
    self.amount = amount
    self.audienceSubCategoryId = audienceSubCategoryId
    self.seatCategoryId = seatCategoryId
  }
}

nonisolated public struct SeatCategory: Swift.Sendable, Swift.Hashable {
  public var areas: [Area]
  public var seatCategoryId: Swift.Int

  public init(areas: [Area], seatCategoryId: Swift.Int) {
    self.areas = areas
    self.seatCategoryId = seatCategoryId
  }
}

nonisolated public struct Area: Swift.Sendable, Swift.Hashable {
  public var areaId: Swift.Int
  public var blockIds: [Swift.String]

  public init(areaId: Swift.Int, blockIds: [Swift.String]) {
    self.areaId = areaId
    self.blockIds = blockIds
  }
}

// MARK: - Mappings

nonisolated extension Catalog: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Catalog {
    Catalog(areaNames: [:], audienceSubCategoryNames: [:], blockNames: [:], events: [:], performances: [], seatCategoryNames: [:], subTopicNames: [:], subjectNames: [:], topicNames: [:], topicSubTopics: [:], venueNames: [:])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Catalog, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.areaNames = try _kvDecode_areaNames(&kv)  // areaNames
        case 1: out.audienceSubCategoryNames = try _kvDecode_areaNames(&kv)  // audienceSubCategoryNames
        case 2: out.blockNames = try _kvDecode_areaNames(&kv)  // blockNames
        case 3: out.events = try _kvDecode_events(&kv)  // events
        case 4: kv.array(into: &out.performances)  // performances
        case 5: out.seatCategoryNames = try _kvDecode_areaNames(&kv)  // seatCategoryNames
        case 6: out.subTopicNames = try _kvDecode_areaNames(&kv)  // subTopicNames
        case 7: out.subjectNames = try _kvDecode_areaNames(&kv)  // subjectNames
        case 8: out.topicNames = try _kvDecode_areaNames(&kv)  // topicNames
        case 9: out.topicSubTopics = try _kvDecode_topicSubTopics(&kv)  // topicSubTopics
        case 10: out.venueNames = try _kvDecode_areaNames(&kv)  // venueNames
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_areaNames(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_events(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: CatalogEvent] {
    return try kv.dictionary(
      of: CatalogEvent.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  private static func _kvDecode_topicSubTopics(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.Int]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"areaNames\":"); kv.dictionary(self.areaNames)
    kv.key("\"audienceSubCategoryNames\":"); kv.dictionary(self.audienceSubCategoryNames)
    kv.key("\"blockNames\":"); kv.dictionary(self.blockNames)
    kv.key("\"events\":"); try kv.dictionary(self.events)
    try kv.array("\"performances\":", self.performances)
    kv.key("\"seatCategoryNames\":"); kv.dictionary(self.seatCategoryNames)
    kv.key("\"subTopicNames\":"); kv.dictionary(self.subTopicNames)
    kv.key("\"subjectNames\":"); kv.dictionary(self.subjectNames)
    kv.key("\"topicNames\":"); kv.dictionary(self.topicNames)
    kv.key("\"topicSubTopics\":"); try kv.dictionary(self.topicSubTopics)
    kv.key("\"venueNames\":"); kv.dictionary(self.venueNames)
    kv.endObject()
  }
}

nonisolated extension CatalogEvent: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: CatalogEvent {
    CatalogEvent(id: 0, name: "", subTopicIds: [], topicIds: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CatalogEvent, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.description)  // description
      case 1: kv.int(into: &out.id)  // id
      case 2: kv.string(orNil: &out.logo)  // logo
      case 3: kv.string(into: &out.name)  // name
      case 4: kv.ints(into: &out.subTopicIds)  // subTopicIds
      case 5: kv.string(orNil: &out.subjectCode)  // subjectCode
      case 6: kv.string(orNil: &out.subtitle)  // subtitle
      case 7: kv.ints(into: &out.topicIds)  // topicIds
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"description\":", ifPresent: self.description)
    kv.int("\"id\":", self.id)
    kv.string("\"logo\":", ifPresent: self.logo)
    kv.string("\"name\":", self.name)
    kv.array("\"subTopicIds\":", self.subTopicIds)
    kv.string("\"subjectCode\":", ifPresent: self.subjectCode)
    kv.string("\"subtitle\":", ifPresent: self.subtitle)
    kv.array("\"topicIds\":", self.topicIds)
    kv.endObject()
  }
}

nonisolated extension Performance: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Performance {
    Performance(eventId: 0, id: 0, prices: [], seatCategories: [], start: 0, venueCode: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Performance, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.eventId)  // eventId
      case 1: kv.int(into: &out.id)  // id
      case 2: kv.string(orNil: &out.logo)  // logo
      case 3: kv.string(orNil: &out.name)  // name
      case 4: kv.array(into: &out.prices)  // prices
      case 5: kv.array(into: &out.seatCategories)  // seatCategories
      case 6: kv.string(orNil: &out.seatMapImage)  // seatMapImage
      case 7: kv.int(into: &out.start)  // start
      case 8: kv.string(into: &out.venueCode)  // venueCode
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"eventId\":", self.eventId)
    kv.int("\"id\":", self.id)
    kv.string("\"logo\":", ifPresent: self.logo)
    kv.string("\"name\":", ifPresent: self.name)
    try kv.array("\"prices\":", self.prices)
    try kv.array("\"seatCategories\":", self.seatCategories)
    kv.string("\"seatMapImage\":", ifPresent: self.seatMapImage)
    kv.int("\"start\":", self.start)
    kv.string("\"venueCode\":", self.venueCode)
    kv.endObject()
  }
}

nonisolated extension Price: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Price {
    Price(amount: 0, audienceSubCategoryId: 0, seatCategoryId: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Price, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.amount)  // amount
      case 1: kv.int(into: &out.audienceSubCategoryId)  // audienceSubCategoryId
      case 2: kv.int(into: &out.seatCategoryId)  // seatCategoryId
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"amount\":", self.amount)
    kv.int("\"audienceSubCategoryId\":", self.audienceSubCategoryId)
    kv.int("\"seatCategoryId\":", self.seatCategoryId)
    kv.endObject()
  }
}

nonisolated extension SeatCategory: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: SeatCategory {
    SeatCategory(areas: [], seatCategoryId: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SeatCategory, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.areas)  // areas
      case 1: kv.int(into: &out.seatCategoryId)  // seatCategoryId
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"areas\":", self.areas)
    kv.int("\"seatCategoryId\":", self.seatCategoryId)
    kv.endObject()
  }
}

nonisolated extension Area: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Area {
    Area(areaId: 0, blockIds: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Area, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.areaId)  // areaId
      case 1: kv.strings(into: &out.blockIds)  // blockIds
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"areaId\":", self.areaId)
    kv.array("\"blockIds\":", self.blockIds)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Catalog {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.areaNames, right.areaNames),
      KVMap._kvAreEqual(left.audienceSubCategoryNames, right.audienceSubCategoryNames),
      KVMap._kvAreEqual(left.blockNames, right.blockNames),
      KVMap._kvAreEqual(left.events, right.events),
      KVMap._kvAreEqual(left.performances, right.performances),
      KVMap._kvAreEqual(left.seatCategoryNames, right.seatCategoryNames),
      KVMap._kvAreEqual(left.subTopicNames, right.subTopicNames),
      KVMap._kvAreEqual(left.subjectNames, right.subjectNames),
      KVMap._kvAreEqual(left.topicNames, right.topicNames),
      KVMap._kvAreEqual(left.topicSubTopics, right.topicSubTopics),
      KVMap._kvAreEqual(left.venueNames, right.venueNames)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.areaNames.hash(into: &hasher)
    self.audienceSubCategoryNames.hash(into: &hasher)
    self.blockNames.hash(into: &hasher)
    self.events.hash(into: &hasher)
    self.performances.hash(into: &hasher)
    self.seatCategoryNames.hash(into: &hasher)
    self.subTopicNames.hash(into: &hasher)
    self.subjectNames.hash(into: &hasher)
    self.topicNames.hash(into: &hasher)
    self.topicSubTopics.hash(into: &hasher)
    self.venueNames.hash(into: &hasher)
  }
}

nonisolated extension CatalogEvent {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.logo, right.logo),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.subTopicIds, right.subTopicIds),
      KVMap._kvAreEqual(left.subjectCode, right.subjectCode),
      KVMap._kvAreEqual(left.subtitle, right.subtitle),
      KVMap._kvAreEqual(left.topicIds, right.topicIds)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.description.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.logo.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.subTopicIds.hash(into: &hasher)
    self.subjectCode.hash(into: &hasher)
    self.subtitle.hash(into: &hasher)
    self.topicIds.hash(into: &hasher)
  }
}

nonisolated extension Performance {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.eventId, right.eventId),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.logo, right.logo),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.prices, right.prices),
      KVMap._kvAreEqual(left.seatCategories, right.seatCategories),
      KVMap._kvAreEqual(left.seatMapImage, right.seatMapImage),
      KVMap._kvAreEqual(left.start, right.start),
      KVMap._kvAreEqual(left.venueCode, right.venueCode)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.eventId.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.logo.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.prices.hash(into: &hasher)
    self.seatCategories.hash(into: &hasher)
    self.seatMapImage.hash(into: &hasher)
    self.start.hash(into: &hasher)
    self.venueCode.hash(into: &hasher)
  }
}

nonisolated extension Price {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.amount, right.amount),
      KVMap._kvAreEqual(left.audienceSubCategoryId, right.audienceSubCategoryId),
      KVMap._kvAreEqual(left.seatCategoryId, right.seatCategoryId)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.amount.hash(into: &hasher)
    self.audienceSubCategoryId.hash(into: &hasher)
    self.seatCategoryId.hash(into: &hasher)
  }
}

nonisolated extension SeatCategory {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.areas, right.areas),
      KVMap._kvAreEqual(left.seatCategoryId, right.seatCategoryId)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.areas.hash(into: &hasher)
    self.seatCategoryId.hash(into: &hasher)
  }
}

nonisolated extension Area {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.areaId, right.areaId),
      KVMap._kvAreEqual(left.blockIds, right.blockIds)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.areaId.hash(into: &hasher)
    self.blockIds.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Catalog {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{11}\0\0\0\0\0\u{1e}\0!\0\u{c}\0\0\0\0\0\u{15}\0\t\0\u{4}\0\u{1}\0\0\0\0\0\u{e}\0\0\0\u{18}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\u{1}\0areaNames\"\0\0\0\0\0\0\u{18}\0\0\u{1}\0\0\u{1}\0audienceSubCategoryNames\"\0\0\0\0\0\0\0\n\0\0\u{2}\0\0\u{1}\0blockNames\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0events\"\0\u{c}\0\0\u{4}\0\0\u{1}\0performances\"\0\0\0\u{11}\0\0\u{5}\0\0\u{1}\0seatCategoryNames\"\0\0\0\0\0\0\r\0\0\u{6}\0\0\u{1}\0subTopicNames\"\0\0\u{c}\0\0\u{7}\0\0\u{1}\0subjectNames\"\0\0\0\n\0\0\u{8}\0\0\u{1}\0topicNames\"\0\0\0\0\0\u{e}\0\0\t\0\0\u{1}\0topicSubTopics\"\0\n\0\0\n\0\0\u{1}\0venueNames\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x3466e9a083914f65, wide: false, full: false, count: 11, required: 11,
      unknown: .ignore, duplicates: .error,
      rules: """
        Catalog\tCITMCatalog.kvmap\t7
        areaNames\t+1\tareaNames
        audienceSubCategoryNames\t+2\taudienceSubCategoryNames
        blockNames\t+3\tblockNames
        events\t+4\tevents
        performances\t+5\tperformances
        seatCategoryNames\t+6\tseatCategoryNames
        subTopicNames\t+7\tsubTopicNames
        subjectNames\t+8\tsubjectNames
        topicNames\t+9\ttopicNames
        topicSubTopics\t+10\ttopicSubTopics
        venueNames\t+11\tvenueNames
        """)
  }
}

nonisolated extension CatalogEvent {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\u{4}\0\0\0\u{13}\0\u{8}\0\0\0\u{10}\0\0\0\0\0\0\0\0\0\n\0\0\0\0\0\u{1}\0\r\0\u{b}\0\0\0\0\0\0\0description\"\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0logo\"\0\0\0\u{4}\0\0\u{3}\0\0\u{1}\0name\"\0\0\0\u{b}\0\0\u{4}\0\0\u{1}\0subTopicIds\"\0\0\0\0\u{b}\0\0\u{5}\0\0\0\0subjectCode\"\0\0\0\0\u{8}\0\0\u{6}\0\0\0\0subtitle\"\0\0\0\0\0\0\0\u{8}\0\0\u{7}\0\0\u{1}\0topicIds\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 8, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        CatalogEvent\tCITMCatalog.kvmap\t21
        description\t+1\tdescription
        id\t+2\tid
        logo\t+3\tlogo
        name\t+4\tname
        subTopicIds\t+5\tsubTopicIds
        subjectCode\t+6\tsubjectCode
        subtitle\t+7\tsubtitle
        topicIds\t+8\ttopicIds
        """)
  }
}

nonisolated extension Performance {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{b}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\u{5}\0\0\0\u{13}\0\u{1}\0\0\0\u{11}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\u{7}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0eventId\"\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0logo\"\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{6}\0\0\u{4}\0\0\u{1}\0prices\"\0\u{e}\0\0\u{5}\0\0\u{1}\0seatCategories\"\0\u{c}\0\0\u{6}\0\0\0\0seatMapImage\"\0\0\0\u{5}\0\0\u{7}\0\0\u{1}\0start\"\0\0\t\0\0\u{8}\0\0\u{1}\0venueCode\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6c45d188009454f, wide: false, full: false, count: 9, required: 6,
      unknown: .ignore, duplicates: .error,
      rules: """
        Performance\tCITMCatalog.kvmap\t32
        eventId\t+1\teventId
        id\t+2\tid
        logo\t+3\tlogo
        name\t+4\tname
        prices\t+5\tprices
        seatCategories\t+6\tseatCategories
        seatMapImage\t+7\tseatMapImage
        start\t+8\tstart
        venueCode\t+9\tvenueCode
        """)
  }
}

nonisolated extension Price {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{7}\0\0\0\0\0\u{3}\0\0\0\u{1}\0\0\0\u{6}\0\0\0\0\0\u{1}\0amount\"\0\u{15}\0\0\u{1}\0\0\u{1}\0audienceSubCategoryId\"\0\0\u{e}\0\0\u{2}\0\0\u{1}\0seatCategoryId\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        Price\tCITMCatalog.kvmap\t44
        amount\t+1\tamount
        audienceSubCategoryId\t+2\taudienceSubCategoryId
        seatCategoryId\t+3\tseatCategoryId
        """)
  }
}

nonisolated extension SeatCategory {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0areas\"\0\0\u{e}\0\0\u{1}\0\0\u{1}\0seatCategoryId\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        SeatCategory\tCITMCatalog.kvmap\t50
        areas\t+1\tareas
        seatCategoryId\t+2\tseatCategoryId
        """)
  }
}

nonisolated extension Area {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\u{1}\0areaId\"\0\u{8}\0\0\u{1}\0\0\u{1}\0blockIds\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Area\tCITMCatalog.kvmap\t55
        areaId\t+1\tareaId
        blockIds\t+2\tblockIds
        """)
  }
}
