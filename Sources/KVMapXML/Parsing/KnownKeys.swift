/// A cache of the keys of recently used names, valid while the declared namespaces do not change: in most documents
/// every name after its first use is a hit.
struct KnownKeys: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var name: XMLKey
    var key: XMLKey
  }

  private static let count = 64
  private var entries: UnsafeMutablePointer<Entry?>?
  private var isEmpty = true

  init() {}

  deinit { entries?.deallocate() }

  /// The key of a name, if it is cached.
  func key(of name: XMLKey) -> XMLKey? {
    guard !isEmpty, let entry = entries?[Self.place(of: name)], entry.name.equals(name) else { return nil }
    return entry.key
  }

  mutating func remember(_ key: XMLKey, of name: XMLKey) {
    let entries = entries ?? .allocate(capacity: Self.count)
    if self.entries == nil { entries.initialize(repeating: nil, count: Self.count) }
    self.entries = entries
    isEmpty = false
    entries[Self.place(of: name)] = Entry(name: name, key: key)
  }

  /// Clears the cache because the declared namespaces have changed.
  mutating func forget() {
    if !isEmpty { entries?.update(repeating: nil, count: Self.count) }
    isEmpty = true
  }

  private static func place(of name: XMLKey) -> Int { name.bit.trailingZeroBitCount }
}
