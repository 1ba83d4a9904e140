#if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
  internal import KVMapKernels
#endif

/// Copies sixteen bytes of text and finds the first byte that JSON must escape.
enum UncheckedCopy {
  /// Reads and writes 16 bytes.
  ///
  /// - Returns: The number of bytes before the first quotation mark, backslash or control character; 16 if there is
  ///   none.
  @inline(__always)
  static func copy16(_ source: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt8>) -> Int {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      let bytes = UnsafeRawPointer(source).loadUnaligned(as: SIMD16<UInt8>.self)
      UnsafeMutableRawPointer(output).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
      return (kvmap_text16(source) & 0xffff | 0x1_0000).trailingZeroBitCount
    #else
      return portableCopy16(source, to: output)
    #endif
  }

  /// The same without vectors.
  static func portableCopy16(_ source: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let low = source.word
    let high = (source + 8).word
    UnsafeMutableRawPointer(output).storeBytes(of: low.littleEndian, as: UInt64.self)
    UnsafeMutableRawPointer(output + 8).storeBytes(of: high.littleEndian, as: UInt64.self)
    let stops = SWAR.stringStops(low)
    guard stops == 0 else { return stops.trailingZeroBitCount &>> 3 }
    let more = SWAR.stringStops(high)
    return more == 0 ? 16 : 8 &+ more.trailingZeroBitCount &>> 3
  }
}
