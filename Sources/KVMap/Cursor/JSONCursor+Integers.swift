extension JSONCursor {
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
