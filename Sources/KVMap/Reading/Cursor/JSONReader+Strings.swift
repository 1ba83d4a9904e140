extension JSONReader {
  /// A string.
  @inline(never)
  @_spi(Generated) public mutating func string() throws(CodingFailure) -> String { try readString() }

  /// Same as `string()`, inlined into its callers.
  @inline(__always)
  mutating func readString() throws(CodingFailure) -> String {
    guard p[0] == 0x22 else { return try notatedString() }
    let string = try scanString(at: p, escapes: .later)
    if string.hasEscapes { return try unescapedText(of: string) }
    p = string.end + 1
    skipBlanks()
    return JSONReader.text(of: string)
  }

  /// Consumes an ASCII string without escape sequences. For other strings, and near the end of a document, it returns
  /// `nil`, without moving, and falls back to `readString`.
  @inline(__always)
  mutating func plainString() -> String? {
    let open = p
    guard let end = plainTextEnd() else { return nil }
    p = end + 1
    skipBlanks()
    return JSONReader.text(UnsafeBufferPointer(start: open + 1, count: end - (open + 1)), isASCII: true)
  }

  /// The closing quotation mark of an ASCII string without escape sequences; `nil` for other strings, for values that
  /// are none, and near the end of a document.
  @inline(__always)
  mutating func plainTextEnd() -> UnsafePointer<UInt8>? {
    guard p[0] == 0x22 else { return nil }
    var q = p + 1
    while q.address <= safe {
      let run = TextRun(at: q)
      guard run.others == 0 else { return nil }
      if run.count == 16 {
        q += 16
        continue
      }
      q += run.count
      return q[0] == 0x22 ? q : nil
    }
    return nil
  }

  /// The text of a validated string without escape sequences.
  @inline(__always)
  static func text(of string: ScannedString) -> String {
    text(UnsafeBufferPointer(start: string.start, count: string.count), isASCII: string.isASCII)
  }

  /// Converts bytes that are known to be UTF-8 to a String. `UTF8Span` avoids a second validation where it is
  /// available.
  @inline(__always)
  static func text(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Checks and replaces the escape sequences in one pass, and consumes the string.
  @inline(never)
  mutating func unescapedText(of string: ScannedString) throws(CodingFailure) -> String {
    if notation == .propertyList, string.isToken { throw mismatch(.string) }
    // The size that Swift allocates on the stack without checking the remaining space.
    let (text, unescaped) =
      Escape.capacity(string) <= 1_024 ? JSONReader.shortText(string) : JSONReader.longText(string)
    p = string.end + 1
    skipBlanks()
    if let bad = unescaped.bad { throw failure(.syntax, bad.problem, at: bad.place) }
    return text
  }

  /// Replaces the escape sequences on the stack, so that the string has no excess capacity.
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

  /// Replaces the escape sequences in place: a buffer that is too large for the stack would need another allocation.
  private static func longText(_ string: ScannedString) -> (text: String, Escape.Unescaped) {
    var unescaped = Escape.Unescaped(isASCII: true)
    let text = String(unsafeUninitializedCapacity: Escape.textCount(string) &+ 16) { buffer in
      guard let target = buffer.baseAddress else { return 0 }
      unescaped = Escape.unescape(string, into: target)
      return unescaped.bad == nil ? unescaped.count : 0
    }
    return (text, unescaped)
  }

  /// Calls `body` with the bytes of a validated string, with its escape sequences replaced.
  static func withUnescaped<Result>(
    _ string: ScannedString, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Escape.capacity(string)) { buffer in
      guard let target = buffer.baseAddress else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
      return body(UnsafeBufferPointer(start: target, count: Escape.unescape(string, into: target).count))
    }
  }
}
