extension KeyTable {
  /// The offset of the record of a key, or nil: hashed, then probed linearly until a slot is empty.
  ///
  /// At least half of the slots are empty, and the keys of the table are fixed at compile time, so a document cannot
  /// make this slow. Only with `full` does it examine more than 16 bytes of the key before comparing. Sixteen bytes may
  /// be loaded from addresses up to `safe`.
  @inline(__always)
  func find(_ key: UnsafePointer<UInt8>, count: Int, safe: UInt) -> Int32? {
    let mask = (1 &<< Int(bits)) &- 1
    var slot = Int(truncatingIfNeeded: hash(key, count: count) &>> (64 &- bits)) & mask
    for _ in 0...mask {
      let entry = isWide ? wideEntry(slot) : entry(slot)
      if entry == 0 { return nil }
      let offset = (entry &- 1) &* 8
      if record(at: offset).matches(key, count: count, safe: safe) { return offset }
      slot = (slot &+ 1) & mask
    }
    return nil
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
  private func hash(_ key: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    let word: UInt64
    if isFull {
      word = fullWord(key, count: count)
    } else if count >= 8 {
      word = key.word ^ ((key + (count &- 8)).word &* 0x9e37_79b9_7f4a_7c15)
    } else if count >= 4 {
      word = UInt64(key.halfWord) | UInt64((key + (count &- 4)).halfWord) &<< 32
    } else if count > 0 {
      word = UInt64(key[0]) | UInt64(key[count &>> 1]) &<< 8 | UInt64(key[count &- 1]) &<< 16
    } else {
      word = 0
    }
    return (word &+ UInt64(truncatingIfNeeded: count)) &* seed
  }

  @inline(never)
  private func fullWord(_ key: UnsafePointer<UInt8>, count: Int) -> UInt64 {
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
}
