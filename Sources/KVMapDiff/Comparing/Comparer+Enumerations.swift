import KVMapInterpret
import KVMapSema
import KVMapSource

extension Comparer {
  func compare(_ before: Enumeration, _ after: Enumeration) {
    let entries = (old: old.entry(of: before), new: new.entry(of: after))
    pairs.append(TypePair(name: after.name, entries: entries))
    let pairs = pairing.enumerationCases[after.id] ?? [:]
    let isNumber = after.raw != .string
    let file = new.files["e\(after.id.index)"]
    let oldFile = old.files["e\(before.id.index)"]
    func add(
      _ id: ChangeID, _ message: String, case item: Enumeration.Case?, was other: Enumeration.Case?, swift: Verdict,
      trees: [DocumentTree], values: [Int], kept: [DefaultValue] = [], runs: Bool = true
    ) {
      let name = item?.name ?? other?.name
      var change = Change(id: id, subject: name.map { "\(after.name).\($0)" } ?? after.name, message: message)
      change.swift = swift
      change.new =
        item.flatMap { new.place($0.origin, $0.name, file)?.span }
        ?? (name == nil ? new.place(after.origin, after.shortName, file)?.span : nil)
      change.old =
        other.flatMap { old.place($0.origin, $0.name, oldFile)?.span }
        ?? (name == nil ? old.place(before.origin, before.shortName, oldFile)?.span : nil)
      var focus = Focus()
      focus.isWhole = true
      if runs {
        apply(judge.read(trees, entries, focus), to: &change, \.read, \.readWitness, entries.old, focus)
        // An `else` case that keeps the value may keep what was another case.
        let written = values.flatMap { index in
          let value = LeastValue(new.program).value(of: after, at: index)
          return [value] + kept.compactMap { text in payload(of: value, keeping: text) }
        }
        if !written.isEmpty {
          apply(judge.written(written, entries, focus), to: &change, \.written, \.writtenWitness, entries.old, focus)
        }
        if change.read == .possible { change.read = .same }
        if change.written == .possible { change.written = .same }
      }
      changes.append(change)
    }
    if before.raw != after.raw {
      let trees = before.cases.flatMap(\.read).map { DocumentTree(constant: $0) } + Samples.usual
      add(
        .rawTypeChanged, "cases are \(after.raw.rawValue) instead of \(before.raw.rawValue)", case: nil, was: nil,
        swift: .breaks, trees: trees, values: Array(after.cases.indices))
    }
    compareHead(before, after, file, oldFile)
    // What NEW writes of the texts that are no longer of a case.
    let others = after.cases.indices.filter { after.cases[$0].isElse }
    for (index, item) in after.cases.enumerated() {
      let trees = item.read.map { DocumentTree(constant: $0) }
      guard let otherIndex = pairs[index] else {
        let unknown: [DocumentTree] = isNumber ? [.text("99")] : [.string("another")]
        let id: ChangeID = item.isElse ? .elseAdded : .caseAdded
        add(
          id, item.isElse ? "any other value is read as '\(item.name)'" : "'\(item.name)' is new", case: item, was: nil,
          swift: .breaks, trees: item.isElse ? unknown : trees, values: [index])
        continue
      }
      let other = before.cases[otherIndex]
      guard before.raw == after.raw else { continue }
      if item.name != other.name {
        add(
          .caseRenamed, "'\(other.name)' is called '\(item.name)'", case: item, was: other, swift: .breaks, trees: [],
          values: [], runs: false)
      }
      compareTexts(item, other, isNumber: isNumber) { id, message, trees, writes, swift in
        add(id, message, case: item, was: other, swift: swift, trees: trees, values: writes ? [index] : [])
      } removed: { message, texts in
        add(
          .caseTextRemoved, message, case: item, was: other, swift: .same,
          trees: texts.map { DocumentTree(constant: $0) }, values: others, kept: texts)
      }
      if item.hasPayload != other.hasPayload {
        add(
          .payloadChanged, "'\(item.name)' \(item.hasPayload ? "keeps" : "does not keep") the value", case: item,
          was: other, swift: .breaks, trees: [.string("another"), .text("99")], values: [index])
      }
      if item.documentation != other.documentation {
        add(
          .documentationChanged, "the comment of '\(item.name)' is another", case: item, was: other, swift: .same,
          trees: [], values: [], runs: false)
      }
    }
    for (index, other) in before.cases.enumerated() where !pairs.values.contains(index) {
      let unknown: [DocumentTree] = isNumber ? [.text("99")] : [.string("another")]
      let trees = other.isElse ? unknown : other.read.map { DocumentTree(constant: $0) }
      add(
        other.isElse ? .elseRemoved : .caseRemoved,
        other.isElse ? "other values are no longer read" : "'\(other.name)' is gone", case: nil, was: other,
        swift: .breaks, trees: trees, values: others, kept: other.read)
    }
  }

