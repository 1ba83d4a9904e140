import KVMapCompiler
import KVMapSource
import KVMapSyntax

/// Laws for a mapping, or for a text that should be one.
enum CheckingLaws {
  static func check(_ bytes: [UInt8]) throws {
    try checkTokens(SourceFile(id: FileID(0), path: "Fuzzed.kvmap", bytes: bytes))
    var compilation = Compilation()
    compilation.add(path: "Fuzzed.kvmap", bytes: bytes, isRequested: true)
    let sources = compilation.sources
    let diagnostics = compilation.check()
    try checkPlaces(diagnostics, in: sources)
    var text = TextRenderer(sources: sources, usesColor: true)
    var json = JSONRenderer(sources: sources)
    let rendered = (text.render(diagnostics), json.render(diagnostics))
    try law(diagnostics.isEmpty || (!rendered.0.isEmpty && !rendered.1.isEmpty), "diagnostics are shown")
    try checkGenerating(compilation, diagnostics)
  }

  /// Joining trivia and tokens yields the file.
  private static func checkTokens(_ file: SourceFile) throws {
    var end = 0
    for token in tokenize(file).tokens {
      try law(end <= token.start && token.start <= token.end, "tokens stand behind each other")
      var place = end
      for piece in Trivia.pieces(of: file.bytes, in: end..<token.start) {
        try law(piece.range.lowerBound == place && !piece.range.isEmpty, "trivia have no gaps")
        place = piece.range.upperBound
      }
      try law(place == token.start, "trivia lead to the token at \(token.start)")
      end = token.end
    }
    try law(end == file.bytes.count, "the last token is the end of the file")
  }

  static func checkPlaces(_ diagnostics: [Diagnostic], in sources: SourceSet) throws {
    for diagnostic in diagnostics {
      let spans = [diagnostic.span] + diagnostic.notes.compactMap(\.span) + diagnostic.fixIts.map(\.span)
      for span in spans {
        let count = sources[span.file]?.bytes.count ?? -1
        try law(0 <= span.start && span.start <= span.end && span.end <= count, "\(diagnostic) stands in its file")
      }
      try law(!diagnostic.message.isEmpty, "\(diagnostic) has its words")
    }
    try law(diagnostics == diagnostics.sortedByPlace(in: sources), "diagnostics stand in the order of the file")
  }

  /// Accepted mappings are generated, twice with the same result; rejected ones are not generated.
  private static func checkGenerating(_ compilation: Compilation, _ diagnostics: [Diagnostic]) throws {
    let outcome = compilation.generate(access: nil)
    try law(
      outcome.diagnostics.map(\.id) == diagnostics.map(\.id),
      "'check' and 'generate' tell the same: \(diagnostics.map(\.id)) and \(outcome.diagnostics.map(\.id))")
    try law((outcome.files == nil) == diagnostics.containsErrors, "what is accepted is generated, and nothing else")
    for file in outcome.files ?? [] {
      let text = file.text
      try law(!text.isEmpty && text == file.text, "what is generated is the same each time")
    }
  }
}
