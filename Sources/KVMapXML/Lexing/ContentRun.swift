#if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
  internal import KVMapKernels
#endif

/// Finds the part of an XML text that can be copied unchanged into a JSON string.
enum ContentRun {
  /// The number of leading bytes before markup, a reference, a control character, 0xEF, a quotation mark or a
  /// backslash: 0 to 16. Reads 16 bytes.
  @inline(__always)
  static func count(at p: UnsafePointer<UInt8>) -> Int { (stops(at: p) | 0x1_0000).trailingZeroBitCount }

  /// The same as a bit mask: the lowest set bit is that of the first of these bytes; 0 if there is none. A loop that
  /// advances by 16 while this is 0 does not depend on the position.
  @inline(__always)
  static func stops(at p: UnsafePointer<UInt8>) -> UInt32 {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return kvmap_content16(p)
    #else
      return (1 as UInt32) << UInt32(truncatingIfNeeded: portableCount(at: p)) & 0xffff
    #endif
  }

  /// The same without vectors.
  static func portableCount(at p: UnsafePointer<UInt8>) -> Int {
    var count = 0
    while count < 16 {
      switch p[count] {
      case 0..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "\\"),
        0xef:
        return count
      default: count &+= 1
      }
    }
    return count
  }

  /// The same for the text of a CDATA section, which stops at brackets but not at markup.
  @inline(__always)
  static func sectionCount(at p: UnsafePointer<UInt8>) -> Int {
    #if (arch(x86_64) || arch(arm64)) && !KVMAP_PORTABLE
      return (kvmap_section16(p) | 0x1_0000).trailingZeroBitCount
    #else
      return portableSectionCount(at: p)
    #endif
  }

  /// The same without vectors.
  static func portableSectionCount(at p: UnsafePointer<UInt8>) -> Int {
    var count = 0
    while count < 16 {
      switch p[count] {
      case 0..<0x20, UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "\\"), 0xef: return count
      default: count &+= 1
      }
    }
    return count
  }
}
