import KVMapLowering
import KVMapSema

/// The objects that a mapping writes, from its plan.
extension SchemaBuilder {
  func writtenObject(_ id: MappingID, _ scope: SchemaScope) -> Schema {
    let mapping = program[id]
    let plan = mapping.writing
    if let whole = plan.whole { return written(mapping.properties[whole], mapping, scope) }
    if let record = plan.record { return writtenRecord(record, mapping, scope) }
    var object = writtenMembers(plan.root, mapping, scope)
    object.others = mapping.settings.unknown == .error ? .nothing : nil
    if let rest = plan.root.rest { object.others = writtenRest(mapping.properties[rest], scope) }
    if plan.root.memberList != nil { object.others = nil }
    return .object(object)
  }

  // MARK: Values

  /// What is written for a property, if anything is.
  private func written(_ property: Property, _ mapping: Mapping, _ scope: SchemaScope) -> Schema {
    let closed = property.conversion.substituting(scope.arguments)
    let plain = SchemaScope()
    var schema: Schema
    switch closed {
    case .optional(let inner, _): schema = writtenValue(inner, property, plain).orNull
    case .field(let inner): schema = writtenValue(inner, property, plain).orNull
    case .pipeline, .alternatives, .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set,
      .dictionary, .lazyArray, .keyed, .single, .entries, .jsonText:
      schema = writtenValue(closed, property, plain)
    }
    // A conversion that does not say so may still be that of an optional.
    if property.type.isOptional, schema != .anything { schema = schema.orNull }
    return annotated(schema, property)
  }

  /// What is written for a value that is not nil. A check says nothing about what a transformer makes of the value.
  private func writtenValue(_ conversion: Conversion, _ property: Property, _ scope: SchemaScope) -> Schema {
    let schema = self.schema(of: conversion, scope)
    switch conversion {
    case .pipeline, .alternatives: return schema
    case .optional, .field, .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set,
      .dictionary, .lazyArray, .keyed, .single, .entries, .jsonText:
      return checked(schema, property.checks, conversion, property.type.withoutNil)
    }
  }

  private func writtenMember(_ property: Property, _ mapping: Mapping, _ scope: SchemaScope) -> Schema {
    let schema = written(property, mapping, scope)
    guard case .optional = property.conversion, !mapping.writesNil(of: property) else { return schema }
    return schema.withoutNull
  }

  private func mayLack(_ property: Property, _ mapping: Mapping) -> Bool {
    // A property that only `T()` or a factory sets is not known here.
    mapping.mayLack(property) || !property.isRead && property.defaultValue == nil && mapping.construction.isBeforehand
  }

  // MARK: Structure

  private func writtenMembers(
    _ object: WriteObject, _ mapping: Mapping, _ scope: SchemaScope
  ) -> ObjectSchema {
    var schema = ObjectSchema()
    for member in object.members {
      let (value, mayLack) = written(member.content, mapping, scope, isMember: true)
      schema.members.append(.init(key: member.key, schema: value, isRequired: !mayLack))
    }
    return schema
  }

  /// - Parameter isMember: Whether it is left out where it has no value; an element of an array is null then.
  private func written(
    _ content: WriteContent, _ mapping: Mapping, _ scope: SchemaScope, isMember: Bool
  ) -> (Schema, mayLack: Bool) {
    switch content {
    case .property(let index):
      let property = mapping.properties[index]
      let value = isMember ? writtenMember(property, mapping, scope) : written(property, mapping, scope)
      return (value, mayLack(property, mapping))
    case .gathered(let index, let keys): return gathered(mapping.properties[index], keys, mapping, scope)
    case .object(let object):
      let inner = writtenMembers(object, mapping, scope)
      return (.object(inner), !inner.members.contains(where: \.isRequired))
    case .array(let elements):
      let array = writtenElements(elements, mapping, scope)
      return (.array(array), array.minimumCount == nil)
    case .elements(let columns): return projected(columns, mapping, scope)
    case .selection(let elements): return selected(elements, mapping, scope)
    case .constant(let value): return (.values([value.literal ?? .null]), false)
    case .hole: return (.null, true)
    }
  }

  /// Elements keep their positions; those at the end that have no value are left out.
  private func writtenElements(
    _ elements: [WriteContent], _ mapping: Mapping, _ scope: SchemaScope
  ) -> ArraySchema {
    var array = ArraySchema(maximumCount: elements.count)
    for (index, element) in elements.enumerated() {
      let (schema, mayLack) = written(element, mapping, scope, isMember: false)
      array.first.append(mayLack ? schema.orNull : schema)
      if !mayLack { array.minimumCount = index + 1 }
    }
    return array
  }

