import KVMapSema

/// `where 0...150` as a closure over a value, and what is reported when it is violated.
struct CheckExpression {
  let check: Property.Check
  /// The type of the value, without `?`.
  let type: ValueType

  /// Reads a value and checks it.
  func reading(_ value: String, isOptional: Bool = false) -> String {
    "kv.checked(at: kv.mark(), \(isOptional ? "optional: " : "")\(value), \(expected)) { \(condition) }"
  }

  func writing(_ value: SwiftExpression, isOptional: Bool = false) -> SwiftExpression {
    SwiftExpression(
      "kv.checked(\(isOptional ? "optional: " : "")\(value.text), \(expected)) { \(condition) }", canThrow: true)
  }

  private var expected: String {
    switch check.subject {
    case .value: SwiftLiteral.string("a value in \(check.text)")
    case .count: SwiftLiteral.string(check.text)
    }
  }

  private var condition: String {
    let comparisons: [String]
    switch check.condition {
    case .range(let lower, let upper, let includesUpper):
      let first = lower.map { comparison(">=", $0) }
      let second = upper.map { comparison(includesUpper ? "<=" : "<", $0) }
      comparisons = [first, second].compactMap { $0 }
    case .comparison(let operation, let bound): comparisons = [comparison(operation, bound)]
    }
    return comparisons.isEmpty ? "_ in true" : comparisons.joined(separator: " && ")
  }

  private func comparison(_ operation: String, _ bound: String) -> String {
    switch check.subject {
    case .count: return IntegerBound(bound).comparison("$0.count", operation, in: .int)
    case .value:
      guard case .scalar(let scalar) = type else { return "$0 \(operation) \(bound)" }
      if scalar.isInteger { return IntegerBound(bound).comparison("$0", operation, in: scalar) }
      // A Swift literal goes through Double.
      if scalar == .decimal { return "$0 \(operation) KVMap.GeneratedConstant.decimal(\(SwiftLiteral.string(bound)))" }
      return "$0 \(operation) \(bound)"
    }
  }
}

/// A JSON number that integers are compared with: it may have a fraction, and exceed every integer.
private struct IntegerBound {
  private let isNegative: Bool
  /// The digits of the number rounded towards zero, without leading zeros; empty for zero.
  private let digits: String
  private let hasFraction: Bool

  init(_ text: String) {
    var mantissa = text[...]
    isNegative = mantissa.first == "-"
    if isNegative { mantissa = mantissa.dropFirst() }
    var exponent = 0
    if let mark = mantissa.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      // An exponent that does not fit is far above every integer, or far below one.
      let text = mantissa[mantissa.index(after: mark)...]
      exponent = Int(text) ?? (text.hasPrefix("-") ? -1_000 : 1_000)
      mantissa = mantissa[..<mark]
    }
    let parts = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = Array((parts.first ?? "").utf8)
    let all = whole + Array((parts.count > 1 ? parts[1] : "").utf8)
    // More than 40 digits of a whole number are equivalent to 40: no integer type has as many.
    let point = min(max(whole.count + min(max(exponent, -1_000), 1_000), 0), max(all.count, 0) + 40)
    let kept = all.prefix(point) + Array(repeating: UInt8(ascii: "0"), count: max(point - all.count, 0))
    let significant = all.contains { $0 != UInt8(ascii: "0") }
    digits = significant ? String(decoding: kept.drop { $0 == UInt8(ascii: "0") }, as: UTF8.self) : ""
    hasFraction = all.dropFirst(point).contains { $0 != UInt8(ascii: "0") }
  }

  func comparison(_ value: String, _ operation: String, in scalar: Scalar) -> String {
    let literal = digits.isEmpty ? "0" : (isNegative ? "-" : "") + digits
    guard fits(scalar) else {
      // Every integer is on the same side of the bound.
      let isBelow = !isNegative
      switch operation {
      case "<", "<=": return isBelow ? "\(value) == \(value)" : "\(value) != \(value)"
      case ">", ">=": return isBelow ? "\(value) != \(value)" : "\(value) == \(value)"
      case "==": return "\(value) != \(value)"
      default: return "\(value) == \(value)"
      }
    }
    guard hasFraction else { return "\(value) \(operation) \(literal)" }
    switch operation {
    // The literal is the bound without its fraction, which is nearer to zero.
    case "<", "<=": return "\(value) \(isNegative ? "<" : "<=") \(literal)"
    case ">", ">=": return "\(value) \(isNegative ? ">=" : ">") \(literal)"
    case "==": return "\(value) != \(value)"
    default: return "\(value) == \(value)"
    }
  }

  private func fits(_ scalar: Scalar) -> Bool {
    let text = digits.isEmpty ? "0" : (isNegative ? "-" : "") + digits
    switch scalar {
    case .int8: return Int8(text) != nil
    case .int16: return Int16(text) != nil
    case .int32: return Int32(text) != nil
    // `Int` is 32 bits wide on some platforms; the literal of a bound that fits only 64 would not compile there.
    case .int, .int64: return Int64(text) != nil
    case .uint8: return UInt8(text) != nil
    case .uint16: return UInt16(text) != nil
    case .uint32: return UInt32(text) != nil
    case .uint, .uint64: return UInt64(text) != nil
    case .bool, .float, .double, .decimal, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
      .locale, .data, .coordinate, .value, .object:
      return false
    }
  }
}
