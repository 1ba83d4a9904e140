@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Writes one value: the same runtime calls as in generated code.
extension Interpreter {
  func write(
    _ value: MappedValue, _ conversion: Conversion, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    try write(value, encoding(of: conversion), &kv, environment)
  }

  func write(
    _ value: MappedValue, _ encoding: ValueEncoding, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    switch encoding {
    // Anything that takes more than a call is in a separate function: values can be deeply nested, and the stack is
    // small.
    case .call(let call): try write(value, call, &kv)
    case .coordinate: try writeScalar(value, &kv)
    case .mapping(let id): try writeRecord(value, id, &kv, environment)
    case .generic(let id, let arguments): try writeGeneric(value, id, arguments, &kv, environment)
    case .parameter(let index): try writeArgument(value, index, &kv, environment)
    case .enumeration(let id): try writeScalar(try raw(of: value, id, &kv), &kv)
    case .union(let id): try writeUnion(value, id, &kv, environment)
    case .foreign: try writeStub(value, &kv)
    case .optional(let wrapped):
      if value == .none { kv.null() } else { try write(value, wrapped, &kv, environment) }
    case .field(let wrapped):
      if value == .none || value == .absent { kv.null() } else { try write(value, wrapped, &kv, environment) }
    case .array(let elements):
      guard case .array(let values) = value else { throw kv.misfit(value) }
      try writeElements(values, elements.element, &kv, environment)
    case .lazyArray(let element):
      guard case .array(let values) = value else { throw kv.misfit(value) }
      try writeElements(values, element, &kv, environment)
    case .sorted(let elements):
      guard case .set(let values) = value, let sorted = MappedValue.sortedByValue(values) else {
        throw kv.misfit(value)
      }
      try writeElements(sorted, elements.element, &kv, environment)
    case .ascending(let element): try writeAscending(value, element, &kv, environment)
    case .dictionary(let dictionary): try write(value, dictionary, &kv, environment)
    case .keyed(let keyed): try write(value, keyed, &kv, environment)
    case .single(let collection): try write(.array([value]), collection, &kv, environment)
    case .entries(let entries): try write(value, entries, &kv, environment)
    case .jsonText(let content):
      try kv.jsonText { (kv: inout JSONWriter) throws(CodingFailure) in
        try self.write(value, content, &kv, environment)
      }
    case .pipeline(let pipeline): try write(value, pipeline, &kv, environment)
    }
  }

  private func writeElements(
    _ values: [MappedValue], _ element: ValueEncoding, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    kv.beginArray()
    for value in values { try write(value, element, &kv, environment) }
    kv.endArray()
  }

  private func writeAscending(
    _ value: MappedValue, _ element: ValueEncoding, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    guard case .set(let elements) = value else { throw kv.misfit(value) }
    try kv.ascending(elements) { (kv: inout JSONWriter, value: MappedValue) throws(CodingFailure) in
      try self.write(value, element, &kv, environment)
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
    var execution = EncodingExecution(self, id, record, environment)
    try execution.run(encodingCode(of: id), &kv)
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
}

extension JSONWriter {
  /// A value that its conversion does not produce. Values come from the same program, so this should not occur.
  mutating func misfit(_ value: MappedValue) -> CodingFailure {
    mismatch(expected: "a value of the property's type", found: "another one")
  }
}
