package import KVMap

/// Moves over the bytes of an XML document and takes its markup apart: names, attributes, references, comments,
/// instructions, what stands around the document's element. What elements mean its users know.
///
/// The grammar is that of XML 1.0 (fifth edition), without declarations inside a document type.
///
/// **Bounds.** `end` stands behind the last `>` of the document. Loops that stop at that byte need no other test; what
/// follows a `>` has one. Loads of more than a byte are tested against `safe`.
package struct XMLLexer: ~Copyable {
  /// The next byte.
  var p: UnsafePointer<UInt8>
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// Behind the last byte of the document.
  let behind: UnsafePointer<UInt8>
  /// The last address from which 24 bytes may be loaded; 0 for none.
  let safe: UInt
  /// Whether carriage returns in texts stay, and are not part of line ends.
  let keepsReturns: Bool
  /// Texts that do not stand in the document as they are, and attributes' values with references.
  var scratch = RawStack<UInt8>(capacity: 64)

  /// - Parameters:
  ///   - text: well-formed UTF-8, which stays where it is; without a byte order mark.
  ///   - keepsReturns: whether carriage returns in texts stay, which is not what XML says (2.11).
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

  /// Where the cursor stands in the text.
  package var offset: Int { p - start }

  func failure(_ expectation: XMLExpectation, at place: UnsafePointer<UInt8>) -> XMLFailure {
    XMLFailure(expectation, at: place - start)
  }

  /// Whether 24 bytes may be loaded from a place.
  @inline(__always)
  func isSafe(_ place: UnsafePointer<UInt8>) -> Bool { UInt(bitPattern: place) <= safe }

  /// White space (production 3). Stops at `end` at the latest.
  @inline(__always)
  mutating func skipBlanks() {
    var p = self.p
    // One line end and its indentation are the usual run.
    while isSafe(p) {
      let count = BlankRun.count(at: p)
      p += count
      guard count == 16 else {
        // What is no blank stands before the end, or is the byte behind it.
        self.p = min(p, end)
        return
      }
    }
    while p < end, CharacterClasses.has(CharacterClasses.blank, p[0]) { p += 1 }
    self.p = min(p, end)
  }

  // MARK: - Names

  /// Moves over a name (production 5), whose first character is there or not.
  @inline(__always)
  mutating func name() throws(XMLFailure) -> XMLNameBytes {
    let first = p
    if first < end, CharacterClasses.has(CharacterClasses.nameStart, first[0]) {
      var p = first
      var flags: UInt8 = 0
      // The last byte of the document goes on in no name.
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

  /// A name with characters beyond ASCII.
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
        let fits = p == first ? CharacterClasses.beginsName(scalar) : CharacterClasses.continuesName(scalar)
        guard fits else { break }
        p += length
      }
    }
    guard p > first else { throw failure(.name, at: p < end ? p : behind) }
    let name = UTF8Bytes(start: first, count: p - first)
    return XMLNameBytes(start: first, length: name.count, hasColon: name.contains(UInt8(ascii: ":")))
  }

  /// The length of a name's prefix; 0 where it has none.
  ///
  /// - Throws: where the name is no qualified name (NS, production 7).
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
      : CharacterClasses.beginsName(scalar(at: name.start + colon + 1).scalar)
    guard begins else { throw failure(.qualifiedName, at: name.start) }
    return colon
  }

  // MARK: - Characters

  /// The scalar that begins at a place, which is not ASCII, and its length in bytes. The text is well-formed.
  func scalar(at place: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
    let first = UInt32(place[0])
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
    guard behind - place >= length else { return (0, 1) }
    var scalar = first & (0xff >> UInt32(length + 1))
    for index in 1..<length { scalar = scalar << 6 | UInt32(place[index] & 0x3f) }
    return (scalar, length)
  }

  /// Whether a byte that may be no character is one. Moves over it, with what belongs to it.
  mutating func skipSuspect() throws(XMLFailure) {
    guard p[0] == 0xef else { throw failure(.character, at: p) }
    let (scalar, length) = scalar(at: p)
    guard CharacterClasses.isCharacter(scalar) else { throw failure(.character, at: p) }
    p += length
  }

  /// Whether these bytes come next; moves over them if so. They do not end in `>`, or stand before the last one.
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

/// Comparisons of bytes.
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
    // The last word may begin inside the one before.
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
