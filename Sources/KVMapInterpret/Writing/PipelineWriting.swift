import KVMap
import KVMapSema
import KVMapSource

/// A pipeline undone: from the property's value to the document's.
extension Interpreter {
  func writePipeline(
    _ value: MappedValue, _ pipeline: Pipeline, _ kv: inout Writer, _ environment: Environment
  ) throws(Failure) {
    // What `trimmed` gave is written as it is, so the last step that made another type of the text decides.
    for step in pipeline.steps.reversed() {
      switch (step.operation, value) {
      case (.transformer(.trimmed), _), (.read(.scalar(.string, _)), _): continue
      case (.transformer(let transformer), .date(let date)):
        switch transformer {
        case .date:
          guard let patterns = patterns(of: transformer) else { throw kv.misfit(value) }
          return try kv.date(date, codes: patterns.codes, in: patterns.zone)
        case .iso8601: return try kv.date(date)
        case .epochSeconds: return try kv.epochSeconds(date)
        case .epochMilliseconds: return try kv.epochMilliseconds(date)
        default: notYet("this transformer")
        }
      case (.transformer(.url), _), (.transformer(.uuid), _), (.transformer(.base64), _):
        return try writeScalar(value, &kv)
      case (.read(.scalar), .integer(let value)): return kv.string(String(value))
      case (.read(.scalar), .unsigned(let value)): return kv.string(String(value))
      case (.read(.scalar), .bool(let value)): return kv.string(String(value))
      case (.read(.scalar), _): return try writeScalar(value, &kv)
      default: notYet("this step")
      }
    }
    try writeScalar(value, &kv)
  }
}
