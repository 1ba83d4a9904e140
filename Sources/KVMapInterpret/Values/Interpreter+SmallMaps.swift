@_spi(Generated) import KVMap
import KVMapSema

/// Inline mappings produce values of types other than their own: their properties are a subset of those of that type.
extension Interpreter {
  /// The result of a mapping, as a value of its type.
  func value(_ made: MappedValue, of id: MappingID) -> MappedValue {
    let mapping = program[id]
    guard case .transform = mapping.kind, case .record(let record) = made else { return made }
    guard let target = mapping.extras.target else {
      return coordinate(record, of: mapping) ?? made
    }
    let given = Dictionary(
      zip(mapping.properties.map(\.name), record.values), uniquingKeysWith: { first, _ in first })
    let values = program[target].properties.map { property -> MappedValue in
      given[property.name] ?? property.defaultValue.map { MappedValue($0, as: property.type, in: program) }
        ?? (property.type.isField ? .absent : .none)
    }
    return .record(MappedValue.Record(mapping: target, values: values))
  }

  private func coordinate(_ record: MappedValue.Record, of mapping: Mapping) -> MappedValue? {
    guard mapping.typeName == Scalar.coordinate.rawValue else { return nil }
    var coordinate = GeographicCoordinate(latitude: 0, longitude: 0)
    for (property, value) in zip(mapping.properties, record.values) {
      guard case .double(let degrees) = value else { continue }
      if property.name == "latitude" { coordinate.latitude = degrees } else { coordinate.longitude = degrees }
    }
    return .coordinate(coordinate)
  }

  /// What a mapping writes for a value; `nil` if the value is not of its type.
  func record(of value: MappedValue, by id: MappingID) -> MappedValue.Record? {
    let mapping = program[id]
    switch value {
    case .coordinate(let coordinate):
      let values = mapping.properties.map {
        MappedValue.double($0.name == "latitude" ? coordinate.latitude : coordinate.longitude)
      }
      return MappedValue.Record(mapping: mapping.id, values: values)
    case .record(let record):
      guard case .transform = mapping.kind, record.mapping != mapping.id else { return record }
      let given = Dictionary(
        zip(program[record.mapping].properties.map(\.name), record.values), uniquingKeysWith: { first, _ in first })
      return MappedValue.Record(mapping: mapping.id, values: mapping.properties.map { given[$0.name] ?? .none })
    case .none, .absent, .bool, .integer, .unsigned, .float, .double, .decimal, .string, .character, .date, .url, .uuid,
      .day, .duration, .zoned, .timeZone, .locale, .data, .value, .object, .array, .set, .dictionary, .enumerationCase,
      .unionCase, .stub:
      return nil
    }
  }
}
