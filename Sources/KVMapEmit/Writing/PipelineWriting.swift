import KVMapSema
import KVMapSource
import KVMapTables

/// A pipeline undone: from the property's value to the document's.
enum PipelineWriting {
  static func statement(_ pipeline: Pipeline, _ value: String) -> String {
    // What `trimmed` gave is written as it is, so the last step that made another type of the text decides.
    for step in pipeline.steps.reversed() {
      switch step.operation {
      case .transformer(.trimmed), .read(.scalar(.string, _)): continue
      case .transformer(.date(let patterns, let zone)):
        let codes = SwiftLiteral.string(DatePatternCode.text(Array(patterns.prefix(1))))
        return "try kv.date(\(value), codes: \(codes), \(zone.argument))"
      case .transformer(.iso8601): return "try kv.date(\(value))"
      case .transformer(.epochSeconds): return "try kv.epochSeconds(\(value))"
      case .transformer(.epochMilliseconds): return "try kv.epochMilliseconds(\(value))"
      case .transformer(.url): return "kv.url(\(value))"
      case .transformer(.uuid): return "kv.uuid(\(value))"
      case .transformer(.base64): return "kv.data(\(value))"
      case .read(.scalar(let scalar, _)): return text(scalar, value)
      case .transformer, .each, .number, .read: notYet("this step")
      }
    }
    return "kv.string(\(value))"
  }

  /// A value that was read from text is written as text.
  private static func text(_ scalar: Scalar, _ value: String) -> String {
    switch scalar {
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64:
      "kv.string(\(value).description)"
    // Lenient reading takes the number as well, and the writer knows what to do with NaN.
    case .float, .double, .decimal: ValueWriting.scalar(scalar, value)
    // They stand as text in a document anyway.
    case .string, .character, .date, .url, .uuid, .data, .coordinate, .value, .object: ValueWriting.scalar(scalar, value)
    }
  }
}
