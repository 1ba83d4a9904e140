#if canImport(CoreLocation)
  public import CoreLocation

  extension Coordinate {
    /// The coordinate of a place as Core Location has it.
    public init(_ coordinate: CLLocationCoordinate2D) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    /// Where a location is; its altitude and accuracy are left out.
    public init(_ location: CLLocation) { self.init(location.coordinate) }

    /// This coordinate as Core Location has it.
    public var clCoordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// A location with nothing but this coordinate.
    public var clLocation: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
  }

  extension CLLocationCoordinate2D {
    /// The place as Core Location has it. With it `coordinate` of the language makes one.
    public init(_ coordinate: Coordinate) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }

  extension CLLocation {
    /// A location with nothing but this coordinate. With it `coordinate` of the language makes one.
    public convenience init(_ coordinate: Coordinate) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }
#endif
