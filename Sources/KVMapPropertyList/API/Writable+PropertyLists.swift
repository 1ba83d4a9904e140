public import KVMap

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The form in which a property list is written.
public enum PropertyListKind: Sendable, Hashable, CaseIterable {
  /// UTF-8 text, for people and tools. It cannot represent fractions of a second.
  case xml
  /// The compact form of Apple's systems, in which equal strings and numbers are stored once.
  case binary
}

/// Encodes values as property lists.
extension Writable {
  /// Writes this value as a property list. A `Date` or `Data` that no transformer changes becomes a date or data of the
  /// property list.
  ///
  /// Linear in its size.
  ///
  /// - Throws: for values that a property list cannot represent, with their path: null, and numbers beyond 64 bits or
  ///   with more digits than a `Double`; in XML, characters that XML does not allow.
  public func plist(_ kind: PropertyListKind = .binary) throws(MappingError) -> [UInt8] {
    try kind.propertyList(of: notation(.propertyList))
  }

  /// Same as `plist(_:)`, returning `Data`.
  public func plist(_ kind: PropertyListKind = .binary, as type: Data.Type) throws(MappingError) -> Data {
    Data(try plist(kind))
  }
}

/// Encodes property lists by a mapping declared alongside its type.
extension MappingWriter {
  /// Writes a value as a property list. Same as `plist(_:)` of types with a mapping of their own.
  ///
  /// - Throws: for values that a property list cannot represent, with their path.
  public static func plist(_ value: Value, _ kind: PropertyListKind = .binary) throws(MappingError) -> [UInt8] {
    try kind.propertyList(of: notation(value, .propertyList))
  }

  /// Same as `plist(_:_:)`, returning `Data`.
  public static func plist(
    _ value: Value, _ kind: PropertyListKind = .binary, as type: Data.Type
  ) throws(MappingError) -> Data {
    Data(try plist(value, kind))
  }
}
