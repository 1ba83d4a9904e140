#if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
  internal import KVMapKernels
#endif

/// The number of leading bytes that are JSON white space (RFC 8259: blank, tab, line feed, carriage return).
enum BlankRun {
  /// 0 to 16; 16 if all of them are. Reads 16 bytes.
  @inline(__always)
  static func count(at p: UnsafePointer<UInt8>) -> Int {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_not_blank16(p).trailingZeroBitCount
    #else
      return portableCount(at: p)
    #endif
  }

  /// The same without vectors. The usual run is one line end and its indentation, so words of spaces are tested first.
  static func portableCount(at p: UnsafePointer<UInt8>) -> Int {
    var count = 0
    while count < 16 {
      if count <= 8 {
        let others = (p + count).word ^ (SWAR.low &* 0x20)
        if others == 0 {
          count &+= 8
          continue
        }
        count &+= others.trailingZeroBitCount &>> 3
      }
      switch p[count] {
      case 0x20, 0x0a, 0x0d, 0x09: count &+= 1
      default: return count
      }
    }
    return count
  }
}

/// The number of leading bytes that are spaces.
enum SpaceRun {
  /// 0 to 16; 16 if all of them are. Reads 16 bytes.
  @inline(__always)
  static func count(at p: UnsafePointer<UInt8>) -> Int {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_not_space16(p).trailingZeroBitCount
    #else
      return portableCount(at: p)
    #endif
  }

  /// 0 to 32; 32 if all of them are. Reads 32 bytes.
  @inline(__always)
  static func longCount(at p: UnsafePointer<UInt8>) -> Int {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return Int(truncatingIfNeeded: kvmap_spaces32(p))
    #else
      return portableLongCount(at: p)
    #endif
  }

  /// The same without vectors.
  static func portableLongCount(at p: UnsafePointer<UInt8>) -> Int {
    let count = portableCount(at: p)
    return count < 16 ? count : 16 &+ portableCount(at: p + 16)
  }

  /// Same as `count(at:)`, without vectors.
  static func portableCount(at p: UnsafePointer<UInt8>) -> Int {
    let spaces = SWAR.low &* 0x20
    let low = p.word ^ spaces
    if low != 0 { return low.trailingZeroBitCount &>> 3 }
    return 8 &+ ((p + 8).word ^ spaces).trailingZeroBitCount &>> 3
  }
}
