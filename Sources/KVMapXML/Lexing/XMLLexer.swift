@_spi(Generated) package import KVMap
import KVMapText

/// Advances over the bytes of an XML document and tokenizes its markup: names, attributes, references, comments,
/// instructions, and everything outside the document's element. The meaning of elements is left to its users.
///
/// The grammar is that of XML 1.0 (fifth edition), without declarations inside a document type.
///
/// **Bounds.** `end` is after the last `>` of the document. Loops that stop at that byte need no other bounds check;
/// the text after a `>` has one. Loads of more than one byte are checked against `safe`.
package struct XMLLexer: ~Copyable {
  /// The next byte.
  var p: UnsafePointer<UInt8>
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// After the last byte of the document.
  let behind: UnsafePointer<UInt8>
  /// The last address from which 24 bytes may be loaded; 0 for none.
  let safe: UInt
  /// Whether carriage returns in texts are kept and not treated as part of line ends.
  let keepsReturns: Bool
  /// Texts that differ from their form in the document, and attribute values with references.
  var scratch = RawStack<UInt8>(capacity: 64)

  /// - Parameters:
  ///   - text: Well-formed UTF-8, which must stay in place; without a byte order mark.
  ///   - keepsReturns: Whether carriage returns in texts are kept, contrary to the XML specification (2.11).
  package init(_ text: UTF8Bytes, keepsReturns: Bool) {
    start = text.baseAddress ?? ("\0" as StaticString).utf8Start
    p = start
    behind = start + text.count
    var last = behind
    while last > start, last[-1] != UInt8(ascii: ">") { last -= 1 }
    end = last
    safe = text.count >= 24 ? UInt(bitPattern: behind) - 24 : 0
    self.keepsReturns = keepsReturns
  }

  /// The position of the cursor in the text.
  package var offset: Int { p - start }

  func failure(_ expectation: XMLExpectation, at place: UnsafePointer<UInt8>) -> XMLFailure {
    XMLFailure(expectation, at: place - start)
  }

  /// Whether 24 bytes may be loaded from a position.
  @inline(__always)
  func isSafe(_ place: UnsafePointer<UInt8>) -> Bool { UInt(bitPattern: place) <= safe }

  /// White space (production 3). Stops at `end` at the latest.
  @inline(__always)
  mutating func skipBlanks() {
    var p = self.p
    // The usual run is one line end and its indentation.
    while isSafe(p) {
      let count = BlankRun.count(at: p)
      p += count
      guard count == 16 else {
        // The first nonblank byte is before the end, or is the byte after it.
        self.p = min(p, end)
        return
      }
    }
    while p < end, CharacterClasses.has(CharacterClasses.blank, p[0]) { p += 1 }
    self.p = min(p, end)
  }

  // MARK: - Names

  /// Advances over a name (production 5). Its first character is not checked by the caller.
  @inline(__always)
  mutating func name() throws(XMLFailure) -> XMLNameBytes {
    let first = p
    if first < end, CharacterClasses.has(CharacterClasses.nameStart, first[0]) {
      var p = first
      var flags: UInt8 = 0
      // The last byte of the document never continues a name.
      while true {
        let byte = CharacterClasses.flags(of: p[0])
        guard byte & CharacterClasses.name != 0 else { break }
        flags |= byte
        p += 1
      }
      if p[0] < 0x80 {
        self.p = p
        return XMLNameBytes(start: first, length: p - first, hasColon: flags & CharacterClasses.colon != 0)
      }
    }
    return try longName()
  }

  /// A name with non-ASCII characters.
  @inline(never)
  private mutating func longName() throws(XMLFailure) -> XMLNameBytes {
    let first = p
    while p < end {
      if p[0] < 0x80 {
        let flag = p == first ? CharacterClasses.nameStart : CharacterClasses.name
        guard CharacterClasses.has(flag, p[0]) else { break }
        p += 1
      } else {
        let (scalar, length) = scalar(at: p)
        let fits = p == first ? XMLCharacters.beginsName(scalar) : XMLCharacters.continuesName(scalar)
        guard fits else { break }
        p += length
      }
    }
    guard p > first else { throw failure(.name, at: p < end ? p : behind) }
    let name = UTF8Bytes(start: first, count: p - first)
    return XMLNameBytes(start: first, length: name.count, hasColon: name.contains(UInt8(ascii: ":")))
  }

  /// The length of a name's prefix; 0 if it has none.
  ///
  /// - Throws: A failure if the name is not a qualified name (NS, production 7).
  @inline(__always)
  func prefixLength(of name: XMLNameBytes) throws(XMLFailure) -> Int {
    name.hasColon ? try checkedPrefixLength(of: name) : 0
  }

  @inline(never)
  private func checkedPrefixLength(of name: XMLNameBytes) throws(XMLFailure) -> Int {
    let bytes = name.bytes
    let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? 0
    let local = UTF8Bytes(rebasing: bytes[(colon + 1)...])
    guard colon > 0, let first = local.first, !local.contains(UInt8(ascii: ":")) else {
      throw failure(.qualifiedName, at: name.start)
    }
    let begins =
      first < 0x80
      ? CharacterClasses.has(CharacterClasses.nameStart, first)
      : XMLCharacters.beginsName(scalar(at: name.start + colon + 1).scalar)
    guard begins else { throw failure(.qualifiedName, at: name.start) }
    return colon
  }

  // MARK: - Characters

  /// The non-ASCII scalar that begins at a position, and its length in bytes. The text is well-formed.
  func scalar(at place: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
    let first = UInt32(place[0])
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
    guard behind - place >= length else { return (0, 1) }
    var scalar = first & (0xff >> UInt32(length + 1))
    for index in 1..<length { scalar = scalar << 6 | UInt32(place[index] & 0x3f) }
    return (scalar, length)
  }

  /// Checks that a suspect byte is a character, and advances over the whole character.
  mutating func skipSuspect() throws(XMLFailure) {
    guard p[0] == 0xef else { throw failure(.character, at: p) }
    let (scalar, length) = scalar(at: p)
    guard XMLCharacters.isCharacter(scalar) else { throw failure(.character, at: p) }
    p += length
  }

  /// Consumes these bytes if they are next. They must not end in `>`, unless they precede the last `>` of the document.
  mutating func eat(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard end - p >= length, Bytes.areEqual(p, text.utf8Start, length) else { return false }
    p += length
    return true
  }
}

/// A name in the document.
package struct XMLNameBytes: BitwiseCopyable {
  var start: UnsafePointer<UInt8>
  var length: Int
  var hasColon: Bool

  package var bytes: UTF8Bytes { UTF8Bytes(start: start, count: length) }
}

/// Byte comparisons.
enum Bytes {
  @inline(__always)
  static func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count >= 8 else {
      var index = 0
      while index < count {
        if left[index] != right[index] { return false }
        index &+= 1
      }
      return true
    }
    // The last word may overlap the one before.
    var index = 0
    let last = count &- 8
    while index < last {
      if word(at: left + index) != word(at: right + index) { return false }
      index &+= 8
    }
    return word(at: left + last) == word(at: right + last)
  }

  static func areEqual(_ left: UTF8Bytes, _ right: StaticString) -> Bool {
    guard left.count == right.utf8CodeUnitCount, let start = left.baseAddress else { return false }
    return areEqual(start, right.utf8Start, left.count)
  }

  /// Eight bytes, the first lowest.
  @inline(__always)
  static func word(at place: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
  }
}
