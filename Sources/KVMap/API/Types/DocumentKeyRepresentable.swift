#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type that can be the key of a mapped dictionary.
///
/// Strings, integers and UUIDs conform, as do enums of a `.kvmap` file.
public protocol DocumentKeyRepresentable: Hashable {
  /// Reads the key under the cursor, and the colon after it.
  static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> Self

  /// The key as text. Different keys have different texts.
  func _kvKeyText(_ kv: inout JSONWriter) throws(CodingFailure) -> String

  /// The order in which a dictionary with these keys is written, if it is not the order of their texts.
  static func _kvKeyPrecedes(_ left: Self, _ right: Self) -> Bool?

  /// Reads a dictionary under the cursor.
  static func _kvDecodeDictionary<Value: DocumentDecodable>(_ kv: inout JSONReader) throws(CodingFailure) -> [Self:
    Value]
}

extension DocumentKeyRepresentable {
  public static func _kvKeyPrecedes(_ left: Self, _ right: Self) -> Bool? { nil }

  public static func _kvDecodeDictionary<Value: DocumentDecodable>(_ kv: inout JSONReader) throws(CodingFailure)
    -> [Self:
    Value]
  {
    try kv.dictionary(of: Value.self) { (reader: inout JSONReader) throws(CodingFailure) -> Self in
      try _kvDecodeKey(&reader)
    }
  }
}

extension String: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> String { try kv.entryKey() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { self }
  public static func _kvDecodeDictionary<Value: DocumentDecodable>(_ kv: inout JSONReader) throws(CodingFailure)
    -> [String: Value]
  {
    try kv.dictionary(of: Value.self)
  }
}

extension UUID: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> UUID { try kv.entryKeyUUID() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { uuidString }
}

extension Int: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> Int { try kv.entryKeyInt() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: Int, _ right: Int) -> Bool? { left < right }
}

extension Int8: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> Int8 { try kv.entryKeyInt8() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: Int8, _ right: Int8) -> Bool? { left < right }
}

extension Int16: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> Int16 { try kv.entryKeyInt16() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: Int16, _ right: Int16) -> Bool? { left < right }
}

extension Int32: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> Int32 { try kv.entryKeyInt32() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: Int32, _ right: Int32) -> Bool? { left < right }
}

extension Int64: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> Int64 { try kv.entryKeyInt64() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: Int64, _ right: Int64) -> Bool? { left < right }
}

extension UInt: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> UInt { try kv.entryKeyUInt() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: UInt, _ right: UInt) -> Bool? { left < right }
}

extension UInt8: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> UInt8 { try kv.entryKeyUInt8() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: UInt8, _ right: UInt8) -> Bool? { left < right }
}

extension UInt16: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> UInt16 { try kv.entryKeyUInt16() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: UInt16, _ right: UInt16) -> Bool? { left < right }
}

extension UInt32: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> UInt32 { try kv.entryKeyUInt32() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: UInt32, _ right: UInt32) -> Bool? { left < right }
}

extension UInt64: DocumentKeyRepresentable {
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> UInt64 { try kv.entryKeyUInt64() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: UInt64, _ right: UInt64) -> Bool? { left < right }
}
