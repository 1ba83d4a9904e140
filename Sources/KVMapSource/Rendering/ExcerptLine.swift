/// One line of a source file as shown under a diagnostic: tabs as spaces, control characters escaped, a line that
/// is too long truncated around the relevant part.
struct ExcerptLine {
  private(set) var text = ""
  /// The start of the underline, in terminal columns from 0.
  private(set) var underlineStart = 0
  /// At least 1, so that a position between two characters is visible as well.
  private(set) var underlineWidth = 1

  private static let tabWidth = 4
  private static let columnsBefore = 100
  private static let columnsBehind = 60

  /// - Parameters:
  ///   - line: The bytes of the line; the indices are offsets in the file.
  ///   - range: The underlined range, as offsets in the file.
  init(_ line: ArraySlice<UInt8>, underlining range: Range<Int>) {
    let start = min(max(range.lowerBound, line.startIndex), line.endIndex)
    let end = min(max(range.upperBound, start), line.endIndex)
    // No character is longer than this in bytes, except deliberately constructed ones.
    let reach = 8 * (Self.columnsBefore + Self.columnsBehind)
    let window = Self.window(of: line, from: start - reach, to: min(end, start + reach) + reach)
    var cells = Self.cells(window)
    let first = cells.firstIndex { $0.end > start } ?? cells.count
    let last = cells.firstIndex { $0.end >= end } ?? cells.count
    layOutTabs(&cells)

    var lower = first
    var columns = 0
    while lower > 0, columns + cells[lower - 1].width <= Self.columnsBefore {
      lower -= 1
      columns += cells[lower].width
    }
    underlineStart = columns
    var upper = first
    var shown = 0
    while upper < cells.count, shown + cells[upper].width <= Self.columnsBehind {
      shown += cells[upper].width
      upper += 1
    }
    let underlined = cells[first..<max(first, min(last + 1, upper))].filter { $0.start < end }
    underlineWidth = max(1, underlined.reduce(0) { $0 + $1.width })
    if lower > 0 || window.startIndex > line.startIndex {
      text = "…"
      underlineStart += 1
    }
    text += cells[lower..<upper].map(\.text).joined()
    if upper < cells.count || window.endIndex < line.endIndex { text += "…" }
    while text.last == " " { text.removeLast() }
  }

  private struct Cell {
    var text: String
    var width: Int
    var start: Int
    var end: Int
  }

  /// The part of a line between two offsets, widened to whole Unicode scalars.
  private static func window(of line: ArraySlice<UInt8>, from start: Int, to end: Int) -> ArraySlice<UInt8> {
    var lower = max(start, line.startIndex)
    var upper = min(max(end, lower), line.endIndex)
    while lower > line.startIndex, line[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < line.endIndex, line[upper] & 0xC0 == 0x80 { upper += 1 }
    return line[lower..<upper]
  }

  /// The characters of a line. If it is not UTF-8, each non-ASCII byte is one.
  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      return bytes.indices.map { index in
        let byte = bytes[index]
        let text = byte < 0x80 ? visible(Character(Unicode.Scalar(byte))) : "\\x" + hexadecimal(byte)
        return Cell(text: text, width: text.unicodeScalars.count, start: index, end: index + 1)
      }
    }
    var start = bytes.startIndex
    return text.map { character in
      let shown = visible(character)
      let cell = Cell(
        text: shown, width: DisplayWidth.of(shown), start: start, end: start + character.utf8.count)
      start = cell.end
      return cell
    }
  }

  private static func visible(_ character: Character) -> String {
    if character == "\t" { return "\t" }
    // The joiner between the parts of an emoji has no glyph of its own, and is expected there.
    let isEmoji = character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    return character.unicodeScalars.reduce(into: "") { text, scalar in
      if VisibleText.isVisible(scalar) || (isEmoji && scalar.value == 0x200D) {
        text.unicodeScalars.append(scalar)
      } else {
        text += VisibleText.escape(scalar)
      }
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  private func layOutTabs(_ cells: inout [Cell]) {
    var column = 0
    for index in cells.indices {
      if cells[index].text == "\t" {
        cells[index].width = Self.tabWidth - column % Self.tabWidth
        cells[index].text = String(repeating: " ", count: cells[index].width)
      }
      column += cells[index].width
    }
  }
}
