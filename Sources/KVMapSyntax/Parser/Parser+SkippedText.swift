import KVMapSource

/// What follows from a mistake that is reported already.
extension Parser {
  /// Notes that everything from the report up to the current token was skipped, as far as it is on the same line.
  mutating func noteSkippedText() {
    guard let place = reportedPlace, place < current.start, skippedText.count <= Diagnostic.mostPerFile else { return }
    let text = bytes[place..<current.start]
    skippedText.append(place..<(text.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex))
  }

  /// Whether the lexer reports a character that follows another mistake on its line and was skipped with it: `@` of
  /// `a[?(@.id == 3)]`.
  ///
  /// - Complexity: Linear in the number of skipped parts, of which there are at most as many as reports.
  func isInSkippedText(_ diagnostic: Diagnostic) -> Bool {
    guard SyntaxDiagnosticID(rawValue: diagnostic.id) == .invalidCharacter else { return false }
    let place = diagnostic.span.start
    return skippedText.contains { $0.lowerBound < place && $0.contains(place) }
  }
}
