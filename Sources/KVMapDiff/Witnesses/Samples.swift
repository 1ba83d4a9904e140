@_spi(Generated) import KVMap
import KVMapInterpret
import KVMapSema

/// Documents and values that differ in one property from the least ones.
struct Samples {
  let side: Side
  let entry: Entry
  let mapping: Mapping
  private(set) var least: LeastDocument

  /// The least document is changed until the mapping reads it, where a check refuses the usual values.
  init(_ side: Side, _ mapping: Mapping, _ entry: Entry) {
    self.side = side
    self.mapping = mapping
    self.entry = entry
    least = LeastDocument(side)
    repair()
  }

  private mutating func repair() {
    var tried: [String: Int] = [:]
    for _ in 0..<40 {
      let document = Array(least.document(of: entry).json.utf8)
      let reading = side.interpreter.read(document, as: entry, passed: side.passed(with: entry), isComplete: false)
      guard let reading, reading.value == nil,
        let name = reading.problems.first(where: { $0.severity == .error })?.rule?.name,
        let (id, property) = owner(of: name)
      else { return }
      let choices = Self.trees(for: property, in: side, id)
      let next = tried[name] ?? 0
      guard next < choices.count else { return }
      least.repaired[name] = choices[next]
      tried[name] = next + 1
    }
  }

  /// The same with another value wherever a rule needs one.
  func finding(_ value: DocumentTree, at rule: String) -> Samples {
    var samples = self
    samples.least.repaired[rule] = value
    return samples
  }

  /// The same without what a rule reads.
  func leavingOut(_ rule: String) -> Samples {
    var samples = self
    samples.least.omittedRule = rule
    return samples
  }

  private func owner(of rule: String) -> (MappingID, Property)? {
    guard let dot = rule.lastIndex(of: ".") else { return nil }
    let (type, name) = (rule[..<dot], rule[rule.index(after: dot)...])
    for mapping in side.program.mappings where mapping.name == type {
      if let found = mapping.properties.first(where: { $0.name == name }) { return (mapping.id, found) }
    }
    return nil
  }

  // MARK: - Documents

  /// The least document with a value at a place of a property, or without it.
  func document(_ value: DocumentTree?, for rule: PropertyRule, at source: PropertySource?) -> DocumentTree? {
    let arguments: [Conversion] = if case .generic(_, let all) = entry.conversion { all } else { [] }
    var object = least.object(mapping.id, arguments, depth: 0, without: rule.index)
    if var value {
      // What another rule reads is not in the rest.
      if source == .rest { value = value.renaming(Set(mapping.reading.root.entries.map(\.key))) }
      guard let source, let placed = least.placing(value, at: source, in: object) else { return nil }
      object = placed
    }
    return DocumentTree.empty.setting(entry.root.steps[...], to: object)
  }

  /// What a property may find in a document: the least value first, then at the limits of its checks, then others.
  static func trees(for property: Property, in side: Side, _ id: MappingID) -> [DocumentTree] {
    let least = LeastDocument(side)
    let conversion = property.conversion
    var trees = [least.tree(conversion, property.type, depth: 1)]
    if case .pipeline(let pipeline) = conversion.withoutAbsence {
      trees += least.trees(of: pipeline, property.type, depth: 1)
    }
    var full = least
    full.includesOptional = true
    trees.append(full.tree(conversion, property.type, depth: 1))
    trees += property.checks.flatMap { values(at: $0, of: conversion) } + bounds(of: property, in: side)
    trees += contents(of: conversion, property.type, least)
    return trees
  }

  /// Values with something in them: elements, entries, cases.
  static func contents(of conversion: Conversion, _ type: ValueType, _ least: LeastDocument) -> [DocumentTree] {
    switch conversion {
    case .optional(let inner, _), .field(let inner): return contents(of: inner, type.part, least)
    case .array(let inner, _, _), .set(let inner, _, _), .lazyArray(let inner):
      let one = least.tree(inner, type.part, depth: 1)
      let parts = [one] + contents(of: inner, type.part, least).prefix(4)
      return parts.map { .array([$0]) } + [.array([one, one])]
    case .dictionary(let key, let inner, _):
      let keys = LeastValue(least.program).values(of: .scalar(.string)).prefix(1).map { _ in "a" }
      let name = if case .scalar(let scalar, _) = key, scalar.isInteger { ["1"] } else { keys }
      let parts = [least.tree(inner, type.part, depth: 1)] + contents(of: inner, type.part, least).prefix(4)
      return name.flatMap { key in parts.map { .object([(key, $0)]) } }
    case .keyed(let inner, _, _): return [.object([("a", least.tree(inner, type.part, depth: 1))])]
    case .entries(let notation, let key, let inner, _):
      let (key, value) = (least.tree(key, .scalar(.string), depth: 1), least.tree(inner, type.part, depth: 1))
      switch notation {
      case .pairs(let first, let second): return [.array([.object([(first, key), (second, value)])])]
      case .arrays: return [.array([.array([key, value])])]
      case .keyed(let name): return [.array([DocumentTree.object([(name, key)]).completed(by: value)])]
      }
    case .enumeration(let id, _):
      return least.program[id].cases.flatMap(\.read).prefix(16).map { DocumentTree(constant: $0) }
    case .union(let id):
      return least.program[id].cases.prefix(8).map {
        least.tree(of: least.program[id], case: $0, tag: $0.read.first, depth: 1)
      }
    case .scalar(.bool, _): return [.text("false")]
    case .alternatives(let all): return all.flatMap { [least.tree($0, type, depth: 1)] + contents(of: $0, type, least) }
    case .pipeline(let pipeline):
      return steps(of: pipeline) + contents(of: pipeline.input, .scalar(.string), least)
        + least.trees(of: pipeline, type, depth: 1)
    case .jsonText(let inner): return contents(of: inner, type, least).map { .string($0.json) }
    case .single(let inner): return contents(of: inner, type, least)
    case .scalar, .mapping, .generic, .parameter, .foreign: return []
    }
  }

  /// The eight values that are tried everywhere, and what is near to nothing.
  static let usual: [DocumentTree] = [
    .string("a"), .text("1"), .text("1.5"), .text("true"), .string("2000-01-01T00:00:00Z"), .string("2000-01-01"),
    .string("https://example.org/"), .array([]), .empty, .string(""), .string("1"), .string("true"), .text("0"),
    .array([.string("a")]), .array([.text("1")]), .array([.null]), .string(" a "), .string("A,b"), .text("-1"),
    .object([("a", .string("a"))]), .object([("a", .text("1"))]),
  ]

  /// The same texts in capitals, and with white space.
  static func spelled(_ trees: some Sequence<DocumentTree>) -> [DocumentTree] {
    trees.flatMap { tree -> [DocumentTree] in
      guard case .leaf(.string(let text)) = tree, !text.isEmpty else { return [] }
      return [.string(text.uppercased()), .string(" \(text) ")]
    }
  }

  /// The first numbers beyond each integer type, and the first integers that `Float` and `Double` do not have.
  static let numbers: [DocumentTree] = [
    "128", "-129", "256", "32768", "65536", "16777217", "2147483648", "4294967296", "9007199254740993",
    "9223372036854775808", "1e40", "0.1", "1e400",
  ].map { .text($0) }
}
