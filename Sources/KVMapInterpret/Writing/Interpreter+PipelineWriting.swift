@_spi(Generated) import KVMap
import KVMapSema
import KVMapSource

/// An inverse pipeline: from the property's value to the document's.
extension Interpreter {
  func writePipeline(
    _ value: MappedValue, _ pipeline: Pipeline, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) {
    if value.isStub, pipeline.needsSwift { return try writeStub(value, &kv) }
    var value = value
    let steps = pipeline.steps.flatMap(\.written)
    let first = steps.firstIndex { !$0.changesNothingUndone }
    for (index, step) in steps.enumerated().reversed() {
      if index == 0, case .scalar = pipeline.input {
        switch (step.operation, value) {
        // These numbers need not fit a Decimal.
        case (.transformer(.epochSeconds), .date(let date)): return try kv.epochSeconds(date)
        case (.transformer(.epochMilliseconds), .date(let date)): return try kv.epochMilliseconds(date)
        case (.transformer(.epochDays), .day(let day)): return kv.epochDays(day)
        case (.transformer(.durationSeconds), .duration(let duration)): return kv.durationSeconds(duration)
        case (.transformer(.durationMilliseconds), .duration(let duration)): return kv.durationMilliseconds(duration)
        case (.transformer(.nonFinite(let texts)), .double(let number)):
          return try kv.double(number, NonFiniteTexts(texts))
        case (.transformer(.nonFinite(let texts)), .float(let number)):
          return try kv.float(number, NonFiniteTexts(texts))
        case (.transformer(.textFromNumber), .string(let text)): return try kv.number(text)
        default: break
        }
      }
      if index == first, case .scalar = pipeline.input, step.input == .scalar(.string) {
        switch (step.operation, value) {
        // Same as without a step: a property list has dates and data of its own.
        case (.transformer(.iso8601), .date(let date)), (.read(.scalar(.date, _)), .date(let date)):
          return try kv.date(date)
        case (.transformer(.base64), .data(let data)), (.read(.scalar(.data, _)), .data(let data)):
          return kv.data(data)
        default: break
        }
      }
      value = try undo(step, value, &kv, environment)
    }
    try write(value, pipeline.input, &kv, environment)
  }
}

extension Pipeline.Step {
  /// Whether undoing it returns the value unchanged.
  fileprivate var changesNothingUndone: Bool {
    switch operation {
    case .transformer(.trimmed), .transformer(.lowercased), .transformer(.uppercased), .transformer(.rounded),
      .transformer(.clamped), .transformer(.sorted), .read(.scalar), .number:
      input == output
    case .transformer, .read: false
    case .each(let steps): !makesSet && steps.allSatisfy(\.changesNothingUndone)
    case .alternatives(let calls): calls.first?.allSatisfy(\.changesNothingUndone) ?? true
    }
  }
}
