@_spi(Generated) public import KVMap

/// Equivalent to `Workloads.Map`, read by a handwritten mapping on top of the same reader.
public struct Map: Encodable {
  let type: String
  let features: [MapFeature]
}

struct MapFeature: Encodable {
  let type: String
  let properties: FeatureProperties
  let geometry: FeatureGeometry
}

struct FeatureProperties: Encodable {
  let name: String
}

struct FeatureGeometry: Encodable {
  let type: String
  let coordinates: [[[Double]]]
}

extension Map: DocumentDecodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Map
  {
    var type = ""
    var features: [MapFeature] = []
    var scan = ObjectState()
    var key = try kv.beginObject(CanadaKeys.map, &scan)
    while key >= 0 {
      switch key {
      case 0: type = try kv.string()
      case 1:
        if try kv.beginArray() {
          repeat { features.append(try MapFeature.read(&kv)) } while try kv.nextElement()
        }
      default: try kv.skip()
      }
      key = try kv.nextKey(CanadaKeys.map, &scan)
    }
    return Map(type: type, features: features)
  }
}

extension MapFeature {
  fileprivate static func read(_ kv: inout JSONReader) throws(CodingFailure) -> MapFeature {
    var type = ""
    var properties = FeatureProperties(name: "")
    var geometry = FeatureGeometry(type: "", coordinates: [])
    var scan = ObjectState()
    var key = try kv.beginObject(CanadaKeys.mapFeature, &scan)
    while key >= 0 {
      switch key {
      case 0: type = try kv.string()
      case 1: properties = try FeatureProperties.read(&kv)
      case 2: geometry = try FeatureGeometry.read(&kv)
      default: try kv.skip()
      }
      key = try kv.nextKey(CanadaKeys.mapFeature, &scan)
    }
    return MapFeature(type: type, properties: properties, geometry: geometry)
  }
}

extension FeatureProperties {
  fileprivate static func read(_ kv: inout JSONReader) throws(CodingFailure) -> FeatureProperties {
    var name = ""
    var scan = ObjectState()
    var key = try kv.beginObject(CanadaKeys.featureProperties, &scan)
    while key >= 0 {
      switch key {
      case 0: name = try kv.string()
      default: try kv.skip()
      }
      key = try kv.nextKey(CanadaKeys.featureProperties, &scan)
    }
    return FeatureProperties(name: name)
  }
}

extension FeatureGeometry {
  fileprivate static func read(_ kv: inout JSONReader) throws(CodingFailure) -> FeatureGeometry {
    var type = ""
    var coordinates: [[[Double]]] = []
    var scan = ObjectState()
    var key = try kv.beginObject(CanadaKeys.featureGeometry, &scan)
    while key >= 0 {
      switch key {
      case 0: type = try kv.string()
      case 1: coordinates = try rings(&kv)
      default: try kv.skip()
      }
      key = try kv.nextKey(CanadaKeys.featureGeometry, &scan)
    }
    return FeatureGeometry(type: type, coordinates: coordinates)
  }

  private static func rings(_ kv: inout JSONReader) throws(CodingFailure) -> [[[Double]]] {
    var rings: [[[Double]]] = []
    guard try kv.beginArray() else { return rings }
    repeat {
      var points: [[Double]] = []
      if try kv.beginArray() {
        repeat { points.append(try kv.doubles()) } while try kv.nextElement()
      }
      rings.append(points)
    } while try kv.nextElement()
    return rings
  }
}
