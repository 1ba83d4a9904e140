package import KVMapSema

extension Scalar {
  /// The name of the runtime functions that read and write it.
  package var functionName: String { self == .timeZone ? "timeZone" : rawValue.lowercased() }

  /// Whether it is text in a document that was written.
  package var isAlwaysText: Bool {
    switch self {
    case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data: true
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
      .decimal, .string, .coordinate, .value, .object:
      false
    }
  }

  /// Whether the runtime orders a set of them by value; other sets are ordered by the JSON text of their elements.
  package var isOrdered: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal,
      .string, .character, .day, .duration, .zoned:
      true
    case .bool, .date, .url, .uuid, .timeZone, .locale, .data, .coordinate, .value, .object: false
    }
  }

  /// Whether the runtime reads it from a text in memory: whatever is text in a document, and under `lenient` numbers
  /// and bools.
  func isReadFromText(_ coercion: Coercion) -> Bool {
    isAlwaysText || (coercion == .lenient && (isNumber || self == .bool))
  }

  /// What the runtime has for some of the built-in types.
  static func table<Value>(_ value: (Scalar) -> Value?) -> [Scalar: Value] {
    Dictionary(uniqueKeysWithValues: allCases.compactMap { scalar in value(scalar).map { (scalar, $0) } })
  }
}
