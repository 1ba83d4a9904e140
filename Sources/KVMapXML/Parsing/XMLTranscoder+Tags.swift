@_spi(Generated) import KVMap

/// Start tags and end tags.
extension XMLTranscoder {
  /// `<name a="b">` or `<name a="b"/>` (productions 40 and 44), after `<`.
  mutating func parseStartTag() throws(XMLFailure) {
    let tag = lexer.p
    let name = try lexer.name()
    guard frames.count < depthLimit else {
      tooDeep = name
      throw lexer.failure(.depth, at: tag - 1)
    }
    tagCount &+= 1
    let outer = Outer(scratch: lexer.scratch.count, bindings: namespaces.count)
    attributes.removeAll(from: 0)
    var isEmpty = false
    // A name is followed by a byte, because it cannot be the end of the document.
    if lexer.p[0] == UInt8(ascii: ">"), lexer.p < lexer.end {
      lexer.p += 1
    } else {
      isEmpty = try parseAttributes()
    }
    try open(name, tag, outer, isEmpty: isEmpty)
  }

  /// The state that belongs to the elements enclosing one.
  struct Outer {
    /// The part of `scratch`.
    var scratch: Int
    /// The number of namespace declarations.
    var bindings: Int
  }

  /// Everything between a start tag's name and its end.
  ///
  /// - Returns: Whether it also ends the element.
  private mutating func parseAttributes() throws(XMLFailure) -> Bool {
    while true {
      guard lexer.p < lexer.end else { throw lexer.failure(.tagEnd, at: lexer.behind) }
      switch lexer.p[0] {
      case UInt8(ascii: ">"):
        lexer.p += 1
        return false
      case UInt8(ascii: "/"):
        lexer.p += 1
        guard lexer.p < lexer.end, lexer.p[0] == UInt8(ascii: ">") else {
          throw lexer.failure(.emptyTagEnd, at: lexer.p)
        }
        lexer.p += 1
        return true
      default:
        guard CharacterClasses.has(CharacterClasses.blank, lexer.p[0]) else {
          throw lexer.failure(.tagEnd, at: lexer.p)
        }
        lexer.skipBlanks()
        guard lexer.p < lexer.end else { throw lexer.failure(.tagEnd, at: lexer.behind) }
        guard lexer.p[0] != UInt8(ascii: ">"), lexer.p[0] != UInt8(ascii: "/") else { continue }
        let attribute = try lexer.attribute()
        if isDeclaration(attribute) { try declare(attribute) } else { attributes.push(attribute) }
      }
    }
  }

  /// Whether it is `xmlns="…"` or `xmlns:a="…"`.
  @inline(__always)
  private func isDeclaration(_ attribute: XMLAttribute) -> Bool {
    let length = attribute.prefixLength > 0 ? attribute.prefixLength : attribute.name.length
    return length == 5 && Bytes.areEqual(attribute.name.start, ("xmlns" as StaticString).utf8Start, 5)
  }

  /// `</name>` (production 42), after `</`.
  mutating func parseEndTag() throws(XMLFailure) {
    let name = frames[frames.count - 1].name
    let p = lexer.p
    guard lexer.end - p > name.length, Bytes.areEqual(p, name.start, name.length),
      !CharacterClasses.has(CharacterClasses.name, p[name.length]), p[name.length] < 0x80
    else { throw lexer.failure(.matchingEndTag, at: p - 2) }
    lexer.p = p + name.length
    if lexer.p[0] != UInt8(ascii: ">") { lexer.skipBlanks() }
    guard lexer.p < lexer.end, lexer.p[0] == UInt8(ascii: ">") else {
      throw lexer.failure(.endTagEnd, at: lexer.p < lexer.end ? lexer.p : lexer.behind)
    }
    lexer.p += 1
    close()
  }

  // MARK: - Elements

