import KVMap

/// Objects: types and dictionaries.
extension SchemaReader {
  private static let longestKey = 4_096
  /// Behind the place of a type, for properties that are made of those of its parts.
  private static let mergedStep = "/merged"

  mutating func object(_ node: SchemaNode, _ parts: SchemaParts, at place: String, _ site: SchemaSite) -> SchemaValue {
    if node.properties.isEmpty, node.required.isEmpty, parts.bases.isEmpty { return dictionary(node, at: place, site) }
    let id = begin(.record(.init()), parts.own, at: place, site)
    fill(id, node, parts, at: place)
    return SchemaValue(.declared(id))
  }

  // MARK: - Types

  mutating func fill(_ id: SchemaDeclaration.ID, _ node: SchemaNode, _ parts: SchemaParts, at place: String) {
    var record = SchemaDeclaration.Record()
    var remarks: [String] = []
    record.mixins = parts.bases.compactMap { base in parts.nodes[base].map { mixin(of: $0, at: base) } }
    let redeclared = parts.bases.isEmpty ? [] : redeclared(node, parts)
    for (key, schema) in node.properties {
      guard parts.bases.isEmpty || parts.own.properties[key] != nil || redeclared.contains(key) else { continue }
      let there = redeclared.contains(key) ? self.place(of: key, parts) ?? place + Self.mergedStep : place
      add(key, schema, node, at: there, of: id, to: &record, &remarks)
    }
    for key in node.required where node.properties[key] == nil {
      add(key, .bool(true), node, at: place, of: id, to: &record, &remarks)
    }
    // What a part refuses is refused by the part alone, and its whole would be refused.
    let own = parts.bases.isEmpty ? node : parts.own
    let others = own["additionalProperties"] ?? unevaluated(own)
    let hasPatterns = own.has("patternProperties")
    switch others {
    case nil: break
    case .bool(false)?: record.isClosed = !hasPatterns
    case _? where hasPatterns: record.rest = .anything
    case let schema?:
      record.rest = inside { reader in
        reader.value(
          of: schema, at: place + "/additionalProperties", SchemaSite(words: ["extra"], owner: id, isElement: true))
      }
    }
    remarks += SchemaKeywords.remarks(
      own, relevant: SchemaKeywords.objects,
      said: Set(["properties", "required"]).union(hasPatterns ? [] : ["additionalProperties"]).union(
        unevaluated(own) == nil ? [] : ["unevaluatedProperties"]))
    if own.has("discriminator") {
      remarks.append("'discriminator' without 'oneOf' does not say which schemas there are, so it is not looked at")
    }
    self[id].kind = .record(record)
    self[id].remarks += remarks
  }

  /// What keys have that no other keyword looks at; `nil` where keywords look at them that the mapping does not say.
  private func unevaluated(_ node: SchemaNode) -> JSONValue? {
    let others = ["dependentSchemas", "dependencies", "if", "then", "else", "$dynamicRef", "$recursiveRef"]
    return others.contains(where: node.has) ? nil : node["unevaluatedProperties"]
  }

  /// The place of the only part that has a property.
  private func place(of key: String, _ parts: SchemaParts) -> String? {
    let bases = parts.bases.filter { parts.nodes[$0]?.properties[key] != nil }
    return bases.count == 1 && parts.own.properties[key] == nil ? bases.first : nil
  }

  /// Properties of parts that are other ones here: stated twice, or required.
  private func redeclared(_ node: SchemaNode, _ parts: SchemaParts) -> Set<String> {
    var stated: [String: Int] = [:]
    for base in parts.bases {
      for key in parts.nodes[base]?.properties.keys ?? JSONObject().keys { stated[key, default: 0] += 1 }
    }
    var keys = Set(stated.filter { $0.value > 1 || parts.own.properties[$0.key] != nil }.keys)
    for key in node.required where stated[key] == 1 {
      let isRequired = parts.bases.contains { base in
        parts.nodes[base].map { $0.properties[key] != nil && $0.required.contains(key) } ?? false
      }
      if !isRequired { keys.insert(key) }
    }
    return keys
  }

  private mutating func mixin(of node: SchemaNode, at place: String) -> SchemaDeclaration.ID {
    if let known = mixins[place] { return known }
    let id = SchemaDeclaration.ID(index: declarations.count)
    let name = place == "#" ? rootName : SchemaReferences.name(of: place)
    declarations.append(
      SchemaDeclaration(kind: .record(.init(isMixin: true)), place: place, site: SchemaSite(definition: name)))
    mixins[place] = id
    var record = SchemaDeclaration.Record(isMixin: true)
    var remarks: [String] = []
    for (key, schema) in node.properties { add(key, schema, node, at: place, of: id, to: &record, &remarks) }
    self[id].kind = .record(record)
    self[id].remarks = remarks
    self[id].documentation = node["description"]?.stringValue.map(SchemaText.lines) ?? []
    return id
  }

