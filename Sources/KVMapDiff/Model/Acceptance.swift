import KVMapSema

/// Whether each value of one type is also one of another, as documents have them.
struct Acceptance {
  /// The enums whose cases are texts on both sides.
  let textEnumerations: Set<EnumerationID>

  /// Both types are aligned.
  func isSubset(_ inner: ValueType, of outer: ValueType) -> Bool {
    if inner == outer { return true }
    switch (inner, outer) {
    case (_, .scalar(.value)): return true
    case (.mapping, .scalar(.object)), (.dictionary, .scalar(.object)), (.generic, .scalar(.object)): return true
    case (.enumeration(let id), .scalar(.string)): return textEnumerations.contains(id)
    case (.scalar(let inner), .scalar(let outer)): return Self.isSubset(inner, of: outer)
    case (.optional(let inner), .optional(let outer)), (.field(let inner), .field(let outer)),
      (.optional(let inner), .field(let outer)):
      return isSubset(inner, of: outer)
    case (_, .optional(let outer)), (_, .field(let outer)): return isSubset(inner, of: outer)
    case (.array(let inner), .array(let outer)), (.array(let inner), .set(let outer)),
      (.set(let inner), .array(let outer)), (.set(let inner), .set(let outer)),
      (.array(let inner), .lazyArray(let outer)), (.lazyArray(let inner), .array(let outer)),
      (.lazyArray(let inner), .lazyArray(let outer)):
      return isSubset(inner, of: outer)
    case (.dictionary(let key, let inner), .dictionary(let otherKey, let outer)):
      return isSubset(key, of: otherKey) && isSubset(inner, of: outer)
    case (.scalar, _), (.mapping, _), (.generic, _), (.parameter, _), (.enumeration, _), (.union, _), (.foreign, _),
      (.optional, _), (.array, _), (.set, _), (.dictionary, _), (.field, _), (.lazyArray, _):
      return false
    }
  }

  static func isSubset(_ inner: Scalar, of outer: Scalar) -> Bool {
    inner == outer || supersets(of: inner).contains(outer)
  }

  private static func supersets(of scalar: Scalar) -> Set<Scalar> {
    switch scalar {
    case .int8: [.int16, .int32, .int64, .int, .decimal, .double]
    case .int16: [.int32, .int64, .int, .decimal, .double]
    case .int32: [.int64, .int, .decimal, .double]
    case .int64: [.int, .decimal, .double]
    case .int: [.int64, .decimal, .double]
    case .uint8: [.uint16, .uint32, .uint64, .uint, .int16, .int32, .int64, .int, .decimal, .double]
    case .uint16: [.uint32, .uint64, .uint, .int32, .int64, .int, .decimal, .double]
    case .uint32: [.uint64, .uint, .int64, .int, .decimal, .double]
    case .uint64: [.uint, .decimal, .double]
    case .uint: [.uint64, .decimal, .double]
    case .decimal, .float: [.double]
    case .character, .date, .day, .duration, .url, .uuid, .data, .zoned, .timeZone, .locale: [.string]
    case .coordinate: [.object]
    case .bool, .double, .string, .value, .object: []
    }
  }
}
