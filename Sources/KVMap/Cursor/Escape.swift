/// One escape sequence of a string (RFC 8259, section 7). A surrogate pair is one escape sequence; a single surrogate
/// is an error.
struct Escape {
  var scalar: UInt32 = 0
  /// In bytes, including the backslash.
  var length = 0
  var problem: Expectation?

  /// Reads the escape sequence whose backslash is at `p`, in a string whose closing quotation mark is at `end`.
  @inline(__always)
  init(at p: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    guard end - p >= 2 else {
      problem = .escape
      return
    }
    length = 2
    switch p[1] {
    case 0x22, 0x5c, 0x2f: scalar = UInt32(p[1])
    case 0x62: scalar = 0x08
    case 0x66: scalar = 0x0c
    case 0x6e: scalar = 0x0a
    case 0x72: scalar = 0x0d
    case 0x74: scalar = 0x09
    case 0x75: readUnits(at: p, end: end)
    default: problem = .escape
    }
  }

  @inline(never)
  private mutating func readUnits(at p: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    guard let first = Escape.unit(at: p, end: end) else {
      problem = .escape
      return
    }
    length = 6
    scalar = first
    guard first & 0xf800 == 0xd800 else { return }
    guard first < 0xdc00, end - p >= 12, p[6] == 0x5c, p[7] == 0x75,
      let second = Escape.unit(at: p + 6, end: end), second & 0xfc00 == 0xdc00
    else {
      problem = .surrogatePair
      return
    }
    length = 12
    scalar = 0x10000 + ((first & 0x3ff) << 10) + (second & 0x3ff)
  }

  /// The four hexadecimal digits of `\uXXXX`.
  private static func unit(at p: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> UInt32? {
    guard end - p >= 6 else { return nil }
    var unit: UInt32 = 0
    for i in 2..<6 {
      let byte = p[i]
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x37
      case 0x61...0x66: digit = byte - 0x57
      default: return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// The bytes of a string, with its escape sequences replaced.
  struct Unescaped {
    var count = 0
    var isASCII: Bool
    /// The first invalid escape sequence. Nothing after it was written.
    var bad: (place: UnsafePointer<UInt8>, problem: Expectation)?
  }

  /// The maximum number of bytes that `unescape` writes.
  static func capacity(_ string: ScannedString) -> Int { string.count &+ 16 }

  /// The number of these bytes that will be the text, up to the first invalid escape sequence.
  ///
  /// - Complexity: Linear; a second pass over a string, used for large ones.
  static func textCount(_ string: ScannedString) -> Int {
    var count = string.count
    var from = string.start
    while from < string.end {
      if string.end - from >= 16 {
        let run = TextRun(at: from).count
        from += run
        if run == 16 { continue }
      }
      guard from[0] == 0x5c else {
        from += 1
        continue
      }
      let escape = Escape(at: from, end: string.end)
      guard escape.problem == nil, let scalar = Unicode.Scalar(escape.scalar) else { break }
      from += escape.length
      count &-= escape.length &- UTF8.width(scalar)
    }
    return count
  }

  /// Writes the value of a scanned string to `target`, which has room for `capacity(_:)` bytes: never more than the
  /// string has, but 16 bytes are copied at a time. If all escape sequences are valid, 16 more than `textCount(_:)` are
  /// enough.
  static func unescape(_ string: ScannedString, into target: UnsafeMutablePointer<UInt8>) -> Unescaped {
    var result = Unescaped(isASCII: string.isASCII)
    var from = string.start
    var to = target
    while from < string.end {
      // Between escape sequences, nothing else ends a run of plain text.
      if string.end - from >= 16 {
        let count = TextRun(at: from).count
        UnsafeMutableRawPointer(to).storeBytes(of: from.word.littleEndian, as: UInt64.self)
        UnsafeMutableRawPointer(to + 8).storeBytes(of: (from + 8).word.littleEndian, as: UInt64.self)
        if count == 16 {
          from += 16
          to += 16
          continue
        }
        from += count
        to += count
      }
      guard from[0] == 0x5c else {
        to[0] = from[0]
        from += 1
        to += 1
        continue
      }
      let escape = Escape(at: from, end: string.end)
      guard escape.problem == nil, let scalar = Unicode.Scalar(escape.scalar) else {
        result.bad = (from, escape.problem ?? .escape)
        break
      }
      from += escape.length
      if escape.scalar < 0x80 {
        to[0] = UInt8(truncatingIfNeeded: escape.scalar)
        to += 1
        continue
      }
      result.isASCII = false
      for byte in UTF8.encode(scalar).unsafelyUnwrapped {
        to[0] = byte
        to += 1
      }
    }
    result.count = to - target
    return result
  }
}
