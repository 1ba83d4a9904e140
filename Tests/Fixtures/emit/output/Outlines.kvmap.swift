// Generated from Outlines.kvmap. Do not edit.
// kvmap format 1, input 7ee096e0e374f42a, body 7c285f9f399ae13a
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapCodable

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Voyager: Swift.Sendable, Swift.Hashable, MappedCodable {
  var number: Swift.Int
  var name: Swift.String
  var ratio: Swift.Double
  var isActive: Swift.Bool
  var weight: Swift.Optional<Swift.Float>
  var price: Swift.Optional<Decimal>
  var since: Swift.Optional<Date>
  var grade: Swift.Optional<VoyagerGrade>
  var codes: [Swift.String]
  var rows: [[Swift.Int]]
  var home: Swift.Optional<VoyagerPort>
  var friends: [Voyager]
  var place: Swift.Optional<KVMap.GeographicCoordinate>
  var alias: Swift.Optional<Swift.String>
  var count: Swift.Optional<Swift.Int>
  var flag: Swift.Optional<Swift.Bool>
  var rest: Swift.Optional<KVMap.JSONValue>
  var notes: [Swift.String: Swift.Int]
  var box: Swift.Optional<VoyagerBox>
  var patch: KVMap.PatchField<Swift.Int>

  init(
    number: Swift.Int,
    name: Swift.String,
    ratio: Swift.Double,
    isActive: Swift.Bool,
    weight: Swift.Float? = nil,
    price: Decimal? = nil,
    since: Date? = nil,
    grade: VoyagerGrade? = nil,
    codes: [Swift.String] = [],
    rows: [[Swift.Int]] = [],
    home: VoyagerPort? = nil,
    friends: [Voyager] = [],
    place: KVMap.GeographicCoordinate? = nil,
    alias: Swift.String? = nil,
    count: Swift.Int? = nil,
    flag: Swift.Bool? = nil,
    rest: KVMap.JSONValue? = nil,
    notes: [Swift.String: Swift.Int] = [:],
    box: VoyagerBox? = nil,
    patch: KVMap.PatchField<Swift.Int> = .absent
  ) {
    self.number = number
    self.name = name
    self.ratio = ratio
    self.isActive = isActive
    self.weight = weight
    self.price = price
    self.since = since
    self.grade = grade
    self.codes = codes
    self.rows = rows
    self.home = home
    self.friends = friends
    self.place = place
    self.alias = alias
    self.count = count
    self.flag = flag
    self.rest = rest
    self.notes = notes
    self.box = box
    self.patch = patch
  }
}

nonisolated struct VoyagerPort: Swift.Sendable, Swift.Hashable {
  var city: Swift.String
  var zip: Swift.Optional<Swift.String>

  init(city: Swift.String, zip: Swift.String? = nil) {
    self.city = city
    self.zip = zip
  }
}

/// It keeps whatever stands in its object.
nonisolated struct VoyagerBox: Swift.Sendable, Swift.Hashable, MappedCodable {
  var id: Swift.Int
  var other: KVMap.JSONObject

  init(id: Swift.Int, other: KVMap.JSONObject) {
    self.id = id
    self.other = other
  }
}

/// Half of it, which is a part of the interface.
nonisolated struct VoyagerRead: Swift.Sendable, Swift.Hashable, MappedDecodable {
  var number: Swift.Int

  init(number: Swift.Int) {
    self.number = number
  }
}

