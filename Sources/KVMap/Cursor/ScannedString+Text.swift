extension JSONCursor {
  /// The text of a validated string without escape sequences.
  @inline(__always)
  mutating func text(of string: ScannedString) -> String {
    let count = string.count
    guard count <= ShortString.capacity, string.start.address <= safe, assemblesShortTexts else {
      return string.text
    }
    return ShortString.assemble(at: string.start, count: count, isASCII: string.isASCII)
  }
}

extension ScannedString {
  /// The text of a validated string without escape sequences.
  @inline(__always)
  var text: String { String(validated: UTF8Bytes(start: start, count: count), isASCII: isASCII) }

  /// The text with its escape sequences replaced, and the first invalid one.
  @inline(__always)
  func unescapedText() -> (text: String, Escape.Unescaped) {
    // The size that Swift allocates on the stack without checking the remaining space.
    Escape.capacity(self) <= 1_024 ? shortText() : longText()
  }

  /// Replaces the escape sequences on the stack, so that the string has no excess capacity.
  @inline(__always)
  private func shortText() -> (text: String, Escape.Unescaped) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Escape.capacity(self)) { buffer in
      // The capacity is not 0, so there is an address.
      guard let target = buffer.baseAddress else { return ("", Escape.Unescaped(isASCII: true)) }
      let unescaped = Escape.unescape(self, into: target)
      guard unescaped.bad == nil else { return ("", unescaped) }
      let bytes = UTF8Bytes(start: target, count: unescaped.count)
      return (String(validated: bytes, isASCII: unescaped.isASCII), unescaped)
    }
  }

  /// Replaces the escape sequences in place: a buffer that is too large for the stack would need another allocation.
  private func longText() -> (text: String, Escape.Unescaped) {
    var unescaped = Escape.Unescaped(isASCII: true)
    let text = String(unsafeUninitializedCapacity: Escape.textCount(self) &+ 16) { buffer in
      guard let target = buffer.baseAddress else { return 0 }
      unescaped = Escape.unescape(self, into: target)
      return unescaped.bad == nil ? unescaped.count : 0
    }
    return (text, unescaped)
  }

  /// Calls `body` with the bytes of a validated string, with its escape sequences replaced. Compiled once for all
  /// bodies (docs/decisions/0064).
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func withUnescaped<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Escape.capacity(self)) { buffer in
      guard let target = buffer.baseAddress else { return body(UTF8Bytes(start: nil, count: 0)) }
      return body(UTF8Bytes(start: target, count: Escape.unescape(self, into: target).count))
    }
  }
}
