import KVMapSema

/// The schema of a value that a conversion reads, or writes.
extension SchemaBuilder {
  func schema(of conversion: Conversion, _ scope: SchemaScope) -> Schema {
    switch conversion {
    case .scalar(let scalar, let coercion): return self.scalar(scalar, coercion)
    case .mapping(let id): return mapping(id, [], scope.standing)
    case .generic(let id, let arguments):
      return mapping(id, arguments.map { $0.substituting(scope.arguments) }, scope.standing)
    case .parameter(let index):
      guard scope.arguments.indices.contains(index) else { return .anything }
      return schema(of: scope.arguments[index], SchemaScope(standing: scope.standing))
    case .enumeration(let id, let coercion): return enumeration(id, coercion)
    case .union(let id): return union(id, [], scope.standing)
    case .foreign(let id, .mapper):
      return Schema.anything.commented(["\(program[id].typeName) reads and writes it in Swift"])
    case .foreign(let id, .codable):
      return Schema.anything.commented(["what the Codable type \(program[id].typeName) reads and writes"])
    case .optional(let inner, let emptyTextIsNil):
      let value = schema(of: inner, scope)
      return .any(of: [value, .null] + (emptyTextIsNil && side == .read ? [.values([.string("")])] : []))
    case .field(let inner): return schema(of: inner, scope).orNull
    case .array(let element, let acceptsSingle, _):
      return array(of: element, acceptsSingle: acceptsSingle, scope)
    case .set(let element, let acceptsSingle, _):
      return array(of: element, acceptsSingle: acceptsSingle, isSet: true, scope)
    case .lazyArray(let element): return array(of: element, acceptsSingle: false, scope)
    case .dictionary(let key, let value, _): return dictionary(key, value, scope)
    case .keyed(let element, _, _): return keyed(element, scope)
    case .single(let collection): return single(collection, scope)
    case .entries(let notation, let key, let value, _): return entries(notation, key, value, scope)
    case .jsonText(let content):
      let text = TextSchema(
        contentMediaType: "application/json", content: schema(of: content, scope.standing(.alone)))
      guard side == .read else { return .text(text) }
      return Schema.text(text).commented(["the text is JSON that satisfies contentSchema"])
    case .pipeline(let pipeline):
      return side == .read ? taken(by: pipeline, .anything, scope) : written(by: pipeline, scope)
    case .alternatives(let all):
      guard side == .read else { return all.first.map { schema(of: $0, scope) } ?? .nothing }
      return .any(of: all.map { schema(of: $0, scope) })
    }
  }

  private func array(
    of element: Conversion, acceptsSingle: Bool, isSet: Bool = false, _ scope: SchemaScope
  ) -> Schema {
    let one = schema(of: element, scope.standing(.atIndex))
    var isScalar = false
    if case .scalar(let scalar, .strict) = element { isScalar = scalar != .value && scalar != .object }
    let array = Schema.array(
      ArraySchema(others: one == .anything ? nil : one, isUnique: isSet && isScalar && side == .write))
    guard acceptsSingle, side == .read else { return array }
    // A value that may itself be an array is never a single one.
    let alone = one.withoutArrays(self)
    return alone == .nothing ? array : .any(of: [array, alone])
  }

  private func dictionary(_ key: Conversion, _ value: Conversion, _ scope: SchemaScope) -> Schema {
    let content = schema(of: value, scope.standing(.underKey))
    return .object(
      ObjectSchema(
        others: content == .anything ? nil : content,
        keys: Self.all(keys(key, scope), position(of: value, scope))))
  }

  private func keyed(_ element: Conversion, _ scope: SchemaScope) -> Schema {
    let content = schema(of: element, scope.standing(.underKey))
    return .object(
      ObjectSchema(others: content == .anything ? nil : content, keys: position(of: element, scope)))
  }

  /// The keys of a dictionary, as strings; `nil` if there is nothing to say.
  func keys(_ key: Conversion, _ scope: SchemaScope) -> Schema? {
    switch key {
    case .scalar(.string, _): return nil
    case .scalar(let scalar, _): return side == .read ? textForm(of: scalar) : nil
    case .enumeration(let id, _): return enumerationKeys(id)
    case .pipeline, .alternatives, .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set,
      .dictionary, .field, .lazyArray, .keyed, .single, .entries, .jsonText:
      guard side == .read else { return nil }
      let text = expanded(schema(of: key, scope.standing(.alone))).intersection(.text(TextSchema()))
      return text == .text(TextSchema()) ? nil : text
    }
  }

  /// What `$key` of an element demands of its key; `nil` if there is nothing to say.
  private func position(of element: Conversion, _ scope: SchemaScope) -> Schema? {
    guard side == .read, case .mapping(let id) = element.substituting(scope.arguments) else { return nil }
    var all: Schema?
    for read in program[id].reading.deferred where read.source.readsElementKey {
      let property = program[id].properties[read.property]
      let text = expanded(value(of: property, scope.standing(.alone))).intersection(.text(TextSchema()))
      if text != .text(TextSchema()) { all = Self.all(all, text) }
    }
    return all
  }

  static func all(_ left: Schema?, _ right: Schema?) -> Schema? {
    guard let left, let right else { return left ?? right }
    return left.intersection(right)
  }

