@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Assigns one property.
extension DecodingExecution {
  /// Reads the value under the cursor.
  mutating func readProperty(_ read: ReadCode, _ kv: inout JSONReader) throws(CodingFailure) {
    if let (sentinels, nulls) = read.sentinels {
      let place = kv.mark()
      if try kv.consume(sentinel: interpreter.text(sentinels)) {
        if let made = plan.made[read.property], !interpreter.stubsSwift {
          throw kv.needsSwift(made.function, at: place)
        }
        return try execute(nulls, &kv)
      }
    }
    isThere[read.property] = true
    guard read.isLossy else {
      values[read.property] = try value(read, &kv)
      return
    }
    let attempt = kv.attempt()
    do throws(CodingFailure) {
      values[read.property] = try value(read, &kv)
      kv.acceptAttempt(attempt)
    } catch {
      try kv.drop(error, from: attempt)
      isThere[read.property] = plan.initial[read.property] != nil
      values[read.property] = plan.initial[read.property]
    }
  }

  private func value(_ read: ReadCode, _ kv: inout JSONReader) throws(CodingFailure) -> MappedValue {
    // Nothing larger than a word is kept while the value is read, because documents can be deeply nested.
    let place = kv.mark()
    if read.takesDefault, try kv.consumeNull() {
      if let value = plan.initial[read.property] { return value }
      guard let made = plan.made[read.property], !interpreter.stubsSwift else { return .none }
      throw kv.needsSwift(made.function, at: place)
    }
    let rule = plan.mapping.properties[read.property]
    let value = try interpreter.read(plan.codes[read.property], &kv, environment)
    let checks = rule.valueChecks
    guard !checks.isEmpty else { return value }
    return try interpreter.checked(value, checks, rule.conversion, rule.type, at: place, &kv, environment)
  }

  /// What null means to a property that may be without a value.
  mutating func setNothing(_ property: Int) {
    let type = plan.mapping.properties[property].type
    let value = type.isOptional || type.isField ? MappedValue.none : plan.initial[property]
    values[property] = value
    // The end of the object takes care of a default that only Swift has.
    if value == nil { isThere[property] = false }
  }
}
