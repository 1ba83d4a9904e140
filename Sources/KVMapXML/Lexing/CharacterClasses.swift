/// What each byte can be in XML, as one look into a table. All that is not ASCII is looked at more closely.
enum CharacterClasses {
  /// White space (production 3).
  static let blank: UInt8 = 1
  /// Goes on in a name (4a), as ASCII.
  static let name: UInt8 = 2
  /// Begins a name (4), as ASCII.
  static let nameStart: UInt8 = 4
  /// Stands between a prefix and a name.
  static let colon: UInt8 = 8
  /// Ends a run of plain text in an attribute's value.
  static let attributeStop: UInt8 = 16
  /// Is no character, or may not be one.
  static let suspect: UInt8 = 32

  /// The flags of each byte, 16 in a line.
  private static var table: UnsafePointer<UInt8> {
    // Constant bytes, which nothing has to make when a document is read.
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

  /// Everything that a byte can be.
  @inline(__always)
  static func flags(of byte: UInt8) -> UInt8 { table[Int(byte)] }

  @inline(__always)
  static func has(_ flags: UInt8, _ byte: UInt8) -> Bool { table[Int(byte)] & flags != 0 }

  /// Whether a scalar that is not ASCII begins a name (production 4).
  static func beginsName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x2ff, 0x370...0x37d, 0x37f...0x1fff, 0x200c...0x200d, 0x2070...0x218f,
      0x2c00...0x2fef, 0x3001...0xd7ff, 0xf900...0xfdcf, 0xfdf0...0xfffd, 0x10000...0xeffff:
      true
    default: false
    }
  }

  /// Whether a scalar that is not ASCII goes on in a name (production 4a).
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
