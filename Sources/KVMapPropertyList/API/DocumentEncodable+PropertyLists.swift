@_spi(Generated) public import KVMap

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The form in which a property list is written.
public enum PropertyListFormat: Sendable, Hashable, CaseIterable {
  /// UTF-8 text, for people and tools. It cannot represent fractions of a second.
  case xml
  /// The compact form of Apple's systems, in which equal strings and numbers are stored once.
  case binary
}

/// Encodes values as property lists.
extension DocumentEncodable {
  /// Writes this value as a property list. A `Date` or `Data` that no transformer changes becomes a date or data of the
  /// property list.
  ///
  /// Linear in its size.
  ///
  /// - Throws: for values that a property list cannot represent, with their path: null, and numbers beyond 64 bits or
  ///   with more digits than a `Double`; in XML, characters that XML does not allow.
  public func propertyListBytes(format: PropertyListFormat = .binary) throws(MappingError) -> [UInt8] {
    try format.propertyList(of: notation(.propertyList))
  }

  /// Same as `propertyListBytes(format:)`, returning `Data`.
  public func propertyListData(format: PropertyListFormat = .binary) throws(MappingError) -> Data {
    Data(try propertyListBytes(format: format))
  }
}

/// Encodes property lists by a mapping declared alongside its type.
extension EncodingMapping {
  /// Writes a value as a property list. Same as `propertyListBytes(format:)` of types with a mapping of their own.
  ///
  /// - Throws: for values that a property list cannot represent, with their path.
  public static func propertyListBytes(_ value: Value, format: PropertyListFormat = .binary) throws(MappingError)
    -> [UInt8]
  {
    try format.propertyList(of: notation(value, .propertyList))
  }

  /// Same as `propertyListBytes(_:format:)`, returning `Data`.
  public static func propertyListData(_ value: Value, format: PropertyListFormat = .binary) throws(MappingError) -> Data
  {
    Data(try propertyListBytes(value, format: format))
  }
}
