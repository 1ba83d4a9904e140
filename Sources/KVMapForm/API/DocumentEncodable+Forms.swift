public import KVMap

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Writes values as forms.
extension DocumentEncodable {
  /// Writes this value as a form (`application/x-www-form-urlencoded`), with its pairs in the order of the properties.
  /// Reading the result with `init(form:)` gives the same value.
  ///
  /// Linear in its size, times at most 32 for nested arrays.
  ///
  /// - Throws: A problem with the path of anything that a form cannot represent: a value that is not an object, keys
  ///   with brackets, and inside of objects empty keys and keys that are numbers.
  public func formBytes() throws(MappingError) -> [UInt8] { try bytes(as: .form) }

  /// Same as `formBytes()`, returning `Data`.
  public func formData() throws(MappingError) -> Data { try data(as: .form) }

  /// Same as `formBytes()`, returning text.
  public func formString() throws(MappingError) -> String {
    try string(as: .form)
  }
}
