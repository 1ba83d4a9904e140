extension JSONCursor {
  /// Skips white space (RFC 8259: blank, tab, line feed, carriage return).
  ///
  /// The usual run is a line end and spaces. All others are skipped by a tail call, so that callers that end with this
  /// keep nothing alive across it.
  @inline(__always)
  mutating func skipBlanks() {
    let start = p
    if start[0] > 0x20 { return }
    guard start[0] == 0x0a else { return skipOtherBlanks() }
    // Thirty-two bytes after the line end can be loaded.
    guard start.address &+ 17 <= safe else { return skipLastBlanks() }
    let q = start + 1 + SpaceRun.longCount(at: start + 1)
    p = q
    if q[0] <= 0x20 { skipOtherBlanks() }
  }

  /// The byte after a line end and at most 32 spaces; `nil` for anything else, and near the end of the document.
  @inline(__always)
  mutating func indentationEnd(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard start[0] == 0x0a, start.address &+ 17 <= safe else { return nil }
    return start + 1 + SpaceRun.longCount(at: start + 1)
  }

  /// Same as `skipBlanks`, for single blanks, deeper indentation, tabs, carriage returns and empty lines.
  @inline(never)
  mutating func skipOtherBlanks() {
    var q = p
    // A blank is never the last byte.
    if q[0] == 0x20 && q[1] > 0x20 {
      p = q + 1
      return
    }
    if q[0] == 0x0a { q += 1 }
    while q.address <= safe {
      let spaces = SpaceRun.count(at: q)
      if spaces < 16 {
        q += spaces
        break
      }
      q += 16
    }
    while q.address <= safe {
      let count = BlankRun.count(at: q)
      q += count
      if count < 16 {
        p = q
        return
      }
    }
    p = q
    skipLastBlanks()
  }

  /// Same as `skipBlanks`, for the last bytes of a document.
  @inline(never)
  private mutating func skipLastBlanks() {
    while true {
      // Reading a byte is always safe here: the last byte of the input is not a blank, or a NUL follows it.
      switch p[0] {
      case 0x20, 0x0a, 0x0d, 0x09: p += 1
      default: return
      }
    }
  }

  /// Skips the colon between a key and its value, and the surrounding blanks.
  @inline(__always)
  mutating func skipColon() throws(ScanFailure) {
    if p[0] != 0x3a {
      skipBlanks()
      guard p[0] == 0x3a else { throw failure(.syntax, .colon) }
    }
    p += 1
    if p[0] > 0x20 { return }
    // Most documents have one blank here. A byte after a colon or a blank is never the last byte of the input.
    if p[1] > 0x20 && p[0] == 0x20 {
      p += 1
    } else {
      skipOtherBlanks()
    }
  }
}
