import KVMap

/// What stands around the values of an XML property list.
extension XMLCursor {
  /// Moves to the root element: over a byte order mark, the XML declaration, the document type, and what stands
  /// between.
  mutating func skipProlog() throws(NotationFailure) {
    _ = eat("\u{FEFF}")
    if sees("<?xml"), bytes.count - position > 5, Self.isBlank(bytes[position + 5]) {
      let start = position
      try skip(behind: "?>", from: start)
    }
    try skipMisc()
    if sees("<!DOCTYPE") {
      try skipDocumentType()
      try skipMisc()
    }
  }

  /// A document type that is only named: nothing is loaded, and nothing declared.
  private mutating func skipDocumentType() throws(NotationFailure) {
    let start = position
    position += 9
    while !isAtEnd {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        return
      case UInt8(ascii: "["), UInt8(ascii: "<"):
        throw syntax("a document type without declarations of its own")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position += 1
        while !isAtEnd, bytes[position] != byte {
          try check(bytes[position])
          position += 1
        }
        position += 1
      default:
        try check(byte)
        position += 1
      }
    }
    position = bytes.count
    throw syntax("\">\" at the end of what begins at byte \(start)")
  }

  /// Moves behind an opening tag without attributes.
  ///
  /// - Returns: `false` where it closes its element, too.
  mutating func endOfOpeningTag() throws(NotationFailure) -> Bool {
    skipBlanks()
    if eat(">") { return true }
    if eat("/>") { return false }
    throw syntax("\">\" at the end of a tag without attributes")
  }

  /// Moves behind a closing tag.
  mutating func closeTag(_ name: StaticString) throws(NotationFailure) {
    let start = position
    guard eat("</"), eat(name) else { throw syntax("\"</\(name)>\"", at: start) }
    skipBlanks()
    guard eat(">") else { throw syntax("\"</\(name)>\"", at: start) }
  }

  /// Moves behind the attributes of an opening tag, and the tag. What they say does not matter: every version of
  /// property lists is read in the same way.
  ///
  /// - Returns: `false` where the tag closes its element, too.
  mutating func skipAttributes() throws(NotationFailure) -> Bool {
    var seen: Set<String> = []
    while true {
      let start = position
      skipBlanks()
      if eat(">") { return true }
      if eat("/>") { return false }
      let name = name()
      guard !name.isEmpty, position > start + name.count else { throw syntax("an attribute or \">\"", at: start) }
      guard seen.insert(String(decoding: name, as: UTF8.self)).inserted else {
        throw syntax("each attribute once", at: start)
      }
      skipBlanks()
      guard eat("=") else { throw syntax("\"=\" behind the name of an attribute") }
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
        throw syntax("the value of an attribute in quotation marks")
      }
      try skipAttributeValue(bytes[position])
    }
  }

  private mutating func skipAttributeValue(_ quote: UInt8) throws(NotationFailure) {
    position += 1
    while position < bytes.count, bytes[position] != quote {
      guard bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: "&") else {
        throw syntax("a plain value of an attribute")
      }
      try check(bytes[position])
      position += 1
    }
    guard position < bytes.count else { throw syntax("a closing quotation mark") }
    position += 1
  }
}
