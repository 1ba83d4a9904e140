import KVMapSource
import KVMapSyntax

/// A literal as the tree that a property of type `Value` or `Object` keeps.
enum TreeLiteral {
  /// The maximum nesting depth of a literal, as for types: the Swift compiler is slow on deeply nested literals.
  static let maximumDepth = 16

  static let requirement = "a tree has texts as keys, each once, and at most \(maximumDepth) levels"

  /// - Returns: `nil` for anything but a tree, such as `.case`, a key that is not a text, or a duplicate key.
  static func tree(of value: ValueSyntax, depth: Int = 0) -> DefaultValue.Tree? {
    guard depth <= maximumDepth else { return nil }
    switch value {
    case .none: return .null
    case .bool(let flag, _): return .bool(flag)
    case .number(let literal): return NumberLiteral(literal.text).map { _ in .number(literal.text) }
    case .string(let literal): return .string(literal.value)
    case .array(let values, _):
      let elements = values.compactMap { tree(of: $0, depth: depth + 1) }
      return elements.count == values.count ? .array(elements) : nil
    case .dictionary(let entries, _):
      var keys: Set<DocumentKey> = []
      var members: [DefaultValue.Tree.Member] = []
      for entry in entries {
        guard case .string(let key) = entry.key, keys.insert(DocumentKey(key.value)).inserted,
          let value = tree(of: entry.value, depth: depth + 1)
        else { return nil }
        members.append(.init(key: key.value, value: value))
      }
      return .object(members)
    case .record(let fields, let span):
      // The parser accepts records only in tests; there `{ a = 1 }` is `["a": 1]`.
      return tree(
        of: .dictionary(fields.map { (.string(.init(value: $0.name.text, span: $0.name.span)), $0.value) }, span),
        depth: depth)
    case .enumCase, .variable, .any, .swift, .missing: return nil
    }
  }
}

extension ValueSyntax {
  /// The human-readable name.
  var kindName: String {
    switch self {
    case .string: "a text"
    case .number: "a number"
    case .bool(let flag, _): flag ? "true" : "false"
    case .none: "nil"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .enumCase(let name, _, _): "'.\(name.text)'"
    case .record: "a record"
    case .variable(let name, _): "'$\(name.text)'"
    case .any: "'_'"
    case .swift(let name, _): "'swift \(name.map(\.text).joined(separator: "."))'"
    case .missing: "nothing"
    }
  }

  /// The location of `{}`.
  var emptyObjectSpan: Span? {
    if case .record(let fields, let span) = self, fields.isEmpty { span } else { nil }
  }

  var isMissing: Bool { if case .missing = self { true } else { false } }

  var isNil: Bool { if case .none = self { true } else { false } }
}

extension ValueType {
  var isDictionary: Bool { if case .dictionary = self { true } else { false } }
}
