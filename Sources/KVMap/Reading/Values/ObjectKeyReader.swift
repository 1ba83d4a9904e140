/// Reads the keys of the objects of a tree.
///
/// An object probably has the keys of the last one in the same place: under the same key of the enclosing object, or
/// else as deep in the document. As long as it has, each key is compared with the one that is expected, and nothing is
/// looked up or stored. Otherwise the numbers of its keys wait on a stack, with those of the other open objects.
struct ObjectKeyReader: ~Copyable {
  private var known: InternedKeys
  private var lists: KeyLists
  private var numbers = GrowingStack<UInt32>(capacity: 64)
  /// The objects that enclose the current one.
  private var outer = GrowingStack<OpenObject>(capacity: 16)
  private var current = OpenObject()
  /// The list of the last object inside so many others, plus 1; 0 if there is none.
  private let lastLists: UnsafeMutablePointer<UInt32>
  /// The location of the last key.
  private(set) var last: UnsafePointer<UInt8>?

  private static let levels = 16

  /// An object whose keys are being read.
  struct OpenObject {
    /// The number of its current key.
    var key = InternedKeys.noKey
    /// The list that it has so far; nil if it differs from the expected one.
    var list: UInt32?
    /// The positions of the keys of that list which were not read yet.
    var expected = 0..<0
    /// Otherwise, where its keys begin on the stack.
    var first = 0
    /// The hash of these keys.
    var hash: UInt64 = 0

    /// The first of the expected keys was read.
    @inline(__always)
    mutating func advance() {
      expected = Range(uncheckedBounds: (lower: expected.lowerBound &+ 1, upper: expected.upperBound))
    }

    /// Adds a key to the hash.
    @inline(__always)
    mutating func combine(_ number: UInt32) { hash = (hash ^ UInt64(number) &+ 1) &* 0x9e37_79b9_7f4a_7c15 }
  }

  init(documentLength: Int) {
    // A key takes at least five bytes, and most are in more than one object.
    var slots = 16
    while slots < 256, slots &* 16 < documentLength { slots *= 2 }
    known = InternedKeys(slots: slots)
    lists = KeyLists(slots: slots)
    lastLists = .allocate(capacity: Self.levels)
    lastLists.initialize(repeating: 0, count: Self.levels)
  }

  deinit { lastLists.deallocate() }

  /// After a tree, or what is left of one.
  mutating func finish() {
    numbers.removeAll()
    outer.removeAll()
    current = OpenObject()
    last = nil
    // What was learned of many different keys is of little use, and takes memory.
    guard known.count > 1 << 12 || lists.isFull else { return }
    known.removeAll()
    lists.removeAll()
    lastLists.update(repeating: 0, count: Self.levels)
  }

  private var level: Int { @inline(__always) get { min(outer.count, Self.levels &- 1) } }

  @inline(__always)
  mutating func beginObject() {
    var list = known.list(under: current.key)
    if list == 0 { list = lastLists[level] }
    outer.push(current)
    current = OpenObject()
    current.first = numbers.count
    guard list > 0 else { return }
    current.list = list &- 1
    current.expected = lists.range(list &- 1)
  }

  /// Reads the key under the cursor, and moves to its value.
  @inline(__always)
  mutating func read(_ cursor: inout JSONCursor) throws(ScanFailure) {
    let quote = cursor.p
    last = quote
    guard !current.expected.isEmpty else { return try readOther(&cursor) }
    let number = lists.key(at: current.expected.lowerBound)
    let length = known.length(of: number, at: quote, safe: cursor.safe)
    guard length > 0, quote[0] == 0x22, let value = JSONReader.value(behind: quote + (length &+ 2)) else {
      return try readOther(&cursor)
    }
    cursor.p = value
    current.key = number
    current.advance()
  }

