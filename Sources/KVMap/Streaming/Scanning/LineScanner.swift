/// Finds the lines of newline-delimited JSON. A newline in a string is always escaped, so every newline byte is a line
/// end.
struct LineScanner {
  let limit: Int
  /// The number of bytes of the line that are already examined.
  private var scanned = 0
  /// The line exceeds the limit, and the rest of it is skipped.
  private var isDiscarding = false

  init(limit: Int) { self.limit = limit }

  mutating func next(in bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step {
    if isDiscarding { return discard(bytes, isComplete: isComplete) }
    if scanned == 0 {
      let blanks = ElementScanner.blanks(in: bytes)
      if blanks > 0 { return .blank(length: blanks) }
    }
    guard let end = bytes.lineEnd(from: scanned) else {
      scanned = bytes.count
      if scanned > limit { return tooLong() }
      guard isComplete else { return .incomplete }
      guard scanned > 0 else { return .end }
      return element(bytes, to: bytes.count)
    }
    if end > limit { return tooLong() }
    return element(bytes, to: end)
  }

  /// A line without trailing blanks.
  private mutating func element(_ bytes: UTF8Bytes, to end: Int) -> ElementScanner.Step {
    scanned = 0
    var length = end
    // The first byte is not blank.
    while length > 1, ElementScanner.isBlank(bytes[length - 1]) { length -= 1 }
    return .element(length: length)
  }

  private mutating func tooLong() -> ElementScanner.Step {
    scanned = 0
    isDiscarding = true
    return .tooLong
  }

  private mutating func discard(_ bytes: UTF8Bytes, isComplete: Bool) -> ElementScanner.Step {
    if let end = bytes.lineEnd(from: 0) {
      isDiscarding = false
      return .blank(length: end)
    }
    if !bytes.isEmpty { return .blank(length: bytes.count) }
    return isComplete ? .end : .incomplete
  }
}
