/// Whether bytes are UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Validation {
  /// The first byte of the first ill-formed sequence, or nil. Linear in the number of bytes.
  static func firstInvalid(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    Kernels.areUTF8(from: start, to: end) ? nil : plainFirstInvalid(from: start, to: end)
  }

  /// The same without vectors, for other processors, and to find the position.
  static func plainFirstInvalid(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var p = start
    while p < end {
      if end - p >= 8, p.word & SWAR.high == 0 {
        p += 8
        continue
      }
      let length = sequenceLength(at: p, end: end)
      guard length > 0 else { return p }
      p += length
    }
    return nil
  }

  /// The length of the sequence at `p`; 0 if it is ill-formed. The ranges are those of table 3-7 of the Unicode
  /// standard.
  private static func sequenceLength(at p: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> Int {
    let first = p[0]
    let available = end - p
    switch first {
    case 0x00...0x7f: return 1
    case 0xc2...0xdf: return available >= 2 && isContinuation(p[1]) ? 2 : 0
    case 0xe0...0xef:
      guard available >= 3, isContinuation(p[1]), isContinuation(p[2]) else { return 0 }
      if first == 0xe0 && p[1] < 0xa0 { return 0 }
      if first == 0xed && p[1] > 0x9f { return 0 }
      return 3
    case 0xf0...0xf4:
      guard available >= 4, isContinuation(p[1]), isContinuation(p[2]), isContinuation(p[3]) else { return 0 }
      if first == 0xf0 && p[1] < 0x90 { return 0 }
      if first == 0xf4 && p[1] > 0x8f { return 0 }
      return 4
    default: return 0
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xc0 == 0x80 }
}
