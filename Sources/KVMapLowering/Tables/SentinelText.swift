import KVMapSema
import KVMapText

/// The values of a property that mean nothing, in the form that the runtime reads (`SentinelLine`).
enum SentinelText {
  static func text(of property: Property) -> String {
    text(property.sentinels, isScalar: property.conversion.isScalarOrNil)
  }

  private static func text(_ sentinels: [Sentinel], isScalar: Bool) -> String {
    let kinds = sentinels.reduce(into: ValueKinds()) { $0.formUnion($1.kind) }
    return SentinelLine.text(sentinels.map(\.line), kinds: kinds.rawValue, isScalar: isScalar)
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

  fileprivate var line: SentinelLine {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .bool(let flag): .bool(flag)
    case .emptyArray: .emptyArray
    case .emptyObject: .emptyObject
    }
  }
}

extension Conversion {
  /// Whether a document has one scalar for it, so that an XML element with attributes stands for its text.
  fileprivate var isScalarOrNil: Bool {
    if case .optional(let inner, _) = self { inner.isScalarOrNil } else { isScalar || acceptsEmptyText }
  }
}
