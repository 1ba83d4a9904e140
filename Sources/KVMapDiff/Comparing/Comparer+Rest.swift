import KVMapInterpret
import KVMapSema
import KVMapSource

/// What documents show that no change explains.
extension Comparer {
  /// How many documents are sketched: for a type that differs, for one that only contains such a type, and for all of
  /// the latter together.
  private static let sketchCounts = (differing: 200, containing: 20, allContaining: 2_000)
  /// How many values the documents of a type have together before fewer are sketched: those of a chain of types, each
  /// of which refers to the one before in several places, are all large.
  private static let sketchedValues = 25_000

  func explainRest() {
    let documents = testDocuments()
    let (differing, containing) = affectedTypes()
    var left = Self.sketchCounts.allContaining
    for pair in pairs {
      let isDiffering = differing.contains(pair.name)
      let count = isDiffering ? Self.sketchCounts.differing : Self.sketchCounts.containing
      guard isDiffering || containing.contains(pair.name) && left >= count else { continue }
      if !isDiffering { left -= count }
      var trees: [DocumentTree] = []
      // Of whole documents more are read, in others more is missing.
      for isWhole in [false, true] {
        var sketch = DocumentSketch(old.program, seed: Self.seed(of: pair.name), isWhole: isWhole)
        for _ in 0..<count / 2 where sketch.valueCount < Self.sketchedValues / 2 {
          trees.append(sketch.sketchedTree(for: pair.entries.old))
        }
      }
      trees += documents[pair.name] ?? []
      explain(trees, pair)
    }
  }

  /// The types of which anything differs, and those that contain one of these.
  private func affectedTypes() -> (differing: Set<String>, containing: Set<String>) {
    var affected = Set(changes.flatMap { [$0.subject, $0.owner] })
    for (id, other) in pairing.mappings where differs(old.program[other], new.program[id]) {
      affected.insert(new.program[id].name)
    }
    // What an inline mapping makes is read as it is.
    for mapping in new.program.mappings where mapping.isTransform && affected.contains(mapping.name) {
      affected.insert(mapping.typeName)
      for other in new.program.mappings where other.properties.contains(where: { $0.conversion.uses(mapping.id) }) {
        affected.insert(other.name)
      }
    }
    let containing = containers(of: affected)
    return (affected.union(dropping(affected, in: containing)), containing)
  }

  /// The types that drop bad values of a type that differs: what that reads of more documents is another value there,
  /// in the few documents that have some.
  private func dropping(_ differing: Set<String>, in containing: Set<String>) -> [String] {
    new.program.mappings.filter { mapping in
      containing.contains(mapping.name)
        && mapping.properties.contains {
          $0.dropsValues && !new.program.namesReached(from: $0.type).isDisjoint(with: differing)
        }
    }.map(\.name)
  }

  /// Types, and those that contain one of them.
  func containers(of types: Set<String>) -> Set<String> {
    var containers: [String: Set<String>] = [:]
    for program in [old.program, new.program] {
      for mapping in program.mappings {
        for type in mapping.properties.map(\.type) {
          for name in program.namesIn(type) { containers[name, default: []].insert(mapping.name) }
        }
      }
      for union in program.unions {
        for type in union.cases.compactMap(\.type) {
          for name in program.namesIn(type) { containers[name, default: []].insert(union.name) }
        }
      }
    }
    var all = types
    var queue = Array(types)
    while let next = queue.popLast() {
      for container in containers[next] ?? [] where all.insert(container).inserted { queue.append(container) }
    }
    return all
  }

