@_spi(Generated) import KVMap

/// The text of an element that contains only text, copied in a single pass. Most elements are of this kind.
extension XMLLexer {
  /// Writes the text up to the next tag as a string of the intermediate form, in one pass: line ends are normalized,
  /// references replaced, CDATA sections unwrapped, and characters escaped as JSON requires.
  ///
  /// - Returns: `true` with the cursor at `<`. `false` for anything left to the slow path: comments, instructions,
  ///   errors, and the last bytes of the document. The output is then meaningless, and the cursor is anywhere after its
  ///   old position.
  @inline(__always)
  mutating func copyContent(to output: inout NotationBuffer) -> Bool {
    output.reserve(128)
    output.put(UInt8(ascii: "\""))
    while isSafe(p), p[0] == UInt8(ascii: " ") {
      output.append("\\u0020")
      p += 1
    }
    let first = output.count
    var p = self.p
    var to = output.cursor
    while isSafe(p) {
      if to.limit - to.place < 32 { to = output.grown(behind: to) }
      to.store16(p)
      let stops = ContentRun.stops(at: p)
      guard stops != 0 else {
        to.place += 16
        p += 16
        continue
      }
      let plain = stops.trailingZeroBitCount
      to.place += plain
      p += plain
      if p[0] == UInt8(ascii: "<"), p[1] == UInt8(ascii: "/") {
        if to.place[-1] == UInt8(ascii: " ") {
          output.cursor = to
          output.escapeBlanks(behind: first)
          to = output.cursor
          if to.limit - to.place < 32 { to = output.grown(behind: to) }
        }
        to.put(UInt8(ascii: "\""))
        output.cursor = to
        self.p = p
        return true
      }
      // Copies, so that the loop can keep them in registers.
      var special = (p: p, to: to)
      guard copySpecial(&special.p, &special.to, &output, first) else { return false }
      (p, to) = special
    }
    return false
  }

  /// Handles everything that is not copied unchanged, except tags.
  @inline(never)
  private mutating func copySpecial(
    _ p: inout UnsafePointer<UInt8>, _ to: inout NotationCursor, _ output: inout NotationBuffer, _ first: Int
  ) -> Bool {
    switch p[0] {
    case UInt8(ascii: "&"): return copyReference(&p, &to)
    case UInt8(ascii: "<"):
      output.cursor = to
      guard copySection(&p, isFirst: output.count == first, to: &output) else { return false }
      to = output.cursor
      return true
    case UInt8(ascii: ">"):
      guard p[-1] != UInt8(ascii: "]") || p[-2] != UInt8(ascii: "]") else { return false }
      to.put(UInt8(ascii: ">"))
      p += 1
      return true
    default: return copyEscaped(&p, &to)
    }
  }

  /// Characters that JSON escapes, line ends, and 0xEF.
  @inline(__always)
  private mutating func copyEscaped(_ p: inout UnsafePointer<UInt8>, _ to: inout NotationCursor) -> Bool {
    let letter: UInt8
    switch p[0] {
    case UInt8(ascii: "\n"): letter = UInt8(ascii: "n")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): letter = p[0]
    case UInt8(ascii: "\t"): letter = UInt8(ascii: "t")
    case UInt8(ascii: "\r"):
      letter = UInt8(ascii: "n")
      // Any line end becomes one line feed.
      if p[1] == UInt8(ascii: "\n") { p += 1 }
    case 0xef:
      // U+FFFE and U+FFFF are not characters.
      guard p[1] != 0xbf || p[2] < 0xbe else { return false }
      to.put(0xef)
      to.put(p[1])
      to.put(p[2])
      p += 3
      return true
    default: return false
    }
    to.put(UInt8(ascii: "\\"))
    to.put(letter)
    p += 1
    return true
  }

  /// One of the five entities, or a numeric reference to any character but a blank.
  @inline(__always)
  private mutating func copyReference(_ p: inout UnsafePointer<UInt8>, _ to: inout NotationCursor) -> Bool {
    // "amp;", "quot" and so on as words, the first byte lowest.
    switch UInt32(truncatingIfNeeded: Bytes.word(at: p + 1)) {
    case 0x3b70_6d61:
      to.put(UInt8(ascii: "&"))
      p += 5
      return true
    case let word where word & 0xff_ffff == 0x3b_746c:
      to.put(UInt8(ascii: "<"))
      p += 4
      return true
    case let word where word & 0xff_ffff == 0x3b_7467:
      to.put(UInt8(ascii: ">"))
      p += 4
      return true
    case 0x746f_7571 where p[5] == UInt8(ascii: ";"):
      to.put(UInt8(ascii: "\\"))
      to.put(UInt8(ascii: "\""))
      p += 6
      return true
    case 0x736f_7061 where p[5] == UInt8(ascii: ";"):
      to.put(UInt8(ascii: "'"))
      p += 6
      return true
    default: return copyNumbered(&p, &to)
    }
  }

  @inline(never)
  private mutating func copyNumbered(_ p: inout UnsafePointer<UInt8>, _ to: inout NotationCursor) -> Bool {
    self.p = p
    do throws(XMLFailure) {
      let scalar = try reference()
      // A blank at either end of the text is escaped; only the slow path knows whether it is at an end.
      guard scalar != " ", let bytes = UTF8.encode(scalar) else { return false }
      for byte in bytes { to.escape(byte) }
      p = self.p
      return true
    } catch {
      // The slow path finds it again, with its position.
      return false
    }
  }

  /// `<![CDATA[…]]>` (production 18).
  ///
  /// - Parameter isFirst: Whether only blanks precede it.
  private mutating func copySection(
    _ p: inout UnsafePointer<UInt8>, isFirst: Bool, to output: inout NotationBuffer
  ) -> Bool {
    // "![CDATA[" as a word.
    guard Bytes.word(at: p + 1) == 0x5b41_5441_4443_5b21 else { return false }
    p += 9
    // Leading and trailing blanks of the text are escaped.
    guard isSafe(p), !isFirst || p[0] != UInt8(ascii: " ") else { return false }
    var to = output.cursor
    defer { output.cursor = to }
    while isSafe(p) {
      if to.limit - to.place < 32 { to = output.grown(behind: to) }
      to.store16(p)
      let plain = ContentRun.sectionCount(at: p)
      to.place += plain
      p += plain
      guard plain < 16 else { continue }
      guard p[0] == UInt8(ascii: "]") else {
        guard copyEscaped(&p, &to) else { return false }
        continue
      }
      if p[1] == UInt8(ascii: "]"), p[2] == UInt8(ascii: ">") {
        p += 3
        return true
      }
      to.put(UInt8(ascii: "]"))
      p += 1
    }
    return false
  }
}
