import KVMapSyntax

/// Lines of more than 120 columns are broken, based on their elements alone, so that it does not matter how they were
/// broken before.
///
/// - The bracketed group that takes up most of a line is printed with one part per line.
/// - A line without such a group is continued on other lines, one level deeper: before each `??`, `|` and `or`, and
///   after each comma, outside brackets.
/// - Parts that are still too long are broken again. Strings, and lines with a comment between their parts, are
///   unchanged.
extension Layout {
  static let maximumWidth = 120

  /// - Parameter bytes: The file that contains the elements.
  /// - Complexity: Linear in the number of elements, times the nesting depth of groups, which the parser limits.
  mutating func breakLongLines(of bytes: [UInt8]) {
    var open: [Range<Int>] = []
    var start = 0
    for index in elements.indices.dropFirst() where beginsLine[index] {
      open.append(start..<index)
      start = index
    }
    open.append(start..<elements.count)
    while let line = open.popLast() {
      guard isTooLong(line, bytes) else { continue }
      let breaks = breaks(in: line, bytes)
      for one in breaks {
        beginsLine[one.place] = true
        indentation[one.place] = indentation[line.lowerBound] + (one.isDeeper ? 1 : 0)
      }
      guard let first = breaks.first else { continue }
      open.append(line.lowerBound..<first.place)
      for (one, next) in zip(breaks, breaks.dropFirst().map(\.place) + [line.upperBound]) {
        open.append(one.place..<next)
      }
    }
  }

  private struct Break {
    var place: Int
    /// Everything but the end of a group is one level deeper than the line.
    var isDeeper = true
  }

  // MARK: Width of a line

  /// Whether a breakable part of the line is too wide. Comments at its end are not such a part.
  private func isTooLong(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var line = withoutLastComments(line)
    while let first = line.first, elements[first].isComment { line.removeFirst() }
    guard let first = line.first, !elements[line].contains(where: \.isComment) else { return false }
    var width = indentation[first] * Layout.blanksPerLevel
    for index in line {
      if index > first, needsBlank(between: elements[index - 1], and: elements[index]) { width += 1 }
      let lines = bytes[elements[index].range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (number, text) in lines.enumerated() {
        if number > 0 { width = 0 }
        width += Layout.columns(of: text, elements[index])
        if width > Layout.maximumWidth { return true }
      }
    }
    return false
  }

  private func withoutLastComments(_ line: Range<Int>) -> Range<Int> {
    var line = line
    while let last = line.last, elements[last].isComment { line.removeLast() }
    return line
  }

  /// An added comma takes a column as well.
  private static func columns(of text: ArraySlice<UInt8>, _ element: Element) -> Int {
    element.isToken(.comma) ? 1 : text.count { $0 & 0xC0 != 0x80 }
  }

  // MARK: Line breaks

  private func breaks(in line: Range<Int>, _ bytes: [UInt8]) -> [Break] {
    // Comments at its end stay behind the last part.
    let line = withoutLastComments(line)
    var open: [Int] = []
    var widest: Range<Int> = 0..<0
    var going: [Break] = []
    // A comment before the first token stays on its line.
    let first = line.first { !elements[$0].isComment } ?? line.lowerBound
    for index in line {
      let element = elements[index]
      if element.closesGroup, let group = open.popLast() {
        let inside = group..<index
        if open.isEmpty, inside.count > 1, extent(of: inside) > extent(of: widest) { widest = inside }
      } else if open.isEmpty, index > first, goesOn(at: index, bytes) {
        going.append(Break(place: index))
      }
      if element.opensGroup { open.append(index) }
    }
    if going.isEmpty || extent(of: widest) * 2 > extent(of: line) {
      return widest.isEmpty ? [] : parts(of: widest)
    }
    return going
  }

  /// Its size in bytes, which is precise enough to find the largest part.
  private func extent(of range: Range<Int>) -> Int {
    elements[range].reduce(0) { $0 + $1.range.count + 1 }
  }

  private func parts(of group: Range<Int>) -> [Break] {
    var depth = 0
    var parts = [Break(place: group.lowerBound + 1)]
    for index in group.dropFirst() {
      if elements[index].closesGroup { depth -= 1 }
      if depth == 0, elements[index - 1].isToken(.comma) { parts.append(Break(place: index)) }
      if elements[index].opensGroup { depth += 1 }
    }
    return parts + [Break(place: group.upperBound, isDeeper: false)]
  }

  /// Whether a rule may be continued on a new line at an element.
  private func goesOn(at index: Int, _ bytes: [UInt8]) -> Bool {
    let (left, right) = (elements[index - 1], elements[index])
    if right.isToken(.pipe) || (right.isToken(.coalesce) && right.role.contains(.choice)) { return true }
    if left.isToken(.comma) { return true }
    return right.isToken(.word) && bytes[right.range].elementsEqual("or".utf8)
      && (left.isToken(.string) || left.isToken(.number))
  }
}
