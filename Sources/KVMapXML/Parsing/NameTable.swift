@_spi(Generated) import KVMap

/// The names of a document, each with a number, and for each number data that its users attach.
///
/// A hash table with open addressing. The hash is seeded with a random number, so that no document can be crafted whose
/// names collide.
struct NameTable: ~Copyable {
  private struct Entry {
    var start: UnsafePointer<UInt8>
    var length: Int
    var hash: UInt64
  }

  private var entries: [Entry] = []
  /// Empty for most documents, which do not need it.
  private var slots: [Int32]
  private let seed: UInt64
  /// For each name the open run of elements with this name (`Run`), or -1.
  var runs: [Int32] = []
  /// For each name the last start tag that has an attribute of that name.
  var tags: [Int] = []

  init() {
    slots = []
    seed = .random(in: .min ... .max)
  }

  /// The number of a name, whose bytes must stay in place.
  mutating func number(_ start: UnsafePointer<UInt8>, _ length: Int) -> Int {
    if slots.isEmpty { slots = Array(repeating: -1, count: 64) }
    let hash = hash(start, length)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      let entry = entries[number]
      if entry.hash == hash, entry.length == length, Bytes.areEqual(entry.start, start, length) { return number }
      slot = (slot + 1) & mask
    }
    let number = entries.count
    entries.append(Entry(start: start, length: length, hash: hash))
    runs.append(-1)
    tags.append(-1)
    slots[slot] = Int32(truncatingIfNeeded: number)
    if entries.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    let count = slots.count * 4
    slots = Array(repeating: -1, count: count)
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// Multiplies eight bytes at a time into 128 bits, whose halves are folded (the mixing step of wyhash).
  private func hash(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: length)
    var offset = 0
    while offset < length {
      var word: UInt64 = 0
      let count = min(length - offset, 8)
      for index in 0..<count { word |= UInt64(start[offset + index]) << UInt64(8 * index) }
      let product = (hash ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
      hash = product.high ^ product.low
      offset += 8
    }
    return hash
  }
}
