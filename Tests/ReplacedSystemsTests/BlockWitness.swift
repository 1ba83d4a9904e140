import Foundation
import KVMapSource
import KVMapSyntax

/// A `test` block that names cases.
struct BlockWitness {
  var title: String
  var documents: [String]
  var contexts: [JSONTree]
  var expectations: [JSONTree]
  /// The paths of `fails at PATH with KIND`; nil if a line has none.
  var failures: [String?]

  static func all(in files: [URL]) throws -> [BlockWitness] {
    try files.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let tree = parse(SourceFile(path: file.lastPathComponent, text: text)).tree
      return tree.items.compactMap { item in if case .test(let test) = item { BlockWitness(test) } else { nil } }
    }
  }

  private init(_ test: TestSyntax) {
    title = test.title?.value ?? ""
    (documents, contexts, expectations, failures) = ([], [], [], [])
    for step in test.steps {
      if case .document(_, let text) = step { documents.append(text.value) }
      if case .context(let value) = step { contexts.append(Self.tree(value)) }
      if case .expect(let value) = step { expectations.append(Self.tree(value)) }
      if case .fails(let path, _, _) = step { failures.append(path.map { Self.text($0) }) }
    }
  }

  /// Whether the block reads the case's documents and expects the same results as the case.
  func tests(_ seed: SeedCase) -> Bool {
    if let text = seed.text {
      return documents.contains { Self.squeezed($0) == Self.squeezed(text) } && meets(seed, documents: [])
    }
    let trees = documents.compactMap { JSONTree(parsing: $0) }
    if let keys = seed.keys { return reads(keys.key, into: keys.property, of: trees) }
    // Each element of a document that is an array is itself a document, with the corresponding element of the
    // expectation.
    var pairs = trees.map { ($0, expectations) }
    for tree in trees {
      guard let elements = tree.elements else { continue }
      for (index, element) in elements.enumerated() {
        let own = expectations.compactMap { expectation in
          expectation.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
        pairs.append((element, own))
      }
    }
    return pairs.contains { document, expectations in
      let parts = Set(document.parts + contexts.flatMap(\.parts))
      guard !seed.documents.isEmpty, seed.documents.allSatisfy(parts.contains) else { return false }
      return seed.problem != nil ? meets(seed, documents: [document]) : Self.meet(seed, expectations)
    }
  }

  private func meets(_ seed: SeedCase, documents: [JSONTree]) -> Bool {
    guard let problem = seed.problem else { return Self.meet(seed, expectations) }
    return failures.contains { path in
      guard let expected = problem.path else { return true }
      return path == expected || path?.hasSuffix("." + expected) == true
    }
  }

  private static func meet(_ seed: SeedCase, _ expectations: [JSONTree]) -> Bool {
    expectations.contains { expectation in expectation.parts.contains { $0.includes(seed.value) } }
  }

  /// Whether the value of a key is expected in a property; without a property, whether the key is read at all.
  private func reads(_ key: String, into property: String?, of trees: [JSONTree]) -> Bool {
    guard let property else { return false }
    return trees.contains { tree in
      guard let value = tree[key] else { return false }
      return expectations.contains { $0[property]?.says(value) == true }
    }
  }

  // MARK: - Values

  /// The text without white space next to tags or next to JSON's braces and commas.
  static func squeezed(_ text: String) -> String {
    text.replacing(/\s*\n\s*/, with: "").trimmingCharacters(in: .whitespaces)
  }

  private static func text(_ path: PathSyntax) -> String {
    path.steps.reduce(into: "") { text, step in
      if case .key(let key) = step.kind { text += text.isEmpty ? key : ".\(key)" }
      if case .index(let index) = step.kind { text += "[\(index)]" }
    }
  }

  private static func tree(_ value: ValueSyntax) -> JSONTree {
    if case .string(let literal) = value { return .string(literal.value) }
    if case .number(let literal) = value { return Decimal(string: literal.text).map(JSONTree.number) ?? .null }
    if case .bool(let bool, _) = value { return .bool(bool) }
    if case .array(let elements, _) = value { return .array(elements.map(tree)) }
    if case .dictionary(let entries, _) = value {
      let members = entries.map { (tree($0.key).text ?? "", tree($0.value)) }
      return .object(Dictionary(members) { _, last in last })
    }
    if case .record(let entries, _) = value {
      return .object(Dictionary(entries.map { ($0.name.text, tree($0.value)) }) { _, last in last })
    }
    if case .enumCase(let name, let payload?, _) = value {
      guard case .object(var members) = tree(payload) else { return tree(payload) }
      members["__type"] = .string(name.text)
      return .object(members)
    }
    return .null
  }
}
