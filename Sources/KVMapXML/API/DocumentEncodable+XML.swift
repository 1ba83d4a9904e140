public import KVMap
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
    try bytes(as: .xml(options))
  }

  /// Same as `xmlBytes(_:)`, returning `Data`.
  public func xmlData(_ options: XMLOutputFormatting = []) throws(MappingError) -> Data {
    try data(as: .xml(options))
  }

  /// Same as `xmlBytes(_:)`, returning text.
  public func xmlString(_ options: XMLOutputFormatting = []) throws(MappingError) -> String {
    try string(as: .xml(options))
  }
}
