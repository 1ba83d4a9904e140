import KVMapSource

/// What a value owes to the place where it stands, so that it is not read as its type reads by itself: as an argument of
/// a generic type is, and a document that a caller in Swift maps to a type.
package enum Deviation: Sendable, Hashable {
  /// `lenient` accepts more of it.
  case coercion
  /// A `default … via` or a pipeline reads it.
  case pipeline
  /// It is read as a class of its family.
  case family
  /// It has keys that no type has a text for.
  case key
  /// Settings of a file hold for a type that no file declares.
  case settings
}

extension Conversion {
  /// How it differs from what its type does by itself; `nil` where it is the same.
  ///
  /// - Parameter type: The type that it makes.
  /// - Complexity: Linear in the size of the type.
  package func deviation(from type: ValueType) -> Deviation? {
    switch (self, type) {
    case (.scalar(let scalar, let coercion), _): coercion == .lenient && scalar.hasLenientReading ? .coercion : nil
    case (.enumeration(_, let coercion), _): coercion == .lenient ? .coercion : nil
    case (.union, .mapping): .family
    case (.mapping, _), (.parameter, _), (.union, _), (.foreign, _): nil
    case (.generic(_, let conversions), .generic(_, let arguments)):
      zip(conversions, arguments).firstResult { $0.deviation(from: $1) }
    case (.optional(let inner, let emptyTextIsNil), .optional(let type)):
      emptyTextIsNil ? .coercion : inner.deviation(from: type)
    case (.array(let inner, let acceptsSingle, _), .array(let type)),
      (.set(let inner, let acceptsSingle, _), .set(let type)):
      acceptsSingle ? .coercion : inner.deviation(from: type)
    case (.dictionary(let key, let value, _), .dictionary(_, let type)):
      key.deviationOfKey ?? value.deviation(from: type)
    case (.generic, _), (.optional, _), (.array, _), (.set, _), (.dictionary, _), (.field, _), (.lazyArray, _),
      (.keyed, _), (.jsonText, _), (.pipeline, _):
      .pipeline
    }
  }

  private var deviationOfKey: Deviation? {
    switch self {
    case .scalar(let scalar, _): scalar.isKeyByItself ? nil : .key
    case .enumeration: nil
    case .pipeline: .pipeline
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .jsonText:
      .key
    }
  }
}

extension Entry {
  /// How a document of the type is read otherwise than Swift reads one; `nil` where both are the same.
  package var deviation: Deviation? {
    // A family has a mapper of its own for whole documents.
    if case (.union, .mapping) = (conversion, type) { return nil }
    if let deviation = conversion.deviation(from: type) { return deviation }
    let hasUsualSettings = depth == Entry.usualDepth && duplicates == .error
    return type.documentType.saysSettings || hasUsualSettings ? nil : .settings
  }
}

extension Scalar {
  /// Whether `lenient` accepts more for it than `strict` does.
  package var hasLenientReading: Bool {
    switch self {
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
      .decimal, .string:
      true
    case .character, .date, .url, .uuid, .data, .coordinate, .value, .object: false
    }
  }

  /// Whether it has a text as the key of an object without a transformer.
  fileprivate var isKeyByItself: Bool {
    switch self {
    case .string, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .uuid: true
    case .bool, .float, .double, .decimal, .character, .date, .url, .data, .coordinate, .value, .object: false
    }
  }
}
