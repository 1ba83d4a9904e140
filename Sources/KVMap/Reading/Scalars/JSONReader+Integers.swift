extension JSONReader {
  /// A number with an integral value that fits (`3`, `3.0`, `1e2`).
  @_spi(Generated) public mutating func int() throws(CodingFailure) -> Int { try integer(.int) }
  /// Same as `int()`.
  @_spi(Generated) public mutating func int8() throws(CodingFailure) -> Int8 { try integer(.int8) }
  /// Same as `int()`.
  @_spi(Generated) public mutating func int16() throws(CodingFailure) -> Int16 { try integer(.int16) }
  /// Same as `int()`.
  @_spi(Generated) public mutating func int32() throws(CodingFailure) -> Int32 { try integer(.int32) }
  /// Same as `int()`.
  @_spi(Generated) public mutating func int64() throws(CodingFailure) -> Int64 { try integer(.int64) }
  /// Same as `int()`.
  @_spi(Generated) public mutating func uint() throws(CodingFailure) -> UInt { try integer(.uint) }
  /// Same as `int()`.
  @_spi(Generated) public mutating func uint8() throws(CodingFailure) -> UInt8 { try integer(.uint8) }
  /// Same as `int()`.
  @_spi(Generated) public mutating func uint16() throws(CodingFailure) -> UInt16 { try integer(.uint16) }
  /// Same as `int()`.
  @_spi(Generated) public mutating func uint32() throws(CodingFailure) -> UInt32 { try integer(.uint32) }
  /// Same as `int()`.
  @_spi(Generated) public mutating func uint64() throws(CodingFailure) -> UInt64 { try integer(.uint64) }

  @inline(__always)
  mutating func integer<T: FixedWidthInteger>(_ expectation: Expectation) throws(CodingFailure) -> T {
    let place = cursor.p
    if let value = cursor.plainInteger() {
      if let result = T(exactly: value) { return result }
      cursor.p = place
    }
    return try anyInteger(expectation)
  }

  /// The slow path of `integer`, for numbers that `plainInteger` does not read.
  @inline(never)
  mutating func anyInteger<T: FixedWidthInteger>(_ expectation: Expectation) throws(CodingFailure) -> T {
    try number(expectation) { IntegerText.integer($0, in: $1) }
  }
}
