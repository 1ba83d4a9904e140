package import KVMapSema

/// The kinds of JSON values that a conversion can read, one bit each. A value of any other kind is always a problem.
package struct ValueKinds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let object = ValueKinds(rawValue: 1)
  package static let array = ValueKinds(rawValue: 2)
  package static let string = ValueKinds(rawValue: 4)
  package static let number = ValueKinds(rawValue: 8)
  package static let bool = ValueKinds(rawValue: 16)
  package static let null = ValueKinds(rawValue: 32)
  package static let all: ValueKinds = [.object, .array, .string, .number, .bool, .null]
}

extension Program {
  /// Recursion is as deep as types and pipelines nest, which the parser limits.
  ///
  /// - Parameter isNative: Whether to leave out what only leniency lets stand for a value.
  package func kinds(of conversion: Conversion, isNative: Bool = false) -> ValueKinds {
    let kinds = kindsOfValue(conversion, isNative: isNative)
    return conversion.readsOnlyElement && !isNative ? kinds.union(.array) : kinds
  }

  private func kindsOfValue(_ conversion: Conversion, isNative: Bool) -> ValueKinds {
    switch conversion {
    case .scalar(let scalar, let coercion): scalar.kinds(isNative ? .strict : coercion)
    case .enumeration(let id, let coercion): self[id].raw.kinds(isNative ? .strict : coercion)
    case .mapping(let id), .generic(let id, _):
      self[id].reading.record != nil ? .array : self[id].reading.needsObject ? .object : .all
    case .dictionary, .keyed: .object
    case .array(let element, let acceptsSingle, _), .set(let element, let acceptsSingle, _):
      acceptsSingle && !isNative ? kinds(of: element).union(.array) : .array
    case .single(let collection): kinds(of: collection)
    case .lazyArray, .entries: .array
    case .jsonText: .string
    case .optional(let inner, let emptyTextIsNil):
      kinds(of: inner, isNative: isNative).union(emptyTextIsNil && !isNative ? [.null, .string] : .null)
    case .field(let inner): kinds(of: inner, isNative: isNative).union(.null)
    case .pipeline(let pipeline): kinds(of: pipeline, isNative: isNative)
    case .alternatives(let all): all.reduce(into: []) { $0.formUnion(kinds(of: $1, isNative: isNative)) }
    case .union, .parameter, .foreign: .all
    }
  }

  private func kinds(of pipeline: Pipeline, isNative: Bool) -> ValueKinds {
    // It reads the source text of the value instead of using the input's conversion, so no kind is excluded here.
    if case .transformer(.textFromNumber)? = pipeline.steps.first?.operation { return isNative ? .number : .all }
    if case .transformer(.nonFinite)? = pipeline.steps.first?.operation {
      return kinds(of: pipeline.input, isNative: isNative).union(.string)
    }
    return kinds(of: pipeline.input, isNative: isNative)
  }

  /// What the runtime is told about the calls of an `or`: two characters for each, the kinds of values that it takes
  /// and those that it takes leniently. Under `lenient` an empty array may stand for an object.
  package func kinds(of calls: [Conversion]) -> String {
    String(
      String.UnicodeScalarView(
        calls.flatMap { call in
          [kinds(of: call, isNative: true), kinds(of: call).union(readsObject(call) ? .array : [])]
            .map { Unicode.Scalar($0.rawValue | 64) }
        }))
  }
}

extension CaseCondition.Kind {
  package var kinds: ValueKinds {
    switch self {
    case .null: .null
    case .number: .number
    case .string: .string
    case .bool: .bool
    case .array: .array
    case .object: .object
    }
  }
}

extension Scalar {
  fileprivate func kinds(_ coercion: Coercion) -> ValueKinds {
    switch self {
    case .bool: coercion == .lenient ? [.bool, .number, .string] : .bool
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal:
      coercion == .lenient ? [.number, .string] : .number
    case .string: coercion == .lenient ? [.string, .number, .bool] : .string
    case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data: .string
    case .object, .coordinate: .object
    case .value: .all
    }
  }
}
