import KVMap
import KVMapKernels

/// The notation that is being written, in memory that grows: a writer's, which gets it back.
///
/// `append` makes room for what it writes; `put` and the stores need room that was made before.
struct NotationBuffer: ~Copyable {
  private(set) var base: UnsafeMutablePointer<UInt8>
  var cursor: NotationCursor

  init(capacity: Int) {
    let capacity = max(capacity, 64)
    base = kvmap_grow(nil, capacity)
    cursor = NotationCursor(place: base, limit: base + capacity)
  }

  /// Writes to the memory of a writer, which is empty.
  init(memoryOf writer: inout Writer) {
    self.init(capacity: 0)
    let memory = writer.takeMemory()
    guard let start = memory.baseAddress else { return }
    kvmap_release(base)
    base = start
    cursor = NotationCursor(place: base, limit: base + memory.count)
  }

  deinit { kvmap_release(base) }

  /// Gives the memory to a writer, with what is written, and begins anew.
  mutating func give(to writer: inout Writer) {
    writer.adopt(UnsafeMutableBufferPointer(start: base, count: cursor.limit - base), count: count)
    base = kvmap_grow(nil, 64)
    cursor = NotationCursor(place: base, limit: base + 64)
  }

  var count: Int {
    get { cursor.place - base }
    set { cursor.place = base + newValue }
  }

  var last: UInt8 { cursor.place > base ? cursor.place[-1] : 0 }

  @inline(__always)
  mutating func reserve(_ more: Int) {
    if cursor.limit - cursor.place < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let used = count
    let capacity = max((cursor.limit - base) * 2, used + more)
    base = kvmap_grow(base, capacity)
    cursor = NotationCursor(place: base + used, limit: base + capacity)
  }

  /// Makes room behind a cursor of its own, which takes the place of the old one.
  @inline(never)
  mutating func grown(behind cursor: NotationCursor) -> NotationCursor {
    self.cursor = cursor
    reserve(128)
    return self.cursor
  }

  // MARK: - Bytes

  @inline(__always)
  mutating func put(_ byte: UInt8) { cursor.put(byte) }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    put(byte)
  }

  @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, count length: Int) {
    reserve(length)
    cursor.place.update(from: start, count: length)
    cursor.place += length
  }

  mutating func append(_ text: StaticString) { append(text.utf8Start, count: text.utf8CodeUnitCount) }

  @inline(__always)
  mutating func set(_ byte: UInt8, at offset: Int) {
    if offset < count { base[offset] = byte }
  }

  /// Replaces everything from an offset on.
  mutating func replace(from offset: Int, by other: borrowing NotationBuffer) {
    count = min(offset, count)
    append(other.base, count: other.count)
  }

  // MARK: - Keys and texts

  /// A key, with the blank that stands in front of each (`Notation.text`), and one behind the colon, which becomes a
  /// bracket where the element is there again.
  @inline(__always)
  mutating func key(_ key: XMLKey, isAttribute: Bool = false) {
    let length = key.length
    reserve(length &+ 24)
    var to = cursor
    to.put(UInt8(ascii: " "))
    to.put(UInt8(ascii: "\""))
    if isAttribute { to.put(UInt8(ascii: "@")) }
    // No character of a name is one that JSON escapes.
    if key.isSafe, length <= 16 { to.store16(key.start) } else { to.place.update(from: key.start, count: length) }
    to.place += length
    to.put(UInt8(ascii: "\""))
    to.put(UInt8(ascii: ":"))
    to.put(UInt8(ascii: " "))
    cursor = to
  }

  /// A text in quotation marks, which needs no escapes. Behind it 24 bytes may be loaded.
  @inline(__always)
  mutating func verbatim(_ start: UnsafePointer<UInt8>, count length: Int) {
    reserve(length &+ 24)
    var to = cursor
    to.put(UInt8(ascii: "\""))
    var position = 0
    while position < length {
      NotationCursor(place: to.place + position, limit: to.limit).store16(start + position)
      position &+= 16
    }
    to.place += length
    to.put(UInt8(ascii: "\""))
    cursor = to
  }

  /// A text in quotation marks. Blanks at its ends are escaped.
  mutating func string(_ text: UTF8Bytes) {
    guard let start = text.baseAddress, text.count > 0 else { return append("\"\"") }
    reserve(text.count + 16)
    append(UInt8(ascii: "\""))
    var from = start
    let end = start + text.count
    while from < end, from[0] == UInt8(ascii: " ") {
      append("\\u0020")
      from += 1
    }
    var behind = end
    while behind > from, behind[-1] == UInt8(ascii: " ") { behind -= 1 }
    while from < behind {
      reserve(behind - from)
      let plain = StringEscaping.copyPlain(from, count: behind - from, to: cursor.place)
      cursor.place += plain
      from += plain
      guard from < behind else { break }
      reserve(2)
      cursor.escape(from[0])
      from += 1
    }
    for _ in 0..<(end - behind) { append("\\u0020") }
    append(UInt8(ascii: "\""))
  }

  /// Escapes the blanks that what is written ends in, as far as it stands behind an offset.
  @inline(never)
  mutating func escapeBlanks(behind offset: Int) {
    let before = count
    while count > offset, last == UInt8(ascii: " ") { count -= 1 }
    for _ in 0..<(before - count) { append("\\u0020") }
  }
}

/// Where bytes are put that there is room for. A value of its own, so that who writes many keeps it in registers.
struct NotationCursor {
  var place: UnsafeMutablePointer<UInt8>
  /// Behind the room.
  var limit: UnsafeMutablePointer<UInt8>

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    place.pointee = byte
    place += 1
  }

  /// Puts 16 bytes down, without moving behind them.
  @inline(__always)
  func store16(_ start: UnsafePointer<UInt8>) {
    let bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD16<UInt8>.self)
    UnsafeMutableRawPointer(place).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
  }

  /// A byte as a part of a text. Two bytes at most.
  mutating func escape(_ byte: UInt8) {
    let letter: UInt8
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): letter = byte
    case UInt8(ascii: "\n"): letter = UInt8(ascii: "n")
    case UInt8(ascii: "\t"): letter = UInt8(ascii: "t")
    case UInt8(ascii: "\r"): letter = UInt8(ascii: "r")
    // XML has no other control characters.
    default: return put(byte)
    }
    put(UInt8(ascii: "\\"))
    put(letter)
  }
}
