// No literal is null: `nil` already means that there is no value.

extension Value: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .number(Number(value)) }
}

extension Value: ExpressibleByFloatLiteral {
  /// A literal beyond the range of `Double` is null, as JSON has no infinity.
  public init(floatLiteral value: Double) { self = Number(value).map(Value.number) ?? .null }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self = .string(value) }
}

extension Value: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Value...) { self = .array(elements) }
}

extension Value: ExpressibleByDictionaryLiteral {
  public typealias Key = String
  public typealias Value = KVMap.Value

  /// If a key is repeated, the last value is kept.
  public init(dictionaryLiteral elements: (String, Value)...) { self = .object(Object(elements)) }
}
