import KVMapSource

/// Finds cases of a union without `on` that are never tried, because an earlier case accepts everything that they
/// accept (A73 of the language's decisions).
enum CaseCoverage {
  static func problems(of union: CheckedUnion, in graph: ContainmentGraph) -> [Diagnostic] {
    var before: [CheckedUnion.Case] = []
    var problems: [Diagnostic] = []
    for item in union.cases.prefix(UnionChecker.maximumAttempts) {
      guard let conversion = item.conversion, !item.isElse else { continue }
      let atMost = conversion.atMost(graph)
      let other = before.first { earlier in
        // A union commits to a case wherever its conditions hold, and takes it nowhere else.
        guard earlier.conditions.isEmpty else { return Set(earlier.conditions) == Set(item.conditions) }
        guard let known = earlier.conversion else { return false }
        return known == conversion || known.atLeast(graph).covers(atMost)
      }
      if let other {
        problems.append(
          SemaDiagnostics.unreachableCase(item.name, behind: other.name, first: other.nameSpan, at: item.nameSpan))
      } else {
        before.append(item)
      }
    }
    return problems
  }
}

extension Conversion {
  /// A conversion without enums that accepts everything that this one accepts.
  fileprivate func atMost(_ graph: ContainmentGraph) -> Conversion {
    switch self {
    case .enumeration(let id, let coercion):
      return graph.enumerations[id.index].raw.map { .scalar($0, coercion) } ?? self
    case .optional(let inner, let emptyTextIsNil):
      return .optional(inner.atMost(graph), emptyTextIsNil: emptyTextIsNil)
    case .array(let inner, let acceptsSingle, let isLossy):
      return .array(inner.atMost(graph), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .set(let inner, let acceptsSingle, let isLossy):
      return .set(inner.atMost(graph), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .pipeline(let pipeline): return pipeline.input.atMost(graph)
    case .alternatives(let all): return .alternatives(all.map { $0.atMost(graph) })
    case .mapping(let id), .generic(let id, _):
      let mapping = graph.mappings[id.index]
      if mapping.isRecord { return .array(.scalar(.value, .strict), acceptsSingle: false, isLossy: false) }
      return mapping.readsWhole ? .scalar(.value, .strict) : self
    case .single(.array(let element, _, _)):
      return .array(element.atMost(graph), acceptsSingle: false, isLossy: false)
    case .scalar, .parameter, .union, .foreign, .dictionary, .field, .lazyArray, .keyed, .single, .entries, .jsonText:
      return self
    }
  }

  /// A conversion that accepts nothing that this one does not accept.
  fileprivate func atLeast(_ graph: ContainmentGraph) -> Conversion {
    guard case .enumeration(let id, let coercion) = self else { return self }
    let enumeration = graph.enumerations[id.index]
    guard enumeration.cases.contains(where: \.isElse), let raw = enumeration.raw else { return self }
    return .scalar(raw, coercion)
  }
}

extension CheckedMapping {
  /// Whether a rule reads `self`, so that the value need not be an object.
  fileprivate var readsWhole: Bool {
    properties.contains { property in
      property.source?.alternatives.contains { if case .whole = $0 { true } else { false } } ?? false
    }
  }
}

extension Conversion {
  /// Whether everything that can be read as the other conversion can also be read as this one. False when that is not
  /// certain.
  ///
  /// Recursion depth is bounded by the nesting of types, which the parser limits.
  func covers(_ other: Conversion) -> Bool {
    if self == other { return true }
    if case .alternatives(let all) = other { return all.allSatisfy { covers($0) } }
    if case .optional(let inner, let emptyTextIsNil) = other {
      guard case .optional = self else { return takesAnything }
      return covers(inner) && (!emptyTextIsNil || coversText)
    }
    switch self {
    case .optional(let inner, _): return inner.covers(other)
    case .scalar(let scalar, let coercion): return Self.scalar(scalar, coercion, covers: other)
    case .array(let element, let acceptsSingle, let isLossy), .set(let element, let acceptsSingle, let isLossy):
      switch other {
      case .array(let inner, let single, _), .set(let inner, let single, _):
        return (isLossy || element.covers(inner)) && (acceptsSingle || !single)
      case .lazyArray(let inner): return isLossy || element.covers(inner)
      case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .dictionary, .field,
        .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
        return false
      }
    case .dictionary(.scalar(.string, _), let value, let isLossy):
      guard case .dictionary(_, let inner, _) = other else { return false }
      return isLossy || value.covers(inner)
    case .alternatives(let all): return all.contains { $0.covers(other) }
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .dictionary, .field, .lazyArray, .keyed,
      .single, .entries, .jsonText, .pipeline:
      return false
    }
  }

  private var takesAnything: Bool { if case .scalar(.value, _) = self { true } else { false } }

  private var coversText: Bool {
    switch self {
    case .scalar(.string, _), .scalar(.value, _): true
    case .optional(let inner, let emptyTextIsNil): emptyTextIsNil || inner.coversText
    case .alternatives(let all): all.contains(where: \.coversText)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .field,
      .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline:
      false
    }
  }

  private static func scalar(_ scalar: Scalar, _ coercion: Coercion, covers other: Conversion) -> Bool {
    switch scalar {
    case .value: return true
    case .object: return other.isReadFromObject
    case .string:
      if case .jsonText = other { return true }
      guard case .scalar(let inner, let innerCoercion) = other else { return false }
      if isText(inner) { return coercion == .lenient || innerCoercion == .strict || inner != .string }
      // A number or a bool in the document is accepted as text only under `lenient`.
      return coercion == .lenient && isNumberOrBool(inner)
    case .double, .float, .decimal, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64:
      guard case .scalar(let inner, let innerCoercion) = other, coercion == .lenient || innerCoercion == .strict else {
        return false
      }
      return number(scalar, covers: inner)
    case .bool:
      return if case .scalar(.bool, let inner) = other { coercion == .lenient || inner == .strict } else { false }
    case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate: return false
    }
  }

  /// Whether it accepts only objects.
  private var isReadFromObject: Bool {
    switch self {
    case .scalar(.object, _), .scalar(.coordinate, _), .dictionary, .mapping, .generic, .keyed: true
    case .alternatives(let all): all.allSatisfy(\.isReadFromObject)
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .field, .lazyArray, .single,
      .entries, .jsonText,
      .pipeline:
      false
    }
  }

  private static func isText(_ scalar: Scalar) -> Bool {
    switch scalar {
    case .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data: true
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
      .decimal, .coordinate, .value, .object:
      false
    }
  }

  private static func isNumberOrBool(_ scalar: Scalar) -> Bool {
    switch scalar {
    case .bool, .float, .double, .decimal, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32,
      .uint64:
      true
    case .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate,
      .value, .object:
      false
    }
  }

  /// Whether every number that can be read as the inner type can be read as this one.
  private static func number(_ scalar: Scalar, covers inner: Scalar) -> Bool {
    if let range = scalar.integerRange {
      guard let innerRange = inner.integerRange else { return false }
      return range.covers(innerRange)
    }
    // A Decimal has 38 digits; every integer type has fewer.
    if inner == scalar || inner.integerRange != nil { return true }
    return scalar == .double && (inner == .float || inner == .decimal)
  }
}
