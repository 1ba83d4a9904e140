import KVMap

/// The bytes of a document that is being written, and what has to be escaped in them.
struct XMLOutput: ~Copyable {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  var count: Int { bytes.count }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UTF8Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

  /// An element without content ends where its start tag does.
  mutating func makeTagEmpty() {
    bytes.removeLast()
    append("/>")
  }

  /// The text of an element.
  ///
  /// - Returns: the first scalar that no XML document can have; nil where all is well.
  mutating func text(_ text: UTF8Bytes) -> UInt32? { escaped(text, isAttribute: false) }

  /// The value of an attribute, without its quotation marks.
  ///
  /// - Returns: as `text(_:)`.
  mutating func attribute(_ text: UTF8Bytes) -> UInt32? { escaped(text, isAttribute: true) }

  private mutating func escaped(_ text: UTF8Bytes, isAttribute: Bool) -> UInt32? {
    var first = 0
    for (position, byte) in text.enumerated() {
      let escape: StaticString
      switch byte {
      case UInt8(ascii: "<"): escape = "&lt;"
      case UInt8(ascii: ">"): escape = "&gt;"
      case UInt8(ascii: "&"): escape = "&amp;"
      case UInt8(ascii: "\""):
        guard isAttribute else { continue }
        escape = "&quot;"
      // Line ends are normalised when they are read, and all blanks of attributes become blanks.
      case UInt8(ascii: "\r"): escape = "&#13;"
      case UInt8(ascii: "\n"):
        guard isAttribute else { continue }
        escape = "&#10;"
      case UInt8(ascii: "\t"):
        guard isAttribute else { continue }
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
      bytes.append(contentsOf: text[first..<position])
      append(escape)
      first = position + 1
    }
    bytes.append(contentsOf: text[first...])
    return nil
  }
}
