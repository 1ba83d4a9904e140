import KVMapInterpret
import KVMapSema
import KVMapSource

/// Compares two programs, declaration by declaration.
final class Comparer {
  let old: Side
  let new: Side
  var pairing: Pairing
  var changes: [Change] = []
  /// The paths of the files, for messages.
  let oldPaths: [FileID: String]
  var judge: Judge { Judge(old: old, new: new, pairing: pairing) }

  /// Types of both sides, and how they are read and written as documents.
  struct TypePair {
    var name: String
    var entries: (old: Entry, new: Entry)
  }

  /// What is asked of all changes.
  struct ExplanationKey: Hashable {
    var subjects: [String]
    var verdicts: Set<Verdict>
    var audience: KeyPath<Change, Verdict>
  }

  var pairs: [TypePair] = []
  /// What `explainRest` looks up again and again, by the subjects of changes and problems.
  var reachedTypes: [String: Set<String>] = [:]
  var knownDecidingTypes: [String: Set<String>] = [:]
  /// What `explainRest` found of subjects, for the changes as they are.
  var explanations: [ExplanationKey: Bool] = [:]
  private(set) lazy var acceptance = Acceptance(textEnumerations: textEnumerations)
  /// Whether mappings of NEW differ from those of OLD in what documents show.
  var knownDifferences: [MappingID: Bool] = [:]
  /// The numbers of OLD's mappings and of NEW's, by their names.
  private(set) lazy var mappingsByName = [old.program, new.program].map { program in
    Dictionary(grouping: program.mappings.indices) { program.mappings[$0].name }
  }

  init(_ before: ComparedSide, _ after: ComparedSide) {
    old = Side(before)
    new = Side(after)
    let alignment = Alignment()
    let inline = InlineMappings(old, new)
    pairing = Pairing(
      oldNames: alignment.names(of: before.program, inline: inline.old, renamed: [:]),
      newNames: alignment.names(of: after.program, inline: inline.new, renamed: [:]))
    oldPaths = Dictionary(before.program.units.map { ($0.file, $0.path) }, uniquingKeysWith: { first, _ in first })
    let renamed = renamedTypes()
    if !renamed.isEmpty {
      pairing = Pairing(
        oldNames: alignment.names(of: before.program, inline: inline.old, renamed: [:]),
        newNames: alignment.names(of: after.program, inline: inline.new, renamed: renamed))
    }
    pair(inline, renamed)
  }

  /// All changes, in the order of their places: first those in NEW.
  func run() -> [Change] {
    compareFiles()
    findChangedChoices()
    for (id, other) in pairing.enumerations.sorted(by: { $0.key.index < $1.key.index }) {
      compare(old.program[other], new.program[id])
    }
    for (id, other) in pairing.unions.sorted(by: { $0.key.index < $1.key.index }) {
      compare(old.program[other], new.program[id])
    }
    for (id, other) in pairing.mappings.sorted(by: { $0.key.index < $1.key.index }) {
      compare(old.program[other], new.program[id])
    }
    compareFamilies()
    explainRest()
    return grouped().sorted { Self.order($0) < Self.order($1) }
  }

  private static func order(_ change: Change) -> (Int, Int, Int, String) {
    let span = change.new ?? change.old
    return (change.new == nil ? 1 : 0, span?.file.index ?? 0, span?.start ?? 0, change.subject + change.id.rawValue)
  }

  // MARK: - Matching

  private func pair(_ inline: InlineMappings, _ renamed: [String: String]) {
    let (before, after) = (old.program, new.program)
    var matcher = DeclarationMatcher<MappingID>(renamed)
    for mapping in before.mappings {
      guard let unit = old.unit(of: "m\(mapping.id.index)") else { continue }
      matcher.add(mapping.id, inline.old[mapping.id] ?? mapping.name, unit)
    }
    for mapping in after.mappings {
      guard let unit = new.unit(of: "m\(mapping.id.index)") else { continue }
      matcher.want(mapping.id, inline.new[mapping.id] ?? mapping.name, unit)
    }
    pairing.mappings = matcher.pairs
    var enumerations = DeclarationMatcher<EnumerationID>(renamed)
    for one in before.enumerations { enumerations.add(one.id, one.name, old.unit(of: "e\(one.id.index)") ?? "") }
    for one in after.enumerations { enumerations.want(one.id, one.name, new.unit(of: "e\(one.id.index)") ?? "") }
    let enumerationPairs = enumerations.pairs
    for enumeration in after.enumerations {
      guard let other = enumerationPairs[enumeration.id] else { continue }
      pairing.enumerations[enumeration.id] = other
      let pairs = casePairs(before[other], enumeration)
      pairing.enumerationCases[enumeration.id] = pairs
      pairing.newNames.oldEnumerationCases[enumeration.id] = pairs.mapValues { before[other].cases[$0].name }
    }
    var unions = DeclarationMatcher<UnionID>(renamed)
    for one in before.unions { unions.add(one.id, one.name, old.unit(of: "u\(one.id.index)") ?? "") }
    for one in after.unions { unions.want(one.id, one.name, new.unit(of: "u\(one.id.index)") ?? "") }
    let unionPairs = unions.pairs
    for union in after.unions {
      guard let other = unionPairs[union.id] else { continue }
      pairing.unions[union.id] = other
      let pairs = casePairs(before[other], union)
      pairing.unionCases[union.id] = pairs
      pairing.newNames.oldUnionCases[union.id] = pairs.mapValues { before[other].cases[$0].name }
    }
    for (id, other) in pairing.mappings { pairing.properties[id] = propertyPairs(before[other], after[id]) }
  }

