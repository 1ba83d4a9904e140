// Generated from Stops.kvmap. Do not edit.
// kvmap format 1, input 99d3ad25bae8931c, body 9016653047ea4184
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// A place where the bus stops.
nonisolated struct Stop: Swift.Sendable, Swift.Hashable {
  var code: Swift.String
  var name: Swift.String
  /// An object with the two keys of the file: `{"lat": 47.5, "lng": 7.6}`.
  var position: KVMap.GeographicCoordinate
  /// An object with keys of its own.
  var entrance: Swift.Optional<KVMap.GeographicCoordinate>
  /// Two keys that lie flat in the stop. One of them alone is an error.
  var shelter: Swift.Optional<KVMap.GeographicCoordinate>
  /// An array with the longitude first, as in GeoJSON.
  var depot: Swift.Optional<KVMap.GeographicCoordinate>
  /// The way to the next stop.
  var path: [KVMap.GeographicCoordinate]

  init(
    code: Swift.String,
    name: Swift.String,
    position: KVMap.GeographicCoordinate,
    entrance: KVMap.GeographicCoordinate? = nil,
    shelter: KVMap.GeographicCoordinate? = nil,
    depot: KVMap.GeographicCoordinate? = nil,
    path: [KVMap.GeographicCoordinate] = []
  ) {
    self.code = code
    self.name = name
    self.position = position
    self.entrance = entrance
    self.shelter = shelter
    self.depot = depot
    self.path = path
  }
}

/// All stops of one bus.
nonisolated struct Line: Swift.Sendable, Swift.Hashable {
  var number: Swift.Int
  var stops: [Stop]

  init(number: Swift.Int, stops: [Stop]) {
    self.number = number
    self.stops = stops
  }
}

// MARK: - Mappings

