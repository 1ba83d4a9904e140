/// Numbers between limits, which are JSON numbers.
package struct NumberSchema: Sendable, Hashable {
  package var isInteger = false
  package var minimum: String?
  package var maximum: String?
  package var exclusiveMinimum: String?
  package var exclusiveMaximum: String?
  package var multipleOf: String?
  /// `double`, as OpenAPI names it.
  package var format: String?

  static let integer = NumberSchema(isInteger: true)
}

extension NumberSchema {
  func intersection(_ other: NumberSchema) -> NumberSchema {
    var both = self
    both.isInteger = isInteger || other.isInteger
    both.minimum = Self.pick(minimum, other.minimum, larger: true)
    both.maximum = Self.pick(maximum, other.maximum, larger: false)
    both.exclusiveMinimum = Self.pick(exclusiveMinimum, other.exclusiveMinimum, larger: true)
    both.exclusiveMaximum = Self.pick(exclusiveMaximum, other.exclusiveMaximum, larger: false)
    both.multipleOf = multipleOf ?? other.multipleOf
    both.format = format ?? other.format
    return both
  }

  private static func pick(_ left: String?, _ right: String?, larger: Bool) -> String? {
    guard let left, let right else { return left ?? right }
    return JSONNumber.isLess(left, right) == larger ? right : left
  }
}