  /// The mixins that a type has, also that of its own members.
  func allMixins(of id: SchemaDeclaration.ID) -> [SchemaDeclaration.ID] {
    guard case .record(let record) = self[id].kind, !record.isMixin else { return [] }
    return record.mixins + [mixins[self[id].place]].compactMap(\.self)
  }

  private mutating func add(
    _ key: String, _ schema: JSONValue, _ node: SchemaNode, at place: String, of owner: SchemaDeclaration.ID,
    to record: inout SchemaDeclaration.Record, _ remarks: inout [String]
  ) {
    guard key.utf8.count <= Self.longestKey else {
      remarks.append("a key of \(key.utf8.count) bytes is longer than keys of a mapping are, and left out")
      return
    }
    let there = SchemaReferences.place(place + "/properties", key)
    let site = SchemaSite(words: KeyWords(key).all, owner: owner)
    // What several parts state alike is looked at once more, at a place that is in no file.
    let isCopy = place.hasSuffix(Self.mergedStep) && schema[SchemaNode.mergedMark] == nil
    let value = inside { reader in
      isCopy
        ? reader.merging { $0.value(of: schema, at: there, site) } : reader.value(of: schema, at: there, site)
    }
    guard !value.isNothing else {
      remarks.append("'\(SchemaText.line(key))' has no value that the schema allows, and is left out")
      return
    }
    record.members.append(.init(key: key, value: value, isRequired: node.required.contains(key)))
  }

  // MARK: - Dictionaries

  private mutating func dictionary(_ node: SchemaNode, at place: String, _ site: SchemaSite) -> SchemaValue {
    let patterns = node["patternProperties"]?.objectValue ?? JSONObject()
    let additional = node["additionalProperties"] ?? node["unevaluatedProperties"]
    var said: Set<String> = ["properties", "required", "minProperties", "maxProperties"]
    var schema = additional
    var there = place + "/additionalProperties"
    var remarks: [String] = []
    if additional == .bool(false) {
      schema = nil
      if patterns.count == 1, let first = patterns.first {
        schema = first.value
        there = SchemaReferences.place(place + "/patternProperties", first.key)
        said.insert("additionalProperties")
        remarks.append("the schema says that keys match '\(SchemaText.line(first.key))', which is not checked")
        said.insert("patternProperties")
      }
    } else if additional != nil, !patterns.isEmpty {
      schema = .bool(true)
    } else if additional != nil {
      said.formUnion(["additionalProperties", "unevaluatedProperties"])
    }
    guard let schema else {
      var value = SchemaValue(.object)
      value.remarks = SchemaKeywords.remarks(node, relevant: SchemaKeywords.objects, said: ["properties", "required"])
      return value
    }
    let key = self.key(node, at: place, site, &said)
    let element = inside { reader in reader.value(of: schema, at: there, site.ofElements) }
    guard !element.isNothing else {
      var value = SchemaValue(.object)
      value.remarks = ["the schema allows no key"]
      return value
    }
    var value = SchemaValue(.dictionary(key: key, element.asElement), transformer: element.transformer)
    value.conditions =
      SchemaScalars.counts(node, "minProperties", "maxProperties") + element.conditions.map { "each " + $0 }
    value.remarks =
      remarks + element.remarks + SchemaKeywords.remarks(node, relevant: SchemaKeywords.objects, said: said)
    return value
  }

  private static let integers: Set<String> = ["^-?(?:0|[1-9][0-9]{0,17})$", "^-?[0-9]+$", "^[0-9]+$", "^\\d+$"]

  private mutating func key(_ node: SchemaNode, at place: String, _ site: SchemaSite, _ said: inout Set<String>)
    -> SchemaType
  {
    guard let names = node["propertyNames"]?.objectValue else { return .text }
    let known = Set(names.map(\.key)).subtracting(["type"])
    let format = names["format"]?.stringValue
    if known.isSubset(of: ["format", "pattern"]), format == "uuid" || format == "date" {
      said.insert("propertyNames")
      return .scalar(format == "uuid" ? "UUID" : "Day")
    }
    if known == ["pattern"], let pattern = names["pattern"]?.stringValue, Self.integers.contains(pattern) {
      said.insert("propertyNames")
      return .scalar("Int")
    }
    if known == ["enum"], let texts = names["enum"]?.arrayValue, texts.count > 1,
      texts.allSatisfy({ $0.stringValue != nil })
    {
      said.insert("propertyNames")
      let words = (site.definition.map { KeyWords($0).all } ?? site.words) + ["key"]
      return constants(
        SchemaNode(names, at: place + "/propertyNames"), at: place + "/propertyNames",
        SchemaSite(words: words, owner: site.owner)
      ).type
    }
    return .text
  }
}
