public import KVMap

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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
    try bytes(as: .propertyList(format))
  }

  /// Same as `propertyListBytes(format:)`, returning `Data`.
  public func propertyListData(format: PropertyListFormat = .binary) throws(MappingError) -> Data {
    try data(as: .propertyList(format))
  }
}
