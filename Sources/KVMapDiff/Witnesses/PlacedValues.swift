import KVMapInterpret
import KVMapSema

/// The values of a record by the places of its object where they are read, whatever types they are grouped into: with
/// `position: Position <-> gather`, `lat` is where it is without.
struct PlacedValues {
  let side: Side

  typealias Place = [DocumentPath.Step]

  func values(of record: MappedValue.Record) -> [Place: MappedValue] {
    Dictionary(placed(record).map { ($0.place, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Those of one property; `nil` if it is read from no place of the object.
  func values(of record: MappedValue.Record, at index: Int) -> [Place: MappedValue]? {
    let rules = side.rules(of: record.mapping)
    guard rules.indices.contains(index), record.values.indices.contains(index) else { return nil }
    let found = placed(record.values[index], of: rules[index])
    return found.isEmpty ? nil : Dictionary(found.map { ($0.place, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private typealias Placed = (place: Place, value: MappedValue)

  private func placed(_ record: MappedValue.Record) -> [Placed] {
    zip(side.rules(of: record.mapping), record.values).flatMap { placed($1, of: $0) }
  }

  // Recursion depth is bounded by that of the value.
  private func placed(_ value: MappedValue, of rule: PropertyRule) -> [Placed] {
    guard let source = rule.source?.alternatives.first else { return [] }
    var parts: [Placed] = [([], value)]
    if case .record(let record) = value, rule.property.conversion.withoutAbsence.isObject { parts = placed(record) }
    switch source {
    case .path(let path): return parts.map { (path.steps + $0.place, $0.value) }
    case .whole: return parts
    case .gather(_, let entries):
      return parts.compactMap { part in
        guard case .key(let key)? = part.place.first, let entry = entries.first(where: { $0.key == key }),
          case .path(let path) = entry.source
        else { return nil }
        return (path.steps + part.place.dropFirst(), part.value)
      }
    case .rest, .members, .elementKey, .elementIndex, .parent, .document, .context, .within, .projection, .firstOf:
      return []
    }
  }
}

extension Conversion {
  /// Whether it reads a declared type from an object as it is in the document.
  fileprivate var isObject: Bool {
    switch self {
    case .mapping, .generic: true
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      false
    }
  }
}
