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
#endif