nonisolated enum VoyagerGrade: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case first
  case second

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "first": self = .first
    case "second": self = .second
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .first: "first"
    case .second: "second"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .first: 0
    case .second: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum VoyagerKind: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable, MappedEncodable {
  case probe
  case lander

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "probe": self = .probe
    case "lander": self = .lander
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .probe: "probe"
    case .lander: "lander"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .probe: 0
    case .lander: 1
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

nonisolated extension Voyager: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Voyager {
    Voyager(number: 0, name: "", ratio: 0, isActive: false)
  }

  static var _kvOutline: Swift.StaticString? { "i:number\ts:name\tr:ratio\tb:active\t?:weight\t?:price\ts:since\ts:grade\t[s:codes\t[[i:rows\to1:address\t[o0:friends\t?:y\t?:x\t?:nick\t?:short\ti:count\tb:flag\t?:more\t?:notes\t?:box\ti:patch\no2:port\ns:city\ts:zip" }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Voyager, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var has13: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.number)  // number
        case 1: kv.string(into: &out.name)  // name
        case 2: kv.double(into: &out.ratio)  // ratio
        case 3: kv.bool(into: &out.isActive)  // active
        case 4: out.weight = try kv.consumeNullOrEmptyElement() ? nil : kv.float()  // weight
        case 5: out.price = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // price
        case 6: kv.date(orNil: &out.since)  // since
        case 7: out.grade = try kv.consumeNullOrEmptyElement() ? nil : VoyagerGrade._kvDecode(&kv, lenient: false)  // grade
        case 8: out.codes = try kv.consumeNull() ? [] : kv.strings()  // codes
        case 9: out.rows = try kv.consumeNull() ? [] : _kvDecode_rows(&kv)  // rows
        case 10:  // address.port
          if try kv.consumeNull() {
            out.home = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0: kv.object(orNil: &out.home, updating: updating)  // address.port
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 11: out.friends = try kv.consumeNull() ? [] : kv.array(of: Voyager.self)  // friends
        case 12: slot0 = try kv.deferValue()  // y
        case 13: slot1 = try kv.deferValue()  // y
        case 14:  // nick
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has13 = true
            out.alias = try kv.string()
          }
        case 15: slot3 = try kv.deferValue()  // nick
        case 16: out.count = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // count
        case 17: out.flag = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientBool()  // flag
        case 18: out.rest = try kv.consumeNull() ? nil : kv.value()  // more
        case 19: out.notes = try kv.consumeNull() ? [:] : _kvDecode_notes(&kv)  // notes
        case 20: kv.object(orNil: &out.box, updating: updating)  // box
        case 21: out.patch = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // patch
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("lat\ty\nlng\tx\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark12: KVMap.ValuePosition = kv.endGather(gathered0)  // y
    if mark12.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark12, _kvKeys, rule: 12, scan)
      do throws(KVMap.CodingFailure) { out.place = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_coordinate._kvDecode(&kv, updating: updating ? out.place : nil) } catch { try kv.recover(error, from: mark12) }
      kv.rewind(to: back)
    } else if mark12.isNull {
      out.place = nil
    }
    if !has13 {
      let mark13: KVMap.ValuePosition = slot2.or(slot3)  // nick
      if mark13.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark13, _kvKeys, rule: 14, scan)
        do throws(KVMap.CodingFailure) { out.alias = try kv.string() } catch { try kv.recover(error, from: mark13) }
        kv.rewind(to: back)
      } else if mark13.isNull {
        out.alias = nil
      }
    }
  }

  private static func _kvDecode_rows(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  private static func _kvDecode_notes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start12: Swift.Int = kv.capture("lat\ty\nlng\tx")
    if let value0 = self.place {
      try _KVMapTransform_coordinate._kvEncode(value0, &kv)
    } else { kv.null() }
    var captured12: KVMap.CapturedObject = try kv.endCapture(start12)
    kv.beginObject()
    kv.int("\"number\":", self.number)
    kv.string("\"name\":", self.name)
    try kv.double("\"ratio\":", self.ratio)
    kv.bool("\"active\":", self.isActive)
    if let value = self.weight { kv.key("\"weight\":"); try kv.float(value) }
    if let value = self.price { kv.key("\"price\":"); try kv.decimal(value) }
    if let value = self.since { kv.key("\"since\":"); try kv.date(value) }
    if let value = self.grade { kv.key("\"grade\":"); try value._kvEncode(&kv) }
    kv.array("\"codes\":", self.codes)
    try kv.array("\"rows\":", self.rows)
    let begun0: Swift.Int = kv.beginOptionalObject("\"address\":")
    if let value = self.home { kv.key("\"port\":"); try value._kvEncode(&kv) }
    kv.endOptionalObject(begun0)
    try kv.array("\"friends\":", self.friends)
    kv.member(&captured12, "\"y\":", keys: "lat")
    kv.member(&captured12, "\"x\":", keys: "lng")
    kv.string("\"nick\":", ifPresent: self.alias)
    kv.int("\"count\":", ifPresent: self.count)
    kv.bool("\"flag\":", ifPresent: self.flag)
    if let value = self.rest { kv.key("\"more\":"); kv.value(value) }
    kv.key("\"notes\":"); kv.dictionary(self.notes)
    if let value = self.box { kv.key("\"box\":"); try value._kvEncode(&kv) }
    switch self.patch {
    case .absent: break
    case .null: kv.key("\"patch\":"); kv.null()
    case .value(let value): kv.key("\"patch\":"); kv.int(value)
    }
    kv.endObject()
  }
}

