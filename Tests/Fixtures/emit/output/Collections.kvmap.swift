// Generated from Collections.kvmap. Do not edit.
// kvmap format 1, input a36ef3e766829477, body 270e996f7b706190
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

nonisolated struct Collections: Swift.Sendable, Swift.Hashable {
  var ints: [Swift.Int]
  var doubles: [Swift.Double]
  var texts: [Swift.String]
  var small: [Swift.Int8]
  var holes: [Swift.Int?]
  var grid: [[Swift.Int]]
  var cube: [[[Swift.Double]]]
  var items: [CollectionItem]
  var maybe: Swift.Optional<[CollectionItem]>
  var byName: [Swift.String: Swift.Int]
  var byNumber: [Swift.Int: Swift.String]
  var byID: [UUID: CollectionItem]
  var tables: [Swift.String: [Swift.String: [Swift.Int]]]
  var numbers: Swift.Set<Swift.Int>
  var words: Swift.Set<Swift.String>
  var letters: Swift.Set<Swift.Character>
  var flags: Swift.Set<Swift.Bool>
  var things: Swift.Set<CollectionItem>
  var days: Swift.Set<Date>
  var values: [KVMap.JSONValue]
  var holesByName: [Swift.String: Swift.Int?]

  init(
    ints: [Swift.Int],
    doubles: [Swift.Double],
    texts: [Swift.String],
    small: [Swift.Int8],
    holes: [Swift.Int?],
    grid: [[Swift.Int]],
    cube: [[[Swift.Double]]],
    items: [CollectionItem],
    maybe: [CollectionItem]? = nil,
    byName: [Swift.String: Swift.Int],
    byNumber: [Swift.Int: Swift.String],
    byID: [UUID: CollectionItem],
    tables: [Swift.String: [Swift.String: [Swift.Int]]],
    numbers: Swift.Set<Swift.Int>,
    words: Swift.Set<Swift.String>,
    letters: Swift.Set<Swift.Character>,
    flags: Swift.Set<Swift.Bool>,
    things: Swift.Set<CollectionItem>,
    days: Swift.Set<Date>,
    values: [KVMap.JSONValue],
    holesByName: [Swift.String: Swift.Int?]
  ) {
    self.ints = ints
    self.doubles = doubles
    self.texts = texts
    self.small = small
    self.holes = holes
    self.grid = grid
    self.cube = cube
    self.items = items
    self.maybe = maybe
    self.byName = byName
    self.byNumber = byNumber
    self.byID = byID
    self.tables = tables
    self.numbers = numbers
    self.words = words
    self.letters = letters
    self.flags = flags
    self.things = things
    self.days = days
    self.values = values
    self.holesByName = holesByName
  }
}

nonisolated struct CollectionItem: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated struct LossyCollections: Swift.Sendable, Swift.Hashable {
  var ints: [Swift.Int]
  var items: [CollectionItem]
  var words: Swift.Set<Swift.String>
  var byName: [Swift.String: Swift.Int]
  var maybe: Swift.Optional<[Swift.Int]>
  var fallback: [Swift.Int]
  var byNumber: [Swift.Int: CollectionItem]

  init(
    ints: [Swift.Int],
    items: [CollectionItem],
    words: Swift.Set<Swift.String>,
    byName: [Swift.String: Swift.Int],
    maybe: [Swift.Int]? = nil,
    fallback: [Swift.Int] = [7],
    byNumber: [Swift.Int: CollectionItem] = [:]
  ) {
    self.ints = ints
    self.items = items
    self.words = words
    self.byName = byName
    self.maybe = maybe
    self.fallback = fallback
    self.byNumber = byNumber
  }
}

// MARK: - Mappings

