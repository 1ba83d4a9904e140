/// Any value of a document, kept unchanged: the type of properties declared as `Value`.
///
/// Equality is that of the document: numbers are compared by their value, objects without regard to the order of
/// members.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([Value])
  case object(JSONObject)
}

extension JSONValue {
  /// Whether both are the same value. Numbers are compared by value, and objects whatever the order of their members.
  @inline(never)
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    // Inlined, this would be in each `==` of arrays of values, and those in one another (docs/decisions/0064).
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }

  /// Whether this is null.
  public var isNull: Bool { if case .null = self { true } else { false } }

  /// The value as a Bool; `nil` for any other kind of value.
  public var boolValue: Bool? {
    switch self {
    case .bool(let value): value
    case .null, .number, .string, .array, .object: nil
    }
  }

  /// The value as a number; `nil` for any other kind of value.
  public var numberValue: JSONNumber? {
    switch self {
    case .number(let value): value
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The value as text; `nil` for any other kind of value.
  public var stringValue: String? {
    switch self {
    case .string(let value): value
    case .null, .bool, .number, .array, .object: nil
    }
  }

  /// The elements of the array; `nil` for any other kind of value.
  public var arrayValue: [Value]? {
    switch self {
    case .array(let value): value
    case .null, .bool, .number, .string, .object: nil
    }
  }

  /// The value as an object; `nil` for any other kind of value.
  public var objectValue: JSONObject? {
    switch self {
    case .object(let value): value
    case .null, .bool, .number, .string, .array: nil
    }
  }

  /// The value under `key`; `nil` if there is none, or this is not an object.
  public subscript(key: String) -> Value? { objectValue?[key] }

  /// The element at `index`; `nil` if there is none, or this is not an array.
  public subscript(index: Int) -> Value? {
    guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON.
  public var description: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.finishText()
  }
}
