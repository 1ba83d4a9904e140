/// A failure of the cursor, which does not know where its bytes come from: its location counts from the first of them.
/// The reader turns it into a `CodingFailure` (`JSONReader.located`). One word, as that.
struct ScanFailure: Error {
  private let local: CodingFailure

  init(
    _ code: CodingFailure.Code, _ expectation: Expectation, at place: UnsafePointer<UInt8>,
    from start: UnsafePointer<UInt8>
  ) {
    local = CodingFailure(code, expectation, at: place == JSONCursor.endSentinel ? ScanFailure.end : place - start)
  }

  /// Instead of the distance to `JSONCursor.endSentinel`, which may not fit. No place precedes the first byte.
  private static var end: Int { -1 }

  var code: CodingFailure.Code { local.code }
  var expectation: Expectation { local.expectation }

  /// - Parameter start: The first byte of the cursor.
  func place(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    local.offset == ScanFailure.end ? JSONCursor.endSentinel : start + local.offset
  }
}
