import KVMapText

/// The keys of the objects in a document that are kept whole, numbered: a key that was there shortly before has the
/// same number and the same text, which is made once.
///
/// The numbers are found by a table, in one of four slots for each hash. A key that finds all of them taken takes one
/// over; when the other key returns, it gets a new number. So one key may have several numbers, but a number has one
/// key.
struct InternedKeys: ~Copyable {
  /// For each hash the number plus 1 of a key; 0 if the slot is empty.
  private let slots: UnsafeMutablePointer<UInt32>
  private let slotCount: Int
  private var keys = GrowingStack<InternedKey>(capacity: 32)
  private var texts = GrowingStack<String>(capacity: 32)

  /// The number that no key has.
  static var noKey: UInt32 { 0 }

  /// The number of slots that a hash may have.
  private static let ways = 4

  /// - Parameter slots: A power of two.
  init(slots slotCount: Int) {
    self.slotCount = slotCount
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    pushNoKey()
  }

  deinit { slots.deallocate() }

  private mutating func pushNoKey() {
    keys.push(InternedKey(hash: 0))
    texts.push("")
  }

  /// The number of numbers that were given.
  var count: Int { keys.count }

  func text(_ number: UInt32) -> String { texts.start[Int(number)] }
  func hash(_ number: UInt32) -> UInt64 { keys.start[Int(number)].hash }

  mutating func removeAll() {
    texts.removeAll()
    keys.removeAll()
    slots.update(repeating: 0, count: slotCount)
    pushNoKey()
  }

  /// The list of keys that the last object under a key had, plus 1; 0 if there is none.
  @inline(__always)
  func list(under number: UInt32) -> UInt32 { keys.start[Int(number)].list }

  @inline(__always)
  func setList(_ list: UInt32, under number: UInt32) { keys.start[Int(number)].list = list }

  /// The length of the key at a quotation mark if it has this number, otherwise 0. Also 0 for all keys that `find`
  /// does not find.
  @inline(__always)
  func length(of number: UInt32, at quote: UnsafePointer<UInt8>, safe: UInt) -> Int {
    let text = quote + 1
    // Thirty-two bytes of the text can be loaded.
    guard text.address &+ 16 <= safe else { return 0 }
    let key = keys.start + Int(number)
    let count = Int(key.pointee.count)
    let bytes = UnsafeRawPointer(key).assumingMemoryBound(to: UInt8.self)
    if count < 16 { return ByteComparison.areEqual(text, bytes, first: count &+ 1) ? count : 0 }
    let isEqual =
      ByteComparison.areEqual(text, bytes, first: 16)
      && ByteComparison.areEqual(text + 16, bytes + 16, first: count &- 15)
    return isEqual ? count : 0
  }

  /// The number of the key at a quotation mark, and its length. `nil` for keys of 32 bytes or more, the empty key, keys
  /// with escape sequences or other characters than ASCII, and near the end of the document.
  @inline(__always)
  mutating func find(at quote: UnsafePointer<UInt8>, safe: UInt) -> (number: UInt32, count: Int)? {
    let text = quote + 1
    // Thirty-two bytes of the text can be loaded.
    guard text.address &+ 16 <= safe else { return nil }
    let run = TextRun(at: text)
    guard run.others == 0 else { return nil }
    if run.count < 16 {
      guard text[run.count] == 0x22, run.count > 0 else { return nil }
      let words = KeyWords(KeyWords.pair(at: text, count: run.count &+ 1))
      return (number(of: words, text, run.count), run.count)
    }
    let rest = TextRun(at: text + 16)
    guard rest.others == 0, rest.count < 16, text[rest.count &+ 16] == 0x22 else { return nil }
    let words = KeyWords((text.word, (text + 8).word), KeyWords.pair(at: text + 16, count: rest.count &+ 1))
    return (number(of: words, text, rest.count &+ 16), rest.count &+ 16)
  }

  @inline(__always)
  private mutating func number(of words: KeyWords, _ text: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    let hash = words.hash(count: count)
    let first = slots[slot(hash, 0)]
    if first > 0, keys.start[Int(first) &- 1].words == words { return first &- 1 }
    return numberBehind(words, hash, UTF8Bytes(start: text, count: count))
  }

  /// Same as `number(of:)`, if the key is not in its first slot.
  @inline(never)
  private mutating func numberBehind(_ words: KeyWords, _ hash: UInt64, _ bytes: UTF8Bytes) -> UInt32 {
    for way in 1..<Self.ways {
      let entry = slots[slot(hash, way)]
      if entry > 0, keys.start[Int(entry) - 1].words == words { return entry - 1 }
    }
    return add(InternedKey(words, hash: hash, count: bytes.count), bytes, isASCII: true)
  }

  /// The number of any key.
  @inline(never)
  mutating func number(of key: ScannedString) -> UInt32 {
    if key.hasEscapes { return key.withUnescaped { number(of: $0, isASCII: false, isPlain: false) } }
    return number(of: UTF8Bytes(start: key.start, count: key.count), isASCII: key.isASCII, isPlain: true)
  }

  /// - Parameter isPlain: Whether the key has no escape sequences, so that its text in a document may be the same.
  private mutating func number(of bytes: UTF8Bytes, isASCII: Bool, isPlain: Bool) -> UInt32 {
    let hash = KeyWordHash.of(bytes)
    for way in 0..<Self.ways {
      let entry = slots[slot(hash, way)]
      guard entry > 0, keys.start[Int(entry) - 1].hash == hash else { continue }
      let isFound = text(entry - 1).utf8Bytes { $0.elementsEqual(bytes) }
      if isFound { return entry - 1 }
    }
    let isInWords = isPlain && 1..<KeyWords.limit ~= bytes.count
    let key = isInWords ? InternedKey(KeyWords(bytes), hash: hash, count: bytes.count) : InternedKey(hash: hash)
    return add(key, bytes, isASCII: isASCII)
  }

  @inline(__always)
  private func slot(_ hash: UInt64, _ way: Int) -> Int { (Int(truncatingIfNeeded: hash) &+ way) & (slotCount &- 1) }

  private mutating func add(_ key: InternedKey, _ bytes: UTF8Bytes, isASCII: Bool) -> UInt32 {
    let number = UInt32(truncatingIfNeeded: keys.count)
    keys.push(key)
    texts.push(String(validated: bytes, isASCII: isASCII))
    let free = (0..<Self.ways).first { slots[slot(key.hash, $0)] == 0 }
    slots[slot(key.hash, free ?? Int(number) % Self.ways)] = number + 1
    return number
  }
}

/// A key, to be compared with the text of a document. Its bytes come first.
struct InternedKey: BitwiseCopyable {
  /// Not those of any text for a key that has none.
  let words: KeyWords
  let hash: UInt64
  /// In bytes; 0 for a key that is not in words: of 32 bytes or more, empty, or only met with escape sequences.
  let count: UInt32
  /// The list of keys that the last object under this key had (`KeyLists`), plus 1; 0 if there is none.
  var list: UInt32 = 0

  init(_ words: KeyWords, hash: UInt64, count: Int) {
    self.words = words
    self.hash = hash
    self.count = UInt32(truncatingIfNeeded: count)
  }

  /// A key that is not in words.
  init(hash: UInt64) { self.init(KeyWords((0, 0)), hash: hash, count: 0) }
}
