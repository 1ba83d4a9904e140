extension JSONReader {
  /// Skips one value of any kind, and validates all of it.
  ///
  /// No recursion: the open brackets are kept as one bit for each.
  @inline(never)
  @_spi(Generated) public mutating func skip() throws(CodingFailure) {
    switch p[0] {
    case 0x7b, 0x5b: try skipContainer()
    default: try skipScalar()
    }
  }

  @inline(__always)
  private mutating func skipScalar() throws(CodingFailure) {
    switch p[0] {
    case 0x22:
      p = try scanString(at: p).end + 1
      skipBlanks()
    case 0x74: try literal("true")
    case 0x66: try literal("false")
    case 0x6e: try literal("null")
    default: try skipNumber()
    }
  }

  private mutating func skipContainer() throws(CodingFailure) {
    if safe != 0, failedKernels < JSONReader.failedKernelsLimit {
      if let close = Kernels.skip(from: p, to: end, levels: depthLimit &- depth) {
        p = close
        if p < end { skipBlanks() } else { try leaveDocument() }
        return
      }
      failedKernels &+= 1
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

  /// A kernel that finds an error, or more than it supports, has scanned bytes to no effect. A document in which that
  /// happens repeatedly must not cost more than linear time.
  static var failedKernelsLimit: Int { 8 }

  /// Skips a key and its colon.
  @inline(__always)
  mutating func skipKey() throws(CodingFailure) {
    guard p[0] == 0x22 else { throw failure(.syntax, .key) }
    p = try scanString(at: p).end + 1
    try colon()
  }

  /// Consumes an opening bracket, unless it exceeds the depth limit.
  @inline(__always)
  mutating func enterContainer() throws(CodingFailure) {
    depth &+= 1
    if depth > depthLimit { try checkDepth() }
    p += 1
    skipBlanks()
  }

  /// A gathered object may nest deeper than the document, whose depth was checked when its values were remembered.
  @inline(never)
  mutating func checkDepth() throws(CodingFailure) {
    if buffer == 0 || gathered?.isText(buffer) == true { throw failure(.depth, .nothing) }
  }

  /// Consumes a closing bracket.
  @inline(__always)
  mutating func leaveContainer() throws(CodingFailure) {
    p += 1
    depth &-= 1
    if p < end { skipBlanks() } else { try leaveDocument() }
  }

  /// The closing bracket was the last byte of the input, so it must be that of the root.
  private mutating func leaveDocument() throws(CodingFailure) {
    guard depth == 0 else { throw failure(.syntax, .separator, at: end) }
    p = JSONReader.endSentinel
  }
}

/// The open brackets, one bit for each: 1 for an object. The first 64 need no allocation.
struct OpenBrackets {
  private var bits: UInt64 = 0
  private var outer: [UInt64] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }
  var isObject: Bool { bits & 1 != 0 }

  @inline(__always)
  mutating func push(isObject: Bool) {
    if count & 63 == 0 && count > 0 { outer.append(bits) }
    bits = bits &<< 1 | (isObject ? 1 : 0)
    count &+= 1
  }

  @inline(__always)
  mutating func pop() {
    count &-= 1
    bits &>>= 1
    if count & 63 == 0 && count > 0 { bits = outer.popLast() ?? 0 }
  }
}