  private func propertyPairs(_ before: Mapping, _ after: Mapping) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    for (index, property) in after.properties.enumerated() {
      if let other = before.properties.firstIndex(where: { $0.name == property.name }) { pairs[index] = other }
    }
    // Renamed: the same place, and the same type.
    let (oldRules, newRules) = (old.rules(of: before.id), new.rules(of: after.id))
    var free = oldRules.filter { !pairs.values.contains($0.index) }
    for rule in newRules where pairs[rule.index] == nil && rule.source != nil {
      let type = pairing.newNames.aligned(rule.property.conversion)
      guard
        let match = free.firstIndex(where: {
          $0.source == rule.source && $0.written == rule.written
            && pairing.oldNames.aligned($0.property.conversion) == type
        })
      else { continue }
      pairs[rule.index] = free.remove(at: match).index
    }
    return pairs
  }

  private func casePairs(_ before: Enumeration, _ after: Enumeration) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    for (index, item) in after.cases.enumerated() {
      if let other = before.cases.firstIndex(where: { $0.name == item.name }) { pairs[index] = other }
    }
    for (index, item) in after.cases.enumerated() where pairs[index] == nil {
      let free = before.cases.indices.first {
        !pairs.values.contains($0) && before.cases[$0].read == item.read && before.cases[$0].isElse == item.isElse
      }
      if let free, !after.cases.contains(where: { $0.name == before.cases[free].name }) { pairs[index] = free }
    }
    return pairs
  }

  private func casePairs(_ before: Union, _ after: Union) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    for (index, item) in after.cases.enumerated() {
      if let other = before.cases.firstIndex(where: { $0.name == item.name }) { pairs[index] = other }
    }
    for (index, item) in after.cases.enumerated() where pairs[index] == nil {
      let type = item.type.map { pairing.newNames.aligned($0) }
      let free = before.cases.indices.first {
        let other = before.cases[$0]
        return !pairs.values.contains($0) && other.read == item.read && other.isElse == item.isElse
          && other.type.map { pairing.oldNames.aligned($0) } == type
      }
      if let free, !after.cases.contains(where: { $0.name == before.cases[free].name }) { pairs[index] = free }
    }
    return pairs
  }

  /// Types that have another name only: at least four of five rules are alike.
  private func renamedTypes() -> [String: String] {
    let oldNames = Set(old.program.mappings.map(\.name))
    let newNames = Set(new.program.mappings.map(\.name))
    var free = old.program.mappings.filter { !$0.isTransform && !newNames.contains($0.name) && !$0.properties.isEmpty }
    var renamed: [String: String] = [:]
    for mapping in new.program.mappings
    where !mapping.isTransform && !oldNames.contains(mapping.name) && !mapping.properties.isEmpty {
      let rules = Set(new.rules(of: mapping.id).map { signature($0, pairing.newNames) })
      let best = free.indices.map { index -> (index: Int, share: Double) in
        let others = Set(old.rules(of: free[index].id).map { signature($0, pairing.oldNames) })
        return (index, Double(rules.intersection(others).count) / Double(max(rules.count, others.count)))
      }.max { $0.share < $1.share }
      guard let best, best.share >= 0.8 else { continue }
      renamed[mapping.name] = free.remove(at: best.index).name
    }
    let oldEnums = Set(old.program.enumerations.map(\.name))
    let newEnums = Set(new.program.enumerations.map(\.name))
    var freeEnums = old.program.enumerations.filter { !newEnums.contains($0.name) }
    for enumeration in new.program.enumerations where !oldEnums.contains(enumeration.name) {
      let names = Set(enumeration.cases.map(\.name))
      let match = freeEnums.firstIndex { other in
        let common = names.intersection(other.cases.map(\.name)).count
        return Double(common) >= 0.8 * Double(max(names.count, other.cases.count))
      }
      if let match { renamed[enumeration.name] = freeEnums.remove(at: match).name }
    }
    return renamed
  }

  private func signature(_ rule: PropertyRule, _ names: AlignedNames) -> String {
    "\(rule.property.name) \(rule.source?.text ?? "") \(rule.written) \(names.aligned(rule.property.conversion))"
  }

  // MARK: - Places

  func oldPlace(_ span: Span?, line: Int) -> String {
    guard let span, let path = oldPaths[span.file] else { return "the old mapping" }
    return "\(path):\(line)"
  }
}
