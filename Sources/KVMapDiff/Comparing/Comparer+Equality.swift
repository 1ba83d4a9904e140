import KVMapSema

/// Whether two declarations are the same, except for where they are in their files.
extension Comparer {
  func isSame(_ before: Mapping, _ after: Mapping) -> Bool {
    guard !differs(before, after), before.documentation == after.documentation, before.access == after.access,
      before.construction == after.construction, before.isSameKind(after), hasSameBase(before, after)
    else { return false }
    return hasSameProperties(before, after) && hasSameExtras(before, after)
  }

  /// Whether two mappings differ in anything that documents may show.
  func differs(_ before: Mapping, _ after: Mapping) -> Bool {
    if let known = knownDifferences[after.id] { return known }
    let isDifferent = differsInRules(before, after)
    knownDifferences[after.id] = isDifferent
    return isDifferent
  }

  private func differsInRules(_ before: Mapping, _ after: Mapping) -> Bool {
    let (rules, others) = (old.rules(of: before.id), new.rules(of: after.id))
    guard rules.count == others.count, before.settings == after.settings else { return true }
    return zip(rules, others).contains { one, other in
      one.source != other.source || one.written != other.written
        || pairing.oldNames.aligned(one.property.conversion) != pairing.newNames.aligned(other.property.conversion)
        || one.property.defaultValue.map { pairing.oldNames.aligned($0) }
          != other.property.defaultValue.map { pairing.newNames.aligned($0) }
        || one.property.checks != other.property.checks || one.property.sentinels != other.property.sentinels
    }
  }

  private func hasSameBase(_ before: Mapping, _ after: Mapping) -> Bool {
    before.base.map { old.program[$0].name } == after.base.map { new.program[$0].name }
  }

  private func hasSameProperties(_ before: Mapping, _ after: Mapping) -> Bool {
    zip(before.properties, after.properties).allSatisfy { one, other in
      one.name == other.name && one.documentation == other.documentation && one.isRead == other.isRead
        && one.isWritten == other.isWritten && one.isLossy == other.isLossy && one.isBoxed == other.isBoxed
        && one.presence == other.presence && one.acceptsEmptyArrays == other.acceptsEmptyArrays
        && one.isSensitive == other.isSensitive && one.sync?.policy == other.sync?.policy
        && one.sync?.isOwned == other.sync?.isOwned
        && pairing.oldNames.aligned(one.type) == pairing.newNames.aligned(other.type)
    }
  }

  private func hasSameExtras(_ before: Mapping, _ after: Mapping) -> Bool {
    let (one, other) = (before.extras, after.extras)
    return one.parameters == other.parameters && one.root == other.root && one.before == other.before
      && one.after == other.after && one.element == other.element && one.namespaces == other.namespaces
      && one.conformances == other.conformances && one.protocols == other.protocols
      && one.hasConstants == other.hasConstants && one.identity == other.identity && one.stamp == other.stamp
      && one.tombstone == other.tombstone && one.sharesTable == other.sharesTable
      && one.comparisons.map(\.text) == other.comparisons.map(\.text) && one.context?.name == other.context?.name
      && one.context.map { pairing.oldNames.aligned($0.type) }
        == other.context.map { pairing.newNames.aligned($0.type) }
  }
}

extension Mapping {
  fileprivate func isSameKind(_ other: Mapping) -> Bool {
    switch (kind, other.kind) {
    case (.owned, .owned), (.structure, .structure), (.classType, .classType), (.genericUnion, .genericUnion),
      (.named, .named), (.transform, .transform):
      true
    case (.owned, _), (.structure, _), (.classType, _), (.genericUnion, _), (.named, _), (.transform, _): false
    }
  }
}
