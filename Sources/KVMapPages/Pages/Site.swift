import KVMapExplain
import KVMapInterpret
import KVMapSema
import KVMapSource
import KVMapSyntax

/// What all pages have in common.
struct Site {
  let program: Program
  let rules: RuleExplainer
  let files: [FileID: ParsedFile]
  let title: String
  let isSingle: Bool
  let hasSchemas: Bool
  let types: [DocumentedType]
  /// Positions in `types`.
  private let byID: [DocumentedType.ID: Int]
  /// The types that a type names, and those that name it; positions in `types`.
  let uses: [[Int]]
  let usedBy: [[Int]]
  /// The tests of each type, by its position.
  let examples: [Int: [Example]]

  /// - Parameter interpreter: Runs the tests.
  init(_ program: Program, _ rules: RuleExplainer, files: [ParsedFile], title: String, isSingle: Bool, hasSchemas: Bool)
  {
    self.program = program
    self.rules = rules
    self.files = Dictionary(files.map { ($0.source.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.title = title
    self.isSingle = isSingle
    self.hasSchemas = hasSchemas
    let types = Self.types(of: program)
    let byID = Dictionary(types.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.types = types
    self.byID = byID
    let uses = types.map { type in Self.named(by: type, in: program).compactMap { byID[$0] }.unique }
    var usedBy: [[Int]] = Array(repeating: [], count: types.count)
    for (index, used) in uses.enumerated() { for other in used where other != index { usedBy[other].append(index) } }
    self.uses = uses.enumerated().map { index, used in used.filter { $0 != index } }
    self.usedBy = usedBy
    examples = Example.all(of: program) { byID[$0] }
  }

  /// The example that a test is, at the first type that shows it.
  func example(of test: TestCase) -> Example? {
    for id in test.entry.type.named {
      guard let position = byID[Example.owner(id, in: program)] else { continue }
      return examples[position]?.first { $0.test.origin == test.origin && $0.test.title == test.title }
    }
    return nil
  }

  func position(of id: DocumentedType.ID) -> Int? { byID[id] }

  /// The paths of the files without the folders that all of them are in.
  var shownPaths: [String] {
    let paths = program.units.map { $0.path.split(separator: "/").map(String.init) }
    var common = paths.first.map { Array($0.dropLast()) } ?? []
    for path in paths { common = zip(common, path.dropLast()).prefix { $0 == $1 }.map(\.0) }
    return paths.map { $0.dropFirst(common.count).joined(separator: "/") }
  }

  // MARK: Links

  /// The page of a type.
  func page(of type: DocumentedType) -> String { isSingle ? "#\(type.slug)" : "\(type.slug).html" }

  /// A place on the page of a type.
  func href(_ type: DocumentedType, _ anchor: String) -> String {
    isSingle ? "#\(id(type, anchor))" : "\(type.slug).html#\(anchor)"
  }

  /// The identifier of a place on the page of a type.
  func id(_ type: DocumentedType, _ anchor: String) -> String { isSingle ? "\(type.slug).\(anchor)" : anchor }

  /// The identifier of a rule or a case.
  static func anchor(_ name: String, at position: Int) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || (scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)))
    }
    // No name begins with a digit, so a number cannot be one.
    return isPlain && !name.isEmpty ? "rule-\(name)" : "rule-\(position)"
  }

  // MARK: Relations

  /// The types that a type names, in the order in which it does.
  private static func named(by type: DocumentedType, in program: Program) -> [DocumentedType.ID] {
    switch type.id {
    case .mapping(let id):
      let mapping = program[id]
      var ids = mapping.properties.flatMap { $0.type.named }
      if case .classType(let base?, _) = mapping.kind { ids.append(.mapping(base)) }
      if let family = type.family { ids += program[family].cases.compactMap(\.type).flatMap(\.named) }
      // A relation to a family is one to its base class.
      return ids.map { id in
        if case .union(let union) = id, case .family(let base) = program[union].kind { .mapping(base) } else { id }
      }
    case .enumeration: return []
    case .union(let id): return program[id].cases.compactMap(\.type).flatMap(\.named)
    }
  }
}

extension ValueType {
  /// The declared types in it.
  var named: [DocumentedType.ID] {
    switch self {
    case .mapping(let id): [.mapping(id)]
    case .generic(let id, let arguments): [.mapping(id)] + arguments.flatMap(\.named)
    case .enumeration(let id): [.enumeration(id)]
    case .union(let id): [.union(id)]
    case .optional(let inner), .array(let inner), .set(let inner), .field(let inner), .lazyArray(let inner): inner.named
    case .dictionary(let key, let value): key.named + value.named
    case .scalar, .parameter, .foreign: []
    }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, at its first position.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
