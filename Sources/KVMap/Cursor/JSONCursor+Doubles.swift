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
    var fraction = 0
    if q[0] == 0x2e {
      q += 1
      fraction = fractionDigits(&q, &significand)
      guard fraction > 0 else { return nil }
      count &+= fraction
    }
    // Up to 19 digits are exact in `significand`; an exponent is left to the slow path.
    guard count <= PlainDecimal.digitLimit, q[0] | 0x20 != 0x65 else { return nil }
    p = q
    skipBlanks()
    let magnitude = FloatText.nearest(significand, fractionDigits: fraction)
    return isNegative ? -magnitude : magnitude
  }
}
