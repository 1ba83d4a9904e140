@_spi(Generated) import KVMap

/// The keys of an object that is being written: of repeated ones the last counts.
struct MemberKeys {
  private var all: [String] = []
  /// One bit for each key, several of which may share one.
  private var bits: UInt64 = 0
  /// The same keys, if there are many.
  private var set: Set<ExactText> = []

  private static var fewest: Int { 24 }

  /// - Returns: False if the key is already there.
  mutating func insert(_ key: String) -> Bool {
    let bit = Self.bit(key)
    defer { bits |= bit }
    guard bits & bit == 0 || !isListed(key) else { return false }
    all.append(key)
    guard all.count > Self.fewest else { return true }
    if set.count + 1 == all.count { set.insert(ExactText(key)) } else { set = Set(all.map { ExactText($0) }) }
    return true
  }

  /// Forgets the key that was inserted last.
  mutating func removeLast() {
    guard let last = all.popLast() else { return }
    set.remove(ExactText(last))
  }

  func contains(_ key: String) -> Bool { bits & Self.bit(key) != 0 && isListed(key) }

  private func isListed(_ key: String) -> Bool {
    all.count > Self.fewest ? set.contains(ExactText(key)) : all.contains { UTF8Order.areEqual($0, key) }
  }

  @inline(__always)
  private static func bit(_ key: String) -> UInt64 {
    var key = key
    return key.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return 1 }
      return 1 &<< UInt64(truncatingIfNeeded: bytes.count &* 31 &+ Int(first) &* 7 &+ Int(last))
    }
  }
}
