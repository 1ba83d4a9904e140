import KVMapSema

/// Sources that are read after the keys of the object.
extension SchemaBuilder {
  func add(_ read: DeferredRead, of mapping: Mapping, to rules: inout ReadRules, _ scope: SchemaScope) {
    let property = mapping.properties[read.property]
    add(read.source, property, of: mapping, to: &rules, scope, isNeeded: property.isRequired)
  }

  private func add(
    _ source: DeferredSource, _ property: Property, of mapping: Mapping, to rules: inout ReadRules,
    _ scope: SchemaScope, isNeeded: Bool
  ) {
    switch source {
    case .slot(let slot):
      rules.demand(optionalValue(of: property, scope, isNeeded: isNeeded), ofSlot: slot, isNeeded: isNeeded)
    case .firstOf(let sources): addAlternatives(sources, property, of: mapping, to: &rules, scope, isNeeded: isNeeded)
    case .whole: rules.whole.append(value(of: property, scope).unannotated)
    case .rest: addRest(property, of: mapping, to: &rules, scope)
    case .members: addMembers(property, to: &rules, scope)
    case .elementKey:
      if isNeeded, scope.standing != .underKey { refuse("$key", property, mapping, &rules) }
    case .elementIndex:
      if isNeeded, scope.standing == .alone { refuse("$index", property, mapping, &rules) }
    case .parent, .document, .context:
      if isNeeded || property.sourceMayBeWrong { rules.comments.append("\(property.name) is read from outside of it") }
    case .within(.whole, let path):
      rules.whole.append(
        nest(optionalValue(of: property, scope, isNeeded: isNeeded), at: path.steps[...], isRequired: isNeeded))
    case .within(_, let path): rules.comments.append("\(property.name) is read from \(path.description)")
    case .projection(let array, let path):
      addProjection(array, path, property, of: mapping, to: &rules, scope, isNeeded: isNeeded)
    case .gather(let plan):
      demandParts(of: expanded(presentValue(of: property, scope)), plan, &rules, isNeeded: isNeeded)
      if let schema = gathered(plan, property, of: mapping, scope, isNeeded: isNeeded) {
        rules.whole.append(schema)
      } else {
        rules.comments.append("\(property.name) is gathered from several keys")
      }
    }
  }

  /// A value that may be null unless it is needed here, whatever the property says.
  private func optionalValue(of property: Property, _ scope: SchemaScope, isNeeded: Bool) -> Schema {
    let value = value(of: property, scope)
    return isNeeded || !property.isRequired ? value : .any(of: [value] + Self.nothing(of: property))
  }

  /// An object that stands where it has no key or index of its own.
  private func refuse(_ source: String, _ property: Property, _ mapping: Mapping, _ rules: inout ReadRules) {
    rules.whole.append(.nothing)
    rules.comments.append("\(mapping.typeName) has no \(source) here, which \(property.name) needs")
  }

  private func addAlternatives(
    _ sources: [DeferredSource], _ property: Property, of mapping: Mapping, to rules: inout ReadRules,
    _ scope: SchemaScope, isNeeded: Bool
  ) {
    let there = sources.filter { present($0, property, of: mapping, scope) != nil }
    let isOnly = isNeeded && there.count == 1 && there[0].isSlot
    for source in sources {
      add(source, property, of: mapping, to: &rules, scope, isNeeded: isOnly && source == there[0])
    }
    guard isNeeded, !isOnly else { return }
    var all: [Schema] = []
    for source in sources {
      guard let present = present(source, property, of: mapping, scope) else { continue }
      // It is there anyway.
      if present == .anything { return }
      all.append(present)
    }
    if all.isEmpty { return rules.comments.append("\(property.name) is read from outside of it") }
    rules.whole.append(.any(of: all))
  }

  /// An object in which a source has a value; `nil` if the object does not tell.
  private func present(
    _ source: DeferredSource, _ property: Property, of mapping: Mapping, _ scope: SchemaScope
  ) -> Schema? {
    switch source {
    case .slot(let slot):
      let value = property.keepsNull ? .anything : presentValue(of: property, scope)
      return nest(value, at: mapping.reading.slots[slot].steps[...], isRequired: true)
    case .gather(let plan): return gathered(plan, property, of: mapping, scope, isNeeded: true)
    case .projection(.slot(let slot), _):
      return nest(.array(ArraySchema()), at: mapping.reading.slots[slot].steps[...], isRequired: true)
    case .within(.whole, let path):
      return nest(presentValue(of: property, scope), at: path.steps[...], isRequired: true)
    case .whole, .rest, .members: return .anything
    case .elementKey: return scope.standing == .underKey ? .anything : nil
    case .elementIndex: return scope.standing == .alone ? nil : .anything
    case .parent, .document, .context, .within, .projection, .firstOf: return nil
    }
  }

