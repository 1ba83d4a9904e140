/// A lookup table with the possible roles of each byte in XML. Non-ASCII bytes need further checks.
enum CharacterClasses {
  /// White space (production 3).
  static let blank: UInt8 = 1
  /// Can continue a name (4a), as ASCII.
  static let name: UInt8 = 2
  /// Can begin a name (4), as ASCII.
  static let nameStart: UInt8 = 4
  /// Separates a prefix from a name.
  static let colon: UInt8 = 8
  /// Ends a run of plain text in an attribute's value.
  static let attributeStop: UInt8 = 16
  /// Is not a character, or may not be one.
  static let suspect: UInt8 = 32

  /// The flags of each byte, 16 per line.
  private static var table: UnsafePointer<UInt8> {
    // Constant bytes, which need no initialization at run time.
    ("""
    \u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{11}\u{11}\u{30}\u{30}\u{11}\u{30}\u{30}\
    \u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\u{30}\
    \u{1}\0\u{10}\0\0\0\u{10}\u{10}\0\0\0\0\0\u{2}\u{2}\0\
    \u{2}\u{2}\u{2}\u{2}\u{2}\u{2}\u{2}\u{2}\u{2}\u{2}\u{e}\0\u{10}\0\u{10}\0\
    \0\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\
    \u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\0\0\0\0\u{6}\
    \0\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\
    \u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{30}\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0
    """ as StaticString).utf8Start
  }

  /// All flags of a byte.
  @inline(__always)
  static func flags(of byte: UInt8) -> UInt8 { table[Int(byte)] }

  @inline(__always)
  static func has(_ flags: UInt8, _ byte: UInt8) -> Bool { table[Int(byte)] & flags != 0 }

  /// Whether a non-ASCII scalar begins a name (production 4).
  static func beginsName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x2ff, 0x370...0x37d, 0x37f...0x1fff, 0x200c...0x200d, 0x2070...0x218f,
      0x2c00...0x2fef, 0x3001...0xd7ff, 0xf900...0xfdcf, 0xfdf0...0xfffd, 0x10000...0xeffff:
      true
    default: false
    }
  }

  /// Whether a non-ASCII scalar continues a name (production 4a).
  static func continuesName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xb7, 0x300...0x36f, 0x203f...0x2040: true
    default: beginsName(scalar)
    }
  }

  /// Whether a scalar is a character (production 2).
  static func isCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x9, 0xa, 0xd, 0x20...0xd7ff, 0xe000...0xfffd, 0x10000...0x10ffff: true
    default: false
    }
  }
}
