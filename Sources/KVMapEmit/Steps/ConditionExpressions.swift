import KVMapLowering
import KVMapSema

/// Conditions as Swift expressions.
struct ConditionExpressions {
  let names: TypeNames

  /// - Parameters:
  ///   - value: The value, as an expression that may be repeated.
  ///   - type: Its type. What is optional passes if it is nil.
  func condition(_ check: Check, of value: String, _ type: ValueType) -> String {
    if type.isOptional { return passing(value, type) { condition(check, of: "$0", $0) } }
    switch check.test {
    case .range(let lower, let upper, let includesUpper):
      return range(lower, upper, includesUpper) { bound, operation in number(value, operation, bound, type) }
    case .count(.range(let lower, let upper, let includesUpper)):
      return range(lower, upper, includesUpper) { bound, operation in
        IntegerBound(bound).comparison("\(value).count", operation, in: .int)
      }
    case .count(.comparison(let operation, let bound)):
      return IntegerBound(bound).comparison("\(value).count", operation, in: .int)
    case .comparison(let operation, let operand): return comparison(value, operation, operand, type)
    case .among(let operands):
      return among(value, operands, type)
    case .matches(let automaton): return "\(names.steps.automaton(automaton)).matches(\(value))"
    case .multiple(let factor): return multiple(value, factor, type)
    case .unique:
      if case .set = type { return "\(value).count >= 0" }
      return "KVMap.Conditions.areUnique(\(value))"
    case .each(let inner): return each(inner, value, type)
    case .not(let inner): return "!(\(condition(inner, of: value, type)))"
    }
  }

  /// A typed array: swiftc takes exponentially long for many literals joined by `||`.
  private func among(_ value: String, _ operands: [Check.Operand], _ type: ValueType) -> String {
    if type == .scalar(.string) || type == .scalar(.character) {
      let texts = operands.compactMap { if case .text(let text) = $0 { SwiftLiteral.string(text) } else { nil } }
      return "([\(texts.joined(separator: ", "))] as [KVMap.ExactText]).contains(.init(\(text(value, type))))"
    }
    let elements = operands.compactMap { element($0, type) }
    return "([\(elements.joined(separator: ", "))] as [\(names.type(type))]).contains(\(value))"
  }

  /// - Returns: `nil` for a number that no value of the type is equal to.
  private func element(_ operand: Check.Operand, _ type: ValueType) -> String? {
    switch operand {
    case .number(let bound):
      guard case .scalar(let scalar) = type, scalar.isInteger else {
        return type == .scalar(.decimal) ? "KVMap.GeneratedConstant.decimal(\(SwiftLiteral.string(bound)))" : bound
      }
      return IntegerBound(bound).literal(in: scalar)
    case .text(let text): return SwiftLiteral.string(text)
    case .date(let seconds): return ".init(timeIntervalSinceReferenceDate: \(seconds))"
    case .zoned(let seconds, let offset):
      return ".init(.init(timeIntervalSinceReferenceDate: \(seconds)), offset: \(offset))"
    case .constant(let constant): return ConstantExpressions(names: names).value(constant)
    }
  }

  private func each(_ inner: Check, _ value: String, _ type: ValueType) -> String {
    guard let element = type.eachElement else { return "true" }
    var values = value
    if case .dictionary = type { values += ".values" }
    return "\(values).allSatisfy { \(condition(inner, of: "$0", element)) }"
  }

  /// A condition that holds for nil at every level of an optional.
  ///
  /// - Parameters:
  ///   - value: The value, as an expression of that type.
  ///   - condition: Makes the condition of `$0`, from its type without `?`.
  func passing(_ value: String, _ type: ValueType, _ condition: (ValueType) -> String) -> String {
    guard case .optional(let wrapped) = type else { return condition(type) }
    return "KVMap.Conditions.passes(\(value)) { \(passing("$0", wrapped, condition)) }"
  }

  /// An optional of several levels as one of at most one level.
  static func flat(_ value: String, levels: Int) -> String {
    levels > 1 ? flat("KVMap.Conditions.flat(\(value))", levels: levels - 1) : value
  }

