import KVMapLowering
import KVMapSema

/// How Swift code maps a document to a type.
struct TestedType {
  /// Why only `kvmapc` can map a document.
  struct Obstacle: Error { let reason: String }

  private enum Kind {
    /// The type itself is readable and writable.
    case type
    /// A mapping in a namespace alongside its type.
    case namespace
  }

  let format: TestedFormat
  private let name: String
  private let kind: Kind
  /// The Swift type of the context, if the test passes one.
  private let passed: String?

  init(_ test: TestCase, names: TypeNames, program: Program) throws(Obstacle) {
    let entry = test.entry
    guard let format = TestedFormat(test) else { throw Obstacle(reason: "generated code reads no \(test.format)") }
    self.format = format
    if let deviation = entry.deviation { throw Obstacle(reason: Self.reason(deviation)) }
    if case .union(let id) = entry.conversion, names.isNamespace(id) {
      name = names.expression(id)
      kind = .namespace
    } else if case .enumeration(let id) = entry.type, names.isNamespace(id) {
      name = names.expression(id)
      kind = .namespace
    } else if case .mapping(let id) = entry.type, names.isNamespace(id) {
      name = names.expression(id)
      kind = .namespace
    } else {
      guard !entry.type.mappings.contains(where: names.isNamespace) else {
        throw Obstacle(reason: "in Swift a type in another one is decoded as on its own, without a mapping's name")
      }
      name = names.expression(entry.type)
      kind = .type
    }
    guard test.context != nil else {
      passed = nil
      return
    }
    passed = program.passed(with: entry).map { names.expression($0.type) }
    if passed == nil, entry.type.mappings.contains(where: { program[$0].extras.passed != nil }) {
      throw Obstacle(reason: "\(name) has no initialiser that takes a context")
    }
  }

  private static func reason(_ deviation: ContextualReading) -> String {
    switch deviation {
    case .coercion: "it is decoded leniently here, and in Swift a type on its own is decoded strictly"
    case .pipeline: "a 'default' line of its file applies to it, and in Swift a type is decoded as on its own"
    case .family: "in Swift a class in another type is decoded as that class, and not as one of its family"
    case .settings: "settings of its file apply to it, and in Swift a type on its own is decoded with the usual ones"
    case .codable: "a Codable type is decoded by a rule, and not on its own"
    case .key: "its keys have no Swift type that can be decoded on its own"
    }
  }

  /// Statements that precede all others.
  func preparation(_ test: TestCase) -> [String] {
    guard let passed, let context = test.context else { return [] }
    return ["let context = try \(passed)(json: \(SwiftLiteral.string(JSONText.tree(context))))"]
  }

  private var context: String { passed == nil ? "" : ", context: context" }

  /// An expression that requires `try`.
  func read(_ document: String) -> String {
    switch kind {
    case .type: "\(callee)(\(format.decoding(document))\(context))"
    case .namespace: "\(name).decode(\(format.decoding(document))\(context))"
    }
  }

  func reading(_ document: String) -> String {
    "\(callee).decodeCollectingProblems(\(format.decoding(document))\(context))"
  }

  /// An expression that requires `try`.
  func written(_ value: String) -> String {
    switch kind {
    case .type: "\(value).\(format.encoding(nil))"
    case .namespace: "\(name).\(format.encoding(value))"
    }
  }

  /// An optional whose member is called by name needs parentheses.
  private var callee: String { name.hasSuffix("?") ? "(\(name))" : name }
}
