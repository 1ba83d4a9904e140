import KVMapLowering
import KVMapSema

/// JSON for people: each member on a line, short arrays of scalars on one.
enum JSONTreeText {
  static func indented(_ tree: DefaultValue.Tree, by indent: String = "") -> String {
    let inner = indent + "  "
    switch tree {
    case .null, .bool, .number, .string: return JSONText.tree(tree)
    case .array(let elements):
      if elements.allSatisfy(isScalar) {
        let texts = elements.map(JSONText.tree)
        let line = "[" + texts.joined(separator: ", ") + "]"
        return line.utf8.count + indent.utf8.count <= 100 ? line : "[\n" + filled(texts, indent: inner) + "\n\(indent)]"
      }
      return "[\n" + elements.map { inner + indented($0, by: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\"\(JSONText.escaped($0.key))\": \(indented($0.value, by: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  /// As many on a line as there is room for.
  private static func filled(_ texts: [String], indent: String) -> String {
    var lines: [String] = []
    var line = indent
    for (index, text) in texts.enumerated() {
      let word = index == texts.count - 1 ? text : text + ","
      if line.utf8.count + word.utf8.count > 110, line != indent {
        lines.append(line)
        line = indent
      }
      line += (line == indent ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }

  private static func isScalar(_ tree: DefaultValue.Tree) -> Bool {
    switch tree {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }
}
