package import KVMap

/// XML of which a format knows every element: the tags, texts and the rest of a document, one after the other, by the
/// lexer that XML itself is read with. Names are words of up to eight bytes, so that one comparison tells them.
package struct XMLElements: ~Copyable {
  private var lexer: XMLLexer
  private let text: UTF8Bytes

  /// - Parameters:
  ///   - text: well-formed UTF-8, which stays where it is; without a byte order mark.
  ///   - keepsReturns: whether carriage returns in texts stay, which is not what XML says (2.11).
  package init(_ text: UTF8Bytes, keepsReturns: Bool) {
    self.text = text
    lexer = XMLLexer(text, keepsReturns: keepsReturns)
  }

  /// Where the cursor stands in the text.
  package var offset: Int { lexer.p - lexer.start }

  // MARK: - Around elements

  /// Moves to the document's element.
  package mutating func skipProlog() throws(NotationFailure) {
    do throws(XMLFailure) { try lexer.skipProlog() } catch { throw failure(error) }
  }

  /// Moves over what may stand behind the document's element, up to the end of the document.
  package mutating func skipEpilog() throws(NotationFailure) {
    do throws(XMLFailure) { try lexer.skipEpilog() } catch { throw failure(error) }
  }

  /// Moves over blanks, comments and instructions.
  ///
  /// - Returns: whether an end tag begins behind them.
  @discardableResult
  package mutating func skipMisc() throws(NotationFailure) -> Bool {
    lexer.skipBlanks()
    // What stands before the document's last byte is followed by one.
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
  private mutating func skipMarkup() throws(NotationFailure) {
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

  /// Moves over an element that has nothing but plain text, as most have, and over the blanks before it. Its name, of at
  /// most seven bytes, is one only if the caller knows it.
  ///
  /// - Returns: an element without a name, and nothing is moved, where anything else stands.
  package mutating func plainElement() -> XMLPlainElement {
    let nothing = XMLPlainElement(name: 0, start: lexer.p, text: lexer.p, length: 0)
    var p = lexer.p
    while lexer.isSafe(p) {
      let blanks = BlankRun.count(at: p)
      p += blanks
      if blanks < 16 { break }
    }
    guard lexer.isSafe(p), p[0] == UInt8(ascii: "<") else { return nothing }
    // Where the first `>` is (as in `Words`: a byte that is zero where it stands borrows).
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
    return XMLPlainElement(name: name, start: p, text: text, length: end - text)
  }

  /// The offset at which an element began.
  package func offset(of element: XMLPlainElement) -> Int { element.start - lexer.start }

  /// Moves back to where an element began.
  package mutating func goBack(to element: XMLPlainElement) { lexer.p = element.start }

  // MARK: - Tags

  /// Moves over `<` and the name of a start tag, if one begins here.
  ///
  /// - Returns: the bytes of the name, the first lowest; 0 for a name that is longer than eight bytes or is none.
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

  /// Moves over the end of a start tag without attributes.
  ///
  /// - Returns: whether it ends the element, too; nil where anything else stands.
  package mutating func finishTag() -> Bool? {
    if lexer.p < lexer.end, lexer.p[0] == UInt8(ascii: ">") {
      lexer.p += 1
      return false
    }
    lexer.skipBlanks()
    if lexer.eat(">") { return false }
    return lexer.eat("/>") ? true : nil
  }

  /// Moves over the attributes of a start tag and over its end. What they say nobody wants to know.
  ///
  /// - Returns: whether it ends the element, too.
  package mutating func skipAttributes() throws(NotationFailure) -> Bool {
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

  /// Moves over the end tag of an element.
  ///
  /// - Parameter name: its bytes, the first lowest.
  /// - Returns: false, without moving, where anything else stands.
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

  /// Moves over blanks.
  package mutating func skipBlanks() { lexer.skipBlanks() }

  /// The text of an element up to the next tag, references replaced, comments and instructions left out.
  ///
  /// - Returns: bytes that stay until the next text is read.
  package mutating func elementText() throws(NotationFailure) -> UTF8Bytes {
    do throws(XMLFailure) {
      let first = lexer.p
      try lexer.skipPlain()
      // Nearly all texts are this.
      if isAtEndTag { return UTF8Bytes(start: first, count: lexer.p - first) }
      return try pieces(behind: first)
    } catch {
      throw failure(error)
    }
  }

  /// A text that does not stand in the document as it is.
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

  /// Moves over markup that a text may have, and takes what is text in it.
  ///
  /// - Returns: false at a tag.
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

  private func failure(_ failure: XMLFailure) -> NotationFailure {
    NotationFailure(failure, in: text, offset: failure.offset, depth: 0)
  }
}

/// An element that has nothing but plain text.
package struct XMLPlainElement: BitwiseCopyable {
  /// The bytes of its name, the first lowest; 0 where there is no such element.
  package let name: UInt64
  fileprivate let start: UnsafePointer<UInt8>
  fileprivate let text: UnsafePointer<UInt8>
  fileprivate let length: Int

  package var bytes: UTF8Bytes { UTF8Bytes(start: text, count: length) }
}
