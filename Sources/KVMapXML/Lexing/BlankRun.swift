#if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
  internal import KVMapKernels
#endif

/// The number of leading bytes that are XML white space (production 3), which is the same as in JSON.
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

  /// The same without vectors.
  static func portableCount(at p: UnsafePointer<UInt8>) -> Int {
    var count = 0
    while count < 16, CharacterClasses.has(CharacterClasses.blank, p[count]) { count &+= 1 }
    return count
  }
}
