/// Builds the entities of an error-free program, and the mappings that read their entries.
struct EntityBuilder {
  private let program: Program
  private let entries: [MappingID: MappingID]
  private let classes: EntityClasses

  /// - Complexity: Linear in the size of the synchronised mappings.
  static func addEntities(to program: inout Program) {
    let synchronised = program.mappings.filter(\.isEntity).map(\.id)
    guard !synchronised.isEmpty else { return }
    var entries: [MappingID: MappingID] = [:]
    for (offset, id) in synchronised.enumerated() { entries[id] = MappingID(program.mappings.count + offset) }
    let classes = EntityClasses(program, entries: entries)
    let builder = EntityBuilder(program: program, entries: entries, classes: classes)
    program.mappings += builder.conforming(synchronised.map { builder.entryMapping(of: program[$0]) })
    program.unions += classes.entryUnions.map { builder.conforming($0, in: program) }
    var entities: [MappingID: Entity] = [:]
    for id in synchronised { entities[id] = builder.entity(of: builder.program[id]) }
    classes.shareTables(&entities)
    for unit in program.units.indices {
      program.units[unit].entities = program.units[unit].mappings.compactMap { entities[$0] }
    }
  }

  private func entry(of id: MappingID) -> MappingID { entries[id] ?? id }

  // MARK: The mapping of entries

  private func entryMapping(of mapping: Mapping) -> Mapping {
    var extras = Mapping.Extras()
    extras.root = mapping.extras.root
    extras.parentDepth = mapping.extras.parentDepth
    extras.isParent = mapping.extras.isParent
    extras.usesEnclosingScope = mapping.extras.usesEnclosingScope
    extras.usesElementPosition = mapping.extras.usesElementPosition
    extras.shownName = mapping.typeName
    return Mapping(
      id: entry(of: mapping.id), kind: .structure,
      typeName: "\(mapping.typeName).\(Entity.entryName)",
      documentation: ["What one entry of a document says of a row: each property absent, null or a value."],
      access: mapping.access, origin: mapping.origin, properties: mapping.properties.map(entryProperty),
      settings: mapping.settings, reading: mapping.reading, writing: WritePlan(root: WriteObject(members: [])),
      isReadable: true, construction: .inPlace, extras: extras)
  }

  /// The same with conformances: entries contain each other, and the other contents of the synchronised types.
  private func conforming(_ mappings: [Mapping]) -> [Mapping] {
    var held = [[Int]](repeating: [], count: mappings.count)
    var isNotSendable = [Bool](repeating: false, count: mappings.count)
    for (index, mapping) in mappings.enumerated() {
      for property in mapping.properties {
        property.type.visitParts { part in
          if case .mapping(let id) = part, id.index >= program.mappings.count {
            held[index].append(id.index - program.mappings.count)
          } else if case .union(let id) = part, let members = classes.entries(in: id) {
            held[index] += members.map { $0.index - program.mappings.count }
          } else if !program.isKnown(.sendable, of: part) {
            isNotSendable[index] = true
          }
        }
      }
    }
    isNotSendable = MappingRelations.spread(from: isNotSendable, to: held)
    return zip(mappings, isNotSendable).map { mapping, isNotSendable in
      var mapping = mapping
      mapping.extras.conformances = isNotSendable ? [] : .sendable
      return mapping
    }
  }

  /// The same with its conformances: an entry of any class of a family is `Sendable` if all of them are.
  private func conforming(_ union: Union, in program: Program) -> Union {
    var union = union
    let isSendable = union.cases.allSatisfy { item in item.type.map { program.isKnown(.sendable, of: $0) } ?? true }
    union.kind = .enumeration(isSendable ? .sendable : [])
    return union
  }

  /// The same property as a `Field`: neither a missing value nor null is a problem.
  private func entryProperty(_ property: Property) -> Property {
    var result = property
    result.documentation = []
    result.defaultValue = nil
    let shape = relation(of: property)
    let (type, conversion) = shape.flatMap { entryForm($0, property) } ?? (property.type, property.conversion)
    switch (type, conversion) {
    case (.field, _): (result.type, result.conversion) = (type, conversion)
    case (.optional(let inner), .optional(let wrapped, emptyTextIsNil: false)):
      (result.type, result.conversion) = (.field(inner), .field(wrapped))
    default: (result.type, result.conversion) = (.field(type), .field(conversion))
    }
    return result
  }

