@_spi(Generated) import KVMap
import KVMapSema
import KVMapSource

/// Writes one value as a conversion specifies.
extension Interpreter {
  func write(
    _ value: MappedValue, _ conversion: Conversion, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    switch conversion {
    case .scalar: try writeScalar(value, &kv)
    // Anything that takes more than a call is in a separate function: values can be deeply nested, and the stack is
    // small.
    case .mapping(let id): try writeRecord(value, id, &kv, environment)
    case .optional(let wrapped, _):
      if value == .none { kv.null() } else { try write(value, wrapped, &kv, environment) }
    case .array(let element, _, _), .lazyArray(let element):
      guard case .array(let elements) = value else { throw kv.misfit(value) }
      kv.beginArray()
      for value in elements { try write(value, element, &kv, environment) }
      kv.endArray()
    case .set(let element, _, _):
      guard case .set(let elements) = value else { throw kv.misfit(value) }
      try writeSet(elements, element, &kv, environment)
    case .dictionary(let key, let content, _):
      guard case .dictionary(let entries) = value else { throw kv.misfit(value) }
      kv.beginObject()
      for (key, value) in try sorted(entries, by: key, &kv, environment) {
        kv.entryKey(key)
        try write(value, content, &kv, environment)
      }
      kv.endObject()
    case .pipeline(let pipeline): try writePipeline(value, pipeline, &kv, environment)
    case .alternatives(let calls):
      guard let first = calls.first else { throw kv.misfit(value) }
      try write(value, first, &kv, environment)
    case .jsonText(let content):
      try kv.jsonText { (kv: inout JSONWriter) throws(CodingFailure) in try self.write(value, content, &kv, environment)
      }
    case .keyed(let element, _, _):
      switch value {
      case .array(let elements): try writeMembers(elements, element, &kv, environment)
      case .set(let elements): try writeMembers(elements, element, &kv, environment)
      default: throw kv.misfit(value)
      }
    case .single(let collection):
      if case .keyed(_, isSet: true, _) = collection { throw kv.misfit(value) }
      try write(.array([value]), collection, &kv, environment)
    case .entries(let notation, let key, let content, _):
      guard case .dictionary(let entries) = value else { throw kv.misfit(value) }
      try writeEntries(entries, notation, key, content, &kv, environment)
    case .generic(let id, let arguments): try writeGeneric(value, id, arguments, &kv, environment)
    case .parameter(let index): try writeArgument(value, index, &kv, environment)
    case .foreign: try writeStub(value, &kv)
    case .field(let content):
      if value == .none || value == .absent { kv.null() } else { try write(value, content, &kv, environment) }
    case .enumeration(let id, _): try writeScalar(try raw(of: value, id, &kv), &kv)
    case .union(let id): try writeUnion(value, id, &kv, environment)
    }
  }

  /// What only Swift can read is written as it was in the document.
  func writeStub(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) {
    guard case .stub(let content) = value else { throw kv.misfit(value) }
    try writeScalar(.value(content), &kv)
  }

  private func writeRecord(
    _ value: MappedValue, _ id: MappingID, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    guard let record = record(of: value, by: id) else { return try writeStub(value, &kv) }
    var writing = MappingWriting(self, writingPlan(of: id), record, environment)
    try writing.run(&kv)
  }

  private func writeGeneric(
    _ value: MappedValue, _ id: MappingID, _ arguments: [Conversion], _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    let environment = environment.entering(arguments)
    if case .genericUnion(let union) = program[id].kind { return try writeUnion(value, union, &kv, environment) }
    try writeRecord(value, id, &kv, environment)
  }

  private func writeArgument(
    _ value: MappedValue, _ index: Int, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    guard let argument = environment.argument(index) else { throw kv.misfit(value) }
    try write(value, argument, &kv, Environment())
  }

  /// Ascending: numbers by value, text by scalars, anything else by its JSON text.
  private func writeSet(
    _ elements: Set<MappedValue>, _ element: Conversion, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    if case .scalar = element, let sorted = MappedValue.sortedByValue(elements) {
      kv.beginArray()
      for value in sorted { try write(value, element, &kv, environment) }
      kv.endArray()
      return
    }
    try kv.ascending(elements) { (kv: inout JSONWriter, value: MappedValue) throws(CodingFailure) in
      try self.write(value, element, &kv, environment)
    }
  }

  /// The entries of a dictionary in ascending order of their keys, and the text written for each key.
  private func sorted(
    _ entries: [MappedValue: MappedValue], by key: Conversion, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> [(key: String, value: MappedValue)] {
    if case .enumeration(let id, _) = key {
      return try kv.sorted(entries) { (kv: inout JSONWriter, key: MappedValue) throws(CodingFailure) in
        try self.raw(of: key, id, &kv).keyText
      }
    }
    if case .scalar = key, entries.keys.allSatisfy(\.isInteger), let keys = MappedValue.sortedByValue(entries.keys) {
      return keys.compactMap { key in entries[key].map { (key.keyText, $0) } }
    }
    var all: [(key: String, value: MappedValue)] = []
    for (value, content) in entries { all.append((try keyText(of: value, key, &kv, environment), content)) }
    return all.sorted { UTF8Order.precedes($0.key, $1.key) }
  }

  func writeScalar(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) {
    switch value {
    case .bool(let value): kv.bool(value)
    case .integer(let value): kv.int64(value)
    case .unsigned(let value): kv.uint64(value)
    case .float(let value): try kv.float(value)
    case .double(let value): try kv.double(value)
    case .decimal(let value): try kv.decimal(value)
    case .string(let value): kv.string(value)
    case .character(let value): kv.character(value)
    case .date(let value): try kv.date(value)
    case .url(let value): kv.url(value)
    case .uuid(let value): kv.uuid(value)
    case .day(let value): kv.day(value)
    case .duration(let value): kv.duration(value)
    case .zoned(let value): try kv.zoned(value)
    case .timeZone(let value), .locale(let value): kv.string(value)
    case .data(let value): kv.data(value)
    case .value(let value): kv.value(value)
    case .object(let value): kv.object(value)
    case .none: kv.null()
    case .coordinate(let value): try value._kvEncode(&kv)
    case .absent, .record, .array, .set, .dictionary, .enumerationCase, .unionCase, .stub: throw kv.misfit(value)
    }
  }
}

extension JSONWriter {
  /// A value that its conversion does not produce. Values come from the same program, so this should not occur.
  mutating func misfit(_ value: MappedValue) -> CodingFailure {
    mismatch(expected: "a value of the property's type", found: "another one")
  }
}
