import KVMapInterpret
import KVMapSema
import KVMapSource

extension Comparer {
  func compare(_ before: Mapping, _ after: Mapping) {
    // A generic union is compared as the union that it is.
    if case .genericUnion = after.kind { return }
    let entries = (old: old.entry(of: before), new: new.entry(of: after))
    pairs.append(TypePair(name: after.name, entries: entries))
    guard !isSame(before, after) else { return }
    let oldSamples = Samples(old, before, entries.old)
    let newSamples = Samples(new, after, entries.new)
    let base = NewValues(newSamples, entries.new, new)
    compareSettings(before, after, entries, oldSamples, base)
    let pairs = pairing.properties[after.id] ?? [:]
    // What a class inherits is judged at its base, unless that is another one.
    let hasSameBase = after.base.map { pairing.mappings[$0] } == before.base
    let inherited = hasSameBase ? inheritedCount(after) : 0
    for rule in new.rules(of: after.id) {
      if rule.index < inherited { continue }
      if let other = pairs[rule.index] {
        compare(pair(old.rules(of: before.id)[other], rule, before, after), entries, oldSamples, newSamples, base)
      } else {
        added(rule, before, after, entries, oldSamples, newSamples, base)
      }
    }
    let oldInherited = hasSameBase ? inheritedCount(before, old) : 0
    for rule in old.rules(of: before.id) where !pairs.values.contains(rule.index) && rule.index >= oldInherited {
      removed(rule, before, after, entries, oldSamples, base)
    }
    compareOrder(before, after, pairs)
  }

  /// The number of properties that belong to a base class that is compared itself.
  private func inheritedCount(_ mapping: Mapping, _ side: Side? = nil) -> Int {
    guard case .classType(let base?, let inherited) = mapping.kind else { return 0 }
    return (side ?? new).files["m\(base.index)"] == nil ? 0 : inherited
  }

  private func pair(_ rule: PropertyRule, _ other: PropertyRule, _ before: Mapping, _ after: Mapping) -> PropertyPair {
    let (oldNames, newNames) = (pairing.oldNames, pairing.newNames)
    let place = old.place(of: rule.property, in: before)
    return PropertyPair(
      old: rule, new: other, oldMapping: before, newMapping: after, oldType: oldNames.aligned(rule.property.type),
      newType: newNames.aligned(other.property.type), oldConversion: oldNames.aligned(rule.property.conversion),
      newConversion: newNames.aligned(other.property.conversion),
      oldDefault: rule.property.defaultValue.map { oldNames.aligned($0) },
      newDefault: other.property.defaultValue.map { newNames.aligned($0) }, acceptance: acceptance,
      oldTypeText: rule.property.type.text(in: old.program), newTypeText: other.property.type.text(in: new.program),
      oldPlace: oldPlace(place?.span, line: rule.property.origin.line))
  }

  private func compare(
    _ pair: PropertyPair, _ entries: (old: Entry, new: Entry), _ oldSamples: Samples, _ newSamples: Samples,
    _ base: NewValues
  ) {
    var facets = pair.placeFacets + pair.typeFacets + pair.readingFacets + pair.otherFacets
    if pair.old.property.name != pair.new.property.name {
      var found = Facet(.propertyRenamed, "'\(pair.old.property.name)' is called '\(pair.new.property.name)'")
      (found.isRead, found.isWritten, found.swift) = (false, false, .breaks)
      facets.append(found)
    }
    guard !facets.isEmpty else { return }
    let movesPlace = !pair.placeFacets.isEmpty
    for facet in facets {
      var facet = facet
      let isPlace = pair.placeFacets.contains { $0.id == facet.id }
      let isAbsence = facet.ignoresContents
      // A value that only Swift can read is compared by what may be absent, and not by its contents.
      if !isPlace, !isAbsence, facet.isRead || facet.isWritten,
        pair.oldConversion.runsSwift || pair.newConversion.runsSwift
      {
        facet.reason = facet.reason ?? "only Swift code can read it"
      }
      // Values of two places are not compared with each other.
      if !isPlace, !isAbsence, movesPlace { (facet.ignoresAbsence, facet.mayComplete) = (true, false) }
      if !isPlace, !isAbsence, facets.contains(where: \.ignoresContents) { facet.ignoresAbsence = true }
      judge(facet, pair, entries, oldSamples, newSamples, base)
    }
  }

