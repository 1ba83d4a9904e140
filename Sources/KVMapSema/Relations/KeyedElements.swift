import KVMapSource

/// Finds arrays to be written as objects (`keyed`) whose elements do not provide their keys.
enum KeyedElements {
  /// - Parameter all: All mappings, in the order of their numbers.
  static func problems(of mapping: CheckedMapping, in all: [CheckedMapping], names: TypeNames) -> [Diagnostic] {
    mapping.properties.linked(from: mapping.inherited).compactMap { property -> Diagnostic? in
      guard property.isWritten, let conversion = property.conversion, let source = property.destination,
        conversion.keyedElements.contains(where: { !saysItsKey($0, in: all) })
      else { return nil }
      let element = property.type.map { Self.element(of: $0).text(names) } ?? property.name
      return SemaDiagnostics.notAKeyedElement(element, at: source.span)
    }
  }

  /// Dictionaries whose values are to say their keys (`keyed(by:)`), but are no objects.
  static func withoutObjects(of mapping: CheckedMapping, in graph: ContainmentGraph, names: TypeNames) -> [Diagnostic] {
    mapping.properties.linked(from: mapping.inherited).compactMap { property -> Diagnostic? in
      guard let conversion = property.conversion, let source = property.source,
        conversion.entryObjects.contains(where: { !$0.readsObject(in: graph) })
      else { return nil }
      let value = property.type.map { Self.value(of: $0).text(names) } ?? property.name
      return SemaDiagnostics.noObjectToKey(value, at: source.span)
    }
  }

  private static func value(of type: ValueType) -> ValueType {
    for case .dictionary(_, let value) in type.parts { return value }
    return type
  }

  private static func element(of type: ValueType) -> ValueType {
    for part in type.parts {
      switch part {
      case .array(let element), .set(let element): return element
      case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .dictionary, .field,
        .lazyArray:
        continue
      }
    }
    return type
  }

  /// A value that is nil has no key.
  private static func saysItsKey(_ element: Conversion, in all: [CheckedMapping]) -> Bool {
    switch element {
    case .mapping(let id), .generic(let id, _):
      // What is not understood may say it.
      !all[id.index].isComplete || all[id.index].properties.linked.contains { property in
        guard property.isWritten, case .elementKey? = property.destination?.alternatives.first else { return false }
        return true
      }
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      false
    }
  }
}

extension Conversion {
  /// The conversions of the elements of the `keyed` arrays and sets in it.
  fileprivate var keyedElements: [Conversion] {
    switch self {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign, .optional(.scalar, _), .array(.scalar, _, _): []
    case .generic(_, let arguments): arguments.flatMap(\.keyedElements)
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .single(let part), .jsonText(let part):
      part.keyedElements
    case .keyed(let part, _, _): [part] + part.keyedElements
    case .dictionary(let key, let part, _), .entries(_, let key, let part, _):
      key.keyedElements + part.keyedElements
    case .pipeline(let pipeline): pipeline.input.keyedElements
    // The first is written.
    case .alternatives(let all): all.first?.keyedElements ?? []
    }
  }

  /// The conversions of the values that an array of objects says the keys of.
  fileprivate var entryObjects: [Conversion] {
    switch self {
    case .entries(.keyed, _, let part, _): [part] + part.entryObjects
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .single(let part), .jsonText(let part), .keyed(let part, _, _), .dictionary(_, let part, _),
      .entries(_, _, let part, _):
      part.entryObjects
    case .generic(_, let arguments): arguments.flatMap(\.entryObjects)
    case .alternatives(let calls): calls.flatMap(\.entryObjects)
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign, .pipeline: []
    }
  }
}
