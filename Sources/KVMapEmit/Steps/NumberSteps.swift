import KVMapLowering
import KVMapSema

/// Writes one number type as another, exactly. All conversions go through Decimal.
enum NumberSteps {
  /// The text of a number that is not a `Decimal`; `nil` for one that is.
  static func text(of value: SwiftExpression, _ scalar: Scalar) -> SwiftExpression? {
    switch scalar {
    case .float, .double: SwiftExpression("kv.numberText(of: \(value.text))", canThrow: true)
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64:
      SwiftExpression("kv.text(of: \(value.text))", canThrow: value.canThrow)
    case .decimal, .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data,
      .coordinate, .value, .object:
      nil
    }
  }

  static func writing(_ value: SwiftExpression, from input: ValueType, to output: ValueType) -> SwiftExpression {
    guard input != output, case .scalar(let from) = input, case .scalar(let to) = output else { return value }
    var value = value
    switch from {
    case .decimal: break
    case .float, .double: value = SwiftExpression("kv.decimal(of: \(value.text))", canThrow: true)
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .bool, .string, .character,
      .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate, .value, .object:
      value.text = "kv.decimal(of: \(value.text))"
    }
    if to == .decimal { return value }
    return SwiftExpression("kv.convertTo\(to.rawValue)(\(value.text))", canThrow: true)
  }
}

/// An expression and its type.
struct TypedExpression {
  var expression: SwiftExpression
  var type: ValueType

  init(_ expression: SwiftExpression, _ type: ValueType) {
    self.expression = expression
    self.type = type
  }
}

extension Pipeline {
  /// The maximum number of steps in one expression.
  static let maximumNesting = 24
}
