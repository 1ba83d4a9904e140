@_spi(Generated) package import KVMap

/// The supported encodings of XML (C3 of the language's decisions).
enum XMLEncoding: Equatable {
  case utf8
  case ascii
  case latin1
  case utf16(isBigEndian: Bool)

  /// The encoding that the first bytes of a document indicate, and the length of its byte order mark.
  ///
  /// - Throws: If they name another encoding, a failure at that name.
  static func detect(_ source: UTF8Bytes) throws(TranscodingFailure) -> (encoding: XMLEncoding, mark: Int) {
    func begins(_ bytes: UInt8...) -> Bool { source.starts(with: bytes) }
    if begins(0xff, 0xfe, 0, 0) || begins(0, 0, 0xfe, 0xff) || begins(0, 0, 0, 0x3c) || begins(0x3c, 0, 0, 0) {
      throw unknown(at: 0, "UTF-32")
    }
    if begins(0xff, 0xfe) { return (.utf16(isBigEndian: false), 2) }
    if begins(0xfe, 0xff) { return (.utf16(isBigEndian: true), 2) }
    if begins(0x3c, 0, 0x3f, 0) || begins(0, 0x3c, 0, 0x3f) {
      throw unknown(at: 0, "UTF-16 without a byte order mark")
    }
    if begins(0x4c, 0x6f, 0xa7, 0x94) { throw unknown(at: 0, "EBCDIC") }
    let mark = begins(0xef, 0xbb, 0xbf) ? 3 : 0
    guard let name = declaredName(in: UTF8Bytes(rebasing: source[mark...])) else { return (.utf8, mark) }
    let text = String(decoding: source[(mark + name.lowerBound)..<(mark + name.upperBound)], as: UTF8.self)
    let word = text.lowercased()
    if word == "utf-8" || word == "utf8" { return (.utf8, mark) }
    // A byte order mark here is that of UTF-8.
    if mark == 0, word == "us-ascii" || word == "ascii" { return (.ascii, 0) }
    if mark == 0, word == "iso-8859-1" || word == "latin1" { return (.latin1, 0) }
    throw unknown(at: mark + name.lowerBound, text)
  }

  private static func unknown(at offset: Int, _ name: String) -> TranscodingFailure {
    let found = Array(name.utf8).withUnsafeBufferPointer { $0.quotedText }
    return TranscodingFailure(
      .encoding, at: offset, expected: "UTF-8, UTF-16 with a byte order mark, US-ASCII or ISO-8859-1",
      found: "the encoding \(found)")
  }

