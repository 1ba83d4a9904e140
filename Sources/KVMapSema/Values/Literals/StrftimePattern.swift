/// A pattern of strftime as one of Unicode TR 35: `%Y-%m-%d` is `yyyy-MM-dd`.
enum StrftimePattern {
  /// - Returns: `nil` if it has no field, or one that is not known.
  static func translated(_ text: String) -> String? {
    var pattern = ""
    var literal = ""
    var hasField = false
    var rest = Substring(text)
    func ended(_ literal: String) -> String {
      literal.contains { $0.isLetter } ? "'\(literal.replacing("'", with: "''"))'" : literal
    }
    while let character = rest.popFirst() {
      guard character == "%", var letter = rest.popFirst() else {
        literal.append(character)
        continue
      }
      // `%-d` is a number without a leading zero.
      let isShort = letter == "-"
      if isShort { letter = rest.popFirst() ?? "-" }
      if letter == "%" {
        literal.append("%")
        continue
      }
      guard let field = fields[letter] else { return nil }
      pattern += ended(literal) + (isShort ? String(field.prefix(1)) : field)
      literal = ""
      hasField = true
    }
    return hasField ? pattern + ended(literal) : nil
  }

  private static let fields: [Character: String] = [
    "Y": "yyyy", "y": "yy", "m": "MM", "d": "dd", "e": "d", "b": "MMM", "h": "MMM", "B": "MMMM", "a": "EEE",
    "A": "EEEE", "j": "DDD", "H": "HH", "I": "hh", "l": "h", "k": "H", "M": "mm", "S": "ss", "f": "SSSSSS", "L": "SSS",
    "p": "a", "z": "Z", "Z": "z", "F": "yyyy-MM-dd", "T": "HH:mm:ss", "R": "HH:mm", "D": "MM/dd/yy",
    "G": "YYYY", "V": "ww",
  ]
}
