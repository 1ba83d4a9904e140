import KVMapSource

extension HTML {
  /// A string literal of JavaScript, in which nothing can end a script of a page.
  mutating func script(_ text: String) {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "<", ">", "&", "'", "\u{2028}", "\u{2029}": literal += Self.codeUnits(of: scalar)
      default:
        if VisibleText.isVisible(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += Self.codeUnits(of: scalar)
        }
      }
    }
    literal += "\""
    append(literal: literal)
  }

  private static func codeUnits(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
