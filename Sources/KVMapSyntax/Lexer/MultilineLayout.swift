/// The lines of a `"""` string whose text begins on the line after the opening quotes.
///
/// As in Swift, the white space before the closing quotes is removed from every line, and the line ends next to the
/// quotes are not part of the text. A string whose text begins directly after the opening quotes (`"""{"a": 1}"""`,
/// which Swift does not allow) has no layout: it is used unchanged.
struct MultilineLayout {
  /// From the first byte of the first line to the end of the last line before the closing quotes, without its line end.
  let content: Range<Int>
  /// The white space before the closing quotes.
  let indentation: Range<Int>
  /// The position of the closing quotes, if anything else precedes them on their line.
  let misplacedClosing: Int?

  /// - Parameters:
  ///   - start: The offset of the opening quotes.
  ///   - end: The offset after the closing quotes.
  init?(_ bytes: [UInt8], start: Int, end: Int) {
    let close = end - 3
    var first = start + 3
    while first < close, MultilineLayout.isBlank(bytes[first]) { first += 1 }
    guard first < close, let firstLine = MultilineLayout.endOfLineEnd(bytes, at: first) else { return nil }

    var blank = close
    while blank > firstLine, MultilineLayout.isBlank(bytes[blank - 1]) { blank -= 1 }
    if blank == firstLine {
      content = firstLine..<firstLine
      indentation = blank..<close
      misplacedClosing = nil
    } else if isLineEnd(bytes[blank - 1]) {
      var last = blank - 1
      if bytes[last] == 0x0A, last > firstLine, bytes[last - 1] == 0x0D { last -= 1 }
      content = firstLine..<last
      indentation = blank..<close
      misplacedClosing = nil
    } else {
      content = firstLine..<close
      indentation = close..<close
      misplacedClosing = close
    }
  }

  /// The beginnings of the lines that lack the indentation. Lines that contain only white space may be shorter.
  func unindentedLines(in bytes: [UInt8]) -> [Range<Int>] {
    guard !indentation.isEmpty else { return [] }
    var lines: [Range<Int>] = []
    var line = content.lowerBound
    while line < content.upperBound {
      let text = textStart(ofLineAt: line, in: bytes)
      if text.isUnindented { lines.append(line..<text.offset) }
      var index = text.offset
      while index < content.upperBound, !isLineEnd(bytes[index]) { index += 1 }
      guard index < content.upperBound, let next = MultilineLayout.endOfLineEnd(bytes, at: index) else { break }
      line = next
    }
    return lines
  }

  /// Where the text of a line begins, after the indentation or as much of it as exists.
  func textStart(ofLineAt line: Int, in bytes: [UInt8]) -> (offset: Int, isUnindented: Bool) {
    var offset = line
    while offset < content.upperBound, offset - line < indentation.count,
      bytes[offset] == bytes[indentation.lowerBound + (offset - line)]
    {
      offset += 1
    }
    if offset - line == indentation.count { return (offset, false) }
    var end = offset
    while end < content.upperBound, MultilineLayout.isBlank(bytes[end]) { end += 1 }
    let isBlankLine = end == content.upperBound || isLineEnd(bytes[end])
    return (isBlankLine ? end : offset, !isBlankLine)
  }

  /// The offset after the line end at `index`: LF, CR or both.
  static func endOfLineEnd(_ bytes: [UInt8], at index: Int) -> Int? {
    guard index < bytes.count, isLineEnd(bytes[index]) else { return nil }
    if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { return index + 2 }
    return index + 1
  }

  /// Where the next line begins, if only white space follows the backslash at `index` on its line: the two lines are
  /// then joined.
  static func continuation(in bytes: [UInt8], at index: Int) -> Int? {
    var end = index + 1
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    return endOfLineEnd(bytes, at: end)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
