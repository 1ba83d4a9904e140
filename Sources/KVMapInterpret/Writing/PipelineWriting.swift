import KVMap
import KVMapSema
import KVMapSource

/// A pipeline undone: from the property's value to the document's.
extension Interpreter {
  func writePipeline(
    _ value: MappedValue, _ pipeline: Pipeline, _ kv: inout Writer, _ environment: Environment
  ) throws(Failure) {
    var value = value
    for (index, step) in pipeline.steps.enumerated().reversed() {
      if index == 0, case .scalar = pipeline.input {
        switch (step.operation, value) {
        // Numbers that need not fit a Decimal.
        case (.transformer(.epochSeconds), .date(let date)): return try kv.epochSeconds(date)
        case (.transformer(.epochMilliseconds), .date(let date)): return try kv.epochMilliseconds(date)
        case (.transformer(.textFromNumber), .string(let text)): return try kv.number(text)
        default: break
        }
      }
      value = try undo(step, value, &kv, environment)
    }
    try write(value, pipeline.input, &kv, environment)
  }
}
