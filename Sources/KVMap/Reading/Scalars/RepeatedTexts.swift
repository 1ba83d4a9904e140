/// The longer texts that a document had lately, so that one that comes again is not made again.
///
/// What a server sends repeats itself: the name of a user with each of their messages, an address with each use. A text
/// of more than 15 bytes takes an allocation, which costs several times as much as to find the text here. One that is
/// not found replaces the one with the same hash, so each step takes constant time, whatever the document has.
///
/// Not every document repeats itself, and to remember texts for nothing costs a few percent of the time. So the first
/// texts are ignored, of the next ones only hashes are remembered, and the texts themselves as long as some of the last
/// ones were repeated. Otherwise many more are ignored before the next attempt.
struct RepeatedTexts: ~Copyable {
  private struct Entry {
    /// Where the text is in the document, with its escape sequences; nil if the entry is empty, and has no text.
    var start: UnsafePointer<UInt8>?
    var count: Int
    var text: String
  }

  /// Exists as long as it is worth it.
  private var entries: UnsafeMutablePointer<Entry>?
  /// Halves of hashes; exists while it is not known whether it is worth it. Small, because the C library tidies up
  /// before it hands out more than a kilobyte.
  private var hashes: UnsafeMutablePointer<UInt32>?
  /// The number of texts that are to be ignored.
  private var ignoredCount = 32
  /// How many of the last texts were looked at, and had been there before.
  private var count = 0
  private var repeatedCount = 0

  private static var slotCount: Int { 256 }
  private static var hashCount: Int { 128 }
  /// As many texts decide together, and so many of them have to be repeated: first those whose hashes are noted, later
  /// the last ones that were looked for.
  private static var attempt: (count: Int, enough: Int) { (32, 2) }
  private static var review: (count: Int, enough: Int) { (128, 12) }
  /// The number of texts that are ignored before the next attempt.
  private static var pause: Int { 512 }
  /// The lengths of texts that are looked for, in bytes of the document. Shorter ones are in a `String` itself; the
  /// memory of longer ones is not to be kept until the document ends.
  private static var lengths: ClosedRange<Int> { 16...256 }

  deinit {
    hashes?.deallocate()
    entries.map(RepeatedTexts.free)
  }

  /// Whether a string is looked for, and not ignored.
  @inline(__always)
  mutating func isLooked(for string: ScannedString) -> Bool {
    guard RepeatedTexts.lengths.contains(string.count) else { return false }
    ignoredCount &-= 1
    return ignoredCount < 0
  }

  /// The text of a string if the document had the same one lately.
  mutating func text(of string: ScannedString) -> String? {
    count &+= 1
    if count == (entries == nil ? RepeatedTexts.attempt.count : RepeatedTexts.review.count) {
      decide()
      if ignoredCount > 0 { return nil }
    }
    guard let entries else {
      noteHash(of: string)
      return nil
    }
    let entry = entries + RepeatedTexts.slot(of: string)
    guard let start = entry.pointee.start, entry.pointee.count == string.count,
      ByteComparison.areEqual(start, string.start, longCount: string.count)
    else { return nil }
    repeatedCount &+= 1
    return entry.pointee.text
  }

  /// Remembers the text of a string, in bytes that remain where they are until the document ends.
  mutating func remember(_ text: String, of string: ScannedString) {
    guard let entries else { return }
    let entry = entries + RepeatedTexts.slot(of: string)
    if entry.pointee.start != nil { entry.deinitialize(count: 1) }
    entry.initialize(to: Entry(start: string.start, count: string.count, text: text))
  }

  private mutating func noteHash(of string: ScannedString) {
    let table = hashes ?? RepeatedTexts.zeroed(RepeatedTexts.hashCount, of: UInt32.self)
    hashes = table
    let hash = RepeatedTexts.hash(of: string)
    let place = table + Int(hash &>> 57)
    if place.pointee == UInt32(truncatingIfNeeded: hash) { repeatedCount &+= 1 }
    place.pointee = UInt32(truncatingIfNeeded: hash)
  }

  private mutating func decide() {
    let isWorthIt = repeatedCount >= (entries == nil ? RepeatedTexts.attempt.enough : RepeatedTexts.review.enough)
    count = 0
    repeatedCount = 0
    hashes?.deallocate()
    hashes = nil
    if isWorthIt {
      if entries == nil { entries = RepeatedTexts.zeroed(RepeatedTexts.slotCount, of: Entry.self) }
    } else {
      entries.map(RepeatedTexts.free)
      entries = nil
      ignoredCount = RepeatedTexts.pause
    }
  }

  /// Memory that is zero, which is `nil` for a pointer.
  private static func zeroed<T>(_ count: Int, of type: T.Type) -> UnsafeMutablePointer<T> {
    let size = count * MemoryLayout<T>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<T>.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return memory.assumingMemoryBound(to: T.self)
  }

  private static func free(_ entries: UnsafeMutablePointer<Entry>) {
    for index in 0..<slotCount where entries[index].start != nil { (entries + index).deinitialize(count: 1) }
    entries.deallocate()
  }

  @inline(__always)
  private static func slot(of string: ScannedString) -> Int { Int(hash(of: string) &>> 56) }

  /// From eight bytes at each end and in the middle: what differs between dates is there, and addresses often begin and
  /// end alike. The upper bits depend on all of them.
  @inline(__always)
  private static func hash(of string: ScannedString) -> UInt64 {
    let middle = (string.start + string.count / 2 - 4).word
    let ends = string.start.word ^ ((string.end - 8).word &<< 1)
    return (ends &+ middle &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(string.count)) &* 0xbf58_476d_1ce4_e5b9
  }
}
