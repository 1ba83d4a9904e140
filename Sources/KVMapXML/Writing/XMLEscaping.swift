@_spi(Generated) package import KVMap

/// Escapes characters that have a special meaning in XML.
package enum XMLEscaping {
  /// The kind of place where a text is written.
  package enum Place { case element, attribute }

  /// Appends a text so that an XML reader finds it unchanged.
  ///
  /// - Returns: The first scalar that no XML document can contain, at which it stops; nil on success.
  package static func append(_ text: UTF8Bytes, in place: Place, to output: inout [UInt8]) -> UInt32? {
    var first = 0
    for (position, byte) in text.enumerated() {
      let escape: StaticString
      switch byte {
      case UInt8(ascii: "<"): escape = "&lt;"
      case UInt8(ascii: ">"): escape = "&gt;"
      case UInt8(ascii: "&"): escape = "&amp;"
      case UInt8(ascii: "\""):
        guard place == .attribute else { continue }
        escape = "&quot;"
      // Readers normalize line ends, and all white space in attributes.
      case UInt8(ascii: "\r"): escape = "&#13;"
      case UInt8(ascii: "\n"):
        guard place == .attribute else { continue }
        escape = "&#10;"
      case UInt8(ascii: "\t"):
        guard place == .attribute else { continue }
        escape = "&#9;"
      case 0..<0x20: return UInt32(byte)
      case 0xef:
        // U+FFFE and U+FFFF.
        if text.count - position > 2, text[position + 1] == 0xbf, text[position + 2] >= 0xbe {
          return 0xff40 | UInt32(text[position + 2])
        }
        continue
      default: continue
      }
      output.append(contentsOf: text[first..<position])
      output.append(contentsOf: UTF8Bytes(start: escape.utf8Start, count: escape.utf8CodeUnitCount))
      first = position + 1
    }
    output.append(contentsOf: text[first...])
    return nil
  }
}
