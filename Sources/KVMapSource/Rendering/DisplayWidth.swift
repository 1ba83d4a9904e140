/// The width of text in terminal columns.
package enum DisplayWidth {
  /// The width of one user-perceived character: combining scalars (accents, joiners, skin tones) add nothing.
  package static func of(_ character: Character) -> Int {
    var widest = 0
    for scalar in character.unicodeScalars {
      // U+FE0F selects the coloured form of the preceding symbol, which is two columns wide.
      widest = max(widest, scalar.value == 0xFE0F ? 2 : of(scalar))
    }
    return widest
  }

  package static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return isWide(scalar.value) ? 2 : 1
  }

  /// The blocks that Unicode Standard Annex #11 counts as wide or full width, in order.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo that begin a syllable
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x33FF,  // Kana, Bopomofo, compatibility Jamo, enclosed CJK
    0x3400...0x4DBF,  // CJK extension A
    0x4E00...0x9FFF,  // CJK unified ideographs
    0xA000...0xA4CF,  // Yi
    0xA960...0xA97F,  // Hangul Jamo extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE30...0xFE6F,  // CJK compatibility forms
    0xFF00...0xFF60,  // full width forms
    0xFFE0...0xFFE6,  // full width signs
    0x16FE0...0x18DFF,  // Tangut and Khitan
    0x1AFF0...0x1B2FF,  // Kana extended
    0x1F1E6...0x1F1FF,  // letters that pair up to flags
    0x20000...0x3FFFD,  // CJK extensions B and later
  ]

  private static func isWide(_ value: UInt32) -> Bool { wide.contains { $0.contains(value) } }
}
