import KVMapInterpret
import KVMapSema

/// Rules that read outside their own object show nothing in a document of their type alone.
extension Comparer {
  /// How many enclosing types are tried, documents that are sketched of each, and values of the rule.
  private static let limits = (types: 6, documents: 60, values: 48)

  /// Whether documents of a type can be read alone: no rule of it needs the key, the index or the object that the
  /// document has it in.
  func isRunAlone(_ before: Mapping, _ after: Mapping) -> Bool {
    let rules = old.rules(of: before.id) + new.rules(of: after.id)
    return !rules.contains { $0.property.isRequired && $0.source?.needsContainer == true }
  }

  /// What documents of enclosing types show of a change.
  ///
  /// - Parameter trees: What the property may be in documents.
  func applyOutside(
    to change: inout Change, _ mapping: Mapping, _ focus: Focus, _ trees: [DocumentTree],
    _ isTried: (read: Bool, written: Bool)
  ) {
    let types = enclosing(mapping)
    if types.isEmpty, pairing.mappings[mapping.id].map({ !isRunAlone(old.program[$0], mapping) }) ?? false {
      if isTried.read { change.read = .possible }
      if isTried.written { change.written = .possible }
      change.reason = change.reason ?? "no type that contains it is on both sides"
      return
    }
    let found = outside(change.subject, in: mapping, types, focus, trees)
    if isTried.read {
      change.judged.insert(.read)
      if found.read.verdict.rank > change.read.rank {
        (change.read, change.readWitness) = (found.read.verdict, found.read.witness)
      }
    }
    if isTried.written {
      change.judged.insert(.written)
      if found.written.verdict.rank > change.written.rank {
        (change.written, change.writtenWitness) = (found.written.verdict, found.written.witness)
      }
    }
  }

  /// Runs documents of the types that contain a rule's type.
  ///
  /// - Returns: What the first document shows that is refused by this rule, else the first that it reads otherwise.
  private func outside(
    _ subject: String, in mapping: Mapping, _ types: [Container], _ focus: Focus,
    _ trees: [DocumentTree]
  ) -> (read: Judgement, written: Judgement) {
    var run = OutsideRun(self, subject, focus)
    let values = Array(trees.prefix(Self.limits.values))
    for type in types.prefix(Self.limits.types) {
      run.entries = type.entries
      run.context = judge.context(of: run.entries)
      if let (before, after) = type.mappings {
        for document in documents(of: before, mapping.name, old, subject, values) { run.read(document) }
        for document in documents(of: after, mapping.name, new, subject, values) { run.write(document) }
      }
      // The least documents show most; the others take longer.
      if run.hasBroken { break }
      for number in 0..<Self.limits.documents {
        var sketch = DocumentSketch(old.program, seed: UInt64(number), isWhole: number % 2 == 0)
        run.read(sketch.sketchedTree(for: run.entries.old))
        sketch = DocumentSketch(new.program, seed: UInt64(number), isWhole: number % 2 == 0)
        run.write(sketch.sketchedTree(for: run.entries.new))
      }
      if run.hasBroken { break }
    }
    return run.result
  }

  /// Least documents of a type with something in each of its properties that contain another type: where the rule finds
  /// what it usually does, where it finds nothing, and where it finds certain values.
  private func documents(
    of mapping: Mapping, _ inner: String, _ side: Side, _ rule: String, _ values: [DocumentTree]
  ) -> [DocumentTree] {
    let samples = Samples(side, mapping, side.entry(of: mapping))
    let containers = side.rules(of: mapping.id).filter {
      side.program.namesReached(from: $0.property.type).contains(inner)
    }
    func documents(_ samples: Samples) -> [DocumentTree] {
      containers.flatMap { container -> [DocumentTree] in
        guard let source = container.source?.alternatives.first else { return [] }
        let property = container.property
        let contents = Samples.contents(of: property.conversion, property.type, samples.least).prefix(1)
        let trees = contents + [samples.least.tree(property.conversion, property.type, depth: 1)]
        return trees.compactMap { samples.document($0, for: container, at: source) }
      }
    }
    return documents(samples) + documents(samples.leavingOut(rule))
      + values.flatMap { documents(samples.finding($0, at: rule)) }
  }

  /// The types on both sides that contain a type, those that have a property of it first.
  private func enclosing(_ mapping: Mapping) -> [Container] {
    var (direct, others): ([Container], [Container]) = ([], [])
    for (id, other) in pairing.mappings.sorted(by: { $0.key.index < $1.key.index }) where id != mapping.id {
      let (before, after) = (old.program[other], new.program[id])
      guard !after.isTransform, after.extras.parameters.isEmpty,
        new.program.namesReached(from: .mapping(id)).contains(mapping.name)
      else { continue }
      let container = Container(
        entries: (old: old.entry(of: before), new: new.entry(of: after)), mappings: (old: before, new: after))
      if after.properties.contains(where: { $0.conversion.uses(mapping.id) }) { direct.append(container) } else {
        others.append(container)
      }
    }
    for (id, other) in pairing.unions.sorted(by: { $0.key.index < $1.key.index }) {
      let (before, after) = (old.program[other], new.program[id])
      guard after.parameters.isEmpty, new.program.namesReached(from: .union(id)).contains(mapping.name) else {
        continue
      }
      others.append(Container(entries: (old: old.entry(of: before), new: new.entry(of: after)), mappings: nil))
    }
    return direct + others
  }

  func witness(_ document: String, _ from: MappedValue, _ fromSide: Side, _ to: MappedValue, _ toSide: Side) -> Witness
  {
    let texts = (ValueComparison.text(from, fromSide) ?? "…", ValueComparison.text(to, toSide) ?? "…")
    return Witness(document: document, effect: .changed(from: texts.0, to: texts.1))
  }
}

/// A type on both sides that contains another one.
private struct Container {
  var entries: (old: Entry, new: Entry)
  /// `nil` for a union.
  var mappings: (old: Mapping, new: Mapping)?
}

extension PropertySource {
  /// Whether it leads to where the document has the object.
  fileprivate var needsContainer: Bool {
    switch self {
    case .elementKey, .elementIndex, .parent: true
    case .path, .whole, .rest, .members, .document, .context: false
    case .within(let inner, _), .projection(let inner, _): inner.needsContainer
    case .firstOf(let all): all.contains(where: \.needsContainer)
    case .gather(_, let parts): parts.contains { $0.source.needsContainer }
    }
  }
}
