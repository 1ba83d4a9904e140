@_spi(Generated) package import KVMap

/// XML in a format whose elements are all known: the tags, texts and the rest of a document in order, read by the same
/// lexer as XML itself. Names are words of up to eight bytes, so that one comparison identifies them.
package struct XMLPullParser: ~Copyable {
  private var lexer: XMLLexer
  private let text: UTF8Bytes

  /// - Parameters:
  ///   - text: Well-formed UTF-8, which must stay in place; without a byte order mark.
  ///   - keepsReturns: Whether carriage returns in texts are kept, contrary to the XML specification (2.11).
  package init(_ text: UTF8Bytes, keepsReturns: Bool) {
    self.text = text
    lexer = XMLLexer(text, keepsReturns: keepsReturns)
  }

  /// The position of the cursor in the text.
  package var offset: Int { lexer.p - lexer.start }

  // MARK: - Around elements

  /// Advances to the document's element.
  package mutating func skipProlog() throws(TranscodingFailure) {
    do throws(XMLFailure) { try lexer.skipProlog() } catch { throw failure(error) }
  }

  /// Advances over everything that may follow the document's element, up to the end of the document.
  package mutating func skipEpilog() throws(TranscodingFailure) {
    do throws(XMLFailure) { try lexer.skipEpilog() } catch { throw failure(error) }
  }

  /// Advances over blanks, comments and instructions.
  ///
  /// - Returns: Whether an end tag begins after them.
  @discardableResult
  package mutating func skipMisc() throws(TranscodingFailure) -> Bool {
    lexer.skipBlanks()
    // Any byte before the document's last byte is followed by another.
    guard lexer.end - lexer.p > 1, lexer.p[0] == UInt8(ascii: "<") else { return false }
    switch lexer.p[1] {
    case UInt8(ascii: "/"): return true
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      try skipMarkup()
      return isAtEndTag
    default: return false
    }
  }

  @inline(never)
  private mutating func skipMarkup() throws(TranscodingFailure) {
    do throws(XMLFailure) {
      while lexer.end - lexer.p > 2, lexer.p[0] == UInt8(ascii: "<") {
        if lexer.p[1] == UInt8(ascii: "?") {
          lexer.p += 2
          try lexer.skipInstruction()
        } else if lexer.p[1] == UInt8(ascii: "!"), lexer.p[2] == UInt8(ascii: "-") {
          lexer.p += 2
          try lexer.skipComment()
        } else {
          return
        }
        lexer.skipBlanks()
      }
    } catch {
      throw failure(error)
    }
  }

  // MARK: - Elements

  /// Advances over an element that contains only plain text, as most do, and over the blanks before it. Its name has at
  /// most seven bytes and is validated only by comparison with the caller's known names.
  ///
  /// - Returns: An element without a name, without advancing, if anything else is next.
  package mutating func plainElement() -> XMLPlainElement {
    let nothing = XMLPlainElement(name: 0, offset: offset, bytes: UTF8Bytes(start: lexer.p, count: 0))
    var p = lexer.p
    while lexer.isSafe(p) {
      let blanks = BlankRun.count(at: p)
      p += blanks
      if blanks < 16 { break }
    }
    guard lexer.isSafe(p), p[0] == UInt8(ascii: "<") else { return nothing }
    // Finds the first `>` (as in `SWAR`: a byte that is zero at its position borrows).
    let word = Bytes.word(at: p + 1)
    let others = word ^ 0x3e3e_3e3e_3e3e_3e3e
    let found = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
    let length = found.trailingZeroBitCount &>> 3
    guard found != 0, length > 0 else { return nothing }
    let mask = 1 &<< UInt64(truncatingIfNeeded: 8 &* length) &- 1
    let name = word & mask
    let text = p + (length &+ 2)
    var end = text
    while lexer.isSafe(end) {
      let stops = MarkupRun.stops(at: end)
      if stops != 0 {
        end += stops.trailingZeroBitCount
        break
      }
      end += 16
    }
    guard lexer.isSafe(end), end[0] == UInt8(ascii: "<"), end[1] == UInt8(ascii: "/"),
      Bytes.word(at: end + 2) & mask == name, end[length &+ 2] == UInt8(ascii: ">")
    else { return nothing }
    lexer.p = end + (length &+ 3)
    return XMLPlainElement(name: name, offset: p - lexer.start, bytes: UTF8Bytes(start: text, count: end - text))
  }

  /// Returns to where an element begins.
  package mutating func goBack(to element: XMLPlainElement) { lexer.p = lexer.start + element.offset }

  // MARK: - Tags

  /// Advances over `<` and the name of a start tag, if one begins here.
  ///
  /// - Returns: The bytes of the name, the first lowest; 0 for text that is longer than eight bytes or not a name.
  package mutating func beginTag() -> UInt64 {
    guard lexer.p < lexer.end, lexer.p[0] == UInt8(ascii: "<") else { return 0 }
    lexer.p += 1
    do throws(XMLFailure) {
      let name = try lexer.name()
      guard name.length <= 8 else { return 0 }
      return XMLKey(name.start, name.length, isSafe: lexer.isSafe(name.start)).head
    } catch {
      return 0
    }
  }

  /// Advances over the end of a start tag without attributes.
  ///
  /// - Returns: Whether it also ends the element; nil if anything else is next.
  package mutating func finishTag() -> Bool? {
    if lexer.p < lexer.end, lexer.p[0] == UInt8(ascii: ">") {
      lexer.p += 1
      return false
    }
    if lexer.end - lexer.p > 1, lexer.p[0] == UInt8(ascii: "/"), lexer.p[1] == UInt8(ascii: ">") {
      lexer.p += 2
      return true
    }
    lexer.skipBlanks()
    if lexer.eat(">") { return false }
    return lexer.eat("/>") ? true : nil
  }

  /// Advances over the attributes of a start tag, which are ignored, and over its end.
  ///
  /// - Returns: Whether it also ends the element.
  package mutating func skipAttributes() throws(TranscodingFailure) -> Bool {
    var seen: Set<[UInt8]> = []
    do throws(XMLFailure) {
      while true {
        let behindName = lexer.p
        if let isEmpty = finishTag() { return isEmpty }
        guard lexer.p > behindName, lexer.p < lexer.end else { throw lexer.failure(.tagEnd, at: lexer.p) }
        let name = try lexer.attribute().name
        guard seen.insert([UInt8](name.bytes)).inserted else {
          throw lexer.failure(.uniqueAttribute, at: name.start)
        }
      }
    } catch {
      throw failure(error)
    }
  }

  /// Whether an end tag begins here.
  @inline(__always)
  private var isAtEndTag: Bool {
    lexer.end - lexer.p > 1 && lexer.p[0] == UInt8(ascii: "<") && lexer.p[1] == UInt8(ascii: "/")
  }

  /// Advances over the end tag of an element.
  ///
  /// - Parameter name: Its bytes, the first lowest.
  /// - Returns: `false`, without advancing, if anything else is next.
  package mutating func endTag(_ name: UInt64) -> Bool {
    let length = 8 &- name.leadingZeroBitCount &>> 3
    let p = lexer.p
    guard lexer.end - p >= length &+ 3, p[0] == UInt8(ascii: "<"), p[1] == UInt8(ascii: "/"),
      XMLKey(p + 2, length, isSafe: lexer.isSafe(p + 2)).head == name
    else { return false }
    lexer.p = p + (length &+ 2)
    if lexer.p[0] != UInt8(ascii: ">") { lexer.skipBlanks() }
    guard lexer.p < lexer.end, lexer.p[0] == UInt8(ascii: ">") else {
      lexer.p = p
      return false
    }
    lexer.p += 1
    return true
  }

  // MARK: - Texts

  /// Advances over blanks.
  package mutating func skipBlanks() { lexer.skipBlanks() }

  /// The text of an element up to the next tag, with references replaced, and comments and instructions omitted.
  ///
  /// - Returns: Bytes that are valid until the next text is read.
  package mutating func elementText() throws(TranscodingFailure) -> UTF8Bytes {
    do throws(XMLFailure) {
      let first = lexer.p
      try lexer.skipPlain()
      // Nearly all texts take this path.
      if isAtEndTag { return UTF8Bytes(start: first, count: lexer.p - first) }
      return try pieces(behind: first)
    } catch {
      throw failure(error)
    }
  }

  /// A text that differs from its form in the document.
  @inline(never)
  private mutating func pieces(behind first: UnsafePointer<UInt8>) throws(XMLFailure) -> UTF8Bytes {
    lexer.scratch.removeAll(from: 0)
    lexer.scratch.push(UTF8Bytes(start: first, count: lexer.p - first))
    while lexer.p < lexer.end {
      switch lexer.p[0] {
      case UInt8(ascii: "&"): try lexer.appendReference()
      case UInt8(ascii: "\r"): lexer.appendLineEnd()
      default:
        guard try skipInText() else { return lexer.scratch.elements(from: 0, count: lexer.scratch.count) }
      }
      let first = lexer.p
      try lexer.skipPlain()
      lexer.scratch.push(UTF8Bytes(start: first, count: lexer.p - first))
    }
    throw lexer.failure(.matchingEndTag, at: lexer.behind)
  }

  /// Advances over markup that a text may contain, and appends the text in it.
  ///
  /// - Returns: `false` at a tag.
  private mutating func skipInText() throws(XMLFailure) -> Bool {
    guard lexer.end - lexer.p > 1 else { return false }
    switch lexer.p[1] {
    case UInt8(ascii: "?"):
      lexer.p += 2
      try lexer.skipInstruction()
    case UInt8(ascii: "!"):
      lexer.p += 2
      guard lexer.eat("[CDATA[") else {
        try lexer.skipComment()
        return true
      }
      while true {
        let first = lexer.p
        let isEnd = try lexer.skipPlainInSection()
        lexer.scratch.push(UTF8Bytes(start: first, count: lexer.p - first))
        guard !isEnd else { break }
        lexer.appendLineEnd()
      }
      lexer.p += 3
    default: return false
    }
    return true
  }

  private func failure(_ failure: XMLFailure) -> TranscodingFailure {
    TranscodingFailure(failure, in: text, offset: failure.offset, depth: 0)
  }
}

/// An element that contains only plain text.
package struct XMLPlainElement: BitwiseCopyable {
  /// The bytes of its name, the first lowest; 0 if there is no such element.
  package let name: UInt64
  /// Where it begins.
  package let offset: Int
  /// Its text.
  package let bytes: UTF8Bytes
}
