/// A table with aligned columns. The widest columns are narrowed until the table fits, and their cells wrapped. If a
/// column would have to be narrower than a word, each row becomes a block of lines `heading: text` instead.
struct TerminalTable {
  private let rows: [[[Word]]]
  /// `nil` if the columns do not fit.
  private let widths: [Int]?
  private let width: Int

  private static let gap = 2
  /// The indentation of continuation lines.
  private static let hanging = 2

  init(_ cells: [[String]], style: Style, width: Int) {
    let count = cells.map(\.count).max() ?? 0
    let rows = cells.map { row in
      (row + Array(repeating: "", count: count - row.count)).map { style.words($0, quotesCode: false) }
    }
    self.rows = rows
    self.width = width
    widths = Self.widths(rows, columns: count, room: width - Self.gap * max(count - 1, 0))
  }

  private static func widths(_ rows: [[[Word]]], columns: Int, room: Int) -> [Int]? {
    let least = (0..<columns).map { column in rows.flatMap { $0[column].map(\.width) }.max() ?? 0 }
    var widths = (0..<columns).map { column in
      rows.map { $0[column].wrapped(to: .max / 2).first?.width ?? 0 }.max() ?? 0
    }
    while widths.reduce(0, +) > room {
      let narrowable = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = narrowable.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  var lines: [String] {
    guard let head = rows.first else { return [] }
    guard let widths else { return blocks(head) }
    let isHeaded = head.contains { cell in cell.contains { $0.width > 0 } }
    let gap = String(repeating: " ", count: Self.gap)
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: gap)
    return (isHeaded ? lines(of: head, widths) + [rule] : []) + rows.dropFirst().flatMap { lines(of: $0, widths) }
  }

  private func lines(of row: [[Word]], _ widths: [Int]) -> [String] {
    let cells = zip(row, widths).map { $0.wrapped(to: $1) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { number in
      var line = ""
      /// Trailing spaces are not printed.
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

  /// The rows after the first, separated by blank lines.
  private func blocks(_ head: [[Word]]) -> [String] {
    let blocks = rows.dropFirst().map { row in zip(head, row).flatMap { block($0, $1) } }.filter { !$0.isEmpty }
    return Array(blocks.joined(separator: [""]))
  }

  private func block(_ heading: [Word], _ cell: [Word]) -> [String] {
    guard !cell.isEmpty else { return [] }
    var heading = heading
    if let last = heading.indices.last {
      heading[last].text += ":"
      heading[last].width += 1
    }
    return (heading + cell).wrapped(to: width - Self.hanging).enumerated().map { number, line in
      (number == 0 ? "" : String(repeating: " ", count: Self.hanging)) + line.text
    }
  }
}
