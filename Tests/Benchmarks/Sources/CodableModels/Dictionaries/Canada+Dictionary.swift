extension Map: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    type = try object.required("type")
    features = try object.objects("features").map(MapFeature.init(dictionary:))
  }

  public var dictionary: [String: Any] {
    [
      "type": type,
      "features": features.map(\.dictionary),
    ]
  }
}

extension MapFeature: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    type = try object.required("type")
    properties = try FeatureProperties(dictionary: object.object("properties"))
    geometry = try FeatureGeometry(dictionary: object.object("geometry"))
  }

  public var dictionary: [String: Any] {
    [
      "type": type,
      "properties": properties.dictionary,
      "geometry": geometry.dictionary,
    ]
  }
}

extension FeatureProperties: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    name = try object.required("name")
  }

  public var dictionary: [String: Any] {
    [
      "name": name,
    ]
  }
}

extension FeatureGeometry: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    type = try object.required("type")
    coordinates = try object.required("coordinates")
  }

  public var dictionary: [String: Any] {
    [
      "type": type,
      "coordinates": coordinates,
    ]
  }
}
