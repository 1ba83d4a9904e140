import KVMapSema
import KVMapTables

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
  /// The Swift type of what callers pass, if the test passes something and the type looks at it.
  private let passed: String?

  /// - Returns: `nil` where only `kvmapc` maps documents to the type: no mapper of it is generated, or what holds for it
  ///   in its file holds for no value by itself.
  init?(_ test: TestCase, names: TypeNames, program: Program) {
    let entry = test.entry
    guard entry.conversion.isPlain(names, isWhole: true) else { return nil }
    passed = test.context.flatMap { _ in entry.type.mapping.flatMap { program[$0].extras.passed } }
      .map { names.type($0.type) }
    // What holds elements that look at the context has no initialiser that takes one.
    if test.context != nil, passed == nil, entry.type.mappings.contains(where: { program[$0].extras.passed != nil }) {
      return nil
    }
    if case .union(let id) = entry.conversion, names.isFamily(id) {
      name = names.expression(id)
      kind = .namespace
    } else if case .mapping(let id) = entry.type, names.isNamespace(id) {
      name = names.expression(id)
      kind = .namespace
    } else {
      guard !entry.type.mappings.contains(where: names.isNamespace) else { return nil }
      name = names.type(entry.type)
      kind = .type
    }
  }

  /// Statements in front of all others.
  func preparation(_ test: TestCase) -> [String] {
    guard let passed, let context = test.context else { return [] }
    return ["let context = try \(passed)(json: \(SwiftLiteral.string(JSONText.tree(context))))"]
  }

  private var context: String { passed == nil ? "" : ", context: context" }

  /// An expression that needs `try`.
  func read(_ document: String) -> String {
    switch kind {
    case .type: "\(callee)(json: \(document)\(context))"
    case .namespace: "\(name).read(json: \(document)\(context))"
    }
  }

  func reading(_ document: String) -> String { "\(callee).reading(json: \(document)\(context))" }

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

extension ValueType {
  /// The mapping that the type is.
  fileprivate var mapping: MappingID? {
    switch self {
    case .mapping(let id), .generic(let id, _): id
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      nil
    }
  }
}

extension Conversion {
  /// Whether a type is read so wherever it stands: no step and no coercion of a file is involved.
  ///
  /// - Parameter isWhole: Whether it is that of the document. A family has a mapper of its own, which the type's arrays do
  ///   not know.
  fileprivate func isPlain(_ names: TypeNames, isWhole: Bool = false) -> Bool {
    switch self {
    case .mapping, .foreign: true
    case .union(let id): isWhole || !names.isFamily(id)
    case .enumeration(_, let coercion): coercion == .strict
    case .scalar(_, let coercion): coercion == .strict
    case .generic(_, let arguments): arguments.allSatisfy { $0.isPlain(names) }
    case .optional(let inner, let emptyTextIsNil): !emptyTextIsNil && inner.isPlain(names)
    case .array(let inner, let acceptsSingle, let isLossy), .set(let inner, let acceptsSingle, let isLossy):
      !acceptsSingle && !isLossy && inner.isPlain(names)
    case .dictionary(let key, let value, let isLossy): !isLossy && key.isPlain(names) && value.isPlain(names)
    case .parameter, .field, .lazyArray, .keyed, .jsonText, .pipeline: false
    }
  }
}