nonisolated extension Stop: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Stop {
    Stop(code: "", name: "", position: .init(latitude: 0, longitude: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Stop, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.code)  // code
        case 1: kv.string(into: &out.name)  // name
        case 2: out.position = try _KVMapTransform_coordinate._kvDecode(&kv, updating: updating ? out.position : nil)  // position
        case 3: out.entrance = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_coordinate_1._kvDecode(&kv, updating: updating ? out.entrance : nil)  // door
        case 4: slot0 = try kv.deferValue()  // shelter_lat
        case 5: slot1 = try kv.deferValue()  // shelter_lat
        case 6:  // depot.coordinates[0]
          if try kv.consumeNull() {
            slot3 = .null
            slot2 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // depot.coordinates[0]
                  if try kv.consumeNull() {
                    slot3 = .null
                    slot2 = .null
                  } else if try kv.beginArray() {
                    var index0: Swift.Int = 0
                    repeat {
                      switch index0 {
                      case 0: slot3 = try kv.deferValue()  // depot.coordinates[0]
                      case 1: slot2 = try kv.deferValue()  // depot.coordinates[0]
                      default: try kv.skip()
                      }
                      index0 &+= 1
                    } while try kv.nextElement()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 7: out.path = try kv.consumeNull() ? [] : _kvDecode_path(&kv)  // path
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("lat\tshelter_lat\nlng\tshelter_lng\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark4: KVMap.ValuePosition = kv.endGather(gathered0)  // shelter_lat
    if mark4.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { out.shelter = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _KVMapTransform_coordinate._kvDecode(&kv, updating: updating ? out.shelter : nil) } catch { try kv.recover(error, from: mark4) }
      kv.rewind(to: back)
    } else if mark4.isNull {
      out.shelter = nil
    }
    let gathered1: Swift.Int = kv.beginGather("lat\tdepot.coordinates[1]\nlng\tdepot.coordinates[0]\n", all: false, scan)
    kv.addToGather(slot2, to: gathered1, entry: 0)
    kv.addToGather(slot3, to: gathered1, entry: 1)
    let mark5: KVMap.ValuePosition = kv.endGather(gathered1)  // depot.coordinates[0]
    if mark5.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark5, _kvKeys, rule: 8, scan)
      do throws(KVMap.CodingFailure) { out.depot = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_coordinate_2._kvDecode(&kv, updating: updating ? out.depot : nil) } catch { try kv.recover(error, from: mark5) }
      kv.rewind(to: back)
    } else if mark5.isNull {
      out.depot = nil
    }
  }

  private static func _kvDecode_path(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.GeographicCoordinate] {
    guard kv.isArray() else { return [try _KVMapTransform_coordinate._kvDecode(&kv, replacing: nil)] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.GeographicCoordinate in try _KVMapTransform_coordinate._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start4: Swift.Int = kv.capture("lat\tshelter_lat\nlng\tshelter_lng")
    if let value0 = self.shelter {
      try _KVMapTransform_coordinate._kvEncode(value0, &kv)
    } else { kv.null() }
    var captured4: KVMap.CapturedObject = try kv.endCapture(start4)
    let start5: Swift.Int = kv.capture("lng\tdepot.coordinates[0]\nlat\tdepot.coordinates[1]")
    if let value0 = self.depot {
      try _KVMapTransform_coordinate_2._kvEncode(value0, &kv)
    } else { kv.null() }
    var captured5: KVMap.CapturedObject = try kv.endCapture(start5)
    kv.beginObject()
    kv.string("\"code\":", self.code)
    kv.string("\"name\":", self.name)
    kv.key("\"position\":"); try _KVMapTransform_coordinate._kvEncode(self.position, &kv)
    if let value = self.entrance { kv.key("\"door\":"); try _KVMapTransform_coordinate_1._kvEncode(value, &kv) }
    kv.member(&captured4, "\"shelter_lat\":", keys: "lat")
    kv.member(&captured4, "\"shelter_lng\":", keys: "lng")
    let begun0: Swift.Int = kv.beginOptionalObject("\"depot\":")
    var has1: Swift.Bool = false
    if self.depot != nil { has1 = true }
    if self.depot != nil { has1 = true }
    if has1 {
      kv.key("\"coordinates\":")
      kv.beginArray()
      var end2: Swift.Int = kv.elementsEnd
      if kv.element(&captured5, keys: "lng") { end2 = kv.elementsEnd }
      if kv.element(&captured5, keys: "lat") { end2 = kv.elementsEnd }
      kv.endArray(behind: end2)
    }
    kv.endOptionalObject(begun0)
    kv.key("\"path\":")
    kv.beginArray()
    for value0 in self.path { try _KVMapTransform_coordinate._kvEncode(value0, &kv) }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated extension Line: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Line {
    Line(number: 0, stops: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Line, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.number)  // number
      case 1: kv.array(into: &out.stops)  // stops
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"number\":", self.number)
    try kv.array("\"stops\":", self.stops)
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
    var _0: Swift.Optional<Swift.Double>
    var _1: Swift.Optional<Swift.Double>
    if let current {
      _0 = current.pointee.latitude
      _1 = current.pointee.longitude
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.lenientDouble()  // lat
        case 1: _1 = try kv.lenientDouble()  // lng
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return KVMap.GeographicCoordinate(latitude: made0, longitude: made1)
  }

  static func _kvEncode(_ whole: KVMap.GeographicCoordinate, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", whole.latitude)
    try kv.double("\"lng\":", whole.longitude)
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_coordinate_1: KVMap.DecodingMapping {
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
      case 0: kv.double(into: &_0)  // y
      case 1: kv.double(into: &_1)  // x
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return KVMap.GeographicCoordinate(latitude: _0, longitude: _1)
  }

  static func _kvEncode(_ whole: KVMap.GeographicCoordinate, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"y\":", whole.latitude)
    try kv.double("\"x\":", whole.longitude)
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_coordinate_2: KVMap.DecodingMapping {
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

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Stop {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.code, right.code),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.entrance, right.entrance),
      KVMap._kvAreEqual(left.shelter, right.shelter),
      KVMap._kvAreEqual(left.depot, right.depot),
      KVMap._kvAreEqual(left.path, right.path)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.code.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.position.hash(into: &hasher)
    self.entrance.hash(into: &hasher)
    self.shelter.hash(into: &hasher)
    self.depot.hash(into: &hasher)
    self.path.hash(into: &hasher)
  }
}

nonisolated extension Line {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.stops, right.stops)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.stops.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Stop {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\n\0\0\0\u{3}\0\u{12}\0\0\0\0\0\u{10}\0\0\0\0\0\u{1}\0\0\0\r\0\u{5}\0\u{8}\0\u{4}\0\0\0\0\0\u{1}\0code\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{2}\0\0\u{1}\0position\"\0\0\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0door\"\0\0\0\u{b}\0\0\u{4}\0\0\0\0shelter_lat\"\0\0\0\0\u{b}\0\0\u{5}\0\0\0\0shelter_lng\"\0\0\0\0\u{5}\0\0\u{6}\0\0\0\0depot\"\0\0\u{4}\0\0\u{7}\0\0\0\0path\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 8, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        Stop\tStops.kvmap\t11
        code\t+1\tcode
        name\t+2\tname
        position\t+5\tposition
        entrance\t+8\tdoor
        shelter\t+11\tshelter_lat
        shelter\t+11\tshelter_lng
        depot\t+14\tdepot.coordinates[0]
        path\t+17\tpath
        depot\t+14\tdepot.coordinates[1]
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0coordinates\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Stop\tStops.kvmap\t11
        depot\t+14\tdepot.coordinates[0]
        """)
  }
}

nonisolated extension Line {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\u{1}\0number\"\0\u{5}\0\0\u{1}\0\0\u{1}\0stops\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Line\tStops.kvmap\t32
        number\t+1\tnumber
        stops\t+2\tstops
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
        Coordinate\tStops.kvmap\t8
        latitude\t+0\tlat
        longitude\t+0\tlng
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate_1 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0y\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tStops.kvmap\t19
        latitude\t+0\ty
        longitude\t+0\tx
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate_2 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tStops.kvmap\t8
        latitude\t+0\tlat
        longitude\t+0\tlng
        """)
  }
}
