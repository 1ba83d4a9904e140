#if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
  internal import KVMapKernels
#endif

/// Sixteen bytes of a JSON string, up to the end of a run of plain ASCII text: a quotation mark, a backslash, a control
/// character, or a byte that is not ASCII.
///
/// Most texts are such a run and a quotation mark, for which one comparison fewer is needed than for `TextRun`.
struct ASCIIRun {
  /// Nonzero if the run ends in these bytes: the lowest bit that is set is where.
  private let stops: UInt32

  /// Whether the run goes on after the sixteen bytes.
  var isWhole: Bool { @inline(__always) get { stops == 0 } }

  /// The number of bytes in the run, if it ends in these bytes.
  var count: Int { @inline(__always) get { stops.trailingZeroBitCount } }

  /// Reads 16 bytes.
  @inline(__always)
  init(at p: UnsafePointer<UInt8>) {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      stops = kvmap_ascii_text16(p)
    #else
      self.init(portableAt: p)
    #endif
  }

  /// The same without vectors, for other processors; compiled and so tested on all of them.
  init(portableAt p: UnsafePointer<UInt8>) {
    let low = SWAR.stringStops(p.word) | p.word & SWAR.high
    let high = SWAR.stringStops((p + 8).word) | (p + 8).word & SWAR.high
    if low != 0 {
      stops = 1 &<< UInt32(truncatingIfNeeded: low.trailingZeroBitCount &>> 3)
    } else {
      stops = high == 0 ? 0 : 1 &<< UInt32(truncatingIfNeeded: 8 &+ high.trailingZeroBitCount &>> 3)
    }
  }
}