  private func judge(
    _ facet: Facet, _ pair: PropertyPair, _ entries: (old: Entry, new: Entry), _ oldSamples: Samples,
    _ newSamples: Samples, _ base: NewValues
  ) {
    let subject = "\(pair.newMapping.name).\(pair.new.property.name)"
    var change = Change(id: facet.id, subject: subject, message: facet.message)
    (change.label, change.help, change.swift, change.reason) = (facet.label, facet.help, facet.swift, facet.reason)
    change.old = old.place(of: pair.old.property, in: pair.oldMapping)?.span
    change.new = new.place(of: pair.new.property, in: pair.newMapping)?.span
    var focus = Focus()
    focus.rules = ruleNames(pair)
    (focus.oldProperty, focus.newProperty) = (pair.old, pair.new)
    focus.includesBelow = facet.includesBelow
    focus.paths = Set((pair.old.source?.partPaths ?? []) + (pair.new.source?.partPaths ?? []))
    var isOfWhole = false
    if facet.id == .sourceChanged, pair.old.source == .whole || pair.new.source == .whole {
      focus.rules.formUnion([pair.oldMapping.typeName, pair.newMapping.typeName])
      focus.paths.insert("")
      isOfWhole = true
    }
    if (pair.oldMapping.reading.record == nil) != (pair.newMapping.reading.record == nil) {
      // An array is no object, whatever is in it.
      focus.paths.insert("")
      isOfWhole = true
    }
    focus.mayComplete = facet.mayComplete
    change.explained = focus.rules.union(inheriting(pair.newMapping, new, pair.new.property.name))
    if isOfWhole { change.explained.formUnion(holders(of: pair.oldMapping, old) + holders(of: pair.newMapping, new)) }
    (focus.ignoresAbsence, focus.ignoresContents) = (facet.ignoresAbsence, facet.ignoresContents)
    if facet.reason != nil {
      if facet.isRead { change.read = .possible }
      if facet.isWritten { change.written = .possible }
      changes.append(change)
      return
    }
    let isAlone = isRunAlone(pair.oldMapping, pair.newMapping)
    if isAlone, facet.isRead, pair.new.property.isRead || pair.old.property.isRead || facet.id.isOfDefault {
      let documents = self.documents(facet, pair, oldSamples, newSamples)
      apply(judge.read(documents, entries, focus), to: &change, \.read, \.readWitness, entries.old, focus)
      for context in contexts(pair, oldSamples, newSamples) {
        var judge = judge
        judge.context = context
        let found = judge.read(Array(documents.prefix(Self.documentsOfContext)), entries, focus)
        if found.verdict.rank > change.read.rank { (change.read, change.readWitness) = (found.verdict, found.witness) }
      }
      if change.read == .same, facet.addsWhenRead { change.read = .adds }
    }
    if isAlone, facet.isWritten, pair.new.property.isWritten || pair.old.property.isWritten {
      let values = base.values(of: pair.new, documents: self.newDocuments(facet, pair, newSamples))
      apply(judge.written(values, entries, focus), to: &change, \.written, \.writtenWitness, entries.old, focus)
    }
    if !isAlone || pair.old.source?.isOutside == true || pair.new.source?.isOutside == true {
      let isTried = (facet.isRead, facet.isWritten)
      applyOutside(to: &change, pair.newMapping, focus, trees(pair, oldSamples, newSamples), isTried)
    }
    if facet.refuses, change.read == .same, pair.new.property.isRead {
      change.read = .possible
      change.reason = change.reason ?? "no document that shows it was made"
    }
    changes.append(change)
  }

  /// How many documents are tried with each of the contexts that one rule is tried with.
  private static let documentsOfContext = 4

