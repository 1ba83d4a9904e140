import KVMapText

/// The bytes of a key of 1 to 31 bytes and its closing quotation mark as words, with zeros after them, so that keys are
/// compared and hashed without a loop.
struct KeyWords: BitwiseCopyable, Equatable {
  /// The first sixteen bytes.
  let first: (UInt64, UInt64)
  /// The bytes after them.
  let second: (UInt64, UInt64)

  /// The number of bytes that keys have less of.
  static var limit: Int { 32 }

  @inline(__always)
  init(_ first: (UInt64, UInt64), _ second: (UInt64, UInt64) = (0, 0)) {
    self.first = first
    self.second = second
  }

  /// - Parameter key: 1 to 31 bytes, without the quotation mark.
  init(_ key: UTF8Bytes) {
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &words) { bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(key))
      bytes[key.count] = UInt8(ascii: "\"")
    }
    first = (UInt64(littleEndian: words.0), UInt64(littleEndian: words.1))
    second = (UInt64(littleEndian: words.2), UInt64(littleEndian: words.3))
  }

  /// The first `count` of sixteen bytes.
  ///
  /// - Parameter count: 1 to 16.
  @inline(__always)
  static func pair(at text: UnsafePointer<UInt8>, count: Int) -> (UInt64, UInt64) {
    let others = UInt64(truncatingIfNeeded: 16 &- count) &* 8
    if count <= 8 { return (text.word & (.max &>> (others &- 64)), 0) }
    return (text.word, (text + 8).word & (.max &>> others))
  }

  @inline(__always)
  static func == (left: KeyWords, right: KeyWords) -> Bool { left.first == right.first && left.second == right.second }

  /// The hash of a key of `count` bytes.
  @inline(__always)
  func hash(count: Int) -> UInt64 {
    let hash = KeyWordHash.begin(first)
    return count < 16 ? hash : KeyWordHash.combine(hash, second)
  }
}

/// A hash of keys that is quick to compute. It is not seeded: equal hashes say only that keys may be equal, and
/// whatever depends on it is bounded.
///
/// W. Yi's wyhash (2019) has this way to mix two words: the halves of their product, combined.
enum KeyWordHash {
  @inline(__always)
  private static func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  @inline(__always)
  static func begin(_ words: (UInt64, UInt64)) -> UInt64 {
    mixed(words.0 ^ 0xa076_1d64_78bd_642f, words.1 ^ 0xe703_7ed1_a0b4_28db)
  }

  @inline(__always)
  static func combine(_ hash: UInt64, _ words: (UInt64, UInt64)) -> UInt64 {
    mixed(words.0 ^ hash ^ 0x8ebc_6af0_9c88_c6e3, words.1 ^ 0x5899_65cc_7537_4cc3)
  }

  /// The hash of any key; of a short one the same as `KeyWords.hash(count:)`.
  static func of(_ key: UTF8Bytes) -> UInt64 {
    guard key.count >= KeyWords.limit, let start = key.baseAddress else {
      return key.isEmpty ? 0 : KeyWords(key).hash(count: key.count)
    }
    var hash = begin((UInt64(truncatingIfNeeded: key.count), 0))
    for position in stride(from: 0, to: key.count - 16, by: 16) {
      hash = combine(hash, ((start + position).word, (start + (position + 8)).word))
    }
    // The last sixteen bytes, some of which may be the same.
    return combine(hash, ((start + (key.count - 16)).word, (start + (key.count - 8)).word))
  }
}
