import KVMapInterpret
import KVMapSema
import KVMapSource

/// What documents show that no change explains.
extension Comparer {
  /// How many documents are sketched for each type.
  private static let sketchCount = 200

  func explainRest() {
    let documents = testDocuments()
    let changed = Set(changes.flatMap { [$0.subject, $0.owner] })
    for pair in pairs where isWorthRunning(pair, changed) {
      var trees: [DocumentTree] = []
      // Of whole documents more are read, in others more is missing.
      for isWhole in [false, true] {
        var sketch = DocumentSketch(old.program, seed: Self.seed(of: pair.name), isWhole: isWhole)
        for _ in 0..<Self.sketchCount / 2 { trees.append(sketch.sketchedTree(for: pair.entries.old)) }
      }
      trees += documents[pair.name] ?? []
      explain(trees, pair)
    }
  }

  /// A type is not run if nothing that its documents contain differs.
  private func isWorthRunning(_ pair: TypePair, _ changed: Set<String>) -> Bool {
    let reached = new.program.namesReached(from: pair.entries.new.type)
    if !reached.isDisjoint(with: changed) { return true }
    return pairing.mappings.contains { id, other in
      reached.contains(new.program[id].name) && differs(old.program[other], new.program[id])
    }
  }

  /// Whether two mappings differ in anything that documents may show.
  private func differs(_ before: Mapping, _ after: Mapping) -> Bool {
    let (rules, others) = (old.rules(of: before.id), new.rules(of: after.id))
    guard rules.count == others.count, before.settings == after.settings else { return true }
    return zip(rules, others).contains { one, other in
      one.source != other.source || one.written != other.written
        || pairing.oldNames.aligned(one.property.conversion) != pairing.newNames.aligned(other.property.conversion)
        || one.property.defaultValue.map { pairing.oldNames.aligned($0) }
          != other.property.defaultValue.map { pairing.newNames.aligned($0) }
        || one.property.checks != other.property.checks || one.property.sentinels != other.property.sentinels
    }
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
      let before = judge.value(of: document, as: pair.entries.old, old)
      guard let value = before.value, judge.isClosed(document, as: pair.entries.old, old) else { continue }
      let after = judge.value(of: document, as: pair.entries.new, new)
      for problem in after.errors
      where problem.kind != .needsSwift && !isExplained([problem.rule?.name ?? ""], [.breaks], \.read) {
        let witness = Witness(document: tree.json, effect: .refused(path: problem.path, kind: problem.kind.rawValue))
        report(pair, problem.rule?.name, .breaks, \.read, \.readWitness, witness)
      }
      guard let other = after.value else { continue }
      if let found = comparison.difference(value, other), !isExplained(found.subjects, [.breaks, .changes], \.read) {
        report(pair, found.subject, .changes, \.read, \.readWitness, witness(tree.json, value, old, other, new))
      }
      explainWritten(other, pair, judge, back)
    }
  }

  private func explainWritten(_ value: MappedValue, _ pair: TypePair, _ judge: Judge, _ comparison: ValueComparison) {
    guard let document = try? new.interpreter.write(value, as: pair.entries.new) else { return }
    // What NEW's own reader refuses or reads otherwise says nothing of OLD.
    guard let again = judge.value(of: document, as: pair.entries.new, new).value, again == value else { return }
    let before = judge.value(of: document, as: pair.entries.old, old)
    let tree = DocumentTree.text(String(decoding: document, as: UTF8.self))
    for problem in before.errors
    where problem.kind != .needsSwift && !isExplained([problem.rule?.name ?? ""], [.breaks], \.written) {
      let witness = Witness(document: tree.json, effect: .refused(path: problem.path, kind: problem.kind.rawValue))
      report(pair, problem.rule?.name, .breaks, \.written, \.writtenWitness, witness)
    }
    guard let other = before.value, let found = comparison.difference(other, value),
      !isExplained(found.subjects, [.breaks, .changes], \.written)
    else { return }
    report(pair, found.subject, .changes, \.written, \.writtenWitness, witness(tree.json, value, new, other, old))
  }

  // MARK: - What explains

  /// Whether a change with such a verdict concerns one of the subjects, or a property or case whose type contains it.
  private func isExplained(_ subjects: [String], _ verdicts: Set<Verdict>, _ audience: KeyPath<Change, Verdict>) -> Bool
  {
    let subjects = subjects.filter { !$0.isEmpty }
    return changes.contains { change in
      let verdict = change[keyPath: audience]
      guard verdict == .possible || verdicts.contains(verdict) else { return false }
      if subjects.isEmpty { return true }
      return subjects.contains { subject in
        change.subject == subject || change.explained.contains(subject) || subject.hasPrefix(change.subject + ".")
          || change.subject.hasPrefix(subject + ".") || reaches(change, Self.owner(of: subject))
          || caseTypes(of: subject).contains(change.owner)
      }
    }
  }

  /// The enums and unions in the type of a property: problems of these have the property's rule.
  private func caseTypes(of subject: String) -> Set<String> {
    let owner = Self.owner(of: subject)
    var names: Set<String> = []
    for program in [old.program, new.program] {
      let types = program.mappings.filter { $0.name == owner }.flatMap(\.properties).filter {
        "\(owner).\($0.name)" == subject
      }.map(\.type)
      let reached = types.reduce(into: Set<String>()) { $0.formUnion(program.namesReached(from: $1)) }
      names.formUnion(reached.intersection(program.enumerations.map(\.name) + program.unions.map(\.name)))
    }
    return names
  }

  private static func owner(of subject: String) -> String {
    subject.lastIndex(of: ".").map { String(subject[..<$0]) } ?? subject
  }

  /// Whether the property or case that changed contains values of a type.
  private func reaches(_ change: Change, _ type: String) -> Bool {
    for (side, isOld) in [(new, false), (old, true)] {
      let name = change.subject.split(separator: ".").last.map(String.init) ?? ""
      let known: [ValueType] =
        side.program.mappings.filter { $0.name == change.owner }.flatMap(\.properties).filter { $0.name == name }.map(
          \.type)
        + side.program.unions.filter { $0.name == change.owner }.flatMap(\.cases).filter { $0.name == name }.compactMap(
          \.type)
      let reached = known.contains { side.program.namesReached(from: $0).contains(type) }
      if reached { return true }
      if isOld { break }
    }
    return false
  }

  private func report(
    _ pair: TypePair, _ subject: String?, _ verdict: Verdict, _ audience: WritableKeyPath<Change, Verdict>,
    _ place: WritableKeyPath<Change, Witness?>, _ witness: Witness
  ) {
    let name = subject.flatMap { $0.isEmpty ? nil : $0 } ?? pair.name
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

extension Program {
  /// The names of the declared types that a value of a type may contain.
  func namesReached(from type: ValueType) -> Set<String> {
    var names: Set<String> = []
    var queue = [type]
    while let next = queue.popLast() {
      switch next {
      case .scalar(.coordinate): names.insert("Coordinate")
      case .scalar, .parameter, .foreign: break
      case .mapping(let id): if names.insert(self[id].name).inserted { queue += self[id].properties.map(\.type) }
      case .generic(let id, let arguments):
        queue += arguments
        if names.insert(self[id].name).inserted { queue += self[id].properties.map(\.type) }
      case .enumeration(let id): names.insert(self[id].name)
      case .union(let id): if names.insert(self[id].name).inserted { queue += self[id].cases.compactMap(\.type) }
      case .optional(let inner), .array(let inner), .set(let inner), .field(let inner), .lazyArray(let inner):
        queue.append(inner)
      case .dictionary(let key, let value): queue += [key, value]
      }
    }
    return names
  }
}
