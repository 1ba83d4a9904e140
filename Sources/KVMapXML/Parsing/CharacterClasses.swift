/// What each byte can be in XML, as one look into a table. All that is not ASCII is looked at more closely.
struct CharacterClasses: ~Copyable {
  /// White space (production 3).
  static let blank: UInt8 = 1
  /// Goes on in a name (4a), as ASCII.
  static let name: UInt8 = 2
  /// Begins a name (4), as ASCII.
  static let nameStart: UInt8 = 4
  /// Ends a run of plain text in an attribute's value.
  static let attributeStop: UInt8 = 16
  /// Is no character, or may not be one.
  static let suspect: UInt8 = 32

  private let table: UnsafeMutablePointer<UInt8>

  init() {
    table = .allocate(capacity: 256)
    table.initialize(repeating: 0, count: 256)
    func add(_ flags: UInt8, _ bytes: some Sequence<UInt8>) { for byte in bytes { table[Int(byte)] |= flags } }
    add(Self.blank, " \t\r\n".utf8)
    add(Self.nameStart | Self.name, UInt8(ascii: "A")...UInt8(ascii: "Z"))
    add(Self.nameStart | Self.name, UInt8(ascii: "a")...UInt8(ascii: "z"))
    add(Self.nameStart | Self.name, "_:".utf8)
    add(Self.name, "-.".utf8)
    add(Self.name, UInt8(ascii: "0")...UInt8(ascii: "9"))
    add(Self.attributeStop, "<&\"'>\r\n\t".utf8)
    let controls = (0..<UInt8(0x20)).filter { !"\t\r\n".utf8.contains($0) }
    // U+FFFE and U+FFFF begin with 0xEF.
    add(Self.attributeStop | Self.suspect, controls + [0xef])
  }

  deinit { table.deallocate() }

  @inline(__always)
  func has(_ flags: UInt8, _ byte: UInt8) -> Bool { table[Int(byte)] & flags != 0 }

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
