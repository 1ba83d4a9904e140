package import KVMapText

/// The keys of one object in the form that generated code and the interpreter pass to the runtime: a single text that
/// contains a hash table and the keys.
///
/// The runtime first compares a key with the one that is expected next, then looks it up in the table. Layout: the
/// slots, padded to a multiple of eight bytes, then a record for each key, then eight NULs. All numbers are written as
/// 7-bit digits, least significant first, so that the text is ASCII if the keys are.
package struct KeyTableContents: Sendable, Hashable {
  package struct Key: Sendable, Hashable {
    package var bytes: [UInt8]
    package var isRequired: Bool

    package init(bytes: [UInt8], isRequired: Bool) {
      self.bytes = bytes
      self.isRequired = isRequired
    }
  }

  /// The text of the table.
  package let bytes: [UInt8]
  package let bits: UInt8
  package let seed: UInt64
  /// Whether slots have four bytes instead of two.
  package let isWide: Bool
  package let hash: KeyHash
  package let count: Int
  package let requiredCount: Int

  /// The search for a good seed is bounded and has a fixed order, so the same keys always result in the same table.
  ///
  /// - Complexity: Linear in the size of the keys.
  package init(_ keys: [Key]) {
    let records = KeyRecords(keys)
    let layout = KeyTableLayout(keys.map(\.bytes))
    bits = layout.bits
    seed = layout.seed
    hash = layout.hash
    isWide = (records.offsets.last ?? 0) / 8 + 1 >= 1 << 14
    count = keys.count
    requiredCount = keys.count { $0.isRequired }

    var bytes: [UInt8] = []
    for slot in layout.slots {
      let number = slot.map { records.offsets[$0] / 8 + 1 } ?? 0
      bytes += KeyRecords.digits(number, count: isWide ? 4 : 2)
    }
    KeyRecords.pad(&bytes)
    // A comparison with the last key may load sixteen bytes from any position in the key.
    self.bytes = bytes + records.bytes + [UInt8](repeating: 0, count: 8)
  }
}

/// The keys in the order in which they are expected, each with its length, its number and whether it is required.
private struct KeyRecords {
  private(set) var bytes: [UInt8] = []
  private(set) var offsets: [Int] = []

  init(_ keys: [KeyTableContents.Key]) {
    offsets.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() {
      offsets.append(bytes.count)
      bytes += Self.digits(key.bytes.count, count: 3)
      bytes += Self.digits(index, count: 3)
      bytes += [key.isRequired ? 1 : 0, 0]
      bytes += key.bytes
      bytes.append(0x22)
      Self.pad(&bytes)
    }
  }

  static func digits(_ number: Int, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (7 * $0)) & 0x7F }
  }

  static func pad(_ bytes: inout [UInt8]) {
    while bytes.count % 8 != 0 { bytes.append(0) }
  }
}
