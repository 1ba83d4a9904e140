import KVMapSema

/// What is done with the value of a key or of an element.
extension DecodingLowering {
  /// - Parameter isOnTheWay: Whether the value is below an object, array or record that a path goes through, so that
  ///   the loop over the keys of the mapping's own object does not know whether it was found.
  mutating func use(_ uses: [ReadUse], isOnTheWay: Bool) -> ValueUse {
    let instructions = self.instructions(uses, isOnTheWay: isOnTheWay)
    var only: Int?
    if uses.count == 1, case .property(let property)? = uses.first { only = property }
    // After the instructions, which name rules.
    let origin = owners.firstProperty(of: uses).flatMap { self.origin(of: $0) }
    return ValueUse(instructions: instructions, origin: origin, onlyProperty: only)
  }

  private mutating func instructions(_ uses: [ReadUse], isOnTheWay: Bool) -> [DecodingInstruction] {
    guard let first = uses.first else { return [.skip] }
    guard uses.count > 1 else { return instructions(first, isOnTheWay: isOnTheWay) }
    var repeated = [RepeatedUse(back: nil, instructions: instructions(first, isOnTheWay: isOnTheWay))]
    for use in uses.dropFirst() {
      let back = self.back(for: use)
      repeated.append(RepeatedUse(back: back, instructions: instructions(use, isOnTheWay: isOnTheWay)))
    }
    return [.several(repeated)]
  }

  /// Goes back to a value for its second use. Problems are reported for the rule of the key unless another rule is
  /// entered.
  private mutating func back(for use: ReadUse) -> RepeatedUse.Return {
    switch use {
    case .property(let property): .seek(rule: rule(of: property))
    case .slot(let slot): decisive[slot].map { .seek(rule: rule(of: $0)) } ?? .rewind
    case .object, .array, .selection: .rewind
    }
  }

  private mutating func instructions(_ use: ReadUse, isOnTheWay: Bool) -> [DecodingInstruction] {
    switch use {
    case .property(let property):
      let isTracked = isOnTheWay && mapping.properties[property].isRequired
      return found + (isTracked ? [.markPresent(property)] : []) + [.read(read(property))]
    case .slot(let slot):
      guard let property = decisive[slot] else { return found + [.remember(slot: slot)] }
      let choice = FirstChoiceCode(
        slot: slot, read: read(property, mayBeNull: false), sentinels: sentinels(of: property), forgets: isReplacing)
      return found + [.readFirstChoice(choice)]
    case .object(let object):
      let table = addTable(of: object)
      let uses = object.entries.flatMap(\.uses)
      let (resets, nulls) = (self.resets(of: uses), found + self.nulls(of: uses))
      let keys = object.entries.map { self.use($0.uses, isOnTheWay: true) }
      return [.object(InnerObjectCode(table: table, resets: resets, nulls: nulls, keys: keys))]
    case .array(let array): return [.array(arrayCode(array))]
    case .selection(let selections):
      let uses = selections.flatMap(\.uses)
      let (resets, nulls) = (self.resets(of: uses), found + self.nulls(of: uses))
      let choices = selections.map { one in
        SelectionCode.Choice(
          selector: one.selector.description, isLenient: one.selector.isLenient,
          duplicates: mapping.settings.duplicates, instructions: instructions(one.uses, isOnTheWay: true))
      }
      return [.selection(SelectionCode(resets: resets, nulls: nulls, choices: choices))]
    }
  }

  private mutating func arrayCode(_ array: ReadArray) -> ArrayCode {
    let uses = array.entries.flatMap(\.uses)
    let (resets, nulls) = (self.resets(of: uses), found + self.nulls(of: uses))
    let fromEnd = array.entries.filter { $0.index < 0 }
    let elements = array.entries.filter { $0.index >= 0 }.map { entry in
      ArrayCode.Element(index: entry.index, use: use(entry.uses, isOnTheWay: true))
    }
    let last = fromEnd.compactMap { entry -> ArrayCode.LastElement? in
      guard let rule = rule(enteredBy: entry.uses) else { return nil }
      let nulls = found + self.nulls(of: entry.uses)
      return .init(
        distance: -entry.index, rule: rule, nulls: nulls, instructions: instructions(entry.uses, isOnTheWay: true))
    }
    return ArrayCode(
      resets: resets, nulls: nulls, elements: elements, lastElements: last,
      lastCount: fromEnd.map { -$0.index }.max() ?? 0)
  }

