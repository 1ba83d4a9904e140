// Generated from Stops.kvmap. Do not edit.
// kvmap format 1, input 99d3ad25bae8931c, body a5ccd1528c303286
// swift-format-ignore-file
// swiftlint:disable all
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

/// A place where the bus stops.
nonisolated struct Stop: Swift.Sendable, Swift.Hashable {
  var code: Swift.String
  var name: Swift.String
  /// An object with the two keys of the file: `{"lat": 47.5, "lng": 7.6}`.
  var position: KVMap.Coordinate
  /// An object with keys of its own.
  var entrance: Swift.Optional<KVMap.Coordinate>
  /// Two keys that lie flat in the stop. One of them alone is an error.
  var shelter: Swift.Optional<KVMap.Coordinate>
  /// An array with the longitude first, as in GeoJSON.
  var depot: Swift.Optional<KVMap.Coordinate>
  /// The way to the next stop.
  var path: [KVMap.Coordinate]

  init(
    code: Swift.String,
    name: Swift.String,
    position: KVMap.Coordinate,
    entrance: KVMap.Coordinate? = nil,
    shelter: KVMap.Coordinate? = nil,
    depot: KVMap.Coordinate? = nil,
    path: [KVMap.Coordinate] = []
  ) {
    self.code = code
    self.name = name
    self.position = position
    self.entrance = entrance
    self.shelter = shelter
    self.depot = depot
    self.path = path
  }

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

nonisolated extension Stop: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\n\0\0\0\u{3}\0\u{12}\0\0\0\0\0\u{10}\0\0\0\0\0\u{1}\0\0\0\r\0\u{5}\0\u{8}\0\u{4}\0\0\0\0\0\u{1}\0code\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{2}\0\0\u{1}\0position\"\0\0\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0door\"\0\0\0\u{b}\0\0\u{4}\0\0\0\0shelter_lat\"\0\0\0\0\u{b}\0\0\u{5}\0\0\0\0shelter_lng\"\0\0\0\0\u{5}\0\0\u{6}\0\0\0\0depot\"\0\0\u{4}\0\0\u{7}\0\0\0\0path\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 8, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        Stop\tStops.kvmap\t11
        code\t12\tcode
        name\t13\tname
        position\t16\tposition
        entrance\t19\tdoor
        shelter\t22\tshelter_lat
        shelter\t22\tshelter_lng
        depot\t25\tdepot.coordinates[0]
        path\t28\tpath
        depot\t25\tdepot.coordinates[1]
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0coordinates\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Stop\tStops.kvmap\t11
        depot\t25\tdepot.coordinates[0]
        """)
  }

  static var _kvEmpty: Stop {
    Stop(code: "", name: "", position: .init(latitude: 0, longitude: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Stop, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var slot2: KVMap.Mark = .none
    var slot3: KVMap.Mark = .none
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.code)  // Stops.kvmap:12
        case 1: kv.string(into: &out.name)  // Stops.kvmap:13
        case 2: out.position = try _KVMapTransform_coordinate._kvRead(&kv, updating: updating ? out.position : nil)  // Stops.kvmap:16
        case 3: out.entrance = try kv.nothing() ? nil : _KVMapTransform_coordinate_1._kvRead(&kv, updating: updating ? out.entrance : nil)  // Stops.kvmap:19
        case 4: slot0 = try kv.remember()  // Stops.kvmap:22
        case 5: slot1 = try kv.remember()  // Stops.kvmap:22
        case 6:  // Stops.kvmap:25
          if try kv.null() {
            slot3 = .null
            slot2 = .null
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Stops.kvmap:25
                  if try kv.null() {
                    slot3 = .null
                    slot2 = .null
                  } else if try kv.openArray() {
                    var index0: Swift.Int = 0
                    repeat {
                      switch index0 {
                      case 0: slot3 = try kv.remember()  // Stops.kvmap:25
                      case 1: slot2 = try kv.remember()  // Stops.kvmap:25
                      default: try kv.skip()
                      }
                      index0 &+= 1
                    } while try kv.nextElement()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        case 7: out.path = try kv.null() ? [] : _kvRead_path(&kv)  // Stops.kvmap:28
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.gather("lat\tshelter_lat\nlng\tshelter_lng\n", all: false, scan)
    kv.add(slot0, to: gathered0, entry: 0)
    kv.add(slot1, to: gathered0, entry: 1)
    let mark4: KVMap.Mark = kv.gathered(gathered0)  // Stops.kvmap:22
    if mark4.isValue {
      let back: KVMap.Mark = kv.enter(mark4, _kvKeys, rule: 4, scan)
      do throws(KVMap.Failure) { out.shelter = try kv.null() ? nil : kv.isEmptyText() ? nil : _KVMapTransform_coordinate._kvRead(&kv, updating: updating ? out.shelter : nil) } catch { try kv.recover(error, from: mark4) }
      kv.rewind(to: back)
    } else if mark4.isNull {
      out.shelter = nil
    }
    let gathered1: Swift.Int = kv.gather("lat\tdepot.coordinates[1]\nlng\tdepot.coordinates[0]\n", all: false, scan)
    kv.add(slot2, to: gathered1, entry: 0)
    kv.add(slot3, to: gathered1, entry: 1)
    let mark5: KVMap.Mark = kv.gathered(gathered1)  // Stops.kvmap:25
    if mark5.isValue {
      let back: KVMap.Mark = kv.enter(mark5, _kvKeys, rule: 8, scan)
      do throws(KVMap.Failure) { out.depot = try kv.nothing() ? nil : _KVMapTransform_coordinate_2._kvRead(&kv, updating: updating ? out.depot : nil) } catch { try kv.recover(error, from: mark5) }
      kv.rewind(to: back)
    } else if mark5.isNull {
      out.depot = nil
    }
  }

  private static func _kvRead_path(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [KVMap.Coordinate] {
    guard kv.isArray() else { return [try _KVMapTransform_coordinate._kvRead(&kv, replacing: nil)] }
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> KVMap.Coordinate in try _KVMapTransform_coordinate._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    let start4: Swift.Int = kv.capture("lat\tshelter_lat\nlng\tshelter_lng")
    if let value0 = self.shelter {
      try _KVMapTransform_coordinate._kvWrite(value0, &kv)
    } else { kv.null() }
    var captured4: KVMap.Captured = try kv.endCapture(start4)
    let start5: Swift.Int = kv.capture("lng\tdepot.coordinates[0]\nlat\tdepot.coordinates[1]")
    if let value0 = self.depot {
      try _KVMapTransform_coordinate_2._kvWrite(value0, &kv)
    } else { kv.null() }
    var captured5: KVMap.Captured = try kv.endCapture(start5)
    kv.open()
    kv.string("\"code\":", self.code)  // Stops.kvmap:12
    kv.string("\"name\":", self.name)  // Stops.kvmap:13
    kv.key("\"position\":"); try _KVMapTransform_coordinate._kvWrite(self.position, &kv)  // Stops.kvmap:16
    if let value = self.entrance { kv.key("\"door\":"); try _KVMapTransform_coordinate_1._kvWrite(value, &kv) }  // Stops.kvmap:19
    kv.member(&captured4, "\"shelter_lat\":", keys: "lat")  // Stops.kvmap:22
    kv.member(&captured4, "\"shelter_lng\":", keys: "lng")  // Stops.kvmap:22
    let begun0: Swift.Int = kv.begin("\"depot\":")
    var has1: Swift.Bool = false
    if self.depot != nil { has1 = true }
    if self.depot != nil { has1 = true }
    if has1 {
      kv.key("\"coordinates\":")
      kv.openArray()
      var end2: Swift.Int = kv.elementsEnd
      if kv.element(&captured5, keys: "lng") { end2 = kv.elementsEnd }
      if kv.element(&captured5, keys: "lat") { end2 = kv.elementsEnd }
      kv.closeArray(behind: end2)
    }
    kv.end(begun0)
    kv.key("\"path\":")  // Stops.kvmap:28
    kv.openArray()
    for value0 in self.path { try _KVMapTransform_coordinate._kvWrite(value0, &kv) }
    kv.closeArray()
    kv.close()
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

nonisolated extension Line: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\u{1}\0number\"\0\u{5}\0\0\u{1}\0\0\u{1}\0stops\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Line\tStops.kvmap\t32
        number\t33\tnumber
        stops\t34\tstops
        """)
  }

  static var _kvEmpty: Line {
    Line(number: 0, stops: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Line, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.number)  // Stops.kvmap:33
      case 1: kv.array(into: &out.stops)  // Stops.kvmap:34
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"number\":", self.number)  // Stops.kvmap:33
    try kv.array("\"stops\":", self.stops)  // Stops.kvmap:34
    kv.close()
  }
}

