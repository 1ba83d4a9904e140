import KVMapSource
import KVMapSyntax

/// The numbers and strings that the lexer rejected. Other diagnostics about such a token are consequences of that.
struct RefusedTokens {
  /// The locations of the problems that the lexer found inside tokens, in ascending order.
  private var places: [FileID: [Span]] = [:]
  private let sources: SourceSet

  init(_ diagnostics: [Diagnostic], in sources: SourceSet) {
    self.sources = sources
    for diagnostic in diagnostics where Self.isOfToken(diagnostic) {
      places[diagnostic.span.file, default: []].append(diagnostic.span)
    }
    for file in places.keys { places[file]?.sort { $0.start < $1.start } }
  }

  /// The diagnostics without those that only follow from a rejected token.
  ///
  /// - Complexity: For each diagnostic, logarithmic in the number of rejected tokens.
  func withoutCascades(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if places.isEmpty { return diagnostics }
    return diagnostics.filter { Self.isOfToken($0) || !isOfRefusedToken($0.span) }
  }

  private static func isOfToken(_ diagnostic: Diagnostic) -> Bool {
    switch SyntaxDiagnosticID(rawValue: diagnostic.id) {
    case .invalidNumber, .invalidEscape, .invalidIndentation: true
    case .expectedToken, .invalidCharacter, .nestedTooDeeply, .tooManyErrors, .unknownSetting, .unterminatedComment,
      .unterminatedString, nil:
      false
    }
  }

  /// Whether a span is that of a rejected number, or of a string with a rejected part.
  private func isOfRefusedToken(_ span: Span) -> Bool {
    guard let places = places[span.file], let bytes = sources[span.file]?.bytes, bytes.indices.contains(span.start)
    else { return false }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle].start < span.start { low = middle + 1 } else { high = middle }
    }
    guard places.indices.contains(low) else { return false }
    return places[low] == span || (bytes[span.start] == UInt8(ascii: "\"") && places[low].end < span.end)
  }
}
