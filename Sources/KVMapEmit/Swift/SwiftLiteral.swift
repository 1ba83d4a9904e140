/// Swift string literals: the only place where text from a `.kvmap` file becomes part of generated code.
///
/// Literals are ASCII; all other characters are written as `\u{…}`. So no quote, line ending, interpolation or
/// bidirectional control can end a literal or disguise its contents.
enum SwiftLiteral {
  /// `text` in quotes.
  static func string(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// `text` as it appears between the quotes of a literal, which may span several lines.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(standsForItself) { return text }
    var result = ""
    var rest = text[...]
    // Nearly all texts consist mostly of runs that need no escaping.
    while let stop = rest.utf8.firstIndex(where: { !standsForItself($0) }) {
      result += rest[..<stop]
      append(rest.unicodeScalars[stop], to: &result)
      rest = rest[rest.unicodeScalars.index(after: stop)...]
    }
    return result + rest
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte <= UInt8(ascii: "~") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  static func append(_ scalar: Unicode.Scalar, to literal: inout String) {
    switch scalar {
    case "\\": literal += "\\\\"
    case "\"": literal += "\\\""
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    case "\0": literal += "\\0"
    case " "..."~": literal.unicodeScalars.append(scalar)
    default: literal += "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }

  /// `0x1F` for each byte.
  static func bytes(_ bytes: [UInt8]) -> String {
    bytes.map { "0x" + String($0, radix: 16) }.joined(separator: ", ")
  }
}