  private func writtenRecord(_ record: WriteContent, _ mapping: Mapping, _ scope: SchemaScope) -> Schema {
    guard case .array(let elements) = record else {
      return written(record, mapping, scope, isMember: false).0
    }
    var array = writtenElements(elements, mapping, scope)
    if let rest = mapping.writing.root.rest {
      array.maximumCount = nil
      array.others = Self.alternatives(of: expanded(written(mapping.properties[rest], mapping, scope))).lazy
        .compactMap { part in if case .array(let array) = part.plain { array.others } else { nil } }.first
    }
    return .array(array)
  }

  private func writtenRest(_ property: Property, _ scope: SchemaScope) -> Schema? {
    let value = schema(of: property.conversion.substituting(scope.arguments), SchemaScope())
    for part in Self.alternatives(of: expanded(value)) {
      if case .object(let object) = part.plain { return object.others }
    }
    return nil
  }

  /// An array of objects, whose members are the elements of properties.
  private func projected(
    _ columns: [WriteObject.Member], _ mapping: Mapping, _ scope: SchemaScope
  ) -> (Schema, mayLack: Bool) {
    var object = ObjectSchema()
    var mayLackAll = true
    for column in columns {
      var schema = Schema.anything
      for index in column.content.properties {
        let property = mapping.properties[index]
        mayLackAll = mayLackAll && mayLack(property, mapping)
        let value = expanded(written(property, mapping, scope))
        schema = .any(of: Self.alternatives(of: value).filter { $0.plain != .null }.map(\.elements))
      }
      object.members.append(.init(key: column.key, schema: schema, isRequired: false))
    }
    return (.array(ArraySchema(others: .object(object))), mayLackAll)
  }

  private func selected(
    _ elements: [SelectedElement], _ mapping: Mapping, _ scope: SchemaScope
  ) -> (Schema, mayLack: Bool) {
    var all: [Schema] = []
    var mayLackAll = true
    for element in elements {
      let constants = writtenMembers(element.constants, mapping, scope)
      let isLacking = element.properties.allSatisfy { mayLack(mapping.properties[$0], mapping) }
      mayLackAll = mayLackAll && isLacking
      guard let content = element.content else {
        all.append(.object(constants))
        continue
      }
      let (value, _) = written(content, mapping, scope, isMember: false)
      var schema = expanded(value)
      for member in constants.members { schema = tagged(schema, at: [.key(member.key)], with: member.schema) }
      all.append(.any(of: [schema, value]))
    }
    return (
      .array(
        ArraySchema(
          others: .any(of: all), minimumCount: mayLackAll ? nil : 1, maximumCount: elements.count)), mayLackAll
    )
  }

  /// The part of a value that a gather writes elsewhere.
  private func gathered(
    _ property: Property, _ keys: [String], _ mapping: Mapping, _ scope: SchemaScope
  ) -> (Schema, mayLack: Bool) {
    let value = written(property, mapping, scope)
    let (part, isThere) = member(keys[...], of: value)
    return (part, !isThere || mayLack(property, mapping) || property.type.isOptional)
  }

  private func member(_ keys: ArraySlice<String>, of schema: Schema) -> (Schema, isThere: Bool) {
    guard let key = keys.first else { return (schema, true) }
    var all: [Schema] = []
    var isThere = true
    for part in Self.alternatives(of: expanded(schema)) {
      switch part.plain {
      case .object(let object):
        let (value, isRequired) = object.member(key)
        let (inner, isInnerThere) = member(keys.dropFirst(), of: value)
        all.append(inner)
        isThere = isThere && isRequired && isInnerThere
      case .null, .nothing: isThere = false
      case .anything, .reference, .values, .bool, .number, .text, .array, .anyOf, .allOf, .not, .noted:
        return (.anything, false)
      }
    }
    return (all.isEmpty ? .anything : .any(of: all), isThere && !all.isEmpty)
  }
}

extension Schema {
  /// The same without null.
  fileprivate var withoutNull: Schema {
    switch self {
    case .anyOf(let parts): .any(of: parts.filter { $0 != .null })
    case .noted(let notes, let inner): inner.withoutNull.carrying(notes)
    case .anything, .nothing, .reference, .values, .null, .bool, .number, .text, .array, .object, .allOf, .not: self
    }
  }
}
