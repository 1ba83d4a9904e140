/// The characters of XML 1.0 (fifth edition).
package enum XMLCharacters {
  /// Whether a scalar begins a name without a colon (production 4 of XML, and of Namespaces in XML).
  package static func beginsName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5a, 0x5f, 0x61...0x7a, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x2ff, 0x370...0x37d, 0x37f...0x1fff,
      0x200c...0x200d, 0x2070...0x218f, 0x2c00...0x2fef, 0x3001...0xd7ff, 0xf900...0xfdcf, 0xfdf0...0xfffd,
      0x10000...0xeffff:
      true
    default: false
    }
  }

  /// Whether a scalar continues a name without a colon (production 4a).
  package static func continuesName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2d, 0x2e, 0x30...0x39, 0xb7, 0x300...0x36f, 0x203f...0x2040: true
    default: beginsName(scalar)
    }
  }

  /// Whether a document may contain a scalar (production 2).
  package static func isCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x9, 0xa, 0xd, 0x20...0xd7ff, 0xe000...0xfffd, 0x10000...0x10ffff: true
    default: false
    }
  }
}
