// Integers are read and written like all scalars, as `Scalars.swift` describes.

extension Int: ReadableInPlace, Writable {
  public static var _kvEmpty: Int { 0 }
  public static func _kvRead(_ kv: inout Reader, into value: inout Int, updating: Bool) throws(Failure) {
    value = try kv.int()
  }
  public static func _kvReadArray(_ kv: inout Reader, into array: inout [Int]) throws(Failure) {
    array = try kv.ints()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.int(self) }
  public static func _kvPrecedes(_ left: Int, _ right: Int) -> Bool? { left < right }
}

extension Int8: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Int8 {
    try kv.int8()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.int8(self) }
  public static func _kvPrecedes(_ left: Int8, _ right: Int8) -> Bool? { left < right }
}

extension Int16: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Int16 {
    try kv.int16()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.int16(self) }
  public static func _kvPrecedes(_ left: Int16, _ right: Int16) -> Bool? { left < right }
}

extension Int32: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Int32 {
    try kv.int32()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.int32(self) }
  public static func _kvPrecedes(_ left: Int32, _ right: Int32) -> Bool? { left < right }
}

extension Int64: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Int64 {
    try kv.int64()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.int64(self) }
  public static func _kvPrecedes(_ left: Int64, _ right: Int64) -> Bool? { left < right }
}

extension UInt: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> UInt {
    try kv.uint()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.uint(self) }
  public static func _kvPrecedes(_ left: UInt, _ right: UInt) -> Bool? { left < right }
}

extension UInt8: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> UInt8 {
    try kv.uint8()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.uint8(self) }
  public static func _kvPrecedes(_ left: UInt8, _ right: UInt8) -> Bool? { left < right }
}

extension UInt16: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> UInt16 {
    try kv.uint16()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.uint16(self) }
  public static func _kvPrecedes(_ left: UInt16, _ right: UInt16) -> Bool? { left < right }
}

extension UInt32: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> UInt32 {
    try kv.uint32()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.uint32(self) }
  public static func _kvPrecedes(_ left: UInt32, _ right: UInt32) -> Bool? { left < right }
}

extension UInt64: Readable, Writable {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> UInt64 {
    try kv.uint64()
  }
  public func _kvWrite(_ kv: inout Writer) { kv.uint64(self) }
  public static func _kvPrecedes(_ left: UInt64, _ right: UInt64) -> Bool? { left < right }
}
