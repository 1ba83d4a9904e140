import KVMapSource
import KVMapSyntax

/// Members as text that can be moved: with the comments before them and at the end of their line.
extension FileView {
  /// - Returns: The range with the comma that follows, if one does.
  func lines(of span: Span) -> Range<Int> {
    guard let first = tokens.firstIndex(where: { $0.start >= span.start }),
      let last = tokens.lastIndex(where: { $0.end <= span.end && $0.kind != .endOfFile }), first <= last
    else { return span.start..<span.end }
    var start = span.start
    let before = trivia(before: first)
    // A comment on the line of the token before belongs to that.
    let own = first == 0 ? before[...] : before.drop { $0.kind != .lineEnd }
    if let comment = own.first(where: \.isComment) { start = comment.range.lowerBound }
    var end = span.end
    var next = last + 1
    if next < tokens.count, tokens[next].kind == .comma {
      end = tokens[next].end
      next += 1
    }
    guard next < tokens.count else { return start..<end }
    let after = trivia(before: next)
    if tokens[next].kind == .endOfFile || after.contains(where: { $0.kind == .lineEnd }),
      let comment = after.prefix(while: { $0.kind != .lineEnd }).last(where: \.isComment)
    {
      end = comment.range.upperBound
    }
    return start..<end
  }

  /// From the first of several members that follow each other to the last.
  func lines(from first: Span, to last: Span) -> Range<Int> {
    let start = lines(of: first).lowerBound
    return start..<max(start, lines(of: last).upperBound)
  }

  /// The same with the rest of its lines, if nothing else is on them.
  func wholeLines(of range: Range<Int>) -> Span {
    let bytes = file.bytes
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var start = range.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    let beginsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    guard beginsLine, end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D else {
      return Span(file: file.id, start: range.lowerBound, end: range.upperBound)
    }
    if end < bytes.count { end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1 }
    return Span(file: file.id, start: start, end: end)
  }

  func span(_ range: Range<Int>) -> Span { Span(file: file.id, start: range.lowerBound, end: range.upperBound) }

  /// A part of the text in which other parts are replaced.
  func text(_ range: Range<Int>, with replacements: [Replacement]) -> String {
    let bytes = replacements.filter { range.lowerBound <= $0.span.start && $0.span.end <= range.upperBound }
    var text = ""
    var start = range.lowerBound
    for replacement in bytes.withoutOverlaps {
      text += self.text(start, replacement.span.start) + replacement.text
      start = replacement.span.end
    }
    return text + self.text(start, range.upperBound)
  }

  /// Members as the body of another declaration: with the white space before the first, and without a comma after the
  /// last. Only a file that is formatted is formatted again.
  func body(_ range: Range<Int>, with replacements: [Replacement] = []) -> String {
    let text = text(range, with: replacements)
    return indentation(at: range.lowerBound) + (text.hasSuffix(",") ? text.dropLast() : text[...])
  }

  /// The white space between the beginning of a line and an offset; two spaces if there is something else.
  func indentation(at offset: Int) -> String {
    var start = offset
    while start > 0, file.bytes[start - 1] == 0x20 || file.bytes[start - 1] == 0x09 { start -= 1 }
    let beginsLine = start == 0 || file.bytes[start - 1] == 0x0A || file.bytes[start - 1] == 0x0D
    return beginsLine ? text(start, offset) : "  "
  }

  /// Where another declaration can be written below one: at the end of its last line.
  func end(of declaration: Span) -> Int { lines(of: declaration).upperBound }

  /// The token that ends at or before an offset.
  func token(before offset: Int) -> Token? { tokens.last { $0.end <= offset && $0.kind != .endOfFile } }
}

extension Trivia {
  var isComment: Bool {
    switch kind {
    case .lineComment, .documentation, .blockComment: true
    case .byteOrderMark, .blanks, .lineEnd, .invalid: false
    }
  }
}
