extension JSONCursor {
  /// Skips one value of any kind, and validates all of it.
  ///
  /// No recursion: the open brackets are kept as one bit for each.
  @inline(__always)
  mutating func skip() throws(ScanFailure) {
    switch p[0] {
    case 0x7b, 0x5b: try skipContainer()
    default: try skipScalar()
    }
  }

  @inline(__always)
  private mutating func skipScalar() throws(ScanFailure) {
    switch p[0] {
    case 0x22:
      p = try scanString(at: p).end + 1
      skipBlanks()
    case 0x74: try skipLiteral("true")
    case 0x66: try skipLiteral("false")
    case 0x6e: try skipLiteral("null")
    default: try skipNumber()
    }
  }

  private mutating func skipContainer() throws(ScanFailure) {
    if triesKernels {
      if let close = Kernels.skip(from: p, to: end, levels: depthLimit &- depth) {
        p = close
        if p < end { skipBlanks() } else { try leaveDocument() }
        return
      }
      noteFailedKernel()
    }
    var open = OpenBrackets()
    while true {
      // A value begins here.
      let byte = p[0]
      if byte == 0x7b || byte == 0x5b {
        try enterContainer()
        open.push(isObject: byte == 0x7b)
        if p[0] != byte &+ 2 {
          if byte == 0x7b { try skipKey() }
          continue
        }
      } else {
        try skipScalar()
      }
      // A value has ended here, or an empty array or object is about to.
      while true {
        if p[0] == 0x2c {
          guard !open.isEmpty, p[-1] != 0x7b, p[-1] != 0x5b else { throw failure(.syntax, .value) }
          p += 1
          skipBlanks()
          if open.isObject { try skipKey() }
          break
        }
        guard p[0] == (open.isObject ? 0x7d : 0x5d) else {
          throw failure(.syntax, open.isObject ? .commaOrBrace : .commaOrBracket)
        }
        open.pop()
        try leaveContainer()
        if open.isEmpty { return }
      }
    }
  }

  /// Skips a key and its colon.
  @inline(__always)
  mutating func skipKey() throws(ScanFailure) {
    guard p[0] == 0x22 else { throw failure(.syntax, .key) }
    p = try scanString(at: p).end + 1
    try skipColon()
  }

  /// Consumes an opening bracket, unless it exceeds the depth limit.
  @inline(__always)
  mutating func enterContainer() throws(ScanFailure) {
    depth &+= 1
    if depth > depthLimit { throw failure(.depth, .nothing) }
    p += 1
    skipBlanks()
  }

  /// Consumes a closing bracket.
  @inline(__always)
  mutating func leaveContainer() throws(ScanFailure) {
    p += 1
    depth &-= 1
    if p < end { skipBlanks() } else { try leaveDocument() }
  }

  /// The closing bracket was the last byte of the input, so it must be that of the root.
  private mutating func leaveDocument() throws(ScanFailure) {
    guard depth == 0 else { throw failure(.syntax, .separator, at: end) }
    p = JSONCursor.endSentinel
  }
}