nonisolated private enum _KVMapTransform_coordinate: KVMap.MappingReader {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tStops.kvmap\t8
        latitude\t8\tlat
        longitude\t8\tlng
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> KVMap.Coordinate {
    let current: Swift.UnsafePointer<KVMap.Coordinate>? = current?.assumingMemoryBound(to: KVMap.Coordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
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
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.lenientDouble()  // Stops.kvmap:8
        case 1: _1 = try kv.lenientDouble()  // Stops.kvmap:8
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKey(_kvKeys, &scan)
    }
    let made0 = try kv.made(&_0, scan.isWhole)
    let made1 = try kv.made(&_1, scan.isWhole)
    return KVMap.Coordinate(latitude: made0, longitude: made1)
  }

  static func _kvWrite(_ whole: KVMap.Coordinate, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"lat\":", whole.latitude)  // Stops.kvmap:8
    try kv.double("\"lng\":", whole.longitude)  // Stops.kvmap:8
    kv.close()
  }
}

nonisolated private enum _KVMapTransform_coordinate_1: KVMap.MappingReader {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0y\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tStops.kvmap\t19
        latitude\t19\ty
        longitude\t19\tx
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> KVMap.Coordinate {
    let current: Swift.UnsafePointer<KVMap.Coordinate>? = current?.assumingMemoryBound(to: KVMap.Coordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
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
      case 0: kv.double(into: &_0)  // Stops.kvmap:19
      case 1: kv.double(into: &_1)  // Stops.kvmap:19
      default: break
      }
      key = kv.nextKey(_kvKeys, &scan)
    }
    guard scan.isWhole else { try kv.fail() }
    return KVMap.Coordinate(latitude: _0, longitude: _1)
  }

  static func _kvWrite(_ whole: KVMap.Coordinate, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"y\":", whole.latitude)  // Stops.kvmap:19
    try kv.double("\"x\":", whole.longitude)  // Stops.kvmap:19
    kv.close()
  }
}

nonisolated private enum _KVMapTransform_coordinate_2: KVMap.MappingReader {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tStops.kvmap\t8
        latitude\t8\tlat
        longitude\t8\tlng
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> KVMap.Coordinate {
    let current: Swift.UnsafePointer<KVMap.Coordinate>? = current?.assumingMemoryBound(to: KVMap.Coordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
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
      case 0: kv.double(into: &_0)  // Stops.kvmap:8
      case 1: kv.double(into: &_1)  // Stops.kvmap:8
      default: break
      }
      key = kv.nextKey(_kvKeys, &scan)
    }
    guard scan.isWhole else { try kv.fail() }
    return KVMap.Coordinate(latitude: _0, longitude: _1)
  }

  static func _kvWrite(_ whole: KVMap.Coordinate, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"lat\":", whole.latitude)  // Stops.kvmap:8
    try kv.double("\"lng\":", whole.longitude)  // Stops.kvmap:8
    kv.close()
  }
}
