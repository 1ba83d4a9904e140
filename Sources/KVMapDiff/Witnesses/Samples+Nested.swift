import KVMapInterpret
import KVMapSema

/// Values below the first level of a type: limits of numbers, and null, in elements of elements.
extension Samples {
  /// What is at the ends of nested types in turn.
  static let leaves: [DocumentTree] = [.null] + numbers + [.text("1.5"), .text("1"), .string("a"), .text("true")]

  static func nested(_ conversion: Conversion, _ least: LeastDocument) -> [DocumentTree] {
    leaves.compactMap { wrapping($0, conversion, least, depth: 0) }
  }

  /// A value of the type with one element at each level, and that at its end.
  ///
  /// - Returns: `nil` for what has no elements.
  private static func wrapping(_ leaf: DocumentTree, _ conversion: Conversion, _ least: LeastDocument, depth: Int)
    -> DocumentTree?
  {
    guard depth <= LeastDocument.deepest else { return nil }
    func inside(_ inner: Conversion) -> DocumentTree { wrapping(leaf, inner, least, depth: depth + 1) ?? leaf }
    switch conversion {
    case .optional(let inner, _), .field(let inner): return wrapping(leaf, inner, least, depth: depth + 1)
    case .array(let inner, _, _), .set(let inner, _, _), .lazyArray(let inner), .dictionary(_, let inner, _):
      return holding(inside(inner), conversion)
    case .jsonText(let inner): return .string(inside(inner).json)
    case .entries(.arrays, .scalar(let key, _), let inner, _):
      return .array([.array([key.isInteger ? .text("1") : .string("a"), inside(inner)])])
    case .generic(let id, let arguments):
      // The first property that has a type parameter.
      for rule in least.rules(id) where rule.property.conversion.hasParameter {
        guard let source = rule.source else { continue }
        let value = inside(rule.property.conversion.substituting(arguments))
        return least.placing(value, at: source, in: least.object(id, arguments, depth: depth, without: rule.index))
      }
      return nil
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign, .keyed, .single, .entries, .pipeline,
      .alternatives:
      return nil
    }
  }
}

extension Conversion {
  fileprivate var hasParameter: Bool {
    switch self {
    case .parameter: true
    case .generic(_, let arguments): arguments.contains(where: \.hasParameter)
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .field(let inner),
      .lazyArray(let inner), .keyed(let inner, _, _), .dictionary(_, let inner, _), .entries(_, _, let inner, _),
      .single(let inner), .jsonText(let inner):
      inner.hasParameter
    case .scalar, .mapping, .enumeration, .union, .foreign, .pipeline, .alternatives: false
    }
  }
}
