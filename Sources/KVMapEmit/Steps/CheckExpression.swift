import KVMapSema

/// `where 0...150` as a closure over a value, and what is reported when it is violated.
struct CheckExpression {
  let names: TypeNames
  let check: Check
  /// The type of the value, without `?`.
  let type: ValueType

  /// Reads a value and checks it.
  func reading(_ value: String, isOptional: Bool = false) -> String {
    "kv.checked(at: kv.mark(), \(isOptional ? "optional: " : "")\(value), \(expected)) { \(condition) }"
  }

  /// The same for `each`, where the document has the elements.
  ///
  /// - Parameters:
  ///   - entries: Whether it has them as the values of an object.
  ///   - element: Reads one and checks it.
  func reading(_ value: String, isOptional: Bool, entries: Bool, element: String) -> String {
    let arguments = "\(isOptional ? "optional: " : "")\(value), \(expected)\(entries ? ", entries: true" : "")"
    let tell = "(kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in _ = try \(element)"
    return "kv.checkedEach(at: kv.mark(), \(arguments)) { \(condition) } tell: { \(tell) }"
  }

  func writing(_ value: SwiftExpression, isOptional: Bool = false) -> SwiftExpression {
    SwiftExpression(
      "kv.checked(\(isOptional ? "optional: " : "")\(value.text), \(expected)) { \(condition) }", canThrow: true)
  }

  private var expected: String { SwiftLiteral.string(check.expectation) }

  private var condition: String { ConditionExpressions(names: names).condition(check, of: "$0", type) }
}

extension TypeNames {
  /// Reads a value inside of one call for each check: the first is the innermost.
  func reading(_ value: String, _ checks: [Check], _ type: ValueType) -> String {
    let isOptional = type.isOptional
    let content = isOptional ? type.wrapped : type
    var value = value
    for (index, check) in checks.enumerated() {
      if index > 0 { value = typed(value, content, isOptional: isOptional) }
      value = CheckExpression(names: self, check: check, type: content).reading(value, isOptional: isOptional)
    }
    return value
  }

  /// A checked value with its type: without it, swiftc needs exponentially long for closures in closures, and for
  /// functions that sort.
  func typed(_ value: String, _ type: ValueType, isOptional: Bool) -> String {
    "\(value) as \(self.type(type))\(isOptional ? "?" : "")"
  }
}
