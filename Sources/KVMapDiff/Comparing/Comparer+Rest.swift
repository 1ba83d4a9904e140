import KVMapInterpret
import KVMapSema
import KVMapSource

/// What documents show that no change explains.
extension Comparer {
  /// How many documents are sketched for each type.
  private static let sketchCount: UInt64 = 200

  func explainRest() {
    // Equal programs are not run.
    let documents = testDocuments()
    for pair in pairs where !isEqual(pair) {
      var sketch = DocumentSketch(old.program, seed: Self.seed(of: pair.name))
      var trees = (0..<Self.sketchCount).map { _ in sketch.sketchedTree(for: pair.entries.old) }
      trees += documents[pair.name] ?? []
      explain(trees, pair)
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

  private func isEqual(_ pair: TypePair) -> Bool { changes.isEmpty && hasEqualDeclarations }

  private func explain(_ trees: [DocumentTree], _ pair: TypePair) {
    let judge = judge
    let comparison = ValueComparison(old: old, new: new, pairing: pairing, isWritten: false)
    let back = ValueComparison(old: old, new: new, pairing: pairing, isWritten: true)
    for tree in trees {
      let document = Array(tree.json.utf8)
      let before = judge.value(of: document, as: pair.entries.old, old)
      guard let value = before.value, judge.isClosed(document, as: pair.entries.old, old) else { continue }
      let after = judge.value(of: document, as: pair.entries.new, new)
      for problem in after.errors where !isExplained(problem.rule?.name ?? "", [.breaks], \.read) {
        let witness = Witness(
          document: tree.json, effect: .refused(path: problem.path, kind: problem.kind.rawValue))
        report(pair, problem.rule?.name, .breaks, \.read, \.readWitness, witness)
      }
      guard let other = after.value else { continue }
      if let found = comparison.difference(value, other), !isExplained(found, pair, [.breaks, .changes], \.read) {
        report(pair, found.subject, .changes, \.read, \.readWitness, witness(tree, value, old, other, new))
      }
      explainWritten(other, pair, judge, back)
    }
  }

  private func explainWritten(_ value: MappedValue, _ pair: TypePair, _ judge: Judge, _ comparison: ValueComparison) {
    guard let document = try? new.interpreter.write(value, as: pair.entries.new) else { return }
    let before = judge.value(of: document, as: pair.entries.old, old)
    let tree = DocumentTree.text(String(decoding: document, as: UTF8.self))
    // What NEW's own reader refuses or reads otherwise says nothing of OLD.
    guard let again = judge.value(of: document, as: pair.entries.new, new).value, again == value else { return }
    for problem in before.errors where !isExplained(problem.rule?.name ?? "", [.breaks], \.written) {
      let witness = Witness(document: tree.json, effect: .refused(path: problem.path, kind: problem.kind.rawValue))
      report(pair, problem.rule?.name, .breaks, \.written, \.writtenWitness, witness)
    }
    guard let other = before.value, let found = comparison.difference(other, value),
      !isExplained(found, pair, [.breaks, .changes], \.written)
    else { return }
    report(pair, found.subject, .changes, \.written, \.writtenWitness, witness(tree, value, new, other, old))
  }

  private func witness(
    _ tree: DocumentTree, _ from: MappedValue, _ fromSide: Side, _ to: MappedValue, _ toSide: Side
  ) -> Witness {
    let texts = (ValueComparison.text(from, fromSide) ?? "…", ValueComparison.text(to, toSide) ?? "…")
    return Witness(document: tree.json, effect: .changed(from: texts.0, to: texts.1))
  }

  // MARK: - What explains

  private func isExplained(
    _ found: ValueComparison.Difference, _ pair: TypePair, _ verdicts: Set<Verdict>, _ audience: KeyPath<Change, Verdict>
  ) -> Bool {
    // A value that differs in a type that both sides share is that type's change.
    isExplained(found.subject, verdicts, audience)
      || changes.contains { verdicts.union([.possible]).contains($0[keyPath: audience]) }
        && (found.type.isEmpty || reaches(pair, found))
  }

  /// Whether a change of the type that a property has, at any depth, explains its difference.
  private func reaches(_ pair: TypePair, _ found: ValueComparison.Difference) -> Bool {
    guard let mapping = new.program.mappings.first(where: { $0.name == found.type }),
      let property = mapping.properties.first(where: { $0.name == found.property })
    else {
      return changes.contains { $0.subject == found.type || $0.subject.hasPrefix(found.type + ".") }
    }
    let names = new.program.namesReached(from: property.type)
    return changes.contains { change in
      names.contains { change.subject == $0 || change.subject.hasPrefix($0 + ".") }
    }
  }

  private func isExplained(_ subject: String, _ verdicts: Set<Verdict>, _ audience: KeyPath<Change, Verdict>) -> Bool {
    changes.contains { change in
      guard change[keyPath: audience] == .possible || verdicts.contains(change[keyPath: audience]) else { return false }
      return subject.isEmpty || change.subject == subject || subject.hasPrefix(change.subject + ".")
        || change.subject.hasPrefix(subject + ".")
    }
  }

  private func report(
    _ pair: TypePair, _ subject: String?, _ verdict: Verdict, _ audience: WritableKeyPath<Change, Verdict>,
    _ place: WritableKeyPath<Change, Witness?>, _ witness: Witness
  ) {
    let name = subject.flatMap { $0.isEmpty ? nil : $0 } ?? pair.name
    var change = Change(
      id: .unexplainedDifference, subject: name, message: "documents of '\(pair.name)' show a difference that no rule explains")
    change[keyPath: audience] = verdict
    change[keyPath: place] = witness
    let type = name.split(separator: ".").first.map(String.init) ?? name
    let mapping = new.program.mappings.first { $0.name == type || $0.name == name || $0.name == pair.name }
    change.new = mapping.flatMap { new.place(of: $0) }
    changes.append(change)
  }

  /// Whether nothing but the places of declarations differs.
  private var hasEqualDeclarations: Bool {
    guard old.program.mappings.count == new.program.mappings.count, old.program.unions.count == new.program.unions.count
    else { return false }
    for (id, other) in pairing.mappings {
      let (before, after) = (old.program[other], new.program[id])
      guard before.properties.count == after.properties.count, before.reading.root == after.reading.root,
        before.reading.deferred == after.reading.deferred
      else { return false }
    }
    return true
  }
}

extension Program {
  /// The names of the declared types that a value of a type may contain.
  func namesReached(from type: ValueType) -> Set<String> {
    var names: Set<String> = []
    var queue = [type]
    while let next = queue.popLast() {
      switch next {
      case .scalar, .parameter, .foreign: break
      case .mapping(let id):
        if names.insert(self[id].name).inserted { queue += self[id].properties.map(\.type) }
      case .generic(let id, let arguments):
        queue += arguments
        if names.insert(self[id].name).inserted { queue += self[id].properties.map(\.type) }
      case .enumeration(let id): names.insert(self[id].name)
      case .union(let id):
        if names.insert(self[id].name).inserted { queue += self[id].cases.compactMap(\.type) }
      case .optional(let inner), .array(let inner), .set(let inner), .field(let inner), .lazyArray(let inner):
        queue.append(inner)
      case .dictionary(let key, let value): queue += [key, value]
      }
    }
    return names
  }
}
