/// Steps of pipelines that make a text, or its parts, of a value in memory. Reading and writing use the same ones: the
/// inverse of `split` is `join`.
@_spi(Generated) public enum TextStep {
  /// The text without leading and trailing white space.
  public static func trim(_ text: String) -> String { Trimming.trimmed(text) }

  /// By the rules of Unicode, independent of the language.
  public static func lowercase(_ text: String) -> String { text.lowercased() }

  /// By the rules of Unicode, independent of the language: `straße` is `STRASSE`.
  public static func uppercase(_ text: String) -> String { text.uppercased() }

  /// The text with `prefix` before it.
  public static func putting(prefix: String, _ text: String) -> String { prefix + text }

  /// The text with `suffix` after it.
  public static func putting(suffix: String, _ text: String) -> String { text + suffix }

  /// The parts between separators, unchanged; none for the empty text.
  public static func split(_ text: String, _ separator: String) -> [String] {
    TextPieces.split(text, separator: separator)
  }

  /// The parts with separators between them. Separators inside the parts are not escaped.
  public static func join(_ parts: [String], _ separator: String) -> String { parts.joined(separator: separator) }

  /// The decimal digits of an integer.
  public static func text(of number: some FixedWidthInteger) -> String { String(number) }
}
