@_spi(Generated) public import KVMap

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
  public func formBytes() throws(MappingError) -> [UInt8] { try FormFormat.form(of: notation(.text)) }

  /// Same as `formBytes()`, returning `Data`.
  public func formData() throws(MappingError) -> Data { Data(try formBytes()) }

  /// Same as `formBytes()`, returning text.
  public func formString() throws(MappingError) -> String {
    String(decoding: try formBytes(), as: UTF8.self)
  }
}

/// Writes values as forms by a mapping alongside their type.
extension EncodingMapping {
  /// Writes a value as a form, same as `formBytes()` of types with a mapping of their own.
  ///
  /// - Throws: A problem with the path of anything that a form cannot represent.
  public static func formBytes(_ value: Value) throws(MappingError) -> [UInt8] {
    try FormFormat.form(of: notation(value, .text))
  }

  /// Same as `formBytes(_:)`, returning `Data`.
  public static func formData(_ value: Value) throws(MappingError) -> Data { Data(try formBytes(value)) }

  /// Same as `formBytes(_:)`, returning text.
  public static func formString(_ value: Value) throws(MappingError) -> String {
    String(decoding: try formBytes(value), as: UTF8.self)
  }
}