  /// Whether a text is the valid name of an encoding (production 81).
  static func isName(_ text: UTF8Bytes) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.dropFirst().allSatisfy { byte in
      isLetter(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "._-".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  /// The range of the encoding name in the XML declaration. The declaration is validated later.
  static func declaredName(in text: UTF8Bytes) -> Range<Int>? {
    let head = UTF8Bytes(rebasing: text.prefix(1_024))
    // Other processing instructions may have names that begin with it.
    guard head.starts(with: "<?xml".utf8), head.count > 5, [0x20, 0x09, 0x0d, 0x0a].contains(head[5]),
      let end = head.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let word = Array("encoding".utf8)
    var position = 5
    while position + word.count < end, !head[position...].starts(with: word) { position += 1 }
    position += word.count
    while position < end, head[position] <= 0x20 || head[position] == UInt8(ascii: "=") { position += 1 }
    guard position < end, head[position] == UInt8(ascii: "\"") || head[position] == UInt8(ascii: "'"),
      let close = head[(position + 1)..<end].firstIndex(of: head[position])
    else { return nil }
    return position + 1..<close
  }
}

/// A document as UTF-8, with the mapping of its positions to the original.
package struct XMLSource: ~Copyable {
  /// Well-formed UTF-8 without a byte order mark.
  package let text: UTF8Bytes
  private let encoding: XMLEncoding
  private let mark: Int
  private let copy: UnsafeMutableBufferPointer<UInt8>?

  /// - Parameter source: Must stay in place for the lifetime of this value.
  /// - Throws: `TranscodingFailure` of the kind `encoding`.
  package init(_ source: UTF8Bytes) throws(TranscodingFailure) {
    let (encoding, mark) = try XMLEncoding.detect(source)
    let bytes = UTF8Bytes(rebasing: source[mark...])
    let copy = try Self.converted(bytes, encoding, mark)
    self.encoding = encoding
    self.mark = mark
    self.copy = copy
    text = copy.map { UTF8Bytes($0) } ?? bytes
  }

  deinit { copy?.deallocate() }

  /// The document as UTF-8, which the caller deallocates; nil if it already is UTF-8.
  private static func converted(
    _ bytes: UTF8Bytes, _ encoding: XMLEncoding, _ mark: Int
  ) throws(TranscodingFailure) -> UnsafeMutableBufferPointer<UInt8>? {
    switch encoding {
    case .utf8:
      if let bad = bytes.firstInvalidUTF8 { throw badByte(bytes[bad], at: mark + bad, "UTF-8") }
      return nil
    case .ascii:
      if let bad = bytes.firstIndex(where: { $0 >= 0x80 }) { throw badByte(bytes[bad], at: bad, "US-ASCII") }
      return nil
    case .latin1: return utf8(ofLatin1: bytes)
    case .utf16(let isBigEndian):
      let buffer = try utf8(ofUTF16: bytes, isBigEndian: isBigEndian, from: mark)
      if let failure = contradiction(in: UTF8Bytes(buffer), isBigEndian: isBigEndian, mark) {
        buffer.deallocate()
        throw failure
      }
      return buffer
    }
  }

  /// The encoding in the declaration must agree with the byte order mark.
  private static func contradiction(in text: UTF8Bytes, isBigEndian: Bool, _ mark: Int) -> TranscodingFailure? {
    guard let name = XMLEncoding.declaredName(in: text) else { return nil }
    let word = String(decoding: text[name], as: UTF8.self).lowercased()
    guard word != "utf-16", word != (isBigEndian ? "utf-16be" : "utf-16le") else { return nil }
    // Only a malformed declaration contains non-ASCII characters before it.
    let before = text[..<name.lowerBound].reduce(0) { $0 + units(of: $1) }
    return TranscodingFailure(
      .encoding, at: mark + 2 * before, expected: "the encoding UTF-16, as the byte order mark says",
      found: "the encoding \(Array(word.utf8).withUnsafeBufferPointer { $0.quotedText })")
  }

  private static func badByte(_ byte: UInt8, at offset: Int, _ encoding: String) -> TranscodingFailure {
    let digits = String(byte, radix: 16, uppercase: true)
    return TranscodingFailure(
      .encoding, at: offset, expected: encoding, found: "the byte 0x\(digits.count < 2 ? "0" : "")\(digits)")
  }

  private static func utf8(ofLatin1 bytes: UTF8Bytes) -> UnsafeMutableBufferPointer<UInt8> {
    let length = bytes.count + bytes.count { $0 >= 0x80 }
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(length, 1))
    var end = 0
    for byte in bytes {
      if byte < 0x80 {
        buffer[end] = byte
        end += 1
      } else {
        buffer[end] = 0xc0 | byte >> 6
        buffer[end + 1] = 0x80 | byte & 0x3f
        end += 2
      }
    }
    return UnsafeMutableBufferPointer(rebasing: buffer[..<end])
  }

  private static func utf8(
    ofUTF16 bytes: UTF8Bytes, isBigEndian: Bool, from mark: Int
  ) throws(TranscodingFailure) -> UnsafeMutableBufferPointer<UInt8> {
    var units = UTF16Units(bytes, isBigEndian: isBigEndian)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count / 2 * 3, 1))
    var end = 0
    while !units.isAtEnd {
      let place = units.offset
      guard let scalar = units.next(), let encoded = UTF8.encode(scalar) else {
        buffer.deallocate()
        throw badByte(bytes[min(place, bytes.count - 1)], at: mark + place, "UTF-16")
      }
      for byte in encoded {
        buffer[end] = byte
        end += 1
      }
    }
    return UnsafeMutableBufferPointer(rebasing: buffer[..<end])
  }

  // MARK: - Places

  /// The number of UTF-16 code units of the scalar that this UTF-8 byte begins; 0 for its other bytes.
  private static func units(of byte: UInt8) -> Int { byte & 0xc0 == 0x80 ? 0 : byte >= 0xf0 ? 2 : 1 }

  /// The offset in the document of a position in the text.
  ///
  /// - Complexity: Linear in the offset, for documents that are not UTF-8; otherwise constant.
  package func offset(of place: Int) -> Int { offset(of: place, behind: start) }

  /// The beginning of the text.
  package var start: Place { Place(text: 0, document: mark) }

  /// A position in the text and in the document.
  package struct Place {
    var text: Int
    package var document: Int
  }

  /// The offset in the document of a position in the text.
  ///
  /// - Parameter known: A position that is not after it; the text between them is scanned.
  package func offset(of place: Int, behind known: Place) -> Int {
    let between = text[min(known.text, text.count)..<min(max(place, known.text), text.count)]
    switch encoding {
    case .utf8, .ascii: return mark + place
    case .latin1: return known.document + between.count { $0 & 0xc0 != 0x80 }
    case .utf16:
      return known.document + 2 * between.reduce(0) { $0 + Self.units(of: $1) }
    }
  }

  /// Advances a known position in the text.
  package func move(_ known: inout Place, to place: Int) {
    known = Place(text: place, document: offset(of: place, behind: known))
  }

  /// Lines and columns of offsets in the document, which must be ascending.
  package func positions(of offsets: [Int]) -> [SourcePosition] {
    var positions: [SourcePosition] = []
    var (line, column, place) = (1, 1, mark)
    var rest = text.makeIterator()
    for offset in offsets {
      while place < offset, let byte = rest.next() {
        if byte & 0xc0 != 0x80 {
          (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
        }
        switch encoding {
        case .utf8, .ascii: place += 1
        case .latin1: place += byte & 0xc0 == 0x80 ? 0 : 1
        case .utf16: place += byte & 0xc0 == 0x80 ? 0 : byte >= 0xf0 ? 4 : 2
        }
      }
      positions.append(SourcePosition(line: line, column: column))
    }
    return positions
  }
}

/// The scalars of UTF-16.
private struct UTF16Units {
  private let bytes: UTF8Bytes
  private let isBigEndian: Bool
  private(set) var offset = 0

  init(_ bytes: UTF8Bytes, isBigEndian: Bool) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  var isAtEnd: Bool { offset >= bytes.count }

  private func unit(at offset: Int) -> UInt32? {
    guard offset + 1 < bytes.count else { return nil }
    let (high, low) = isBigEndian ? (bytes[offset], bytes[offset + 1]) : (bytes[offset + 1], bytes[offset])
    return UInt32(high) << 8 | UInt32(low)
  }

  /// - Returns: nil if the unit is half of a surrogate pair, or incomplete.
  mutating func next() -> Unicode.Scalar? {
    guard let first = unit(at: offset) else { return nil }
    offset += 2
    guard first & 0xfc00 == 0xd800 else { return Unicode.Scalar(first) }
    guard let second = unit(at: offset), second & 0xfc00 == 0xdc00 else { return nil }
    offset += 2
    return Unicode.Scalar(0x10000 + (first & 0x3ff) << 10 + second & 0x3ff)
  }
}
