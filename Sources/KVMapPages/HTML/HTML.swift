import KVMapSource

/// HTML or SVG under construction. Only literals of the program get in as markup; all other text is escaped.
struct HTML {
  private(set) var text = ""

  init() {}

  /// Markup of the program itself.
  mutating func raw(_ markup: StaticString) { markup.withUTF8Buffer { text += String(decoding: $0, as: UTF8.self) } }

  /// Text between tags.
  mutating func text(_ text: some StringProtocol) { self.text += Self.escaped(text) }

  mutating func number(_ number: Int) { text += String(number) }

  /// ` name="value"`
  mutating func attribute(_ name: StaticString, _ value: some StringProtocol) {
    raw(" ")
    raw(name)
    raw("=\"")
    text(value)
    raw("\"")
  }

  /// A literal that is escaped already.
  mutating func append(literal: String) { text += literal }

  mutating func append(_ other: HTML) { text += other.text }

  /// An element with text in it.
  mutating func element(_ name: StaticString, class style: StaticString? = nil, _ content: some StringProtocol) {
    element(name, class: style) { $0.text(content) }
  }

  mutating func element(_ name: StaticString, class style: StaticString? = nil, _ content: (inout HTML) -> Void) {
    raw("<")
    raw(name)
    if let style {
      raw(" class=\"")
      raw(style)
      raw("\"")
    }
    raw(">")
    content(&self)
    raw("</")
    raw(name)
    raw(">")
  }

  mutating func link(_ target: String, class style: StaticString? = nil, _ content: some StringProtocol) {
    raw("<a")
    if let style {
      raw(" class=\"")
      raw(style)
      raw("\"")
    }
    attribute("href", target)
    raw(">")
    text(content)
    raw("</a>")
  }

  /// Text for markup and for quoted attributes. What has no glyph, or changes the direction of text, is shown as
  /// `\u{202E}`, so that nothing looks different from what it is.
  private static func escaped(_ text: some StringProtocol) -> String {
    // Nearly all texts need nothing.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !isMarkup($0) }) { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\r": break
      default:
        if VisibleText.isVisible(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += VisibleText.escape(scalar)
        }
      }
    }
    return result
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}
