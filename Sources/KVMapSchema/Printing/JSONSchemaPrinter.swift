import KVMapLowering
import KVMapSema

/// JSON Schema as text, indented by two spaces.
package struct JSONSchemaPrinter {
  package enum Dialect: String, Sendable, Hashable, CaseIterable {
    case draft202012 = "2020-12"
    case openAPI31 = "openapi-3.1"
  }

  private let document: SchemaDocument
  private let dialect: Dialect
  /// Where references point to.
  private let base: String

  /// - Complexity: Linear in the size of the schema.
  package static func text(of document: SchemaDocument, _ dialect: Dialect) -> String {
    let printer = JSONSchemaPrinter(document: document, dialect: dialect)
    let tree = dialect == .openAPI31 ? printer.openAPI() : printer.draft202012()
    return JSONTreeText.indented(tree) + "\n"
  }

  private init(document: SchemaDocument, dialect: Dialect) {
    self.document = document
    self.dialect = dialect
    base = dialect == .openAPI31 ? "#/components/schemas/" : "#/$defs/"
  }

  // MARK: Documents

  private func draft202012() -> DefaultValue.Tree {
    var members = JSONMembers()
    members.add("$schema", .string("https://json-schema.org/draft/2020-12/schema"))
    members.add("title", .string(document.title))
    var definitions = document.definitions
    var root = document.root
    // A type that nothing else refers to is the root itself, as tools expect an object there.
    if case .reference(let id) = root, !isReferenced(id) {
      root = document[id].schema
      definitions[id.index].name = ""
    }
    if case .object(let own) = tree(of: root) { members.members += own } else { members.add("not", .object([])) }
    let named = definitions.filter { !$0.name.isEmpty }
    if !named.isEmpty {
      members.add("$defs", .object(named.map { .init(key: $0.name, value: tree(of: $0.schema)) }))
    }
    return .object(members.members)
  }

  private func isReferenced(_ id: SchemaDefinition.ID) -> Bool {
    var work = document.definitions.map(\.schema)
    while let schema = work.popLast() {
      if schema == .reference(id) { return true }
      work += schema.children
    }
    return false
  }

  private func openAPI() -> DefaultValue.Tree {
    var schemas = document.definitions.map { DefaultValue.Tree.Member(key: $0.name, value: tree(of: $0.schema)) }
    if case .reference = document.root {} else {
      var name = "Document"
      while document.definitions.contains(where: { $0.name == name }) { name += "-root" }
      schemas.insert(.init(key: name, value: tree(of: document.root)), at: 0)
    }
    return .object([
      .init(key: "openapi", value: .string("3.1.0")),
      .init(
        key: "info",
        value: .object([
          .init(key: "title", value: .string(document.title)), .init(key: "version", value: .string("1")),
        ])),
      .init(key: "paths", value: .object([])),
      .init(key: "components", value: .object([.init(key: "schemas", value: .object(schemas))])),
    ])
  }

  // MARK: Schemas

  private func tree(of schema: Schema) -> DefaultValue.Tree {
    switch schema {
    case .anything: return .object([])
    case .nothing: return .bool(false)
    case .reference(let id): return .object([.init(key: "$ref", value: .string(base + document[id].name))])
    case .values(let values):
      if values.count == 1 { return .object([.init(key: "const", value: values[0])]) }
      return .object([.init(key: "enum", value: .array(values))])
    case .null: return typed("null")
    case .bool: return typed("boolean")
    case .number(let number): return tree(of: number)
    case .text(let text): return tree(of: text)
    case .array(let array): return tree(of: array)
    case .object(let object): return tree(of: object)
    case .anyOf(let parts): return tree(ofAlternatives: parts)
    case .allOf(let parts): return tree(ofAll: parts)
    case .not(let inner): return .object([.init(key: "not", value: tree(of: inner))])
    case .noted(let notes, let inner): return tree(of: inner, notes)
    }
  }

  /// Alternatives and the like stand beside the keywords of what has a type.
  private func tree(ofAll parts: [Schema]) -> DefaultValue.Tree {
    guard let first = parts.first, case .object(let own) = tree(of: first), own.contains(where: { $0.key == "type" }),
      !own.contains(where: { ["anyOf", "allOf", "not"].contains($0.key) })
    else { return .object([.init(key: "allOf", value: .array(parts.map(tree)))]) }
    var members = JSONMembers(members: own)
    if parts.count == 2, case .object(let other) = tree(of: parts[1]), other.count == 1,
      ["anyOf", "not"].contains(other[0].key)
    {
      members.members += other
    } else {
      members.add("allOf", .array(parts.dropFirst().map(tree)))
    }
    return .object(members.members)
  }

  private func typed(_ name: String) -> DefaultValue.Tree { .object([.init(key: "type", value: .string(name))]) }

  /// `"type": ["string", "null"]` says the same as two alternatives, in less space.
  private func tree(ofAlternatives parts: [Schema]) -> DefaultValue.Tree {
    if parts.count == 2, let last = parts.last, last == .null, case .object(var members) = tree(of: parts[0]),
      let index = members.firstIndex(where: { $0.key == "type" }), case .string(let name) = members[index].value, name != "null",
      !members.contains(where: { $0.key == "enum" || $0.key == "const" || $0.key == "$comment" })
    {
      members[index].value = .array([.string(name), .string("null")])
      return .object(members)
    }
    return .object([.init(key: "anyOf", value: .array(parts.map(tree)))])
  }

  private func tree(of schema: Schema, _ notes: SchemaNotes) -> DefaultValue.Tree {
    var members = JSONMembers()
    if let description = notes.description { members.add("description", .string(description)) }
    if !notes.comments.isEmpty { members.add("$comment", .string(notes.comments.joined(separator: "; "))) }
    guard case .object(let own) = tree(of: schema) else {
      members.add("not", .object([]))
      return .object(members.members)
    }
    members.members += own
    if let value = notes.defaultValue { members.add("default", value) }
    if let tag = notes.tag, dialect == .openAPI31 {
      let mapping = tag.definitions.map {
        DefaultValue.Tree.Member(key: $0.text, value: .string(base + document[$0.id].name))
      }
      members.add(
        "discriminator",
        .object([
          .init(key: "propertyName", value: .string(tag.key)), .init(key: "mapping", value: .object(mapping)),
        ]))
    }
    return .object(members.members)
  }

  private func tree(of number: NumberSchema) -> DefaultValue.Tree {
    var members = JSONMembers()
    members.add("type", .string(number.isInteger ? "integer" : "number"))
    // As OpenAPI names them; JSON Schema has no such format.
    if let format = number.format, dialect == .openAPI31 { members.add("format", .string(format)) }
    members.add("minimum", number.minimum.map { .number($0) })
    members.add("exclusiveMinimum", number.exclusiveMinimum.map { .number($0) })
    members.add("maximum", number.maximum.map { .number($0) })
    members.add("exclusiveMaximum", number.exclusiveMaximum.map { .number($0) })
    members.add("multipleOf", number.multipleOf.map { .number($0) })
    return .object(members.members)
  }

  private func tree(of text: TextSchema) -> DefaultValue.Tree {
    var members = JSONMembers()
    members.add("type", .string("string"))
    members.add("format", text.format.map { .string($0) })
    members.add("contentEncoding", text.contentEncoding.map { .string($0) })
    members.add("contentMediaType", text.contentMediaType.map { .string($0) })
    members.add("contentSchema", text.content.map(tree))
    members.add("minLength", count(text.minimumLength))
    members.add("maxLength", count(text.maximumLength))
    members.add("pattern", text.pattern.map { .string($0.anchored) })
    return .object(members.members)
  }

  private func tree(of array: ArraySchema) -> DefaultValue.Tree {
    var members = JSONMembers()
    members.add("type", .string("array"))
    if !array.first.isEmpty { members.add("prefixItems", .array(array.first.map(tree))) }
    members.add("items", array.others.map(tree))
    members.add("minItems", count(array.minimumCount))
    members.add("maxItems", count(array.maximumCount))
    if array.isUnique { members.add("uniqueItems", .bool(true)) }
    if array.contained.count == 1 {
      members.add("contains", tree(of: array.contained[0]))
    } else if !array.contained.isEmpty {
      members.add(
        "allOf", .array(array.contained.map { .object([.init(key: "contains", value: tree(of: $0))]) }))
    }
    return .object(members.members)
  }

  private func tree(of object: ObjectSchema) -> DefaultValue.Tree {
    var members = JSONMembers()
    members.add("type", .string("object"))
    if !object.members.isEmpty {
      members.add("properties", .object(object.members.map { .init(key: $0.key, value: tree(of: $0.schema)) }))
    }
    let required = object.members.filter(\.isRequired)
    if !required.isEmpty { members.add("required", .array(required.map { .string($0.key) })) }
    members.add("additionalProperties", object.others.map(tree))
    members.add("propertyNames", object.keys.map(tree))
    members.add("minProperties", count(object.minimumCount))
    members.add("maxProperties", count(object.maximumCount))
    return .object(members.members)
  }

  private func count(_ number: Int?) -> DefaultValue.Tree? { number.map { .number(String($0)) } }
}

/// The members of a JSON object that is being made.
struct JSONMembers {
  var members: [DefaultValue.Tree.Member] = []

  /// Adds a member if there is a value.
  mutating func add(_ key: String, _ value: DefaultValue.Tree?) {
    if let value { members.append(.init(key: key, value: value)) }
  }
}