  /// What callers may pass to a rule that takes it, besides what the mapping needs.
  private func contexts(_ pair: PropertyPair, _ oldSamples: Samples, _ newSamples: Samples) -> [PassedContext] {
    let sources = [pair.old, pair.new].flatMap { $0.source?.alternatives ?? [] }
    let paths = sources.compactMap { if case .context(let path) = $0 { path } else { nil } }
    guard let path = paths.first else { return [] }
    let passed = old.program.passed(with: oldSamples.entry) == nil ? (new, newSamples.entry) : (old, oldSamples.entry)
    let held = trees(pair, oldSamples, newSamples).prefix(Judge.contextLimit).map {
      PassedContext.holding($0, at: path)
    }
    // Callers pass what is of the type of the context.
    return [.least] + held.filter { passed.0.canPass($0, with: passed.1) }
  }

  /// What has a value of a type: problems with the value as a whole are of these.
  private func holders(of mapping: Mapping, _ side: Side) -> [String] {
    side.program.mappings.flatMap { holder in
      holder.properties.filter { $0.conversion.uses(mapping.id) }.map { "\(holder.name).\($0.name)" }
    } + side.program.unions.filter { $0.cases.contains { $0.conversion?.uses(mapping.id) == true } }.map(\.name)
  }

  /// The rules of subclasses, which are judged with that of their base.
  func inheriting(_ mapping: Mapping, _ side: Side, _ property: String) -> Set<String> {
    guard case .classType = mapping.kind else { return [] }
    var bases: Set<MappingID> = [mapping.id]
    var names: Set<String> = []
    // Bases come in any order, so it is looked until nothing is found.
    while true {
      let found = side.program.mappings.filter { one in !bases.contains(one.id) && one.base.map(bases.contains) == true
      }
      if found.isEmpty { return names }
      for one in found {
        bases.insert(one.id)
        names.insert("\(one.name).\(property)")
      }
    }
  }

  func ruleNames(_ pair: PropertyPair) -> Set<String> {
    ruleNames(pair.old.property, in: pair.oldMapping).union(ruleNames(pair.new.property, in: pair.newMapping))
  }

  /// What problems and subjects call the rule of a property: a problem in a second mapping names the type.
  func ruleNames(_ property: Property, in mapping: Mapping) -> Set<String> {
    ["\(mapping.extras.shownName ?? mapping.typeName).\(property.name)", "\(mapping.name).\(property.name)"]
  }

  func apply(
    _ judgement: Judgement, to change: inout Change, _ verdict: WritableKeyPath<Change, Verdict>,
    _ witness: WritableKeyPath<Change, Witness?>, _ entry: Entry, _ focus: Focus
  ) {
    change.judged.insert(verdict == \.read ? .read : .written)
    change[keyPath: verdict] = judgement.verdict
    change[keyPath: witness] = judgement.witness
    if judgement.verdict == .same, let reason = judgement.reason {
      change[keyPath: verdict] = .possible
      change.reason = change.reason ?? reason
    }
    if verdict == \.written, change.written == .adds { change.written = .same }
  }

  // MARK: - Documents

  private func documents(_ facet: Facet, _ pair: PropertyPair, _ oldSamples: Samples, _ newSamples: Samples)
    -> [DocumentTree]
  {
    let rule = pair.old.source == nil ? pair.new : pair.old
    let sources = rule.source?.alternatives ?? []
    guard let first = sources.first else { return [oldSamples.document(nil, for: pair.old, at: nil)].compactMap(\.self) }
    var documents: [DocumentTree?] = []
    if facet.values.isEmpty {
      let trees = trees(pair, oldSamples, newSamples)
      for source in sources { documents += trees.prefix(1).map { oldSamples.document($0, for: pair.old, at: source) } }
      documents.append(both(trees, sources, pair, oldSamples))
      documents += trees.dropFirst().map { oldSamples.document($0, for: pair.old, at: first) }
      // What only NEW reads shows what is new.
      for source in pair.new.source?.alternatives ?? [] where !sources.contains(source) {
        documents += trees.prefix(2).map { oldSamples.document($0, for: pair.old, at: source) }
      }
      documents.append(oldSamples.document(nil, for: pair.old, at: nil))
      documents += parts(pair.old, oldSamples)
    } else {
      documents = facet.values.map { oldSamples.document($0, for: pair.old, at: first) }
    }
    return documents.compactMap(\.self)
  }

