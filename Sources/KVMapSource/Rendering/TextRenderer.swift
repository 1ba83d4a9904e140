/// Human-readable diagnostics: the message, the location, and the source line with the relevant part underlined.
///
///     error[unknown-transformer]: unknown transformer 'tirmmed'
///       --> Tweets.kvmap:12:34
///        |
///     12 |   displayName: String <-> name | tirmmed
///        |                                  ^^^^^^^ did you mean 'trimmed'?
///        = help: kvmapc explain unknown-transformer
package struct TextRenderer {
  private let sources: SourceSet
  let style: TextStyle
  private var lineTables: [FileID: LineTable] = [:]

  package init(sources: SourceSet, usesColor: Bool) {
    self.sources = sources
    style = TextStyle(usesColor: usesColor)
  }

  /// One after another, each followed by an empty line, in the order in which they are given.
  ///
  /// - Parameter limit: The maximum number shown. If there are more, errors precede warnings, and a last line gives
  ///   the number of omitted ones.
  package mutating func render(_ diagnostics: [Diagnostic], limit: Int = 100) -> String {
    var shown = diagnostics
    if diagnostics.count > limit {
      let errors = diagnostics.filter { $0.severity == .error }
      let warnings = diagnostics.filter { $0.severity == .warning }
      shown = Array((errors + warnings).prefix(limit))
    }
    var text = ""
    for diagnostic in shown { text += render(diagnostic) + "\n" }
    if diagnostics.count > shown.count {
      text += style.paint("… and \(diagnostics.count - shown.count) more that are not shown", .title) + "\n\n"
    }
    return text
  }

  /// One diagnostic with its notes; ends with a newline.
  package mutating func render(_ diagnostic: Diagnostic) -> String {
    let role: TextStyle.Role = diagnostic.severity == .error ? .error : .warning
    let title = style.paint("\(diagnostic.severity.rawValue)[\(diagnostic.id)]", role)
    var text = title + style.paint(": " + VisibleText.line(diagnostic.message), .title) + "\n"
    let excerpt = excerpt(at: diagnostic.span, label: diagnostic.label, underline: role)
    text += excerpt.text
    let indent = String(repeating: " ", count: excerpt.gutter)
    for note in diagnostic.notes where note.span == nil {
      text += indent + style.paint(" = ", .gutter) + "note: " + VisibleText.line(note.message) + "\n"
    }
    if diagnostic.label == nil {
      for fixIt in diagnostic.fixIts {
        text += indent + style.paint(" = ", .gutter) + "fix: " + VisibleText.line(fixIt.message) + "\n"
      }
    }
    text += indent + style.paint(" = ", .gutter) + "help: kvmapc explain " + VisibleText.line(diagnostic.id) + "\n"
    for note in diagnostic.notes {
      guard let span = note.span else { continue }
      text += style.paint("note", .note) + ": " + VisibleText.line(note.message) + "\n"
      text += self.excerpt(at: span, label: nil, underline: .note).text
    }
    return text
  }

  /// "2 errors and 1 warning"; `nil` if there are neither.
  package static func summary(of diagnostics: [Diagnostic]) -> String? {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// The location of a span: its file, line and column, and the lines it covers; of a long span, its first and last.
  ///
  /// - Returns: The text, and the width of the line numbers in it.
  mutating func excerpt(
    at span: Span, label: String?, underline: TextStyle.Role
  ) -> (text: String, gutter: Int) {
    guard let file = sources[span.file] else { return ("", 0) }
    let table = lineTable(of: file)
    let first = table.position(at: span.start)
    // A span that ends at the end of a line does not include the next one.
    let last = table.position(at: max(span.start, span.end - 1))
    let gutter = String(last.line).count
    let margin = String(repeating: " ", count: gutter)

    var text = margin + style.paint("--> ", .gutter) + VisibleText.line(file.path) + ":\(first.line):\(first.column)\n"
    text += style.paint(margin + " |", .gutter) + "\n"
    for line in last.line == first.line ? [first.line] : [first.line, last.line] {
      if line != first.line, line > first.line + 1 { text += style.paint("...", .gutter) + "\n" }
      let bytes = table.line(line)
      let start = line == first.line ? span.start : bytes.startIndex + Self.indentation(of: bytes)
      let excerpt = ExcerptLine(bytes, underlining: start..<max(start, min(span.end, bytes.endIndex)))
      let number = String(repeating: " ", count: gutter - String(line).count) + String(line)
      text += style.paint(number + " |", .gutter) + (excerpt.text.isEmpty ? "" : " " + excerpt.text) + "\n"
      text += style.paint(margin + " |", .gutter) + " " + String(repeating: " ", count: excerpt.underlineStart)
      let words = line == last.line ? label.map { " " + VisibleText.line($0) } ?? "" : ""
      text += style.paint(String(repeating: "^", count: excerpt.underlineWidth) + words, underline) + "\n"
    }
    return (text, gutter)
  }

  private mutating func lineTable(of file: SourceFile) -> LineTable {
    if let table = lineTables[file.id] { return table }
    let table = LineTable(file)
    lineTables[file.id] = table
    return table
  }

  private static func indentation(of line: ArraySlice<UInt8>) -> Int {
    line.prefix { $0 == 0x20 || $0 == 0x09 }.count
  }
}

/// The colours of a terminal, or none.
struct TextStyle {
  var usesColor: Bool

  enum Role {
    case error
    case warning
    case note
    case gutter
    case title

    /// The parameters of the escape sequence "select graphic rendition" (ECMA-48).
    var code: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      case .gutter: "34"
      case .title: "1"
      }
    }
  }

  func paint(_ text: String, _ role: Role) -> String {
    usesColor ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
  }
}
