import KVMapSema

/// Objects that are gathered from keys of another one.
extension SchemaBuilder {
  /// What the enclosing object has to be so that the gathered one can be read.
  ///
  /// - Returns: `nil` if no schema says so.
  func gathered(
    _ plan: GatherPlan, _ property: Property, of mapping: Mapping, _ scope: SchemaScope, isNeeded: Bool
  ) -> Schema? {
    let target = expanded(presentValue(of: property, scope))
    guard let moved = moved(target, plan, mapping) else { return nil }
    // Null is no value, so one of the keys has another one; and each of them with `gather all`.
    var present: [Schema] = []
    var absent: [Schema] = []
    for entry in plan.entries {
      guard let value = place(of: entry.source, mapping, .not(.null), isRequired: true),
        let nothing = place(of: entry.source, mapping, .null, isRequired: false)
      else { return nil }
      present.append(value)
      absent.append(nothing)
    }
    let needsNothing = !Self.alternatives(of: target).contains { part in
      if case .object(let object) = part.plain { object.members.contains(where: \.isRequired) } else { false }
    }
    let isThere: Schema =
      plan.needsAll ? .all(of: present) : needsNothing ? .any(of: present) : .anything
    let there = moved.intersection(isThere)
    guard !isNeeded else { return there }
    // Without any of the keys it is nil.
    let nothing = plan.needsAll ? Schema.any(of: absent) : Schema.all(of: absent)
    return .any(of: [there, nothing])
  }

  /// What holds for each key of its own, whether the gathered object is there or not.
  ///
  /// - Parameter isNeeded: Whether it is always there.
  func demandParts(of target: Schema, _ plan: GatherPlan, _ rules: inout ReadRules, isNeeded: Bool) {
    for entry in plan.entries {
      var parts: [Schema] = []
      var isThere = isNeeded
      for part in Self.alternatives(of: target) {
        guard case .object(let object) = part.plain else { return }
        let (schema, isRequired) = object.member(entry.key)
        parts.append(schema)
        isThere = isThere && isRequired
      }
      switch entry.source {
      case .slot(let slot):
        let value = Schema.any(of: parts)
        rules.demand(isThere ? value : value.orNull, ofSlot: slot, isNeeded: isThere)
      case .gather(let inner): demandParts(of: expanded(.any(of: parts)), inner, &rules, isNeeded: isThere)
      case .firstOf, .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context, .within,
        .projection:
        continue
      }
    }
  }

  /// The object in which a value stands that a gather takes.
  private func place(
    of source: DeferredSource, _ mapping: Mapping, _ schema: Schema, isRequired: Bool
  ) -> Schema? {
    switch source {
    case .slot(let slot):
      return nest(schema, at: mapping.reading.slots[slot].steps[...], isRequired: isRequired)
    case .firstOf(let sources):
      var all: [Schema] = []
      for source in sources {
        guard let one = place(of: source, mapping, schema, isRequired: isRequired) else { return nil }
        all.append(one)
      }
      return isRequired ? .any(of: all) : .all(of: all)
    case .gather(let plan):
      var all: [Schema] = []
      for entry in plan.entries {
        guard let one = place(of: entry.source, mapping, schema, isRequired: isRequired) else { return nil }
        all.append(one)
      }
      return isRequired ? .any(of: all) : .all(of: all)
    case .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context, .within, .projection:
      return nil
    }
  }

  /// The demands of the gathered object, made of the one that its keys are taken from.
  private func moved(_ schema: Schema, _ plan: GatherPlan, _ mapping: Mapping) -> Schema? {
    switch schema {
    case .anything: return .anything
    case .nothing, .null, .bool, .number, .text, .array, .values: return .nothing
    case .object(let object):
      var result = Schema.anything
      for entry in plan.entries {
        let (value, isRequired) = object.member(entry.key)
        guard let place = moved(value, to: entry.source, mapping, isRequired: isRequired) else { return nil }
        result = result.intersection(place)
      }
      for member in object.members where member.isRequired {
        // A key that the gather does not take is never there.
        if !plan.entries.contains(where: { $0.key.utf8.elementsEqual(member.key.utf8) }) { return .nothing }
      }
      return result
    case .anyOf(let parts):
      var all: [Schema] = []
      for part in parts {
        guard let one = moved(part, plan, mapping) else { return nil }
        all.append(one)
      }
      return .any(of: all)
    case .allOf(let parts):
      var result = Schema.anything
      for part in parts {
        guard let one = moved(part, plan, mapping) else { return nil }
        result = result.intersection(one)
      }
      return result
    case .not(let inner):
      guard let one = moved(inner, plan, mapping) else { return nil }
      return .not(one)
    case .noted(let notes, let inner): return moved(inner, plan, mapping)?.commented(notes.comments)
    case .reference: return nil
    }
  }

  private func moved(
    _ value: Schema, to source: DeferredSource, _ mapping: Mapping, isRequired: Bool
  ) -> Schema? {
    switch source {
    case .slot(let slot):
      // In an object that is there, a key that is null is null.
      return nest(value, at: mapping.reading.slots[slot].steps[...], isRequired: isRequired)
    case .firstOf(let sources):
      var all: [Schema] = []
      var present: [Schema] = []
      for source in sources {
        guard let one = moved(value.orNull, to: source, mapping, isRequired: false),
          let there = moved(value, to: source, mapping, isRequired: true)
        else { return nil }
        all.append(one)
        present.append(there)
      }
      let each = Schema.all(of: all)
      return isRequired ? each.intersection(.any(of: present)) : each
    case .gather(let plan):
      guard let inner = moved(expanded(value), plan, mapping) else { return nil }
      if isRequired { return inner }
      guard let nothing = place(of: source, mapping, .null, isRequired: false) else { return nil }
      _ = plan
      return .any(of: [inner, nothing])
    case .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context, .within, .projection:
      return nil
    }
  }
}
