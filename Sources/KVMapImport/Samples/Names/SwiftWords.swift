import KVMapSyntax

/// Swift names made of words.
enum SwiftWords {
  /// `html, url` is `htmlURL`.
  static func property(_ words: [String]) -> String { joined(words, startsSmall: true) }

  /// `html, url` is `HTMLUrl`: two runs of capitals would be one word.
  static func type(_ words: [String]) -> String { joined(words, startsSmall: false) }

  private static func joined(_ words: [String], startsSmall: Bool) -> String {
    var name = ""
    var endsInCapitals = false
    for (index, word) in words.enumerated() {
      if index == 0, startsSmall {
        name = word
      } else if let capitals = capitals(of: word), !endsInCapitals {
        name += capitals
        endsInCapitals = true
        continue
      } else {
        name += word.prefix(1).uppercased() + word.dropFirst()
      }
      endsInCapitals = false
    }
    return identifier(name, prefix: startsSmall ? "key" : "Type")
  }

  /// `ids` is `IDs`.
  private static func capitals(of word: String) -> String? {
    if acronyms.contains(word) { return word.uppercased() }
    guard word.hasSuffix("s"), acronyms.contains(String(word.dropLast())) else { return nil }
    return word.dropLast().uppercased() + "s"
  }

  private static let acronyms: Set<String> = [
    "id", "url", "uri", "uuid", "html", "http", "https", "api", "json", "xml", "sms", "ip", "utc", "css", "sql", "tls",
    "dns", "cpu", "pdf", "rss", "iso", "svg", "ssh", "sha"
  ]

  private static let mostCharacters = 80

  /// - Parameter prefix: What precedes a name that begins with a digit.
  private static func identifier(_ name: String, prefix: String) -> String {
    var text = String(name.prefix(mostCharacters))
    if !IdentifierScalars.isIdentifier(text) {
      // Letters that Swift does not allow in names.
      text = String(String.UnicodeScalarView(text.unicodeScalars.filter { IdentifierScalars.isIdentifier("a\($0)") }))
      if text.isEmpty { return prefix.lowercased() == prefix ? prefix : "Value" }
      if !IdentifierScalars.isIdentifier(text) { text = prefix + text }
    }
    return text
  }
}
