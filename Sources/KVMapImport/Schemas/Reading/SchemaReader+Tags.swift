import KVMap

/// Objects that the value of a key tells apart.
extension SchemaReader {
  /// An alternative that is an object.
  private struct Tagged {
    var branch: SchemaBranch
    /// The place of the object, where references lead to.
    var place: String
    var parts: SchemaParts
    /// The name of the schema that is referred to.
    var name: String?
    var tags: [String] = []
    /// Whether its tags are texts, and not integers or Bools.
    var areTexts = true
  }

  /// - Returns: `nil` if no key tells the alternatives apart.
  mutating func taggedUnion(
    _ branches: [SchemaBranch], _ node: SchemaNode, _ base: SchemaNode, at place: String, _ site: SchemaSite
  ) -> SchemaValue? {
    var objects: [Tagged] = []
    for branch in branches {
      guard let object = tagged(branch, base) else { return nil }
      objects.append(object)
    }
    let discriminator = node["discriminator"]?.objectValue
    guard let key = discriminator?["propertyName"]?.stringValue ?? commonKey(objects) else { return nil }
    var other: Int?
    for index in objects.indices {
      let tags = self.tags(of: objects[index], key, discriminator)
      objects[index].tags = tags
      let constants = constants(objects[index].parts.whole.properties[key])
      objects[index].areTexts = constants.map { $0.tags != tags || $0.areTexts } ?? true
      guard tags.isEmpty else { continue }
      guard other == nil, excludesOthers(objects[index].parts.whole.properties[key]) else { return nil }
      other = index
    }
    let all = objects.flatMap(\.tags)
    guard all.count > 0, Set(all).count == all.count else { return nil }
    return union(objects, other: other, on: key, node, at: place, site)
  }

  /// An alternative with what holds for all; `nil` if it is no object with properties.
  private mutating func tagged(_ branch: SchemaBranch, _ base: SchemaNode) -> Tagged? {
    guard let object = branch.schema.objectValue else { return nil }
    var there = branch.place
    var members = object
    var name: String?
    var seen: Set<String> = []
    while let reference = members["$ref"]?.stringValue, members.allSatisfy({ key, _ in
      key == "$ref" || SchemaKeywords.annotations.contains(key)
    }) {
      guard case .place(let target) = references.target(of: reference), seen.insert(target).inserted,
        let next = references[target]?.objectValue
      else { return nil }
      there = target
      name = SchemaReferences.name(of: target)
      members = next
    }
    var parts = self.parts(of: members, at: there)
    if base.keywords.contains(where: { $0.key != "type" && !$0.key.hasPrefix("x-") }) {
      var whole = parts.whole
      whole.merge(base)
      parts = SchemaParts(own: whole)
      there = branch.place
    }
    guard parts.isRecord else { return nil }
    return Tagged(branch: branch, place: there, parts: parts, name: name)
  }

  // MARK: - Tags

  /// The first key that is a constant, and another one, in all alternatives but one.
  private func commonKey(_ objects: [Tagged]) -> String? {
    guard objects.count > 1 else { return nil }
    let keys = objects.prefix(2).flatMap { $0.parts.whole.properties.keys }
    return keys.first { key in
      let constant = objects.filter { object in
        constants(object.parts.whole.properties[key]) != nil && object.parts.whole.required.contains(key)
      }
      let rest = objects.count - constant.count
      guard rest == 0 || rest == 1 && objects.contains(where: { excludesOthers($0.parts.whole.properties[key]) }) else {
        return false
      }
      let tags = constant.flatMap { constants($0.parts.whole.properties[key])?.tags ?? [] }
      return !tags.isEmpty && Set(tags).count == tags.count
    }
  }

  /// The texts, or the integers and Bools, that are the only values of a schema; `nil` if there are others.
  private func constants(_ schema: JSONValue?) -> (tags: [String], areTexts: Bool)? {
    guard let object = schema?.objectValue else { return nil }
    let values = object["const"].map { [$0] } ?? object["enum"]?.arrayValue ?? []
    if values.isEmpty { return nil }
    let texts = values.compactMap(\.stringValue)
    if texts.count == values.count { return (texts, true) }
    let literals = values.compactMap { value in
      value.boolValue.map { $0 ? "true" : "false" } ?? value.numberValue?.intValue.map(String.init)
    }
    return literals.count == values.count ? (literals, false) : nil
  }

