extension SchemaDocument {
  /// The same without definitions that nothing refers to: those that became a part of another one.
  var withoutUnused: SchemaDocument {
    var used: Set<SchemaDefinition.ID> = []
    var work = [root]
    while let schema = work.popLast() {
      if case .reference(let id) = schema, used.insert(id).inserted { work.append(definitions[id.index].schema) }
      if case .noted(let notes, _) = schema {
        for tag in notes.tag?.definitions ?? [] where used.insert(tag.id).inserted {
          work.append(definitions[tag.id.index].schema)
        }
      }
      work += schema.children
    }
    var numbers: [SchemaDefinition.ID: SchemaDefinition.ID] = [:]
    var kept: [SchemaDefinition] = []
    for index in definitions.indices where used.contains(SchemaDefinition.ID(index: index)) {
      numbers[SchemaDefinition.ID(index: index)] = SchemaDefinition.ID(index: kept.count)
      kept.append(definitions[index])
    }
    var result = self
    result.root = root.renumbered(numbers)
    result.definitions = kept.map { SchemaDefinition(name: $0.name, schema: $0.schema.renumbered(numbers)) }
    return result
  }
}

extension Schema {
  /// The schemas of which it consists.
  var children: [Schema] {
    switch self {
    case .anything, .nothing, .reference, .values, .null, .bool, .number: []
    case .text(let text): text.content.map { [$0] } ?? []
    case .array(let array): array.first + [array.others].compactMap(\.self) + array.contained
    case .object(let object): object.members.map(\.schema) + [object.others, object.keys].compactMap(\.self)
    case .anyOf(let parts), .allOf(let parts): parts
    case .not(let inner), .noted(_, let inner): [inner]
    }
  }

  fileprivate func renumbered(_ numbers: [SchemaDefinition.ID: SchemaDefinition.ID]) -> Schema {
    func map(_ schema: Schema) -> Schema { schema.renumbered(numbers) }
    switch self {
    case .reference(let id): return .reference(numbers[id] ?? id)
    case .anything, .nothing, .values, .null, .bool, .number: return self
    case .text(var text):
      text.content = text.content.map(map)
      return .text(text)
    case .array(var array):
      array.first = array.first.map(map)
      array.others = array.others.map(map)
      array.contained = array.contained.map(map)
      return .array(array)
    case .object(var object):
      for index in object.members.indices { object.members[index].schema = map(object.members[index].schema) }
      object.others = object.others.map(map)
      object.keys = object.keys.map(map)
      return .object(object)
    case .anyOf(let parts): return .anyOf(parts.map(map))
    case .allOf(let parts): return .allOf(parts.map(map))
    case .not(let inner): return .not(map(inner))
    case .noted(var notes, let inner):
      if let tag = notes.tag {
        notes.tag?.definitions = tag.definitions.map { .init(text: $0.text, id: numbers[$0.id] ?? $0.id) }
      }
      return map(inner).carrying(notes)
    }
  }
}