nonisolated extension Collections: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Collections {
    Collections(ints: [], doubles: [], texts: [], small: [], holes: [], grid: [], cube: [], items: [], byName: [:], byNumber: [:], byID: [:], tables: [:], numbers: [], words: [], letters: [], flags: [], things: [], days: [], values: [], holesByName: [:])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Collections, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.ints(into: &out.ints)  // ints
        case 1: kv.doubles(into: &out.doubles)  // doubles
        case 2: kv.strings(into: &out.texts)  // texts
        case 3: out.small = try _kvDecode_small(&kv)  // small
        case 4: out.holes = try _kvDecode_holes(&kv)  // holes
        case 5: out.grid = try _kvDecode_grid(&kv)  // grid
        case 6: out.cube = try _kvDecode_cube(&kv)  // cube
        case 7: kv.array(into: &out.items)  // items
        case 8: kv.array(orNil: &out.maybe)  // maybe
        case 9: out.byName = try _kvDecode_byName(&kv)  // byName
        case 10: out.byNumber = try _kvDecode_byNumber(&kv)  // byNumber
        case 11: out.byID = try _kvDecode_byID(&kv)  // byID
        case 12: out.tables = try _kvDecode_tables(&kv)  // tables
        case 13: out.numbers = try _kvDecode_numbers(&kv)  // numbers
        case 14: out.words = try _kvDecode_words(&kv)  // words
        case 15: out.letters = try _kvDecode_letters(&kv)  // letters
        case 16: out.flags = try _kvDecode_flags(&kv)  // flags
        case 17: out.things = try _kvDecode_things(&kv)  // things
        case 18: out.days = try _kvDecode_days(&kv)  // days
        case 19: out.values = try _kvDecode_values(&kv)  // values
        case 20: out.holesByName = try _kvDecode_holesByName(&kv)  // holesByName
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_small(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int8] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int8 in try kv.int8() })
  }

  private static func _kvDecode_holes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int? in try kv.consumeNullOrEmptyElement() ? nil : kv.int() })
  }

  private static func _kvDecode_grid(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  private static func _kvDecode_cube(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[[Swift.Double]]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Double]] in try _kvDecode_cube_1(&kv) })
  }

  private static func _kvDecode_cube_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Double]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Double] in try kv.doubles() })
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_byNumber(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_byID(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [UUID: CollectionItem] {
    return try kv.dictionary(
      of: CollectionItem.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> UUID in try kv.entryKeyUUID() })
  }

  private static func _kvDecode_tables(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.String: [Swift.Int]]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.Int]] in try _kvDecode_tables_1(&kv) })
  }

  private static func _kvDecode_tables_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.Int]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  private static func _kvDecode_numbers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_words(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.String> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_letters(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Character> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Character in try kv.character() })
  }

  private static func _kvDecode_flags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Bool> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Bool in try kv.bool() })
  }

  private static func _kvDecode_things(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<CollectionItem> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CollectionItem in try CollectionItem._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_days(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Date> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })
  }

  private static func _kvDecode_values(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.JSONValue] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONValue in try kv.value() })
  }

  private static func _kvDecode_holesByName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int?] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int? in try kv.consumeNullOrEmptyElement() ? nil : kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"ints\":", self.ints)
    try kv.array("\"doubles\":", self.doubles)
    kv.array("\"texts\":", self.texts)
    try kv.array("\"small\":", self.small)
    kv.key("\"holes\":")
    kv.beginArray()
    for value0 in self.holes {
      if let value1 = value0 {
        kv.int(value1)
      } else { kv.null() }
    }
    kv.endArray()
    try kv.array("\"grid\":", self.grid)
    try kv.array("\"cube\":", self.cube)
    try kv.array("\"items\":", self.items)
    if let value = self.maybe { kv.key("\"maybe\":"); try kv.array(value) }
    kv.key("\"byName\":"); kv.dictionary(self.byName)
    kv.key("\"byNumber\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.byNumber) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.endObject()
    kv.key("\"byID\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.byID, text: { $0.uuidString }) {
      kv.entryKey(key0)
      try value0._kvEncode(&kv)
    }
    kv.endObject()
    kv.key("\"tables\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.tables) {
      kv.entryKey(key0)
      try kv.dictionary(value0)
    }
    kv.endObject()
    kv.key("\"numbers\":"); kv.array(kv.sorted(self.numbers))
    kv.key("\"words\":"); kv.array(kv.sorted(self.words))
    kv.key("\"letters\":"); try kv.array(kv.sorted(self.letters))
    kv.key("\"flags\":")
    try kv.ascending(self.flags) { (kv: inout KVMap.JSONWriter, value0: Swift.Bool) throws(KVMap.CodingFailure) in
      kv.bool(value0)
    }
    kv.key("\"things\":")
    try kv.ascending(self.things) { (kv: inout KVMap.JSONWriter, value0: CollectionItem) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.key("\"days\":")
    try kv.ascending(self.days) { (kv: inout KVMap.JSONWriter, value0: Date) throws(KVMap.CodingFailure) in
      try kv.date(value0)
    }
    try kv.array("\"values\":", self.values)
    kv.key("\"holesByName\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.holesByName) {
      kv.entryKey(key0)
      if let value1 = value0 {
        kv.int(value1)
      } else { kv.null() }
    }
    kv.endObject()
    kv.endObject()
  }
}

