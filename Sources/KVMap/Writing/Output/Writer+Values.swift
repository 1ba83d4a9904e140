extension Writer {
  /// Called by generated code: a kept tree, its numbers digit for digit.
  public mutating func value(_ value: Value) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let elements):
      openArray()
      for element in elements { self.value(element) }
      closeArray()
    case .object(let object): self.object(object)
    }
  }

  /// Called by generated code: a kept object, with its members in order.
  public mutating func object(_ value: Object) {
    open()
    members(of: value)
    close()
  }

  /// Called by generated code: the members of a kept object among those of the enclosing object.
  public mutating func members(of value: Object) {
    for (key, value) in value {
      entryKey(key)
      self.value(value)
    }
  }

  private mutating func number(_ value: Number) {
    var text = value.text
    text.withUTF8 { append($0) }
    append(UInt8(ascii: ","))
  }
}
