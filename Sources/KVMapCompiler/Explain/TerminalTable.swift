/// A table with aligned columns. The widest columns are narrowed until it fits, and their cells wrapped.
struct TerminalTable {
  private let rows: [[[Word]]]
  private let widths: [Int]
  private let style: Style

  private static let gap = 2
  private static let leastWidth = 10

  init(_ cells: [[String]], style: Style, width: Int) {
    self.style = style
    let count = cells.map(\.count).max() ?? 0
    let rows = cells.map { row in
      (row + Array(repeating: "", count: count - row.count)).map { style.words($0, quotesCode: false) }
    }
    var widths = (0..<count).map { column in
      rows.map { $0[column].wrapped(to: .max / 2).first?.width ?? 0 }.max() ?? 0
    }
    let room = width - Self.gap * max(count - 1, 0)
    while widths.reduce(0, +) > room, let most = widths.max(), most > Self.leastWidth,
      let widest = widths.firstIndex(of: most)
    {
      widths[widest] -= 1
    }
    self.rows = rows
    self.widths = widths
  }

  var lines: [String] {
    guard let head = rows.first else { return [] }
    let isHeaded = head.contains { cell in cell.contains { $0.width > 0 } }
    let gap = String(repeating: " ", count: Self.gap)
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: gap)
    return (isHeaded ? lines(of: head) + [rule] : []) + rows.dropFirst().flatMap(lines)
  }

  private func lines(of row: [[Word]]) -> [String] {
    let cells = zip(row, widths).map { $0.wrapped(to: $1) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { number in
      var line = ""
      /// Blanks at the end of a line are not printed.
      var pending = 0
      for (cell, width) in zip(cells, widths) {
        let word = cell.indices.contains(number) ? cell[number] : Word(text: "", width: 0)
        if word.width > 0 {
          line += String(repeating: " ", count: pending) + word.text
          pending = 0
        }
        pending += max(width - word.width, 0) + Self.gap
      }
      return line
    }
  }
}
