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
