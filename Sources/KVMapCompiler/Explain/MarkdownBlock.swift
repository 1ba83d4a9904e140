/// A block of a Markdown page.
enum MarkdownBlock {
  case heading(String)
  case paragraph(String)
  /// An item of a list.
  case item(String)
  /// The lines of a code block.
  case code([String])
  /// The cells of each row. The first row is the header.
  case table([[String]])

  static func blocks(of markdown: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("```") {
        let code = lines.prefix { !$0.hasPrefix("```") }
        lines = lines[code.endIndex...].dropFirst()
        blocks.append(.code(code.map(String.init)))
      } else if line.hasPrefix("#") {
        blocks.append(.heading(String(line.drop { $0 == "#" }.drop { $0 == " " })))
      } else if line.hasPrefix("|") {
        let rows = [line] + lines.prefix { $0.hasPrefix("|") }
        lines = lines.dropFirst(rows.count - 1)
        blocks.append(.table(rows.filter { !$0.contains("-") || !$0.allSatisfy { "|-: ".contains($0) } }.map(cells)))
      } else if !line.allSatisfy({ $0 == " " }) {
        let rest = lines.prefix { !$0.isEmpty && !begins($0) }
        lines = lines[rest.endIndex...]
        let text = ([line] + rest).map { $0.drop { $0 == " " } }.joined(separator: " ")
        blocks.append(line.hasPrefix("- ") ? .item(String(text.dropFirst(2))) : .paragraph(text))
      }
    }
    return blocks
  }

  /// Whether a line begins a new block.
  private static func begins(_ line: Substring) -> Bool {
    ["```", "#", "|", "- "].contains { line.hasPrefix($0) }
  }

  /// Vertical bars in code are escaped with a backslash.
  private static func cells(_ row: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in row.dropFirst() {
      if character == "|", !isEscaped {
        cells.append(cell)
        cell = ""
      } else {
        if isEscaped, character != "|" { cell.append("\\") }
        if character != "\\" { cell.append(character) }
      }
      isEscaped = character == "\\"
    }
    return cells.map { cell in
      let text = cell.drop { $0 == " " }
      return String(text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }
  }
}
