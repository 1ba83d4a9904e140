@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Inverse pipelines.
extension Interpreter {
  func write(
    _ value: MappedValue, _ pipeline: PipelineEncoding, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    if value.isStub, pipeline.needsSwift { return try writeStub(value, &kv) }
    var value = value
    for group in pipeline.groups { value = try undo(group.steps, value, &kv, environment) }
    value = try undo(pipeline.steps, value, &kv, environment)
    try write(value, pipeline.content, &kv, environment)
  }

  /// The text of the key of a dictionary.
  func keyText(
    of value: MappedValue, _ key: KeyText, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> String {
    switch key {
    case .steps(let steps):
      let text = try undo(steps, value, &kv, environment)
      return try self.text(text, &kv)
    case .written(let encoding):
      return try kv.keyText { (kv: inout JSONWriter) throws(CodingFailure) in
        try self.write(value, encoding, &kv, environment)
      }
    }
  }

  private func undo(
    _ steps: [StepEncoding], _ value: MappedValue, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    var value = value
    for step in steps { value = try undo(step, value, &kv, environment) }
    return value
  }

  private func undo(
    _ step: StepEncoding, _ value: MappedValue, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    switch step {
    case .call(let call): return try result(of: call, value, &kv)
    case .rawValue(let id): return try raw(of: value, id, &kv)
    case .caseKey(let id): return .string(try raw(of: value, id, &kv).keyText)
    case .choice(let yes, let no):
      guard case .bool(let flag) = value else { throw kv.misfit(value) }
      return .string(flag ? yes : no)
    case .wrapped: return .array([value])
    case .coordinate:
      guard case .coordinate = value else { throw kv.misfit(value) }
      return value
    case .table(let table, let type, let document):
      guard let written = self.table(table, value: type, document: document).document(writtenFor: value) else {
        throw kv.mismatch(expected: table.expectedInSwift)
      }
      return written
    case .each(let group):
      return try value.mapParts { (part: MappedValue) throws(CodingFailure) in
        try self.undo(group.steps, part, &kv, environment)
      }
    case .sorted:
      guard case .set(let elements) = value, let sorted = MappedValue.sortedByValue(elements) else {
        throw kv.misfit(value)
      }
      return .array(sorted)
    case .ascending(let encoding, _): return try ascending(value, encoding, &kv, environment)
    case .rewritten(let encoding, _, let input): return try rewritten(value, encoding, as: input, &kv, environment)
    }
  }

  private func ascending(
    _ value: MappedValue, _ encoding: ValueEncoding, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    guard case .set(let elements) = value else { throw kv.misfit(value) }
    return .array(
      try kv.sorted(elements) { (kv: inout JSONWriter, value: MappedValue) throws(CodingFailure) in
        try self.write(value, encoding, &kv, environment)
      })
  }

  private func rewritten(
    _ value: MappedValue, _ encoding: ValueEncoding, as input: ValueType, _ kv: inout JSONWriter,
    _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    try kv.rewriting { (kv: inout JSONWriter) throws(CodingFailure) in
      try self.write(value, encoding, &kv, environment)
    } reading: { (kv: inout JSONReader) throws(CodingFailure) in
      try self.read(input.plainConversion, &kv, environment)
    }
  }
}
