import KVMapSource

/// Checks what stands in the angle brackets of generic types.
///
/// The mapper of `Page<Item>` is generated once, and knows of its `Item` only that it can be read and written. So an
/// argument is read as its type reads by itself; whatever else would hold for it here is an error, and not ignored.
enum GenericArguments {
  /// - Parameters:
  ///   - conversion: That of a property or of a type that was asked for.
  ///   - span: Where its type stands.
  static func problem(in conversion: Conversion, of type: ValueType, names: NameLookup, at span: Span) -> Diagnostic? {
    switch (conversion, type) {
    case (.generic(_, let conversions), .generic(_, let arguments)):
      for (conversion, argument) in zip(conversions, arguments) {
        guard let reason = obstacle(conversion) else { continue }
        return SemaDiagnostics.argumentNotPlain(
          names.text(of: argument), of: names.text(of: type), because: reason, at: span)
      }
      return nil
    case (.optional(let inner, _), .optional(let type)), (.field(let inner), .field(let type)),
      (.array(let inner, _, _), .array(let type)), (.set(let inner, _, _), .set(let type)),
      (.lazyArray(let inner), .lazyArray(let type)), (.keyed(let inner, _), .array(let type)),
      (.dictionary(_, let inner, _), .dictionary(_, let type)):
      return problem(in: inner, of: type, names: names, at: span)
    case (.jsonText(let inner), _): return problem(in: inner, of: type, names: names, at: span)
    case (.scalar, _), (.mapping, _), (.generic, _), (.parameter, _), (.enumeration, _), (.union, _), (.foreign, _),
      (.optional, _), (.array, _), (.set, _), (.dictionary, _), (.field, _), (.lazyArray, _), (.keyed, _),
      (.pipeline, _):
      return nil
    }
  }

  private static let isStrict = "an argument is read strictly; 'strict' before the whole type says that this is wanted"
  private static let isPlain = "an argument is read as its type reads by itself, and a 'default … via' holds for it here"

  /// Why a value read so is not read as its type reads by itself; `nil` if it is.
  private static func obstacle(_ conversion: Conversion) -> String? {
    switch conversion {
    case .scalar(let scalar, let coercion):
      return coercion == .lenient && scalar.isReadLeniently ? isStrict : nil
    case .enumeration(_, let coercion): return coercion == .lenient ? isStrict : nil
    case .mapping, .parameter, .union, .foreign: return nil
    case .generic(_, let arguments): return arguments.lazy.compactMap(obstacle).first
    case .optional(let inner, let emptyTextIsNil): return emptyTextIsNil ? isStrict : obstacle(inner)
    case .array(let inner, let acceptsSingle, _), .set(let inner, let acceptsSingle, _):
      return acceptsSingle ? isStrict : obstacle(inner)
    case .dictionary(let key, let value, _):
      if case .pipeline = key { return isPlain }
      return obstacle(value)
    case .field, .lazyArray, .keyed, .jsonText, .pipeline: return isPlain
    }
  }
}

extension Scalar {
  /// Whether `lenient` accepts more for it than `strict` does.
  fileprivate var isReadLeniently: Bool {
    switch self {
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
      .decimal, .string:
      true
    case .character, .date, .url, .uuid, .data, .coordinate, .value, .object: false
    }
  }
}
