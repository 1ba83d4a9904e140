/// Makes texts of a document safe to show: nothing in them can end the quotation, move the cursor of a terminal or be
/// invisible.
enum QuotedText {
  /// With the escape sequences of JSON, also for invisible characters.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
  }

  /// Outside of quotation marks: quotation marks and backslashes stay as they are.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? String(Character($1)) : escaped($1) }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return UTF16.encode(scalar).map(Array.init)?.map(escapedUnit).joined() ?? ""
    default: return String(Character(scalar))
    }
  }

  private static func escapedUnit(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The text between quotation marks, truncated to 40 characters.
  static func quoted(_ text: String) -> String { "\"\(escaped(cut(text)))\"" }

  /// At most `limit` characters, and at most four times as many scalars, since one character may have any number.
  static func cut(_ text: String, to limit: Int = 40) -> String {
    var result = String.UnicodeScalarView(text.unicodeScalars.prefix(4 * limit))
    if result.count > limit {
      let kept = String(result).prefix(limit)
      result =
        kept.unicodeScalars.count < text.unicodeScalars.count ? String.UnicodeScalarView(kept.unicodeScalars) : result
    }
    let isCut = result.count < text.unicodeScalars.prefix(4 * limit + 1).count
    return String(result) + (isCut ? "…" : "")
  }

  /// A text without its escape sequences, which are those of JSON and `\u{…}`, as in mappings; nil if one of them is
  /// malformed.
  static func unescaped(_ text: Substring) -> String? {
    guard var text = withoutBraces(text) else { return nil }
    return text.withUTF8 { bytes -> String? in
      guard let start = bytes.baseAddress else { return "" }
      let string = ScannedString(start: start, end: start + bytes.count, isASCII: false, hasEscapes: true)
      var position = start
      while position < string.end {
        guard position[0] == UInt8(ascii: "\\") else {
          position += 1
          continue
        }
        let escape = Escape(at: position, end: string.end)
        guard escape.problem == nil else { return nil }
        position += escape.length
      }
      return string.withUnescaped { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The text with the escape sequences of JSON in place of `\u{…}`.
  private static func withoutBraces(_ text: Substring) -> Substring? {
    guard text.contains("\\u{") else { return text }
    var result = ""
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      result.unicodeScalars.append(scalar)
      guard scalar == "\\", let next = rest.popFirst() else { continue }
      guard next == "u", rest.first == "{" else {
        result.unicodeScalars.append(next)
        continue
      }
      let digits = String(rest.dropFirst().prefix { $0 != "}" })
      guard let value = UInt32(digits, radix: 16), let escaped = Unicode.Scalar(value) else { return nil }
      rest = rest.dropFirst(digits.unicodeScalars.count + 1)
      guard rest.popFirst() == "}" else { return nil }
      result.removeLast()
      result += UTF16.encode(escaped).map(Array.init)?.map(escapedUnit).joined() ?? ""
    }
    return result[...]
  }
}