nonisolated extension VoyagerPort: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: VoyagerPort {
    VoyagerPort(city: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout VoyagerPort, updating: Swift.Bool
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

nonisolated extension VoyagerBox: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: VoyagerBox {
    VoyagerBox(id: 0, other: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout VoyagerBox, updating: Swift.Bool
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
    let mark1: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.other = try kv.object() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.other)
    try kv.members(of: kv.endCapture(startOfRest), except: "id")
    kv.endObject()
  }
}

nonisolated extension VoyagerRead: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: VoyagerRead {
    VoyagerRead(number: 0)
  }

  static var _kvOutline: Swift.StaticString? { "i:number" }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout VoyagerRead, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.number)  // number
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"number\":", self.number)
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_coordinate: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KVMap.GeographicCoordinate {
    let current: Swift.UnsafePointer<KVMap.GeographicCoordinate>? = current?.assumingMemoryBound(to: KVMap.GeographicCoordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Double
    var _1: Swift.Double
    if let current {
      _0 = current.pointee.latitude
      _1 = current.pointee.longitude
    } else {
      _0 = 0
      _1 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &_0)  // lat
      case 1: kv.double(into: &_1)  // lng
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return KVMap.GeographicCoordinate(latitude: _0, longitude: _1)
  }

  static func _kvEncode(_ whole: KVMap.GeographicCoordinate, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", whole.latitude)
    try kv.double("\"lng\":", whole.longitude)
    kv.endObject()
  }
}