  /// Handles the end of a start tag, when the namespaces and the place of the element are known.
  @inline(__always)
  private mutating func open(
    _ name: XMLNameBytes, _ tag: UnsafePointer<UInt8>, _ outer: Outer, isEmpty: Bool
  ) throws(XMLFailure) {
    let key = try elementKey(name)
    if !attributes.isEmpty { try checkAttributes() }
    beginChild(key, tag - 1)
    if !attributes.isEmpty { try writeAttributes() }
    // The values of attributes are written; the element's text may begin at their place.
    leaveScratch(outer.scratch)
    // Only the slow path records source locations.
    if !notesPlaces, copyWholeText(of: name, isEmpty: isEmpty) { return leaveBindings(outer.bindings) }
    frames.push(
      Frame(
        name: name, isObject: !attributes.isEmpty, firstRun: runs.count, outerScratch: outer.scratch,
        outerBindings: outer.bindings))
    if isEmpty { close() }
  }

  /// Writes the rest of an element that contains only text, and advances past its end tag.
  ///
  /// - Returns: `false`, without writing or advancing, if it contains anything else or an error.
  @inline(__always)
  private mutating func copyWholeText(of name: XMLNameBytes, isEmpty: Bool) -> Bool {
    let begin = lexer.p
    // Most elements whose content begins with a line end have children.
    if !isEmpty, begin < lexer.end, begin[0] == UInt8(ascii: "\n"), beginsChild(behindBlanks: begin) { return false }
    let written = output.count
    let hasAttributes = !attributes.isEmpty
    if hasAttributes { output.append(", \"$text\": ") }
    if isEmpty {
      output.append("\"\"")
    } else {
      guard lexer.copyContent(to: &output), eatEndTag(name) else {
        lexer.p = begin
        output.count = written
        return false
      }
    }
    if hasAttributes { output.append(UInt8(ascii: "}")) }
    return true
  }

  @inline(__always)
  private func beginsChild(behindBlanks begin: UnsafePointer<UInt8>) -> Bool {
    var p = begin
    while p < lexer.end, CharacterClasses.has(CharacterClasses.blank, p[0]) { p += 1 }
    // Any byte before the document's last byte is followed by another.
    return p < lexer.end - 1 && p[0] == UInt8(ascii: "<") && p[1] != UInt8(ascii: "/")
  }

  /// Advances over an end tag in its usual form. The cursor is at its `<`.
  @inline(__always)
  private mutating func eatEndTag(_ name: XMLNameBytes) -> Bool {
    let p = lexer.p
    let length = name.length
    guard lexer.end - p >= length &+ 3, p[1] == UInt8(ascii: "/"), p[length &+ 2] == UInt8(ascii: ">") else {
      return false
    }
    if length <= 8, lexer.isSafe(p) {
      // The name is earlier in the document, so as many bytes can be loaded there.
      let difference = Bytes.word(at: p + 2) ^ Bytes.word(at: name.start)
      guard difference &<< UInt64(truncatingIfNeeded: 64 &- 8 &* length) == 0 else { return false }
    } else {
      guard Bytes.areEqual(p + 2, name.start, length) else { return false }
    }
    lexer.p = p + (length &+ 3)
    return true
  }

  @inline(never)
  private mutating func writeAttributes() throws(XMLFailure) {
    output.append(UInt8(ascii: "{"))
    for position in 0..<attributes.count {
      let attribute = attributes[position]
      let key = try attributeKey(attribute)
      if position > 0 { output.append(UInt8(ascii: ",")) }
      note(attribute.name.start)
      output.key(key, isAttribute: true)
      note(attribute.value)
      if attribute.isVerbatim {
        output.verbatim(attribute.value, count: attribute.valueLength)
      } else {
        output.string(lexer.value(of: attribute))
      }
    }
  }

  @inline(__always)
  mutating func leaveScratch(_ count: Int) {
    lexer.scratch.removeAll(from: count)
  }

  @inline(__always)
  mutating func leaveBindings(_ count: Int) {
    guard namespaces.count > count else { return }
    namespaces.leave(count)
    forgetKeys()
  }
}
