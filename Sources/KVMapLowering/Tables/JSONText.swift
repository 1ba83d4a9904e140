package import KVMapSema

/// Text as it appears in a JSON document.
package enum JSONText {
  /// `text` as the contents of a JSON string, with the shortest escapes. Non-ASCII characters are not escaped.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `"key":`, which the writer copies into the document.
  package static func member(_ key: String) -> String { "\"" + escaped(key) + "\":" }

  /// A path as shown in problems: `users[3]."followers-count"`. Plain names, even after `@`, and `$text` have no
  /// quotes.
  package static func path(_ path: DocumentPath) -> String {
    var result = ""
    for step in path.steps {
      switch step {
      case .key(let key):
        if !result.isEmpty { result += "." }
        result += isPlain(key) ? key : "\"" + escaped(key) + "\""
      case .index(let index): result += "[\(index)]"
      case .every: result += "[*]"
      case .selected(let selector): result += "[\(selector.description)]"
      }
    }
    return result
  }

  private static func isPlain(_ key: String) -> Bool {
    if key == "$text" { return true }
    let name = key.hasPrefix("@") ? key.utf8.dropFirst() : key.utf8[...]
    guard let first = name.first, !isDigit(first) else { return false }
    return name.allSatisfy { isDigit($0) || $0 == 0x5F || (0x41...0x5A).contains($0 & 0xDF) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension JSONText {
  /// The JSON text of a tree.
  package static func tree(_ tree: DefaultValue.Tree) -> String {
    switch tree {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): "\"" + escaped(text) + "\""
    case .array(let elements): "[" + elements.map(self.tree).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { member($0.key) + self.tree($0.value) }.joined(separator: ",") + "}"
    }
  }
}
