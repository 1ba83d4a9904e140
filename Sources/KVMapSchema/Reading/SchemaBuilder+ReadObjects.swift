import KVMapLowering
import KVMapSema

/// The objects that a mapping reads, from its plan.
extension SchemaBuilder {
  func readObject(_ id: MappingID, _ scope: SchemaScope) -> Schema {
    let mapping = program[id]
    guard mapping.isReadable else {
      fail("'\(mapping.typeName)' cannot be read: a property of it is only written, and has no default")
      return .nothing
    }
    var rules = ReadRules(slotCount: mapping.reading.slots.count)
    for read in mapping.reading.deferred { add(read, of: mapping, to: &rules, scope) }
    if case .factory(let function) = mapping.construction {
      rules.comments.append("\(function) makes the value in Swift")
    }
    rules.comments += mapping.extras.after.map { "\($0) looks at the value in Swift" }
    rules.comments += mapping.extras.comparisons.map { "check \($0.text)" }

    var schema = Schema.anything
    if let record = mapping.reading.record {
      schema = array(record, of: mapping, rules, scope)
    } else if mapping.reading.needsObject {
      var (object, _) = self.object(mapping.reading.root, of: mapping, rules, scope, isRoot: true)
      object.members += rules.members.filter { object[$0.key] == nil }
      if mapping.reading.collectsRest {
        object.others = rules.others
        object.keys = rules.otherKeys.map { keys in
          let named = object.members.map { DefaultValue.Tree.string($0.key) }
          return named.isEmpty ? keys : .any(of: [.values(named), keys])
        }
      }
      schema = .object(object)
    }
    if mapping.refusesEmptyObjects {
      rules.whole.append(something(of: mapping))
      rules.comments += remarkOnWrittenKeys(of: mapping).map { [$0] } ?? []
    }
    // Alternatives stand beside the object, which is not said once for each of them.
    var besides: [Schema] = []
    for demand in rules.whole {
      switch (schema, demand) {
      case (.object, .anyOf) where demand.isAboutKeys: besides.append(demand)
      default: schema = schema.intersection(demand)
      }
    }
    if schema != .nothing, !besides.isEmpty { schema = .allOf([schema] + besides) }
    return schema.commented(rules.comments)
  }

  /// At least one of the keys that rules read.
  private func something(of mapping: Mapping) -> Schema {
    if mapping.findsRest {
      let isRecord = mapping.reading.record != nil
      return isRecord ? .array(ArraySchema(minimumCount: 1)) : .object(ObjectSchema(minimumCount: 1))
    }
    return .any(
      of: mapping.acceptedPaths.paths.map { nest(.anything, at: $0.steps[...], isRequired: true) })
  }

  /// What `minProperties` cannot say: keys that are only written do not count as something to read.
  private func remarkOnWrittenKeys(of mapping: Mapping) -> String? {
    guard mapping.findsRest else { return nil }
    let written = mapping.reading.root.entries.filter(\.uses.isEmpty).map { "'\($0.key)'" }
    return written.isEmpty ? nil : "at least one key is there besides \(written.joined(separator: ", "))"
  }

  // MARK: Values of properties

  /// Everything that may stand where a property is read.
  func value(of property: Property, _ scope: SchemaScope) -> Schema {
    let value = presentValue(of: property, scope)
    let schema = property.isRequired ? value : .any(of: [value] + Self.nothing(of: property))
    return annotated(schema, property)
  }

  /// A value that is not nil.
  func presentValue(of property: Property, _ scope: SchemaScope) -> Schema {
    let type = property.type.withoutNil
    var alternatives: [Schema] = []
    var conversion = property.conversion
    if case .optional(let inner, let emptyTextIsNil) = conversion {
      conversion = inner
      if emptyTextIsNil { alternatives.append(.values([.string("")])) }
    }
    if case .field(let inner) = conversion { conversion = inner }
    let closed = conversion.substituting(scope.arguments)
    let plain = SchemaScope(standing: .alone)
    let value: Schema
    if case .pipeline(let pipeline) = closed, let output = pipeline.steps.last?.output {
      let demand = checked(.anything, property.checks, output.plainConversion, type)
      value = taken(by: pipeline, demand.withoutComments, plain).commented(demand.parts.notes.comments)
    } else {
      value = checked(schema(of: closed, plain), property.checks, closed, type)
    }
    alternatives.insert(value, at: 0)
    if property.acceptsEmptyArrays, program.readsObject(closed), isSatisfiedByEmptyObject(value) {
      alternatives.append(.array(ArraySchema(maximumCount: 0)))
    }
    return .any(of: alternatives)
  }

  /// Whether an empty array, which is read as an object without keys, is read.
  private func isSatisfiedByEmptyObject(_ schema: Schema) -> Bool {
    switch expanded(schema).plain {
    case .object(let object): !object.members.contains(where: \.isRequired) && (object.minimumCount ?? 0) == 0
    case .anything, .nothing, .reference, .values, .null, .bool, .number, .text, .array, .anyOf, .allOf, .not, .noted:
      false
    }
  }

