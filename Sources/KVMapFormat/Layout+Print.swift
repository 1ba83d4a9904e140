import KVMapSyntax

extension Layout {
  static let blanksPerLevel = 2

  /// The formatted text. A byte-order mark is kept.
  ///
  /// - Parameter bytes: The file that contains the elements.
  /// - Complexity: linear in the size of the file and its indentation, which the parser limits.
  func print(_ bytes: [UInt8], lineEnd: LineEnd) -> [UInt8] {
    let lineEnd = lineEnd.bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var text: [UInt8] = bytes.starts(with: mark) ? mark : []
    text.reserveCapacity(bytes.count + bytes.count / 4)
    /// No token follows the last opening bracket yet, so an empty line is not allowed here.
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
