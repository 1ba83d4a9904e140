import KVMapInterpret
import KVMapSema
import KVMapSource

extension Comparer {
  func compare(_ before: Union, _ after: Union) {
    guard before.parameters.isEmpty, after.parameters.isEmpty else { return compareGeneric(before, after) }
    let entries = (old: old.entry(of: before), new: new.entry(of: after))
    pairs.append(TypePair(name: after.name, entries: entries))
    let least = LeastDocument(old)
    let pairs = pairing.unionCases[after.id] ?? [:]
    let all = before.cases.map { item in
      least.tree(of: before, case: item, tag: item.read.first ?? .string("another"), depth: 0)
    }
    compareSelection(before, after, entries, before.selection == .firstThatFits ? all + Self.overlaps(all) : all)
    for (index, item) in after.cases.enumerated() {
      guard let otherIndex = pairs[index] else {
        let id: ChangeID = item.isElse ? .elseAdded : .unionCaseAdded
        var trees = documents(of: item, in: after, LeastDocument(new))
        // What was one of the others before.
        for other in before.cases where other.isElse {
          trees += item.read.prefix(8).map { least.tree(of: before, case: other, tag: $0, depth: 0) }
        }
        add(
          id, item.isElse ? "anything else is read as '\(item.name)'" : "'\(item.name)' is new", after, before, item,
          nil, entries, trees, [index], swift: .breaks)
        continue
      }
      compareCase(item, index, before.cases[otherIndex], after, before, entries)
    }
    for (index, other) in before.cases.enumerated() where !pairs.values.contains(index) {
      add(
        other.isElse ? .elseRemoved : .unionCaseRemoved,
        other.isElse ? "other cases are no longer read" : "'\(other.name)' is gone", after, before, nil, other, entries,
        documents(of: other, in: before, least), after.cases.indices.filter { after.cases[$0].isElse }, swift: .breaks)
    }
  }

  private func compareCase(
    _ item: Union.Case, _ index: Int, _ other: Union.Case, _ after: Union, _ before: Union,
    _ entries: (old: Entry, new: Entry)
  ) {
    func add(
      _ id: ChangeID, _ message: String, _ trees: [DocumentTree], values: [Int] = [], swift: Verdict = .same,
      runs: Bool = true
    ) { self.add(id, message, after, before, item, other, entries, trees, values, swift: swift, runs: runs) }
    let least = LeastDocument(old)
    if item.name != other.name, !after.isFamily {
      add(.caseRenamed, "'\(other.name)' is called '\(item.name)'", [], swift: .breaks, runs: false)
    }
    // Where tags come or go, cases are chosen in another way: that is one change, not one of each case.
    let isTagged = before.hasTags == after.hasTags
    let (was, now) = isTagged ? (Set(other.read), Set(item.read)) : ([], [])
    let order = { (all: Set<DefaultValue>) in
      all.sorted { DocumentTree(constant: $0).json < DocumentTree(constant: $1).json }
    }
    let list = { (all: [DefaultValue]) in all.map { DocumentTree(constant: $0).json }.joined(separator: ", ") }
    let (gone, added) = (order(was.subtracting(now)), order(now.subtracting(was)))
    if !gone.isEmpty {
      add(
        .caseTextRemoved, "'\(item.name)' is no longer read from \(list(gone))",
        gone.map { least.tree(of: before, case: other, tag: $0, depth: 0) },
        // What is one of the others now.
        values: after.cases.indices.filter { after.cases[$0].isElse })
    }
    if !added.isEmpty {
      add(
        .caseTextAdded, "'\(item.name)' is also read from \(list(added))",
        added.map { LeastDocument(new).tree(of: after, case: item, tag: $0, depth: 0) })
    }
    if isTagged, item.written != other.written, item.written != nil {
      add(.caseWrittenChanged, "'\(item.name)' is written with another text", [], values: [index])
    } else if item.written != other.written, before.selection == after.selection, item.isElse == other.isElse {
      // What keeps all keys has that of the case if no rule writes it.
      add(
        .caseWrittenChanged, "'\(item.name)' is no longer written", documents(of: other, in: before, least),
        values: [index], swift: .changes)
    }
    let runsSwift = other.conversion?.runsSwift == true || item.conversion?.runsSwift == true
    let types = (other.type.map { pairing.oldNames.aligned($0) }, item.type.map { pairing.newNames.aligned($0) })
    if types.0 != types.1, !after.isFamily {
      let texts = (other.type?.text(in: old.program), item.type?.text(in: new.program))
      add(
        .payloadChanged, "'\(item.name)' has \(texts.1 ?? "nothing") instead of \(texts.0 ?? "nothing")",
        documents(of: other, in: before, least)
          + documents(of: other, in: before, least, holding: payloads(of: other, item))
          + documents(of: item, in: after, least, holding: payloads(of: other, item)), values: [index],
        swift: .breaks, runs: !runsSwift)
      if runsSwift, let last = changes.indices.last {
        (changes[last].read, changes[last].written) = (.possible, .possible)
        changes[last].reason = "only Swift code can read it"
      }
    }
    if item.conditions != other.conditions {
      add(
        .whenChanged, "'\(item.name)' is chosen under other conditions",
        before.cases.flatMap { documents(of: $0, in: before, least) } + meeting(other, item),
        values: Array(after.cases.indices))
    }
    if item.documentation != other.documentation {
      add(.documentationChanged, "the comment of '\(item.name)' is another", [], runs: false)
    }
  }

