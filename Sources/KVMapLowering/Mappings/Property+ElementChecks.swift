package import KVMapSema

extension Property {
  /// The conditions behind `each` where elements that fail are dropped: they are checked as each element is read.
  package var elementChecks: [Check] {
    conversion.dropsElements ? checks.compactMap(\.ofElements) : []
  }

  /// The conditions that are checked when the whole value is read.
  package var valueChecks: [Check] {
    conversion.dropsElements ? checks.filter { $0.ofElements == nil } : checks
  }
}

extension Property {
  /// Whether its value may lack elements that the document has, because `lossy` drops them.
  package var mayLackElements: Bool { conversion.mayLackElements }
}

extension Check {
  fileprivate var ofElements: Check? { if case .each(let inner) = test { inner } else { nil } }
}

extension Conversion {
  fileprivate var mayLackElements: Bool {
    switch self {
    case .optional(let inner, _), .field(let inner), .jsonText(let inner): inner.mayLackElements
    case .pipeline(let pipeline): pipeline.input.mayLackElements
    case .alternatives(let all): all.contains(where: \.mayLackElements)
    case .array, .set, .dictionary, .keyed, .entries: dropsElements
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .lazyArray, .single: false
    }
  }

  /// Whether it reads a collection of which it drops the elements that fail.
  fileprivate var dropsElements: Bool {
    switch self {
    case .optional(let inner, _), .field(let inner): inner.dropsElements
    case .array(_, _, let isLossy), .set(_, _, let isLossy), .dictionary(_, _, let isLossy), .keyed(_, _, let isLossy),
      .entries(_, _, _, let isLossy):
      isLossy
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .lazyArray, .single, .jsonText,
      .pipeline, .alternatives:
      false
    }
  }
}
