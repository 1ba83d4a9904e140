@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Steps over values that have already been read.
extension Interpreter {
  func apply(
    _ steps: [StepCode], to value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader,
    _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    var value = value
    for step in steps { value = try apply(step, to: value, at: place, &kv, environment) }
    return value
  }

  private func apply(
    _ step: StepCode, to value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader,
    _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    switch step.operation {
    case .call(let function, let arguments): return try call(function, arguments, value, at: place, &kv)
    case .table(let table):
      guard let value = self.table(table, value: step.output, document: step.input).value(readFrom: value) else {
        throw kv.mismatch(at: place, expected: table.expectedInDocument)
      }
      return value
    case .swift(let codec, _): throw kv.needsSwift("the Swift type \(codec.typeName)", at: place)
    // The Swift type is unavailable here, so the coordinate itself is shown.
    case .place: return value
    case .wrapped: return .array([value])
    case .sortedAsWritten: return try sorted(value, at: place, &kv)
    case .tree:
      guard case .string(let text) = value else { throw kv.misfit(at: place) }
      return .value(.string(text))
    case .enumerationCase(let id): return try readCase(of: id, at: place, value, &kv)
    case .each(let steps, _):
      return try value.mapParts { (part: MappedValue) throws(CodingFailure) in
        try self.apply(steps, to: part, at: place, &kv, environment)
      }
    case .set:
      guard case .array(let elements) = value else { return value }
      return .set(Set(elements))
    case .reread(let code):
      return try kv.rereading(
        at: place,
        writing: { (writer: inout JSONWriter) throws(CodingFailure) in try self.writePlainly(value, &writer) },
        { (kv: inout JSONReader) throws(CodingFailure) in try self.read(code, &kv, environment) })
    case .alternatives(let calls): return try applyAlternatives(calls, to: value, at: place, &kv, environment)
    }
  }

  private func applyAlternatives(
    _ calls: [[StepCode]], to value: MappedValue, at place: ValuePosition, _ kv: inout JSONReader,
    _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    var attempt = kv.beginCalls(at: place, count: calls.count)
    while let call = kv.nextCall(&attempt) {
      do throws(CodingFailure) {
        let value = try apply(calls[call], to: value, at: place, &kv, environment)
        kv.acceptCall(attempt)
        return value
      } catch {
        try kv.rejectCall(error, &attempt)
      }
    }
    throw kv.noCall(attempt)
  }
}

extension JSONReader {
  /// A value that the previous step does not produce. Values come from the same program, so this should not occur.
  mutating func misfit(at place: ValuePosition) -> CodingFailure {
    mismatch(at: place, expected: "a value that the next step takes")
  }
}

extension MappedValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The same collection with transformed parts; nil stays nil, and any other value is its own part.
  func mapParts(_ body: (MappedValue) throws(CodingFailure) -> MappedValue) throws(CodingFailure) -> MappedValue {
    switch self {
    case .none, .absent: return self
    case .array(let elements):
      var all: [MappedValue] = []
      for element in elements { all.append(try body(element)) }
      return .array(all)
    case .set(let elements):
      var all: Set<MappedValue> = []
      for element in elements { all.insert(try body(element)) }
      return .set(all)
    case .dictionary(let entries):
      var all: [MappedValue: MappedValue] = [:]
      for (key, value) in entries { all[key] = try body(value) }
      return .dictionary(all)
    case .bool, .integer, .unsigned, .float, .double, .decimal, .string, .character, .date, .url, .uuid, .day,
      .duration, .zoned, .timeZone, .locale, .data, .value, .object, .record, .coordinate, .enumerationCase, .unionCase, .stub:
      return try body(self)
    }
  }
}
