import KVMapSource
import KVMapSyntax

/// The tokens and comments of a file without syntax errors, in order. The last one is the end of the file.
///
/// - Complexity: linear in the size of the file.
func elements(of file: SourceFile, _ roles: TokenRoles) -> [Element] {
  let tokens = tokenize(file).tokens
  var elements: [Element] = []
  elements.reserveCapacity(tokens.count)
  var end = 0
  /// The index of the last token among the elements.
  var last: Int?
  /// Whether the last token is a word in front of the operator of a condition.
  var isBehindCheck = false

  for token in tokens {
    let lineEnds = appendComments(of: file.bytes, in: end..<token.start, to: &elements)
    end = token.end
    var element = Element(
      kind: .token(token.kind), range: token.start..<token.end, role: roles[token.start], lineEnds: lineEnds)
    if let last {
      if element.role.contains(.alternative) { elements[last].role.insert(.choice) }
      if element.role.contains(.leadingName) { elements[last].role.insert(.leadingPeriod) }
      if element.role.contains(.valueOfMember) { elements[last].role.insert(.member) }
    }
    if isBehindCheck || element.role.contains(.check) && !token.isName { element.role.insert(.comparison) }
    isBehindCheck = element.role.contains(.check) && token.isName
    last = elements.count
    elements.append(element)
  }
  return elements
}

/// Appends the comments before a token.
/// - Returns: The number of line ends between the last of them, or the previous token, and the token.
private func appendComments(of bytes: [UInt8], in range: Range<Int>, to elements: inout [Element]) -> Int {
  // Most tokens are separated by a single space.
  if range.isEmpty || range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: " ") { return 0 }
  var lineEnds = 0
  for piece in Trivia.pieces(of: bytes, in: range) {
    let kind: Element.Kind
    var range = piece.range
    switch piece.kind {
    case .byteOrderMark, .blanks, .invalid: continue
    case .lineEnd:
      lineEnds += 1
      continue
    case .lineComment: (kind, range) = (.lineComment, withoutBlanksAtEnd(range, of: bytes))
    case .documentation: (kind, range) = (.documentation, withoutBlanksAtEnd(range, of: bytes))
    case .blockComment: kind = .blockComment
    }
    elements.append(Element(kind: kind, range: range, lineEnds: lineEnds))
    lineEnds = 0
  }
  return lineEnds
}

private func withoutBlanksAtEnd(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
  let text = bytes[range]
  let end = text.lastIndex { $0 != UInt8(ascii: " ") && !(0x09...0x0D).contains($0) } ?? text.startIndex
  return range.lowerBound..<(end + 1)
}
