import KVMap

/// The text of an element: characters, references, CDATA sections; comments are left out (XML 1.0, sections 2.4, 2.5,
/// 2.7, 4.1). Line ends stay as they are, which is not what XML says, but what writes and reads property lists
/// everywhere: Foundation writes a carriage return as it is.
extension XMLCursor {
  /// Reads up to the next tag and calls `body` with the text.
  ///
  /// - Parameter scratch: takes a text that does not stand in the document as it is.
  mutating func text<Result>(
    _ scratch: inout [UInt8], _ body: (UTF8Bytes) -> Result
  ) throws(NotationFailure) -> Result {
    let start = position
    skipPlain()
    // Nearly all texts are this.
    if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "<"), bytes[position + 1] == UInt8(ascii: "/") {
      return body(UTF8Bytes(rebasing: bytes[start..<position]))
    }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: bytes[start..<position])
    while try appendPiece(to: &scratch) {
      let start = position
      skipPlain()
      scratch.append(contentsOf: bytes[start..<position])
    }
    return scratch.withUnsafeBufferPointer { body($0) }
  }

  /// Moves over what stands for itself: everything but markup, references, what may be no character, and the end of a
  /// CDATA section where there is none.
  @inline(__always)
  private mutating func skipPlain() {
    guard let base = bytes.baseAddress else { return }
    let start = base + position
    let end = base + bytes.count
    var place = start
    while true {
      place = MarkupRun.end(from: place, to: end)
      guard place < end else { break }
      if place[0] == UInt8(ascii: ">") {
        if place - start >= 2, place[-1] == UInt8(ascii: "]"), place[-2] == UInt8(ascii: "]") {
          place -= 2
          break
        }
      } else if place[0] != UInt8(ascii: "\r") {
        break
      }
      place += 1
    }
    position = place - base
  }

  /// Reads what is not plain.
  ///
  /// - Returns: `false` at a tag.
  private mutating func appendPiece(to scratch: inout [UInt8]) throws(NotationFailure) -> Bool {
    guard !isAtEnd else { throw syntax("a closing tag") }
    switch bytes[position] {
    case UInt8(ascii: "&"): try appendReference(to: &scratch)
    case UInt8(ascii: "<"):
      if sees("<!--") {
        try skipComment()
      } else if eat("<![CDATA[") {
        try appendSection(to: &scratch)
      } else {
        return false
      }
    case UInt8(ascii: "]"):
      guard !sees("]]>") else { throw syntax("\"]]>\" at the end of a CDATA section only") }
      append(to: &scratch)
    case 0xEF:
      guard !sees("\u{FFFE}"), !sees("\u{FFFF}") else { throw syntax("a character of XML") }
      append(to: &scratch)
    default: throw syntax("a character of XML")
    }
    return true
  }

  private mutating func append(to scratch: inout [UInt8]) {
    scratch.append(bytes[position])
    position += 1
  }

  /// The rest of a CDATA section.
  private mutating func appendSection(to scratch: inout [UInt8]) throws(NotationFailure) {
    let start = position
    while !isAtEnd {
      switch bytes[position] {
      case UInt8(ascii: "]"):
        if eat("]]>") { return }
        append(to: &scratch)
      default:
        try check(bytes[position])
        guard bytes[position] != 0xEF || (!sees("\u{FFFE}") && !sees("\u{FFFF}")) else {
          throw syntax("a character of XML")
        }
        append(to: &scratch)
      }
    }
    throw syntax("\"]]>\" at the end of what begins at byte \(start)")
  }

  /// One of the five entities that XML knows without a declaration, or a character by its number.
  private mutating func appendReference(to scratch: inout [UInt8]) throws(NotationFailure) {
    let start = position
    position += 1
    if eat("#") {
      let isHexadecimal = eat("x")
      let first = position
      var number: UInt32 = 0
      while position < bytes.count, let digit = Self.digit(bytes[position], isHexadecimal) {
        // Beyond the last scalar it does not matter how far.
        number = min(number * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
        position += 1
      }
      guard position > first, eat(";"), let scalar = Unicode.Scalar(number), Self.isCharacter(scalar) else {
        throw syntax("the number of a character of XML", at: start)
      }
      scratch.append(contentsOf: Array(String(Character(scalar)).utf8))
      return
    }
    for (name, byte) in Self.entities where eat(name) {
      scratch.append(byte)
      return
    }
    throw syntax("one of the entities amp, lt, gt, quot and apos", at: start)
  }

  private static let entities: [(StaticString, UInt8)] = [
    ("amp;", UInt8(ascii: "&")), ("lt;", UInt8(ascii: "<")), ("gt;", UInt8(ascii: ">")), ("quot;", UInt8(ascii: "\"")),
    ("apos;", UInt8(ascii: "'")),
  ]

  private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): isHexadecimal ? byte - UInt8(ascii: "a") + 10 : nil
    case UInt8(ascii: "A")...UInt8(ascii: "F"): isHexadecimal ? byte - UInt8(ascii: "A") + 10 : nil
    default: nil
    }
  }

  /// XML 1.0, production 2.
  static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
