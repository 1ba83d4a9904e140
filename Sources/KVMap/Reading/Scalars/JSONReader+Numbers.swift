import KVMapText

extension JSONReader {
  /// The value of the number under the cursor, after the fast paths have given up. Consumes it.
  @inline(never)
  mutating func number<T>(
    _ expectation: Expectation, _ token: (UTF8Bytes) -> T? = { _ in nil },
    _ parse: (NumberText, UTF8Bytes) -> Parsed<T>
  ) throws(CodingFailure) -> T {
    guard cursor.p[0] == 0x2d || cursor.p[0] &- 0x30 < 10 else {
      return try notated(expectation, token) { bytes in
        NumberText.whole(bytes).map { parse($0, bytes) } ?? .mismatch
      }
    }
    let place = cursor.p
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
}
