package import KVMap

/// A JSON document, which may have duplicate keys.
package indirect enum DocumentTree {
  case leaf(JSONValue)
  /// A number or any other text that appears in the document verbatim.
  case text(String)
  case array([DocumentTree])
  case object([(key: String, value: DocumentTree)])

  package init(_ value: JSONValue) {
    switch value {
    case .null, .bool, .number, .string: self = .leaf(value)
    case .array(let elements): self = .array(elements.map(DocumentTree.init))
    case .object(let object): self = .object(zip(object.keys, object.values).map { ($0, DocumentTree($1)) })
    }
  }

  /// As JSON.
  package var json: String {
    switch self {
    case .leaf(let value): value.description
    case .text(let text): text
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONValue.string($0.key).description):\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }

  /// The same with another member at a path. Missing intermediate objects are created.
  package func setting(_ path: ArraySlice<DocumentPathStep>, to value: DocumentTree) -> DocumentTree {
    guard let step = path.first else { return value }
    switch step {
    case .key(let key):
      var members: [(key: String, value: DocumentTree)] = []
      if case .object(let known) = self { members = known }
      let index = members.firstIndex { $0.key == key } ?? members.count
      if index == members.count { members.append((key, .object([]))) }
      members[index].value = members[index].value.setting(path.dropFirst(), to: value)
      return .object(members)
    case .index(let position):
      var elements: [DocumentTree] = []
      if case .array(let known) = self { elements = known }
      let index = position < 0 ? max(0, elements.count + position) : position
      while elements.count <= index { elements.append(.leaf(.null)) }
      elements[index] = elements[index].setting(path.dropFirst(), to: value)
      return .array(elements)
    }
  }
}

package enum DocumentPathStep {
  case key(String)
  case index(Int)
}
