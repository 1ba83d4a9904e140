package import KVMapSema
import KVMapText

/// Text as it appears in a JSON document.
package enum JSONText {
  /// `text` as the contents of a JSON string.
  package static func escaped(_ text: String) -> String { EscapedText.contents(text) }

  /// `"key":`, which the writer copies into the document.
  package static func member(_ key: String) -> String { "\"" + escaped(key) + "\":" }

  /// A path as shown in problems: `users[3]."followers-count"`.
  package static func path(_ path: DocumentPath) -> String { path.description }
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
