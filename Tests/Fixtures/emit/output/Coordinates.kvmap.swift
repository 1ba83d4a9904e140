// Generated from Coordinates.kvmap. Do not edit.
// kvmap format 1, input 981ff31e6a0f797f, body 937823b93bb5272a
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Located: Swift.Sendable, Swift.Hashable {
  var plain: KVMap.GeographicCoordinate
  var named: Swift.Optional<KVMap.GeographicCoordinate>
  var all: [KVMap.GeographicCoordinate]
  var texts: Swift.Optional<KVMap.GeographicCoordinate>
  var lax: Swift.Optional<KVMap.GeographicCoordinate>
  var home: Swift.Optional<KVMap.GeographicCoordinate>
  var places: [Swift.String: KVMap.GeographicCoordinate]

  init(
    plain: KVMap.GeographicCoordinate,
    named: KVMap.GeographicCoordinate? = nil,
    all: [KVMap.GeographicCoordinate] = [],
    texts: KVMap.GeographicCoordinate? = nil,
    lax: KVMap.GeographicCoordinate? = nil,
    home: KVMap.GeographicCoordinate? = nil,
    places: [Swift.String: KVMap.GeographicCoordinate] = [:]
  ) {
    self.plain = plain
    self.named = named
    self.all = all
    self.texts = texts
    self.lax = lax
    self.home = home
    self.places = places
  }
}

nonisolated struct ByDefault: Swift.Sendable, Swift.Hashable {
  var here: KVMap.GeographicCoordinate
  var there: Swift.Optional<KVMap.GeographicCoordinate>

  init(here: KVMap.GeographicCoordinate, there: KVMap.GeographicCoordinate? = nil) {
    self.here = here
    self.there = there
  }
}

// MARK: - Mappings

nonisolated extension Located: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Located {
    Located(plain: .init(latitude: 0, longitude: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Located, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.plain = try KVMap.GeographicCoordinate._kvDecode(&kv, updating: updating ? out.plain : nil)  // plain
        case 1: out.named = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_coordinate._kvDecode(&kv, updating: updating ? out.named : nil)  // named
        case 2: out.all = try kv.consumeNull() ? [] : _kvDecode_all(&kv)  // all
        case 3: out.texts = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _KVMapTransform_coordinate_2._kvDecode(&kv, updating: updating ? out.texts : nil)  // texts
        case 4: out.lax = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : KVMap.GeographicCoordinate._kvDecodeLenient(&kv, updating: updating ? out.lax : nil)  // lax
        case 5: out.home = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_Home._kvDecode(&kv, updating: updating ? out.home : nil)  // home
        case 6:  // places
          let attempt6: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.places = try kv.consumeNull() ? [:] : _kvDecode_places(&kv)
            kv.acceptAttempt(attempt6)
          } catch {
            try kv.drop(error, from: attempt6)
            out.places = [:]
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.GeographicCoordinate] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.GeographicCoordinate in try _KVMapTransform_coordinate_1._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_places(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KVMap.GeographicCoordinate] {
    return try kv.dictionary(
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.GeographicCoordinate in try KVMap.GeographicCoordinate._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"plain\":"); try self.plain._kvEncode(&kv)
    if let value = self.named { kv.key("\"named\":"); try _KVMapTransform_coordinate._kvEncode(value, &kv) }
    kv.key("\"all\":")
    kv.beginArray()
    for value0 in self.all { try _KVMapTransform_coordinate_1._kvEncode(value0, &kv) }
    kv.endArray()
    if let value = self.texts { kv.key("\"texts\":"); try _KVMapTransform_coordinate_2._kvEncode(value, &kv) }
    if let value = self.lax { kv.key("\"lax\":"); try value._kvEncode(&kv) }
    if let value = self.home { kv.key("\"home\":"); try _KVMapTransform_Home._kvEncode(value, &kv) }
    kv.key("\"places\":"); try kv.dictionary(self.places)
    kv.endObject()
  }
}

nonisolated extension ByDefault: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ByDefault {
    ByDefault(here: .init(latitude: 0, longitude: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ByDefault, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.here = try _KVMapTransform_coordinate_3._kvDecode(&kv, updating: updating ? out.here : nil)  // here
        case 1: out.there = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_coordinate_3._kvDecode(&kv, updating: updating ? out.there : nil)  // there
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"here\":"); try _KVMapTransform_coordinate_3._kvEncode(self.here, &kv)
    if let value = self.there { kv.key("\"there\":"); try _KVMapTransform_coordinate_3._kvEncode(value, &kv) }
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
      case 1: kv.double(into: &_1)  // lon
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
    try kv.double("\"lon\":", whole.longitude)
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
      case 0: kv.double(into: &_0)  // latitude
      case 1: kv.double(into: &_1)  // longitude
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return KVMap.GeographicCoordinate(latitude: _0, longitude: _1)
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
        case 0: _0 = try kv.lenientDouble()  // lat
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
    try kv.double("\"lat\":", whole.latitude)
    try kv.double("\"longitude\":", whole.longitude)
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_Home: KVMap.DecodingMapping {
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

nonisolated private enum _KVMapTransform_coordinate_3: KVMap.DecodingMapping {
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

nonisolated extension Located {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.plain, right.plain),
      KVMap._kvAreEqual(left.named, right.named),
      KVMap._kvAreEqual(left.all, right.all),
      KVMap._kvAreEqual(left.texts, right.texts),
      KVMap._kvAreEqual(left.lax, right.lax),
      KVMap._kvAreEqual(left.home, right.home),
      KVMap._kvAreEqual(left.places, right.places)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.plain.hash(into: &hasher)
    self.named.hash(into: &hasher)
    self.all.hash(into: &hasher)
    self.texts.hash(into: &hasher)
    self.lax.hash(into: &hasher)
    self.home.hash(into: &hasher)
    self.places.hash(into: &hasher)
  }
}

nonisolated extension ByDefault {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.here, right.here),
      KVMap._kvAreEqual(left.there, right.there)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.here.hash(into: &hasher)
    self.there.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Located {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{7}\0\0\0\0\0\t\0\0\0\u{b}\0\r\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0plain\"\0\0\u{5}\0\0\u{1}\0\0\0\0named\"\0\0\u{3}\0\0\u{2}\0\0\0\0all\"\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0texts\"\0\0\u{3}\0\0\u{4}\0\0\0\0lax\"\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0home\"\0\0\0\u{6}\0\0\u{6}\0\0\0\0places\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 7, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Located\tCoordinates.kvmap\t4
        plain\t+1\tplain
        named\t+2\tnamed
        all\t+3\tall
        texts\t+4\ttexts
        lax\t+5\tlax
        home\t+6\thome
        places\t+7\tplaces
        """)
  }
}

nonisolated extension ByDefault {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0here\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0there\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ByDefault\tCoordinates.kvmap\t14
        here\t+2\there
        there\t+3\tthere
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lon\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t6
        latitude\t+0\tlat
        longitude\t+0\tlon
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
        Coordinate\tCoordinates.kvmap\t7
        latitude\t+0\tlatitude
        longitude\t+0\tlongitude
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate_2 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t8
        latitude\t+0\tlat
        longitude\t+0\tlongitude
        """)
  }
}

nonisolated extension _KVMapTransform_Home {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0y\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t2
        latitude\t+0\ty
        longitude\t+0\tx
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate_3 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tCoordinates.kvmap\t15
        latitude\t+0\tlat
        longitude\t+0\tlng
        """)
  }
}
