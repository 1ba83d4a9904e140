import KVMapSema

extension Conversion {
  /// The kind of value that the document has for it, in a word or two. Elements are `[ ]`, keys of dictionaries `{key}`.
  func documentKind(in program: Program) -> String {
    switch self {
    case .scalar(let scalar, _): scalar.documentKind
    case .mapping(let id):
      // An object may stand for a single value.
      program[id].reading.needsObject ? (program[id].reading.record == nil ? "object" : "array") : "value"
    case .generic: "object"
    case .parameter, .foreign, .alternatives: "value"
    case .enumeration(let id, _): program[id].raw == .string ? "text" : "number"
    case .union: "object"
    case .optional(let inner, _), .field(let inner): inner.documentKind(in: program)
    case .array(let inner, _, _), .set(let inner, _, _), .lazyArray(let inner): "[ ] \(inner.documentKind(in: program))"
    case .dictionary(_, let value, _): "{key} \(value.documentKind(in: program))"
    case .keyed(let inner, _, _): "{key} \(inner.documentKind(in: program))"
    case .single: "[ ]"
    case .entries: "[ ]"
    case .jsonText: "text"
    case .pipeline(let pipeline): pipeline.input.documentKind(in: program)
    }
  }
}

extension Scalar {
  fileprivate var documentKind: String {
    switch self {
    case .bool: "true/false"
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal:
      "number"
    case .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data: "text"
    case .coordinate, .object: "object"
    case .value: "any"
    }
  }
}
