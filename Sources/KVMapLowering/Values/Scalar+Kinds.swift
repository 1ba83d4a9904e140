package import KVMapSema

extension Scalar {
  package var isInteger: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: true
    case .float, .double, .decimal, .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
      .locale, .data, .coordinate, .value, .object:
      false
    }
  }

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
    case .bool, .date, .url, .uuid, .timeZone, .locale, .data, .coordinate, .value, .object:
      false
    }
  }
}

extension Pipeline {
  /// Whether one of its steps is Swift's.
  package var needsSwift: Bool { steps.contains(where: \.needsSwift) }
}

extension Pipeline.Step {
  fileprivate var needsSwift: Bool {
    switch operation {
    case .transformer(.swift), .read(.foreign(_, .mapper)): true
    case .transformer, .number, .read: false
    case .each(let steps): steps.contains(where: \.needsSwift)
    case .alternatives(let calls): calls.contains { $0.contains(where: \.needsSwift) }
    }
  }
}
