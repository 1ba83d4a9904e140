package import KVMapSema

/// The keys that the rules of a mapping read, each with the kind of value that they need, for decoders that do not say
/// what their values are (`MappedDecodable`).
///
/// A line for each object, the mapping's own first; its members are separated by tabs. `s:name` is a text, `i` an
/// integer, `r` a `Double`, `b` a Bool, `o2` the object of the third line; `[` precedes the kind of the elements of an
/// array, and `?` is a value that has to be found out.
package struct OutlineText: Sendable {
  package let text: String

  /// - Returns: `nil` if rules may read keys that they do not name.
  package init?(of id: MappingID, in program: Program) {
    var objects = Objects(program: program)
    guard objects.number(of: id) != nil, let text = objects.text() else { return nil }
    self.text = text
  }

  /// The objects found so far, in the order of their lines.
  private struct Objects {
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

    /// - Returns: `nil` if a key contains a separator.
    mutating func text() -> String? {
      var lines: [String] = []
      // Lines are added while their members are found.
      while lines.count < objects.count {
        let (object, mapping) = objects[lines.count]
        var members: [String] = []
        for entry in object.entries {
          guard !entry.key.utf8.contains(where: { $0 < 0x20 }) else { return nil }
          members.append("\(kind(of: entry, mapping)):\(entry.key)")
        }
        lines.append(members.joined(separator: "\t"))
      }
      return lines.joined(separator: "\n")
    }

    private mutating func kind(of entry: ReadObject.Entry, _ mapping: Mapping) -> String {
      guard entry.uses.count == 1, let use = entry.uses.first else { return "?" }
      switch use {
      case .property(let index): return kind(of: mapping.properties[index].conversion)
      case .object(let object): return "o\(number(of: object, mapping))"
      case .slot, .array, .selection: return "?"
      }
    }

    private mutating func kind(of conversion: Conversion) -> String {
      switch conversion {
      case .scalar(let scalar, _): return kind(of: scalar)
      case .mapping(let id): return number(of: id).map { "o\($0)" } ?? "?"
      case .optional(let inner, _), .field(let inner): return kind(of: inner)
      case .array(let element, _, _), .set(let element, _, _):
        let kind = kind(of: element)
        return kind == "?" ? "?" : "[\(kind)"
      case .enumeration, .pipeline, .jsonText: return program.kinds(of: conversion) == .string ? "s" : "?"
      case .generic, .parameter, .union, .foreign, .dictionary, .lazyArray, .keyed, .single, .entries, .alternatives:
        return "?"
      }
    }

    /// A `Float` or `Decimal` may need digits that a `Double` does not have.
    private func kind(of scalar: Scalar) -> String {
      switch scalar {
      case .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data: "s"
      case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: "i"
      case .double: "r"
      case .bool: "b"
      case .float, .decimal, .object, .coordinate, .value: "?"
      }
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
