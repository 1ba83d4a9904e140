#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// The additional values that scalars accept under `coercion lenient` (section 4 of the language).
extension JSONReader {
  /// True and false, the numbers 0 and 1, and a string with a word for either.
  @_spi(Generated) public mutating func lenientBool() throws(CodingFailure) -> Bool {
    try valueOrOnlyElement { (kv) throws(CodingFailure) in try kv.singleBool() }
  }

  private mutating func singleBool() throws(CodingFailure) -> Bool {
    switch cursor.p[0] {
    case 0x22: return try text(.bool) { Parsed(BoolText.parse($0)) }
    case 0x2d, 0x30...0x39:
      return try number(.bool) { (number, bytes) -> Parsed<Bool> in
        switch IntegerText.integer(number, in: bytes, as: UInt8.self) {
        case .value(0): .value(false)
        case .value(1): .value(true)
        case .value, .mismatch, .range: .mismatch
        }
      }
    default: return try bool()
    }
  }

  /// A number, or a string that contains one.
  @_spi(Generated) public mutating func lenientInt() throws(CodingFailure) -> Int { try lenientInteger(.int) }
  /// Same as `lenientInt()`.
  @_spi(Generated) public mutating func lenientInt8() throws(CodingFailure) -> Int8 { try lenientInteger(.int8) }
  /// Same as `lenientInt()`.
  @_spi(Generated) public mutating func lenientInt16() throws(CodingFailure) -> Int16 { try lenientInteger(.int16) }
  /// Same as `lenientInt()`.
  @_spi(Generated) public mutating func lenientInt32() throws(CodingFailure) -> Int32 { try lenientInteger(.int32) }
  /// Same as `lenientInt()`.
  @_spi(Generated) public mutating func lenientInt64() throws(CodingFailure) -> Int64 { try lenientInteger(.int64) }
  /// Same as `lenientInt()`.
  @_spi(Generated) public mutating func lenientUInt() throws(CodingFailure) -> UInt { try lenientInteger(.uint) }
  /// Same as `lenientInt()`.
  @_spi(Generated) public mutating func lenientUInt8() throws(CodingFailure) -> UInt8 { try lenientInteger(.uint8) }
  /// Same as `lenientInt()`.
  @_spi(Generated) public mutating func lenientUInt16() throws(CodingFailure) -> UInt16 { try lenientInteger(.uint16) }
  /// Same as `lenientInt()`.
  @_spi(Generated) public mutating func lenientUInt32() throws(CodingFailure) -> UInt32 { try lenientInteger(.uint32) }
  /// Same as `lenientInt()`.
  @_spi(Generated) public mutating func lenientUInt64() throws(CodingFailure) -> UInt64 { try lenientInteger(.uint64) }

  /// A number, or a string that contains one.
  @_spi(Generated) public mutating func lenientDouble() throws(CodingFailure) -> Double {
    try valueOrOnlyElement { (kv) throws(CodingFailure) in
      kv.cursor.p[0] == 0x22 ? try kv.text(.double) { FloatText.double($0) } : try kv.double()
    }
  }

  /// A number, or a string that contains one.
  @_spi(Generated) public mutating func lenientFloat() throws(CodingFailure) -> Float {
    try valueOrOnlyElement { (kv) throws(CodingFailure) in
      kv.cursor.p[0] == 0x22 ? try kv.text(.float) { FloatText.float($0) } : try kv.float()
    }
  }

  /// A number, or a string that contains one.
  @_spi(Generated) public mutating func lenientDecimal() throws(CodingFailure) -> Decimal {
    try valueOrOnlyElement { (kv) throws(CodingFailure) in
      kv.cursor.p[0] == 0x22 ? try kv.text(.decimal) { DecimalText.parse($0) } : try kv.decimal()
    }
  }

  /// A string, or a number or a bool as its exact source text.
  @_spi(Generated) public mutating func lenientString() throws(CodingFailure) -> String {
    try valueOrOnlyElement { (kv) throws(CodingFailure) in try kv.singleString() }
  }

  private mutating func singleString() throws(CodingFailure) -> String {
    switch cursor.p[0] {
    case 0x74, 0x66: return try bool() ? "true" : "false"
    case 0x2d, 0x30...0x39:
      return try number(.string) { (number, bytes) in
        .value(String(decoding: bytes.prefix(number.length), as: UTF8.self))
      }
    default: return try string()
    }
  }

  /// Same as `numberAsText()`, but also accepts a string that contains a number, whose text
  /// is kept.
  @_spi(Generated) public mutating func lenientNumberAsText() throws(CodingFailure) -> String {
    guard cursor.p[0] == 0x22 else { return try numberAsText() }
    return try text(.number) { bytes in
      NumberText.whole(bytes) == nil ? .mismatch : .value(String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func lenientInteger<T: FixedWidthInteger>(_ expectation: Expectation) throws(CodingFailure) -> T {
    try valueOrOnlyElement { (kv) throws(CodingFailure) in
      kv.cursor.p[0] == 0x22 ? try kv.text(expectation) { IntegerText.parse($0) } : try kv.integer(expectation)
    }
  }
}
