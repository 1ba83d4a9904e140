/// What generated code needs from Swift and cannot write itself without a warning.
@_spi(Generated) public enum GeneratedCode {
  /// Sets the properties of a value, whether or not it is a class.
  @inlinable
  @_spi(Generated) public static func assigning<Whole>(_ value: Whole, _ assign: (inout Whole) -> Void) -> Whole {
    var value = value
    assign(&value)
    return value
  }

  /// The value to update, if it has exactly the type that is read.
  @inlinable
  @_spi(Generated) public static func current<Current, Whole>(_ current: Current?, as type: Whole.Type) -> Whole? {
    current as? Whole
  }

  /// `try GeneratedCode.call(value.validate())` compiles without a warning whether or not `validate` throws, and for
  /// any result type.
  @inlinable
  @_spi(Generated) public static func call<Result>(_ result: Result) throws {}
}
