package import KVMapSema
package import KVMapText

extension OutlineText {
  /// - Returns: `nil` if rules may read keys that they do not name.
  package init?(of id: MappingID, in program: Program) {
    var objects = ReadObjects(program: program)
    guard objects.number(of: id) != nil else { return nil }
    self.init(objects: objects.members())
  }
}

/// The objects that a mapping reads, in the order in which they were found.
private struct ReadObjects {
  let program: Program
  private var numbers: [MappingID: Int] = [:]
  private var objects: [(object: ReadObject, mapping: Mapping)] = []

  init(program: Program) { self.program = program }

  mutating func number(of id: MappingID) -> Int? {
    if let number = numbers[id] { return number }
    guard program[id].readsNamedKeys else { return nil }
    numbers[id] = objects.count
    return number(of: program[id].reading.root, program[id])
  }

  private mutating func number(of object: ReadObject, _ mapping: Mapping) -> Int {
    objects.append((object, mapping))
    return objects.count - 1
  }

  mutating func members() -> [[OutlineText.Member]] {
    var found: [[OutlineText.Member]] = []
    // Objects are added while the members of others are found.
    while found.count < objects.count {
      let (object, mapping) = objects[found.count]
      var members: [OutlineText.Member] = []
      for entry in object.entries { members.append(.init(name: entry.key, kind: kind(of: entry, mapping))) }
      found.append(members)
    }
    return found
  }

  private mutating func kind(of entry: ReadObject.Entry, _ mapping: Mapping) -> OutlineText.Kind {
    guard entry.uses.count == 1, let use = entry.uses.first else { return .any }
    switch use {
    case .property(let index): return kind(of: mapping.properties[index].conversion)
    case .object(let object): return .object(number(of: object, mapping))
    case .slot, .array, .selection: return .any
    }
  }

  private mutating func kind(of conversion: Conversion) -> OutlineText.Kind {
    switch conversion {
    case .scalar(let scalar, _): return kind(of: scalar)
    case .mapping(let id): return number(of: id).map { .object($0) } ?? .any
    case .optional(let inner, _), .field(let inner): return kind(of: inner)
    case .array(let element, _, _), .set(let element, _, _):
      let kind = kind(of: element)
      return kind == .any ? .any : .array(kind)
    case .enumeration, .pipeline, .jsonText: return program.kinds(of: conversion) == .string ? .text : .any
    case .generic, .parameter, .union, .foreign, .dictionary, .lazyArray, .keyed, .single, .entries, .alternatives:
      return .any
    }
  }

  /// A `Float` or `Decimal` may need digits that a `Double` does not have.
  private func kind(of scalar: Scalar) -> OutlineText.Kind {
    switch scalar {
    case .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data: .text
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: .integer
    case .double: .real
    case .bool: .bool
    case .float, .decimal, .object, .coordinate, .value: .any
    }
  }
}

extension Mapping {
  /// Whether its rules read an object, and of that only the keys that they name.
  fileprivate var readsNamedKeys: Bool {
    reading.record == nil && reading.needsObject && !reading.collectsRest && settings.unknown == .ignore
      && !reading.deferred.contains { $0.source.readsAnyKey }
      // Rules of its contents may name others.
      && !extras.isParent && !extras.usesEnclosingScope
  }
}

extension DeferredSource {
  fileprivate var readsAnyKey: Bool {
    switch self {
    case .whole, .rest, .members: true
    case .slot, .elementKey, .elementIndex, .parent, .document, .context: false
    case .within(let source, _), .projection(let source, _): source.readsAnyKey
    case .firstOf(let sources): sources.contains(where: \.readsAnyKey)
    case .gather(let plan): plan.entries.contains { $0.source.readsAnyKey }
    }
  }
}
