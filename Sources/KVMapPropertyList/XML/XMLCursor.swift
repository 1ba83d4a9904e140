import KVMap

/// Moves over the bytes of an XML property list: white space, comments, tags and text. Every look at a byte is tested
/// against the end.
struct XMLCursor {
  /// UTF-8.
  let bytes: UTF8Bytes
  var position = 0

  init(_ bytes: UTF8Bytes) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  /// Whether the bytes from here on begin with `text`.
  @inline(__always)
  func sees(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Moves behind `text`, if it stands here.
  @inline(__always)
  mutating func eat(_ text: StaticString) -> Bool {
    guard sees(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Moves behind the next `text`.
  ///
  /// - Parameter start: where what it ends begins, for the problem.
  mutating func skip(behind text: StaticString, from start: Int) throws(NotationFailure) {
    let first = text.utf8Start[0]
    while !isAtEnd {
      if bytes[position] == first, eat(text) { return }
      try check(bytes[position])
      position += 1
    }
    throw syntax("\"\(text)\" at the end of what begins at byte \(start)")
  }

  @inline(__always)
  mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  /// Skips white space, comments and processing instructions.
  mutating func skipMisc() throws(NotationFailure) {
    while true {
      skipBlanks()
      guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "<") else { return }
      switch bytes[position + 1] {
      case UInt8(ascii: "!"):
        guard sees("<!--") else { return }
        try skipComment()
      case UInt8(ascii: "?"): try skipInstruction()
      default: return
      }
    }
  }

  /// Skips `<!-- … -->`, in which `--` may not stand.
  mutating func skipComment() throws(NotationFailure) {
    let start = position
    position += 4
    try skip(behind: "--", from: start)
    guard eat(">") else { throw syntax("\"-->\" behind \"--\" in a comment") }
  }

  /// Skips `<?target … ?>`. Only at the very beginning, where it is not skipped, may the target be `xml`.
  private mutating func skipInstruction() throws(NotationFailure) {
    let start = position
    position += 2
    let target = name()
    guard !target.isEmpty else { throw syntax("the target of a processing instruction") }
    guard String(decoding: target, as: UTF8.self).lowercased() != "xml" else {
      position = start
      throw syntax("the XML declaration at the beginning only")
    }
    try skip(behind: "?>", from: start)
  }

  /// Letters, digits, and what else stands in names that mean anything to a property list.
  mutating func name() -> UTF8Bytes {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    return UTF8Bytes(rebasing: bytes[start..<position])
  }

  /// The name that stands here as a word; 0 for a longer one.
  @inline(__always)
  mutating func nameWord() -> UInt64 {
    var word: UInt64 = 0
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) {
      if position - start < 8 { word |= UInt64(bytes[position]) << UInt64(8 * (position - start)) }
      position += 1
    }
    return position - start <= 8 ? word : 0
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// XML 1.0 has no control characters but tab and line ends.
  func check(_ byte: UInt8) throws(NotationFailure) {
    guard byte >= 0x20 || Self.isBlank(byte) else { throw syntax("a character of XML") }
  }

  // MARK: - Problems

  func syntax(_ expected: String) -> NotationFailure { syntax(expected, at: position) }

  func syntax(_ expected: String, at offset: Int) -> NotationFailure {
    NotationFailure(.syntax, at: offset, expected: expected, found: found(at: offset))
  }

  /// What stands somewhere: a tag as far as it goes, or a few characters.
  private func found(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the input" }
    let rest = UTF8Bytes(rebasing: bytes[offset...].prefix(40))
    let end = rest.dropFirst().firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
    guard let end else { return rest.quotedText }
    let isTag = rest[0] == UInt8(ascii: "<") && rest[end] == UInt8(ascii: ">")
    return UTF8Bytes(rebasing: rest[..<(isTag ? end + 1 : end)]).quotedText
  }
}
