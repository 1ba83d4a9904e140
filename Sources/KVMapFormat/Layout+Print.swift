import KVMapSyntax

extension Layout {
  static let blanksPerLevel = 2

  /// The text. A byte-order mark stays.
  ///
  /// - Parameter bytes: The file that the elements come from.
  /// - Complexity: linear in the size of the file and the white space that begins lines, which the parser bounds.
  func print(_ bytes: [UInt8], lineEnd: LineEnd) -> [UInt8] {
    let lineEnd = lineEnd.bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var text: [UInt8] = bytes.starts(with: mark) ? mark : []
    text.reserveCapacity(bytes.count + bytes.count / 4)
    /// No token stands between the last opening bracket and here, so that no empty line does.
    var isAtStart = false

    for (index, element) in elements.enumerated() {
      if beginsLine[index] {
        text += lineEnd
        if !element.isToken(.endOfFile) {
          if element.lineEnds > 1, !isAtStart, !element.closesGroup { text += lineEnd }
          text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation[index] * Layout.blanksPerLevel))
        }
        isAtStart = false
      } else if index > 0, needsBlank(between: elements[index - 1], and: element) {
        text.append(UInt8(ascii: " "))
      }
      if element.isToken(.comma) { text.append(UInt8(ascii: ",")) } else { text += bytes[element.range] }
      if !element.isComment { isAtStart = element.opensGroup }
    }
    return text
  }
}
