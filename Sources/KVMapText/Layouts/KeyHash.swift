/// The hash of a key, by which the compiler lays out a table of keys, and by which the runtime looks them up
/// (docs/decisions/0003).
public enum KeyHash: Sendable {
  /// Uses at most 16 bytes, which distinguishes nearly all keys of real documents.
  case short
  /// Uses every byte, for keys that differ only in the middle.
  case full

  /// The first and last bytes of a key: the part of `short` that does not depend on the seed.
  ///
  /// - Parameter count: The number of bytes at `key`.
  @inlinable @inline(__always)
  public static func shortWord(_ key: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    if count >= 8 { return word(key) ^ (word(key + (count &- 8)) &* 0x9e37_79b9_7f4a_7c15) }
    if count >= 4 { return halfWord(key) | halfWord(key + (count &- 4)) &<< 32 }
    if count == 0 { return 0 }
    return UInt64(key[0]) | UInt64(key[count &>> 1]) &<< 8 | UInt64(key[count &- 1]) &<< 16
  }

  /// All bytes of a key.
  @inline(never)
  public static func fullWord(_ key: UnsafePointer<UInt8>, count: Int, seed: UInt64) -> UInt64 {
    var hash = seed
    var i = 0
    while i < count {
      var word: UInt64 = 0
      for j in 0..<min(8, count &- i) { word |= UInt64(key[i &+ j]) &<< UInt64(8 &* j) }
      hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash &>> 32
      i &+= 8
    }
    return hash
  }

  /// The slot of a key in a table of `1 << bits` slots.
  ///
  /// - Parameter bits: 1 to 63.
  @inlinable @inline(__always)
  public static func slot(ofWord word: UInt64, count: Int, seed: UInt64, bits: UInt64) -> Int {
    Int(truncatingIfNeeded: ((word &+ UInt64(truncatingIfNeeded: count)) &* seed) &>> (64 &- bits))
  }

  @inlinable @inline(__always)
  static func word(_ start: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  @inlinable @inline(__always)
  static func halfWord(_ start: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(UInt32(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)))
  }
}
