#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A mapping alongside its type. `map User as Form { … }` generates `User.Form`, which reads a `User` in another way
/// than `User(json:)`:
///
///     let user = try User.Form.decode(json: data)
///
/// Generated code conforms to it.
public protocol DecodingMapping {
  associatedtype Value

  /// Reads the value under the cursor. Missing keys keep their values from `current`.
  ///
  /// - Parameter current: The location of a `Value`; nil if none is updated.
  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Value

  /// Options for mapping a document in this way.
  static var _kvOptions: DecodingOptions { get }

  /// Called by streams and arrays: whether rules use the position of an element (`$index`, `$key`).
  static var _kvUsesElementPosition: Bool { get }

  /// The names in XML documents that are mapped in this way.
  static var _kvXML: XMLNames { get }
}

/// The writing half: `let bytes = try User.Form.json(user)`.
public protocol EncodingMapping {
  associatedtype Value

  /// Writes a value and the comma after it.
  static func _kvEncode(_ whole: Value, _ kv: inout JSONWriter) throws(CodingFailure)

  /// The location of the value in a written document: same as `DocumentEncodable._kvRoot`.
  static var _kvRoot: String { get }

  /// The names that a document is written with in XML: same as `DocumentEncodable._kvXMLRoot`.
  static var _kvXMLRoot: XMLNames { get }
}

/// A mapping alongside its type that reads and writes.
public typealias CodingMapping = DecodingMapping & EncodingMapping

extension DecodingMapping {
  public static var _kvOptions: DecodingOptions { DecodingOptions() }

  public static var _kvUsesElementPosition: Bool { false }

  public static var _kvXML: XMLNames { XMLNames() }

  /// Same as `_kvDecode(_:replacing:)`, for callers that have the value and not its location.
  public static func _kvDecode(_ kv: inout JSONReader, updating current: Value?) throws(CodingFailure) -> Value {
    guard let current else { return try _kvDecode(&kv, replacing: nil) }
    return try withUnsafePointer(to: current) { (place) throws(CodingFailure) in
      try _kvDecode(&kv, replacing: UnsafeRawPointer(place))
    }
  }

  /// Reads a JSON document, same as `init(json:atPath:)` of types with a mapping of their own.
  ///
  /// - Parameters:
  ///   - document: Bytes or text.
  ///   - path: The path of the value in the document. By default, the path that the mapping declares (`root`), or the
  ///     whole document.
  /// - Throws: The first problem.
  public static func decode(json document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError)
    -> Value
  {
    try read(document, at: path, updating: nil, context: nil)
  }

  /// Reads a JSON document that is an array of such values.
  ///
  /// - Throws: The first problem.
  public static func decodeArray(
    json document: some ContiguousDocument, atPath path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(document, at: path, context: nil)
  }

  /// Reads a JSON document into `value`, same as `update(json:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, json document: some ContiguousDocument, atPath path: String? = nil
  ) throws(MappingError) {
    value = try read(document, at: path, updating: value, context: nil)
  }

  /// Reads a JSON document and reports all problems.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules.
  public static func decodeCollectingProblems(
    json document: some ContiguousDocument, atPath path: String? = nil
  ) -> DecodingReport<Value> {
    reading(document, at: path, context: nil)
  }

  static func read(
    _ document: some ContiguousDocument, at path: String?, updating current: Value?, context: PassedJSON?
  ) throws(MappingError) -> Value {
    try result(of: document, at: path, context) { (kv: inout JSONReader) throws(CodingFailure) in
      try _kvDecode(&kv, updating: current)
    }.get()
  }

  static func readArray(
    _ document: some ContiguousDocument, at path: String?, context: PassedJSON?
  ) throws(MappingError) -> [Value] {
    try result(of: document, at: path, context) { (kv: inout JSONReader) throws(CodingFailure) in try elements(&kv) }
      .get()
  }

  static func reading(
    _ document: some ContiguousDocument, at path: String?, context: PassedJSON?
  ) -> DecodingReport<Value> {
    let path = path ?? _kvOptions.root
    guard let steps = DocumentPath.steps(of: path) else {
      return DecodingReport(value: nil, problems: [.malformedPath(path)])
    }
    return document.withDocumentBytes { bytes in
      DocumentReading(bytes: bytes, options: _kvOptions, path: steps, passed: context).valueAndProblems {
        (kv: inout JSONReader) throws(CodingFailure) in try _kvDecode(&kv, replacing: nil)
      }
    }
  }

  static func elements(_ kv: inout JSONReader) throws(CodingFailure) -> [Value] {
    var all: [Value] = []
    var index = 0
    guard try kv.beginArray() else { return all }
    repeat {
      if _kvUsesElementPosition { kv.noteElement(index: index) }
      index &+= 1
      let element = kv.mark()
      do throws(CodingFailure) {
        all.append(try _kvDecode(&kv, replacing: nil))
      } catch {
        try kv.recover(error, from: element)
      }
    } while try kv.nextElement()
    return all
  }

  private static func result<Whole>(
    of document: some ContiguousDocument, at path: String?, _ context: PassedJSON?,
    _ body: (inout JSONReader) throws(CodingFailure) -> Whole
  ) -> Result<Whole, MappingError> {
    let path = path ?? _kvOptions.root
    guard let steps = DocumentPath.steps(of: path) else { return .failure(MappingError(.malformedPath(path))) }
    return document.withDocumentBytes { bytes in
      DocumentReading(bytes: bytes, options: _kvOptions, path: steps, passed: context).value(body)
    }
  }
}

extension EncodingMapping {
  public static var _kvRoot: String { "" }

  public static var _kvXMLRoot: XMLNames { XMLNames(ofType: Value.self) }

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
}
