#if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
  internal import KVMapKernels
#endif

/// Finds the end of plain text in XML: markup, a reference, a control character other than tab and line feed, or 0xEF,
/// the first byte of U+FFFE and U+FFFF.
enum MarkupRun {
  /// The first byte at or after `start` that is not plain; `end` if there is none.
  @inline(__always)
  static func end(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var p = start
    while end - p >= 16 {
      let stops = stops(at: p)
      // A loop that advances by 16 does not depend on the position found.
      if stops != 0 { return p + stops.trailingZeroBitCount }
      p += 16
    }
    while p < end, isPlain(p[0]) { p += 1 }
    return p
  }

  /// The number of leading plain bytes: 0 to 16. Reads 16 bytes.
  @inline(__always)
  static func count(at p: UnsafePointer<UInt8>) -> Int { (stops(at: p) | 0x1_0000).trailingZeroBitCount }

  /// The same as a bit mask: the lowest set bit is that of the first byte that is not plain; 0 if all are plain.
  @inline(__always)
  static func stops(at p: UnsafePointer<UInt8>) -> UInt32 {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_markup16(p)
    #else
      return (1 as UInt32) << UInt32(truncatingIfNeeded: portableCount(at: p)) & 0xffff
    #endif
  }

  /// The same without vectors.
  static func portableCount(at p: UnsafePointer<UInt8>) -> Int {
    var count = 0
    while count < 16, isPlain(p[count]) { count &+= 1 }
    return count
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0xef: false
    case 0x09, 0x0a: true
    default: byte >= 0x20
    }
  }
}
