public import KVMap

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Writes values as forms.
extension Writable {
  /// Writes this value as a form (`application/x-www-form-urlencoded`), with its pairs in the order of the properties.
  /// Reading the result with `init(form:)` gives the same value.
  ///
  /// Linear in its size, times at most 32 for nested arrays.
  ///
  /// - Throws: A problem with the path of anything that a form cannot represent: a value that is not an object, keys
  ///   with brackets, and inside of objects empty keys and keys that are numbers.
  public func form() throws(MappingError) -> [UInt8] { try FormFormat.form(of: notation(.text)) }

  /// Same as `form()`, returning `Data`.
  public func form(as type: Data.Type) throws(MappingError) -> Data { Data(try form()) }

  /// Same as `form()`, returning text.
  public func form(as type: String.Type) throws(MappingError) -> String {
    String(decoding: try form(), as: UTF8.self)
  }
}

/// Writes values as forms by a mapping alongside their type.
extension MappingWriter {
  /// Writes a value as a form, same as `form()` of types with a mapping of their own.
  ///
  /// - Throws: A problem with the path of anything that a form cannot represent.
  public static func form(_ value: Value) throws(MappingError) -> [UInt8] {
    try FormFormat.form(of: notation(value, .text))
  }

  /// Same as `form(_:)`, returning `Data`.
  public static func form(_ value: Value, as type: Data.Type) throws(MappingError) -> Data { Data(try form(value)) }

  /// Same as `form(_:)`, returning text.
  public static func form(_ value: Value, as type: String.Type) throws(MappingError) -> String {
    String(decoding: try form(value), as: UTF8.self)
  }
}
