import KVMap

/// `allOf`.
extension SchemaReader {
  /// The keywords of a place, and the places whose properties it extends.
  mutating func parts(of object: JSONObject, at place: String) -> SchemaParts {
    if let known = flattened[place] { return known }
    guard flattening.count < 10 * Self.mostOpen else {
      report("'\(place)' is a part of more than \(10 * Self.mostOpen) others, one through the other")
      return SchemaParts(own: SchemaNode(at: place))
    }
    guard flattening.insert(place).inserted else {
      report("'\(place)' is a part of itself, through '$ref' and 'allOf'")
      return SchemaParts(own: SchemaNode(at: place))
    }
    defer { flattening.remove(place) }
    var parts = SchemaParts(own: SchemaNode(object, at: place).without(["allOf", "$ref"]))
    if let reference = object["$ref"]?.stringValue { add(reference, to: &parts, at: place) }
    for (index, part) in (object["allOf"]?.arrayValue ?? []).enumerated() {
      let there = place + "/allOf/\(index)"
      guard let members = part.objectValue else {
        if part == .bool(false) {
          parts.add(SchemaParts(own: SchemaNode(["enum": .array([])], at: there)))
        } else if part != .bool(true) {
          report("'\(there)' is no schema, but \(SchemaText.excerpt(of: part))")
        }
        continue
      }
      let node = SchemaNode(members, at: there)
      if let reference = members["$ref"]?.stringValue,
        node.keywords.allSatisfy({ $0.key == "$ref" || !file.dialect.joinsReferences })
      {
        add(reference, to: &parts, at: there)
      } else {
        parts.add(self.parts(of: members, at: there))
      }
    }
    flattened[place] = parts
    return parts
  }

  private mutating func add(_ reference: String, to parts: inout SchemaParts, at place: String) {
    guard let target = self.place(of: reference, at: place), let members = references[target]?.objectValue else {
      return
    }
    let other = self.parts(of: members, at: target)
    if other.isRecord {
      parts.extend(other, at: target)
    } else {
      parts.add(other)
      parts.isCombined = true
    }
  }
}
