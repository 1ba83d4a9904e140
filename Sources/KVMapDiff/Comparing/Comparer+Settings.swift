import KVMapInterpret
import KVMapSema
import KVMapSource

/// What is said of a type as a whole.
extension Comparer {
  func compareSettings(
    _ before: Mapping, _ after: Mapping, _ entries: (old: Entry, new: Entry), _ samples: Samples, _ base: NewValues
  ) {
    let (was, now) = (before.settings, after.settings)
    let least = [samples.least.document(of: entries.old)]
    let documents = least + whole(before, samples)
    let isDocument = !before.isTransform
    let isAlone = isRunAlone(before, after)
    func add(_ facet: Facet, _ documents: [DocumentTree] = [], _ kinds: Set<String> = []) {
      judgeSetting(
        facet, subject: after.name, old: old.place(of: before), new: new.place(of: after), entries, documents, base,
        kinds, isAlone: isAlone)
    }
    if isDocument, before.extras.root != after.extras.root {
      let texts = [before, after].map { mapping in
        mapping.extras.root.map { "at '\($0.description)'" } ?? "the document"
      }
      add(
        Facet(.rootChanged, "the value is \(texts[1]) instead of \(texts[0])"), documents,
        ["missing", "mismatch", "null"])
    }
    if was.unknown != now.unknown {
      let isNarrower = now.unknown == .error
      var facet = Facet(
        isNarrower ? .unknownNarrowed : .unknownWidened,
        "unknown keys: '\(now.unknown.rawValue)' instead of '\(was.unknown.rawValue)'")
      facet.isWritten = false
      facet.addsWhenRead = was.unknown == .error
      add(facet)
    }
    if was.empty != now.empty {
      var facet = Facet(
        now.empty == .error ? .emptyNarrowed : .emptyWidened,
        now.empty == .error
          ? "an object in which nothing is found is refused" : "an object in which nothing is found is read")
      facet.addsWhenRead = now.empty == .allow
      add(facet, [DocumentTree.empty.setting(entries.old.root.steps[...], to: .empty)], ["missing"])
    }
    if was.duplicates != now.duplicates {
      let facet = Facet(
        .duplicatesChanged, "of equal keys: '\(now.duplicates.rawValue)' instead of '\(was.duplicates.rawValue)'")
      add(facet, doubled(before, samples), ["duplicate-key"])
    }
    if was.writesNil != now.writesNil {
      var facet = Facet(.nilWritingChanged, now.writesNil ? "nil is written as null" : "nil is not written")
      facet.isRead = false
      add(facet, [], ["null", "missing", "mismatch"])
    }
    if isDocument, was.depth != now.depth {
      var facet = Facet(
        now.depth < was.depth ? .depthLowered : .depthRaised,
        "documents may be \(now.depth) levels deep instead of \(was.depth)")
      facet.addsWhenRead = now.depth > was.depth
      if now.depth < was.depth, now.depth > Self.deepest { facet.reason = "documents that deep are not made" }
      facet.isWritten = now.depth > was.depth && was.depth <= Self.deepest
      if facet.isWritten { facet.written = deep(new.rules(of: after.id), was.depth, base.samples) }
      let isLowered = now.depth < was.depth
      let tried = isLowered ? deep(old.rules(of: before.id), now.depth, samples) + whole(before, samples) : []
      add(facet, tried, ["depth"])
    }
    compareXMLNames(before, after, entries, NewValues(samples, entries.old, old), base)
    compareContext(before, after, add: { add($0) })
    if before.extras.comparisons.map(\.text) != after.extras.comparisons.map(\.text) {
      compareComparisons(before, after, documents, add: { add($0, $1, ["check"]) })
    }
    compareSync(before, after, add: { add($0) })
    compareConstruction(before, after, add: { add($0) })
    compareDeclaration(before, after, add: { add($0) })
  }

  /// In levels of arrays that are made to show a limit.
  private static let deepest = 2_000

  // MARK: - Parts

  private func compareContext(_ before: Mapping, _ after: Mapping, add: (Facet) -> Void) {
    let (one, other) = (before.extras.context, after.extras.context)
    let types = (one.map { pairing.oldNames.aligned($0.type) }, other.map { pairing.newNames.aligned($0.type) })
    guard types.0 != types.1 || one?.name != other?.name else { return }
    var facet =
      one == nil
      ? Facet(.contextAdded, "callers have to pass a context")
      : other == nil
        ? Facet(.contextRemoved, "callers pass no context any more")
        : Facet(.contextChanged, "callers pass another context")
    facet.swift = .breaks
    (facet.isRead, facet.isWritten) = (false, false)
    add(facet)
  }

