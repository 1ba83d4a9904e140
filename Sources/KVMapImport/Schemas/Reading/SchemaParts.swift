import KVMap

/// A place with all parts of its `allOf`.
struct SchemaParts {
  /// What is stated at the place, and in parts that are not references to objects.
  private(set) var own: SchemaNode
  /// Everything.
  private(set) var whole: SchemaNode
  /// The objects that it extends, those that they extend first.
  private(set) var bases: [String] = []
  /// What is stated at each of these places.
  private(set) var nodes: [String: SchemaNode] = [:]
  /// Whether what is stated elsewhere became a part of it.
  var isCombined = false

  init(own: SchemaNode) {
    self.own = own
    whole = own
  }

  /// The only part of a schema that says something about values but their type, if that is a reference, and what the
  /// others say about the place.
  static func onlyReference(of object: JSONObject, at place: String) -> (reference: String, node: SchemaNode)? {
    func says(_ key: String, _ value: JSONValue) -> Bool {
      !SchemaKeywords.annotations.contains(key) && !key.hasPrefix("x-")
        && !["$id", "$schema", "$defs", "definitions", "$anchor"].contains(key)
        && !(key == "type" && value.stringValue != nil)
    }
    guard let all = object["allOf"]?.arrayValue else { return nil }
    var node = SchemaNode(object, at: place).without(["allOf"])
    guard !node.keywords.contains(where: says) else { return nil }
    var reference: String?
    for part in all {
      guard let members = part.objectValue else { return nil }
      let other = SchemaNode(members, at: place)
      if let found = members["$ref"]?.stringValue, reference == nil, other.keywords.count == 1 {
        reference = found
      } else if other.keywords.contains(where: says) {
        return nil
      } else {
        node.merge(other)
      }
    }
    return reference.map { ($0, node) }
  }

  /// Adds a part that has no name.
  mutating func add(_ part: SchemaParts) {
    own.merge(part.own)
    whole.merge(part.own)
    isCombined = isCombined || part.isCombined
    for base in part.bases { extend(base, part.nodes[base]) }
  }

  /// Adds an object with a name, and those that it extends.
  mutating func extend(_ part: SchemaParts, at place: String) {
    for base in part.bases { extend(base, part.nodes[base]) }
    extend(place, part.own)
  }

  private mutating func extend(_ place: String, _ node: SchemaNode?) {
    guard let node, nodes[place] == nil else { return }
    bases.append(place)
    nodes[place] = node
    // What is said about the part is not said about what extends it.
    whole.merge(node.without(SchemaKeywords.annotations.union(["$id", "$schema", "$defs", "definitions"])))
  }

  /// The same without a property. What it extends is kept, unless a part of that has the property.
  func without(_ key: String) -> SchemaParts {
    guard bases.allSatisfy({ nodes[$0]?.properties[key] == nil }) else {
      return SchemaParts(own: Self.node(whole, without: key))
    }
    var parts = self
    parts.own = Self.node(own, without: key)
    parts.whole = Self.node(whole, without: key)
    return parts
  }

  private static func node(_ node: SchemaNode, without key: String) -> SchemaNode {
    var node = node
    if node.has("properties") {
      node["properties"] = .object(JSONObject(node.properties.filter { $0.key != key }.map { ($0.key, $0.value) }))
    }
    if node.has("required") { node["required"] = .array(node.required.filter { $0 != key }.map { .string($0) }) }
    return node
  }

  /// Whether it is an object with properties, which others can extend.
  var isRecord: Bool {
    let types = whole.types
    return !whole.properties.isEmpty && (types == nil || types == ["object"])
      && !whole.has("oneOf") && !whole.has("anyOf") && !whole.has("enum") && !whole.has("const")
      && !whole.has("nullable")
  }

  /// Whether it says nothing about values but that they are those of its base.
  var isOnlyItsBase: Bool {
    own.keywords.allSatisfy { key, value in
      SchemaKeywords.annotations.contains(key) || key.hasPrefix("x-") || key == "type" && value == .string("object")
        || ["$id", "$schema", "$defs", "definitions", "$anchor"].contains(key)
    }
  }
}
