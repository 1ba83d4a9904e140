/// How the key of a property without a source is made of its name.
package enum KeyStyle: String, Sendable, Hashable, CaseIterable {
  case exact
  case snakeCase = "snake_case"
  case camelCase
  case pascalCase = "PascalCase"
  case kebabCase = "kebab_case"
  case screamingSnakeCase = "SCREAMING_SNAKE_CASE"

  /// The key of a property.
  package func key(for name: String) -> String {
    switch self {
    case .exact: name
    case .snakeCase: Self.words(of: name).map { $0.lowercased() }.joined(separator: "_")
    case .kebabCase: Self.words(of: name).map { $0.lowercased() }.joined(separator: "-")
    case .screamingSnakeCase: Self.words(of: name).map { $0.uppercased() }.joined(separator: "_")
    case .pascalCase: Self.words(of: name).map(Self.capitalized).joined()
    case .camelCase:
      Self.words(of: name).enumerated()
        .map { $0.offset == 0 ? $0.element.lowercased() : Self.capitalized($0.element) }.joined()
    }
  }

  /// The words of a name: `profileURL` is profile, URL; `plannedToIDs` is planned, To, IDs; `address2` is one word.
  ///
  /// A word begins at a capital after a small letter or digit, and at the last capital of a run that a small letter
  /// follows. A run of capitals with a single `s` at its end is one word. Underscores separate words; those at the
  /// beginning and end of a name are no words.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    for part in name.unicodeScalars.split(separator: "_") {
      let scalars = Array(part)
      var start = 0
      for index in scalars.indices.dropFirst() where beginsWord(index, in: scalars) {
        words.append(text(scalars[start..<index]))
        start = index
      }
      words.append(text(scalars[start...]))
    }
    // A name of underscores alone has no words, and its key is the name itself.
    return words.isEmpty ? [name] : words
  }

  private static func beginsWord(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard isCapital(scalars[index]) else { return false }
    guard isCapital(scalars[index - 1]) else { return true }
    // Within a run of capitals: the last one belongs to the small letter behind it, unless that is a plural `s`.
    guard index + 1 < scalars.count, isSmall(scalars[index + 1]) else { return false }
    let isPlural = scalars[index + 1] == "s" && !(index + 2 < scalars.count && isSmall(scalars[index + 2]))
    return !isPlural
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isUppercase }

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isLowercase }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }
}
