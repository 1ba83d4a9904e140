public import KVMap
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Values become XML documents.
extension Writable {
  /// Writes this value as XML, in UTF-8: as an element of the name that `element` gives its type, or of the type's own.
  ///
  /// `@name` becomes an attribute, `$text` the text, an array elements of one name. Linear in the size of the value.
  ///
  /// - Throws: what XML has no place for, with its path: keys that are no names, prefixes that no `xmlns` declares,
  ///   arrays of arrays, control characters.
  public func xml(_ options: XMLOptions = []) throws(MappingError) -> [UInt8] {
    try XMLFormat.write(try notation(.json), Self._kvXMLRoot, options)
  }

  /// As `xml(_:)`, as `Data`.
  public func xml(_ options: XMLOptions = [], as type: Data.Type) throws(MappingError) -> Data {
    Data(try xml(options))
  }

  /// As `xml(_:)`, as text.
  public func xml(_ options: XMLOptions = [], as type: String.Type) throws(MappingError) -> String {
    String(decoding: try xml(options), as: UTF8.self)
  }
}

/// Mappings that stand beside their type: `let bytes = try User.Form.xml(user)`.
extension MappingWriter {
  /// Writes a value as XML, in UTF-8, as `Writable.xml(_:)`.
  ///
  /// - Throws: what XML has no place for, with its path.
  public static func xml(_ value: Value, _ options: XMLOptions = []) throws(MappingError) -> [UInt8] {
    try XMLFormat.write(try notation(value, .json), _kvXMLRoot, options)
  }

  /// As `xml(_:_:)`, as `Data`.
  public static func xml(
    _ value: Value, _ options: XMLOptions = [], as type: Data.Type
  ) throws(MappingError) -> Data {
    Data(try xml(value, options))
  }

  /// As `xml(_:_:)`, as text.
  public static func xml(
    _ value: Value, _ options: XMLOptions = [], as type: String.Type
  ) throws(MappingError) -> String {
    String(decoding: try xml(value, options), as: UTF8.self)
  }
}

extension XMLFormat {
  /// Writes a document out of its notation.
  ///
  /// - Parameter notation: JSON without white space.
  package static func write(
    _ notation: [UInt8], _ names: XMLNames, _ options: XMLOptions
  ) throws(MappingError) -> [UInt8] {
    let result = notation.withUnsafeBufferPointer { bytes -> Result<[UInt8], MappingError> in
      do throws(NotationWritingFailure) {
        return .success(try XMLDocumentWriter(bytes, names).write(options))
      } catch {
        return .failure(MappingError(error, in: bytes))
      }
    }
    return try result.get()
  }
}
