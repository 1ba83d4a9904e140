import KVMapSema

/// `check a <= b`, after everything is read.
extension MappingReading {
  mutating func compared(_ comparison: Comparison) -> [String] {
    let left = mapping.properties[comparison.left]
    var arguments = [
      "rule: \(rules.number(property: comparison.left, path: left.path))", "isRequired: \(left.isRequired)",
    ]
    let expressions = ConditionExpressions(names: names)
    let holds: String
    switch comparison.right {
    case .property(let other):
      let right = mapping.properties[other]
      arguments += [
        "other: \(rules.number(property: other, path: right.path))", "otherIsRequired: \(right.isRequired)",
      ]
      let condition = expressions.comparison(
        "$0", left.type.unwrapped, comparison.operation, "$1", right.type.unwrapped)
      holds = "KVMap.Conditions.holds(\(content(comparison.left)), \(content(other)), { \(condition) })"
    case .operand(let operand):
      arguments += ["other: -1", "otherIsRequired: false"]
      let condition = expressions.comparison("$0", comparison.operation, operand, left.type.unwrapped)
      holds = "KVMap.Conditions.passes(\(content(comparison.left)), { \(condition) })"
    }
    return [
      "if !\(holds) {",
      "  try kv.reportComparison(",
      "    _kvKeys, \(arguments.joined(separator: ", ")), \(SwiftLiteral.string(comparison.text)), scan)",
      "}",
    ]
  }

  /// The value of a property so far, as an optional of at most one level.
  private func content(_ property: Int) -> String {
    var type = mapping.properties[property].type
    var depth = 0
    while case .optional(let wrapped) = type { (type, depth) = (wrapped, depth + 1) }
    return target(property) + String(repeating: " ?? nil", count: max(depth - 1, 0))
  }
}
