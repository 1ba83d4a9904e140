@_spi(Generated) import KVMap

/// Text between tags, piece by piece.
extension XMLLexer {
  /// Advances over literal text (production 14): to `<`, a reference, a carriage return that is a line end, or the end
  /// of the document.
  mutating func skipPlain() throws(XMLFailure) {
    let first = p
    p = MarkupRun.end(from: p, to: end)
    while p < end, p[0] != UInt8(ascii: "<"), p[0] != UInt8(ascii: "&") {
      switch p[0] {
      case UInt8(ascii: ">"):
        // Brackets written as references do not count.
        if p - first >= 2, p[-1] == UInt8(ascii: "]"), p[-2] == UInt8(ascii: "]") {
          throw failure(.noCDATAEnd, at: p - 2)
        }
        p += 1
      case UInt8(ascii: "\r"):
        guard keepsReturns else { return }
        p += 1
      default: try skipSuspect()
      }
      p = MarkupRun.end(from: p, to: end)
    }
  }

  /// Advances over literal text of a CDATA section (production 20): to `]]>` or to a carriage return that is a line
  /// end.
  ///
  /// - Returns: Whether it is the end of the section.
  mutating func skipPlainInSection() throws(XMLFailure) -> Bool {
    while p < end {
      switch p[0] {
      case UInt8(ascii: "]"):
        if end - p > 2, p[1] == UInt8(ascii: "]"), p[2] == UInt8(ascii: ">") { return true }
        p += 1
      case UInt8(ascii: "\r"):
        guard keepsReturns else { return false }
        p += 1
      default: if CharacterClasses.has(CharacterClasses.suspect, p[0]) { try skipSuspect() } else { p += 1 }
      }
    }
    throw failure(.cdataEnd, at: behind)
  }

  /// A carriage return, optionally followed by a line feed, becomes a line feed (2.11).
  mutating func appendLineEnd() {
    p += 1
    if p < end, p[0] == UInt8(ascii: "\n") { p += 1 }
    scratch.push(UInt8(ascii: "\n"))
  }
}
