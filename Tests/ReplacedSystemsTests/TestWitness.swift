import Foundation

/// A test in Swift that names cases, as written in its file.
struct TestWitness {
  var title: String
  /// The contents of its literals.
  var documents: [JSONTree]
  var texts: [String]
  var literals: Set<JSONTree>
  /// The contents of its `#expect(…)` calls, and of the literals in them.
  var expectations: [String]
  var expected: [JSONTree]
  var expectedLiterals: Set<JSONTree>

  static func all(in files: [URL]) throws -> [TestWitness] {
    try files.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.components(separatedBy: "@Test(").dropFirst().compactMap(TestWitness.init)
    }
  }

  private init?(_ text: String) {
    guard let title = text.firstMatch(of: /"((?:[^"\\]|\\.)*)"/)?.output.1, title.contains("case-") else { return nil }
    self.title = String(title)
    // The text after the test belongs to the next one or to an extension.
    let body = text.components(separatedBy: "\n  }\n").first ?? text
    texts = Self.strings(in: body)
    documents = texts.compactMap { JSONTree(parsing: $0) }
    literals = Self.scalars(in: body)
    expectations = Self.expectations(in: body)
    expected = expectations.flatMap(Self.strings).compactMap { JSONTree(parsing: $0) }
    expectedLiterals = expectations.reduce(into: []) { $0.formUnion(Self.scalars(in: $1)) }
  }

  /// Whether the test contains the case's documents and values, and expects the same result as the case.
  func tests(_ seed: SeedCase) -> Bool {
    let parts = Set(documents.flatMap(\.parts))
    // A value may be read under any key.
    let isRead = seed.documents.allSatisfy { document in
      parts.contains(document) || seed.input["value"].map(parts.contains) == true
    }
    if let text = seed.text, !texts.contains(where: { BlockWitness.squeezed($0) == BlockWitness.squeezed(text) }) {
      return false
    }
    guard isRead, !expectedLiterals.isEmpty, Self.hold(seed.scalars, in: literals) else { return false }
    if seed.problem != nil { return true }
    return expected.contains { $0.parts.contains { $0.includes(seed.value) } }
      || Self.hold(seed.value.scalars, in: expectedLiterals)
  }

  private static func hold(_ scalars: [JSONTree], in literals: Set<JSONTree>) -> Bool {
    scalars.allSatisfy { scalar in
      // The cases use this instead of a value.
      scalar == .string("exists") || literals.contains { $0.says(scalar) }
    }
  }

  // MARK: - Swift

  private static func expectations(in body: String) -> [String] {
    body.components(separatedBy: "#expect(").dropFirst().map { text in
      var depth = 1
      let end = text.firstIndex { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0
      }
      return String(text[..<(end ?? text.endIndex)])
    }
  }

  /// The texts of literals. Those of several lines keep their indentation, which is irrelevant in a document.
  private static func strings(in text: String) -> [String] {
    text.matches(of: /#"""(?s:(.*?))"""#|"""(?s:(.*?))"""|#"(.*?)"#|"((?:[^"\\\n]|\\.)*)"/).map { match in
      if let raw = match.output.1 ?? match.output.3 { return String(raw) }
      let text = match.output.2 ?? match.output.4 ?? ""
      return String(text).replacing(/\\\n\s*/, with: "").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
  }

  /// The contents of all literals, also inside documents.
  private static func scalars(in body: String) -> Set<JSONTree> {
    let texts = strings(in: body)
    var found: Set<JSONTree> = []
    for text in texts {
      found.insert(.string(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      guard let tree = JSONTree(parsing: text) else { continue }
      for part in tree.parts {
        if case .object(let members) = part { found.formUnion(members.keys.map(JSONTree.string)) }
        found.formUnion(part.scalars)
      }
    }
    for match in body.matches(of: /(?:true|false)\b|-?\b\d[\d_]*(?:\.\d+)?/) {
      let word = String(match.output).replacing("_", with: "")
      if let bool = Bool(word) { found.insert(.bool(bool)) }
      if let number = Decimal(string: word) { found.insert(.number(number)) }
    }
    // An empty list has no number in Swift.
    if body.contains(".isEmpty") { found.insert(.number(0)) }
    return found
  }
}
