#if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
  internal import KVMapKernels
#endif

/// Sixteen bytes of a JSON string, up to the end of a run of plain text: a quotation mark, a backslash, a control
/// character.
struct TextRun {
  /// The number of bytes of plain text; 16 if all of them are.
  let count: Int
  /// Nonzero if one of these bytes is not ASCII.
  let others: UInt32

  /// Reads 16 bytes.
  @inline(__always)
  init(at p: UnsafePointer<UInt8>) {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      let mask = kvmap_text16(p)
      let stop = mask & 0xffff | 0x1_0000
      count = stop.trailingZeroBitCount
      others = mask &>> 16 & ((stop & (0 &- stop)) &- 1)
    #else
      self.init(portableAt: p)
    #endif
  }

  /// The same without vectors, for other processors; compiled and so tested on all of them.
  init(portableAt p: UnsafePointer<UInt8>) {
    let low = p.word
    let lowStops = SWAR.stringStops(low)
    guard lowStops == 0 else {
      count = lowStops.trailingZeroBitCount &>> 3
      others = TextRun.others(low, first: count)
      return
    }
    let high = (p + 8).word
    let highStops = SWAR.stringStops(high)
    let rest = highStops == 0 ? 8 : highStops.trailingZeroBitCount &>> 3
    count = 8 &+ rest
    others = TextRun.others(low, first: 8) | TextRun.others(high, first: rest)
  }

  private static func others(_ word: UInt64, first count: Int) -> UInt32 {
    let bits = word & SWAR.high
    return (count == 8 ? bits : bits & ((1 &<< UInt64(truncatingIfNeeded: 8 &* count)) &- 1)) == 0 ? 0 : 1
  }
}
