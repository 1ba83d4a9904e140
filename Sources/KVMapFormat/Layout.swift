import KVMapSyntax

/// The line breaks and the indentation.
///
/// - A member of a body and an item of the file begin a line, and so does the brace that closes a body.
/// - Next to a comment the line ends of the file are kept: one that begins a line begins a line, one after other text
///   stays after it. A block comment between two members on one line belongs to the second, unless a comma separates
///   it from that.
/// - Otherwise a rule is on one line, if that is not too long (`breakLongLines`). If a comment breaks a bracketed
///   group, each part of the group begins a line.
struct Layout {
  let elements: [Element]
  /// Whether the element begins a line.
  var beginsLine: [Bool]
  /// In levels, if the element begins a line.
  var indentation: [Int]

  /// - Parameter bytes: The file that contains the elements.
  /// - Complexity: linear in the number of elements.
  init(_ elements: [Element], of bytes: [UInt8]) {
    self.elements = elements
    beginsLine = elements.indices.map { Layout.keepsLineEnd(before: $0, in: elements) }
    indentation = Array(repeating: 0, count: elements.count)
    let isBroken = brokenGroups()
    breakLines(isBroken)
    breakLongLines(of: bytes)
  }

  /// Whether the element begins a line because it or the previous one is a comment.
  private static func keepsLineEnd(before index: Int, in elements: [Element]) -> Bool {
    guard index > 0 else { return false }
    let (left, right) = (elements[index - 1], elements[index])
    return left.endsLine || right.lineEnds > 0 && (left.isComment || right.isComment)
  }

  /// For each opening bracket, whether each part of its group begins a line.
  private func brokenGroups() -> [Bool] {
    var isBroken = Array(repeating: false, count: elements.count)
    var open: [Int] = []
    for (index, element) in elements.enumerated() {
      if beginsLine[index] {
        // All groups that enclose a broken one are broken already.
        for group in open.reversed() {
          if isBroken[group] { break }
          isBroken[group] = true
        }
      }
      if element.opensGroup { open.append(index) }
      if element.closesGroup, let group = open.popLast(), element.role.contains(.bodyEnd) { isBroken[group] = true }
    }
    return isBroken
  }

  private mutating func breakLines(_ isBroken: [Bool]) {
    var open: [Int] = []
    /// The last token.
    var last: Int?
    for (index, element) in elements.enumerated() where !element.isComment {
      let comments = (last.map { $0 + 1 } ?? 0)..<index
      let depth = open.count
      if element.closesGroup, let group = open.popLast() {
        if isBroken[group], group != index - 1 { beginsLine[index] = true }
        indent(comments, depth)
        indentation[index] = open.count
      } else {
        let isPart = beginsPart(element, behind: last, in: open.last, isBroken)
        if isPart { beginLine(at: index) }
        indent(comments, isPart ? depth : depth + 1)
        indentation[index] = isPart || opensBody(index, isBroken) ? depth : depth + 1
      }
      if element.opensGroup { open.append(index) }
      last = index
    }
  }

  /// Whether a token begins a line: as a member, an item, the end of the file, or a part of a broken group.
  private func beginsPart(_ element: Element, behind last: Int?, in group: Int?, _ isBroken: [Bool]) -> Bool {
    if element.role.contains(.member) || element.isToken(.endOfFile) { return true }
    guard let group, isBroken[group], let last else { return false }
    return last == group || elements[last].isToken(.comma)
  }

  private func opensBody(_ index: Int, _ isBroken: [Bool]) -> Bool {
    elements[index].isToken(.leftBrace) && isBroken[index]
  }

  /// Inserts a line break before a token, and before the comments that belong to it.
  private mutating func beginLine(at index: Int) {
    var head = index
    if !elements[index].isToken(.endOfFile) {
      while head > 0, !beginsLine[head], elements[head].lineEnds == 0, !elements[head].followsDroppedComma,
        elements[head - 1].kind == .blockComment
      {
        head -= 1
      }
    }
    if head > 0 { beginsLine[head] = true }
  }

  private mutating func indent(_ comments: Range<Int>, _ depth: Int) {
    for comment in comments { indentation[comment] = depth }
  }
}
