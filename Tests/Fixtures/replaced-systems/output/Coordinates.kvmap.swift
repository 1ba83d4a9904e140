// Generated from Coordinates.kvmap. Do not edit.
// kvmap format 1, input 66ec13947d4a34b9, body 456bb56490e243b1
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct RLUser: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var location: KVMap.GeographicCoordinate

  init(name: Swift.String, location: KVMap.GeographicCoordinate) {
    self.name = name
    self.location = location
  }
}

nonisolated struct RLEnvelope: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var location: KVMap.GeographicCoordinate

  init(name: Swift.String, location: KVMap.GeographicCoordinate) {
    self.name = name
    self.location = location
  }
}

nonisolated struct RLFlat: Swift.Sendable, Swift.Hashable {
  var location: KVMap.GeographicCoordinate

  init(location: KVMap.GeographicCoordinate) {
    self.location = location
  }
}

nonisolated struct RLPlace: Swift.Sendable, Swift.Hashable {
  var location: KVMap.GeographicCoordinate

  init(location: KVMap.GeographicCoordinate) {
    self.location = location
  }
}

// MARK: - Mappings

nonisolated extension RLUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RLUser {
    RLUser(name: "", location: .init(latitude: 0, longitude: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RLUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        case 1: out.location = try _KVMapTransform_coordinate._kvDecode(&kv, updating: updating ? out.location : nil)  // location
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.key("\"location\":"); try _KVMapTransform_coordinate._kvEncode(self.location, &kv)
    kv.endObject()
  }
}

nonisolated extension RLEnvelope: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RLEnvelope {
    RLEnvelope(name: "", location: .init(latitude: 0, longitude: 0))
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "user") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RLEnvelope, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        case 1: out.location = try _KVMapTransform_coordinate_1._kvDecode(&kv, updating: updating ? out.location : nil)  // location
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "user" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.key("\"location\":"); try _KVMapTransform_coordinate_1._kvEncode(self.location, &kv)
    kv.endObject()
  }
}

nonisolated extension RLFlat: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RLFlat {
    RLFlat(location: .init(latitude: 0, longitude: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RLFlat, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // latitude
        case 1: slot1 = try kv.deferValue()  // latitude
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // latitude
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.location = try _KVMapTransform_coordinate_2._kvDecode(&kv, updating: updating ? out.location : nil) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, gathered: gathered0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("latitude\tlatitude\nlongitude\tlongitude")
    try _KVMapTransform_coordinate_2._kvEncode(self.location, &kv)
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"latitude\":", keys: "latitude")
    kv.member(&captured0, "\"longitude\":", keys: "longitude")
    kv.endObject()
  }
}

nonisolated extension RLPlace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RLPlace {
    RLPlace(location: .init(latitude: 0, longitude: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RLPlace, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.location = try _KVMapTransform_coordinate_3._kvDecode(&kv, updating: updating ? out.location : nil)  // location
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"location\":"); try _KVMapTransform_coordinate_3._kvEncode(self.location, &kv)
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
        case 0: _0 = try kv.lenientDouble()  // latitude
        case 1: _1 = try kv.lenientDouble()  // longitude
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
    try kv.double("\"latitude\":", whole.latitude)
    try kv.double("\"longitude\":", whole.longitude)
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
        case 0: _0 = try kv.lenientDouble()  // latitude
        case 1: _1 = try kv.lenientDouble()  // longitude
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
    try kv.double("\"latitude\":", whole.latitude)
    try kv.double("\"longitude\":", whole.longitude)
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
        case 0: _0 = try kv.lenientDouble()  // latitude
        case 1: _1 = try kv.lenientDouble()  // longitude
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
    try kv.double("\"latitude\":", whole.latitude)
    try kv.double("\"longitude\":", whole.longitude)
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_coordinate_3: KVMap.DecodingMapping {
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
        case 0: _0 = try kv.lenientDouble()  // latitude
        case 1: _1 = try kv.lenientDouble()  // longitude
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
    try kv.double("\"latitude\":", whole.latitude)
    try kv.double("\"longitude\":", whole.longitude)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension RLUser {
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

nonisolated extension RLEnvelope {
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

nonisolated extension RLFlat {
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

nonisolated extension RLPlace {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension RLUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0location\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RLUser\tCoordinates.kvmap\t5
        name\t+1\tname
        location\t+2\tlocation
        """)
  }
}

nonisolated extension RLEnvelope {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0location\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RLEnvelope\tCoordinates.kvmap\t9
        name\t+2\tname
        location\t+3\tlocation
        """)
  }
}

nonisolated extension RLFlat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RLFlat\tCoordinates.kvmap\t14
        location\t+1\tlatitude
        location\t+1\tlongitude
        """)
  }
}

nonisolated extension RLPlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0location\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RLPlace\tCoordinates.kvmap\t17
        location\t+1\tlocation
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t7
        latitude\t+0\tlatitude
        longitude\t+0\tlongitude
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate_1 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t12
        latitude\t+0\tlatitude
        longitude\t+0\tlongitude
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate_2 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t15
        latitude\t+0\tlatitude
        longitude\t+0\tlongitude
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate_3 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t18
        latitude\t+0\tlatitude
        longitude\t+0\tlongitude
        """)
  }
}