  private static func seed(of name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The documents of OLD's tests, by the name of their type.
  private func testDocuments() -> [String: [DocumentTree]] {
    var all: [String: [DocumentTree]] = [:]
    for unit in old.program.units {
      for test in unit.tests where test.format == "json" {
        all[test.typeText, default: []].append(.text(String(decoding: test.document, as: UTF8.self)))
      }
    }
    return all
  }

  private func explain(_ trees: [DocumentTree], _ pair: TypePair) {
    let judge = judge
    let comparison = ValueComparison(old: old, new: new, pairing: pairing, isWritten: false)
    let back = ValueComparison(old: old, new: new, pairing: pairing, isWritten: true)
    for tree in trees {
      let document = Array(tree.json.utf8)
      guard let value = judge.value(of: document, as: pair.entries.old, old),
        judge.isClosed(document, as: pair.entries.old, old, of: value)
      else { continue }
      let after = judge.reading(of: document, as: pair.entries.new, new)
      for problem in after.errors
      where problem.kind != .needsSwift && !isExplained([problem.rule?.name ?? ""], [.breaks], \.read) {
        let witness = Witness(document: tree.json, effect: .refused(path: problem.path, kind: problem.kind.rawValue))
        report(pair, [problem.rule?.name ?? ""], .breaks, \.read, \.readWitness, witness)
      }
      guard let other = after.value else { continue }
      if let found = comparison.difference(value, other), !isExplained(found.subjects, [.breaks, .changes], \.read) {
        report(pair, found.subjects, .changes, \.read, \.readWitness, witness(tree.json, value, old, other, new))
      }
      explainWritten(other, pair, judge, back)
    }
  }

  private func explainWritten(_ value: MappedValue, _ pair: TypePair, _ judge: Judge, _ comparison: ValueComparison) {
    guard let document = try? new.interpreter.write(value, as: pair.entries.new) else { return }
    // What NEW's own reader refuses or reads otherwise says nothing of OLD.
    guard let again = judge.value(of: document, as: pair.entries.new, new), again == value else { return }
    let before = judge.reading(of: document, as: pair.entries.old, old)
    let tree = DocumentTree.text(String(decoding: document, as: UTF8.self))
    for problem in before.errors
    where problem.kind != .needsSwift && !isExplained([problem.rule?.name ?? ""], [.breaks], \.written) {
      let witness = Witness(document: tree.json, effect: .refused(path: problem.path, kind: problem.kind.rawValue))
      report(pair, [problem.rule?.name ?? ""], .breaks, \.written, \.writtenWitness, witness)
    }
    guard let other = before.value, let found = comparison.difference(other, value),
      !isExplained(found.subjects, [.breaks, .changes], \.written)
    else { return }
    report(pair, found.subjects, .changes, \.written, \.writtenWitness, witness(tree.json, value, new, other, old))
  }

  // MARK: - What explains

  /// Whether a change with such a verdict concerns one of the subjects, or a property or case whose type contains it.
  ///
  /// Hundreds of documents of a type are asked about with the same few subjects.
  private func isExplained(_ subjects: [String], _ verdicts: Set<Verdict>, _ audience: KeyPath<Change, Verdict>) -> Bool
  {
    let key = ExplanationKey(subjects: subjects.filter { !$0.isEmpty }, verdicts: verdicts, audience: audience)
    if let known = explanations[key] { return known }
    let isExplained = changesExplain(key.subjects, verdicts, audience)
    explanations[key] = isExplained
    return isExplained
  }

  private func changesExplain(
    _ subjects: [String], _ verdicts: Set<Verdict>, _ audience: KeyPath<Change, Verdict>
  ) -> Bool {
    changes.contains { change in
      let verdict = change[keyPath: audience]
      guard verdict == .possible || verdicts.contains(verdict) else { return false }
      if subjects.isEmpty { return true }
      return subjects.contains { subject in
        change.subject == subject || change.explained.contains(subject) || subject.hasPrefix(change.subject + ".")
          || change.subject.hasPrefix(subject + ".") || reaches(change, Self.owner(of: subject))
          || decidingTypes(of: subject).contains(change.owner)
          || change.owner == Self.owner(of: subject) && takesRest(subject)
      }
    }
  }

  /// Whether a property has the keys that no other rule of its type reads, so that a change of another rule changes it.
  private func takesRest(_ subject: String) -> Bool {
    mappings(called: Self.owner(of: subject)).joined().contains { mapping in
      mapping.reading.deferred.contains { read in
        read.source == .rest && "\(mapping.name).\(mapping.properties[read.property].name)" == subject
      }
    }
  }

  /// The mappings of OLD and those of NEW that have a name.
  private func mappings(called name: String) -> [[Mapping]] {
    zip([old.program, new.program], mappingsByName).map { program, numbers in
      (numbers[name] ?? []).map { program.mappings[$0] }
    }
  }

  /// The types on which the value of a property or a union depends as a whole: the enums and unions in it with what the
  /// cases of unions contain, since that decides which case it is, and all types if bad values are dropped, or equal
  /// ones in a set. Problems of cases have the rule of the property or of the union.
  private func decidingTypes(of subject: String) -> Set<String> {
    if let known = knownDecidingTypes[subject] { return known }
    let owner = Self.owner(of: subject)
    var names: Set<String> = []
    for (program, mappings) in zip([old.program, new.program], mappings(called: owner)) {
      let properties = mappings.flatMap(\.properties).filter { "\(owner).\($0.name)" == subject }
      let reached = properties.reduce(into: Set([subject])) { $0.formUnion(program.namesReached(from: $1.type)) }
      if properties.contains(where: { $0.dropsValues || $0.type.hasSet }) { names.formUnion(reached) }
      names.formUnion(reached.intersection(program.enumerations.map(\.name)))
      for union in program.unions where reached.contains(union.name) {
        names.formUnion(program.namesReached(from: .union(union.id)))
      }
    }
    knownDecidingTypes[subject] = names
    return names
  }

  private static func owner(of subject: String) -> String {
    subject.lastIndex(of: ".").map { String(subject[..<$0]) } ?? subject
  }

  /// Whether the property or case that changed contains values of a type.
  private func reaches(_ change: Change, _ type: String) -> Bool {
    if let known = reachedTypes[change.subject] { return known.contains(type) }
    var found: Set<String> = []
    let name = change.subject.split(separator: ".").last.map(String.init) ?? ""
    for (program, mappings) in zip([old.program, new.program], mappings(called: change.owner)) {
      let known: [ValueType] =
        mappings.flatMap(\.properties).filter { $0.name == name }.map(\.type)
        + program.unions.filter { $0.name == change.owner }.flatMap(\.cases).filter { $0.name == name }.compactMap(
          \.type)
      for type in known { found.formUnion(program.namesReached(from: type)) }
    }
    reachedTypes[change.subject] = found
    return found.contains(type)
  }

  /// - Parameter subjects: Where the difference is, from the outermost to the innermost.
  private func report(
    _ pair: TypePair, _ subjects: [String], _ verdict: Verdict, _ audience: WritableKeyPath<Change, Verdict>,
    _ place: WritableKeyPath<Change, Witness?>, _ witness: Witness
  ) {
    explanations = [:]
    let subjects = subjects.filter { !$0.isEmpty }
    let name = subjects.last ?? pair.name
    var witness = witness
    witness.context = judge.context(of: pair.entries)
    let shown = (subjects.isEmpty ? [name] : subjects.reversed()).lazy.compactMap {
      self.changeShown(at: $0, to: audience == \.read ? .read : .written)
    }
    if let change = shown.first {
      changes[change][keyPath: audience] = verdict
      changes[change][keyPath: place] = witness
      return
    }
    if let known = changes.firstIndex(where: { $0.id == .unexplainedDifference && $0.subject == name }) {
      guard changes[known][keyPath: audience].rank < verdict.rank else { return }
      changes[known][keyPath: audience] = verdict
      changes[known][keyPath: place] = witness
      return
    }
    var change = Change(
      id: .unexplainedDifference, subject: name,
      message: "documents of '\(pair.name)' show a difference that no rule explains")
    change[keyPath: audience] = verdict
    change[keyPath: place] = witness
    change.new = self.place(of: name, or: pair.name)
    changes.append(change)
  }

  /// The change of which a difference is, though none of the documents that were run for it showed it: that of the same
  /// rule, or the only one in the type, or in the types on which the value depends.
  private func changeShown(at subject: String, to audience: Audience) -> Int? {
    let judged = changes.indices.filter { changes[$0].judged.contains(audience) }
    let own = judged.first { changes[$0].subject == subject || changes[$0].explained.contains(subject) }
    let inside = judged.filter { changes[$0].subject.hasPrefix(subject + ".") }
    if let found = own ?? (inside.count == 1 ? inside.first : nil) { return found }
    let types = decidingTypes(of: subject)
    let deciding = judged.filter { types.contains(changes[$0].owner) }
    return deciding.count == 1 ? deciding.first : nil
  }

  private func place(of name: String, or type: String) -> Span? {
    let names = [name, Self.owner(of: name), type]
    for mapping in new.program.mappings where names.contains(mapping.name) {
      let property = mapping.properties.first { "\(mapping.name).\($0.name)" == name }
      return property.flatMap { new.place(of: $0, in: mapping)?.span } ?? new.place(of: mapping)
    }
    if let found = new.program.enumerations.first(where: { names.contains($0.name) }) {
      return new.place(found.origin, found.shortName, new.files["e\(found.id.index)"])?.span
    }
    return new.program.unions.first { names.contains($0.name) }.flatMap {
      new.place($0.origin, $0.shortName, new.files["u\($0.id.index)"])?.span
    }
  }
}