  private func addProjection(
    _ array: DeferredSource, _ path: DocumentPath, _ property: Property, of mapping: Mapping,
    to rules: inout ReadRules, _ scope: SchemaScope, isNeeded: Bool
  ) {
    let value = arrayPart(of: presentValue(of: property, scope))
    let hasCount = value.minimumCount != nil || value.maximumCount != nil || value.isUnique
    // With a count, every element has to count.
    let element = nest(value.others ?? .anything, at: path.steps[...], isRequired: hasCount)
    var elements = value
    elements.others = element == .anything ? nil : element
    // The default is that of the property, and not of the array.
    let schema = Schema.array(elements).described(property.documentation)
    let place: Schema = isNeeded ? schema : .any(of: [schema] + Self.nothing(of: property))
    switch array {
    case .slot(let slot): rules.demand(place, ofSlot: slot, isNeeded: isNeeded)
    case .whole: rules.whole.append(place.unannotated)
    case .within(.whole, let start):
      rules.whole.append(nest(place, at: start.steps[...], isRequired: isNeeded))
    case .rest, .members, .elementKey, .elementIndex, .parent, .document, .context, .within, .projection, .firstOf,
      .gather:
      rules.comments.append("\(property.name) is read from outside of it")
    }
  }

  /// What is demanded of an array, among other values.
  private func arrayPart(of schema: Schema) -> ArraySchema {
    switch expanded(schema) {
    case .array(let array): return array
    case .noted(_, let inner): return arrayPart(of: inner)
    case .anyOf(let parts):
      for part in parts { if case .array(let array) = part.plain { return array } }
      return ArraySchema()
    case .anything, .nothing, .reference, .values, .null, .bool, .number, .text, .object, .allOf, .not:
      return ArraySchema()
    }
  }

  // MARK: Other keys

  private func addRest(
    _ property: Property, of mapping: Mapping, to rules: inout ReadRules, _ scope: SchemaScope
  ) {
    for part in Self.alternatives(of: expanded(presentValue(of: property, scope))) {
      switch part.plain {
      case .object(let object) where mapping.reading.record == nil:
        rules.others = object.others
        rules.otherKeys = object.keys
        if object.minimumCount != nil || object.maximumCount != nil {
          rules.comments.append("\(property.name) is limited in its number of keys")
        }
        rules.comments += part.parts.notes.comments
        return
      case .array(let array) where mapping.reading.record != nil:
        rules.others = array.others
        if array.minimumCount != nil || array.maximumCount != nil || array.isUnique {
          rules.comments.append("\(property.name) is limited in its elements")
        }
        return
      case .anything, .nothing, .reference, .values, .null, .bool, .number, .text, .array, .object, .anyOf, .allOf,
        .not, .noted:
        continue
      }
    }
  }

  static func alternatives(of schema: Schema) -> [Schema] {
    if case .anyOf(let parts) = schema.plain { parts } else { [schema] }
  }

  /// A list of members, each an object of one key.
  private func addMembers(_ property: Property, to rules: inout ReadRules, _ scope: SchemaScope) {
    var members: [ObjectSchema.Member] = []
    var others: Schema = .nothing
    let list = arrayPart(of: presentValue(of: property, scope))
    if list.minimumCount != nil || list.maximumCount != nil {
      rules.comments.append("\(property.name) is limited in its number of keys")
    }
    guard let element = list.others else { return }
    for part in Self.alternatives(of: expanded(element)) {
      switch expanded(part).plain {
      case .object(let object) where object.members.count == 1 && object.others == .nothing:
        members.append(
          .init(key: object.members[0].key, schema: object.members[0].schema, isRequired: false))
      // Texts stand for members of the same key, which are objects as well.
      case .values: continue
      case .object(let object) where object.members.isEmpty: others = .any(of: [others, object.others ?? .anything])
      case .anything, .allOf: others = .anything
      case .nothing, .reference, .null, .bool, .number, .text, .array, .object, .anyOf, .not, .noted:
        rules.comments.append("\(property.name) reads each member as an object of one key")
        others = .anything
      }
    }
    rules.members = members
    rules.others = others == .anything ? nil : others
  }
}

extension Schema {
  /// Without what is said about a property, where the object itself is its value.
  fileprivate var unannotated: Schema {
    noted { ($0.description, $0.defaultValue) = (nil, nil) }
  }
}

extension DeferredSource {
  /// Whether it is a value in the object itself.
  fileprivate var isSlot: Bool { if case .slot = self { true } else { false } }
}

extension Property {
  /// Whether a value that is there may be one that cannot be read.
  fileprivate var sourceMayBeWrong: Bool { !isLossy }
}
