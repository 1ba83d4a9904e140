import KVMapSema

/// What the runtime is told about the values that mean nothing: the kinds of values among them, whether the property is
/// one scalar, and one line for each value.
enum SentinelText {
  static func text(of property: Property) -> String {
    text(property.sentinels, isScalar: property.conversion.isScalarOrNil)
  }

  private static func text(_ sentinels: [Sentinel], isScalar: Bool) -> String {
    let kinds = sentinels.reduce(into: ValueKinds()) { $0.formUnion($1.kind) }
    let lines = sentinels.map { "\($0.line)\n" }.joined()
    return "\(Unicode.Scalar(kinds.rawValue | 64))\(isScalar ? "s" : "-")\(lines)"
  }
}

extension Sentinel {
  fileprivate var kind: ValueKinds {
    switch self {
    case .text: .string
    case .number: .number
    case .bool: .bool
    case .emptyArray: .array
    case .emptyObject: .object
    }
  }

  /// A letter and the value, whose line breaks are escaped.
  fileprivate var line: String {
    switch self {
    case .text(let text): "t" + text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    case .number(let number): "n" + number
    case .bool(let flag): flag ? "b1" : "b0"
    case .emptyArray: "a"
    case .emptyObject: "o"
    }
  }
}

extension Conversion {
  /// Whether a document has one scalar for it, so that an XML element with attributes stands for its text.
  fileprivate var isScalarOrNil: Bool {
    if case .optional(let inner, _) = self { inner.isScalarOrNil } else { isScalar || acceptsEmptyText }
  }
}
