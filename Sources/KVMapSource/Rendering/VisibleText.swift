/// Text from a file, safe to show on a terminal.
///
/// Anything that would move the cursor, change colours, or make text look different from what it is (control
/// characters, bidirectional controls, characters without a glyph) is shown as `\u{1B}`.
package enum VisibleText {
  /// The text on one line, truncated after `limit` Unicode scalars.
  package static func line(_ text: String, limit: Int = 1000) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return result + "…" }
      count += 1
      if isVisible(scalar) { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
    }
    return result
  }

  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
      return false
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator:
      return true
    @unknown default:
      return false
    }
  }
}
