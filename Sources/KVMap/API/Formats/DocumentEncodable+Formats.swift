#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Encodes values as documents of any format.
extension DocumentEncodable {
  /// Encodes this value as a document.
  ///
  /// Linear in its size; `.json(.sortedKeys)` also sorts the members of each object.
  ///
  /// - Parameter format: `.json`, or another format whose product is imported.
  /// - Throws: A problem with the path of a value that the format cannot represent.
  public func bytes(as format: DocumentFormat) throws(MappingError) -> [UInt8] {
    try format.bytes(at: Self._kvRoot, Self._kvXMLRoot) { (kv: inout JSONWriter) throws(CodingFailure) in
      try _kvEncode(&kv)
    }
  }

  /// Same as `bytes(as:)`, returning `Data`.
  public func data(as format: DocumentFormat) throws(MappingError) -> Data { Data(try bytes(as: format)) }

  /// Same as `bytes(as:)`, returning text.
  ///
  /// - Throws: Also a `mismatch` if the format is binary.
  public func string(as format: DocumentFormat) throws(MappingError) -> String {
    try format.string(of: bytes(as: format))
  }
}

/// Encodes documents of any format by a mapping alongside its type: `User.Form.bytes(user, as: .xml)`.
extension EncodingMapping {
  /// Encodes a value as a document, same as `bytes(as:)` of types with a mapping of their own.
  ///
  /// - Throws: A problem with the path of a value that the format cannot represent.
  public static func bytes(_ value: Value, as format: DocumentFormat) throws(MappingError) -> [UInt8] {
    try format.bytes(at: _kvRoot, _kvXMLRoot) { (kv: inout JSONWriter) throws(CodingFailure) in
      try _kvEncode(value, &kv)
    }
  }

  /// Same as `bytes(_:as:)`, returning `Data`.
  public static func data(_ value: Value, as format: DocumentFormat) throws(MappingError) -> Data {
    Data(try bytes(value, as: format))
  }

  /// Same as `bytes(_:as:)`, returning text.
  ///
  /// - Throws: Also a `mismatch` if the format is binary.
  public static func string(_ value: Value, as format: DocumentFormat) throws(MappingError) -> String {
    try format.string(of: bytes(value, as: format))
  }

  /// Encodes several values as the array of a document: what `decodeArray(from:as:)` reads.
  ///
  /// - Throws: A problem with the path of a value that the format cannot represent.
  public static func bytes(_ values: [Value], as format: DocumentFormat) throws(MappingError) -> [UInt8] {
    try format.bytes(at: _kvRoot, _kvXMLRoot) { (kv: inout JSONWriter) throws(CodingFailure) in
      try writeElements(values, &kv)
    }
  }

  /// Same as `bytes(_:as:)` of several values, returning `Data`.
  public static func data(_ values: [Value], as format: DocumentFormat) throws(MappingError) -> Data {
    Data(try bytes(values, as: format))
  }

  /// Same as `bytes(_:as:)` of several values, returning text.
  ///
  /// - Throws: Also a `mismatch` if the format is binary.
  public static func string(_ values: [Value], as format: DocumentFormat) throws(MappingError) -> String {
    try format.string(of: bytes(values, as: format))
  }
}