  private func compareSelection(
    _ before: Union, _ after: Union, _ entries: (old: Entry, new: Entry), _ all: [DocumentTree]
  ) {
    let everything = Array(after.cases.indices)
    func add(_ id: ChangeID, _ message: String, movesContents: Bool = false) {
      self.add(id, message, after, before, nil, nil, entries, all, everything, swift: .same)
      guard movesContents, let last = changes.indices.last else { return }
      changes[last].explained.formUnion(contentRules(of: before, old).union(contentRules(of: after, new)))
    }
    switch (before.selection, after.selection) {
    case (.discriminator(let one, let place), .discriminator(let other, let otherPlace)):
      let movesContents = place != otherPlace
      if one != other {
        // No document shows one of both alone, so they are one change.
        let contents = movesContents ? ", and their contents are somewhere else" : ""
        let message = "cases are chosen by '\(other.description)' instead of '\(one.description)'\(contents)"
        add(.discriminatorChanged, message, movesContents: movesContents)
      } else if movesContents {
        add(.discriminatorMoved, "the contents of cases are somewhere else", movesContents: true)
      }
    case (.discriminator, _), (.context, _), (.key, _), (.firstThatFits, _):
      if before.selection != after.selection {
        add(.discriminatorChanged, "cases are chosen in another way", movesContents: true)
      }
    }
    let pairs = pairing.unionCases[after.id] ?? [:]
    let order = pairs.sorted { $0.key < $1.key }.map(\.value)
    if before.selection == .firstThatFits, after.selection == .firstThatFits, order != order.sorted() {
      add(.casesReordered, "of several cases that fit, another one is chosen")
    }
    if before.coercion != after.coercion {
      add(
        after.coercion == .lenient ? .coercionWidened : .coercionNarrowed,
        after.hasTags
          ? "discriminators are compared \(after.coercion == .lenient ? "as texts" : "strictly")"
          : Self.coercionText(after.coercion == .lenient))
    }
    if before.unknown != after.unknown, !after.isFamily {
      var change = Change(
        id: after.unknown == .error ? .unknownNarrowed : .unknownWidened, subject: after.name,
        message: "unknown keys: '\(after.unknown.rawValue)' instead of '\(before.unknown.rawValue)'")
      if before.unknown == .error { change.read = .adds }
      place(&change, after, before, nil, nil)
      changes.append(change)
    }
    let (was, now) = (before.access ?? .internal, after.access ?? .internal)
    if was != now, !after.isFamily {
      var change = Change(
        id: now.width < was.width ? .accessNarrowed : .accessWidened, subject: after.name,
        message: "the type is \(now.rawValue) instead of \(was.rawValue)")
      change.swift = now.width < was.width ? .breaks : .adds
      place(&change, after, before, nil, nil)
      changes.append(change)
    }
    if before.documentation != after.documentation {
      var change = Change(id: .documentationChanged, subject: after.name, message: "the comment of the type is another")
      place(&change, after, before, nil, nil)
      changes.append(change)
    }
  }

  /// What `coercion` means for values of several types.
  static func coercionText(_ isLenient: Bool) -> String {
    isLenient
      ? "values are read leniently: also from what only means them"
      : "values are read strictly: texts such as \"1\" are no numbers any more"
  }

  /// Documents that more than one case may fit.
  private static func overlaps(_ all: [DocumentTree]) -> [DocumentTree] {
    all.prefix(6).enumerated().flatMap { index, one in all.prefix(6).dropFirst(index + 1).map { one.completed(by: $0) }
    }
  }

  /// Generic unions have no documents of their own: only what they generate is compared.
  private func compareGeneric(_ before: Union, _ after: Union) {
    if before.parameters.count != after.parameters.count {
      var change = Change(
        id: .genericsChanged, subject: after.name,
        message: "the type has \(after.parameters.count) type parameters instead of \(before.parameters.count)")
      change.swift = .breaks
      place(&change, after, before, nil, nil)
      changes.append(change)
      return
    }
    for mapping in new.program.mappings {
      guard case .genericUnion(after.id) = mapping.kind, let other = pairing.mappings[mapping.id] else { continue }
      let entries = (old: old.entry(of: old.program[other]), new: new.entry(of: mapping))
      let cases = { (union: Union) in
        union.cases.map { "\($0.name) \($0.read) \($0.isElse) \($0.conditions.map(\.description))" }
      }
      guard cases(before) != cases(after) || before.selection != after.selection else { continue }
      pairs.append(TypePair(name: after.name, entries: entries))
      let least = LeastDocument(old)
      let trees = before.cases.flatMap { documents(of: $0, in: before, least) }
      let isMore = after.cases.count > before.cases.count
      var id: ChangeID =
        isMore ? .unionCaseAdded : after.cases.count < before.cases.count ? .unionCaseRemoved : .discriminatorChanged
      var message = "the cases are others"
      if cases(before) == cases(after) {
        message = "cases are chosen in another way"
        if case .discriminator(let one, _) = before.selection, case .discriminator(one, _) = after.selection {
          (id, message) = (.discriminatorMoved, "the contents of cases are somewhere else")
        }
      }
      add(
        id, message, after, before, nil, nil, entries, trees, Array(after.cases.indices),
        swift: before.cases.map(\.name) == after.cases.map(\.name) ? .same : .breaks)
    }
  }

