/// Texts of a document, made fit to be shown: nothing in them can end the quotation, move the cursor of a terminal or hide.
enum QuotedText {
  /// With the escapes of JSON, and `\u{…}` for what JSON has no short escape for but a person cannot see.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return "\\u{\(String(scalar.value, radix: 16))}"
    default: return String(Character(scalar))
    }
  }

  /// The text between quotation marks; what is longer than 40 characters is cut.
  static func quoted(_ text: String) -> String { "\"\(escaped(cut(text)))\"" }

  /// At most 40 characters, and no more than 160 scalars, since one character may have any number.
  static func cut(_ text: String) -> String {
    var result = String.UnicodeScalarView(text.unicodeScalars.prefix(160))
    if result.count > 40 {
      let kept = String(result).prefix(40)
      result = kept.unicodeScalars.count < text.unicodeScalars.count ? String.UnicodeScalarView(kept.unicodeScalars) : result
    }
    let isCut = result.count < text.unicodeScalars.prefix(161).count
    return String(result) + (isCut ? "…" : "")
  }

  /// A text with escapes of JSON or `\u{…}`; nil when one of them is malformed.
  static func unescaped(_ text: Substring) -> String? {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let escape = scalars.popFirst() else { return nil }
      switch escape {
      case "\"", "\\", "/": result.append(escape)
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "b": result.append("\u{8}")
      case "f": result.append("\u{c}")
      case "u":
        guard let value = unicodeEscape(&scalars) else { return nil }
        result.append(value)
      default: return nil
      }
    }
    return String(result)
  }

  private static func unicodeEscape(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    if scalars.first == "{" {
      guard let close = scalars.firstIndex(of: "}") else { return nil }
      let digits = Substring(scalars[scalars.index(after: scalars.startIndex)..<close])
      scalars = scalars[scalars.index(after: close)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }
    let digits = Substring(scalars.prefix(4))
    guard digits.unicodeScalars.count == 4, let unit = UInt32(digits, radix: 16) else { return nil }
    scalars = scalars.dropFirst(4)
    return Unicode.Scalar(unit)
  }
}