  /// The type and the conversion of a relation, with entries as targets.
  private func entryForm(_ shape: RelationShape, _ property: Property) -> (ValueType, Conversion)? {
    guard let conversion = conversion(property.conversion, to: shape.target) else { return nil }
    let target = classes.families[shape.target].map { ValueType.union($0.entries) }
      ?? .mapping(entry(of: shape.target))
    guard !shape.isToMany else { return (.array(target), conversion.present) }
    guard mayHoldItself(shape.target) else { return (target, conversion.present) }
    // A class may contain itself, but a struct cannot, so its entry is in an array of one element.
    let wrapped = Pipeline.Step(.transformer(.wrapped), from: target, to: .array(target))
    return (.array(target), .pipeline(Pipeline(input: conversion.present, steps: [wrapped])))
  }

  private func mayHoldItself(_ id: MappingID) -> Bool {
    switch program[id].kind {
    case .structure: false
    case .owned, .classType, .genericUnion, .named, .transform: true
    }
  }

  /// The conversion with the entries of a type in place of its values; `nil` when a step produces them.
  private func conversion(_ conversion: Conversion, to target: MappingID) -> Conversion? {
    switch conversion {
    case .mapping(target): return .mapping(entry(of: target))
    case .union(let id) where program[id].kind == .family(target):
      return classes.families[target].map { .union($0.entries) }
    case .optional(let inner, let emptyTextIsNil):
      return self.conversion(inner, to: target).map { .optional($0, emptyTextIsNil: emptyTextIsNil) }
    case .array(let inner, let acceptsSingle, let isLossy), .set(let inner, let acceptsSingle, let isLossy):
      return self.conversion(inner, to: target).map {
        .array($0, acceptsSingle: acceptsSingle, isLossy: isLossy)
      }
    case .lazyArray(let inner):
      return self.conversion(inner, to: target).map { .array($0, acceptsSingle: false, isLossy: false) }
    case .keyed(let inner, let isSet, let isLossy):
      return self.conversion(inner, to: target).map { .keyed($0, isSet: isSet, isLossy: isLossy) }
    case .single(let inner): return self.conversion(inner, to: target).map { .single($0) }
    case .jsonText(let inner): return self.conversion(inner, to: target).map { .jsonText($0) }
    case .field(let inner): return self.conversion(inner, to: target)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .dictionary, .entries, .pipeline,
      .alternatives: return nil
    }
  }

  /// The relation that a property represents by nested objects.
  private func relation(of property: Property) -> RelationShape? {
    guard let shape = RelationShape(property.type, isEntity: { entries[$0] != nil }),
      conversion(property.conversion, to: shape.target) != nil
    else { return nil }
    return shape
  }

  // MARK: The entity

  private func entity(of mapping: Mapping) -> Entity {
    var entity = Entity(mapping: mapping.id, entry: entry(of: mapping.id))
    entity.family = classes.families[mapping.id]
    entity.inheritance = classes.inheritance(of: mapping.id)
    let policy = mapping.settings.sync ?? .replace
    let names = Set(mapping.properties.map(\.name))
    var relations: [Int: Int] = [:]
    var linking: [Entity.Handing] = []
    // Identities for another property's relation wait until all relations are numbered.
    for (index, property) in mapping.properties.enumerated() where property.isRead {
      if let shape = relation(of: property) {
        relations[index] = entity.relations.count
        linking.append(.init(property: index, part: .nested(relation: entity.relations.count)))
        add(shape, property, policy, avoiding: names, to: &entity)
        continue
      }
      if case .property? = property.sync?.target { continue }
      let identities = property.type.identities
      if case .type(let target)? = property.sync?.target, identities.isToMany {
        linking.append(.init(property: index, part: .identities(relation: entity.relations.count)))
        entity.relations.append(
          .init(
            name: property.name, target: target, isToMany: true, isOrdered: identities.isOrdered,
            policy: property.sync?.policy ?? policy, isOwned: property.sync?.isOwned ?? false, columns: [],
            path: property.path))
        continue
      }
      if mapping.extras.identity.contains(index) {
        entity.identity.append(entity.columns.count)
        if mapping.reading.deferred.contains(where: { $0.property == index && $0.source == .elementKey }) {
          entity.isKeyed = true
        }
      }
      if mapping.extras.stamp == index { entity.stamp = entity.columns.count }
      if mapping.extras.tombstone == index { entity.tombstone = entity.columns.count }
      if case .type(let target)? = property.sync?.target {
        entity.relations.append(
          .init(
            name: property.name, target: target, isToMany: false, isOrdered: false,
            policy: property.sync?.policy ?? policy, isOwned: false, columns: [entity.columns.count],
            path: property.path))
      }
      addColumn(of: index, property, to: &entity)
    }
    for (index, property) in mapping.properties.enumerated() where property.isRead {
      guard case .property(let other)? = property.sync?.target, let relation = relations[other] else { continue }
      // After the objects: if both are present, the identities take precedence.
      linking.append(.init(property: index, part: .identities(relation: relation)))
    }
    entity.parts += linking
    return entity
  }

