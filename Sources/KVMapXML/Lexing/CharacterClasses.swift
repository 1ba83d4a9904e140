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
}