  /// The rules of what cases contain, which find nothing where the contents are not.
  private func contentRules(of union: Union, _ side: Side) -> Set<String> {
    union.cases.compactMap { $0.type?.present }.reduce(into: []) { names, type in
      switch type {
      case .mapping(let id), .generic(let id, _):
        let mapping = side.program[id]
        for property in mapping.properties { names.formUnion(ruleNames(property, in: mapping)) }
      case .union(let id): names.insert(side.program[id].name)
      case .scalar, .parameter, .enumeration, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray: break
      }
    }
  }

  // MARK: - Judging

  func documents(of item: Union.Case, in union: Union, _ least: LeastDocument) -> [DocumentTree] {
    let tags: [DefaultValue?] = item.read.isEmpty ? [.string("another")] : item.read.map { $0 }
    let whole = tags.prefix(8).map { least.tree(of: union, case: item, tag: $0, depth: 0) }
    guard item.takesAbsence else { return whole }
    return whole + [least.tree(of: union, case: item, tag: nil, depth: 0)]
  }

  /// Documents with values of each kind where the conditions of a case look.
  private func meeting(_ before: Union.Case, _ after: Union.Case) -> [DocumentTree] {
    let (one, other) = (LeastDocument(old), LeastDocument(new))
    let payloads = [(one, before), (other, after)].map { least, item -> DocumentTree in
      if let conversion = item.conversion, let type = item.type { least.tree(conversion, type, depth: 1) } else {
        .empty
      }
    }
    let values: [DocumentTree] = [.string("a"), .text("1"), .text("true"), .null, .array([]), .empty]
    let paths = Set((before.conditions + after.conditions).map(\.path.steps))
    return payloads.flatMap { payload in
      paths.flatMap { steps in values.map { payload.setting(steps[...], to: $0) } }
    }
  }

  /// What the payload of a case may be, on either side.
  private func payloads(of before: Union.Case, _ after: Union.Case) -> [DocumentTree] {
    let (one, other) = (before.conversion, after.conversion)
    return Samples.usual + Samples.numbers + (one.map { Samples.nested($0, LeastDocument(old)) } ?? [])
      + (other.map { Samples.nested($0, LeastDocument(new)) } ?? [])
  }

  private func documents(of item: Union.Case, in union: Union, _ least: LeastDocument, holding payloads: [DocumentTree])
    -> [DocumentTree]
  { payloads.map { least.tree(of: union, case: item, tag: item.read.first, depth: 0, payload: $0) } }

  private func add(
    _ id: ChangeID, _ message: String, _ after: Union, _ before: Union, _ item: Union.Case?, _ other: Union.Case?,
    _ entries: (old: Entry, new: Entry), _ trees: [DocumentTree], _ values: [Int], swift: Verdict, runs: Bool = true
  ) {
    let name = item?.name ?? other?.name
    var change = Change(id: id, subject: name.map { "\(after.name).\($0)" } ?? after.name, message: message)
    change.swift = swift
    place(&change, after, before, item, other)
    defer { changes.append(change) }
    guard runs else { return }
    var focus = Focus()
    focus.isWhole = true
    if !trees.isEmpty {
      apply(judge.read(trees, entries, focus), to: &change, \.read, \.readWitness, entries.old, focus)
    }
    let read = trees.compactMap { judge.value(of: Array($0.json.utf8), as: entries.new, new) }
    // Of a text that is no case any more, only what is read counts.
    let made = id == .caseTextRemoved ? [] : values.compactMap { LeastValue(new.program).value(of: after, at: $0) }
    let written =
      made
      + read.filter { value in if case .unionCase(_, let index, _) = value { values.contains(index) } else { false } }
    if !written.isEmpty {
      apply(judge.written(written, entries, focus), to: &change, \.written, \.writtenWitness, entries.old, focus)
    }
  }

  private func place(_ change: inout Change, _ after: Union, _ before: Union, _ item: Union.Case?, _ other: Union.Case?)
  {
    let (file, oldFile) = (new.files["u\(after.id.index)"], old.files["u\(before.id.index)"])
    if item == nil, other == nil {
      change.new = new.place(after.origin, after.shortName, file)?.span
      change.old = old.place(before.origin, before.shortName, oldFile)?.span
    } else {
      change.new = item.flatMap { new.place($0.origin, $0.name, file)?.span }
      change.old = other.flatMap { old.place($0.origin, $0.name, oldFile)?.span }
    }
  }
}

extension Union {
  /// Whether something in the document, or what callers pass, names the case.
  fileprivate var hasTags: Bool { selection != .firstThatFits }
}