  /// What stands for nil, or for the default.
  static func nothing(of property: Property) -> [Schema] {
    [.null]
      + property.sentinels.map { sentinel in
        switch sentinel {
        case .text(let text): .values([.string(text)])
        case .number(let number): .values([.number(number)])
        case .bool(let flag): .values([.bool(flag)])
        case .emptyArray: .array(ArraySchema(maximumCount: 0))
        case .emptyObject: .object(ObjectSchema(maximumCount: 0))
        }
      }
  }

  // MARK: Objects and arrays on the way

  /// - Returns: The object, and whether a value in it has to be there.
  private func object(
    _ object: ReadObject, of mapping: Mapping, _ rules: ReadRules, _ scope: SchemaScope, isRoot: Bool = false
  ) -> (ObjectSchema, isNeeded: Bool) {
    var schema = ObjectSchema()
    for entry in object.entries {
      let (value, isNeeded) = place(entry.uses, of: mapping, rules, scope)
      schema.members.append(.init(key: entry.key, schema: value, isRequired: isNeeded))
    }
    if mapping.unknownKeys(inRoot: isRoot) == .error { schema.others = .nothing }
    return (schema, schema.members.contains(where: \.isRequired))
  }

  /// What stands at one place, which several rules may read.
  private func place(
    _ uses: [ReadUse], of mapping: Mapping, _ rules: ReadRules, _ scope: SchemaScope
  ) -> (Schema, isNeeded: Bool) {
    var schema = Schema.anything
    var isNeeded = false
    for use in uses {
      let one: (schema: Schema, isNeeded: Bool)
      switch use {
      case .property(let index):
        let property = mapping.properties[index]
        // What is bad for a lossy property may be good for another one.
        let value = property.isLossy && uses.count > 1 ? Schema.anything : value(of: property, scope)
        one = (value, property.isRequired)
      case .slot(let slot): one = (rules.slots[slot], rules.needed.contains(slot))
      case .object(let object):
        let (inner, isNeeded) = self.object(object, of: mapping, rules, scope)
        one = (isNeeded ? .object(inner) : Schema.object(inner).orNull, isNeeded)
      case .array(let array):
        let (inner, isNeeded) = self.array(array, of: mapping, rules, scope)
        one = (isNeeded ? inner : inner.orNull, isNeeded)
      case .selection(let selections):
        var all: [(ElementSelector, Schema, Bool)] = []
        for selection in selections {
          let (inner, isNeeded) = place(selection.uses, of: mapping, rules, scope)
          all.append((selection.selector, inner, isNeeded))
        }
        let isNeeded = all.contains(where: \.2)
        one = (isNeeded ? selected(all) : selected(all).orNull, isNeeded)
      }
      schema = schema.intersection(one.schema)
      isNeeded = isNeeded || one.isNeeded
    }
    // The default of one property need not be one of another.
    return (uses.count > 1 ? schema.noted { $0.defaultValue = nil } : schema, isNeeded)
  }

  private func array(
    _ array: ReadArray, of mapping: Mapping, _ rules: ReadRules, _ scope: SchemaScope
  ) -> (Schema, isNeeded: Bool) {
    var schema = ArraySchema()
    var anyNeeded = false
    for entry in array.entries {
      let (value, isNeeded) = place(entry.uses, of: mapping, rules, scope)
      anyNeeded = anyNeeded || isNeeded
      guard case .array(let one) = nest(value, at: [.index(entry.index)], isRequired: isNeeded) else { continue }
      schema = schema.intersection(one)
    }
    return (.array(schema), anyNeeded)
  }

  private func array(
    _ record: ReadRecord, of mapping: Mapping, _ rules: ReadRules, _ scope: SchemaScope
  ) -> Schema {
    let (schema, _) = array(ReadArray(entries: record.entries), of: mapping, rules, scope)
    guard case .array(var array) = schema else { return schema }
    if record.collectsRest {
      array.others = rules.others
    } else if mapping.settings.unknown == .error, !record.readsOthers {
      let read = Set(record.entries.map(\.index))
      for index in array.first.indices where !read.contains(index) { array.first[index] = .null }
      array.others = .null
    }
    return .array(array)
  }
}

extension ValueType {
  /// The type of a value that is there.
  var withoutNil: ValueType {
    switch self {
    case .optional(let inner), .field(let inner): inner.withoutNil
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray:
      self
    }
  }
}

extension Schema {
  /// Whether it speaks of nothing but the keys of an object.
  fileprivate var isAboutKeys: Bool {
    switch self {
    case .object: true
    case .anyOf(let parts), .allOf(let parts): parts.allSatisfy(\.isAboutKeys)
    case .not(let inner), .noted(_, let inner): inner.isAboutKeys
    case .anything, .nothing, .reference, .values, .null, .bool, .number, .text, .array: false
    }
  }

  fileprivate var withoutComments: Schema { noted { $0.comments = [] } }
}
