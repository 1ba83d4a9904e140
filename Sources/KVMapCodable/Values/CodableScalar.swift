@_spi(Generated) import KVMap

/// A type that decoders and encoders have methods of their own for.
protocol CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Self
  func write(_ kv: inout JSONWriter) throws(CodingFailure)
}

extension Bool: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Bool { try kv.bool() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.bool(self) }
}

extension String: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> String { try kv.string() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.string(self) }
}

extension Double: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Double { try kv.double() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.double(self) }
}

extension Float: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Float { try kv.float() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.float(self) }
}

extension Int: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int { try kv.int() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.int(self) }
}

extension Int8: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int8 { try kv.int8() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.int8(self) }
}

extension Int16: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int16 { try kv.int16() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.int16(self) }
}

extension Int32: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int32 { try kv.int32() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.int32(self) }
}

extension Int64: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int64 { try kv.int64() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.int64(self) }
}

extension UInt: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> UInt { try kv.uint() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.uint(self) }
}

extension UInt8: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> UInt8 { try kv.uint8() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.uint8(self) }
}

extension UInt16: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> UInt16 { try kv.uint16() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.uint16(self) }
}

extension UInt32: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> UInt32 { try kv.uint32() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.uint32(self) }
}

extension UInt64: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> UInt64 { try kv.uint64() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.uint64(self) }
}

// Generated code has no integers of 128 bits, but `Codable` types may.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int128 { try kv.wideInteger() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.wideInteger(self) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: CodableScalar {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> UInt128 { try kv.wideInteger() }
  func write(_ kv: inout JSONWriter) throws(CodingFailure) { kv.wideInteger(self) }
}

extension JSONWriter {
  fileprivate mutating func wideInteger(_ value: some FixedWidthInteger) {
    var digits = String(value)
    digits.withUTF8 { number(digits: $0) }
  }
}
