import KVMap

/// `oneOf` and `anyOf`.
extension SchemaReader {
  /// So many unions may be cases of each other.
  private static let mostNested = 200

  /// - Returns: `nil` if the keywords have no alternatives that make a type.
  mutating func alternatives(_ node: SchemaNode, at place: String, _ site: SchemaSite) -> SchemaValue? {
    guard let keyword = ["oneOf", "anyOf"].first(where: { node.has($0) }), let all = node[keyword]?.arrayValue else {
      return nil
    }
    var remarks: [String] = []
    for other in ["oneOf", "anyOf"] where other != keyword && node.has(other) {
      remarks.append("'\(other)' besides '\(keyword)' is not checked")
    }
    var base = node.without(
      SchemaKeywords.annotations.union([
        "oneOf", "anyOf", "discriminator", "$id", "$schema", "$defs", "definitions", "$anchor"
      ]))
    // Several alternatives may hold, so that each looks at keys that the chosen one does not.
    if keyword == "anyOf", base["unevaluatedProperties"] == .bool(false) {
      base["unevaluatedProperties"] = nil
      remarks.append("the schema says 'unevaluatedProperties': false, which is not checked")
    }
    let branches = all.enumerated().compactMap { index, schema in
      Self.isNull(schema) ? nil : SchemaBranch(schema: schema, place: place + "/\(keyword)/\(index)")
    }
    let hasNull = branches.count < all.count
    // What refers to the place from inside of it has to know that.
    if hasNull { nullable.insert(place) }
    var value: SchemaValue
    if isRefinement(branches, of: base) {
      value = self.value(of: SchemaParts(own: base), at: place, site)
      remarks.append("the schema says '\(keyword)': \(SchemaText.excerpt(of: .array(all))), which is not checked")
    } else if branches.count == 1, let branch = branches.first {
      value =
        merged(branch, base).map { parts in merging { $0.value(of: parts, at: branch.place, site) } }
        ?? self.value(of: branch.schema, at: branch.place, site)
    } else if branches.isEmpty {
      value = .anything
    } else {
      value = choice(branches, node, base, at: place, site)
    }
    value.remarks += remarks
    value.isOptional = value.isOptional || hasNull
    return value
  }

  private static func isNull(_ schema: JSONValue) -> Bool {
    schema["type"] == .string("null") || schema["const"] == .null || schema["enum"]?.arrayValue == [.null]
  }

  /// Whether each alternative says only which of the properties must be there, or more about them.
  private func isRefinement(_ branches: [SchemaBranch], of base: SchemaNode) -> Bool {
    guard !base.properties.isEmpty, !branches.isEmpty else { return false }
    return branches.allSatisfy { branch in
      guard let object = branch.schema.objectValue else { return false }
      return object.allSatisfy { key, value in
        switch key {
        case "required": return true
        case "properties": return value.objectValue?.allSatisfy { base.properties[$0.key] != nil } ?? false
        case "type": return value == .string("object")
        case "not", "title", "description", "$comment": return true
        default: return false
        }
      } && (object["required"] != nil || object["not"] != nil)
    }
  }

  // MARK: - Constants

  private mutating func choice(
    _ branches: [SchemaBranch], _ node: SchemaNode, _ base: SchemaNode, at place: String, _ site: SchemaSite
  ) -> SchemaValue {
    if base.properties.isEmpty, let value = enumeration(branches, node, at: place, site) { return value }
    guard saysMore(base) else { return distinguished(branches, node, base, at: place, site) }
    return merging { $0.distinguished(branches, node, base, at: place, site) }
  }

  private mutating func distinguished(
    _ branches: [SchemaBranch], _ node: SchemaNode, _ base: SchemaNode, at place: String, _ site: SchemaSite
  ) -> SchemaValue {
    if let value = taggedUnion(branches, node, base, at: place, site) { return value }
    return union(branches.map { (merged($0, base), $0) }, node, at: place, site)
  }

  /// Whether keywords that hold for all alternatives make other schemas of them.
  private func saysMore(_ base: SchemaNode) -> Bool {
    base.keywords.contains { $0.key != "type" && !$0.key.hasPrefix("x-") }
  }

  /// An alternative with the keywords that hold for all; `nil` if there are none.
  private mutating func merged(_ branch: SchemaBranch, _ base: SchemaNode) -> SchemaParts? {
    guard let object = branch.schema.objectValue, saysMore(base) else { return nil }
    var whole = parts(of: object, at: branch.place).whole
    whole.merge(base)
    return SchemaParts(own: whole)
  }

