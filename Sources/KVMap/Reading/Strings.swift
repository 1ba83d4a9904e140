extension Reader {
  /// Called by generated code: a string.
  @inline(never)
  public mutating func string() throws(Failure) -> String {
    guard p[0] == 0x22 else { throw mismatch(.string) }
    let string = try scanString(at: p)
    p = string.end + 1
    skipBlanks()
    return Reader.text(of: string)
  }

  /// The text of a validated string.
  @inline(__always)
  static func text(of string: ScannedString) -> String {
    if string.hasEscapes { return unescapedText(of: string) }
    return text(UnsafeBufferPointer(start: string.start, count: string.count), isASCII: string.isASCII)
  }

  /// Bytes that are known to be UTF-8, as a String. `UTF8Span` saves a second validation where the system has it.
  @inline(__always)
  static func text(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @inline(never)
  private static func unescapedText(of string: ScannedString) -> String {
    withUnescaped(string) { text($0, isASCII: false) }
  }

  /// Calls `body` with the bytes of a validated string, its escapes replaced.
  static func withUnescaped<Result>(
    _ string: ScannedString, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: string.count + 1) { buffer in
      guard let target = buffer.baseAddress else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
      let count = Escape.unescape(string, into: target)
      return body(UnsafeBufferPointer(start: target, count: count))
    }
  }
}
