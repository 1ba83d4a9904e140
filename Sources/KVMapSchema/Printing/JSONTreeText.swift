import KVMapSema
import KVMapTables

/// JSON for people: each member on a line, short arrays of scalars on one.
enum JSONTreeText {
  static func indented(_ tree: DefaultValue.Tree, by indent: String = "") -> String {
    let inner = indent + "  "
    switch tree {
    case .null, .bool, .number, .string: return JSONText.tree(tree)
    case .array(let elements):
      let line = JSONText.tree(tree).replacing(",", with: ", ")
      if elements.isEmpty || elements.allSatisfy(isScalar), line.utf8.count + indent.utf8.count <= 100 {
        return "[" + elements.map(JSONText.tree).joined(separator: ", ") + "]"
      }
      return "[\n" + elements.map { inner + indented($0, by: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\"\(JSONText.escaped($0.key))\": \(indented($0.value, by: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func isScalar(_ tree: DefaultValue.Tree) -> Bool {
    switch tree {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }
}
