extension JSONReader {
  /// The value of the number under the cursor, after the fast paths have given up. Consumes it.
  @inline(never)
  mutating func number<T>(
    _ expectation: Expectation, _ token: (UTF8Bytes) -> T? = { _ in nil },
    _ parse: (NumberText, UTF8Bytes) -> Parsed<T>
  ) throws(CodingFailure) -> T {
    guard p[0] == 0x2d || p[0] &- 0x30 < 10 else {
      return try notated(expectation, token) { bytes in
        NumberText.whole(bytes).map { parse($0, bytes) } ?? .mismatch
      }
    }
    let place = p
    try skipNumber()
    let bytes = UTF8Bytes(start: place, count: max(end - place, 0))
    // If the grammar of the number ends early (`01`), the error is in the text after it.
    guard let number = NumberText.scan(bytes) else { throw failure(.syntax, .separator) }
    switch parse(number, bytes) {
    case .value(let value): return value
    case .mismatch: throw failure(.mismatch, expectation, at: place)
    case .range: throw failure(.range, expectation, at: place)
    }
  }

  /// Skips a number.
  @inline(__always)
  mutating func skipNumber() throws(CodingFailure) {
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
