/// The singular and the plural of English words, as far as names of keys need them.
enum SingularWord {
  /// - Parameter word: In small letters.
  static func singular(of word: String) -> String {
    if unchanged.contains(word) { return word }
    if let singular = irregular[word] { return singular }
    if word.hasSuffix("ies"), word.count >= 5 { return word.dropLast(3) + "y" }
    if ["sses", "xes", "ches", "shes", "zzes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
    if word.hasSuffix("s"), word.count > 2, !["ss", "us", "is"].contains(where: word.hasSuffix) {
      return String(word.dropLast())
    }
    return word
  }

  /// Whether the word is a plural.
  static func isPlural(_ word: String) -> Bool { singular(of: word) != word }

  /// - Parameter word: In small letters.
  static func plural(of word: String) -> String {
    if unchanged.contains(word) || isPlural(word) { return word }
    if let plural = irregular.first(where: { $0.value == word && $0.key != "statuses" })?.key { return plural }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + (["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) ? "es" : "s")
  }

  private static let unchanged: Set<String> = [
    "series", "species", "news", "media", "data", "address", "status", "bus", "lens", "gas", "alias", "canvas",
    "access", "process", "class", "dns", "tls", "css", "sms", "https", "rss", "ios", "os", "gps"
  ]
  private static let irregular = [
    "people": "person", "children": "child", "men": "man", "women": "woman", "feet": "foot", "teeth": "tooth",
    "mice": "mouse", "indices": "index", "vertices": "vertex", "matrices": "matrix", "criteria": "criterion",
    "analyses": "analysis", "statuses": "status", "movies": "movie", "caches": "cache", "axes": "axis",
    "addresses": "address", "aliases": "alias", "lenses": "lens", "buses": "bus", "gases": "gas", "canvases": "canvas",
    "processes": "process", "classes": "class", "bases": "base", "cases": "case"
  ]
}
