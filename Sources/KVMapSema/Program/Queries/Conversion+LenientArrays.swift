/// Arrays in place of other values, under `lenient`.
extension Conversion {
  /// Whether an array of exactly one scalar is read as that scalar.
  package var readsOnlyElement: Bool {
    if case .scalar(let scalar, .lenient) = self { scalar.isOneValue } else { acceptsOnlyElement }
  }

  /// Whether an array of exactly one scalar is read as that scalar by what encloses the reading of it.
  package var acceptsOnlyElement: Bool {
    switch self {
    // Numbers, texts and Bools have calls of their own that do so.
    case .scalar(let scalar, .lenient): scalar.isOneValue && !scalar.hasLenientReading
    case .enumeration(_, .lenient): true
    case .pipeline(let pipeline): pipeline.input.isLenientScalar
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray, .keyed, .single, .entries, .jsonText, .alternatives:
      false
    }
  }

  private var isLenientScalar: Bool {
    switch self {
    case .scalar(let scalar, .lenient): scalar.isOneValue
    case .enumeration(_, .lenient): true
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      false
    }
  }
}

extension Scalar {
  /// Whether a document has it as a text, a number or a Bool.
  fileprivate var isOneValue: Bool { self != .value && self != .object && self != .coordinate }
}

extension Program {
  /// Whether an empty array may stand for the object that is read here: for a struct, a dictionary, an `Object`, or
  /// elements under their keys.
  package func readsObject(_ conversion: Conversion) -> Bool {
    switch conversion {
    case .scalar(let scalar, _): scalar == .object
    case .mapping(let id), .generic(let id, _): self[id].reading.needsObject && self[id].reading.record == nil
    case .dictionary, .keyed: true
    case .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .field, .lazyArray, .single,
      .entries, .jsonText, .pipeline, .alternatives:
      false
    }
  }
}
