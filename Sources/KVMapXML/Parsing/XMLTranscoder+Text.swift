import KVMap

/// Text between tags, and references in it.
extension XMLTranscoder {
  /// Everything up to the next markup (production 14, and 43 as far as it is text). The cursor then stands on `<`, or
  /// at the end.
  @inline(__always)
  mutating func parseText() throws(XMLFailure) {
    let first = p
    skipBlanks()
    guard p < end else { return }
    if p[0] == UInt8(ascii: "<") {
      // Between elements blanks mean nothing, and most of them stand there.
      if p > first { addBlanks(first, p - first) }
      return
    }
    p = first
    try parseVisibleText()
  }

  private mutating func parseVisibleText() throws(XMLFailure) {
    while p < end {
      let first = p
      p = MarkupRun.end(from: p, to: end)
      while p < end, p[0] != UInt8(ascii: "<"), p[0] != UInt8(ascii: "&"), p[0] != UInt8(ascii: "\r") {
        if p[0] == UInt8(ascii: ">") {
          // Two brackets that were written as references do not count.
          if p - first >= 2, p[-1] == UInt8(ascii: "]"), p[-2] == UInt8(ascii: "]") {
            throw failure(.noCDATAEnd, at: p - 2)
          }
          p += 1
        } else {
          try skipSuspect()
        }
        p = MarkupRun.end(from: p, to: end)
      }
      if p > first { addText(first, p - first) }
      guard p < end else { return }
      switch p[0] {
      case UInt8(ascii: "<"): return
      case UInt8(ascii: "&"):
        beginScratch()
        try parseReference()
      default:
        beginScratch()
        parseLineEnd()
      }
    }
  }

  /// `<![CDATA[…]]>` (production 18), behind the opening.
  mutating func parseCDATA() throws(XMLFailure) {
    var first = p
    while p < end {
      switch p[0] {
      case UInt8(ascii: "]"):
        if end - p > 2, p[1] == UInt8(ascii: "]"), p[2] == UInt8(ascii: ">") {
          if p > first { addText(first, p - first) }
          p += 3
          return
        }
        p += 1
      case UInt8(ascii: "\r"):
        if p > first { addText(first, p - first) }
        beginScratch()
        parseLineEnd()
        first = p
      default: if classes.has(CharacterClasses.suspect, p[0]) { try skipSuspect() } else { p += 1 }
      }
    }
    throw failure(.cdataEnd, at: behind)
  }

  /// A carriage return, with a line feed behind it or not, is a line feed (2.11).
  private mutating func parseLineEnd() {
    p += 1
    if p < end, p[0] == UInt8(ascii: "\n") { p += 1 }
    scratch.append(UInt8(ascii: "\n"))
  }

  /// `&amp;`, `&#65;` or `&#x41;` (productions 66 to 68), whose text is added to `scratch`.
  mutating func parseReference() throws(XMLFailure) {
    let first = p
    if eat("&amp;") { return scratch.append(UInt8(ascii: "&")) }
    if eat("&lt;") { return scratch.append(UInt8(ascii: "<")) }
    if eat("&gt;") { return scratch.append(UInt8(ascii: ">")) }
    if eat("&quot;") { return scratch.append(UInt8(ascii: "\"")) }
    if eat("&apos;") { return scratch.append(UInt8(ascii: "'")) }
    guard eat("&#") else { throw failure(.entity, at: first) }
    let isHexadecimal = p < end && p[0] == UInt8(ascii: "x")
    if isHexadecimal { p += 1 }
    var scalar: UInt32 = 0
    let digits = p
    while p < end, let digit = Self.digit(p[0], isHexadecimal: isHexadecimal) {
      // It stays too large once it is.
      if scalar < 0x11_0000 { scalar = scalar * (isHexadecimal ? 16 : 10) + digit }
      p += 1
    }
    guard p > digits, p < end, p[0] == UInt8(ascii: ";") else { throw failure(.reference, at: first) }
    p += 1
    guard CharacterClasses.isCharacter(scalar), let character = Unicode.Scalar(scalar) else {
      throw failure(.referencedCharacter, at: first)
    }
    if let bytes = UTF8.encode(character) { scratch.append(contentsOf: bytes) }
  }

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  // MARK: - The text of the element that is open

  /// Adds text of the document to that of the open element.
  private mutating func addText(_ text: UnsafePointer<UInt8>, _ length: Int) {
    let frame = frames.count - 1
    if frames[frame].text == nil, frames[frame].scratchStart < 0 {
      frames[frame].text = text
      frames[frame].textLength = length
      return
    }
    beginScratch()
    scratch.append(contentsOf: UTF8Bytes(start: text, count: length))
  }

  /// Adds blanks. In front of all other text of an element with children they will be taken off.
  private mutating func addBlanks(_ text: UnsafePointer<UInt8>, _ length: Int) {
    let frame = frames.count - 1
    let isFirst = frames[frame].text == nil && frames[frame].scratchStart < 0
    if isFirst, runs.count > frames[frame].firstRun { return }
    for offset in 0..<length where text[offset] == UInt8(ascii: "\r") { return addLines(text, length) }
    addText(text, length)
  }

  /// Adds blanks with line ends to normalise.
  private mutating func addLines(_ text: UnsafePointer<UInt8>, _ length: Int) {
    beginScratch()
    var isBehindReturn = false
    for byte in UTF8Bytes(start: text, count: length) {
      if byte != UInt8(ascii: "\n") || !isBehindReturn {
        scratch.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
      }
      isBehindReturn = byte == UInt8(ascii: "\r")
    }
  }

  /// What comes next belongs to `scratch`, behind what the element has so far.
  private mutating func beginScratch() {
    let frame = frames.count - 1
    guard frames[frame].scratchStart < 0 else { return }
    frames[frame].scratchStart = scratch.count
    if let text = frames[frame].text {
      scratch.append(contentsOf: UTF8Bytes(start: text, count: frames[frame].textLength))
      frames[frame].text = nil
    }
  }
}
