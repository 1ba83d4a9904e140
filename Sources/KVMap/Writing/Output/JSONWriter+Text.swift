#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

extension JSONWriter {
  /// Text in quotes. Only quotes, backslashes and control characters are escaped.
  @_spi(Generated) public mutating func string(_ value: String) {
    // Nearly every text has contiguous bytes; then it is neither copied nor retained.
    guard value.utf8.withContiguousStorageIfAvailable({ quoted($0) }) == nil else { return }
    var text = value
    text.withUTF8 { quoted($0) }
  }

  /// Writes a character as a string.
  @_spi(Generated) public mutating func character(_ value: Character) { string(String(value)) }

  /// The absolute string of the URL.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for a URL that RFC 3986 does not allow, such as Foundation's `:x`:
  ///   it would be refused when it is read.
  @_spi(Generated) public mutating func url(_ value: URL) throws(CodingFailure) { string(try text(of: value)) }

  /// In uppercase.
  @_spi(Generated) public mutating func uuid(_ value: UUID) {
    reserve(UUIDText.length + 3)
    cursor[0] = UInt8(ascii: "\"")
    UUIDText.write(value, to: cursor + 1)
    cursor += UUIDText.length + 1
    endQuotes()
  }

  /// Padded Base64; in a property list, native data.
  @_spi(Generated) public mutating func data(_ value: Data) {
    guard notation != .propertyList else { return value.withUnsafeBytes { dataToken($0) } }
    value.withUnsafeBytes { bytes in
      let length = Base64Text.length(of: bytes.count)
      reserve(length + 3)
      cursor[0] = UInt8(ascii: "\"")
      Base64Text.write(bytes, to: cursor + 1)
      cursor += length + 1
      endQuotes()
    }
  }

  /// Digit for digit, without an exponent.
  ///
  /// - Throws: `CodingFailure` of the kind `range` if it is not a number.
  @_spi(Generated) public mutating func decimal(_ value: Decimal) throws(CodingFailure) {
    guard var text = DecimalText.text(value) else { throw CodingFailure(.range, .finiteNumber, at: count) }
    text.withUTF8 { append($0) }
    append(UInt8(ascii: ","))
  }

  @inline(never)
  mutating func quoted(_ utf8: UTF8Bytes) {
    let count = utf8.count
    reserve(count &+ 3)
    cursor.pointee = UInt8(ascii: "\"")
    cursor += 1
    if let source = utf8.baseAddress {
      let plain = StringEscaping.copyPlain(source, count: count, to: cursor)
      cursor += plain
      if plain < count { escape(source + plain, count: count &- plain) }
    }
    endQuotes()
  }

  /// Writes the rest of a text, from the first byte that must be escaped.
  @inline(never)
  private mutating func escape(_ source: UnsafePointer<UInt8>, count: Int) {
    var position = 0
    while position < count {
      // After the escape sequence: the remaining bytes, the quotation mark and the comma.
      reserve(StringEscaping.longest &+ count &- position &+ 2)
      cursor += StringEscaping.escape(source[position], to: cursor)
      position &+= 1
      let plain = StringEscaping.copyPlain(source + position, count: count &- position, to: cursor)
      position &+= plain
      cursor += plain
    }
  }

  @inline(__always)
  mutating func endQuotes() {
    cursor[0] = UInt8(ascii: "\"")
    cursor[1] = UInt8(ascii: ",")
    cursor += 2
  }
}
