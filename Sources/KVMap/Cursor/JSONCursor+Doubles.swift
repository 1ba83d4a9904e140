extension JSONCursor {
  /// Consumes a number of at most 19 digits without an exponent, correctly rounded. For other numbers, and for what is
  /// no number, it returns `nil`, without moving.
  @inline(__always)
  mutating func plainDouble() -> Double? {
    var q = p
    let isNegative = q[0] == 0x2d
    if isNegative { q += 1 }
    let first = q
    var significand: UInt64 = 0
    // Few digits precede the point.
    while q[0] &- 0x30 < 10 {
      significand = significand &* 10 &+ UInt64(q[0] &- 0x30)
      q += 1
    }
    var count = q - first
    guard count > 0, first[0] != 0x30 || count == 1 else { return nil }
    var exponent = 0
    if q[0] == 0x2e {
      q += 1
      let fraction = q
      while q.address <= safe {
        if let eight = EightDigits.value(at: q) {
          significand = significand &* 100_000_000 &+ eight
          q += 8
          continue
        }
        let digits = EightDigits.leading(at: q)
        significand = significand &* EightDigits.scale(digits.count) &+ digits.value
        q += digits.count
        break
      }
      while q[0] &- 0x30 < 10 {
        significand = significand &* 10 &+ UInt64(q[0] &- 0x30)
        q += 1
      }
      exponent = fraction - q
      guard exponent < 0 else { return nil }
      count &-= exponent
    }
    // Up to 19 digits are exact in `significand`; an exponent is left to the slow path.
    guard count < 20, q[0] | 0x20 != 0x65, let magnitude = FloatText.nearest(significand, power: exponent) else {
      return nil
    }
    p = q
    skipBlanks()
    return isNegative ? -magnitude : magnitude
  }
}
