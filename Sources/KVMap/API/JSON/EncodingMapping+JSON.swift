#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Encodes JSON documents by a mapping alongside its type: `User.Form.jsonData(user)`.
extension EncodingMapping {
  /// Writes a value as JSON, in UTF-8.
  ///
  /// - Throws: A problem with the path of a value that JSON cannot represent.
  public static func jsonBytes(_ value: Value, _ options: JSONOutputFormatting = []) throws(MappingError) -> [UInt8] {
    let bytes = try writeDocument(at: _kvRoot) { (kv: inout JSONWriter) throws(CodingFailure) in
      try _kvEncode(value, &kv)
    }
    return options.isEmpty ? bytes : JSONLayout.apply(options, to: bytes)
  }

  /// Same as `jsonBytes(_:_:)`, returning `Data`.
  public static func jsonData(_ value: Value, _ options: JSONOutputFormatting = []) throws(MappingError) -> Data {
    Data(try jsonBytes(value, options))
  }

  /// Same as `jsonBytes(_:_:)`, returning text.
  public static func jsonString(_ value: Value, _ options: JSONOutputFormatting = []) throws(MappingError) -> String {
    String(decoding: try jsonBytes(value, options), as: UTF8.self)
  }

  /// Writes several values as a JSON array, in UTF-8: what `decodeArray(json:)` reads.
  ///
  /// - Throws: A problem with the path of a value that JSON cannot represent.
  public static func jsonBytes(
    _ values: [Value], _ options: JSONOutputFormatting = []
  ) throws(MappingError) -> [UInt8] {
    let bytes = try writeDocument(at: _kvRoot) { (kv: inout JSONWriter) throws(CodingFailure) in
      try writeElements(values, &kv)
    }
    return options.isEmpty ? bytes : JSONLayout.apply(options, to: bytes)
  }

  /// Same as `jsonBytes(_:_:)` of several values, returning `Data`.
  public static func jsonData(_ values: [Value], _ options: JSONOutputFormatting = []) throws(MappingError) -> Data {
    Data(try jsonBytes(values, options))
  }

  /// Same as `jsonBytes(_:_:)` of several values, returning text.
  public static func jsonString(
    _ values: [Value], _ options: JSONOutputFormatting = []
  ) throws(MappingError) -> String {
    String(decoding: try jsonBytes(values, options), as: UTF8.self)
  }
}
