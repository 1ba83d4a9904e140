import KVMap

/// Texts, and documents in them.
extension SchemaReader {
  mutating func text(_ node: SchemaNode, at place: String, _ site: SchemaSite) -> SchemaValue {
    if let cases = node["x-extensible-enum"]?.arrayValue, cases.count > 1, cases.allSatisfy({ $0.stringValue != nil }) {
      return enumeration(
        cases.map { SchemaDeclaration.Enumeration.Case(value: $0) }, isOpen: true, node, at: place, site)
    }
    if let content = node["contentSchema"], node["contentMediaType"] == .string("application/json") {
      var value = inside { reader in reader.value(of: content, at: place + "/contentSchema", site) }
      if value.transformer == nil, !value.isNothing {
        value.transformer = "json_text"
        value.conditions = []
        value.isOptional = false
        value.remarks += SchemaKeywords.remarks(
          node, relevant: SchemaKeywords.texts, said: ["contentSchema", "contentMediaType"])
        return value
      }
    }
    return SchemaScalars.text(node)
  }
}