  /// An enum, where each alternative is a text or an integer; with one that is any text besides, it is open.
  private mutating func enumeration(
    _ branches: [SchemaBranch], _ node: SchemaNode, at place: String, _ site: SchemaSite
  ) -> SchemaValue? {
    var cases: [SchemaDeclaration.Enumeration.Case] = []
    var isOpen = false
    for branch in branches {
      guard let object = branch.schema.objectValue else { return nil }
      if object["type"] == .string("string"), !isOpen,
        object.allSatisfy({ ["type", "description", "title", "$comment"].contains($0.key) })
      {
        isOpen = true
        continue
      }
      guard let values = object["const"].map({ [$0] }) ?? object["enum"]?.arrayValue else { return nil }
      let text = object["description"]?.stringValue ?? object["title"]?.stringValue
      for value in values where !cases.contains(where: { $0.value == value }) {
        cases.append(.init(value: value, documentation: values.count == 1 ? text.map(SchemaText.lines) ?? [] : []))
      }
    }
    let areTexts = cases.allSatisfy { $0.value.stringValue != nil }
    guard cases.count > (isOpen ? 0 : 1), areTexts || cases.allSatisfy({ $0.value.numberValue?.intValue != nil }),
      areTexts || !isOpen
    else { return nil }
    return enumeration(cases, isOpen: isOpen, node.without(["oneOf", "anyOf"]), at: place, site)
  }

  // MARK: - Distinguished by what they are

  /// One type for each name under `type`.
  mutating func union(
    ofTypes types: [String], _ node: SchemaNode, at place: String, _ site: SchemaSite
  ) -> SchemaValue {
    let plain = node.without(SchemaKeywords.annotations.union(["type"]))
    let branches = types.map { type in
      var own = SchemaNode(at: place)
      let relevant: Set<String> =
        switch type {
        case "integer", "number": SchemaKeywords.numbers
        case "string": SchemaKeywords.texts
        case "array": SchemaKeywords.arrays
        case "object": SchemaKeywords.objects
        default: []
        }
      own["type"] = .string(type)
      for (key, value) in plain.keywords where relevant.contains(key) { own[key] = value }
      return (SchemaParts(own: own), SchemaBranch(schema: .bool(true), place: place + "/" + type))
    }
    var value = union(branches, node, at: place, site)
    value.remarks += SchemaKeywords.remarks(plain, relevant: [], said: [])
    return value
  }

  private mutating func union(
    _ branches: [(parts: SchemaParts?, branch: SchemaBranch)], _ node: SchemaNode, at place: String, _ site: SchemaSite
  ) -> SchemaValue {
    guard direct.count < Self.mostNested else {
      var value = SchemaValue.anything
      value.remarks = ["alternatives nest deeper than unions may, and are kept as they are"]
      return value
    }
    let id = begin(.union(.init(cases: [])), node, at: place, site)
    let isOuter = direct.insert(place).inserted
    defer { if isOuter { direct.remove(place) } }
    var cases: [SchemaDeclaration.Union.Case] = []
    var remarks: [String] = []
    var isOptional = false
    for (parts, branch) in branches {
      let value = self.value(of: branch, parts, in: id, site)
      isOptional = isOptional || value.isOptional
      remarks += value.remarks.filter { $0 != "deprecated" }
      if value.isNothing { continue }
      let type = value.transformer == nil ? value.type : .text
      if !value.conditions.isEmpty {
        remarks.append("of an alternative, '\(value.conditions.joined(separator: " and "))' is not checked")
      }
      if value.transformer != nil { remarks.append("an alternative is kept as the text that it is") }
      guard !cases.contains(where: { $0.type == type }) else { continue }
      cases.append(.init(words: words(of: type, branch), type: type))
    }
    var value = SchemaValue(.declared(id))
    value.isOptional = isOptional
    if cases.count <= 1, forget(id, at: place) {
      if let type = cases.first?.type { value.type = type } else { value = .nothing }
      value.remarks = remarks
      return value
    }
    if cases.isEmpty { cases = [.init(words: ["value"], type: .anything)] }
    self[id].kind = .union(.init(cases: cases))
    self[id].remarks += remarks
    return value
  }

  private mutating func value(
    of branch: SchemaBranch, _ parts: SchemaParts?, in union: SchemaDeclaration.ID, _ site: SchemaSite
  ) -> SchemaValue {
    // A name of a case says what it is only together with the union.
    let inner = SchemaSite(
      words: branch.schema["title"]?.stringValue.map { KeyWords($0).all }
        ?? (site.definition.map { KeyWords($0).all } ?? site.words),
      owner: union, isElement: site.isElement)
    if let parts { return self.value(of: parts, at: branch.place, inner) }
    return value(of: branch.schema, at: branch.place, inner)
  }

  /// What a case is called after.
  private func words(of type: SchemaType, _ branch: SchemaBranch) -> [String] {
    switch type {
    case .declared(let id):
      let site = self[id].site
      if let name = site.definition { return KeyWords(name).all }
      if let title = branch.schema["title"]?.stringValue { return KeyWords(title).all }
      switch self[id].kind {
      case .record(let record): return [record.isPositional ? "list" : "object"]
      case .enumeration: return ["choice"]
      case .union: return ["value"]
      }
    case .array: return ["list"]
    case .dictionary: return ["object"]
    case .scalar(let name):
      switch name {
      case "Bool": return ["flag"]
      case "String": return ["text"]
      case "Date", "Day", "URL", "UUID", "Data", "Value", "Object": return [name.lowercased()]
      default: return ["number"]
      }
    }
  }
}

/// An alternative of `oneOf` or `anyOf`.
struct SchemaBranch {
  var schema: JSONValue
  var place: String
}
