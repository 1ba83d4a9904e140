#if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
  internal import KVMapKernels
#endif

/// Compares the beginnings of two runs of bytes.
enum ByteComparison {
  /// The number of equal bytes before the first difference: 0 to 16. Reads 16 bytes of both.
  @inline(__always)
  static func equal(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>) -> Int {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_differences16(a, b).trailingZeroBitCount
    #else
      return portableEqual(a, b)
    #endif
  }

  /// The same without vectors.
  static func portableEqual(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>) -> Int {
    let low = a.word ^ b.word
    if low != 0 { return low.trailingZeroBitCount &>> 3 }
    return 8 &+ ((a + 8).word ^ (b + 8).word).trailingZeroBitCount &>> 3
  }

  /// Whether the first `count` bytes are equal; `count` is 0 to 16. Reads 16 bytes of both.
  @inline(__always)
  static func areEqual(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, first count: Int) -> Bool {
    equal(a, b) >= count
  }

  /// Whether `longCount` bytes are equal; `longCount` is at least 16. Reads only these.
  @inline(__always)
  static func areEqual(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, longCount count: Int) -> Bool {
    // The last sixteen first: they overlap those before them.
    guard equal(a + (count &- 16), b + (count &- 16)) == 16 else { return false }
    var index = 0
    while index &+ 16 < count {
      guard equal(a + index, b + index) == 16 else { return false }
      index &+= 16
    }
    return true
  }
}