  private func payload(of value: MappedValue, keeping text: DefaultValue) -> MappedValue? {
    guard case .enumerationCase(let id, let index, _?) = value else { return nil }
    if case .string(let text) = text { return .enumerationCase(id, index, payload: .string(text)) }
    guard case .integer(let digits) = text else { return nil }
    return Int64(digits).map { .enumerationCase(id, index, payload: .integer($0)) }
  }

  private func compareTexts(
    _ item: Enumeration.Case, _ other: Enumeration.Case, isNumber: Bool,
    add: (ChangeID, String, [DocumentTree], Bool, Verdict) -> Void, removed: (String, [DefaultValue]) -> Void
  ) {
    let (was, now) = (Set(other.read), Set(item.read))
    let rawValue: Verdict = other.written == item.written ? .same : .changes
    func texts(_ values: Set<DefaultValue>) -> [DocumentTree] {
      values.map { DocumentTree(constant: $0) }.sorted { $0.json < $1.json }
    }
    let (gone, added) = (texts(was.subtracting(now)), texts(now.subtracting(was)))
    let list = { (all: [DocumentTree]) in all.map(\.json).joined(separator: ", ") }
    if isNumber, !gone.isEmpty, !added.isEmpty, was.count == 1, now.count == 1 {
      add(.caseNumberChanged, "'\(item.name)' is \(list(added)) instead of \(list(gone))", gone + added, true, rawValue)
      return
    }
    if !gone.isEmpty {
      removed("'\(item.name)' is no longer read from \(list(gone))", other.read.filter { !now.contains($0) })
    }
    if !added.isEmpty { add(.caseTextAdded, "'\(item.name)' is also read from \(list(added))", added, false, .same) }
    if other.written != item.written, let written = item.written {
      let text = DocumentTree(constant: written)
      add(.caseWrittenChanged, "'\(item.name)' is written as \(text.json)", [], true, rawValue)
    } else if other.written != item.written, item.isElse == other.isElse {
      add(.caseWrittenChanged, "'\(item.name)' is no longer written", [], false, rawValue)
    }
  }

  private func compareHead(_ before: Enumeration, _ after: Enumeration, _ file: FileID?, _ oldFile: FileID?) {
    func add(_ id: ChangeID, _ message: String, _ swift: Verdict) {
      var change = Change(id: id, subject: after.name, message: message)
      change.swift = swift
      change.new = new.place(after.origin, after.shortName, file)?.span
      change.old = old.place(before.origin, before.shortName, oldFile)?.span
      changes.append(change)
    }
    let (was, now) = (before.access ?? .internal, after.access ?? .internal)
    if was != now {
      add(
        now.width < was.width ? .accessNarrowed : .accessWidened,
        "the type is \(now.rawValue) instead of \(was.rawValue)", now.width < was.width ? .breaks : .adds)
    }
    let (had, has) = (conformances(before), conformances(after))
    let (lost, won) = (had.subtracting(has).sorted(), has.subtracting(had).sorted())
    if !lost.isEmpty { add(.conformanceLost, "the type is not \(lost.joined(separator: ", ")) any more", .breaks) }
    if !won.isEmpty { add(.conformanceWon, "the type is \(won.joined(separator: ", "))", .adds) }
    if before.documentation != after.documentation {
      add(.documentationChanged, "the comment of the type is another", .same)
    }
  }

  /// A generated enum without payload can be listed.
  private func conformances(_ enumeration: Enumeration) -> Set<String> {
    var all = Set(enumeration.protocols).subtracting(["Sendable", "Hashable", "Equatable"])
    if enumeration.kind == .generated, !enumeration.cases.contains(where: \.hasPayload) { all.insert("CaseIterable") }
    return all
  }
}

extension Enumeration { var shortName: String { name.split(separator: ".").last.map(String.init) ?? name } }

extension Union { var shortName: String { name.split(separator: ".").last.map(String.init) ?? name } }