  private func trees(_ pair: PropertyPair, _ oldSamples: Samples, _ newSamples: Samples) -> [DocumentTree] {
    let ownOld = Samples.trees(for: pair.old.property, in: old, pair.oldMapping.id)
    let ownNew = Samples.trees(for: pair.new.property, in: new, pair.newMapping.id)
    let (first, rest) = (ownOld.prefix(1), ownOld.dropFirst())
    let (before, after) = (pair.old.property, pair.new.property)
    var trees = Array(first) + Samples.texts(between: before.checks, after.checks, of: before.conversion)
    if !after.checks.isEmpty { trees += ownNew }
    trees += rest
    trees += ownNew + Samples.usual + Samples.numbers
    trees += Samples.spelled(trees.prefix(8))
    trees += Samples.nested(before.conversion, oldSamples.least)
    return trees + Samples.nested(after.conversion, newSamples.least)
  }

  /// Documents in which only one part of a `gather` is.
  private func parts(_ rule: PropertyRule, _ samples: Samples) -> [DocumentTree?] {
    var full = samples.least
    full.includesOptional = true
    let tree = full.tree(rule.property.conversion, rule.property.type, depth: 1)
    guard case .gather(_, let parts)? = rule.source, case .object(let members) = tree else { return [] }
    return parts.indices.map { index in
      let one = members.filter { $0.key == parts[index].key }
      return samples.document(.object(one), for: rule, at: .gather(needsAll: false, [parts[index]]))
    }
  }

  /// Both alternatives at once, with different values.
  private func both(_ trees: [DocumentTree], _ sources: [PropertySource], _ pair: PropertyPair, _ samples: Samples)
    -> DocumentTree?
  {
    guard sources.count > 1, let first = trees.first,
      let second = trees.first(where: { $0.json != first.json && isRead($0, pair, samples) }),
      let start = samples.document(first, for: pair.old, at: sources[0])
    else { return nil }
    return samples.document(second, for: pair.old, at: sources[1]).map { start.completed(by: $0) }
  }

  private func isRead(_ tree: DocumentTree, _ pair: PropertyPair, _ samples: Samples) -> Bool {
    guard let source = pair.old.source?.alternatives.first,
      let document = samples.document(tree, for: pair.old, at: source)
    else { return false }
    return judge.value(of: Array(document.json.utf8), as: samples.entry, old) != nil
  }

  /// Documents of NEW, of which values are made.
  private func newDocuments(_ facet: Facet, _ pair: PropertyPair, _ newSamples: Samples) -> [DocumentTree] {
    guard let source = pair.new.source?.alternatives.first else { return [] }
    let (before, after) = (pair.old.property, pair.new.property)
    var trees = Samples.trees(for: after, in: new, pair.newMapping.id)
    trees += Samples.texts(between: before.checks, after.checks, of: after.conversion)
    trees += Samples.usual + Samples.numbers + Samples.nested(after.conversion, newSamples.least)
    let placed = trees.map { newSamples.document($0, for: pair.new, at: source) }
    let rest = [newSamples.document(nil, for: pair.new, at: nil)] + parts(pair.new, newSamples)
    return (placed + rest).compactMap(\.self)
  }
}

extension ChangeID {
  /// Whether it shows in what is read of properties that are not in documents as well.
  fileprivate var isOfDefault: Bool { [.defaultAdded, .defaultRemoved, .defaultChanged].contains(self) }
}

extension ValueType {
  /// As the mapping writes it.
  func text(in program: Program) -> String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .mapping(let id): program[id].name
    case .generic(let id, let arguments):
      program[id].name + "<" + arguments.map { $0.text(in: program) }.joined(separator: ", ") + ">"
    case .parameter(let index): index == 0 ? "T" : "T\(index)"
    case .enumeration(let id): program[id].name
    case .union(let id): program[id].name
    case .foreign(let id): program[id].typeName
    case .optional(let inner): inner.text(in: program) + "?"
    case .array(let inner): "[" + inner.text(in: program) + "]"
    case .set(let inner): "Set<" + inner.text(in: program) + ">"
    case .dictionary(let key, let value): "[\(key.text(in: program)): \(value.text(in: program))]"
    case .field(let inner): "Field<" + inner.text(in: program) + ">"
    case .lazyArray(let inner): "@lazy [" + inner.text(in: program) + "]"
    }
  }
}
