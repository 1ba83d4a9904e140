@_spi(Generated) import KVMap

/// A key table in the compiler's layout (docs/decisions/0003), built at run time.
struct KeyTableFixture {
  struct Entry {
    var key: String
    var isRequired = false
    var property: String?
    var path: String?
    var line = 1
  }

  var type = "T"
  var entries: [Entry]
  /// Further rules, after those of the entries.
  var rules: [Entry] = []
  var unknown: KeyTable.Unknown = .ignore
  var duplicates: KeyTable.Duplicates = .error
  var isWide = false
  var isFull = false
  var bits: UInt8?
  var seed: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// The table. Its memory is never freed, like that of a constant.
  func make() -> KeyTable {
    var records: [UInt8] = []
    var offsets: [Int] = []
    for (index, entry) in entries.enumerated() {
      offsets.append(records.count)
      let key = Array(entry.key.utf8)
      records += digits(key.count, 3) + digits(index, 3) + [entry.isRequired ? 1 : 0, 0] + key + [0x22]
      records += Array(repeating: 0, count: (8 - records.count % 8) % 8)
    }
    let bits = bits ?? UInt8(max(1, Int.bitWidth - (entries.count * 2).leadingZeroBitCount))
    var slots = Array(repeating: 0, count: 1 << Int(bits))
    for (entry, offset) in zip(entries, offsets) {
      var slot = Int(hash(Array(entry.key.utf8)) >> (64 - UInt64(bits)))
      while slots[slot] != 0 { slot = (slot + 1) % slots.count }
      slots[slot] = offset / 8 + 1
    }
    var table = slots.flatMap { digits($0, isWide ? 4 : 2) }
    table += Array(repeating: 0, count: (8 - table.count % 8) % 8)
    table += records + Array(repeating: 0, count: 8)

    let lines =
      ["\(type)\tTest.kvmap\t1"]
      + (entries + rules).map { "\($0.property ?? $0.key)\t\($0.line)\t\($0.path ?? $0.key)" }
    return KeyTable(
      table: forever(table), bits: bits, seed: seed, wide: isWide, full: isFull, count: Int32(entries.count),
      required: Int32(entries.count(where: \.isRequired)), unknown: unknown, duplicates: duplicates,
      rules: forever(Array(lines.joined(separator: "\n").utf8)))
  }

  private func forever(_ bytes: [UInt8]) -> UnsafePointer<UInt8> {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    memory.initialize(from: bytes + [0], count: bytes.count + 1)
    return UnsafePointer(memory)
  }

  private func digits(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(number >> (7 * $0) & 0x7f) }
  }

  private func hash(_ key: [UInt8]) -> UInt64 {
    func word(_ start: Int, _ count: Int) -> UInt64 {
      (0..<count).reduce(0) { word, i in start + i < key.count ? word | UInt64(key[start + i]) << (8 * UInt64(i)) : word
      }
    }
    var value: UInt64 = 0
    if isFull {
      value = seed
      for start in stride(from: 0, to: key.count, by: 8) {
        value = (value ^ word(start, 8)) &* 0x9e37_79b9_7f4a_7c15
        value ^= value >> 32
      }
    } else if key.count >= 8 {
      value = word(0, 8) ^ (word(key.count - 8, 8) &* 0x9e37_79b9_7f4a_7c15)
    } else if key.count >= 4 {
      value = word(0, 4) | word(key.count - 4, 4) << 32
    } else if key.count > 0 {
      value = UInt64(key[0]) | UInt64(key[key.count / 2]) << 8 | UInt64(key[key.count - 1]) << 16
    }
    return (value &+ UInt64(key.count)) &* seed
  }
}

extension KeyTableFixture {
  /// Keys in this order; those that end in `!` are required.
  static func of(_ keys: String..., type: String = "T", unknown: KeyTable.Unknown = .ignore) -> KeyTable {
    let entries = keys.enumerated().map { index, key in
      Entry(key: key.hasSuffix("!") ? String(key.dropLast()) : key, isRequired: key.hasSuffix("!"), line: index + 2)
    }
    return KeyTableFixture(type: type, entries: entries, unknown: unknown).make()
  }
}
