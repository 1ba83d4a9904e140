@_spi(Generated) import KVMap
import KVMapSema

/// Assigns one property.
extension MappingReading {
  /// Reads the value under the cursor.
  ///
  /// - Parameter mayBeNull: False if it is known not to be null.
  mutating func readProperty(
    _ property: Int, mayBeNull: Bool = true, _ kv: inout JSONReader
  ) throws(CodingFailure) {
    if mayBeNull, let sentinels = plan.sentinels[property] {
      let place = kv.mark()
      if try kv.consume(sentinel: sentinels) {
        if isMade(property), !interpreter.stubsSwift { throw needsSwift(property, at: place, &kv) }
        return try setNull(property, &kv)
      }
    }
    isThere[property] = true
    guard plan.mapping.properties[property].isLossy else {
      values[property] = try value(of: property, mayBeNull: mayBeNull, &kv)
      return
    }
    let attempt = kv.attempt()
    do throws(CodingFailure) {
      values[property] = try value(of: property, mayBeNull: mayBeNull, &kv)
      kv.acceptAttempt(attempt)
    } catch {
      try kv.drop(error, from: attempt)
      isThere[property] = plan.initial[property] != nil
      values[property] = plan.initial[property]
    }
  }

  private func value(of property: Int, mayBeNull: Bool, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    // Nothing larger than a word is kept while the value is read, because documents can be deeply nested.
    let place = kv.mark()
    if mayBeNull, try isNull(property, &kv) {
      if let value = plan.initial[property] { return value }
      guard interpreter.stubsSwift else { throw needsSwift(property, at: place, &kv) }
      return .none
    }
    let rule = plan.mapping.properties[property]
    let value = try interpreter.read(
      rule.conversion, &kv, rule.acceptsEmptyArrays ? environment.accepting(emptyArrays: true) : environment)
    guard !rule.checks.isEmpty else { return value }
    return try interpreter.checked(value, rule.checks, rule.conversion, rule.type, at: place, &kv, environment)
  }

  /// Whether the value is null and null means the default: for a type that has no nil of its own.
  private func isNull(_ property: Int, _ kv: inout JSONReader) throws(CodingFailure) -> Bool {
    let type = plan.mapping.properties[property].type
    guard !type.isOptional, !type.isField, plan.mapping.properties[property].defaultValue != nil else { return false }
    return try kv.consumeNull()
  }

  /// Whether only Swift has the default.
  private func isMade(_ property: Int) -> Bool { plan.made.contains { $0.property == property } }

  /// Null takes a default that only Swift has.
  private func needsSwift(_ property: Int, at place: ValuePosition, _ kv: inout JSONReader) -> CodingFailure {
    let function = plan.made.first { $0.property == property }?.function
    return kv.needsSwift(function ?? "the default of \(plan.mapping.properties[property].name)", at: place)
  }

  // MARK: - Null and absence along the path

  /// The effect of null in the middle of a path on everything below it.
  mutating func setNull(_ uses: [PreparedUse], _ kv: inout JSONReader) throws(CodingFailure) {
    for use in uses {
      switch use {
      case .property(let property): try setNull(property, &kv)
      case .slot(let slot):
        slots[slot] = .null
        if let property = plan.decisive[slot] { forget(property) }
      case .object(let object):
        for uses in object.entries { try setNull(uses, &kv) }
      case .array(let array):
        for entry in array.entries { try setNull(entry.uses, &kv) }
      case .selection(let selections):
        for selection in selections { try setNull(selection.uses, &kv) }
      }
    }
  }

  /// - Parameter around: Where problems look, if not in the object itself.
  mutating func setNull(
    _ property: Int, around: LookupScope? = nil, _ kv: inout JSONReader
  ) throws(CodingFailure) {
    let rule = plan.mapping.properties[property]
    guard rule.isRequired else {
      let value = rule.type.isOptional || rule.type.isField ? MappedValue.none : plan.initial[property]
      values[property] = value
      // The end of the object takes care of a default that only Swift has.
      if value == nil { isThere[property] = false }
      return
    }
    isThere[property] = true
    if rule.keepsNull {
      values[property] = .value(.null)
    } else if let around {
      try kv.reportNull(plan.keys, rule: plan.rules[property], around: around, scan)
    } else {
      try kv.reportNull(plan.keys, rule: plan.rules[property], scan)
    }
  }

  /// With `duplicates last`, a second intermediate object replaces all of the first.
  mutating func reset(_ uses: [PreparedUse]) {
    guard isReplacing() else { return }
    for use in uses {
      switch use {
      case .property(let property): reset(property)
      case .slot(let slot):
        slots[slot] = .none
        if let property = plan.decisive[slot] { reset(property) }
      case .object(let object):
        for uses in object.entries { reset(uses) }
      case .array(let array):
        for entry in array.entries { reset(entry.uses) }
      case .selection(let selections):
        for selection in selections { reset(selection.uses) }
      }
    }
  }

  private mutating func reset(_ property: Int) {
    isThere[property] = false
    values[property] = plan.initial[property]
  }
}
