/// What `trimmed` removes: white space and newlines (Unicode's property White_Space) at both ends, not inside.
package enum Trimming {
  /// - Complexity: Linear in the removed text, not in the length of `text`.
  package static func trimmed(_ text: String) -> String { trimmed(text, range) }

  /// Same as `trimmed(_:)`, of `asciiRange(in:)`.
  static func asciiTrimmed(_ text: String) -> String { trimmed(text, asciiRange) }

  private static func trimmed(_ text: String, _ range: (UTF8Bytes) -> Range<Int>) -> String {
    var text = text
    return text.withUTF8 { utf8 in
      let kept = range(utf8)
      return kept.count == utf8.count ? nil : String(decoding: UTF8Bytes(rebasing: utf8[kept]), as: UTF8.self)
    } ?? text
  }

  /// The bytes that remain.
  ///
  /// - Parameter utf8: Valid UTF-8.
  package static func range(in utf8: UTF8Bytes) -> Range<Int> {
    var start = 0
    while start < utf8.count {
      let length = spaceLength(utf8, at: start)
      guard length > 0 else { break }
      start += length
    }
    var end = utf8.count
    while end > start {
      var first = end - 1
      while first > start, utf8[first] & 0xC0 == 0x80 { first -= 1 }
      guard spaceLength(utf8, at: first) == end - first else { break }
      end = first
    }
    return start..<end
  }

  /// What remains if only white space of ASCII is removed, as of texts in XML and in forms.
  static func asciiRange(in utf8: UTF8Bytes) -> Range<Int> {
    guard let first = utf8.firstIndex(where: { !isSpace($0) }) else { return utf8.count..<utf8.count }
    let last = utf8.lastIndex { !isSpace($0) } ?? first
    return first..<(last + 1)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// The number of bytes of the white space at `position`; 0 if there is none.
  private static func spaceLength(_ utf8: UTF8Bytes, at position: Int) -> Int {
    let first = utf8[position]
    if first < 0x80 { return isSpace(first) ? 1 : 0 }
    let left = utf8.count - position
    if first == 0xC2, left >= 2 {
      // U+0085 next line, U+00A0 no-break space.
      return utf8[position + 1] == 0x85 || utf8[position + 1] == 0xA0 ? 2 : 0
    }
    guard 0xE1...0xE3 ~= first, left >= 3 else { return 0 }
    return switch (first, utf8[position + 1], utf8[position + 2]) {
    case (0xE1, 0x9A, 0x80),  // U+1680
      (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF),  // U+2000 … U+202F
      (0xE2, 0x81, 0x9F),  // U+205F
      (0xE3, 0x80, 0x80):  // U+3000
      3
    default: 0
    }
  }
}
