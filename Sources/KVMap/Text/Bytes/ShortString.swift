/// A `String` of at most 15 bytes, assembled from two words.
///
/// On 64-bit processors, Swift keeps such a string without any memory of its own: the bytes in the order of their
/// addresses, and in the sixteenth byte how many there are and whether all are ASCII (`StringObject.swift` of the
/// standard library, "small strings"). `String`'s initializers take 125 to 222 instructions to get there, and most
/// values and many texts of a document are that short.
///
/// That layout is part of Swift's ABI on Apple's systems, and nowhere else, so it is not assumed: `isLayoutKnown` is
/// the result of a comparison with strings that Swift made.
enum ShortString {
  /// The longest text in bytes.
  static let capacity = 15

  /// Whether `assemble` makes the strings that Swift makes, of each length, with and without other characters than
  /// ASCII. Where it does not, it must not be called.
  static let isLayoutKnown: Bool = {
    #if _pointerBitWidth(_64) && _endian(little)
      guard MemoryLayout<String>.size == MemoryLayout<Words>.size else { return false }
      return (0...capacity).allSatisfy { count in
        let ascii = Array(0x41..<0x51 as Range<UInt8>)
        guard matches(ascii, count: count, isASCII: true) else { return false }
        guard count >= 2 else { return true }
        // Two bytes at the end are one character; what follows the text is not part of it.
        return matches(ascii[..<(count - 2)] + [0xc3, 0xa9] + ascii, count: count, isASCII: false)
      }
    #else
      return false
    #endif
  }()

  #if _pointerBitWidth(_64) && _endian(little)
    private typealias Words = (low: UInt64, high: UInt64)

    private static func matches(_ bytes: [UInt8], count: Int, isASCII: Bool) -> Bool {
      bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return false }
        let expected = unsafeBitCast(String(decoding: bytes.prefix(count), as: UTF8.self), to: Words.self)
        return words(at: start, count: count, isASCII: isASCII) == expected
      }
    }

    @inline(__always)
    private static func words(at start: UnsafePointer<UInt8>, count: Int, isASCII: Bool) -> Words {
      let bits = UInt64(truncatingIfNeeded: count) &* 8
      // Shifts by 64 would leave the word as it is.
      let low = count >= 8 ? UInt64.max : (1 &<< bits) &- 1
      let high = count <= 8 ? 0 : (1 &<< (bits &- 64)) &- 1
      let mark: UInt64 = (isASCII ? 0xe0 : 0xa0) | UInt64(truncatingIfNeeded: count)
      return (start.word & low, (start + 8).word & high | mark &<< 56)
    }
  #endif

  /// The string of the first `count` bytes, at most 15, which are valid UTF-8. Reads sixteen bytes. Only where
  /// `isLayoutKnown`.
  @inline(__always)
  static func assemble(at start: UnsafePointer<UInt8>, count: Int, isASCII: Bool) -> String {
    #if _pointerBitWidth(_64) && _endian(little)
      var words = words(at: start, count: count, isASCII: isASCII)
      // Not by `unsafeBitCast`, which retains its result.
      return withUnsafeMutablePointer(to: &words) { words in
        UnsafeMutableRawPointer(words).assumingMemoryBound(to: String.self).move()
      }
    #else
      String(validated: UTF8Bytes(start: start, count: count), isASCII: isASCII)
    #endif
  }
}
