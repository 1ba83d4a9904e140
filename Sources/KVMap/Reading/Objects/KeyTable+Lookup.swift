import KVMapText

extension KeyTable {
  /// The offset of the record of a key, or nil: hashed, then probed linearly until a slot is empty.
  ///
  /// At least half of the slots are empty, and the keys of the table are fixed at compile time, so a document cannot
  /// make this slow. Only with `full` does it examine more than 16 bytes of the key before comparing. Sixteen bytes may
  /// be loaded from addresses up to `safe`.
  @inline(__always)
  func find(_ key: UnsafePointer<UInt8>, count: Int, safe: UInt) -> Int32? {
    let mask = (1 &<< Int(bits)) &- 1
    var slot = KeyHash.slot(ofWord: word(key, count: count), count: count, seed: seed, bits: bits) & mask
    for _ in 0...mask {
      let entry = isWide ? wideEntry(slot) : entry(slot)
      if entry == 0 { return nil }
      let offset = (entry &- 1) &* 8
      if record(at: offset).matches(key, count: count, safe: safe) { return offset }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// Whether the table has at most 64 keys, slots of two bytes, and a hash of at most sixteen bytes.
  @inline(__always)
  var hasFewKeys: Bool { packed & 0xc0 == 0 && count <= 64 }

  /// The record in the slot that a key is hashed to; nil if the slot is empty. It is that of the key, unless the key is
  /// unknown or shares its slot. Only for tables with few keys.
  @inline(__always)
  func likelyRecord(_ key: UnsafePointer<UInt8>, count: Int) -> KeyRecord? {
    let word = KeyHash.shortWord(key, count: count)
    let entry = entry(KeyHash.slot(ofWord: word, count: count, seed: seed, bits: bits))
    return entry == 0 ? nil : record(at: (entry &- 1) &* 8)
  }

  @inline(__always)
  private func entry(_ slot: Int) -> Int32 {
    let bytes = table + slot &* 2
    return Int32(bytes[0]) | Int32(bytes[1]) &<< 7
  }

  @inline(__always)
  private func wideEntry(_ slot: Int) -> Int32 {
    let bytes = table + slot &* 4
    return Int32(bytes[0]) | Int32(bytes[1]) &<< 7 | Int32(bytes[2]) &<< 14 | Int32(bytes[3]) &<< 21
  }

  @inline(__always)
  private func word(_ key: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    isFull ? KeyHash.fullWord(key, count: count, seed: seed) : KeyHash.shortWord(key, count: count)
  }
}
