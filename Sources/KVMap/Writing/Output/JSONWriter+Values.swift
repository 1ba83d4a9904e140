extension JSONWriter {
  /// A kept tree, its numbers digit for digit.
  @_spi(Generated) public mutating func value(_ value: JSONValue) {
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

  /// A kept object, with its members in order.
  @_spi(Generated) public mutating func object(_ value: JSONObject) {
    beginObject()
    members(of: value)
    endObject()
  }

  /// The members of a kept object among those of the enclosing object.
  @_spi(Generated) public mutating func members(of value: JSONObject) {
    for (key, value) in value {
      entryKey(key)
      self.value(value)
    }
  }

  private mutating func number(_ value: JSONNumber) {
    if let decimal = value.decimal {
      reserve(PlainDecimal.capacity + 1)
      var output = ByteOutput(cursor: cursor)
      decimal.write(to: &output)
      return endValue(output)
    }
    value.withText { append($0) }
    append(UInt8(ascii: ","))
  }
}
