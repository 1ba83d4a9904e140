// Generated from Canada.kvmap. Do not edit.
// kvmap format 1, input 686e2dae897a8aad, body 126826b0bc3c741c
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct Map: Swift.Sendable, Swift.Hashable {
  public var type: Swift.String
  public var features: [MapFeature]

  public init(type: Swift.String, features: [MapFeature]) {
    self.type = type
    self.features = features
  }
}

nonisolated public struct MapFeature: Swift.Sendable, Swift.Hashable {
  public var type: Swift.String
  public var properties: FeatureProperties
  public var geometry: FeatureGeometry

  public init(type: Swift.String, properties: FeatureProperties, geometry: FeatureGeometry) {
    self.type = type
    self.properties = properties
    self.geometry = geometry
  }
}

nonisolated public struct FeatureProperties: Swift.Sendable, Swift.Hashable {
  public var name: Swift.String

  public init(name: Swift.String) {
    self.name = name
  }
}

nonisolated public struct FeatureGeometry: Swift.Sendable, Swift.Hashable {
  public var type: Swift.String
  public var coordinates: [[[Swift.Double]]]

  public init(type: Swift.String, coordinates: [[[Swift.Double]]]) {
    self.type = type
    self.coordinates = coordinates
  }
}

// MARK: - Mappings

nonisolated extension Map: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Map {
    Map(type: "", features: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Map, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.type)  // type
      case 1: kv.array(into: &out.features)  // features
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"type\":", self.type)
    try kv.array("\"features\":", self.features)
    kv.endObject()
  }
}

nonisolated extension MapFeature: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: MapFeature {
    MapFeature(type: "", properties: FeatureProperties._kvPlaceholder, geometry: FeatureGeometry._kvPlaceholder)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MapFeature, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.type)  // type
      case 1: kv.object(into: &out.properties, updating: updating)  // properties
      case 2: kv.object(into: &out.geometry, updating: updating)  // geometry
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"type\":", self.type)
    kv.key("\"properties\":"); try self.properties._kvEncode(&kv)
    kv.key("\"geometry\":"); try self.geometry._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension FeatureProperties: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: FeatureProperties {
    FeatureProperties(name: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FeatureProperties, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension FeatureGeometry: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: FeatureGeometry {
    FeatureGeometry(type: "", coordinates: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FeatureGeometry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.type)  // type
        case 1: out.coordinates = try _kvDecode_coordinates(&kv)  // coordinates
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_coordinates(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[[Swift.Double]]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Double]] in try _kvDecode_coordinates_1(&kv) })
  }

  private static func _kvDecode_coordinates_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Double]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Double] in try kv.doubles() })
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"type\":", self.type)
    try kv.array("\"coordinates\":", self.coordinates)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Map {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.features, right.features)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.type.hash(into: &hasher)
    self.features.hash(into: &hasher)
  }
}

nonisolated extension MapFeature {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.properties, right.properties),
      KVMap._kvAreEqual(left.geometry, right.geometry)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.type.hash(into: &hasher)
    self.properties.hash(into: &hasher)
    self.geometry.hash(into: &hasher)
  }
}

nonisolated extension FeatureProperties {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
  }
}

nonisolated extension FeatureGeometry {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.coordinates, right.coordinates)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.type.hash(into: &hasher)
    self.coordinates.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Map {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0type\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0features\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Map\tCanada.kvmap\t7
        type\t+1\ttype
        features\t+2\tfeatures
        """)
  }
}

nonisolated extension MapFeature {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{4}\0\0\0\0\0\u{1}\0type\"\0\0\0\n\0\0\u{1}\0\0\u{1}\0properties\"\0\0\0\0\0\u{8}\0\0\u{2}\0\0\u{1}\0geometry\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        MapFeature\tCanada.kvmap\t12
        type\t+1\ttype
        properties\t+2\tproperties
        geometry\t+3\tgeometry
        """)
  }
}

nonisolated extension FeatureProperties {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FeatureProperties\tCanada.kvmap\t18
        name\t+1\tname
        """)
  }
}

nonisolated extension FeatureGeometry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0type\"\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0coordinates\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        FeatureGeometry\tCanada.kvmap\t22
        type\t+1\ttype
        coordinates\t+2\tcoordinates
        """)
  }
}
