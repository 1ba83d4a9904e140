extension Reader {
  /// Moves over white space (RFC 8259: blank, tab, line feed, carriage return).
  @inline(__always)
  mutating func skipBlanks() {
    if p[0] > 0x20 { return }
    p = blanksEnd(from: p)
  }

  /// The first byte that is no white space. A line end and spaces are the usual run.
  @inline(__always)
  mutating func blanksEnd(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var q = start[0] == 0x0a ? start + 1 : start
    while q.address <= safe {
      let spaces = SpaceRun.count(at: q)
      q += spaces
      if spaces == 16 { continue }
      return q[0] > 0x20 ? q : otherBlanksEnd(from: q)
    }
    return otherBlanksEnd(from: q)
  }

  /// The same where there are tabs, carriage returns or empty lines.
  @inline(never)
  private mutating func otherBlanksEnd(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var q = start
    while q.address <= safe {
      let count = BlankRun.count(at: q)
      q += count
      if count < 16 { return q }
    }
    return lastBlanksEnd(from: q)
  }

  /// The same in the last bytes of a document.
  private mutating func lastBlanksEnd(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var q = start
    while true {
      // Reading a byte is always safe here: the last byte of the input is no blank, or a NUL follows it.
      switch q[0] {
      case 0x20, 0x0a, 0x0d, 0x09: q += 1
      default: return q
      }
    }
  }

  /// Moves over the colon between a key and its value, and the blanks around it.
  @inline(__always)
  mutating func colon() throws(Failure) {
    if p[0] != 0x3a {
      skipBlanks()
      guard p[0] == 0x3a else { throw failure(.syntax, .colon) }
    }
    p += 1
    if p[0] > 0x20 { return }
    // One blank is what most documents have here. No byte of the input is the last behind a colon or a blank.
    if p[1] > 0x20 && p[0] == 0x20 {
      p += 1
    } else {
      p = blanksEnd(from: p)
    }
  }
}
