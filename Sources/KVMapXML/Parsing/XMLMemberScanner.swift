@_spi(Generated) import KVMap

/// Finds in which order the children of each element stand, and the runs of text between them. The document is known to
/// be well-formed. One pass, and nothing recurses.
struct XMLMemberScanner: ~Copyable {
  private var lexer: XMLLexer
  private var open: [Element] = []
  private var children: [Int: [MemberOrder.Child]] = [:]

  private struct Element {
    /// Where its start tag begins.
    var place: Int
    var children: [MemberOrder.Child] = []
    /// The text since the last child.
    var text: [UInt8] = []
  }

  init(_ text: UTF8Bytes) { lexer = XMLLexer(text, keepsReturns: false) }

  /// The children of each element, by the place of its start tag.
  consuming func scan() -> [Int: [MemberOrder.Child]] {
    do throws(XMLFailure) {
      try lexer.skipProlog()
      try startTag()
      while !open.isEmpty, lexer.p < lexer.end { try scanNext() }
    } catch {
      // The document was transcoded before, so that nothing in it is malformed.
    }
    return children
  }

  /// A piece of text, or markup.
  private mutating func scanNext() throws(XMLFailure) {
    let first = lexer.p
    try lexer.skipPlain()
    take(UTF8Bytes(start: first, count: lexer.p - first))
    guard lexer.end - lexer.p > 1 else {
      lexer.p = lexer.end
      return
    }
    switch lexer.p[0] {
    case UInt8(ascii: "&"):
      try lexer.appendReference()
      takeScratch()
    case UInt8(ascii: "<"): try markup()
    default:
      lexer.appendLineEnd()
      takeScratch()
    }
  }

  private mutating func markup() throws(XMLFailure) {
    switch lexer.p[1] {
    case UInt8(ascii: "/"):
      while lexer.p < lexer.end, lexer.p[0] != UInt8(ascii: ">") { lexer.p += 1 }
      lexer.p += 1
      close()
    case UInt8(ascii: "?"):
      lexer.p += 2
      try lexer.skipInstruction()
    case UInt8(ascii: "!"):
      lexer.p += 2
      guard lexer.eat("[CDATA[") else { return try lexer.skipComment() }
      try section()
    default: try startTag()
    }
  }

  private mutating func section() throws(XMLFailure) {
    while true {
      let first = lexer.p
      let isEnd = try lexer.skipPlainInSection()
      take(UTF8Bytes(start: first, count: lexer.p - first))
      guard !isEnd else {
        lexer.p += 3
        return
      }
      lexer.appendLineEnd()
      takeScratch()
    }
  }

  private mutating func startTag() throws(XMLFailure) {
    let place = lexer.p - lexer.start
    if !open.isEmpty {
      endText()
      open[open.count - 1].children.append(.element(place))
    }
    lexer.p += 1
    _ = try lexer.name()
    open.append(Element(place: place))
    while lexer.p < lexer.end {
      lexer.skipBlanks()
      if lexer.eat("/>") { return close() }
      if lexer.eat(">") { return }
      _ = try lexer.attribute()
      // Its value, if it has references.
      lexer.scratch.removeAll(from: 0)
    }
  }

  private mutating func close() {
    endText()
    guard let element = open.popLast() else { return }
    children[element.place] = element.children
  }

  // MARK: - Text

  private mutating func take(_ text: UTF8Bytes) {
    guard !open.isEmpty, text.count > 0 else { return }
    open[open.count - 1].text.append(contentsOf: text)
  }

  private mutating func takeScratch() {
    let count = lexer.scratch.count
    if !open.isEmpty { open[open.count - 1].text.append(contentsOf: lexer.scratch.elements(from: 0, count: count)) }
    lexer.scratch.removeAll(from: 0)
  }

  private mutating func endText() {
    guard let last = open.last, !last.text.isEmpty else { return }
    let isBlank = last.text.allSatisfy { CharacterClasses.has(CharacterClasses.blank, $0) }
    var output = NotationBuffer(capacity: last.text.count + 16)
    last.text.withUnsafeBufferPointer { output.string($0) }
    let string = [UInt8](UTF8Bytes(start: UnsafePointer(output.base), count: output.count))
    open[open.count - 1].children.append(.text(string, isBlank: isBlank))
    open[open.count - 1].text = []
  }
}
