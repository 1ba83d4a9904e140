/// Whether an object may have a key twice, by the hashes of its keys.
enum RepeatedKeys {
  /// Up to this many keys, each is compared with all others.
  private static let compared = 8

  /// Whether two of the hashes are equal.
  ///
  /// - Parameter count: The number of hashes, at most `ObjectKeys.searched`.
  /// - Complexity: Usually linear. Never more than `count` squared, whatever the hashes are.
  static func arePossible(_ count: Int, hash: (Int) -> UInt64) -> Bool {
    guard count > compared else {
      for right in 0..<count {
        let second = hash(right)
        for left in 0..<right where hash(left) == second { return true }
      }
      return false
    }
    // For each slot, the position of a key plus 1. At most a quarter of them are taken.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { slots in
      slots.initialize(repeating: 0)
      for position in 0..<count {
        let new = hash(position)
        var slot = Int(truncatingIfNeeded: new &>> 56)
        while slots[slot] != 0 {
          if hash(Int(slots[slot]) - 1) == new { return true }
          slot = (slot &+ 1) & 255
        }
        slots[slot] = UInt8(truncatingIfNeeded: position &+ 1)
      }
      return false
    }
  }
}
