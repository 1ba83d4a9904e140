import KVMapInterpret
import KVMapSema
import KVMapSource

/// Properties that only one side has, and their order.
extension Comparer {
  func added(
    _ rule: PropertyRule, _ before: Mapping, _ after: Mapping, _ entries: (old: Entry, new: Entry),
    _ oldSamples: Samples, _ newSamples: Samples, _ base: NewValues
  ) {
    let property = rule.property
    let isTransient = !property.isRead && !property.isWritten
    let needsKey = property.isRequired && rule.source?.hasKey == true
    var change = Change(
      id: .propertyAdded, subject: "\(after.name).\(property.name)",
      message: needsKey
        ? "documents without \(rule.keyText) are no longer read" : "'\(property.name)' is new")
    if isTransient { (change.id, change.message) = (.transientAdded, "'\(property.name)' is new, and in no document") }
    change.new = new.place(of: property, in: after)?.span
    change.explained = inheriting(after, new, property.name)
    change.swift = property.isRequired && after.isGenerated ? .breaks : .adds
    if needsKey { change.help = "'= …' or '?' keeps reading documents without it" }
    guard !isTransient else { return changes.append(change) }
    if let rest = restRule(after, new) { change.explained.insert("\(after.name).\(rest.property.name)") }
    var focus = Focus()
    focus.rules = ruleNames(property, in: after)
    change.explained.formUnion(focus.rules)
    focus.newProperty = rule
    if property.conversion.runsSwift {
      change.reason = "only Swift code can read it"
      if property.isRequired {
        focus.ignoresContents = true
        let found = judge.read([oldSamples.least.document(of: entries.old)], entries, focus)
        apply(absence: found, to: &change, \.read, \.readWitness)
      } else {
        change.reason = nil
        if property.isRead { change.read = .adds }
      }
    } else if !isRunAlone(before, after) {
      let trees = Samples.trees(for: property, in: new, after.id)
      applyOutside(to: &change, after, focus, trees, (property.isRead, property.isWritten))
      if property.isRead, change.read == .same { change.read = .adds }
      return changes.append(change)
    } else if property.isRead {
      var documents = [oldSamples.least.document(of: entries.old)]
      documents += restDocuments(before, oldSamples, rule)
      apply(
        judge.read(documents, entries, restFocus(focus, before, after)), to: &change, \.read, \.readWitness,
        entries.old, focus)
      if change.read == .same || change.read == .possible && oldSamples.isEmpty { change.read = .adds }
    }
    if property.isWritten, !property.conversion.runsSwift {
      let documents = documents(of: rule, after, newSamples)
      let values = base.values(of: rule, documents: documents)
      apply(
        judge.written(values, entries, restFocus(focus, before, after)), to: &change, \.written, \.writtenWitness,
        entries.old, focus)
    }
    changes.append(change)
  }

  func removed(
    _ rule: PropertyRule, _ before: Mapping, _ after: Mapping, _ entries: (old: Entry, new: Entry),
    _ oldSamples: Samples, _ base: NewValues
  ) {
    let property = rule.property
    let isTransient = !property.isRead && !property.isWritten
    var change = Change(
      id: isTransient ? .transientRemoved : .propertyRemoved, subject: "\(before.name).\(property.name)",
      message: "'\(property.name)' is gone")
    change.old = old.place(of: property, in: before)?.span
    change.explained = inheriting(before, old, property.name)
    change.swift = .breaks
    guard !isTransient else { return changes.append(change) }
    var focus = Focus()
    focus.rules = ruleNames(property, in: before)
    change.explained.formUnion(focus.rules)
    focus.oldProperty = rule
    if property.conversion.runsSwift {
      change.reason = "only Swift code can read it"
      if property.isRequired {
        focus.ignoresContents = true
        let found = judge.written([base.least].compactMap(\.self), entries, focus)
        apply(absence: found, to: &change, \.written, \.writtenWitness)
      } else {
        change.reason = nil
      }
      return changes.append(change)
    }
    guard isRunAlone(before, after) else {
      let trees = Samples.trees(for: property, in: old, before.id)
      applyOutside(to: &change, after, focus, trees, (property.isRead, property.isRead))
      if change.read == .adds { change.read = .same }
      return changes.append(change)
    }
    if property.isRead, let source = rule.source?.alternatives.first {
      let trees = Samples.trees(for: property, in: old, before.id)
      let documents = trees.compactMap { oldSamples.document($0, for: rule, at: source) }
      if !documents.isEmpty {
        apply(
          judge.read(documents, entries, restFocus(focus, before, after)), to: &change, \.read, \.readWitness,
          entries.old, focus)
      }
      // What reads more is what ignores the key: nobody asked for that.
      if change.read == .adds { change.read = .same }
    }
    if property.isRead {
      // What only NEW has may be where the property was.
      let hasOwn = (pairing.properties[after.id]?.count ?? 0) < after.properties.count
      let values = [base.least, hasOwn ? base.full : nil].compactMap(\.self) + restValues(rule, after, base)
      apply(judge.written(values, entries, focus), to: &change, \.written, \.writtenWitness, entries.old, focus)
      if change.written == .same, let rest = restRule(after, new) {
        change.explained.insert("\(after.name).\(rest.property.name)")
        apply(
          judge.written(values, entries, restFocus(focus, before, after)), to: &change, \.written, \.writtenWitness,
          entries.old, focus)
      }
    }
    changes.append(change)
  }

