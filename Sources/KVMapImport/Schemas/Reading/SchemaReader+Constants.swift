import KVMap

/// `enum` and `const`.
extension SchemaReader {
  mutating func constants(_ node: SchemaNode, at place: String, _ site: SchemaSite) -> SchemaValue {
    var values = node["const"].map { [$0] } ?? node["enum"]?.arrayValue ?? []
    // Texts of other scalars are others, even where Swift takes them for equal.
    var seen: Set<[UInt8]> = []
    values = values.filter { seen.insert(Array($0.description.utf8)).inserted }
    let extensible = node["x-extensible-enum"]
    let areTexts = values.allSatisfy { $0.stringValue != nil }
    let areIntegers = values.allSatisfy { $0.numberValue?.intValue != nil }
    if values.count > 1, areTexts || areIntegers {
      let cases = values.map { SchemaDeclaration.Enumeration.Case(value: $0) }
      return enumeration(cases, isOpen: extensible != nil && extensible != .bool(false), node, at: place, site)
    }
    return compared(values, node)
  }

  /// An enum with these cases.
  mutating func enumeration(
    _ cases: [SchemaDeclaration.Enumeration.Case], isOpen: Bool, _ node: SchemaNode, at place: String,
    _ site: SchemaSite
  ) -> SchemaValue {
    let id = begin(.enumeration(.init(cases: cases, isOpen: isOpen)), node, at: place, site)
    let relevant = SchemaKeywords.texts.union(SchemaKeywords.numbers)
    self[id].remarks += SchemaKeywords.remarks(node, relevant: relevant, said: [])
    return SchemaValue(.declared(id))
  }

  /// Values of a built-in type that are equal to one of these.
  private func compared(_ values: [JSONValue], _ node: SchemaNode) -> SchemaValue {
    var value: SchemaValue
    if values.isEmpty {
      value = .anything
      value.remarks = ["'enum' has no value"]
      return value
    }
    if values.allSatisfy({ $0.stringValue != nil }) {
      value = SchemaValue(.text)
    } else if values.allSatisfy({ $0.boolValue != nil }) {
      value = SchemaValue(.scalar("Bool"))
    } else if values.allSatisfy({ $0.numberValue?.intValue != nil }) {
      value = SchemaValue(.scalar("Int"))
    } else if values.allSatisfy({ $0.numberValue != nil }) {
      value = SchemaValue(.scalar("Double"))
    } else {
      value = .anything
      value.remarks = [
        "the schema says that it is one of \(SchemaText.excerpt(of: .array(values))), which is not checked"
      ]
    }
    if value.type != .anything, !(value.type == .scalar("Bool") && values.count == 2) {
      let literals = values.compactMap(SchemaLiterals.text)
      value.conditions = [literals.count == 1 ? "== \(literals[0])" : "in [\(literals.joined(separator: ", "))]"]
    }
    let relevant = SchemaKeywords.texts.union(SchemaKeywords.numbers)
    value.remarks += SchemaKeywords.remarks(node, relevant: relevant, said: [])
    return value
  }
}
