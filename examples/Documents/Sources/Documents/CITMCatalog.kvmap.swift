// Generated from CITMCatalog.kvmap. Do not edit.
// kvmap format 1, input 797b0949cc7e1f61, body f7c812b5cd7bce1b
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct Catalog: Swift.Sendable, Swift.Hashable {
  public var areaNames: [Swift.Int: Swift.String]
  public var audienceSubCategoryNames: [Swift.Int: Swift.String]
  public var blockNames: [Swift.Int: Swift.String]
  public var events: [Swift.Int: CatalogEvent]
  public var performances: [Performance]
  public var seatCategoryNames: [Swift.Int: Swift.String]
  public var subTopicNames: [Swift.Int: Swift.String]
  public var subjectNames: [Swift.Int: Swift.String]
  public var topicNames: [Swift.Int: Swift.String]
  public var topicSubTopics: [Swift.Int: [Swift.Int]]
  /// By a code such as "HALL_NORTH".
  public var venueNames: [Swift.String: Swift.String]

  public init(
    areaNames: [Swift.Int: Swift.String],
    audienceSubCategoryNames: [Swift.Int: Swift.String],
    blockNames: [Swift.Int: Swift.String],
    events: [Swift.Int: CatalogEvent],
    performances: [Performance],
    seatCategoryNames: [Swift.Int: Swift.String],
    subTopicNames: [Swift.Int: Swift.String],
    subjectNames: [Swift.Int: Swift.String],
    topicNames: [Swift.Int: Swift.String],
    topicSubTopics: [Swift.Int: [Swift.Int]],
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

/// What is performed, once or several times.
nonisolated public struct CatalogEvent: Swift.Sendable, Swift.Hashable {
  public var description: Swift.Optional<Swift.String>
  public var id: Swift.Int
  /// The path of an image on the catalogue's host.
  public var logo: Swift.Optional<URL>
  public var name: Swift.String
  public var subTopicIDs: [Swift.Int]
  public var subjectCode: Swift.Optional<Swift.String>
  public var subtitle: Swift.Optional<Swift.String>
  public var topicIDs: [Swift.Int]

  public init(
    description: Swift.String? = nil,
    id: Swift.Int,
    logo: URL? = nil,
    name: Swift.String,
    subTopicIDs: [Swift.Int],
    subjectCode: Swift.String? = nil,
    subtitle: Swift.String? = nil,
    topicIDs: [Swift.Int]
  ) {
    self.description = description
    self.id = id
    self.logo = logo
    self.name = name
    self.subTopicIDs = subTopicIDs
    self.subjectCode = subjectCode
    self.subtitle = subtitle
    self.topicIDs = topicIDs
  }
}

/// An event at a place and a time.
nonisolated public struct Performance: Swift.Sendable, Swift.Hashable {
  public var eventID: Swift.Int
  public var id: Swift.Int
  public var logo: Swift.Optional<URL>
  public var name: Swift.Optional<Swift.String>
  public var prices: [Price]
  public var seatCategories: [SeatCategory]
  public var seatMapImage: Swift.Optional<URL>
  public var start: Date
  public var venueCode: Swift.String

  public init(
    eventID: Swift.Int,
    id: Swift.Int,
    logo: URL? = nil,
    name: Swift.String? = nil,
    prices: [Price],
    seatCategories: [SeatCategory],
    seatMapImage: URL? = nil,
    start: Date,
    venueCode: Swift.String
  ) {
    self.eventID = eventID
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
  /// In thousandths of the currency.
  public var amount: Swift.Int
  public var audienceSubCategoryID: Swift.Int
  public var seatCategoryID: Swift.Int

  public init(amount: Swift.Int, audienceSubCategoryID: Swift.Int, seatCategoryID: Swift.Int) {
    self.amount = amount
    self.audienceSubCategoryID = audienceSubCategoryID
    self.seatCategoryID = seatCategoryID
  }
}

nonisolated public struct SeatCategory: Swift.Sendable, Swift.Hashable {
  public var areas: [Area]
  public var seatCategoryID: Swift.Int

  public init(areas: [Area], seatCategoryID: Swift.Int) {
    self.areas = areas
    self.seatCategoryID = seatCategoryID
  }
}

nonisolated public struct Area: Swift.Sendable, Swift.Hashable {
  public var areaID: Swift.Int
  public var blockIDs: [Swift.Int]

  public init(areaID: Swift.Int, blockIDs: [Swift.Int]) {
    self.areaID = areaID
    self.blockIDs = blockIDs
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
        case 10: out.venueNames = try _kvDecode_venueNames(&kv)  // venueNames
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_areaNames(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_events(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: CatalogEvent] {
    return try kv.dictionary(
      of: CatalogEvent.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() })
  }

  private static func _kvDecode_topicSubTopics(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: [Swift.Int]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  private static func _kvDecode_venueNames(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"areaNames\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.areaNames) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.endObject()
    kv.key("\"audienceSubCategoryNames\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.audienceSubCategoryNames) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.endObject()
    kv.key("\"blockNames\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.blockNames) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.endObject()
    kv.key("\"events\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.events) {
      kv.entryKey(key0)
      try value0._kvEncode(&kv)
    }
    kv.endObject()
    try kv.array("\"performances\":", self.performances)
    kv.key("\"seatCategoryNames\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.seatCategoryNames) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.endObject()
    kv.key("\"subTopicNames\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.subTopicNames) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.endObject()
    kv.key("\"subjectNames\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.subjectNames) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.endObject()
    kv.key("\"topicNames\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.topicNames) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.endObject()
    kv.key("\"topicSubTopics\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.topicSubTopics) {
      kv.entryKey(key0)
      kv.array(value0)
    }
    kv.endObject()
    kv.key("\"venueNames\":"); kv.dictionary(self.venueNames)
    kv.endObject()
  }
}

nonisolated extension CatalogEvent: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: CatalogEvent {
    CatalogEvent(id: 0, name: "", subTopicIDs: [], topicIDs: [])
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
      case 2: kv.url(orNil: &out.logo)  // logo
      case 3: kv.string(into: &out.name)  // name
      case 4: kv.ints(into: &out.subTopicIDs)  // subTopicIds
      case 5: kv.string(orNil: &out.subjectCode)  // subjectCode
      case 6: kv.string(orNil: &out.subtitle)  // subtitle
      case 7: kv.ints(into: &out.topicIDs)  // topicIds
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"description\":", ifPresent: self.description)
    kv.int("\"id\":", self.id)
    if let value = self.logo { kv.key("\"logo\":"); try kv.url(value) }
    kv.string("\"name\":", self.name)
    kv.array("\"subTopicIds\":", self.subTopicIDs)
    kv.string("\"subjectCode\":", ifPresent: self.subjectCode)
    kv.string("\"subtitle\":", ifPresent: self.subtitle)
    kv.array("\"topicIds\":", self.topicIDs)
    kv.endObject()
  }
}

nonisolated extension Performance: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Performance {
    Performance(eventID: 0, id: 0, prices: [], seatCategories: [], start: .init(timeIntervalSince1970: 0), venueCode: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Performance, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.eventID)  // eventId
        case 1: kv.int(into: &out.id)  // id
        case 2: kv.url(orNil: &out.logo)  // logo
        case 3: kv.string(orNil: &out.name)  // name
        case 4: kv.array(into: &out.prices)  // prices
        case 5: kv.array(into: &out.seatCategories)  // seatCategories
        case 6: kv.url(orNil: &out.seatMapImage)  // seatMapImage
        case 7: out.start = try kv.epochMilliseconds(lenient: false)  // start
        case 8: kv.string(into: &out.venueCode)  // venueCode
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"eventId\":", self.eventID)
    kv.int("\"id\":", self.id)
    if let value = self.logo { kv.key("\"logo\":"); try kv.url(value) }
    kv.string("\"name\":", ifPresent: self.name)
    try kv.array("\"prices\":", self.prices)
    try kv.array("\"seatCategories\":", self.seatCategories)
    if let value = self.seatMapImage { kv.key("\"seatMapImage\":"); try kv.url(value) }
    kv.key("\"start\":"); try kv.epochMilliseconds(self.start)
    kv.string("\"venueCode\":", self.venueCode)
    kv.endObject()
  }
}

nonisolated extension Price: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Price {
    Price(amount: 0, audienceSubCategoryID: 0, seatCategoryID: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Price, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.amount)  // amount
      case 1: kv.int(into: &out.audienceSubCategoryID)  // audienceSubCategoryId
      case 2: kv.int(into: &out.seatCategoryID)  // seatCategoryId
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"amount\":", self.amount)
    kv.int("\"audienceSubCategoryId\":", self.audienceSubCategoryID)
    kv.int("\"seatCategoryId\":", self.seatCategoryID)
    kv.endObject()
  }
}

nonisolated extension SeatCategory: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: SeatCategory {
    SeatCategory(areas: [], seatCategoryID: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SeatCategory, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.areas)  // areas
      case 1: kv.int(into: &out.seatCategoryID)  // seatCategoryId
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"areas\":", self.areas)
    kv.int("\"seatCategoryId\":", self.seatCategoryID)
    kv.endObject()
  }
}

nonisolated extension Area: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Area {
    Area(areaID: 0, blockIDs: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Area, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.areaID)  // areaId
      case 1: kv.ints(into: &out.blockIDs)  // blockIds
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"areaId\":", self.areaID)
    kv.array("\"blockIds\":", self.blockIDs)
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
      KVMap._kvAreEqual(left.subTopicIDs, right.subTopicIDs),
      KVMap._kvAreEqual(left.subjectCode, right.subjectCode),
      KVMap._kvAreEqual(left.subtitle, right.subtitle),
      KVMap._kvAreEqual(left.topicIDs, right.topicIDs)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.description.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.logo.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.subTopicIDs.hash(into: &hasher)
    self.subjectCode.hash(into: &hasher)
    self.subtitle.hash(into: &hasher)
    self.topicIDs.hash(into: &hasher)
  }
}

nonisolated extension Performance {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.eventID, right.eventID),
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
    self.eventID.hash(into: &hasher)
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
      KVMap._kvAreEqual(left.audienceSubCategoryID, right.audienceSubCategoryID),
      KVMap._kvAreEqual(left.seatCategoryID, right.seatCategoryID)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.amount.hash(into: &hasher)
    self.audienceSubCategoryID.hash(into: &hasher)
    self.seatCategoryID.hash(into: &hasher)
  }
}

