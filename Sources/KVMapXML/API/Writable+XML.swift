public import KVMap
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Writes values as XML documents.
extension Writable {
  /// Writes this value as XML, in UTF-8: as an element with the name that `element` gives its type, or with the type's
  /// own name.
  ///
  /// `@name` becomes an attribute, `$text` the text, and an array becomes elements with the same name. Linear in the
  /// size of the value.
  ///
  /// - Throws: A problem with the path of anything that XML cannot represent: keys that are not names, prefixes without
  ///   an `xmlns` declaration, arrays of arrays, control characters.
  public func xml(_ options: XMLOptions = []) throws(MappingError) -> [UInt8] {
    try XMLFormat.write(try notation(.json), Self._kvXMLRoot, options)
  }

  /// Same as `xml(_:)`, returning `Data`.
  public func xml(_ options: XMLOptions = [], as type: Data.Type) throws(MappingError) -> Data {
    Data(try xml(options))
  }

  /// Same as `xml(_:)`, returning text.
  public func xml(_ options: XMLOptions = [], as type: String.Type) throws(MappingError) -> String {
    String(decoding: try xml(options), as: UTF8.self)
  }
}

/// Mappings alongside their type: `let bytes = try User.Form.xml(user)`.
extension MappingWriter {
  /// Writes a value as XML, in UTF-8, same as `Writable.xml(_:)`.
  ///
  /// - Throws: A problem with the path of anything that XML cannot represent.
  public static func xml(_ value: Value, _ options: XMLOptions = []) throws(MappingError) -> [UInt8] {
    try XMLFormat.write(try notation(value, .json), _kvXMLRoot, options)
  }

  /// Same as `xml(_:_:)`, returning `Data`.
  public static func xml(
    _ value: Value, _ options: XMLOptions = [], as type: Data.Type
  ) throws(MappingError) -> Data {
    Data(try xml(value, options))
  }

  /// Same as `xml(_:_:)`, returning text.
  public static func xml(
    _ value: Value, _ options: XMLOptions = [], as type: String.Type
  ) throws(MappingError) -> String {
    String(decoding: try xml(value, options), as: UTF8.self)
  }
}

extension XMLFormat {
  /// Writes a document from its intermediate form.
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
