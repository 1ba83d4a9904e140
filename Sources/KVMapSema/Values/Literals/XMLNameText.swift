/// The names and characters that XML 1.0 (fifth edition) and Namespaces in XML 1.0 allow.
enum XMLNameText {
  /// The parts of a qualified name (production 7 of Namespaces): a prefix, which may be empty, and a local part.
  ///
  /// - Returns: `nil` for any other text.
  static func parts(of name: String) -> (prefix: String, local: String)? {
    let parts = name.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0) }
    guard let local = parts.last, parts.allSatisfy(isPlain) else { return nil }
    return (parts.count == 2 ? parts[0] : "", local)
  }

  /// Whether a text is a name without a colon (production 4 of Namespaces).
  static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, begins(first) else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy(goesOn)
  }

  /// Whether a text contains only characters that a document may contain (production 2).
  static func isText(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xa, 0xd, 0x20...0xd7ff, 0xe000...0xfffd, 0x10000...0x10ffff: true
      default: false
      }
    }
  }

  /// A valid name similar to a text that is not one. Underscores replace or precede characters that are not allowed in
  /// their position.
  ///
  /// - Returns: `nil` if nothing of the text would remain.
  static func suggestion(for text: String) -> String? {
    let parts = text.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: true)
    let names = parts.compactMap { plainSuggestion(for: String($0)) }
    return names.isEmpty || names.first == "xmlns" ? nil : names.joined(separator: ":")
  }

  private static func plainSuggestion(for text: String) -> String? {
    let blanks: Set<Unicode.Scalar> = [" ", "\t", "\r", "\n"]
    let trimmed = text.unicodeScalars.drop(while: blanks.contains).reversed().drop(while: blanks.contains).reversed()
    guard trimmed.contains(where: goesOn) else { return nil }
    var name = String.UnicodeScalarView(trimmed.map { goesOn($0) ? $0 : "_" })
    if let first = name.first, !begins(first) { name.insert("_", at: name.startIndex) }
    return String(name)
  }

  private static func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5a, 0x5f, 0x61...0x7a, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x2ff, 0x370...0x37d, 0x37f...0x1fff,
      0x200c...0x200d, 0x2070...0x218f, 0x2c00...0x2fef, 0x3001...0xd7ff, 0xf900...0xfdcf, 0xfdf0...0xfffd,
      0x10000...0xeffff:
      true
    default: false
    }
  }

  private static func goesOn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2d, 0x2e, 0x30...0x39, 0xb7, 0x300...0x36f, 0x203f...0x2040: true
    default: begins(scalar)
    }
  }
}
