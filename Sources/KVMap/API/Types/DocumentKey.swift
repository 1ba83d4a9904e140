#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type that can be the key of a mapped dictionary.
///
/// Called by generated code. Strings, integers and UUIDs conform, as do enums of a `.kvmap` file.
public protocol DocumentKey: Hashable {
  /// Reads the key under the cursor, and the colon after it.
  static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> Self

  /// The key as text. Different keys have different texts.
  func _kvKeyText(_ kv: inout Writer) throws(Failure) -> String

  /// The order in which a dictionary with these keys is written, if it is not the order of their texts.
  static func _kvKeyPrecedes(_ left: Self, _ right: Self) -> Bool?

  /// Reads a dictionary under the cursor.
  static func _kvReadDictionary<Value: Readable>(_ kv: inout Reader) throws(Failure) -> [Self: Value]
}

extension DocumentKey {
  public static func _kvKeyPrecedes(_ left: Self, _ right: Self) -> Bool? { nil }

  public static func _kvReadDictionary<Value: Readable>(_ kv: inout Reader) throws(Failure) -> [Self: Value] {
    try kv.dictionary(of: Value.self) { (reader: inout Reader) throws(Failure) -> Self in try _kvReadKey(&reader) }
  }
}

extension String: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> String { try kv.entryKey() }
  public func _kvKeyText(_ kv: inout Writer) -> String { self }
  public static func _kvReadDictionary<Value: Readable>(_ kv: inout Reader) throws(Failure) -> [String: Value] {
    try kv.dictionary(of: Value.self)
  }
}

extension UUID: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> UUID { try kv.entryKeyUUID() }
  public func _kvKeyText(_ kv: inout Writer) -> String { uuidString }
}

extension Int: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> Int { try kv.entryKeyInt() }
  public func _kvKeyText(_ kv: inout Writer) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: Int, _ right: Int) -> Bool? { left < right }
}

extension Int8: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> Int8 { try kv.entryKeyInt8() }
  public func _kvKeyText(_ kv: inout Writer) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: Int8, _ right: Int8) -> Bool? { left < right }
}

extension Int16: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> Int16 { try kv.entryKeyInt16() }
  public func _kvKeyText(_ kv: inout Writer) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: Int16, _ right: Int16) -> Bool? { left < right }
}

extension Int32: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> Int32 { try kv.entryKeyInt32() }
  public func _kvKeyText(_ kv: inout Writer) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: Int32, _ right: Int32) -> Bool? { left < right }
}

extension Int64: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> Int64 { try kv.entryKeyInt64() }
  public func _kvKeyText(_ kv: inout Writer) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: Int64, _ right: Int64) -> Bool? { left < right }
}

extension UInt: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> UInt { try kv.entryKeyUInt() }
  public func _kvKeyText(_ kv: inout Writer) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: UInt, _ right: UInt) -> Bool? { left < right }
}

extension UInt8: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> UInt8 { try kv.entryKeyUInt8() }
  public func _kvKeyText(_ kv: inout Writer) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: UInt8, _ right: UInt8) -> Bool? { left < right }
}

extension UInt16: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> UInt16 { try kv.entryKeyUInt16() }
  public func _kvKeyText(_ kv: inout Writer) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: UInt16, _ right: UInt16) -> Bool? { left < right }
}

extension UInt32: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> UInt32 { try kv.entryKeyUInt32() }
  public func _kvKeyText(_ kv: inout Writer) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: UInt32, _ right: UInt32) -> Bool? { left < right }
}

extension UInt64: DocumentKey {
  public static func _kvReadKey(_ kv: inout Reader) throws(Failure) -> UInt64 { try kv.entryKeyUInt64() }
  public func _kvKeyText(_ kv: inout Writer) -> String { String(self) }
  public static func _kvKeyPrecedes(_ left: UInt64, _ right: UInt64) -> Bool? { left < right }
}