  /// Reads a key that is not the expected one, or written in another way.
  @inline(never)
  private mutating func readOther(_ cursor: inout JSONCursor) throws(ScanFailure) {
    guard cursor.p[0] == 0x22 else { throw cursor.failure(.syntax, .key) }
    let number: UInt32
    if let found = known.find(at: cursor.p, safe: cursor.safe) {
      number = found.number
      cursor.p += found.count &+ 2
    } else {
      let key = try cursor.scanString(at: cursor.p)
      cursor.p = key.end + 1
      number = known.number(of: key)
    }
    try cursor.skipColon()
    current.key = number
    if current.list != nil {
      if !current.expected.isEmpty, lists.key(at: current.expected.lowerBound) == number {
        current.advance()
        return
      }
      leaveList()
    }
    numbers.push(number)
    current.combine(number)
  }

  /// The object has other keys than the expected list. Those that it has of them go to the stack.
  private mutating func leaveList() {
    guard let list = current.list else { return }
    for position in lists.range(list).lowerBound..<current.expected.lowerBound {
      let number = lists.key(at: position)
      numbers.push(number)
      current.combine(number)
    }
    current.list = nil
    current.expected = 0..<0
  }

  /// The object whose values are on the stack from `first` on, which removes them.
  ///
  /// - Throws: If a key is repeated that must not be; perhaps also if two keys have the same hash.
  @inline(__always)
  mutating func endObject(
    _ values: inout GrowingStack<JSONValue>, from first: Int, _ duplicates: KeyTable.Duplicates,
    _ cursor: borrowing JSONCursor
  ) throws(ScanFailure) -> JSONObject {
    if let list = current.list, current.expected.isEmpty {
      let object = JSONObject(lists.keys(list), values.popArray(from: first))
      leaveObject(list)
      return object
    }
    return try endOther(&values, from: first, duplicates, cursor)
  }

  /// Same as `endObject`, for an object that has other keys than the expected ones.
  @inline(never)
  private mutating func endOther(
    _ values: inout GrowingStack<JSONValue>, from first: Int, _ duplicates: KeyTable.Duplicates,
    _ cursor: borrowing JSONCursor
  ) throws(ScanFailure) -> JSONObject {
    leaveList()
    let (keys, count) = (numbers.start + current.first, numbers.count &- current.first)
    var list = lists.find(keys, count: count, hash: current.hash)
    let object: JSONObject
    if let list {
      object = JSONObject(lists.keys(list), values.popArray(from: first))
    } else if let made = newList(keys, count: count) {
      list = made.number
      object = JSONObject(made.keys, values.popArray(from: first))
    } else if duplicates == .error {
      throw ScanFailure(.duplicateKey, .nothing, at: cursor.p, from: cursor.start)
    } else {
      object = repeating(keys, values.popArray(from: first), duplicates)
    }
    numbers.removeAll(from: current.first)
    leaveObject(list)
    return object
  }

  /// - Parameter list: The one that the object had, if it is remembered.
  @inline(__always)
  private mutating func leaveObject(_ list: UInt32?) {
    guard let enclosing = outer.pop() else { return }
    current = enclosing
    guard let list else { return }
    known.setList(list &+ 1, under: current.key)
    lastLists[level] = list &+ 1
  }

  /// A list of keys that was not there before; `nil` if one of them may be repeated.
  private mutating func newList(
    _ keys: UnsafePointer<UInt32>, count: Int
  ) -> (keys: ObjectKeys, number: UInt32?)? {
    let texts = (0..<count).map { known.text(keys[$0]) }
    // A list with an index notices repeated keys itself.
    guard count <= ObjectKeys.searched else { return ObjectKeys(indexing: texts).map { ($0, nil) } }
    guard !RepeatedKeys.arePossible(count, hash: { known.hash(keys[$0]) }) else { return nil }
    let list = ObjectKeys(distinct: texts)
    return (list, lists.add(list, keys, count: count, hash: current.hash))
  }

  /// An object with repeated keys, of which one value each is kept.
  private func repeating(
    _ keys: UnsafePointer<UInt32>, _ values: [JSONValue], _ duplicates: KeyTable.Duplicates
  ) -> JSONObject {
    var object = JSONObject()
    for (index, value) in values.enumerated() {
      let key = known.text(keys[index])
      let position = object.position(of: key)
      if position == nil || duplicates != .first { object.set(key, value, at: position) }
    }
    return object
  }
}
