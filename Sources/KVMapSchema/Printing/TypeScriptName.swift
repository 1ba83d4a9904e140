/// Names and comments of TypeScript.
enum TypeScriptName {
  /// A name in which letters, digits and `_` are left: `Media.photo` becomes `MediaPhoto`.
  static func of(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = joined.first else { return "Type" }
    return first.isNumber ? "_" + joined : joined
  }

  static func unused(_ name: String, _ used: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// Whether a key needs no quotes.
  static func isPlain(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return key.unicodeScalars.allSatisfy {
      $0 == "_" || ("0"..."9").contains($0) || ("a"..."z").contains($0) || ("A"..."Z").contains($0)
    }
  }

  /// A text that does not end the comment it is in.
  static func comment(_ text: String) -> String {
    text.replacing("*/", with: "*\\/").replacing("\r", with: " ")
  }
}
