@_spi(Generated) import KVMap
@_spi(Generated) import KVMapCodable

/// A document that is one value of a Codable type, read and written as generated code does it for a property.
struct Coded<Value: Decodable>: DocumentDecodable {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func _kvDecode(
    _ kv: inout JSONReader, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> Coded { Coded(try kv.codable(Value.self)) }

  static var _kvOptions: DecodingOptions { DecodingOptions(depth: 1_000) }
}

extension Coded: DocumentEncodable where Value: Encodable {
  func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.codable(value) }
}

/// The same with the other ways to handle repeated keys.
struct CodedFirst<Value: Decodable>: DocumentDecodable {
  var value: Value
  static func _kvDecode(
    _ kv: inout JSONReader, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> CodedFirst { CodedFirst(value: try kv.codable(Value.self, .first)) }
}

struct CodedLast<Value: Decodable>: DocumentDecodable {
  var value: Value
  static func _kvDecode(
    _ kv: inout JSONReader, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> CodedLast { CodedLast(value: try kv.codable(Value.self, .last)) }
}

/// A value of a Codable type, whose mapping is passed a language.
struct CodedInContext<Value: Decodable>: ContextDecodable {
  var value: Value
  static func _kvDecode(
    _ kv: inout JSONReader, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> CodedInContext { CodedInContext(value: try kv.codable(Value.self)) }

  static func _kvEncode(context: String, _ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginObject()
    kv.entryKey("language")
    kv.string(context)
    kv.endObject()
  }
}
