import KVMapLowering
import KVMapSema

/// `check a <= b`, after everything is read.
extension DecodingPrinter {
  func compared(_ code: ComparisonCode) -> [String] {
    let comparison = code.comparison
    let left = mapping.properties[comparison.left]
    let expressions = ConditionExpressions(names: names)
    let holds: String
    switch comparison.right {
    case .property(let other):
      let condition = expressions.comparison(
        "$0", left.type.unwrapped, comparison.operation, "$1", mapping.properties[other].type.unwrapped)
      holds = "KVMap.Conditions.holds(\(content(comparison.left)), \(content(other)), { \(condition) })"
    case .operand(let operand):
      let condition = expressions.comparison("$0", comparison.operation, operand, left.type.unwrapped)
      holds = "KVMap.Conditions.passes(\(content(comparison.left)), { \(condition) })"
    }
    let arguments =
      "rule: \(code.rule), isRequired: \(code.isRequired), other: \(code.other), "
      + "otherIsRequired: \(code.otherIsRequired)"
    return [
      "if !\(holds) {", "  try kv.reportComparison(",
      "    _kvKeys, \(arguments), \(SwiftLiteral.string(comparison.text)), scan)", "}",
    ]
  }

  /// The value of a property so far, as an optional of at most one level.
  private func content(_ property: Int) -> String {
    ConditionExpressions.flat(target(property), levels: mapping.properties[property].type.optionalLevels)
  }
}