nonisolated extension CollectionItem: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CollectionItem {
    CollectionItem(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CollectionItem, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension LossyCollections: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LossyCollections {
    LossyCollections(ints: [], items: [], words: [], byName: [:])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LossyCollections, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.ints = try _kvDecode_ints(&kv)  // ints
        case 1: out.items = try _kvDecode_items(&kv)  // items
        case 2: out.words = try _kvDecode_words(&kv)  // words
        case 3: out.byName = try _kvDecode_byName(&kv)  // byName
        case 4:  // maybe
          let attempt4: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.maybe = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_ints(&kv)
            kv.acceptAttempt(attempt4)
          } catch {
            try kv.drop(error, from: attempt4)
            out.maybe = nil
          }
        case 5:  // fallback
          let attempt5: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.fallback = try kv.consumeNull() ? [7] : _kvDecode_ints(&kv)
            kv.acceptAttempt(attempt5)
          } catch {
            try kv.drop(error, from: attempt5)
            out.fallback = [7]
          }
        case 6:  // byNumber
          let attempt6: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.byNumber = try kv.consumeNull() ? [:] : _kvDecode_byNumber(&kv)
            kv.acceptAttempt(attempt6)
          } catch {
            try kv.drop(error, from: attempt6)
            out.byNumber = [:]
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_ints(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CollectionItem] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CollectionItem in try CollectionItem._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_words(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.String> {
    return try kv.set(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_byNumber(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: CollectionItem] {
    return try kv.dictionary(
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CollectionItem in try CollectionItem._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Collections {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ints, right.ints),
      KVMap._kvAreEqual(left.doubles, right.doubles),
      KVMap._kvAreEqual(left.texts, right.texts),
      KVMap._kvAreEqual(left.small, right.small),
      KVMap._kvAreEqual(left.holes, right.holes),
      KVMap._kvAreEqual(left.grid, right.grid),
      KVMap._kvAreEqual(left.cube, right.cube),
      KVMap._kvAreEqual(left.items, right.items),
      KVMap._kvAreEqual(left.maybe, right.maybe),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.byNumber, right.byNumber),
      KVMap._kvAreEqual(left.byID, right.byID),
      KVMap._kvAreEqual(left.tables, right.tables),
      KVMap._kvAreEqual(left.numbers, right.numbers),
      KVMap._kvAreEqual(left.words, right.words),
      KVMap._kvAreEqual(left.letters, right.letters),
      KVMap._kvAreEqual(left.flags, right.flags),
      KVMap._kvAreEqual(left.things, right.things),
      KVMap._kvAreEqual(left.days, right.days),
      KVMap._kvAreEqual(left.values, right.values),
      KVMap._kvAreEqual(left.holesByName, right.holesByName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ints.hash(into: &hasher)
    self.doubles.hash(into: &hasher)
    self.texts.hash(into: &hasher)
    self.small.hash(into: &hasher)
    self.holes.hash(into: &hasher)
    self.grid.hash(into: &hasher)
    self.cube.hash(into: &hasher)
    self.items.hash(into: &hasher)
    self.maybe.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.byNumber.hash(into: &hasher)
    self.byID.hash(into: &hasher)
    self.tables.hash(into: &hasher)
    self.numbers.hash(into: &hasher)
    self.words.hash(into: &hasher)
    self.letters.hash(into: &hasher)
    self.flags.hash(into: &hasher)
    self.things.hash(into: &hasher)
    self.days.hash(into: &hasher)
    self.values.hash(into: &hasher)
    self.holesByName.hash(into: &hasher)
  }
}

nonisolated extension CollectionItem {
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

nonisolated extension LossyCollections {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ints, right.ints),
      KVMap._kvAreEqual(left.items, right.items),
      KVMap._kvAreEqual(left.words, right.words),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.maybe, right.maybe),
      KVMap._kvAreEqual(left.fallback, right.fallback),
      KVMap._kvAreEqual(left.byNumber, right.byNumber)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ints.hash(into: &hasher)
    self.items.hash(into: &hasher)
    self.words.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.maybe.hash(into: &hasher)
    self.fallback.hash(into: &hasher)
    self.byNumber.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Collections {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{11}\0\0\0\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{13}\0\u{15}\0\0\0$\0\0\0\0\0\t\0\0\0\0\0\u{18}\0\u{1}\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1e}\0 \0\0\0\0\0\u{1c}\0\0\0&\0\0\0\0\0\r\0\u{7}\0\0\0\0\0\u{b}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0*\0\0\0\0\0\u{1a}\0(\0\0\0\u{4}\0\0\0\0\0\u{1}\0ints\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0doubles\"\u{5}\0\0\u{2}\0\0\u{1}\0texts\"\0\0\u{5}\0\0\u{3}\0\0\u{1}\0small\"\0\0\u{5}\0\0\u{4}\0\0\u{1}\0holes\"\0\0\u{4}\0\0\u{5}\0\0\u{1}\0grid\"\0\0\0\u{4}\0\0\u{6}\0\0\u{1}\0cube\"\0\0\0\u{5}\0\0\u{7}\0\0\u{1}\0items\"\0\0\u{5}\0\0\u{8}\0\0\0\0maybe\"\0\0\u{6}\0\0\t\0\0\u{1}\0byName\"\0\u{8}\0\0\n\0\0\u{1}\0byNumber\"\0\0\0\0\0\0\0\u{4}\0\0\u{b}\0\0\u{1}\0byID\"\0\0\0\u{6}\0\0\u{c}\0\0\u{1}\0tables\"\0\u{7}\0\0\r\0\0\u{1}\0numbers\"\u{5}\0\0\u{e}\0\0\u{1}\0words\"\0\0\u{7}\0\0\u{f}\0\0\u{1}\0letters\"\u{5}\0\0\u{10}\0\0\u{1}\0flags\"\0\0\u{6}\0\0\u{11}\0\0\u{1}\0things\"\0\u{4}\0\0\u{12}\0\0\u{1}\0days\"\0\0\0\u{6}\0\0\u{13}\0\0\u{1}\0values\"\0\u{b}\0\0\u{14}\0\0\u{1}\0holesByName\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x935e82f1db4c4f7b, wide: false, full: false, count: 21, required: 20,
      unknown: .ignore, duplicates: .error,
      rules: """
        Collections\tCollections.kvmap\t1
        ints\t+1\tints
        doubles\t+2\tdoubles
        texts\t+3\ttexts
        small\t+4\tsmall
        holes\t+5\tholes
        grid\t+6\tgrid
        cube\t+7\tcube
        items\t+8\titems
        maybe\t+9\tmaybe
        byName\t+10\tbyName
        byNumber\t+11\tbyNumber
        byID\t+12\tbyID
        tables\t+13\ttables
        numbers\t+14\tnumbers
        words\t+15\twords
        letters\t+16\tletters
        flags\t+17\tflags
        things\t+18\tthings
        days\t+19\tdays
        values\t+20\tvalues
        holesByName\t+21\tholesByName
        """)
  }
}

nonisolated extension CollectionItem {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CollectionItem\tCollections.kvmap\t25
        id\t+1\tid
        """)
  }
}

nonisolated extension LossyCollections {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{e}\0\u{7}\0\t\0\u{b}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0ints\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0items\"\0\0\u{5}\0\0\u{2}\0\0\u{1}\0words\"\0\0\u{6}\0\0\u{3}\0\0\u{1}\0byName\"\0\u{5}\0\0\u{4}\0\0\0\0maybe\"\0\0\u{8}\0\0\u{5}\0\0\0\0fallback\"\0\0\0\0\0\0\0\u{8}\0\0\u{6}\0\0\0\0byNumber\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 7, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        LossyCollections\tCollections.kvmap\t29
        ints\t+1\tints
        items\t+2\titems
        words\t+3\twords
        byName\t+4\tbyName
        maybe\t+5\tmaybe
        fallback\t+6\tfallback
        byNumber\t+7\tbyNumber
        """)
  }
}
