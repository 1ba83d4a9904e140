import KVMapSema

/// How Swift code maps a document to a type.
struct TestedType {
  private enum Kind {
    /// The type itself is readable and writable.
    case type
    /// A mapping that stands beside its type.
    case namespace
  }

  private let name: String
  private let kind: Kind

  /// - Returns: `nil` where only `kvmapc` maps documents to the type: no mapper of it is generated, or what holds for it
  ///   in its file holds for no value by itself.
  init?(_ entry: Entry, names: TypeNames, program: Program) {
    guard entry.conversion.isPlain else { return nil }
    if case .mapping(let id) = entry.type, names.isNamespace(id) {
      name = names.expression(id)
      kind = .namespace
    } else {
      guard !entry.type.mappings.contains(where: names.isNamespace) else { return nil }
      name = names.type(entry.type)
      kind = .type
    }
  }

  /// An expression that needs `try`.
  func read(_ document: String) -> String {
    switch kind {
    case .type: "\(callee)(json: \(document))"
    case .namespace: "\(name).read(json: \(document))"
    }
  }

  func reading(_ document: String) -> String { "\(callee).reading(json: \(document))" }

  /// An expression that needs `try`.
  func written(_ value: String) -> String {
    switch kind {
    case .type: "\(value).json()"
    case .namespace: "\(name).json(\(value))"
    }
  }

  /// Where an optional is called by its name, it needs parentheses.
  private var callee: String { name.hasSuffix("?") ? "(\(name))" : name }
}

extension Conversion {
  /// Whether a type is read so wherever it stands: no step and no coercion of a file is involved.
  fileprivate var isPlain: Bool {
    switch self {
    case .mapping, .union, .foreign: true
    case .enumeration(_, let coercion): coercion == .strict
    case .scalar(_, let coercion): coercion == .strict
    case .generic(_, let arguments): arguments.allSatisfy(\.isPlain)
    case .optional(let inner, let emptyTextIsNil): !emptyTextIsNil && inner.isPlain
    case .array(let inner, let acceptsSingle, let isLossy), .set(let inner, let acceptsSingle, let isLossy):
      !acceptsSingle && !isLossy && inner.isPlain
    case .dictionary(let key, let value, let isLossy): !isLossy && key.isPlain && value.isPlain
    case .parameter, .field, .lazyArray, .keyed, .jsonText, .pipeline: false
    }
  }
}
