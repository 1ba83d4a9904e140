extension JSONCursor {
  /// Skips a number.
  @inline(__always)
  mutating func skipNumber() throws(ScanFailure) {
    var q = p
    if q[0] == 0x2d { q += 1 }
    if q[0] == 0x30 {
      q += 1
    } else {
      guard q[0] &- 0x31 < 9 else { throw failure(.syntax, q == p ? .value : .digit, at: q) }
      q = digitsEnd(from: q)
    }
    if q[0] == 0x2e {
      q += 1
      guard q[0] &- 0x30 < 10 else { throw failure(.syntax, .digit, at: q) }
      q = digitsEnd(from: q)
    }
    if q[0] | 0x20 == 0x65 {
      q += 1
      if q[0] == 0x2b || q[0] == 0x2d { q += 1 }
      guard q[0] &- 0x30 < 10 else { throw failure(.syntax, .digit, at: q) }
      repeat { q += 1 } while q[0] &- 0x30 < 10
    }
    p = q
    skipBlanks()
  }

  /// The first byte that is not a digit.
  @inline(__always)
  private mutating func digitsEnd(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var q = start
    while q.address <= safe {
      let count = EightDigits.count(at: q)
      if count < 8 { return q + count }
      q += 8
    }
    while q[0] &- 0x30 < 10 { q += 1 }
    return q
  }
}
