@_spi(Generated) import KVMap

/// An attribute of the current start tag.
package struct XMLAttribute: BitwiseCopyable {
  package var name: XMLNameBytes
  /// The length of its prefix; 0 for none.
  var prefixLength: Int
  var value: UnsafePointer<UInt8>
  var valueLength: Int
  /// Whether its value in the document is the same as in a JSON string, and has no leading or trailing blanks.
  var isVerbatim = false
  /// The position of its value in `scratch`; -1 if the value is used directly from the document.
  var scratch = -1
}

/// Attributes and their values.
extension XMLLexer {
  /// `name="value"` (production 41).
  package mutating func attribute() throws(XMLFailure) -> XMLAttribute {
    let name = try name()
    skipBlanks()
    guard p < end, p[0] == UInt8(ascii: "=") else { throw failure(.equals, at: p < end ? p : behind) }
    p += 1
    skipBlanks()
    guard p < end, p[0] == UInt8(ascii: "\"") || p[0] == UInt8(ascii: "'") else {
      throw failure(.quote, at: p < end ? p : behind)
    }
    let quote = p[0]
    p += 1
    var attribute = XMLAttribute(name: name, prefixLength: try prefixLength(of: name), value: p, valueLength: 0)
    if quote == UInt8(ascii: "\""), plainValue(&attribute) { return attribute }
    var p = self.p
    while p < end, !CharacterClasses.has(CharacterClasses.attributeStop, p[0]) { p += 1 }
    if p < end, p[0] == quote {
      attribute.valueLength = p - attribute.value
      self.p = p + 1
    } else {
      try longValue(quote, &attribute)
    }
    return attribute
  }

  /// Advances over a quoted value that has the same form in XML and JSON, and over the closing mark.
  ///
  /// - Returns: `false`, without advancing, for any other value.
  @inline(__always)
  private mutating func plainValue(_ attribute: inout XMLAttribute) -> Bool {
    let first = self.p
    var p = first
    while isSafe(p) {
      let plain = ContentRun.count(at: p)
      if plain < 16 {
        p += plain
        break
      }
      p += 16
    }
    // The opening mark precedes it, so there is a byte to examine.
    guard isSafe(p), p[0] == UInt8(ascii: "\""), first[0] != UInt8(ascii: " "), p[-1] != UInt8(ascii: " ") else {
      return false
    }
    attribute.isVerbatim = true
    attribute.valueLength = p - first
    self.p = p + 1
    return true
  }

  /// A value that is not only plain text; up to its closing quotation mark. The normalized value is appended to
  /// `scratch` (3.3.3: every white-space character and every line end becomes a blank).
  @inline(never)
  private mutating func longValue(_ quote: UInt8, _ attribute: inout XMLAttribute) throws(XMLFailure) {
    let begin = scratch.count
    var isPlain = true
    var first = p
    while true {
      while p < end, !CharacterClasses.has(CharacterClasses.attributeStop, p[0]) { p += 1 }
      guard p < end else { throw failure(.attributeEnd, at: behind) }
      let byte = p[0]
      if byte == quote { break }
      switch byte {
      case UInt8(ascii: "<"): throw failure(.noLessThan, at: p)
      case UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): p += 1
      case UInt8(ascii: "&"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        isPlain = false
        scratch.push(UTF8Bytes(start: first, count: p - first))
        if byte == UInt8(ascii: "&") {
          try appendReference()
        } else {
          p += 1
          if byte == UInt8(ascii: "\r"), p < end, p[0] == UInt8(ascii: "\n") { p += 1 }
          scratch.push(UInt8(ascii: " "))
        }
        first = p
      default: try skipSuspect()
      }
    }
    if isPlain {
      attribute.valueLength = p - attribute.value
    } else {
      scratch.push(UTF8Bytes(start: first, count: p - first))
      attribute.scratch = begin
      attribute.valueLength = scratch.count - begin
    }
    p += 1
  }

  /// The value of an attribute, valid until `scratch` changes.
  func value(of attribute: XMLAttribute) -> UTF8Bytes {
    attribute.scratch >= 0
      ? scratch.elements(from: attribute.scratch, count: attribute.valueLength)
      : UTF8Bytes(start: attribute.value, count: attribute.valueLength)
  }
}
