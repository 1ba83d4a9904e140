#if canImport(CoreLocation)
  public import CoreLocation

  extension GeographicCoordinate {
    /// Creates a coordinate from its Core Location equivalent.
    public init(_ coordinate: CLLocationCoordinate2D) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    /// Creates a coordinate from a location, ignoring its altitude and accuracy.
    public init(_ location: CLLocation) { self.init(location.coordinate) }

    /// The Core Location equivalent of this coordinate.
    public var clCoordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// A location with only this coordinate.
    public var clLocation: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
  }

  extension CLLocationCoordinate2D {
    /// Creates the Core Location equivalent of a coordinate. The language's `coordinate` uses it for properties of this
    /// type.
    public init(_ coordinate: GeographicCoordinate) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }

  extension CLLocation {
    /// Creates a location with only this coordinate. The language's `coordinate` uses it for properties of this type.
    public convenience init(_ coordinate: GeographicCoordinate) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }
#endif
