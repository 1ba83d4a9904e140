// Generated from Coordinates.kvmap. Do not edit.
// kvmap format 1, input 66ec13947d4a34b9, body bdd50b60f907ebe1
// swift-format-ignore-file
// swiftlint:disable all
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct RLUser: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var location: KVMap.Coordinate

  init(name: Swift.String, location: KVMap.Coordinate) {
    self.name = name
    self.location = location
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.location, right.location)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.location.hash(into: &hasher)
  }
}

nonisolated extension RLUser: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0location\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RLUser\tCoordinates.kvmap\t5
        name\t6\tname
        location\t7\tlocation
        """)
  }

  static var _kvEmpty: RLUser {
    RLUser(name: "", location: .init(latitude: 0, longitude: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RLUser, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // Coordinates.kvmap:6
        case 1: out.location = try _KVMapTransform_coordinate._kvRead(&kv, updating: updating ? out.location : nil)  // Coordinates.kvmap:7
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Coordinates.kvmap:6
    kv.key("\"location\":"); try _KVMapTransform_coordinate._kvWrite(self.location, &kv)  // Coordinates.kvmap:7
    kv.close()
  }
}

nonisolated struct RLEnvelope: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var location: KVMap.Coordinate

  init(name: Swift.String, location: KVMap.Coordinate) {
    self.name = name
    self.location = location
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.location, right.location)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.location.hash(into: &hasher)
  }
}

nonisolated extension RLEnvelope: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0location\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RLEnvelope\tCoordinates.kvmap\t9
        name\t11\tname
        location\t12\tlocation
        """)
  }

  static var _kvEmpty: RLEnvelope {
    RLEnvelope(name: "", location: .init(latitude: 0, longitude: 0))
  }

  static var _kvOptions: KVMap.ReadOptions { .init(root: "user") }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RLEnvelope, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // Coordinates.kvmap:11
        case 1: out.location = try _KVMapTransform_coordinate_1._kvRead(&kv, updating: updating ? out.location : nil)  // Coordinates.kvmap:12
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "user" }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Coordinates.kvmap:11
    kv.key("\"location\":"); try _KVMapTransform_coordinate_1._kvWrite(self.location, &kv)  // Coordinates.kvmap:12
    kv.close()
  }
}

nonisolated struct RLFlat: Swift.Sendable, Swift.Hashable {
  var location: KVMap.Coordinate

  init(location: KVMap.Coordinate) {
    self.location = location
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.location, right.location)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.location.hash(into: &hasher)
  }
}

nonisolated extension RLFlat: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RLFlat\tCoordinates.kvmap\t14
        location\t15\tlatitude
        location\t15\tlongitude
        """)
  }

  static var _kvEmpty: RLFlat {
    RLFlat(location: .init(latitude: 0, longitude: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RLFlat, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: slot0 = try kv.remember()  // Coordinates.kvmap:15
        case 1: slot1 = try kv.remember()  // Coordinates.kvmap:15
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.gather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.add(slot0, to: gathered0, entry: 0)
    kv.add(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.Mark = kv.gathered(gathered0)  // Coordinates.kvmap:15
    if mark0.isValue {
      let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.Failure) { out.location = try _KVMapTransform_coordinate_2._kvRead(&kv, updating: updating ? out.location : nil) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.nullRule(_kvKeys, rule: 0, scan)
    } else {
      try kv.missing(_kvKeys, rule: 0, gathered: gathered0, scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    let start0: Swift.Int = kv.capture("latitude\tlatitude\nlongitude\tlongitude")
    try _KVMapTransform_coordinate_2._kvWrite(self.location, &kv)
    var captured0: KVMap.Captured = try kv.endCapture(start0)
    kv.open()
    kv.member(&captured0, "\"latitude\":", keys: "latitude")  // Coordinates.kvmap:15
    kv.member(&captured0, "\"longitude\":", keys: "longitude")  // Coordinates.kvmap:15
    kv.close()
  }
}

nonisolated struct RLPlace: Swift.Sendable, Swift.Hashable {
  var location: KVMap.Coordinate

  init(location: KVMap.Coordinate) {
    self.location = location
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.location, right.location)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.location.hash(into: &hasher)
  }
}

nonisolated extension RLPlace: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0location\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RLPlace\tCoordinates.kvmap\t17
        location\t18\tlocation
        """)
  }

  static var _kvEmpty: RLPlace {
    RLPlace(location: .init(latitude: 0, longitude: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RLPlace, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.location = try _KVMapTransform_coordinate_3._kvRead(&kv, updating: updating ? out.location : nil)  // Coordinates.kvmap:18
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"location\":"); try _KVMapTransform_coordinate_3._kvWrite(self.location, &kv)  // Coordinates.kvmap:18
    kv.close()
  }
}

nonisolated private enum _KVMapTransform_coordinate: KVMap.MappingReader {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t7
        latitude\t7\tlatitude
        longitude\t7\tlongitude
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
        case 0: _0 = try kv.lenientDouble()  // Coordinates.kvmap:7
        case 1: _1 = try kv.lenientDouble()  // Coordinates.kvmap:7
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
    try kv.double("\"latitude\":", whole.latitude)  // Coordinates.kvmap:7
    try kv.double("\"longitude\":", whole.longitude)  // Coordinates.kvmap:7
    kv.close()
  }
}

nonisolated private enum _KVMapTransform_coordinate_1: KVMap.MappingReader {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t12
        latitude\t12\tlatitude
        longitude\t12\tlongitude
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
        case 0: _0 = try kv.lenientDouble()  // Coordinates.kvmap:12
        case 1: _1 = try kv.lenientDouble()  // Coordinates.kvmap:12
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
    try kv.double("\"latitude\":", whole.latitude)  // Coordinates.kvmap:12
    try kv.double("\"longitude\":", whole.longitude)  // Coordinates.kvmap:12
    kv.close()
  }
}

nonisolated private enum _KVMapTransform_coordinate_2: KVMap.MappingReader {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t15
        latitude\t15\tlatitude
        longitude\t15\tlongitude
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
        case 0: _0 = try kv.lenientDouble()  // Coordinates.kvmap:15
        case 1: _1 = try kv.lenientDouble()  // Coordinates.kvmap:15
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
    try kv.double("\"latitude\":", whole.latitude)  // Coordinates.kvmap:15
    try kv.double("\"longitude\":", whole.longitude)  // Coordinates.kvmap:15
    kv.close()
  }
}

nonisolated private enum _KVMapTransform_coordinate_3: KVMap.MappingReader {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t18
        latitude\t18\tlatitude
        longitude\t18\tlongitude
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
        case 0: _0 = try kv.lenientDouble()  // Coordinates.kvmap:18
        case 1: _1 = try kv.lenientDouble()  // Coordinates.kvmap:18
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
    try kv.double("\"latitude\":", whole.latitude)  // Coordinates.kvmap:18
    try kv.double("\"longitude\":", whole.longitude)  // Coordinates.kvmap:18
    kv.close()
  }
}