  // MARK: - Properties

  /// - Parameter mayBeNull: False if the value is known not to be null.
  mutating func read(_ property: Int, mayBeNull: Bool = true) -> ReadCode {
    let rule = mapping.properties[property]
    var code = ReadCode(property: property, mayBeNull: mayBeNull, takesDefault: false, isLossy: rule.isLossy)
    code.takesDefault = mayBeNull && !rule.type.isOptional && !rule.type.isField && rule.defaultValue != nil
    if case .lazyArray = rule.conversion { code.lazyRule = self.rule(of: property) }
    // A value that was recorded was already looked at.
    if mayBeNull, let text = sentinels(of: property) { code.sentinels = (text, nulls(of: property, isOnTheWay: false)) }
    return code
  }

  /// The values of a property that mean nothing.
  func sentinels(of property: Int) -> String? {
    let rule = mapping.properties[property]
    return rule.sentinels.isEmpty ? nil : SentinelText.text(of: rule)
  }

  // MARK: - Null and absence along the path

  /// Notes that a rule has found something, also null.
  private var found: [DecodingInstruction] { mapping.refusesEmptyObjects ? [.markFound] : [] }

  /// Whether a second value of a key replaces the first.
  private var isReplacing: Bool { mapping.settings.duplicates == .last }

  /// The effect of null in the middle of a path on everything below it.
  private mutating func nulls(of uses: [ReadUse]) -> [DecodingInstruction] {
    var all: [DecodingInstruction] = []
    for use in uses {
      switch use {
      case .property(let property): all += nulls(of: property, isOnTheWay: true)
      case .slot(let slot):
        all.append(.setSlotToNull(slot))
        // A second null discards a first value.
        if isReplacing, let property = decisive[slot] { all.append(.markAbsent(property)) }
      case .object(let object): all += nulls(of: object.entries.flatMap(\.uses))
      case .array(let array): all += nulls(of: array.entries.flatMap(\.uses))
      case .selection(let selections): all += nulls(of: selections.flatMap(\.uses))
      }
    }
    return all
  }

  /// - Parameter scope: Where problems look, if not in the object itself.
  mutating func nulls(of property: Int, isOnTheWay: Bool, scope: LookupScopeCode? = nil) -> [DecodingInstruction] {
    let rule = mapping.properties[property]
    guard rule.isRequired else { return [.setNothing(property)] }
    let present: [DecodingInstruction] = isOnTheWay ? [.markPresent(property)] : []
    if rule.keepsNull { return present + [.keepNull(property)] }
    let reference = RuleReference(property: property, rule: self.rule(of: property))
    return present + [.reportNull(reference, scope: scope)]
  }

  /// With `duplicates last`, a second intermediate object replaces all of the first.
  private func resets(of uses: [ReadUse]) -> [DecodingInstruction] {
    guard isReplacing else { return [] }
    return uses.flatMap { use -> [DecodingInstruction] in
      switch use {
      case .property(let property):
        (mapping.properties[property].isRequired ? [.markAbsent(property)] : []) + [.reset(property)]
      case .slot(let slot): [.clearSlot(slot)] + (decisive[slot].map { [.markAbsent($0), .reset($0)] } ?? [])
      case .object(let object): resets(of: object.entries.flatMap(\.uses))
      case .array(let array): resets(of: array.entries.flatMap(\.uses))
      case .selection(let selections): resets(of: selections.flatMap(\.uses))
      }
    }
  }
}
