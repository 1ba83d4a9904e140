/// Text in mdoc(7), the language of manual pages.
struct MdocText {
  private(set) var text = ""

  /// A macro with its arguments; empty ones are left out, with the macro in front of them.
  mutating func macro(_ name: String, _ arguments: String...) {
    var words = arguments
    if words.last == "" { words.removeLast(2) }
    text += ([".\(name)"] + words).joined(separator: " ") + "\n"
  }

  /// A line of text. Where it begins with what begins a macro, an invisible character precedes it.
  mutating func line(_ line: some StringProtocol) {
    var escaped = ""
    for character in line {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "…": escaped += "..."
      default: escaped.append(character)
      }
    }
    text += (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
  }

  /// Lines that are filled, each sentence on a line of its own.
  mutating func lines(_ lines: some StringProtocol) {
    for line in lines.split(separator: "\n") {
      for sentence in String(line).replacing(#/([.:)])\ +([A-Z])/#, with: { "\($0.1)\n\($0.2)" }).split(separator: "\n") {
        self.line(sentence)
      }
    }
  }

  mutating func paragraph(_ lines: some StringProtocol) {
    text += ".Pp\n"
    self.lines(lines)
  }

  /// A sentence and the command that it is about. Another one must follow, or a paragraph.
  mutating func example(_ sentence: String, _ command: String) {
    line(sentence)
    text += ".Pp\n.Dl "
    line(command)
    text += ".Pp\n"
  }
}
