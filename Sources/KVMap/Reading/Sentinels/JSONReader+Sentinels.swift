import KVMapText

/// `unless …`: values of the document for which it is as if null stood there.
extension JSONReader {
  /// Consumes the value under the cursor if it means nothing.
  ///
  /// - Parameter sentinels: The values that do, as in `SentinelLine`.
  @_spi(Generated) public mutating func consume(sentinel sentinels: StaticString) throws(CodingFailure) -> Bool {
    try consume(sentinel: ConstantText(sentinels))
  }

  package mutating func consume(sentinel sentinels: ConstantText) throws(CodingFailure) -> Bool {
    let table = SentinelLines(sentinels.bytes)
    guard table.kinds & kindOfValue != 0 || dialect.hasOnlyText else { return false }
    return try consume(anyOf: table)
  }

  /// Same as `consume(sentinel:)`, or null.
  @_spi(Generated)
  public mutating func consumeNull(orSentinel sentinels: StaticString) throws(CodingFailure) -> Bool {
    try consumeNull(orSentinel: ConstantText(sentinels))
  }

  package mutating func consumeNull(orSentinel sentinels: ConstantText) throws(CodingFailure) -> Bool {
    if try consumeNull() { return true }
    return try consume(sentinel: sentinels)
  }

  /// A remembered location: null if its value means nothing. The cursor does not move.
  @_spi(Generated)
  public mutating func unless(_ sentinels: StaticString, _ place: ValuePosition) -> ValuePosition {
    unless(ConstantText(sentinels), place)
  }

  package mutating func unless(_ sentinels: ConstantText, _ place: ValuePosition) -> ValuePosition {
    guard place.isValue, let position = place.position else { return place }
    let (back, depth, buffer) = (cursor.p, self.depth, self.buffer)
    guard place.buffer == buffer || switchBuffer(to: place.buffer) else { return place }
    cursor.p = position
    defer {
      if self.buffer != buffer { _ = switchBuffer(to: buffer) }
      cursor.p = back
      self.depth = depth
    }
    do throws(CodingFailure) {
      guard try consume(sentinel: sentinels) else { return place }
    } catch {
      // It was validated when it was remembered.
      return place
    }
    return ValuePosition(
      position: place.position, length: place.length, depth: Int(place.depth), buffer: place.buffer,
      frame: place.scope, state: .null)
  }

  @inline(never)
  private mutating func consume(anyOf table: SentinelLines) throws(CodingFailure) -> Bool {
    let value = mark()
    guard try means(nothing: table) else {
      rewind(to: value)
      return false
    }
    rewind(to: value)
    try skip()
    return true
  }

  private mutating func means(nothing table: SentinelLines) throws(CodingFailure) -> Bool {
    switch cursor.p[0] {
    case 0x22:
      let text = try scanString(at: cursor.p)
      guard !dialect.hasTokens || !text.isToken else { return false }
      return JSONReader.isSentinel(text, table, trimmed: dialect.trimsText)
    case 0x7b:
      if dialect.takesTextForObject { return try isTextSentinel(table) }
      guard table.containsEmptyObject else { return false }
      try enterContainer()
      return cursor.p[0] == 0x7d
    case 0x5b:
      guard !dialect.takesSingleForArray, table.containsEmptyArray else { return false }
      try enterContainer()
      return cursor.p[0] == 0x5d
    case 0x74: return table.contains(true)
    case 0x66: return table.contains(false)
    case 0x2d, 0x30...0x39:
      let start = cursor.p
      try skip()
      var end = start
      while end < cursor.p, end[0] > 0x20 { end += 1 }
      return JSONReader.contains(number: UTF8Bytes(start: start, count: end - start), table)
    default: return false
    }
  }

  /// The text of an element with attributes.
  private mutating func isTextSentinel(_ table: SentinelLines) throws(CodingFailure) -> Bool {
    guard table.isScalar, let text = try elementText() else { return false }
    return JSONReader.isSentinel(text, table, trimmed: dialect.trimsText)
  }

  private static func isSentinel(
    _ string: ScannedString, _ table: SentinelLines, trimmed trims: Bool
  ) -> Bool {
    guard string.hasEscapes else {
      return isSentinel(UTF8Bytes(start: string.start, count: string.count), table, trimmed: trims)
    }
    return string.withUnescaped { isSentinel($0, table, trimmed: trims) }
  }

  private static func isSentinel(_ text: UTF8Bytes, _ table: SentinelLines, trimmed trims: Bool) -> Bool {
    if table.contains(text: text) { return true }
    guard trims else { return false }
    // There a text stands for the number or the Bool that it spells.
    let spelled = UTF8Bytes(rebasing: text[Trimming.asciiRange(in: text)])
    if spelled.elementsEqual("true".utf8) { return table.contains(true) }
    if spelled.elementsEqual("false".utf8) { return table.contains(false) }
    return contains(number: spelled, table)
  }

  /// Numbers are equal by their value.
  private static func contains(number text: UTF8Bytes, _ table: SentinelLines) -> Bool {
    guard let number = JSONNumber(String(decoding: text, as: UTF8.self)) else { return false }
    return table.containsNumber { JSONNumber($0) == number }
  }
}