  private func single(_ collection: Conversion, _ scope: SchemaScope) -> Schema {
    switch expanded(schema(of: collection, scope)) {
    case .array(var array):
      (array.minimumCount, array.maximumCount, array.isUnique) = (1, 1, false)
      return .array(array)
    case .object(var object):
      (object.minimumCount, object.maximumCount) = (1, 1)
      return .object(object)
    case .anyOf(let parts):
      return .any(
        of: parts.map { part in
          guard case .array(var array) = part else { return part }
          (array.minimumCount, array.maximumCount) = (1, 1)
          return .array(array)
        })
    case let other: return other
    }
  }

  private func entries(
    _ notation: EntryNotation, _ key: Conversion, _ value: Conversion, _ scope: SchemaScope
  ) -> Schema {
    let name = schema(of: key, scope.standing(.alone))
    let content = schema(of: value, scope.standing(.underKey))
    let isOptional = if case .optional = value { true } else { false }
    let element: Schema =
      switch notation {
      case .pairs(let keyName, let valueName):
        .object(
          ObjectSchema(members: [
            .init(key: keyName, schema: name, isRequired: true),
            .init(key: valueName, schema: content, isRequired: !isOptional || side == .write),
          ]))
      case .arrays: .array(ArraySchema(first: [name, content], minimumCount: 2, maximumCount: 2))
      case .keyed(let keyName): tagged(expanded(content), at: [.key(keyName)], with: name)
      }
    let array = Schema.array(ArraySchema(others: element))
    return side == .read ? array.commented(["each key stands once"]) : array
  }

  // MARK: Mappings

  func mapping(_ id: MappingID, _ arguments: [Conversion], _ standing: ElementStanding) -> Schema {
    let mapping = program[id]
    if case .genericUnion(let union) = mapping.kind { return self.union(union, arguments, standing) }
    guard !grows(arguments, mapping.typeName) else { return .anything }
    let standing = mapping.extras.usesElementPosition && side == .read ? standing : .alone
    let suffix = standing == .alone ? "" : ".\(standing.rawValue)"
    return define(
      .mapping(id, arguments, standing), named: name(of: mapping, arguments) + suffix
    ) {
      let scope = SchemaScope(arguments: arguments, standing: standing)
      let schema = side == .read ? readObject(id, scope) : writtenObject(id, scope)
      return schema.described(mapping.documentation)
    }
  }

  /// Whether the arguments of a type are nested so deeply that it must contain itself with ever larger ones.
  func grows(_ arguments: [Conversion], _ name: String) -> Bool {
    guard arguments.contains(where: { $0.argumentDepth > 32 }) else { return false }
    fail("'\(name)' contains itself with larger and larger type arguments, so its schema would never end")
    return true
  }

  func name(of mapping: Mapping, _ arguments: [Conversion]) -> String {
    let name: String
    switch mapping.kind {
    case .named(let second): name = "\(mapping.typeName).\(second)"
    case .transform(let transform): name = transform
    case .owned, .structure, .classType, .genericUnion: name = mapping.typeName
    }
    return ([name] + arguments.map(self.name)).joined(separator: "-")
  }

  /// A word for a type argument.
  func name(of argument: Conversion) -> String {
    switch argument {
    case .scalar(let scalar, _): return scalar.rawValue
    case .mapping(let id): return name(of: program[id], [])
    case .generic(let id, let inner): return name(of: program[id], inner)
    case .enumeration(let id, _): return program[id].name
    case .union(let id): return program[id].name
    case .foreign(let id, _): return program[id].typeName
    case .optional(let inner, _): return "optional-" + name(of: inner)
    case .array(let inner, _, _), .lazyArray(let inner): return "array-" + name(of: inner)
    case .set(let inner, _, _): return "set-" + name(of: inner)
    case .dictionary(_, let inner, _): return "dictionary-" + name(of: inner)
    case .field(let inner), .keyed(let inner, _, _), .single(let inner), .entries(_, _, let inner, _),
      .jsonText(let inner):
      return name(of: inner)
    case .parameter(let index): return "T\(index)"
    case .pipeline(let pipeline): return name(of: pipeline.input)
    case .alternatives(let all): return all.first.map(name) ?? "value"
    }
  }
}

extension DeferredSource {
  /// Whether it may be the key of the object.
  fileprivate var readsElementKey: Bool {
    switch self {
    case .elementKey: true
    case .firstOf(let sources): sources.contains(where: \.readsElementKey)
    case .slot, .whole, .rest, .members, .elementIndex, .parent, .document, .context, .within, .projection, .gather:
      false
    }
  }
}

extension Schema {
  func described(_ documentation: [String]) -> Schema {
    guard !documentation.isEmpty else { return self }
    return noted { $0.description = documentation.joined(separator: "\n") }
  }

  /// The same, except for arrays.
  fileprivate func withoutArrays(_ builder: SchemaBuilder) -> Schema {
    switch builder.expanded(self) {
    case .array, .anything, .allOf, .not: .nothing
    case .anyOf(let parts): .any(of: parts.map { $0.withoutArrays(builder) })
    case .noted(let notes, let schema):
      schema.withoutArrays(builder).carrying(notes)
    case .reference: .nothing
    case .nothing, .values, .null, .bool, .number, .text, .object: self
    }
  }
}
