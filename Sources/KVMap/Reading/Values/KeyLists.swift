/// The lists of keys of the objects in a document that are kept whole: an object with the same keys as one before
/// shares its list.
struct KeyLists: ~Copyable {
  /// A list. Its keys are numbers (`InternedKeys`).
  struct Entry {
    /// The positions of its keys in `numbers`.
    let range: Range<Int>
    let hash: UInt64
    let keys: ObjectKeys
  }

  /// For each hash the number plus 1 of a list; 0 if the slot is empty.
  private let slots: UnsafeMutablePointer<UInt32>
  private let slotCount: Int
  private var lists = GrowingStack<Entry>(capacity: 16)
  /// The keys of all lists.
  private var numbers = GrowingStack<UInt32>(capacity: 64)

  /// The number of slots that a hash may have.
  private static let ways = 4
  /// After so many keys, further lists are not remembered.
  private static let limit = 1 << 15

  /// - Parameter slots: A power of two.
  init(slots slotCount: Int) {
    self.slotCount = slotCount
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
  }

  deinit { slots.deallocate() }

  /// Whether no list is remembered any more.
  var isFull: Bool { numbers.count > Self.limit }

  mutating func removeAll() {
    lists.removeAll()
    numbers.removeAll()
    slots.update(repeating: 0, count: slotCount)
  }

  /// The positions of the keys of a list.
  @inline(__always)
  func range(_ list: UInt32) -> Range<Int> { lists.start[Int(list)].range }

  @inline(__always)
  func keys(_ list: UInt32) -> ObjectKeys { lists.start[Int(list)].keys }

  /// The key at one of the positions of a list.
  @inline(__always)
  func key(at position: Int) -> UInt32 { numbers.start[position] }

  /// The number of the list of these keys.
  func find(_ keys: UnsafePointer<UInt32>, count: Int, hash: UInt64) -> UInt32? {
    for way in 0..<Self.ways {
      let entry = slots[slot(hash, way)]
      guard entry > 0 else { return nil }
      let list = lists.start + (Int(entry) - 1)
      if list.pointee.hash == hash, list.pointee.range.count == count,
        areEqual(keys, numbers.start + list.pointee.range.lowerBound, count)
      {
        return entry - 1
      }
    }
    return nil
  }

  @inline(__always)
  private func areEqual(_ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    var position = 0
    while position < count {
      guard left[position] == right[position] else { return false }
      position &+= 1
    }
    return true
  }

  /// Remembers a list, if there is room. Returns its number.
  mutating func add(_ list: ObjectKeys, _ keys: UnsafePointer<UInt32>, count: Int, hash: UInt64) -> UInt32? {
    guard !isFull else { return nil }
    let number = UInt32(truncatingIfNeeded: lists.count)
    lists.push(Entry(range: numbers.count..<(numbers.count + count), hash: hash, keys: list))
    for position in 0..<count { numbers.push(keys[position]) }
    let free = (0..<Self.ways).first { slots[slot(hash, $0)] == 0 }
    slots[slot(hash, free ?? Int(number) % Self.ways)] = number + 1
    return number
  }

  @inline(__always)
  private func slot(_ hash: UInt64, _ way: Int) -> Int {
    (Int(truncatingIfNeeded: hash &>> 32) &+ way) & (slotCount &- 1)
  }
}
