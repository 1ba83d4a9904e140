/// Paths in a document, as people and generated code write them: `users[3].created_at`, `a."b.c"[0]`; the root is the
/// empty path.
///
///     path  = [ step *( index / "." key ) ]
///     step  = key / index
///     key   = name / JSON-string          ; without quotes: letters, digits and underscores, "@name", "$text"
///     index = "[" ( 1*DIGIT / "*" / selector ) "]"
package struct PathText: Sendable, Equatable {
  package private(set) var text: String

  /// - Parameter text: A path in this notation to extend.
  package init(_ text: String = "") { self.text = text }

  package mutating func append(index: Int) { text += "[\(index)]" }

  /// Quotes every key that does not consist of letters, digits and underscores or that begins with a digit; `@name` and
  /// `$text` are not quoted.
  package mutating func append(key: String) {
    if !text.isEmpty { text += "." }
    text += Self.isPlain(key) ? key : EscapedText.quoted(key)
  }

  /// - Parameter brackets: What is between the brackets of a step that is no key: `*`, or a selector.
  package mutating func append(brackets: String) { text += "[\(brackets)]" }

  /// Appends a path in this notation.
  package mutating func append(path: String) {
    if !text.isEmpty, !path.isEmpty, !path.hasPrefix("[") { text += "." }
    text += path
  }

  private static func isPlain(_ key: String) -> Bool {
    if key == "$text" { return true }
    let name = key.hasPrefix("@") ? key.dropFirst() : key[...]
    guard let first = name.utf8.first, !ASCIIText.isDigit(first) else { return false }
    return name.utf8.allSatisfy { ASCIIText.isLetter($0) || ASCIIText.isDigit($0) || $0 == UInt8(ascii: "_") }
  }
}