  private func addColumn(of index: Int, _ property: Property, to entity: inout Entity) {
    let type = property.type.presentType
    let column = entity.columns.count
    let isOptional = property.type.isOptional || property.type.isField
    if let columnType = type.columnType {
      entity.columns.append(.init(name: property.name, type: columnType, isOptional: isOptional))
      entity.parts.append(.init(property: index, part: .column(column)))
      return
    }
    var columnType = Entity.ColumnType.json
    if case .enumeration(let id) = type { columnType = ValueType.scalar(program[id].raw).columnType ?? .json }
    let isReference = if case .type? = property.sync?.target { true } else { false }
    if entity.identity.contains(column) || isReference {
      columnType = property.type.writtenColumnType(property.conversion) ?? columnType
    }
    entity.columns.append(.init(name: property.name, type: columnType, isOptional: isOptional))
    // A type that no file maps has no encoding of its own, and elements that were members are written with their keys.
    let writesSteps = type.namesForeignType || property.isWritten && property.conversion.present.isKeyed
    let conversion = writesSteps ? property.conversion.present : type.plainConversion
    entity.parts.append(.init(property: index, part: .written(column, conversion, type)))
  }

  private func add(
    _ shape: RelationShape, _ property: Property, _ policy: SyncPolicy, avoiding names: Set<String>,
    to entity: inout Entity
  ) {
    var relation = Entity.Relation(
      name: property.name, target: shape.target, isToMany: shape.isToMany, isOrdered: shape.isOrdered,
      policy: property.sync?.policy ?? policy, isOwned: property.sync?.isOwned ?? false, columns: [],
      path: property.path)
    relation.isFamily = classes.families[shape.target] != nil
    if !shape.isToMany {
      let target = program[shape.target]
      let isOptional = property.type.isOptional || property.type.isField
      if let family = classes.families[shape.target], family.tables.count > 1 {
        var name = "\(property.name)_class"
        while names.contains(name) { name += "_" }
        relation.columns.append(entity.columns.count)
        entity.columns.append(.init(name: name, type: .text, isOptional: isOptional))
      }
      for index in target.extras.identity {
        let identity = target.properties[index]
        var name = "\(property.name)_\(identity.name)"
        while names.contains(name) { name += "_" }
        var type =
          identity.type.presentType.columnType ?? identity.type.writtenColumnType(identity.conversion) ?? .text
        if case .enumeration(let id) = identity.type.presentType {
          type = ValueType.scalar(program[id].raw).columnType ?? .text
        }
        relation.columns.append(entity.columns.count)
        entity.columns.append(.init(name: name, type: type, isOptional: isOptional))
      }
    }
    entity.relations.append(relation)
  }
}

extension Mapping {
  var isEntity: Bool {
    guard settings.sync != nil, !extras.identity.isEmpty else { return false }
    switch kind {
    case .owned, .structure, .classType: return true
    case .genericUnion, .named, .transform: return false
    }
  }
}

extension Conversion {
  fileprivate var isKeyed: Bool { if case .keyed = self { true } else { false } }

  /// Without the handling of null.
  fileprivate var present: Conversion {
    switch self {
    case .optional(let inner, _), .field(let inner): inner.present
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray,
      .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      self
    }
  }
}
