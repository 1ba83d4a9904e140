@_spi(Generated) import KVMap

/// Text between tags, and references in it.
extension XMLTranscoder {
  /// Everything up to the next markup (production 14, and the text part of 43). The cursor is then at `<`, or at the
  /// end.
  @inline(__always)
  mutating func parseText() throws(XMLFailure) {
    let first = lexer.p
    lexer.skipBlanks()
    guard lexer.p < lexer.end else { return }
    if lexer.p[0] == UInt8(ascii: "<") {
      // Blanks between elements are ignored, and most blanks are there.
      if lexer.p > first, !standsBetweenElements { addBlanks(first, lexer.p - first) }
      return
    }
    lexer.p = first
    try parseVisibleText()
  }

  /// Whether the blanks before the `<` under the cursor are never read: a child begins there, and no text precedes
  /// them.
  @inline(__always)
  private var standsBetweenElements: Bool {
    let frame = frames.count &- 1
    // Any byte before the document's last byte is followed by another.
    return lexer.end - lexer.p > 1 && CharacterClasses.has(CharacterClasses.nameStart, lexer.p[1])
      && frames[frame].text == nil && frames[frame].scratchStart < 0
  }

  private mutating func parseVisibleText() throws(XMLFailure) {
    while lexer.p < lexer.end {
      let first = lexer.p
      try lexer.skipPlain()
      if lexer.p > first { addText(first, lexer.p - first) }
      guard lexer.p < lexer.end else { return }
      switch lexer.p[0] {
      case UInt8(ascii: "<"): return
      case UInt8(ascii: "&"):
        beginScratch()
        try lexer.appendReference()
      default:
        beginScratch()
        lexer.appendLineEnd()
      }
    }
  }

  /// Markup that begins with `<!` inside an element.
  mutating func parseCommentOrCDATA() throws(XMLFailure) {
    if lexer.p[0] == UInt8(ascii: "-") { return try lexer.skipComment() }
    guard lexer.eat("[CDATA[") else { throw lexer.failure(.cdata, at: lexer.p - 2) }
    try parseCDATA()
  }

  /// `<![CDATA[…]]>` (production 18), after the opening.
  private mutating func parseCDATA() throws(XMLFailure) {
    while true {
      let first = lexer.p
      let isEnd = try lexer.skipPlainInSection()
      if lexer.p > first { addText(first, lexer.p - first) }
      guard !isEnd else {
        lexer.p += 3
        return
      }
      beginScratch()
      lexer.appendLineEnd()
    }
  }

  // MARK: - The text of the open element

  /// Adds text of the document to that of the open element.
  private mutating func addText(_ text: UnsafePointer<UInt8>, _ length: Int) {
    let frame = frames.count - 1
    if frames[frame].text == nil, frames[frame].scratchStart < 0 {
      frames[frame].text = text
      frames[frame].textLength = length
      return
    }
    beginScratch()
    lexer.scratch.push(UTF8Bytes(start: text, count: length))
  }

  /// Adds blanks. Before all other text of an element with children they are removed.
  private mutating func addBlanks(_ text: UnsafePointer<UInt8>, _ length: Int) {
    let frame = frames.count - 1
    let isFirst = frames[frame].text == nil && frames[frame].scratchStart < 0
    if isFirst, runs.count > frames[frame].firstRun { return }
    if UTF8Bytes(start: text, count: length).contains(UInt8(ascii: "\r")) { return addLines(text, length) }
    addText(text, length)
  }

  /// Adds blanks with line ends to normalize.
  private mutating func addLines(_ text: UnsafePointer<UInt8>, _ length: Int) {
    beginScratch()
    var isBehindReturn = false
    for byte in UTF8Bytes(start: text, count: length) {
      if byte != UInt8(ascii: "\n") || !isBehindReturn {
        lexer.scratch.push(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
      }
      isBehindReturn = byte == UInt8(ascii: "\r")
    }
  }

  /// Starts appending to `scratch`, after the text that the element has so far.
  private mutating func beginScratch() {
    let frame = frames.count - 1
    guard frames[frame].scratchStart < 0 else { return }
    frames[frame].scratchStart = lexer.scratch.count
    if let text = frames[frame].text {
      lexer.scratch.push(UTF8Bytes(start: text, count: frames[frame].textLength))
      frames[frame].text = nil
    }
  }
}
