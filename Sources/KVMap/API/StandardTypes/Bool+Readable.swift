#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Scalars are read as strictly and written in the same form as a property of their type by default (section 4 of the
// language). Generated code calls the reader directly; generic types need these conformances for their parameters.

extension Bool: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Bool {
    try kv.bool()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.bool(self) }
}

extension Double: ReadableInPlace, Writable {
  public static var _kvEmpty: Double { 0 }
  public static func _kvRead(_ kv: inout Reader, into value: inout Double, updating: Bool) throws(Failure) {
    value = try kv.double()
  }
  public static func _kvReadArray(_ kv: inout Reader, into array: inout [Double]) throws(Failure) {
    array = try kv.doubles()
  }
  public func _kvWrite(_ kv: inout Writer) throws(Failure) { try kv.double(self) }
  public static func _kvPrecedes(_ left: Double, _ right: Double) -> Bool? { left < right }
}

extension Float: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Float {
    try kv.float()
  }
  public func _kvWrite(_ kv: inout Writer) throws(Failure) { try kv.float(self) }
  public static func _kvPrecedes(_ left: Float, _ right: Float) -> Bool? { left < right }
}

extension Decimal: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Decimal {
    try kv.decimal()
  }
  public func _kvWrite(_ kv: inout Writer) throws(Failure) { try kv.decimal(self) }
  public static func _kvPrecedes(_ left: Decimal, _ right: Decimal) -> Bool? { left < right }
}

extension String: ReadableInPlace, Writable {
  public static var _kvEmpty: String { "" }
  public static func _kvRead(_ kv: inout Reader, into value: inout String, updating: Bool) throws(Failure) {
    value = try kv.string()
  }
  public static func _kvReadArray(_ kv: inout Reader, into array: inout [String]) throws(Failure) {
    array = try kv.strings()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.string(self) }
  public static func _kvPrecedes(_ left: String, _ right: String) -> Bool? { UTF8Order.precedes(left, right) }
}

extension Character: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Character {
    try kv.character()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.character(self) }
  public static func _kvPrecedes(_ left: Character, _ right: Character) -> Bool? {
    UTF8Order.precedes(String(left), String(right))
  }
}

extension Date: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Date {
    try kv.date()
  }
  public func _kvWrite(_ kv: inout Writer) throws(Failure) { try kv.date(self) }
}

extension URL: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> URL {
    try kv.url()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.url(self) }
}

extension UUID: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> UUID {
    try kv.uuid()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.uuid(self) }
}

extension Data: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Data {
    try kv.data()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.data(self) }
}

extension Value: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Value {
    try kv.value()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.value(self) }
}

extension Object: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Object {
    try kv.object()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.object(self) }
}
