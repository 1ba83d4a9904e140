/// Names of Namespaces in XML 1.0.
package enum XMLName {
  /// The parts of a qualified name (production 7): a prefix, which may be empty, and a local part.
  ///
  /// - Returns: `nil` for any other text.
  package static func parts(of name: String) -> (prefix: String, local: String)? {
    let parts = name.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0) }
    guard let local = parts.last, parts.allSatisfy(isPlain) else { return nil }
    return (parts.count == 2 ? parts[0] : "", local)
  }

  /// Whether a text is a name without a colon (production 4).
  package static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, XMLCharacters.beginsName(first.value) else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy { XMLCharacters.continuesName($0.value) }
  }
}
