import KVMapCompiler
import KVMapFormat
import KVMapSource
import KVMapSyntax

/// Laws for formatting: the same program, in a form that formatting leaves unchanged.
enum FormattingLaws {
  static func check(_ bytes: [UInt8]) throws {
    let file = SourceFile(id: FileID(0), path: "Fuzzed.kvmap", bytes: bytes)
    let (tree, diagnostics) = parse(file)
    switch format(file) {
    case .unreadable(let found):
      try law(found.containsErrors && found == diagnostics, "what is not formatted has errors: \(diagnostics)")
    case .formatted(let formatted):
      try law(!diagnostics.containsErrors, "what has errors is not formatted: \(diagnostics)")
      let again = SourceFile(id: FileID(0), path: "Fuzzed.kvmap", bytes: formatted)
      let (newTree, newDiagnostics) = parse(again)
      let became = "\(shown(bytes)) became \(shown(formatted))"
      try law(!newDiagnostics.containsErrors, "what is formatted has no errors: \(newDiagnostics), \(became)")
      try law(dump(newTree) == dump(tree), "formatting keeps the program: \(became)")
      try law(comments(of: file) == comments(of: again), "formatting keeps the comments: \(became)")
      switch format(again) {
      case .formatted(let second): try law(second == formatted, "formatting is stable: \(became), and \(shown(second))")
      case .unreadable(let found): throw LawIsBroken(description: "formatting is stable: \(became), and \(found)")
      }
      try law(checked(bytes) == checked(formatted), "'check' tells the same: \(became)")
    }
  }

  /// The comments in order, without trailing white space on their lines.
  private static func comments(of file: SourceFile) -> [String] {
    var comments: [String] = []
    var end = 0
    for token in tokenize(file).tokens {
      for piece in Trivia.pieces(of: file.bytes, in: end..<token.start) {
        switch piece.kind {
        case .lineComment, .documentation, .blockComment:
          var text = file.bytes[piece.range]
          while let last = text.last, last == 0x20 || (9...13).contains(last) { text.removeLast() }
          comments.append(String(decoding: text, as: UTF8.self))
        case .byteOrderMark, .blanks, .lineEnd, .invalid: break
        }
      }
      end = token.end
    }
    return comments
  }

  private static func checked(_ bytes: [UInt8]) -> [String] {
    var compilation = Compilation()
    compilation.add(path: "Fuzzed.kvmap", bytes: bytes, isRequested: true)
    return compilation.check().map(\.id).sorted()
  }
}
