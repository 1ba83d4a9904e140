@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// `where` and `check`, with the same runtime calls as generated code.
extension Interpreter {
  /// The value itself, if it meets all conditions. nil passes.
  func checked(
    _ value: MappedValue, _ checks: [Check], _ conversion: Conversion, _ type: ValueType, at place: ValuePosition,
    _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    var content = conversion
    while true {
      if case .optional(let inner, _) = content { content = inner } else if case .field(let inner) = content {
        content = inner
      } else {
        break
      }
    }
    let contentType = type.isField ? type.part.withoutOptional : type.withoutOptional
    if value.isStub { return value }
    for check in checks where value != .none {
      if case .each(let inner) = check.test, let element = content.documentElement, let part = contentType.eachElement {
        _ = try kv.checkedEach(
          at: place, value, check.expectation, entries: element.isEntry, { self.holds(check, for: $0, contentType) },
          tell: { (kv: inout JSONReader) throws(CodingFailure) in
            let place = kv.mark()
            let read = try self.read(element.conversion, &kv, environment)
            _ = try self.checked(read, [inner], element.conversion, part, at: place, &kv, environment)
          })
      } else {
        try kv.check(at: place, holds(check, for: value, contentType), check.expectation)
      }
    }
    return value
  }

  /// An element of a `lossy` collection, which is dropped if it does not meet the conditions.
  func readChecked(
    _ code: ValueCode, _ checks: [Check], _ type: ValueType, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    let place = kv.mark()
    let value = try read(code, &kv, environment)
    if value.isStub { return value }
    for check in checks where value != .none {
      try kv.check(at: place, holds(check, for: value, type.withoutOptional), check.expectation)
    }
    return value
  }
}

extension DecodingExecution {
  /// `check a <= b`, after everything is read.
  func compare(_ kv: inout JSONReader) throws(CodingFailure) {
    for code in plan.code.comparisons
    where !interpreter.holds(code.comparison, in: values, of: plan.mapping) {
      try kv.reportComparison(
        plan.keys, rule: code.rule, isRequired: code.isRequired, other: code.other,
        otherIsRequired: code.otherIsRequired, code.comparison.text, scan)
    }
  }
}
