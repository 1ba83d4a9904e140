import KVMap

/// The notation that is being written, in memory that grows.
struct NotationBuffer: ~Copyable {
  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  var bytes: UTF8Bytes { UTF8Bytes(start: base, count: count) }

  var last: UInt8 { count > 0 ? base[count - 1] : 0 }

  @inline(__always)
  mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, count length: Int) {
    reserve(length)
    (base + count).update(from: start, count: length)
    count += length
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

  /// A key, with the blank that stands in front of each (`Notation.text`), and one behind the colon, which becomes a
  /// bracket where the element is there again.
  @inline(__always)
  mutating func key(_ start: UnsafePointer<UInt8>, count length: Int, isAttribute: Bool = false) {
    reserve(length + 6)
    var to = base + count
    to[0] = UInt8(ascii: " ")
    to[1] = UInt8(ascii: "\"")
    to += 2
    if isAttribute {
      to[0] = UInt8(ascii: "@")
      to += 1
    }
    // No character of a name is one that JSON escapes.
    to.update(from: start, count: length)
    to += length
    to[0] = UInt8(ascii: "\"")
    to[1] = UInt8(ascii: ":")
    to[2] = UInt8(ascii: " ")
    count = to + 3 - base
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
      let plain = StringEscaping.copyPlain(from, count: behind - from, to: base + count)
      count += plain
      from += plain
      guard from < behind else { break }
      escape(from[0])
      from += 1
    }
    for _ in 0..<(end - behind) { append("\\u0020") }
    append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\t"): append("\\t")
    case UInt8(ascii: "\r"): append("\\r")
    // XML has no other control characters.
    default: append(byte)
    }
  }
}