  /// What is missing is missing for Swift as well.
  private func apply(
    absence found: Judgement, to change: inout Change, _ verdict: WritableKeyPath<Change, Verdict>,
    _ witness: WritableKeyPath<Change, Witness?>
  ) {
    guard found.verdict == .breaks else { return change[keyPath: verdict] = .possible }
    change[keyPath: verdict] = .breaks
    change[keyPath: witness] = found.witness
    change.reason = nil
  }

  /// Beside `rest`, a key that a rule takes or leaves is one that `rest` loses or gets.
  private func restFocus(_ focus: Focus, _ before: Mapping, _ after: Mapping) -> Focus {
    var focus = focus
    guard let rest = restRule(before, old), let other = restRule(after, new) else { return focus }
    (focus.oldProperty, focus.newProperty) = (rest, other)
    return focus
  }

  func restRule(_ mapping: Mapping, _ side: Side) -> PropertyRule? {
    side.rules(of: mapping.id).first { $0.source == .rest }
  }

  /// Values of NEW whose `rest` has the key of a rule that is gone.
  private func restValues(_ rule: PropertyRule, _ after: Mapping, _ base: NewValues) -> [MappedValue] {
    guard let rest = restRule(after, new), let source = rule.source?.alternatives.first else { return [] }
    let trees = Samples.trees(for: rule.property, in: old, pairing.mappings[after.id] ?? after.id)
    return base.values(of: rest, documents: trees.compactMap { base.document(with: $0, at: source) })
  }

  private func restDocuments(_ before: Mapping, _ samples: Samples, _ rule: PropertyRule) -> [DocumentTree] {
    guard old.rules(of: before.id).contains(where: { $0.source == .rest }), let path = rule.source?.alternatives.first
    else { return [] }
    let base = samples.least.document(of: samples.entry)
    return Samples.usual.compactMap { samples.least.placing($0, at: path, in: base) }
  }

  private func documents(of rule: PropertyRule, _ mapping: Mapping, _ samples: Samples) -> [DocumentTree] {
    guard let source = rule.source?.alternatives.first else { return [] }
    return Samples.trees(for: rule.property, in: new, mapping.id).compactMap {
      samples.document($0, for: rule, at: source)
    }
  }

  /// The order of the properties is that of the initialiser's parameters.
  func compareOrder(_ before: Mapping, _ after: Mapping, _ pairs: [Int: Int]) {
    let order = pairs.sorted { $0.key < $1.key }.map(\.value)
    guard order != order.sorted(), after.isGenerated else { return }
    var change = Change(
      id: .propertiesReordered, subject: after.name, message: "the parameters of the initialiser have another order")
    change.swift = .breaks
    (change.old, change.new) = (old.place(of: before), new.place(of: after))
    changes.append(change)
  }
}

extension Samples {
  /// Whether the least document has nothing that a rule could miss.
  var isEmpty: Bool { if case .object(let members) = least.document(of: entry) { members.isEmpty } else { false } }
}

extension Mapping {
  /// Whether the Swift type is generated, and not only its mapper.
  var isGenerated: Bool {
    switch kind {
    case .structure, .classType, .genericUnion: true
    case .owned, .named, .transform: false
    }
  }
}
