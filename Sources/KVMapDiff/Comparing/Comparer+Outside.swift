import KVMapInterpret
import KVMapSema

/// Rules that read outside their own object show nothing in a document of their type alone.
extension Comparer {
  /// How many enclosing types are tried, and documents of each.
  private static let limits = (types: 6, documents: 60)

  /// Runs documents of the types that contain a rule's type.
  ///
  /// - Returns: What the first document shows that is refused by this rule, else the first that it reads otherwise.
  func outside(_ subject: String, in mapping: Mapping, _ focus: Focus) -> (read: Judgement, written: Judgement) {
    var result = (read: Judgement(), written: Judgement())
    let judge = judge
    let reading = ValueComparison(old: old, new: new, pairing: pairing, isWritten: false)
    let writing = ValueComparison(old: old, new: new, pairing: pairing, isWritten: true)
    for (id, other) in enclosing(mapping).prefix(Self.limits.types) {
      let entries = (old: old.entry(of: old.program[other]), new: new.entry(of: new.program[id]))
      let context = judge.context(of: entries)
      for number in 0..<Self.limits.documents {
        var sketch = DocumentSketch(old.program, seed: UInt64(number), isWhole: number % 2 == 0)
        let tree = sketch.sketchedTree(for: entries.old)
        let document = Array(tree.json.utf8)
        guard let before = judge.value(of: document, as: entries.old, old),
          judge.isClosed(document, as: entries.old, old, of: before)
        else { continue }
        let after = judge.reading(of: document, as: entries.new, new)
        if let problem = after.errors.first(where: { $0.rule.map { focus.rules.contains($0.name) } ?? false }) {
          let effect = Witness.Effect.refused(path: problem.path, kind: problem.kind.rawValue)
          result.read.keep(.breaks, Witness(document: tree.json, effect: effect), context)
        }
        guard let value = after.value else { continue }
        if let found = reading.difference(before, value), found.subjects.contains(subject) {
          result.read.keep(.changes, witness(tree.json, before, old, value, new), context)
        }
        guard let written = try? new.interpreter.write(value, as: entries.new) else { continue }
        let text = String(decoding: written, as: UTF8.self)
        let again = judge.reading(of: written, as: entries.old, old)
        if let problem = again.errors.first(where: { $0.rule.map { focus.rules.contains($0.name) } ?? false }) {
          let effect = Witness.Effect.refused(path: problem.path, kind: problem.kind.rawValue)
          result.written.keep(.breaks, Witness(document: text, effect: effect), context)
        }
        if let other = again.value, let found = writing.difference(other, value), found.subjects.contains(subject) {
          result.written.keep(.changes, witness(text, value, new, other, old), context)
        }
      }
    }
    return result
  }

  /// The types on both sides that contain a type, those with the fewest properties first.
  private func enclosing(_ mapping: Mapping) -> [(new: MappingID, old: MappingID)] {
    pairing.mappings.filter { id, _ in
      let other = new.program[id]
      return id != mapping.id && !other.isTransform && other.extras.parameters.isEmpty
        && new.program.namesReached(from: .mapping(id)).contains(mapping.name)
    }.sorted { ($0.key.index) < ($1.key.index) }.map { (new: $0.key, old: $0.value) }
  }

  func witness(_ document: String, _ from: MappedValue, _ fromSide: Side, _ to: MappedValue, _ toSide: Side) -> Witness
  {
    let texts = (ValueComparison.text(from, fromSide) ?? "…", ValueComparison.text(to, toSide) ?? "…")
    return Witness(document: document, effect: .changed(from: texts.0, to: texts.1))
  }
}

extension Judgement {
  /// Keeps the worse verdict, and of equal ones the shorter document.
  fileprivate mutating func keep(_ verdict: Verdict, _ witness: Witness, _ context: String?) {
    let isShorter = (self.witness?.document.utf8.count ?? .max) > witness.document.utf8.count
    guard verdict.rank > self.verdict.rank || verdict == self.verdict && isShorter else { return }
    (self.verdict, self.witness) = (verdict, witness)
    self.witness?.context = context
  }
}
