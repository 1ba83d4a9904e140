import KVMapFormat
import KVMapSource
import KVMapSyntax
import Testing

/// Checks all guarantees of the formatter for one file.
///
/// - Returns: Whether the file was formatted; `false` if it has syntax errors.
@discardableResult
func expectLaws(_ file: SourceFile, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
  let (tree, diagnostics) = parse(file)
  let text = String(decoding: file.bytes, as: UTF8.self)
  switch format(file) {
  case .unreadable(let found):
    #expect(found == diagnostics && found.containsErrors, "\(file.path)", sourceLocation: sourceLocation)
    return false
  case .formatted(let bytes):
    let formatted = SourceFile(id: file.id, path: file.path, bytes: bytes)
    let shown: Comment = "\(file.path):\n\(text)\nbecame\n\(String(decoding: bytes, as: UTF8.self))"
    #expect(!diagnostics.containsErrors, shown, sourceLocation: sourceLocation)

    let (before, after) = (Significant(of: file), Significant(of: formatted))
    let isSame = before.tokens == after.tokens && before.texts == after.texts
    #expect(isSame, shown, sourceLocation: sourceLocation)
    for (was, isNow) in zip(before.lineCommentsThatBeginLines, after.lineCommentsThatBeginLines) {
      let agrees = was ? isNow : !isNow || before.hasCommaThatBeginsLine
      #expect(agrees, shown, sourceLocation: sourceLocation)
    }

    let (newTree, newDiagnostics) = parse(formatted)
    let isSameTree = !newDiagnostics.containsErrors && dump(newTree) == dump(tree)
    #expect(isSameTree, shown, sourceLocation: sourceLocation)

    if case .formatted(let again) = format(formatted) {
      #expect(
        again == bytes, "\(shown)\nand then\n\(String(decoding: again, as: UTF8.self))", sourceLocation: sourceLocation)
    } else {
      Issue.record(shown, sourceLocation: sourceLocation)
    }
    expectTidy(formatted, shown, sourceLocation)
    return true
  }
}

/// No white space at the end of a line, at most one consecutive empty line, none at the beginning or end of the file,
/// and one line end at the end.
private func expectTidy(_ file: SourceFile, _ shown: Comment, _ sourceLocation: SourceLocation) {
  let bytes = file.bytes
  let tokens = tokenize(file).tokens
  var end = 0
  var previous: Token.Kind?
  for token in tokens {
    let pieces = Trivia.pieces(of: bytes, in: end..<token.start).filter { $0.kind != .byteOrderMark }
    var lineEnds = 0
    for (index, piece) in pieces.enumerated() {
      switch piece.kind {
      case .lineEnd: lineEnds += 1
      case .blanks:
        #expect(index + 1 == pieces.count || pieces[index + 1].kind != .lineEnd, shown, sourceLocation: sourceLocation)
      case .lineComment, .documentation, .blockComment, .byteOrderMark, .invalid: lineEnds = 0
      }
      #expect(lineEnds <= 2, shown, sourceLocation: sourceLocation)
    }
    if token.kind == .rightBrace { #expect(lineEnds <= 1, shown, sourceLocation: sourceLocation) }
    if previous == nil || previous == .leftBrace, pieces.first?.kind == .lineEnd, pieces.count > 1 {
      #expect(previous != nil && pieces[1].kind != .lineEnd, shown, sourceLocation: sourceLocation)
    }
    if token.kind == .endOfFile, previous != nil || !pieces.isEmpty {
      #expect(lineEnds == 1 && pieces.last?.kind == .lineEnd, shown, sourceLocation: sourceLocation)
    }
    previous = token.kind
    end = token.end
  }
}
