#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Scalars are read as strictly and written in the same form as a property of their type by default (section 4 of the
// language). Generated code calls the reader directly; generic types need these conformances for their parameters.

extension Bool: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Bool
  {
    try kv.bool()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.bool(self) }
}

extension Double: DocumentDecodableInPlace, DocumentEncodable {
  public static var _kvPlaceholder: Double { 0 }
  public static func _kvDecode(_ kv: inout JSONReader, into value: inout Double, updating: Bool) throws(CodingFailure) {
    value = try kv.double()
  }
  public static func _kvDecodeArray(_ kv: inout JSONReader, into array: inout [Double]) throws(CodingFailure) {
    array = try kv.doubles()
  }
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.double(self) }
  public static func _kvPrecedes(_ left: Double, _ right: Double) -> Bool? { left < right }
}

extension Float: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Float
  {
    try kv.float()
  }
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.float(self) }
  public static func _kvPrecedes(_ left: Float, _ right: Float) -> Bool? { left < right }
}

extension Decimal: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Decimal
  {
    try kv.decimal()
  }
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.decimal(self) }
  public static func _kvPrecedes(_ left: Decimal, _ right: Decimal) -> Bool? { left < right }
}

extension String: DocumentDecodableInPlace, DocumentEncodable {
  public static var _kvPlaceholder: String { "" }
  public static func _kvDecode(_ kv: inout JSONReader, into value: inout String, updating: Bool) throws(CodingFailure) {
    value = try kv.string()
  }
  public static func _kvDecodeArray(_ kv: inout JSONReader, into array: inout [String]) throws(CodingFailure) {
    array = try kv.strings()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.string(self) }
  public static func _kvPrecedes(_ left: String, _ right: String) -> Bool? { UTF8Order.precedes(left, right) }
}

extension Character: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Character
  {
    try kv.character()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.character(self) }
  public static func _kvPrecedes(_ left: Character, _ right: Character) -> Bool? {
    UTF8Order.precedes(String(left), String(right))
  }
}

extension Date: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Date
  {
    try kv.date()
  }
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.date(self) }
}

extension URL: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> URL
  {
    try kv.url()
  }
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.url(self) }
}

extension UUID: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> UUID
  {
    try kv.uuid()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.uuid(self) }
}

extension Data: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Data
  {
    try kv.data()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.data(self) }
}

extension JSONValue: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Value
  {
    try kv.value()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.value(self) }
}

extension JSONObject: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> JSONObject
  {
    try kv.object()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.object(self) }
}
