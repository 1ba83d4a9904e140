/// The numbers of things that are found by their hashes: a table of slots, at most half of which are taken. It does not
/// know the things themselves.
package struct HashSlots {
  /// The upper half of a hash, which also gives the slot to begin at, and in the lower half the number plus 1; or 0.
  @usableFromInline package private(set) var slots: [UInt64]
  @usableFromInline package private(set) var count = 0

  /// - Parameter capacity: The number of slots to begin with; a power of two.
  package init(capacity: Int = 16) { slots = Array(repeating: 0, count: capacity) }

  /// The number with this hash for which `isEqual` returns true.
  @inlinable package func find(_ hash: UInt64, where isEqual: (_ number: Int) -> Bool) -> Int? {
    let mask = slots.count &- 1
    let tag = hash &>> 32
    var slot = Int(truncatingIfNeeded: tag) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return nil }
      if entry &>> 32 == tag {
        let number = Int(truncatingIfNeeded: entry & 0xffff_ffff) &- 1
        if isEqual(number) { return number }
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Adds a number, which is less than `UInt32.max`.
  package mutating func insert(_ number: Int, hash: UInt64) {
    if (count + 1) * 2 > slots.count { grow() }
    place(hash & ~0xffff_ffff | UInt64(truncatingIfNeeded: number &+ 1))
    count += 1
  }

  private mutating func place(_ entry: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entry &>> 32) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = entry
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { place(entry) }
  }
}