  private func range(
    _ lower: String?, _ upper: String?, _ includesUpper: Bool, _ comparison: (String, String) -> String
  ) -> String {
    let first = lower.map { comparison($0, ">=") }
    let second = upper.map { comparison($0, includesUpper ? "<=" : "<") }
    let parts = [first, second].compactMap(\.self)
    return parts.isEmpty ? "true" : parts.joined(separator: " && ")
  }

  private func number(_ value: String, _ operation: String, _ bound: String, _ type: ValueType) -> String {
    guard case .scalar(let scalar) = type else { return "\(value) \(operation) \(bound)" }
    if scalar.isInteger { return IntegerBound(bound).comparison(value, operation, in: scalar) }
    // A Swift literal goes through Double.
    if scalar == .decimal {
      return "\(value) \(operation) KVMap.GeneratedConstant.decimal(\(SwiftLiteral.string(bound)))"
    }
    return "\(value) \(operation) \(bound)"
  }

  private func multiple(_ value: String, _ factor: String, _ type: ValueType) -> String {
    let (digits, exponent) = Check.digits(of: factor)
    let number = "KVMap.Conditions.number(\(value))"
    return "KVMap.Conditions.isMultiple(\(number), of: \(digits), exponent: \(exponent))"
  }

  // MARK: Comparisons

  func comparison(_ value: String, _ operation: String, _ operand: Check.Operand, _ type: ValueType) -> String {
    switch operand {
    case .number(let bound): return number(value, operation, bound, type)
    case .text(let text): return texts(self.text(value, type), operation, SwiftLiteral.string(text))
    case .date(let seconds):
      return
        "\(value) \(operation) \(names.expression(.scalar(.date)))(timeIntervalSinceReferenceDate: \(seconds))"
    case .zoned(let seconds, let offset):
      let instant = ".init(timeIntervalSinceReferenceDate: \(seconds))"
      return "\(value) \(operation) KVMap.ZonedDate(\(instant), offset: \(offset))"
    case .constant(.duration(let seconds, let attoseconds)):
      let duration = "Swift.Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
      return "\(value) \(operation) \(duration)"
    case .constant(let constant):
      return "\(value) \(operation) \(ConstantExpressions(names: names).value(constant))"
    }
  }

  /// Two values of the same type, or two numbers.
  func comparison(
    _ left: String, _ leftType: ValueType, _ operation: String, _ right: String, _ rightType: ValueType
  ) -> String {
    if leftType == .scalar(.string) || leftType == .scalar(.character) {
      return texts(text(left, leftType), operation, text(right, rightType))
    }
    guard leftType != rightType else { return "\(left) \(operation) \(right)" }
    let (first, second) = ("KVMap.Conditions.number(\(left))", "KVMap.Conditions.number(\(right))")
    switch operation {
    case "<": return "KVMap.Conditions.isLess(\(first), \(second))"
    case ">": return "KVMap.Conditions.isLess(\(second), \(first))"
    case "<=": return "!KVMap.Conditions.isLess(\(second), \(first))"
    case ">=": return "!KVMap.Conditions.isLess(\(first), \(second))"
    default: return "\(first) \(operation) \(second)"
    }
  }

  private func text(_ value: String, _ type: ValueType) -> String {
    type == .scalar(.character) ? "Swift.String(\(value))" : value
  }

  /// By Unicode scalars. Swift's operators treat canonically equivalent texts as equal.
  private func texts(_ left: String, _ operation: String, _ right: String) -> String {
    switch operation {
    case "<": return "KVMap.Conditions.isLess(\(left), \(right))"
    case ">": return "KVMap.Conditions.isLess(\(right), \(left))"
    case "<=": return "!KVMap.Conditions.isLess(\(right), \(left))"
    case ">=": return "!KVMap.Conditions.isLess(\(left), \(right))"
    case "!=": return "!KVMap.Conditions.areEqual(\(left), \(right))"
    default: return "KVMap.Conditions.areEqual(\(left), \(right))"
    }
  }
}

extension ValueType {
  /// How many optionals are around the value.
  var optionalLevels: Int {
    if case .optional(let wrapped) = self { wrapped.optionalLevels + 1 } else { 0 }
  }
}
