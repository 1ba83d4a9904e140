/// The order in which the entries of a dictionary are written: by the UTF-8 bytes of their keys.
struct KeyOrder {
  /// A key and its position in the dictionary.
  struct Entry {
    /// The first eight bytes, the first one highest, padded with zeros. If two prefixes differ, they decide the order.
    let prefix: UInt64
    let key: String
    let place: Int

    init(_ key: String, place: Int) {
      prefix = Self.prefix(key)
      self.key = key
      self.place = place
    }

    private static func prefix(_ key: String) -> UInt64 {
      let found = key.utf8.withContiguousStorageIfAvailable { bytes in
        guard let start = bytes.baseAddress else { return 0 as UInt64 }
        guard bytes.count < 8 else { return start.word.byteSwapped }
        return bytes.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - bytes.count))
      }
      return found ?? key.utf8.prefix(8).reduce((0, 56)) { ($0.0 | UInt64($1) << UInt64($0.1), $0.1 - 8) }.0
    }

    @inline(__always)
    static func precedes(_ left: Entry, _ right: Entry) -> Bool {
      left.prefix == right.prefix ? UTF8Order.precedes(left.key, right.key) : left.prefix < right.prefix
    }
  }

  private(set) var entries: [Entry] = []

  /// - Complexity: O(n log n)
  init(_ keys: some Collection<String>) {
    entries.reserveCapacity(keys.count)
    for key in keys { entries.append(Entry(key, place: entries.count)) }
    entries.sort(by: Entry.precedes)
  }
}
