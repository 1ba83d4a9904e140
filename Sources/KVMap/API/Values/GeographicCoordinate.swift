/// A location on a globe, in degrees. The range of the degrees is not checked.
///
/// Read and written as an object with the keys `latitude` and `longitude`, by coders as well; the transformer
/// `coordinate` takes other keys.
public struct GeographicCoordinate: Hashable, Sendable, Codable {
  /// Degrees north of the equator.
  public var latitude: Double
  /// Degrees east of the prime meridian.
  public var longitude: Double

  /// - Parameters:
  ///   - latitude: Degrees north of the equator.
  ///   - longitude: Degrees east of the prime meridian.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
