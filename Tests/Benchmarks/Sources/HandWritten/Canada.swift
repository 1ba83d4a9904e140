public import KVMap

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

extension Map: Readable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Map {
    var type = ""
    var features: [MapFeature] = []
    var scan = Scan()
    var key = try kv.open(CanadaKeys.map, &scan)
    while key >= 0 {
      switch key {
      case 0: type = try kv.string()
      case 1:
        if try kv.openArray() {
          repeat { features.append(try MapFeature.read(&kv)) } while try kv.nextElement()
        }
      default: try kv.skip()
      }
      key = try kv.next(CanadaKeys.map, &scan)
    }
    return Map(type: type, features: features)
  }
}

extension MapFeature {
  fileprivate static func read(_ kv: inout Reader) throws(Failure) -> MapFeature {
    var type = ""
    var properties = FeatureProperties(name: "")
    var geometry = FeatureGeometry(type: "", coordinates: [])
    var scan = Scan()
    var key = try kv.open(CanadaKeys.mapFeature, &scan)
    while key >= 0 {
      switch key {
      case 0: type = try kv.string()
      case 1: properties = try FeatureProperties.read(&kv)
      case 2: geometry = try FeatureGeometry.read(&kv)
      default: try kv.skip()
      }
      key = try kv.next(CanadaKeys.mapFeature, &scan)
    }
    return MapFeature(type: type, properties: properties, geometry: geometry)
  }
}

extension FeatureProperties {
  fileprivate static func read(_ kv: inout Reader) throws(Failure) -> FeatureProperties {
    var name = ""
    var scan = Scan()
    var key = try kv.open(CanadaKeys.featureProperties, &scan)
    while key >= 0 {
      switch key {
      case 0: name = try kv.string()
      default: try kv.skip()
      }
      key = try kv.next(CanadaKeys.featureProperties, &scan)
    }
    return FeatureProperties(name: name)
  }
}

extension FeatureGeometry {
  fileprivate static func read(_ kv: inout Reader) throws(Failure) -> FeatureGeometry {
    var type = ""
    var coordinates: [[[Double]]] = []
    var scan = Scan()
    var key = try kv.open(CanadaKeys.featureGeometry, &scan)
    while key >= 0 {
      switch key {
      case 0: type = try kv.string()
      case 1: coordinates = try rings(&kv)
      default: try kv.skip()
      }
      key = try kv.next(CanadaKeys.featureGeometry, &scan)
    }
    return FeatureGeometry(type: type, coordinates: coordinates)
  }

  private static func rings(_ kv: inout Reader) throws(Failure) -> [[[Double]]] {
    var rings: [[[Double]]] = []
    guard try kv.openArray() else { return rings }
    repeat {
      var points: [[Double]] = []
      if try kv.openArray() {
        repeat { points.append(try kv.doubles()) } while try kv.nextElement()
      }
      rings.append(points)
    } while try kv.nextElement()
    return rings
  }
}
