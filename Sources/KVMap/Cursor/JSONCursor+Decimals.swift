extension JSONCursor {
  /// Consumes a number of at most 19 digits without an exponent, digit for digit, but not the blanks after it. For
  /// other numbers, and for what is no number, it returns `nil`, without moving.
  @inline(__always)
  mutating func plainDecimal() -> PlainDecimal? {
    var q = p
    let isNegative = q[0] == 0x2d
    if isNegative { q += 1 }
    let first = q
    var significand: UInt64 = 0
    digits(&q, &significand)
    var count = q - first
    guard count > 0, first[0] != 0x30 || count == 1 else { return nil }
    var fraction = 0
    if q[0] == 0x2e {
      q += 1
      fraction = fractionDigits(&q, &significand)
      guard fraction > 0 else { return nil }
      count &+= fraction
    }
    guard count <= PlainDecimal.digitLimit, q[0] | 0x20 != 0x65 else { return nil }
    p = q
    return PlainDecimal(significand: significand, fractionDigits: fraction, isNegative: isNegative)
  }

  /// Moves over the digits after a point, and appends them. More than 19 digits, with those before the point, overflow.
  ///
  /// - Returns: How many there are.
  @inline(__always)
  mutating func fractionDigits(_ q: inout UnsafePointer<UInt8>, _ significand: inout UInt64) -> Int {
    let first = q
    // A run reads bytes before its digits, too.
    if q.address <= safe, q - start >= 16 {
      let run = DigitRun(at: q)
      significand = significand &* EightDigits.scale(run.count) &+ run.value
      q += run.count
    }
    while q[0] &- 0x30 < 10 {
      significand = significand &* 10 &+ UInt64(q[0] &- 0x30)
      q += 1
    }
    return q - first
  }

  /// Moves over digits, and appends them. More than 19 overflow.
  @inline(__always)
  private mutating func digits(_ q: inout UnsafePointer<UInt8>, _ significand: inout UInt64) {
    while q.address <= safe {
      let values = EightDigits.values(at: q)
      let others = EightDigits.others(values)
      guard others != 0 else {
        significand = significand &* 100_000_000 &+ EightDigits.joined(values)
        q += 8
        continue
      }
      let bits = others.trailingZeroBitCount & ~7
      guard bits > 0 else { return }
      significand = significand &* EightDigits.scale(bits &>> 3) &+ EightDigits.joined(values, first: bits)
      q += bits &>> 3
      return
    }
    while q[0] &- 0x30 < 10 {
      significand = significand &* 10 &+ UInt64(q[0] &- 0x30)
      q += 1
    }
  }
}