  private func compareComparisons(
    _ before: Mapping, _ after: Mapping, _ documents: [DocumentTree], add: (Facet, [DocumentTree]) -> Void
  ) {
    let (one, other) = (before.extras.comparisons.map(\.text), after.extras.comparisons.map(\.text))
    let texts = { (all: [String]) in all.map { "'check \($0)'" }.joined(separator: " and ") }
    let facet: Facet
    if Set(one).isSubset(of: other) {
      facet = Facet(.checkAdded, "documents are checked: \(texts(other.filter { !one.contains($0) }))")
    } else if Set(other).isSubset(of: one) {
      facet = Facet(.checkRemoved, "documents are not checked any more: \(texts(one.filter { !other.contains($0) }))")
    } else {
      facet = Facet(.checkChanged, "documents are checked otherwise: \(texts(other)) instead of \(texts(one))")
    }
    // The order of two values is what such a check is about.
    let mapping = before
    let samples = Samples(old, mapping, old.entry(of: mapping))
    var found: [DocumentTree] = documents
    for comparison in before.extras.comparisons + after.extras.comparisons {
      let rules = old.rules(of: mapping.id)
      guard rules.indices.contains(comparison.left), case .property(let right) = comparison.right,
        rules.indices.contains(right)
      else { continue }
      found += crossed(rules[comparison.left], rules[right], samples, mapping)
    }
    add(facet, found)
  }

  private func crossed(_ one: PropertyRule, _ other: PropertyRule, _ samples: Samples, _ mapping: Mapping)
    -> [DocumentTree]
  {
    guard let source = one.source?.alternatives.first, let place = other.source?.alternatives.first else { return [] }
    let values: [(DocumentTree, DocumentTree)] = [
      (.text("1"), .text("2")), (.text("2"), .text("1")), (.text("1"), .text("1")),
      (.string("2000-01-01T00:00:00Z"), .string("2000-01-02T00:00:00Z")),
      (.string("2000-01-02T00:00:00Z"), .string("2000-01-01T00:00:00Z")),
      (.string("2000-01-01"), .string("2000-01-02")), (.string("2000-01-02"), .string("2000-01-01")),
      (.string("a"), .string("b")), (.string("b"), .string("a")),
    ]
    return values.compactMap { first, second in
      let start = samples.document(first, for: one, at: source)
      return start.flatMap { tree in
        guard samples.entry.root.steps.isEmpty else { return nil }
        return samples.least.placing(second, at: place, in: tree)
      }
    }
  }

  private func compareSync(_ before: Mapping, _ after: Mapping, add: (Facet) -> Void) {
    func names(_ indices: [Int], _ mapping: Mapping) -> [String] {
      indices.filter(mapping.properties.indices.contains).map { mapping.properties[$0].name }
    }
    func facet(_ id: ChangeID, _ message: String) {
      var found = Facet(id, message)
      (found.isRead, found.isWritten, found.swift) = (false, false, .changes)
      add(found)
    }
    if names(before.extras.identity, before) != names(after.extras.identity, after) {
      facet(.identityChanged, "rows of stores are found by other properties")
    }
    let stamps = [before.extras.stamp, before.extras.tombstone].map { names([$0].compactMap(\.self), before) }
    let others = [after.extras.stamp, after.extras.tombstone].map { names([$0].compactMap(\.self), after) }
    if stamps != others || before.settings.sync != after.settings.sync
      || before.extras.sharesTable != after.extras.sharesTable
    {
      facet(.syncChanged, "the type is synchronised otherwise")
    }
  }

  private func compareConstruction(_ before: Mapping, _ after: Mapping, add: (Facet) -> Void) {
    if before.construction != after.construction, !before.isGenerated || !after.isGenerated {
      var facet = Facet(.constructionChanged, "values are made in another way")
      facet.reason = "only Swift code can tell what it makes"
      add(facet)
    }
    if before.extras.before != after.extras.before || before.extras.after != after.extras.after {
      var facet = Facet(.hooksChanged, "other functions are called before writing or after reading")
      facet.reason = "only Swift code can tell what they do"
      add(facet)
    }
  }

  /// What is generated besides the properties.
  private func compareDeclaration(_ before: Mapping, _ after: Mapping, add: (Facet) -> Void) {
    func facet(_ id: ChangeID, _ message: String, _ swift: Verdict) {
      var found = Facet(id, message)
      (found.isRead, found.isWritten, found.swift) = (false, false, swift)
      add(found)
    }
    if before.kindWord != after.kindWord {
      facet(.kindChanged, "'\(after.name)' is a \(after.kindWord) instead of a \(before.kindWord)", .breaks)
    }
    let bases = (before.base.map { old.program[$0].name }, after.base.map { new.program[$0].name })
    if bases.0 != bases.1 {
      facet(
        .baseChanged,
        "the base class is \(bases.1.map { "'\($0)'" } ?? "none") instead of \(bases.0.map { "'\($0)'" } ?? "none")",
        .breaks)
    }
    if before.extras.parameters.count != after.extras.parameters.count {
      facet(
        .genericsChanged,
        "the type has \(after.extras.parameters.count) type parameters instead of \(before.extras.parameters.count)",
        .breaks)
    }
    let (was, now) = (before.access ?? .internal, after.access ?? .internal)
    if was != now {
      let isNarrower = now.width < was.width
      facet(
        isNarrower ? .accessNarrowed : .accessWidened, "the type is \(now.rawValue) instead of \(was.rawValue)",
        isNarrower ? .breaks : .adds)
    }
    if before.extras.hasConstants != after.extras.hasConstants {
      facet(
        after.extras.hasConstants ? .propertiesNarrowed : .propertiesWidened,
        "properties are \(after.extras.hasConstants ? "constants" : "variables")",
        after.extras.hasConstants ? .breaks : .adds)
    }
    if before.isGenerated, after.isGenerated {
      let (had, has) = (conformances(before), conformances(after))
      let (lost, won) = (had.subtracting(has).sorted(), has.subtracting(had).sorted())
      if !lost.isEmpty { facet(.conformanceLost, "the type is not \(lost.joined(separator: ", ")) any more", .breaks) }
      if !won.isEmpty { facet(.conformanceWon, "the type is \(won.joined(separator: ", "))", .adds) }
    }
    if before.documentation != after.documentation {
      facet(.documentationChanged, "the comment of the type is another", .same)
    }
  }

