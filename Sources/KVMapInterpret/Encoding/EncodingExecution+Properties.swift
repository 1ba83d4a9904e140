@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// The values of properties, and whether there is anything to write for them.
extension EncodingExecution {
  /// The value of a property, or null if it is left out.
  func writeOrNull(_ property: PropertyEncoding, _ kv: inout JSONWriter) throws(CodingFailure) {
    if isOmitted(property) { kv.null() } else { try write(property, &kv) }
  }

  func write(_ property: PropertyEncoding, _ kv: inout JSONWriter) throws(CodingFailure) {
    if property.isSensitive { kv.hideValues(true) }
    try check(property, &kv)
    try interpreter.write(record.values[property.property], property.value, &kv, environment)
    if property.isSensitive { kv.hideValues(false) }
  }

  /// The `where` checks, and the lines `check` that begin with the property. nil passes, and so
  /// does a field without a value.
  private func check(_ property: PropertyEncoding, _ kv: inout JSONWriter) throws(CodingFailure) {
    if property.checks.isEmpty, property.comparisons.isEmpty { return }
    let value = record.values[property.property]
    guard value != .none, value != .absent else { return }
    let type = type(of: property.property)
    let content = type.isField ? type.part.withoutOptional : type.withoutOptional
    for check in property.checks { try kv.check(interpreter.holds(check, for: value, content), check.expectation) }
    for comparison in property.comparisons {
      let holds = interpreter.holds(comparison, in: record.values, of: interpreter.program[mapping])
      try kv.check(holds, comparison.text)
    }
  }

  private func type(of property: Int) -> ValueType {
    interpreter.program.mappings[mapping.index].properties[property].type
  }

  // MARK: - Conditions

  /// Whether the value of a property is left out: `@omit_default`, `@omit_empty`.
  func isOmitted(_ property: PropertyEncoding) -> Bool { isOmitted(property.property, property.omissions) }

  private func isOmitted(_ property: Int, _ omissions: [PropertyEncoding.Omission]) -> Bool {
    let value = record.values[property]
    return omissions.contains { omission in
      switch omission {
      case .isNil: value == .none
      case .isEmpty: value.isEmpty
      case .equals(let constant):
        value == MappedValue(constant, as: type(of: property), in: interpreter.program)
      }
    }
  }

  /// Whether an optional is nil, so that there is nothing to write.
  func isNil(_ property: PropertyEncoding) -> Bool {
    if case .optional = property.value { record.values[property.property] == .none } else { false }
  }

  /// Whether there is something to write for a property.
  func isThere(_ presence: PropertyPresence) -> Bool {
    let value = record.values[presence.property]
    let isAbsent =
      switch presence.absence {
      case .never: false
      case .absent: value == .absent
      case .nil: value == .none
      }
    return !isAbsent && !isOmitted(presence.property, presence.omissions)
  }

  /// Whether one of several properties is there; `nil` if one always is.
  func isAnyThere(_ presence: [PropertyPresence]?) -> Bool { presence?.contains(where: isThere) ?? true }
}
