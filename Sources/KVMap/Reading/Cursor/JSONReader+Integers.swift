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
    let place = p
    if let value = plainInteger() {
      if let result = T(exactly: value) { return result }
      p = place
    }
    return try anyInteger(expectation)
  }

  /// The slow path of `integer`, for numbers that `plainInteger` does not read.
  @inline(never)
  mutating func anyInteger<T: FixedWidthInteger>(_ expectation: Expectation) throws(CodingFailure) -> T {
    try number(expectation) { IntegerText.integer($0, in: $1) }
  }

  /// Consumes one to nine digits without a sign and a leading zero, but not the blanks after them. In all other cases
  /// it returns `nil`, without moving, and falls back to the slow path.
  @inline(__always)
  mutating func shortInteger() -> Int? {
    let first = p
    // Sixteen bytes can be loaded.
    guard first[0] &- 0x31 < 9, first.address <= safe else { return nil }
    let digits = EightDigits.values(at: first)
    let others = EightDigits.others(digits)
    var magnitude: UInt64
    var q: UnsafePointer<UInt8>
    if others != 0 {
      let bits = others.trailingZeroBitCount & ~7
      magnitude = EightDigits.joined(digits, first: bits)
      q = first + bits &>> 3
    } else {
      magnitude = EightDigits.joined(digits)
      q = first + 8
      let ninth = q[0] &- 0x30
      if ninth < 10 {
        magnitude = magnitude &* 10 &+ UInt64(ninth)
        q += 1
      }
    }
    // The bytes that usually follow; other bytes may be a digit, point or exponent.
    if q[0] != 0x2c && q[0] != 0x0a {
      guard q[0] &- 0x30 >= 10, q[0] != 0x2e, q[0] | 0x20 != 0x65 else { return nil }
    }
    p = q
    return Int(truncatingIfNeeded: magnitude)
  }

  /// Consumes a number of at most 18 digits, which fit with either sign. For a leading zero, a point and an exponent it
  /// returns `nil`, without moving, and falls back to the slow path.
  @inline(__always)
  mutating func plainInteger() -> Int64? {
    guard let value = shortInteger() else { return signedInteger() }
    skipBlanks()
    return Int64(value)
  }

  /// Same as `plainInteger`, for all numbers that `shortInteger` does not read.
  @inline(never)
  mutating func signedInteger() -> Int64? {
    var q = p
    let isNegative = q[0] == 0x2d
    if isNegative { q += 1 }
    let first = q
    var magnitude: UInt64 = 0
    var goesOn = true
    if q.address <= safe {
      if let eight = EightDigits.value(at: q) {
        magnitude = eight
        q += 8
        if q.address <= safe {
          let next = EightDigits.leading(at: q)
          magnitude = magnitude &* EightDigits.scale(next.count) &+ next.value
          q += next.count
          goesOn = next.count == 8
        }
      } else {
        let digits = EightDigits.leading(at: q)
        magnitude = digits.value
        q += digits.count
        goesOn = false
      }
    }
    if goesOn {
      while q[0] &- 0x30 < 10 {
        magnitude = magnitude &* 10 &+ UInt64(q[0] &- 0x30)
        q += 1
      }
    }
    let count = q - first
    guard count > 0, count < 19, first[0] != 0x30 || count == 1, q[0] != 0x2e, q[0] | 0x20 != 0x65 else { return nil }
    p = q
    skipBlanks()
    let value = Int64(bitPattern: magnitude)
    return isNegative ? 0 &- value : value
  }
}
