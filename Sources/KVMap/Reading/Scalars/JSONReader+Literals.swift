import KVMapText

extension JSONReader {
  /// Consumes null if it is next.
  @inline(never)
  @_spi(Generated) public mutating func consumeNull() throws(CodingFailure) -> Bool {
    guard cursor.p[0] == 0x6e else { return false }
    try skipLiteral("null")
    return true
  }

  /// True or false.
  @inline(never)
  @_spi(Generated) public mutating func bool() throws(CodingFailure) -> Bool { try readBool() }

  /// Same as `bool()`, inlined into its callers.
  @inline(__always)
  mutating func readBool() throws(CodingFailure) -> Bool {
    switch cursor.p[0] {
    case 0x74:
      try skipLiteral("true")
      return true
    case 0x66:
      try skipLiteral("false")
      return false
    default: return try notated(.bool) { Parsed(BoolText.parse($0)) }
    }
  }

  /// For an optional of anything but text: same as `consumeNull()`, but also consumes the empty text if the document
  /// has only text.
  @inline(never)
  @_spi(Generated) public mutating func consumeNullOrEmptyText() throws(CodingFailure) -> Bool {
    // The first bytes of null and of a text have these bits in common, and of all other values only false has them.
    guard cursor.p[0] & 0xb3 == 0x22 else { return false }
    return try isNothing()
  }

  /// For an optional of a scalar other than text: same as `consumeNullOrEmptyText()`, but also consumes an element with
  /// attributes and no text, and an array whose only element is an empty text.
  @inline(never)
  @_spi(Generated) public mutating func consumeNullOrEmptyElement() throws(CodingFailure) -> Bool {
    // The first bytes of an array and of an object have all bits but one in common.
    guard cursor.p[0] & 0xb3 == 0x22 || cursor.p[0] | 0x20 == 0x7b else { return false }
    return try isNothing()
  }

  /// For an optional of a type parameter: same as `consumeNull()` or `consumeNullOrEmptyText()`, depending on the type.
  @_spi(Generated) public mutating func consumeNullOrEmptyText<T>(of type: T.Type) throws(CodingFailure) -> Bool {
    T.self == String.self || T.self == JSONValue.self ? try consumeNull() : try consumeNullOrEmptyText()
  }

  @inline(never)
  private mutating func isNothing() throws(CodingFailure) -> Bool {
    if cursor.p[0] == 0x6e { return try consumeNull() }
    return dialect.hasOnlyText ? try isBlankText() : false
  }

  /// Whether the value under the cursor is an array. Does not move.
  @_spi(Generated) public mutating func isArray() -> Bool { cursor.p[0] == 0x5b }

  /// Consumes a string without anything but blanks if it is next.
  @_spi(Generated) public mutating func isEmptyText() throws(CodingFailure) -> Bool {
    guard cursor.p[0] == 0x22, cursor.p[1] == 0x22 else {
      // A blank, or an escape sequence that may be one.
      let mayBeBlank = cursor.p[0] == 0x22 && (cursor.p[1] == 0x20 || cursor.p[1] == 0x5c || cursor.p[1] >= 0x80)
      return mayBeBlank || dialect.takesTextForObject ? try isBlankText(without: Trimming.range) : false
    }
    cursor.p += 2
    cursor.skipBlanks()
    return true
  }
}
