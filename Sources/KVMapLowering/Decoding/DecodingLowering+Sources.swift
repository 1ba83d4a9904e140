import KVMapSema

/// Values that are read after the keys.
extension DecodingLowering {
  mutating func deferredCode(_ deferred: DeferredRead) -> DeferredCode {
    let property = deferred.property
    let source = self.source(deferred.source, for: property)
    let read = self.read(property, mayBeNull: false)
    // A look-up names the rule of the property, which has a path from then on.
    let isLookup = source.canThrow || source.preparationCanThrow
    var origin: String?
    if !isLookup { origin = self.origin(of: property) }
    let rule = self.rule(of: property)
    if isLookup { origin = self.origin(of: property) }
    let scope = deferred.source.scope
    let nulls = self.nulls(of: property, isOnTheWay: false, scope: scope)
    var isGathered = false
    if case .gather = deferred.source { isGathered = true }
    return DeferredCode(
      property: property, mayBeDecided: isFirstChoice(deferred), source: source, read: read, rule: rule, origin: origin,
      nulls: nulls, absence: mapping.properties[property].isRequired ? .init(scope: scope, isGathered: isGathered) : nil
    )
  }

  /// Whether its first source is read when its key is encountered.
  private func isFirstChoice(_ deferred: DeferredRead) -> Bool {
    guard case .firstOf(let sources) = deferred.source, case .slot(let slot)? = sources.first else { return false }
    return decisive[slot] == deferred.property
  }

  private mutating func source(_ source: DeferredSource, for property: Int) -> SourceCode {
    let whole = wholeSource(source, for: property)
    guard source.endsAtValue, let sentinels = sentinels(of: property) else { return whole }
    return .unless(sentinels: sentinels, whole)
  }

  /// The same, whatever its value means.
  private mutating func wholeSource(_ source: DeferredSource, for property: Int) -> SourceCode {
    let isOptional = mapping.properties[property].type.isOptional
    switch source {
    case .slot(let slot): return .slot(slot)
    case .whole: return .whole
    case .rest:
      return mapping.reading.record == nil
        ? .remainder(orNothing: isOptional) : .remainingElements(orNothing: isOptional)
    case .members:
      return .members(
        keepsBlanks: program.keepsBlankTexts(mapping.properties[property].conversion), orNothing: isOptional)
    case .elementKey: return .elementKey
    case .elementIndex: return .elementIndex
    case .parent(let hops, let path): return lookup(.parent(hops), path, property)
    case .document(let path): return lookup(.document, path, property)
    case .context(let path): return lookup(.context, path, property)
    case .within(let source, let path):
      let value = wholeSource(source, for: property)
      return .within(value, path: JSONText.path(path), rule: rule(of: property))
    case .projection(let array, let path):
      // What is on the way is no value of the rule.
      let value = wholeSource(array, for: property)
      return .projection(value, parts: ProjectionText.parts(of: path), rule: rule(of: property))
    case .firstOf(let sources): return .firstOf(sources.map { self.source($0, for: property) })
    case .gather(let plan):
      return .gather(
        entries: plan.lines, needsAll: plan.needsAll, plan.entries.map { self.source($0.source, for: property) })
    }
  }

  private mutating func lookup(_ scope: LookupScopeCode, _ path: DocumentPath, _ property: Int) -> SourceCode {
    .lookup(scope, path: JSONText.path(path), rule: rule(of: property))
  }
}

extension DeferredSource {
  /// Where problems look for the first alternative; `nil` for the object itself.
  fileprivate var scope: LookupScopeCode? {
    switch self {
    case .parent(let hops, _): .parent(hops)
    case .document: .document
    case .context: .context
    case .projection(let array, _), .within(let array, _): array.scope
    case .firstOf(let sources): sources.first?.scope
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .gather: nil
    }
  }
}
