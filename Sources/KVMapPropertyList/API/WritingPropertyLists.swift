public import KVMap

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How a property list is written.
public enum PropertyListKind: Sendable, Hashable, CaseIterable {
  /// Text in UTF-8, for people and tools. It has no place for fractions of a second.
  case xml
  /// The compact form of Apple's systems, in which equal strings and numbers stand once.
  case binary
}

/// Values become property lists.
extension Writable {
  /// Writes this value as a property list. A `Date` and a `Data` that no transformer changes are dates and data of the
  /// property list.
  ///
  /// Linear in its size.
  ///
  /// - Throws: what no property list has a place for, with its path: null, and numbers beyond 64 bits or with more
  ///   digits than a `Double`; in XML, characters that XML does not have.
  public func plist(_ kind: PropertyListKind = .binary) throws(MappingError) -> [UInt8] {
    try kind.propertyList(of: notation(.propertyList))
  }

  /// As `plist(_:)`, as `Data`.
  public func plist(_ kind: PropertyListKind = .binary, as type: Data.Type) throws(MappingError) -> Data {
    Data(try plist(kind))
  }
}

/// Values become property lists by a mapping that stands beside its type.
extension MappingWriter {
  /// Writes a value as a property list, as `plist(_:)` of types with a mapping of their own.
  ///
  /// - Throws: what no property list has a place for, with its path.
  public static func plist(_ value: Value, _ kind: PropertyListKind = .binary) throws(MappingError) -> [UInt8] {
    try kind.propertyList(of: notation(value, .propertyList))
  }

  /// As `plist(_:_:)`, as `Data`.
  public static func plist(
    _ value: Value, _ kind: PropertyListKind = .binary, as type: Data.Type
  ) throws(MappingError) -> Data {
    Data(try plist(value, kind))
  }
}
