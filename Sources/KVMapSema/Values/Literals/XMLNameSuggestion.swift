import KVMapText

/// Valid names of XML in place of invalid ones.
enum XMLNameSuggestion {
  /// A valid name similar to a text that is not one. Underscores replace or precede characters that are not allowed in
  /// their position.
  ///
  /// - Returns: `nil` if nothing of the text would remain.
  static func name(for text: String) -> String? {
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

  private static func begins(_ scalar: Unicode.Scalar) -> Bool { XMLCharacters.beginsName(scalar.value) }

  private static func goesOn(_ scalar: Unicode.Scalar) -> Bool { XMLCharacters.continuesName(scalar.value) }
}