nonisolated extension SeatCategory {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.areas, right.areas),
      KVMap._kvAreEqual(left.seatCategoryID, right.seatCategoryID)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.areas.hash(into: &hasher)
    self.seatCategoryID.hash(into: &hasher)
  }
}

nonisolated extension Area {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.areaID, right.areaID),
      KVMap._kvAreEqual(left.blockIDs, right.blockIDs)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.areaID.hash(into: &hasher)
    self.blockIDs.hash(into: &hasher)
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
        Catalog\tCITMCatalog.kvmap\t8
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
        venueNames\t+12\tvenueNames
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
        CatalogEvent\tCITMCatalog.kvmap\t24
        description\t+1\tdescription
        id\t+2\tid
        logo\t+4\tlogo
        name\t+5\tname
        subTopicIDs\t+6\tsubTopicIds
        subjectCode\t+7\tsubjectCode
        subtitle\t+8\tsubtitle
        topicIDs\t+9\ttopicIds
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
        Performance\tCITMCatalog.kvmap\t37
        eventID\t+1\teventId
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
        Price\tCITMCatalog.kvmap\t49
        amount\t+2\tamount
        audienceSubCategoryID\t+3\taudienceSubCategoryId
        seatCategoryID\t+4\tseatCategoryId
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
        SeatCategory\tCITMCatalog.kvmap\t56
        areas\t+1\tareas
        seatCategoryID\t+2\tseatCategoryId
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
        Area\tCITMCatalog.kvmap\t61
        areaID\t+1\tareaId
        blockIDs\t+2\tblockIds
        """)
  }
}
