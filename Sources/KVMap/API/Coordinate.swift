/// A place on a globe, in degrees. Nothing checks that they are within those of the Earth.
///
/// Read and written as an object with the keys `latitude` and `longitude`; the transformer `coordinate` has others.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator.
  public var latitude: Double
  /// Degrees east of the prime meridian.
  public var longitude: Double

  /// - Parameters:
  ///   - latitude: degrees north of the equator.
  ///   - longitude: degrees east of the prime meridian.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
