/// The hash of a key. The runtime computes the same hash for each key of a document.
package enum KeyHash {
  /// Uses at most 16 bytes, which distinguishes nearly all keys of real documents.
  case short
  /// Uses every byte, for keys that differ only in the middle.
  case full

  static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// - Parameter bits: Determines the number of slots, which is `1 << bits` and at least two.
  func slot(of key: [UInt8], seed: UInt64, bits: UInt8) -> Int {
    let word =
      switch self {
      case .short: Self.shortWord(key)
      case .full: Self.fullWord(key, seed: seed)
      }
    return Self.slot(ofWord: word, length: key.count, seed: seed, bits: bits)
  }

  static func slot(ofWord word: UInt64, length: Int, seed: UInt64, bits: UInt8) -> Int {
    Int(truncatingIfNeeded: ((word &+ UInt64(length)) &* seed) >> (64 - UInt64(bits)))
  }

  static func shortWord(_ key: [UInt8]) -> UInt64 {
    let count = key.count
    if count >= 8 {
      return little(key[..<8]) ^ (little(key[(count - 8)...]) &* multiplier)
    }
    if count >= 4 {
      return little(key[..<4]) | little(key[(count - 4)...]) << 32
    }
    guard let first = key.first, let last = key.last else { return 0 }
    return UInt64(first) | UInt64(key[count >> 1]) << 8 | UInt64(last) << 16
  }

  static func fullWord(_ key: [UInt8], seed: UInt64) -> UInt64 {
    var hash = seed
    var start = 0
    while start < key.count {
      hash = (hash ^ little(key[start..<min(start + 8, key.count)])) &* multiplier
      hash ^= hash >> 32
      start += 8
    }
    return hash
  }

  /// Up to eight bytes as a little-endian number.
  private static func little(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
