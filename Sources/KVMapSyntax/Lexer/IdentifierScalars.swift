/// The scalars that Swift identifiers consist of, according to the grammar in "The Swift Programming Language" (Lexical
/// Structure, identifier-head and identifier-character).
///
/// Invisible scalars of Swift's list are excluded: a name that differs from another only in a soft hyphen, a zero-width
/// space or a bidirectional control would be a trap. The joiners U+200C and U+200D are allowed (scripts and emoji need
/// them), but not at the beginning.
package enum IdentifierScalars {
  /// Whether a text is a name that Swift accepts, possibly in back-quotes.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first) else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy(isContinuation)
  }

  static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case ..<0xA8: false
    case 0xAD: false
    case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
    case 0x100...0x2FF, 0x370...0x61B, 0x61D...0x167F, 0x1681...0x180D, 0x180F...0x1DBF: true
    case 0x1E00...0x1FFF: true
    case 0x203F...0x2040, 0x2054, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793: true
    case 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF: true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFEFD, 0xFF00...0xFFFD: true
    case 0x10000...0xDFFFF: scalar.value & 0xFFFF <= 0xFFFD
    case 0xE1000...0xEFFFD: true
    default: false
    }
  }

  static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x200C...0x200D, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: isHead(scalar)
    }
  }

  /// The same for one ASCII byte.
  static func isASCIIHead(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == 0x5F
  }

  static func isASCIIContinuation(_ byte: UInt8) -> Bool {
    isASCIIHead(byte) || byte &- 0x30 < 10
  }
}
