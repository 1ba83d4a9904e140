@_spi(Generated) package import KVMap
import KVMapSema

/// How `kvmapc map` prints a value: with the names of properties, whatever the structure of the document.
extension Interpreter {
  /// - Throws: For keys that have no text, such as a date of the year 10000.
  package func print(_ value: MappedValue) throws(MappingError) -> [UInt8] {
    try writeDocument { (kv: inout JSONWriter) throws(CodingFailure) in try self.print(value, &kv) }
  }

  func print(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) {
    switch value {
    // JSON has no numbers for them.
    case .double(let number) where !number.isFinite: kv.string(NonFiniteTexts.printed(number))
    case .float(let number) where !number.isFinite: kv.string(NonFiniteTexts.printed(Double(number)))
    // Of other years there is no text: its seconds since 1970.
    case .date(let date) where !Self.yearsWithTexts.contains(date.timeIntervalSince1970):
      try writeScalar(.double(date.timeIntervalSince1970), &kv)
    case .record(let record): try print(record, &kv)
    case .array(let elements):
      kv.beginArray()
      for element in elements { try print(element, &kv) }
      kv.endArray()
    case .set(let elements):
      if let sorted = MappedValue.sortedByValue(elements) {
        try print(.array(sorted), &kv)
      } else {
        try kv.ascending(elements) { (kv: inout JSONWriter, element: MappedValue) throws(CodingFailure) in
          try self.print(element, &kv)
        }
      }
    case .dictionary(let entries):
      kv.beginObject()
      for (key, value) in try printed(entries, &kv) {
        kv.entryKey(key)
        try print(value, &kv)
      }
      kv.endObject()
    case .coordinate(let coordinate):
      try kv.coordinate(coordinate, latitude: "\"latitude\":", longitude: "\"longitude\":")
    case .enumerationCase(let id, let index, let payload):
      try print(program[id].cases[index].name, payload, &kv)
    case .unionCase(let id, let index, let payload):
      try print(program[id].cases[index].name, payload, &kv)
    case .stub(let content):
      kv.beginObject()
      kv.entryKey("$swift")
      try print(.value(content), &kv)
      kv.endObject()
    case .none, .absent, .bool, .integer, .unsigned, .float, .double, .decimal, .string, .character, .date, .url, .uuid,
      .day, .duration, .zoned, .timeZone, .locale, .data, .value, .object:
      try writeScalar(value == .absent ? .none : value, &kv)
    }
  }

  /// From the beginning of the year 1 to the end of 9999, of which ISO 8601 has texts.
  private static let yearsWithTexts: Range<Double> = -62_135_596_800..<253_402_300_800

  /// A case as its name, or as an object with its payload under its name.
  private func print(_ name: String, _ payload: MappedValue?, _ kv: inout JSONWriter) throws(CodingFailure) {
    guard let payload else { return kv.string(name) }
    kv.beginObject()
    kv.entryKey(name)
    try print(payload, &kv)
    kv.endObject()
  }

  /// The properties in order, without absent optionals.
  private func print(_ record: MappedValue.Record, _ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginObject()
    for (property, value) in zip(program[record.mapping].properties, record.values) {
      // A `Field` that is null is printed as null; an optional that is nil is omitted, as is one in a type parameter.
      if value == .absent || (value == .none && property.type.mayBeOmitted) { continue }
      kv.entryKey(property.name)
      try print(value, &kv)
    }
    kv.endObject()
  }

  /// The keys of a dictionary of enums are the names of their cases; the payload of an `else` case is printed as is.
  private func keyName(_ key: MappedValue) -> String {
    guard case .enumerationCase(let id, let index, let payload) = key else { return key.keyText }
    return payload?.keyText ?? program[id].cases[index].name
  }

  /// In ascending order: integers by value, other keys by their texts.
  private func printed(
    _ entries: [MappedValue: MappedValue], _ kv: inout JSONWriter
  ) throws(CodingFailure) -> [(key: String, value: MappedValue)] {
    if entries.keys.allSatisfy(\.isInteger), let keys = MappedValue.sortedByValue(entries.keys) {
      return keys.compactMap { key in entries[key].map { (key.keyText, $0) } }
    }
    var all: [(key: String, value: MappedValue)] = []
    for (key, value) in entries {
      switch key {
      case .date(let date): all.append((try kv.text(of: date), value))
      case .data(let data): all.append((kv.text(of: data), value))
      default: all.append((keyName(key), value))
      }
    }
    return all.sorted { UTF8Order.precedes($0.key, $1.key) }
  }
}

extension ValueType {
  fileprivate var mayBeOmitted: Bool { if case .parameter = self { true } else { isOptional } }
}

extension NonFiniteTexts {
  static func printed(_ number: Double) -> String {
    NonFiniteTexts(nan: "NaN", infinity: "Infinity", negativeInfinity: "-Infinity").text(of: number) ?? ""
  }
}
