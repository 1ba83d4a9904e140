@_spi(Generated) import KVMap
import KVMapKernels

/// The intermediate form that is being written, in growing memory borrowed from a writer.
///
/// `append` makes room for what it writes; `put` and the stores require room to be reserved beforehand.
struct NotationBuffer: ~Copyable {
  private(set) var base: UnsafeMutablePointer<UInt8>
  var cursor: NotationCursor

  init(capacity: Int) {
    let capacity = max(capacity, 64)
    base = kvmap_grow(nil, capacity)
    cursor = NotationCursor(place: base, limit: base + capacity)
  }

  /// Takes over the memory of a writer, which must be empty.
  init(memoryOf writer: inout JSONWriter) {
    self.init(capacity: 0)
    let memory = writer.takeMemory()
    guard let start = memory.baseAddress else { return }
    kvmap_release(base)
    base = start
    cursor = NotationCursor(place: base, limit: base + memory.count)
  }

  deinit { kvmap_release(base) }

  /// Returns the memory with its contents to a writer, and starts again with new memory.
  mutating func give(to writer: inout JSONWriter) {
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

  /// Makes room after a local cursor, which replaces the stored one.
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

  /// A key, with the blank that precedes every key (`IntermediateForm.text`), and a blank after the colon, which
  /// becomes a bracket if the element is repeated.
  @inline(__always)
  mutating func key(_ key: XMLKey, isAttribute: Bool = false) {
    let length = key.length
    reserve(length &+ 24)
    var to = cursor
    to.put(UInt8(ascii: " "))
    to.put(UInt8(ascii: "\""))
    if isAttribute { to.put(UInt8(ascii: "@")) }
    // Characters of a name never need escaping in JSON.
    if key.isSafe, length <= 16 { to.store16(key.start) } else { to.place.update(from: key.start, count: length) }
    to.place += length
    to.put(UInt8(ascii: "\""))
    to.put(UInt8(ascii: ":"))
    to.put(UInt8(ascii: " "))
    cursor = to
  }

  /// A quoted text that needs no escapes. 24 bytes after it must be readable.
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

  /// A quoted text. Leading and trailing blanks are escaped.
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

  /// Escapes the trailing blanks of the output after an offset.
  @inline(never)
  mutating func escapeBlanks(behind offset: Int) {
    let before = count
    while count > offset, last == UInt8(ascii: " ") { count -= 1 }
    for _ in 0..<(before - count) { append("\\u0020") }
  }
}

/// A write position with reserved room. A separate value, so that tight loops keep it in registers.
struct NotationCursor {
  var place: UnsafeMutablePointer<UInt8>
  /// The end of the reserved room.
  var limit: UnsafeMutablePointer<UInt8>

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    place.pointee = byte
    place += 1
  }

  /// Stores 16 bytes without advancing.
  @inline(__always)
  func store16(_ start: UnsafePointer<UInt8>) {
    let bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD16<UInt8>.self)
    UnsafeMutableRawPointer(place).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
  }

  /// Writes a byte as part of a text, in at most two bytes.
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
