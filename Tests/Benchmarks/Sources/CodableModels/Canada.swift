// A map in GeoJSON, almost entirely numbers.

public struct Map: Codable, Hashable, Sendable {
  public var type: String
  public var features: [MapFeature]
}

public struct MapFeature: Codable, Hashable, Sendable {
  public var type: String
  public var properties: FeatureProperties
  public var geometry: FeatureGeometry
}

public struct FeatureProperties: Codable, Hashable, Sendable {
  public var name: String
}

public struct FeatureGeometry: Codable, Hashable, Sendable {
  public var type: String
  public var coordinates: [[[Double]]]
}
