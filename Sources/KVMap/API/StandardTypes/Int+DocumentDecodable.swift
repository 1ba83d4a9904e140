// Integers are read and written like all scalars, as `Scalars.swift` describes.

extension Int: DocumentDecodableInPlace, DocumentEncodable {
  public static var _kvPlaceholder: Int { 0 }
  public static func _kvDecode(_ kv: inout JSONReader, into value: inout Int, updating: Bool) throws(CodingFailure) {
    value = try kv.int()
  }
  public static func _kvDecodeArray(_ kv: inout JSONReader, into array: inout [Int]) throws(CodingFailure) {
    array = try kv.ints()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.int(self) }
  public static func _kvPrecedes(_ left: Int, _ right: Int) -> Bool? { left < right }
}

extension Int8: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Int8
  {
    try kv.int8()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.int8(self) }
  public static func _kvPrecedes(_ left: Int8, _ right: Int8) -> Bool? { left < right }
}

extension Int16: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Int16
  {
    try kv.int16()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.int16(self) }
  public static func _kvPrecedes(_ left: Int16, _ right: Int16) -> Bool? { left < right }
}

extension Int32: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Int32
  {
    try kv.int32()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.int32(self) }
  public static func _kvPrecedes(_ left: Int32, _ right: Int32) -> Bool? { left < right }
}

extension Int64: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Int64
  {
    try kv.int64()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.int64(self) }
  public static func _kvPrecedes(_ left: Int64, _ right: Int64) -> Bool? { left < right }
}

extension UInt: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> UInt
  {
    try kv.uint()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.uint(self) }
  public static func _kvPrecedes(_ left: UInt, _ right: UInt) -> Bool? { left < right }
}

extension UInt8: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> UInt8
  {
    try kv.uint8()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.uint8(self) }
  public static func _kvPrecedes(_ left: UInt8, _ right: UInt8) -> Bool? { left < right }
}

extension UInt16: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> UInt16
  {
    try kv.uint16()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.uint16(self) }
  public static func _kvPrecedes(_ left: UInt16, _ right: UInt16) -> Bool? { left < right }
}

extension UInt32: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> UInt32
  {
    try kv.uint32()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.uint32(self) }
  public static func _kvPrecedes(_ left: UInt32, _ right: UInt32) -> Bool? { left < right }
}

extension UInt64: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> UInt64
  {
    try kv.uint64()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.uint64(self) }
  public static func _kvPrecedes(_ left: UInt64, _ right: UInt64) -> Bool? { left < right }
}
