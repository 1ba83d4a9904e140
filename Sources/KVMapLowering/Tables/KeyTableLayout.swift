import KVMapText

/// The slot of each key: open addressing with linear probing, with at least half of the slots empty.
///
/// For few keys, a seed that gives each key its own slot (a perfect hash) is searched for. For many keys, no such seed
/// can be found, so the best of a few is used.
struct KeyTableLayout: Sendable {
  private(set) var slots: [Int?]
  private(set) var bits: UInt8
  private(set) var seed: UInt64
  private(set) var hash: KeyHash
  /// The total number of probes beyond the first slot, over all keys.
  private(set) var displacement: Int

  /// The maximum number of keys for which the search for a perfect hash is worthwhile.
  private static let perfectLimit = 128
  /// How many keys may have the same short hash for every seed. With more, lookups would be slow, so the full hash is
  /// used.
  private static let twinLimit = 4

  init(_ keys: [[UInt8]]) {
    let hash: KeyHash = Self.hasManyTwins(keys) ? .full : .short
    // The part of each key's hash that does not depend on the seed is computed once for all attempts.
    let words = hash == .short ? keys.map(Self.shortWord) : []
    let smallest = Self.bits(for: keys.count)
    let isSmall = keys.count <= Self.perfectLimit
    let attempts = isSmall ? 256 : 8
    var best = Self(keys, words: words, hash: hash, seed: Self.seed(1), bits: smallest)
    search: for bits in smallest...(isSmall ? smallest + 2 : smallest) {
      for attempt in 1...attempts {
        if best.displacement == 0 { break search }
        let candidate = Self(keys, words: words, hash: hash, seed: Self.seed(UInt64(attempt)), bits: bits)
        if candidate.displacement < best.displacement { best = candidate }
      }
    }
    self = best
  }

  private init(_ keys: [[UInt8]], words: [UInt64], hash: KeyHash, seed: UInt64, bits: UInt8) {
    self.hash = hash
    self.seed = seed
    self.bits = bits
    slots = Array(repeating: nil, count: 1 << Int(bits))
    displacement = 0
    let mask = slots.count - 1
    for (index, key) in keys.enumerated() {
      let word = words.isEmpty ? Self.fullWord(key, seed: seed) : words[index]
      var slot = KeyHash.slot(ofWord: word, count: key.count, seed: seed, bits: UInt64(bits))
      while slots[slot] != nil {
        slot = (slot + 1) & mask
        displacement += 1
      }
      slots[slot] = index
    }
  }

  /// The smallest power of two that leaves half of the slots empty.
  private static func bits(for count: Int) -> UInt8 {
    var bits: UInt8 = 1
    while 1 << Int(bits) < 2 * count { bits += 1 }
    return bits
  }

  private static func hasManyTwins(_ keys: [[UInt8]]) -> Bool {
    var counts: [UInt64: Int] = [:]
    for key in keys {
      let word = shortWord(key) &+ UInt64(key.count)
      let count = counts[word, default: 0] + 1
      if count > twinLimit { return true }
      counts[word] = count
    }
    return false
  }

  private static func shortWord(_ key: [UInt8]) -> UInt64 {
    key.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { KeyHash.shortWord($0, count: bytes.count) } ?? 0 }
  }

  private static func fullWord(_ key: [UInt8], seed: UInt64) -> UInt64 {
    key.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { KeyHash.fullWord($0, count: bytes.count, seed: seed) } ?? seed
    }
  }

  /// The n-th seed: splitmix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators"), made odd.
  private static func seed(_ number: UInt64) -> UInt64 {
    var z = number &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return (z ^ (z >> 31)) | 1
  }
}
