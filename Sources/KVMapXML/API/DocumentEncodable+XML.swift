@_spi(Generated) public import KVMap
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Writes values as XML documents.
extension DocumentEncodable {
  /// Writes this value as XML, in UTF-8: as an element with the name that `element` gives its type, or with the type's
  /// own name.
  ///
  /// `@name` becomes an attribute, `$text` the text, and an array becomes elements with the same name. Linear in the
  /// size of the value.
  ///
  /// - Throws: A problem with the path of anything that XML cannot represent: keys that are not names, prefixes without
  ///   an `xmlns` declaration, arrays of arrays, control characters.
  public func xmlBytes(_ options: XMLOutputFormatting = []) throws(MappingError) -> [UInt8] {
    try XMLFormat.write(try notation(.json), Self._kvXMLRoot, options)
  }

  /// Same as `xmlBytes(_:)`, returning `Data`.
  public func xmlData(_ options: XMLOutputFormatting = []) throws(MappingError) -> Data {
    Data(try xmlBytes(options))
  }

  /// Same as `xmlBytes(_:)`, returning text.
  public func xmlString(_ options: XMLOutputFormatting = []) throws(MappingError) -> String {
    String(decoding: try xmlBytes(options), as: UTF8.self)
  }
}

/// Mappings alongside their type: `let bytes = try User.Form.xml(user)`.
extension EncodingMapping {
  /// Writes a value as XML, in UTF-8, same as `DocumentEncodable.xmlBytes(_:)`.
  ///
  /// - Throws: A problem with the path of anything that XML cannot represent.
  public static func xmlBytes(_ value: Value, _ options: XMLOutputFormatting = []) throws(MappingError) -> [UInt8] {
    try XMLFormat.write(try notation(value, .json), _kvXMLRoot, options)
  }

  /// Same as `xmlBytes(_:_:)`, returning `Data`.
  public static func xmlData(_ value: Value, _ options: XMLOutputFormatting = []) throws(MappingError) -> Data {
    Data(try xmlBytes(value, options))
  }

  /// Same as `xmlBytes(_:_:)`, returning text.
  public static func xmlString(_ value: Value, _ options: XMLOutputFormatting = []) throws(MappingError) -> String {
    String(decoding: try xmlBytes(value, options), as: UTF8.self)
  }
}

extension XMLFormat {
  /// Writes a document from its intermediate form.
  ///
  /// - Parameter notation: JSON without white space.
  package static func write(
    _ notation: [UInt8], _ names: XMLNames, _ options: XMLOutputFormatting
  ) throws(MappingError) -> [UInt8] {
    let result = notation.withUnsafeBufferPointer { bytes -> Result<[UInt8], MappingError> in
      do throws(IntermediateWritingFailure) {
        return .success(try XMLDocumentWriter(bytes, names).write(options))
      } catch {
        return .failure(MappingError(error, in: bytes))
      }
    }
    return try result.get()
  }
}
