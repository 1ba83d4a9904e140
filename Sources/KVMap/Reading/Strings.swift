extension Reader {
  /// Called by generated code: a string.
  @inline(never)
  public mutating func string() throws(Failure) -> String { try readString() }

  /// As `string()`, as a part of its callers.
  @inline(__always)
  mutating func readString() throws(Failure) -> String {
    guard p[0] == 0x22 else { return try notatedString() }
    let string = try scanString(at: p, escapes: .later)
    if string.hasEscapes { return try unescapedText(of: string) }
    p = string.end + 1
    skipBlanks()
    return Reader.text(of: string)
  }

  /// Moves over a string of ASCII without escapes. Others, and the last bytes of a document, are left to `readString`: `nil`,
  /// without moving.
  @inline(__always)
  mutating func plainString() -> String? {
    let open = p
    guard open[0] == 0x22 else { return nil }
    var q = open + 1
    while q.address <= safe {
      let run = TextRun(at: q)
      guard run.others == 0 else { return nil }
      if run.count == 16 {
        q += 16
        continue
      }
      q += run.count
      guard q[0] == 0x22 else { return nil }
      p = q + 1
      skipBlanks()
      return Reader.text(UnsafeBufferPointer(start: open + 1, count: q - (open + 1)), isASCII: true)
    }
    return nil
  }

  /// The text of a validated string without escapes.
  @inline(__always)
  static func text(of string: ScannedString) -> String {
    text(UnsafeBufferPointer(start: string.start, count: string.count), isASCII: string.isASCII)
  }

  /// Bytes that are known to be UTF-8, as a String. `UTF8Span` saves a second validation where the system has it.
  @inline(__always)
  static func text(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Checks the escapes and replaces them at once, and moves over the string.
  @inline(never)
  mutating func unescapedText(of string: ScannedString) throws(Failure) -> String {
    if notation == .propertyList, string.isToken { throw mismatch(.string) }
    // What Swift takes from the stack without asking how much is left of it.
    let (text, unescaped) = Escape.capacity(string) <= 1_024 ? Reader.shortText(string) : Reader.longText(string)
    p = string.end + 1
    skipBlanks()
    if let bad = unescaped.bad { throw failure(.syntax, bad.problem, at: bad.place) }
    return text
  }

  /// Replaces the escapes on the stack, so that the string has no more room than it needs.
  @inline(__always)
  private static func shortText(_ string: ScannedString) -> (text: String, Escape.Unescaped) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Escape.capacity(string)) { buffer in
      // The capacity is not 0, so there is an address.
      guard let target = buffer.baseAddress else { return ("", Escape.Unescaped(isASCII: true)) }
      let unescaped = Escape.unescape(string, into: target)
      guard unescaped.bad == nil else { return ("", unescaped) }
      return (text(UnsafeBufferPointer(start: target, count: unescaped.count), isASCII: unescaped.isASCII), unescaped)
    }
  }

  /// Replaces the escapes where the text stays: what is too large for the stack would be one more call of the allocator.
  private static func longText(_ string: ScannedString) -> (text: String, Escape.Unescaped) {
    var unescaped = Escape.Unescaped(isASCII: true)
    let text = String(unsafeUninitializedCapacity: Escape.textCount(string) &+ 16) { buffer in
      guard let target = buffer.baseAddress else { return 0 }
      unescaped = Escape.unescape(string, into: target)
      return unescaped.bad == nil ? unescaped.count : 0
    }
    return (text, unescaped)
  }

  /// Calls `body` with the bytes of a validated string, its escapes replaced.
  static func withUnescaped<Result>(
    _ string: ScannedString, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Escape.capacity(string)) { buffer in
      guard let target = buffer.baseAddress else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
      return body(UnsafeBufferPointer(start: target, count: Escape.unescape(string, into: target).count))
    }
  }
}
