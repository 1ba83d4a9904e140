import KVMapInterpret
import KVMapSema

/// Families that only one side has. Without one, a document of the class is read as the class itself.
extension Comparer {
  func compareFamilies() {
    let kept = Set(pairing.unions.values)
    for family in old.program.unions where !kept.contains(family.id) {
      guard case .family(let base) = family.kind,
        let mapping = new.program.mappings.first(where: { pairing.mappings[$0.id] == base })
      else { continue }
      var change = Change(
        id: .familyRemoved, subject: mapping.name,
        message: "a document of '\(mapping.name)' is no longer read as one of its subclasses")
      change.swift = .breaks
      change.old = old.place(family.origin, family.shortName, old.files["u\(family.id.index)"])?.span
      let entries = (old: old.entry(of: family), new: new.entry(of: mapping))
      let documents = documents(of: family, old)
      run(&change, documents, values(of: [LeastDocument(new).document(of: entries.new)], entries.new), entries)
    }
    for family in new.program.unions where pairing.unions[family.id] == nil {
      guard case .family(let base) = family.kind, let other = pairing.mappings[base] else { continue }
      let mapping = old.program[other]
      var change = Change(
        id: .familyAdded, subject: new.program[base].name,
        message: "a document of '\(new.program[base].name)' is read as one of its subclasses")
      change.swift = .adds
      change.new = new.place(family.origin, family.shortName, new.files["u\(family.id.index)"])?.span
      let entries = (old: old.entry(of: mapping), new: new.entry(of: family))
      run(
        &change, [LeastDocument(old).document(of: entries.old)], values(of: documents(of: family, new), entries.new),
        entries)
    }
  }

  private func documents(of family: Union, _ side: Side) -> [DocumentTree] {
    let least = LeastDocument(side)
    return family.cases.flatMap { documents(of: $0, in: family, least) }
  }

  private func values(of documents: [DocumentTree], _ entry: Entry) -> [MappedValue] {
    documents.compactMap { judge.value(of: Array($0.json.utf8), as: entry, new) }
  }

  private func run(
    _ change: inout Change, _ documents: [DocumentTree], _ values: [MappedValue], _ entries: (old: Entry, new: Entry)
  ) {
    pairs.append(TypePair(name: change.subject, entries: entries))
    var focus = Focus()
    focus.isWhole = true
    apply(judge.read(documents, entries, focus), to: &change, \.read, \.readWitness, entries.old, focus)
    apply(judge.written(values, entries, focus), to: &change, \.written, \.writtenWitness, entries.old, focus)
    changes.append(change)
  }
}
