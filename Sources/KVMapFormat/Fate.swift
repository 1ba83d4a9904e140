import KVMapSyntax

/// The elements with the commas that the style requires.
///
/// Commas are added or removed only directly inside braces: there the grammar makes them optional.
/// - The body of a declaration has none, unless removing one would change the meaning of the file: the next
///   member would be parsed as a part of the previous one (`TokenRole.needsComma`), or would get a `///` comment that
///   appears before the comma.
/// - In braces inside a rule there is one between any two parts, and none after the last.
///
/// A comma directly follows a token: one that would begin a line, because a comment precedes it, moves
/// before that comment.
///
/// - Complexity: linear in the number of elements.
func withStyledCommas(_ elements: [Element]) -> [Element] {
  var styled: [Element] = []
  styled.reserveCapacity(elements.count)
  /// The index of the last token in `styled`.
  var last: Int?
  /// The state that a removed comma passes to the following element.
  var removed: (lineEnds: Int, isDropped: Bool)?

  for (index, element) in elements.enumerated() {
    var element = element
    if let comma = removed {
      if !(comma.isDropped && element.isComment) { element.lineEnds = max(element.lineEnds, comma.lineEnds) }
      element.followsDroppedComma = comma.isDropped
      removed = nil
    }
    guard case .token(let kind) = element.kind else {
      styled.append(element)
      continue
    }
    if kind == .comma, let place = last {
      switch fate(ofCommaAt: index, in: elements, commentsBefore: styled[(place + 1)...]) {
      case .stays: break
      case .goes:
        removed = (element.lineEnds, true)
        continue
      case .moves:
        removed = (element.lineEnds, false)
        insertComma(behind: place, in: &styled)
        last = place + 1
        continue
      }
    } else if element.role.contains(.entry), let previous = last, !styled[previous].isToken(.leftBrace),
      !styled[previous].isToken(.comma)
    {
      insertComma(behind: previous, in: &styled)
    }
    last = styled.count
    styled.append(element)
  }
  return styled
}

private enum Fate {
  case stays
  case moves
  case goes
}

private func fate(ofCommaAt index: Int, in elements: [Element], commentsBefore: ArraySlice<Element>) -> Fate {
  let commentsBehind = elements[(index + 1)...].prefix(while: \.isComment)
  guard let next = elements[commentsBehind.endIndex...].first else { return .stays }
  if next.isToken(.rightBrace) { return .goes }

  let beginsLine = !commentsBefore.isEmpty && elements[index].lineEnds > 0
  guard next.role.contains(.member) else { return beginsLine ? .moves : .stays }
  let isDocumentation = { (comment: Element) in comment.kind == .documentation }
  if beginsLine, commentsBefore.contains(where: isDocumentation) || commentsBehind.contains(where: isDocumentation) {
    return .stays
  }
  guard next.role.contains(.needsComma) else { return .goes }
  return beginsLine ? .moves : .stays
}

private func insertComma(behind place: Int, in elements: inout [Element]) {
  let end = elements[place].range.upperBound
  elements.insert(Element(kind: .token(.comma), range: end..<end, lineEnds: 0), at: place + 1)
}