nonisolated extension VoyagerGrade: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> VoyagerGrade {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> VoyagerGrade {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .first
    case 1: return .second
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> VoyagerGrade {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .first
    case 1: return .second
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> VoyagerGrade {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .first: return "first"
    case .second: return "second"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension VoyagerKind: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> VoyagerKind {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> VoyagerKind {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .probe
    case 1: return .lander
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> VoyagerKind {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .probe
    case 1: return .lander
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> VoyagerKind {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .probe: return "probe"
    case .lander: return "lander"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Voyager {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.ratio, right.ratio),
      KVMap._kvAreEqual(left.isActive, right.isActive),
      KVMap._kvAreEqual(left.weight, right.weight),
      KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.since, right.since),
      KVMap._kvAreEqual(left.grade, right.grade),
      KVMap._kvAreEqual(left.codes, right.codes),
      KVMap._kvAreEqual(left.rows, right.rows),
      KVMap._kvAreEqual(left.home, right.home),
      KVMap._kvAreEqual(left.friends, right.friends),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.alias, right.alias),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.flag, right.flag),
      KVMap._kvAreEqual(left.rest, right.rest),
      KVMap._kvAreEqual(left.notes, right.notes),
      KVMap._kvAreEqual(left.box, right.box),
      KVMap._kvAreEqual(left.patch, right.patch)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.ratio.hash(into: &hasher)
    self.isActive.hash(into: &hasher)
    self.weight.hash(into: &hasher)
    self.price.hash(into: &hasher)
    self.since.hash(into: &hasher)
    self.grade.hash(into: &hasher)
    self.codes.hash(into: &hasher)
    self.rows.hash(into: &hasher)
    self.home.hash(into: &hasher)
    self.friends.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.alias.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.flag.hash(into: &hasher)
    self.rest.hash(into: &hasher)
    self.notes.hash(into: &hasher)
    self.box.hash(into: &hasher)
    self.patch.hash(into: &hasher)
  }
}

nonisolated extension VoyagerPort {
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

nonisolated extension VoyagerBox {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.other, right.other)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.other.hash(into: &hasher)
  }
}

nonisolated extension VoyagerRead {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Voyager {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "+\0#\0\u{1f}\0\0\0\0\0\0\0\0\0\r\0\0\0!\0\u{17}\0\0\0\0\0\0\0\0\0)\0\u{3}\0\0\0\0\0\0\0\0\0\u{19}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0%\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\u{11}\0\0\0\0\0\0\0\0\0\0\0\t\0\u{13}\0\0\0\0\0\0\0\0\0\u{b}\0\u{1b}\0\0\0\0\0\0\0\u{15}\0\0\0\u{f}\0\0\0'\0\0\0\u{1d}\0\0\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\u{1}\0number\"\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0ratio\"\0\0\u{6}\0\0\u{3}\0\0\u{1}\0active\"\0\u{6}\0\0\u{4}\0\0\0\0weight\"\0\u{5}\0\0\u{5}\0\0\0\0price\"\0\0\u{5}\0\0\u{6}\0\0\0\0since\"\0\0\u{5}\0\0\u{7}\0\0\0\0grade\"\0\0\u{5}\0\0\u{8}\0\0\0\0codes\"\0\0\u{4}\0\0\t\0\0\0\0rows\"\0\0\0\u{7}\0\0\n\0\0\0\0address\"\u{7}\0\0\u{b}\0\0\0\0friends\"\u{1}\0\0\u{c}\0\0\0\0y\"\0\0\0\0\0\0\u{1}\0\0\r\0\0\0\0x\"\0\0\0\0\0\0\u{4}\0\0\u{e}\0\0\0\0nick\"\0\0\0\u{5}\0\0\u{f}\0\0\0\0short\"\0\0\u{5}\0\0\u{10}\0\0\0\0count\"\0\0\u{4}\0\0\u{11}\0\0\0\0flag\"\0\0\0\u{4}\0\0\u{12}\0\0\0\0more\"\0\0\0\u{5}\0\0\u{13}\0\0\0\0notes\"\0\0\u{3}\0\0\u{14}\0\0\0\0box\"\0\0\0\0\u{5}\0\0\u{15}\0\0\0\0patch\"\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x6a77afab0f7c9371, wide: false, full: false, count: 22, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        Voyager\tOutlines.kvmap\t3
        number\t+1\tnumber
        name\t+2\tname
        ratio\t+3\tratio
        isActive\t+4\tactive
        weight\t+5\tweight
        price\t+6\tprice
        since\t+7\tsince
        grade\t+8\tgrade
        codes\t+9\tcodes
        rows\t+10\trows
        home\t+11\taddress.port
        friends\t+12\tfriends
        place\t+13\ty
        place\t+13\tx
        alias\t+14\tnick
        alias\t+14\tshort
        count\t+15\tcount
        flag\t+16\tflag
        rest\t+17\tmore
        notes\t+18\tnotes
        box\t+19\tbox
        patch\t+20\tpatch
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0port\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Voyager\tOutlines.kvmap\t3
        home\t+11\taddress.port
        """)
  }
}

nonisolated extension VoyagerPort {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0city\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0zip\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        VoyagerPort\tOutlines.kvmap\t26
        city\t+1\tcity
        zip\t+2\tzip
        """)
  }
}

nonisolated extension VoyagerBox {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .rest, duplicates: .error,
      rules: """
        VoyagerBox\tOutlines.kvmap\t37
        id\t+1\tid
        other\t+2\t
        """)
  }
}

nonisolated extension VoyagerRead {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0number\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        VoyagerRead\tOutlines.kvmap\t43
        number\t+1\tnumber
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tOutlines.kvmap\t16
        latitude\t+0\tlat
        longitude\t+0\tlng
        """)
  }
}

nonisolated extension VoyagerGrade {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0first\"\0\0\u{6}\0\0\u{1}\0\0\0\0second\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        VoyagerGrade\tOutlines.kvmap\t31
        """)
  }
}

nonisolated extension VoyagerKind {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0probe\"\0\0\u{6}\0\0\u{1}\0\0\0\0lander\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        VoyagerKind\tOutlines.kvmap\t47
        """)
  }
}
