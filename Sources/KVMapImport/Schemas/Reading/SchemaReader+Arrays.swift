import KVMap

/// Arrays, also those that stand for an object.
extension SchemaReader {
  mutating func array(_ node: SchemaNode, at place: String, _ site: SchemaSite) -> SchemaValue {
    if let first = node["prefixItems"]?.arrayValue ?? node["items"]?.arrayValue, !first.isEmpty {
      return record(first, node, at: place, site)
    }
    var said: Set<String> = ["items", "minItems", "maxItems", "additionalItems", "prefixItems"]
    let schema = node["items"] ?? .bool(true)
    let element = inside { reader in reader.value(of: schema, at: place + "/items", site.ofElements) }
    guard !element.isNothing else {
      var value = SchemaValue(.array(SchemaElement(type: .anything)))
      value.conditions = ["count <= 0"]
      return value
    }
    var value = SchemaValue(.array(element.asElement), transformer: element.transformer)
    value.conditions = SchemaScalars.counts(node, "minItems", "maxItems")
    // Of objects a mapping compares only what it reads.
    if !isObject(element.type.innermost) {
      if node["uniqueItems"] == .bool(true) { value.conditions.append("unique") }
      said.insert("uniqueItems")
    }
    value.conditions += element.conditions.map { "each " + $0 }
    value.remarks = element.remarks + SchemaKeywords.remarks(node, relevant: SchemaKeywords.arrays, said: said)
    return value
  }

  private func isObject(_ type: SchemaType) -> Bool {
    guard case .declared(let id) = type else { return false }
    switch self[id].kind {
    case .record, .union: return true
    case .enumeration: return false
    }
  }

  /// An array with another schema at each position.
  private mutating func record(
    _ first: [JSONValue], _ node: SchemaNode, at place: String, _ site: SchemaSite
  ) -> SchemaValue {
    let id = begin(.record(.init(isPositional: true)), node, at: place, site)
    let key = node.has("prefixItems") ? "prefixItems" : "items"
    let others = key == "prefixItems" ? node["items"] : node["additionalItems"]
    let least = node["minItems"]?.numberValue?.intValue ?? 0
    var record = SchemaDeclaration.Record(isPositional: true)
    for (index, schema) in first.enumerated() {
      let words = schema["title"]?.stringValue.map { KeyWords($0).all } ?? []
      let name = words.isEmpty ? ["value\(index)"] : words
      let value = inside { reader in
        reader.value(
          of: schema, at: place + "/\(key)/\(index)", SchemaSite(words: name, owner: id))
      }
      record.members.append(
        .init(
          key: name.joined(separator: "_"), value: value.isNothing ? .anything : value,
          isRequired: index < least && !value.isNothing))
    }
    var said: Set<String> = [key, "items", "additionalItems", "minItems"]
    switch others {
    case nil, .bool(true)?: break
    case .bool(false)?:
      record.isClosed = true
      said.insert("maxItems")
    case let schema?:
      record.rest = inside { reader in
        reader.value(
          of: schema, at: place + "/rest", SchemaSite(words: ["rest"], owner: id, isElement: true))
      }
    }
    if node["maxItems"]?.numberValue?.intValue == first.count {
      record.isClosed = true
      record.rest = nil
      said.insert("maxItems")
    }
    self[id].kind = .record(record)
    self[id].remarks += SchemaKeywords.remarks(node, relevant: SchemaKeywords.arrays, said: said)
    return SchemaValue(.declared(id))
  }
}
