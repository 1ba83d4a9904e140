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

/// The writing half: `let bytes = try User.Form.jsonBytes(user)`.
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

  package static func elements(_ kv: inout JSONReader) throws(CodingFailure) -> [Value] {
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
}

extension EncodingMapping {
  public static var _kvRoot: String { "" }

  public static var _kvXMLRoot: XMLNames { XMLNames(ofType: Value.self) }

  package static func writeElements(_ values: [Value], _ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginArray()
    for value in values { try _kvEncode(value, &kv) }
    kv.endArray()
  }
}
