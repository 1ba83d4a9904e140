import KVMapSource

/// How the reading of a value depends on its context, so that it differs from how its type reads on its own. An
/// argument of a generic type reads on its own, and so does a document that a Swift caller maps to a type.
package enum ContextualReading: Sendable, Hashable {
  /// `lenient` accepts more values.
  case coercion
  /// A `default … via` or a pipeline reads it.
  case pipeline
  /// It is read as a class of its family.
  case family
  /// It has dictionary keys whose type has no text form.
  case key
  /// File settings apply to a type that no file declares.
  case settings
  /// It is decoded by its conformance to `Codable`, which only rules can ask for.
  case codable
}

extension Conversion {
  /// How it differs from the type's own conversion; `nil` when it does not.
  ///
  /// - Parameter type: The type of the result.
  /// - Complexity: Linear in the size of the type.
  package func deviation(from type: ValueType) -> ContextualReading? {
    switch (self, type) {
    case (.scalar(let scalar, let coercion), _): coercion == .lenient && scalar.hasLenientReading ? .coercion : nil
    case (.enumeration(_, let coercion), _): coercion == .lenient ? .coercion : nil
    case (.union, .mapping): .family
    case (.foreign(_, .codable), _): .codable
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
      (.keyed, _), (.single, _), (.entries, _), (.jsonText, _), (.pipeline, _), (.alternatives, _):
      .pipeline
    }
  }

  private var deviationOfKey: ContextualReading? {
    switch self {
    case .scalar(let scalar, _): scalar.isKeyByItself ? nil : .key
    case .enumeration: nil
    case .pipeline, .alternatives: .pipeline
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .single, .entries, .jsonText:
      .key
    }
  }
}

extension Entry {
  /// How reading a document of the type differs from how Swift reads one; `nil` when it does not.
  package var deviation: ContextualReading? {
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
    case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate, .value,
      .object:
      false
    }
  }

  /// Whether it has a text form as an object key without a transformer.
  fileprivate var isKeyByItself: Bool {
    switch self {
    case .string, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .uuid, .day: true
    case .bool, .float, .double, .decimal, .character, .date, .url, .duration, .zoned, .timeZone, .locale, .data,
      .coordinate, .value, .object:
      false
    }
  }
}