  /// Whether a schema is that of all values which no other alternative has.
  private func excludesOthers(_ schema: JSONValue?) -> Bool {
    guard let object = schema?.objectValue else { return false }
    return object["not"]?["enum"] != nil || object["not"]?["const"] != nil
      || (object["anyOf"]?.arrayValue ?? object["allOf"]?.arrayValue ?? []).contains { excludesOthers($0) }
  }

  private func tags(of object: Tagged, _ key: String, _ discriminator: JSONObject?) -> [String] {
    var tags: [String] = []
    for (tag, target) in discriminator?["mapping"]?.objectValue ?? JSONObject() {
      guard let text = target.stringValue else { continue }
      let isMeant = references.target(of: text) == .place(object.place) || text == object.name
      if isMeant { tags.append(tag) }
    }
    if tags.isEmpty { tags = constants(object.parts.whole.properties[key])?.tags ?? [] }
    if tags.isEmpty, discriminator != nil, let name = object.name { tags = [name] }
    return tags
  }

  // MARK: - The union

  private mutating func union(
    _ objects: [Tagged], other: Int?, on key: String, _ node: SchemaNode, at place: String, _ site: SchemaSite
  ) -> SchemaValue {
    let id = begin(.union(.init(cases: [])), node, at: place, site)
    var union = SchemaDeclaration.Union(key: key, cases: [])
    for (index, object) in objects.enumerated() {
      if index == other {
        union.otherType = payload(of: object, key, nil, in: id, site)
        continue
      }
      guard let tag = object.tags.first else { continue }
      let isOwn = object.name == nil || object.place == object.branch.place || references.counts[object.place] == 1
      let hasKey = object.parts.whole.properties[key] != nil
      let isDropped = hasKey && isOwn
      var words = KeyWords(tag).all
      // A number alone is no name.
      if !object.areTexts { words = KeyWords(key).all + [tag.replacing("-", with: "minus")] }
      if words.isEmpty { words = ["value"] }
      let type = payload(of: object, key, isDropped ? words : nil, in: id, site)
      union.cases.append(
        .init(
          words: words, type: type, tags: object.tags, areTexts: object.areTexts, isOnlyRead: hasKey && !isDropped))
    }
    self[id].kind = .union(union)
    let base = node.without(["oneOf", "anyOf", "discriminator", "properties", "required", "additionalProperties"])
    self[id].remarks += SchemaKeywords.remarks(base, relevant: [], said: [])
    return SchemaValue(.declared(id))
  }

  /// - Parameter dropped: The words of the tag of a payload that does not have the key itself.
  /// - Returns: `nil` for a payload without keys.
  private mutating func payload(
    of object: Tagged, _ key: String, _ dropped: [String]?, in union: SchemaDeclaration.ID, _ site: SchemaSite
  ) -> SchemaType? {
    guard let dropped else {
      if object.name != nil, object.place != object.branch.place {
        return inside { $0.value(at: object.place) }.type
      }
      let words = (object.name ?? "").isEmpty ? ["other"] : KeyWords(object.name ?? "").all
      return inside { reader in
        reader.value(of: object.parts, at: object.place, SchemaSite(words: words, owner: union))
      }.type
    }
    let parts = object.parts.without(key)
    let whole = parts.whole
    let isClosed = whole["additionalProperties"] == nil || whole["additionalProperties"] == .bool(false)
    if whole.properties.isEmpty, whole.required.isEmpty, isClosed { return nil }
    var words = dropped
    let path = site.definition.map { KeyWords($0).all } ?? site.words
    words += site.isElement ? path.dropLast() + path.suffix(1).map(SingularWord.singular) : path
    let isReferred = object.name != nil && object.place != object.branch.place
    return inside { reader in
      reader.value(
        of: parts, at: object.place,
        SchemaSite(definition: isReferred ? object.name : nil, words: words, owner: union))
    }.type
  }
}
