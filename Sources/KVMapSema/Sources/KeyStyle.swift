/// How the key of a property without a source is derived from its name.
package enum KeyStyle: String, Sendable, Hashable, CaseIterable {
  case exact
  case snakeCase = "snake_case"
  case camelCase
  case pascalCase = "PascalCase"
  case kebabCase = "kebab_case"
  case screamingSnakeCase = "SCREAMING_SNAKE_CASE"

  /// The key of a property.
  ///
  /// - Complexity: Linear in the length of the name.
  package func key(for name: String) -> String {
    if self == .exact { return name }
    return keyOfASCII(name) ?? keyOfWords(name)
  }

  /// The separator between the words.
  private var separator: UInt8? {
    switch self {
    case .snakeCase, .screamingSnakeCase: UInt8(ascii: "_")
    case .kebabCase: UInt8(ascii: "-")
    case .exact, .camelCase, .pascalCase: nil
    }
  }

  /// Whether a letter of a word is upper case, whatever it was in the name.
  private func isCapital(inWord word: Int, beginning: Bool) -> Bool {
    switch self {
    case .exact, .snakeCase, .kebabCase: false
    case .screamingSnakeCase: true
    case .pascalCase: beginning
    case .camelCase: beginning && word > 0
    }
  }

  /// The same as `keyOfWords` without creating a string for each word; `nil` for names with non-ASCII letters.
  func keyOfASCII(_ name: String) -> String? {
    name.utf8.withContiguousStorageIfAvailable { bytes -> String? in
      guard bytes.allSatisfy({ $0 < 0x80 }), bytes.contains(where: { $0 != UInt8(ascii: "_") }) else { return nil }
      return String(unsafeUninitializedCapacity: 2 * bytes.count) { key in
        var count = 0
        var words = 0
        for index in bytes.indices where bytes[index] != UInt8(ascii: "_") {
          let isFirst = index == 0 || bytes[index - 1] == UInt8(ascii: "_")
          let beginning = isFirst || Self.beginsWord(index, in: bytes)
          if beginning {
            if words > 0, let separator {
              key[count] = separator
              count += 1
            }
            words += 1
          }
          key[count] = Self.letter(bytes[index], isCapital: isCapital(inWord: words - 1, beginning: beginning))
          count += 1
        }
        return count
      }
    } ?? nil
  }

  private static func letter(_ byte: UInt8, isCapital: Bool) -> UInt8 {
    let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
    return isLetter ? (isCapital ? byte & ~0x20 : byte | 0x20) : byte
  }

  func keyOfWords(_ name: String) -> String {
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
  /// A word begins at an upper-case letter after a lower-case letter or digit, and at the last upper-case letter of a
  /// run that is followed by a lower-case letter. A run of upper-case letters with a single `s` at its end is one word.
  /// Underscores separate words; those at the beginning and end of a name are not words.
  package static func words(of name: String) -> [String] {
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
    // A name that consists of underscores has no words; its key is the name itself.
    return words.isEmpty ? [name] : words
  }

  /// - Parameter letters: At least one precedes `index`. An underscore is neither an upper-case nor a lower-case
  ///   letter.
  private static func beginsWord<Letters: RandomAccessCollection>(_ index: Int, in letters: Letters) -> Bool
  where Letters.Index == Int, Letters.Element: CasedLetter {
    guard letters[index].isCapital else { return false }
    guard letters[index - 1].isCapital else { return true }
    // Within a run of upper-case letters: the last one belongs to the following lower-case letter, unless that is a
    // plural `s`.
    guard index + 1 < letters.count, letters[index + 1].isSmall else { return false }
    let isPlural = letters[index + 1].isPlural && !(index + 2 < letters.count && letters[index + 2].isSmall)
    return !isPlural
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }
}

/// The letter properties that `KeyStyle` needs, for scalars and for the bytes of an ASCII name.
private protocol CasedLetter {
  var isCapital: Bool { get }
  var isSmall: Bool { get }
  /// `s`
  var isPlural: Bool { get }
}

extension Unicode.Scalar: CasedLetter {
  fileprivate var isCapital: Bool { properties.isUppercase }
  fileprivate var isSmall: Bool { properties.isLowercase }
  fileprivate var isPlural: Bool { self == "s" }
}

extension UInt8: CasedLetter {
  fileprivate var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }
  fileprivate var isSmall: Bool { self &- UInt8(ascii: "a") < 26 }
  fileprivate var isPlural: Bool { self == UInt8(ascii: "s") }
}
