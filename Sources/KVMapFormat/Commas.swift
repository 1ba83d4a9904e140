import KVMapSyntax

/// The elements with the commas that the style wants.
///
/// Only commas directly inside of braces come or go: there the grammar makes them optional.
/// - In the body of a declaration none stands, save where dropping it would change what the file means: the next
///   member would be read as a part of the one before (`TokenRole.needsComma`), or would get a `///` comment that
///   stands before the comma.
/// - In braces inside a rule one stands between any two parts, and none behind the last.
///
/// A comma stands directly behind a token: one that would begin a line, because a comment stands before it, moves
/// before that comment.
///
/// - Complexity: linear in the number of elements.
func withStyledCommas(_ elements: [Element]) -> [Element] {
  var styled: [Element] = []
  styled.reserveCapacity(elements.count)
  /// The place of the last token in `styled`.
  var last: Int?
  /// What a comma that is no longer where it was leaves to the element behind it.
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