  private func conformances(_ mapping: Mapping) -> Set<String> {
    Set(mapping.extras.conformances.names + mapping.extras.protocols)
  }

  // MARK: - Documents

  /// Documents with each property that the type reads.
  private func whole(_ mapping: Mapping, _ samples: Samples) -> [DocumentTree] {
    old.rules(of: mapping.id).compactMap { rule in
      guard let source = rule.source?.alternatives.first else { return nil }
      let tree = samples.least.tree(rule.property.conversion, rule.property.type, depth: 1)
      return samples.document(tree, for: rule, at: source)
    }
  }

  /// Documents in which a key appears twice.
  private func doubled(_ mapping: Mapping, _ samples: Samples) -> [DocumentTree] {
    guard samples.entry.root.steps.isEmpty else { return [] }
    return old.rules(of: mapping.id).flatMap { rule -> [DocumentTree] in
      guard let path = rule.source?.alternatives.first?.plainPath, case .key(let key)? = path.steps.first,
        path.steps.count == 1
      else { return [] }
      let trees = Samples.trees(for: rule.property, in: old, mapping.id) + Samples.usual
      guard let first = trees.first, case .object(let members)? = samples.document(first, for: rule, at: .path(path))
      else { return [] }
      return trees.dropFirst().filter { $0.json != first.json }.prefix(24).map { .object(members + [(key, $0)]) }
    }
  }

  /// Documents that are one level too deep, under whatever path of at most three steps a value is.
  private func deep(_ rules: [PropertyRule], _ depth: Int, _ samples: Samples) -> [DocumentTree] {
    var tree = DocumentTree.array([])
    var trees = [tree]
    for _ in 0..<min(depth, Self.deepest) {
      tree = .array([tree])
      trees.append(tree)
    }
    return rules.flatMap { rule in
      guard let source = rule.source?.alternatives.first else { return [] as [DocumentTree] }
      return trees.suffix(4).reversed().compactMap { samples.document($0, for: rule, at: source) }
    }
  }

  // MARK: - Judging

  /// - Parameter kinds: The problems that this change explains.
  private func judgeSetting(
    _ facet: Facet, subject: String, old oldSpan: Span?, new newSpan: Span?, _ entries: (old: Entry, new: Entry),
    _ documents: [DocumentTree], _ base: NewValues, _ kinds: Set<String>, isAlone: Bool
  ) {
    var change = Change(id: facet.id, subject: subject, message: facet.message)
    (change.swift, change.reason, change.help) = (facet.swift, facet.reason, facet.help)
    (change.old, change.new) = (oldSpan, newSpan)
    if facet.reason != nil {
      if facet.isRead { change.read = .possible }
      if facet.isWritten { change.written = .possible }
      return changes.append(change)
    }
    // Documents of what contains the type show it, if it cannot be read alone.
    if !isAlone {
      if facet.isRead { change.judged.insert(.read) }
      if facet.isWritten, !kinds.isEmpty { change.judged.insert(.written) }
    }
    var focus = Focus()
    focus.kinds = kinds
    if isAlone, facet.isRead, !documents.isEmpty {
      apply(judge.read(documents, entries, focus), to: &change, \.read, \.readWitness, entries.old, focus)
    }
    if change.read == .same, facet.addsWhenRead { change.read = .adds }
    if isAlone, facet.isWritten, !kinds.isEmpty {
      let values =
        [base.least].compactMap(\.self) + base.all(new.rules(of: base.mapping.id)) + base.values(of: facet.written)
      apply(judge.written(values, entries, focus), to: &change, \.written, \.writtenWitness, entries.old, focus)
    }
    changes.append(change)
  }
}

extension Mapping {
  fileprivate var kindWord: String {
    switch kind {
    case .owned, .named: "map"
    case .structure: "struct"
    case .classType: "class"
    case .genericUnion: "union"
    case .transform: "transform"
    }
  }

  var base: MappingID? { if case .classType(let base, _) = kind { base } else { nil } }
}

extension AccessLevel {
  var width: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
