import KVMap

/// Texts of a schema, as comments of a mapping.
enum SchemaText {
  private static let longestExcerpt = 80
  /// Of a property that a document may lack, because the value may be null, or has a default.
  static let requiredIsNotChecked = "the schema says that it is required, which is not checked"
  /// Of a property of OpenAPI with `readOnly`, which requests may lack.
  static let requiredInResponsesIsNotChecked =
    "the schema says that it is required in responses, which is not checked"
  /// Of a property of OpenAPI with `writeOnly`, which responses may lack.
  static let requiredInRequestsIsNotChecked = "the schema says that it is required in requests, which is not checked"

  /// On one line, without invisible characters.
  static func line(_ text: String) -> String {
    lines(text).joined(separator: " ")
  }

  /// The lines of a text without invisible characters, and without empty lines at its beginning and end.
  static func lines(_ text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var visible = String.UnicodeScalarView()
      for scalar in line.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
          if scalar == "\t" { visible.append(" ") }
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
          .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
          .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
          .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator:
          visible.append(scalar)
        @unknown default: continue
        }
      }
      return String(visible).split(separator: " ").joined(separator: " ")
    }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[first...last])
  }

  /// A value in short.
  static func excerpt(of value: JSONValue) -> String {
    let text = line(value.description)
    return text.count > longestExcerpt ? text.prefix(longestExcerpt) + "…" : text
  }
}
