// No literal is null: `nil` already means that there is no value.

extension JSONValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// A literal beyond the range of `Double` is null, as JSON has no infinity.
  public init(floatLiteral value: Double) { self = JSONNumber(value).map(Value.number) ?? .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Value...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  public typealias Key = String
  public typealias Value = KVMap.JSONValue

  /// If a key is repeated, the last value is kept.
  public init(dictionaryLiteral elements: (String, Value)...) { self = .object(JSONObject(elements)) }
}
