/// One escape of a string (RFC 8259, section 7). A pair of surrogates is one escape; a single one is an error.
struct Escape {
  var scalar: UInt32 = 0
  /// In bytes, the backslash included.
  var length = 0
  var problem: Expectation?

  /// Reads the escape whose backslash is at `p`, in a string whose closing quotation mark is at `end`.
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

  /// Writes what a validated string says, its escapes replaced, and returns how many bytes that took: never more than
  /// the string has.
  static func unescape(_ string: ScannedString, into target: UnsafeMutablePointer<UInt8>) -> Int {
    var from = string.start
    var to = target
    while from < string.end {
      if string.end - from >= 8, !Words.has(0x5c, from.word) {
        UnsafeMutableRawPointer(to).storeBytes(of: from.word.littleEndian, as: UInt64.self)
        from += 8
        to += 8
        continue
      }
      guard from[0] == 0x5c else {
        to[0] = from[0]
        from += 1
        to += 1
        continue
      }
      let escape = Escape(at: from, end: string.end)
      from += max(escape.length, 1)
      guard let scalar = Unicode.Scalar(escape.scalar) else { continue }
      for byte in UTF8.encode(scalar).unsafelyUnwrapped {
        to[0] = byte
        to += 1
      }
    }
    return to - target
  }
}
