public import KVMap

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Values become forms.
extension Writable {
  /// Writes this value as a form (`application/x-www-form-urlencoded`), its pairs in the order of the properties. What
  /// is written reads back the same: `init(form:)` undoes it.
  ///
  /// Linear in its size, at most 32 times for arrays inside each other.
  ///
  /// - Throws: what no form has a place for, with its path: a value that is no object, keys with brackets or, inside
  ///   of objects, empty ones and numbers.
  public func form() throws(MappingError) -> [UInt8] { try FormFormat.form(of: notation(.text)) }

  /// As `form()`, as `Data`.
  public func form(as type: Data.Type) throws(MappingError) -> Data { Data(try form()) }

  /// As `form()`, as text.
  public func form(as type: String.Type) throws(MappingError) -> String {
    String(decoding: try form(), as: UTF8.self)
  }
}

/// Values become forms by a mapping that stands beside its type.
extension MappingWriter {
  /// Writes a value as a form, as `form()` of types with a mapping of their own.
  ///
  /// - Throws: what no form has a place for, with its path.
  public static func form(_ value: Value) throws(MappingError) -> [UInt8] {
    try FormFormat.form(of: notation(value, .text))
  }

  /// As `form(_:)`, as `Data`.
  public static func form(_ value: Value, as type: Data.Type) throws(MappingError) -> Data { Data(try form(value)) }

  /// As `form(_:)`, as text.
  public static func form(_ value: Value, as type: String.Type) throws(MappingError) -> String {
    String(decoding: try form(value), as: UTF8.self)
  }
}
