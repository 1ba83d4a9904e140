extension Reader {
  /// Moves over white space (RFC 8259: blank, tab, line feed, carriage return).
  @inline(__always)
  mutating func skipBlanks() {
    if p[0] > 0x20 { return }
    skipRun()
  }

  /// One line end and its indentation are the usual run, so words of blanks are looked for first.
  @inline(never)
  private mutating func skipRun() {
    var q = p
    while true {
      if q.address <= safe {
        let others = q.word ^ (Words.low &* 0x20)
        if others == 0 {
          q += 8
          continue
        }
        q += others.trailingZeroBitCount >> 3
      }
      // Reading a byte is always safe here: the last byte of the input is no blank, or a NUL follows it.
      switch q[0] {
      case 0x20, 0x0a, 0x0d, 0x09: q += 1
      default:
        p = q
        return
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
    skipBlanks()
  }
}
