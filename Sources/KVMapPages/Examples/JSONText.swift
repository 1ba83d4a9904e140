/// JSON to look at. Other text is left as it is.
enum JSONText {
  /// The text with its keys, strings, numbers and words coloured.
  static func html(_ text: String) -> HTML {
    var html = HTML()
    var rest = text[...]
    while let first = rest.first {
      if first == "\"" {
        let string = stringPrefix(of: rest)
        let after = rest[string.endIndex...].first { $0 != " " }
        html.element("span", class: after == ":" ? "d" : "s", string)
        rest = rest[string.endIndex...]
      } else if first.isASCII, first.isNumber || first == "-" {
        let number = rest.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
        html.element("span", class: "n", number)
        rest = rest[number.endIndex...]
      } else if let word = ["true", "false", "null"].first(where: { rest.hasPrefix($0) }) {
        html.element("span", class: "k", word)
        rest = rest.dropFirst(word.count)
      } else {
        // Letters that belong to a word are not looked at one by one: 'a1' has no number.
        let plain = rest.prefix { $0 != "\"" && !($0.isNumber || $0 == "-" || "tfn".contains($0)) }
        let piece = plain.isEmpty ? rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" } : plain
        let taken = piece.isEmpty ? rest.prefix(1) : piece
        html.text(taken)
        rest = rest[taken.endIndex...]
      }
    }
    return html
  }

  /// A string with its quotes; without the second one if there is none.
  private static func stringPrefix(of text: Substring) -> Substring {
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == "\"" {
        return text[...index]
      }
    }
    return text
  }

  /// Whether two documents differ in nothing but white space between their tokens.
  static func isSame(_ left: String, _ right: String) -> Bool { compact(left).elementsEqual(compact(right)) }

  private static func compact(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var (isString, isEscaped) = (false, false)
    for byte in text.utf8 {
      if isString {
        bytes.append(byte)
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        }
      } else if byte > 0x20 {
        bytes.append(byte)
        isString = byte == UInt8(ascii: "\"")
      }
    }
    return bytes
  }
}
