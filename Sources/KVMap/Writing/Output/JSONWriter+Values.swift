extension JSONWriter {
  /// Called by generated code: a kept tree, its numbers digit for digit.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let object): self.object(object)
    }
  }

  /// Called by generated code: a kept object, with its members in order.
  public mutating func object(_ value: JSONObject) {
    beginObject()
    members(of: value)
    endObject()
  }

  /// Called by generated code: the members of a kept object among those of the enclosing object.
  public mutating func members(of value: JSONObject) {
    for (key, value) in value {
      entryKey(key)
      self.value(value)
    }
  }

  private mutating func number(_ value: JSONNumber) {
    var text = value.text
    text.withUTF8 { append($0) }
    append(UInt8(ascii: ","))
  }
}
