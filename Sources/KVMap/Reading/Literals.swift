extension Reader {
  /// Called by generated code: moves over null if it is there.
  @inline(never)
  public mutating func null() throws(Failure) -> Bool {
    guard p[0] == 0x6e else { return false }
    try literal("null")
    return true
  }

  /// Whether null stands here; false also near the end of the document.
  @inline(__always)
  mutating func isPlainNull() -> Bool { p.address <= safe && p.halfWord == 0x6c6c_756e }

  /// Called by generated code: true or false.
  @inline(never)
  public mutating func bool() throws(Failure) -> Bool { try readBool() }

  /// As `bool()`, as a part of its callers.
  @inline(__always)
  mutating func readBool() throws(Failure) -> Bool {
    switch p[0] {
    case 0x74:
      try literal("true")
      return true
    case 0x66:
      try literal("false")
      return false
    default: return try notated(.bool) { Parsed(BoolText.parse($0)) }
    }
  }

  /// Called by generated code, for an optional of anything but text: as `null()`; and the empty text, where a document
  /// has nothing but text.
  @inline(never)
  public mutating func nothing() throws(Failure) -> Bool {
    // The first bytes of null and of a text have these bits in common, and of nothing else but false.
    guard p[0] & 0xb3 == 0x22 else { return false }
    return try isNothing()
  }

  /// Called by generated code, for an optional of a scalar other than text: as `nothing()`; and an element with
  /// attributes that has no text.
  @inline(never)
  public mutating func noText() throws(Failure) -> Bool {
    guard p[0] & 0xb3 == 0x22 || p[0] == 0x7b else { return false }
    return try isNothing()
  }

  /// Called by generated code, for an optional of a type parameter: as `null()` or `nothing()`; which of them depends
  /// on the type.
  public mutating func nothing<T>(of type: T.Type) throws(Failure) -> Bool {
    T.self == String.self || T.self == Value.self ? try null() : try nothing()
  }

  @inline(never)
  private mutating func isNothing() throws(Failure) -> Bool {
    if p[0] == 0x6e { return try null() }
    return notation == .text ? try isBlankText() : false
  }

  /// Moves over a literal whose first byte is there. Reading on is safe as long as each byte matches: none of them is
  /// the last.
  @inline(__always)
  mutating func literal(_ text: StaticString) throws(Failure) {
    for i in 1..<text.utf8CodeUnitCount where p[i] != text.utf8Start[i] {
      throw failure(.syntax, .literal)
    }
    p += text.utf8CodeUnitCount
    skipBlanks()
  }

  /// Called by generated code: whether the value under the cursor is an array. Moves nothing.
  public mutating func isArray() -> Bool { p[0] == 0x5b }

  /// Called by generated code: moves over the empty string if it is there.
  public mutating func isEmptyText() throws(Failure) -> Bool {
    guard p[0] == 0x22, p[1] == 0x22 else { return notation == .text ? try isBlankText() : false }
    p += 2
    skipBlanks()
    return true
  }
}
