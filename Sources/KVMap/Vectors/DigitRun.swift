#if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
  internal import KVMapKernels
#endif

/// The digits at the beginning of sixteen bytes, and the number that they spell.
struct DigitRun {
  let value: UInt64
  /// The number of digits, at most 16.
  let count: Int

  /// Reads the 16 bytes at `p`, and some of the 16 bytes before.
  @inline(__always)
  init(at p: UnsafePointer<UInt8>) {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      let digits = kvmap_leading_digits16(p)
      value = digits.value
      count = Int(digits.count)
    #else
      self.init(portableAt: p)
    #endif
  }

  /// The same without vectors, for other processors; compiled and so tested on all of them.
  init(portableAt p: UnsafePointer<UInt8>) {
    if let first = EightDigits.value(at: p) {
      let rest = EightDigits.leading(at: p + 8)
      value = first &* EightDigits.scale(rest.count) &+ rest.value
      count = 8 &+ rest.count
    } else {
      (value, count) = EightDigits.leading(at: p)
    }
  }
}
