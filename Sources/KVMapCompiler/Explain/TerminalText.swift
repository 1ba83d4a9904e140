/// Markdown, rendered for a terminal: headings, paragraphs wrapped to its width, indented code and lists, and aligned
/// tables. Links are replaced by their text.
///
/// It supports the Markdown that the pages of this project use, and leaves everything else unchanged.
package struct TerminalText {
  private let style: Style
  private let width: Int
  private var lines: [String] = []

  /// The indentation of everything but headings.
  private static let margin = 2
  private static let codeMargin = 6

  private init(width: Int, usesBold: Bool) {
    style = Style(usesBold: usesBold)
    self.width = max(width, 24)
  }

  /// - Parameters:
  ///   - width: The width in columns. Code may be wider.
  ///   - usesBold: Whether headings and inline code are emphasized with escape sequences.
  package static func render(_ markdown: String, width: Int, usesBold: Bool) -> String {
    var text = TerminalText(width: width, usesBold: usesBold)
    for block in MarkdownBlock.blocks(of: markdown) { text.add(block) }
    return text.lines.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ block: MarkdownBlock) {
    if !lines.isEmpty { lines.append("") }
    switch block {
    case .heading(let text): lines.append(style.bold(style.plain(text)))
    case .paragraph(let text): add(text, behind: "")
    case .item(let text):
      // There is no blank line between consecutive items.
      if lines.count > 1, isBehindItem { lines.removeLast() }
      add(text, behind: "- ")
    case .code(let code):
      for line in code { lines.append(line.isEmpty ? "" : blanks(Self.codeMargin) + line) }
    case .table(let rows):
      lines += TerminalTable(rows, style: style, width: width - Self.margin).lines.map { blanks(Self.margin) + $0 }
    }
    if case .item = block { isBehindItem = true } else { isBehindItem = false }
  }

  private var isBehindItem = false

  private mutating func add(_ text: String, behind mark: String) {
    let wrapped = style.words(text).wrapped(to: width - Self.margin - mark.count)
    for (index, line) in wrapped.enumerated() {
      lines.append(blanks(Self.margin) + (index == 0 ? mark : blanks(mark.count)) + line.text)
    }
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
