import KVMapSema

extension PropertyPair {
  /// How the places in the document differ.
  var placeFacets: [Facet] {
    let (before, after) = (old.source, new.source)
    guard old.property.isRead, new.property.isRead, let before, let after else { return [] }
    guard before != after else {
      let isWritten = old.property.isWritten && new.property.isWritten
      guard isWritten, old.written != new.written else { return [] }
      return [facet(.writtenPlaceChanged, "'\(name)' is written to '\(written(new))' instead of '\(written(old))'")]
    }
    let (all, now) = (before.alternatives, after.alternatives)
    guard all.allSatisfy({ $0.plainPath != nil }), now.allSatisfy({ $0.plainPath != nil }) else {
      return [sourceFacet(before, after)]
    }
    let kept = now.filter(all.contains)
    if kept.isEmpty { return [movedFacet(all, now)] }
    var facets: [Facet] = []
    let (gone, added) = (all.filter { !now.contains($0) }, now.filter { !all.contains($0) })
    if let first = now.first, !all.contains(first) {
      var found = facet(
        .writtenKeyChanged, "documents are read as before, and those that are written now have '\(first.text)'")
      found.help =
        "'\(kept.map(\.text).joined(separator: " ?? ")) ?? \(first.text)' reads both, and writes '\(kept[0].text)'"
      facets.append(found)
    } else if !added.isEmpty {
      facets.append(facet(.alternativeAdded, addedText(added)))
    }
    if !gone.isEmpty { facets.append(facet(.alternativeRemoved, "'\(name)' is no longer read from \(quoted(gone))")) }
    if kept != all.filter(now.contains) {
      facets.append(facet(.alternativesReordered, "of several keys, another one decides what '\(name)' is"))
    }
    return facets
  }

  /// A key that is called as the property is would read as if it were read from itself.
  private func addedText(_ added: [PropertySource]) -> String {
    added.map(\.text) == [name] ? "the key '\(name)' is read as well" : "'\(name)' is also read from \(quoted(added))"
  }

  private func movedFacet(_ all: [PropertySource], _ now: [PropertySource]) -> Facet {
    if all.count == 1, now.count == 1, let one = all[0].plainPath, let other = now[0].plainPath,
      one.withoutIndices == other.withoutIndices
    {
      return facet(.indexChanged, "'\(name)' is read from '\(other.description)' instead of '\(one.description)'")
    }
    let writes = new.property.isWritten ? ", and those that are written now have \(quoted(Array(now.prefix(1))))" : ""
    var found = facet(.keyChanged, "documents with \(quoted(all)) are no longer read\(writes)")
    if let first = all.first, let next = now.first {
      found.help = "'\(first.text) ?? \(next.text)' reads both and writes '\(first.text)'"
    }
    return found
  }

  private func sourceFacet(_ before: PropertySource, _ after: PropertySource) -> Facet {
    if case .gather(let hadAll, let parts) = before, case .gather(let hasAll, let others) = after, parts == others,
      hadAll != hasAll
    {
      return hasAll
        ? facet(.gatherAllAdded, "'\(name)' is absent unless all of its keys are present")
        : facet(.gatherAllRemoved, "'\(name)' is read if any of its keys is present")
    }
    return facet(.sourceChanged, "'\(name)' is read from '\(after.text)' instead of '\(before.text)'")
  }

  private func facet(_ id: ChangeID, _ message: String) -> Facet {
    var found = Facet(id, message)
    if let source = old.source { found.label = "read from \(quoted(source.alternatives)) in \(oldPlace)" }
    return found
  }

  var name: String { new.property.name }

  private func written(_ rule: PropertyRule) -> String { rule.written.joined(separator: ", ") }

  private func quoted(_ sources: [PropertySource]) -> String {
    sources.map { "'\($0.text)'" }.joined(separator: " or ")
  }
}

extension DocumentPath {
  fileprivate var withoutIndices: [Step] { steps.map { if case .index = $0 { .every } else { $0 } } }
}
