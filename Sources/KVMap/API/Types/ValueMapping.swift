#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A mapping alongside its type. `map User as Form { … }` generates `User.Form`, which reads a `User` in another way
/// than `User(json:)`:
///
///     let user = try User.Form.read(json: data)
///
/// Generated code conforms to it.
public protocol MappingReader {
  associatedtype Value

  /// Called by generated code: reads the value under the cursor. Missing keys keep their values from `current`.
  ///
  /// - Parameter current: The location of a `Value`; nil if none is updated.
  static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Value

  /// Options for mapping a document in this way.
  static var _kvOptions: ReadOptions { get }

  /// Called by streams and arrays: whether rules use the position of an element (`$index`, `$key`).
  static var _kvAsksForElement: Bool { get }

  /// The names in XML documents that are mapped in this way.
  static var _kvXML: XMLNames { get }
}

/// The writing half: `let bytes = try User.Form.json(user)`.
public protocol MappingWriter {
  associatedtype Value

  /// Called by generated code: writes a value and the comma after it.
  static func _kvWrite(_ whole: Value, _ kv: inout Writer) throws(Failure)

  /// The location of the value in a written document: same as `Writable._kvRoot`.
  static var _kvRoot: String { get }

  /// The names that a document is written with in XML: same as `Writable._kvXMLRoot`.
  static var _kvXMLRoot: XMLNames { get }
}

/// A mapping alongside its type that reads and writes.
public typealias ValueMapping = MappingReader & MappingWriter

extension MappingReader {
  public static var _kvOptions: ReadOptions { ReadOptions() }

  public static var _kvAsksForElement: Bool { false }

  public static var _kvXML: XMLNames { XMLNames() }

  /// Same as `_kvRead(_:replacing:)`, for callers that have the value and not its location.
  public static func _kvRead(_ kv: inout Reader, updating current: Value?) throws(Failure) -> Value {
    guard let current else { return try _kvRead(&kv, replacing: nil) }
    return try withUnsafePointer(to: current) { (place) throws(Failure) in
      try _kvRead(&kv, replacing: UnsafeRawPointer(place))
    }
  }

  /// Reads a JSON document, same as `init(json:at:)` of types with a mapping of their own.
  ///
  /// - Parameters:
  ///   - document: Bytes or text.
  ///   - path: The path of the value in the document. By default, the path that the mapping declares (`root`), or the
  ///     whole document.
  /// - Throws: The first problem.
  public static func read(json document: some DocumentBytes, at path: String? = nil) throws(MappingError) -> Value {
    try read(document, at: path, updating: nil, context: nil)
  }

  /// Reads a JSON document that is an array of such values.
  ///
  /// - Throws: The first problem.
  public static func readArray(
    json document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(document, at: path, context: nil)
  }

  /// Reads a JSON document into `value`, same as `update(json:at:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, json document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) {
    value = try read(document, at: path, updating: value, context: nil)
  }

  /// Reads a JSON document and reports all problems.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules.
  public static func reading(
    json document: some DocumentBytes, at path: String? = nil
  ) -> (value: Value?, problems: [Problem]) {
    reading(document, at: path, context: nil)
  }

  static func read(
    _ document: some DocumentBytes, at path: String?, updating current: Value?, context: PassedJSON?
  ) throws(MappingError) -> Value {
    try result(of: document, at: path, context) { (kv: inout Reader) throws(Failure) in
      try _kvRead(&kv, updating: current)
    }.get()
  }

  static func readArray(
    _ document: some DocumentBytes, at path: String?, context: PassedJSON?
  ) throws(MappingError) -> [Value] {
    try result(of: document, at: path, context) { (kv: inout Reader) throws(Failure) in try elements(&kv) }.get()
  }

  static func reading(
    _ document: some DocumentBytes, at path: String?, context: PassedJSON?
  ) -> (value: Value?, problems: [Problem]) {
    let path = path ?? _kvOptions.root
    guard let steps = DocumentPath.steps(of: path) else { return (nil, [.malformedPath(path)]) }
    return document.withDocumentBytes { bytes in
      DocumentReading(bytes: bytes, options: _kvOptions, path: steps, passed: context).valueAndProblems {
        (kv: inout Reader) throws(Failure) in try _kvRead(&kv, replacing: nil)
      }
    }
  }

  static func elements(_ kv: inout Reader) throws(Failure) -> [Value] {
    var all: [Value] = []
    var index = 0
    guard try kv.openArray() else { return all }
    repeat {
      if _kvAsksForElement { kv.noteElement(index: index) }
      index &+= 1
      let element = kv.mark()
      do throws(Failure) {
        all.append(try _kvRead(&kv, replacing: nil))
      } catch {
        try kv.recover(error, from: element)
      }
    } while try kv.nextElement()
    return all
  }

  private static func result<Whole>(
    of document: some DocumentBytes, at path: String?, _ context: PassedJSON?,
    _ body: (inout Reader) throws(Failure) -> Whole
  ) -> Result<Whole, MappingError> {
    let path = path ?? _kvOptions.root
    guard let steps = DocumentPath.steps(of: path) else { return .failure(MappingError(.malformedPath(path))) }
    return document.withDocumentBytes { bytes in
      DocumentReading(bytes: bytes, options: _kvOptions, path: steps, passed: context).value(body)
    }
  }
}

extension MappingWriter {
  public static var _kvRoot: String { "" }

  public static var _kvXMLRoot: XMLNames { XMLNames(ofType: Value.self) }

  /// Writes a value as JSON, in UTF-8.
  ///
  /// - Throws: A problem with the path of a value that JSON cannot represent.
  public static func json(_ value: Value, _ options: JSONOptions = []) throws(MappingError) -> [UInt8] {
    let bytes = try writeDocument(at: _kvRoot) { (kv: inout Writer) throws(Failure) in try _kvWrite(value, &kv) }
    return options.isEmpty ? bytes : JSONLayout.apply(options, to: bytes)
  }

  /// Same as `json(_:_:)`, returning `Data`.
  public static func json(
    _ value: Value, _ options: JSONOptions = [], as type: Data.Type
  ) throws(MappingError) -> Data {
    Data(try json(value, options))
  }

  /// Same as `json(_:_:)`, returning text.
  public static func json(
    _ value: Value, _ options: JSONOptions = [], as type: String.Type
  ) throws(MappingError) -> String {
    String(decoding: try json(value, options), as: UTF8.self)
  }
}
