/// `///` comments as paragraphs, lists and code. Of Markdown they understand back-quotes and `- `.
enum Documentation {
  static func html(_ lines: [String]) -> HTML {
    var html = HTML()
    var paragraph: [String] = []
    var items: [String] = []
    func flush(_ html: inout HTML) {
      if !paragraph.isEmpty { html.element("p") { $0.append(inline(paragraph.joined(separator: " "))) } }
      if !items.isEmpty {
        html.element("ul") { html in for item in items { html.element("li") { $0.append(inline(item)) } } }
      }
      (paragraph, items) = ([], [])
    }
    for line in lines {
      if line.hasPrefix("- ") {
        if !paragraph.isEmpty { flush(&html) }
        items.append(String(line.dropFirst(2)))
      } else if line.isEmpty {
        flush(&html)
      } else if let last = items.indices.last {
        items[last] += " " + line
      } else {
        paragraph.append(line)
      }
    }
    flush(&html)
    return html
  }

  /// One line, with code in back-quotes.
  static func inline(_ text: String) -> HTML {
    var html = HTML()
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      // Of an odd number of back-quotes, the last is one.
      if index % 2 == 1, index + 1 < parts.count {
        html.element("code", part)
      } else {
        html.text(index % 2 == 1 ? "`" + part : String(part))
      }
    }
    return html
  }
}
