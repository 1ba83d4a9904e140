/// A message that is no diagnostic of a file, but is shown like one: with its location, and lines below it.
package struct LocatedRemark: Sendable {
  /// `error`, `warning` or `note`.
  package var severity: String
  /// The word in brackets.
  package var id: String
  package var message: String
  package var span: Span?
  /// A few words at the underlined text.
  package var label: String?
  /// The lines below the excerpt, with a word in front: `help`.
  package var lines: [(word: String, text: String)]

  package init(
    severity: String, id: String, message: String, span: Span?, label: String?, lines: [(word: String, text: String)]
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.span = span
    self.label = label
    self.lines = lines
  }
}

extension TextRenderer {
  /// One remark; ends with a newline.
  package mutating func render(_ remark: LocatedRemark) -> String {
    let role: TextStyle.Role = remark.severity == "error" ? .error : remark.severity == "warning" ? .warning : .note
    var text = style.paint("\(remark.severity)[\(remark.id)]", role)
    text += style.paint(": " + VisibleText.line(remark.message), .title) + "\n"
    var indent = ""
    if let span = remark.span {
      let excerpt = excerpt(at: span, label: remark.label, underline: role)
      text += excerpt.text
      indent = String(repeating: " ", count: excerpt.gutter)
    }
    for line in remark.lines {
      text += indent + style.paint(" = ", .gutter) + "\(line.word): " + VisibleText.line(line.text) + "\n"
    }
    return text
  }
}
