/// Values that are kept whole, read token by token, with a growing array for each open container.
///
/// For everything that `TreeReader` does not read: it reports each problem where it is, and knows what texts of other
/// formats may mean.
extension JSONReader {
  /// Same as `value(_:)`.
  ///
  /// No recursion: the open containers are kept in a list.
  @inline(never)
  mutating func valueByStep(_ duplicates: KeyTable.Duplicates) throws(CodingFailure) -> JSONValue {
    var open: [OpenValue] = []
    while true {
      if let value = try begin(&open) {
        guard let whole = try end(value, &open, duplicates) else { continue }
        return whole
      }
    }
  }

  /// Reads a scalar or an empty array or object, or opens one that is not empty and moves to its first value.
  private mutating func begin(_ open: inout [OpenValue]) throws(CodingFailure) -> JSONValue? {
    switch cursor.p[0] {
    case 0x7b:
      guard try openDictionary() else { return .object(JSONObject()) }
      open.append(.object(JSONObject(), key: try entryKey(), position: nil))
      return nil
    case 0x5b:
      guard try beginArray() else { return .array([]) }
      open.append(.array([]))
      return nil
    case 0x22: return try text()
    case 0x74, 0x66: return .bool(try bool())
    case 0x6e:
      try skipLiteral("null")
      return .null
    default:
      let start = cursor.p
      try skipNumber()
      // After the number the cursor has also skipped blanks, which are not part of it.
      var end = cursor.p == JSONCursor.endSentinel ? self.end : cursor.p
      while end > start, end[-1] <= 0x20 { end -= 1 }
      return .number(JSONNumber(checked: UTF8Bytes(start: start, count: end - start)))
    }
  }

  /// A string, or the value of a token of the intermediate form.
  private mutating func text() throws(CodingFailure) -> JSONValue {
    do throws(CodingFailure) {
      return .string(try string())
    } catch {
      if let value = try tokenValue() { return value }
      // Every text is a value. What is none is a token for a value that no type reads, such as NaN.
      guard error.code == .mismatch else { throw error }
      throw CodingFailure(.mismatch, .value, at: error.offset)
    }
  }

  /// Adds a value to its container and closes the containers that end after it. Returns the outermost one when it is
  /// complete.
  private mutating func end(
    _ value: JSONValue, _ open: inout [OpenValue], _ duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) -> JSONValue? {
    var value = value
    while let last = open.indices.last {
      open[last].append(value, duplicates)
      switch open[last] {
      case .array(let elements):
        if try nextElement() { return nil }
        value = .array(elements)
      case .object(let object, _, _):
        if try nextMember() {
          let key = try entryKey()
          let position = object.position(of: key)
          if position != nil, duplicates == .error { try duplicateEntry() }
          open[last].expect(key, at: position)
          return nil
        }
        value = .object(object)
      }
      open.removeLast()
    }
    return value
  }
}

/// An array or object that is being read.
private enum OpenValue {
  case array([JSONValue])
  /// With the key of the next value, and the position of that key if it was there before.
  case object(JSONObject, key: String, position: Int?)

  mutating func expect(_ key: String, at position: Int?) {
    guard case .object(let object, _, _) = self else { return }
    self = .array([])
    self = .object(object, key: key, position: position)
  }

  mutating func append(_ value: JSONValue, _ duplicates: KeyTable.Duplicates) {
    // The payload is taken out first, so that it is changed in place and not copied.
    switch self {
    case .array(var elements):
      self = .array([])
      elements.append(value)
      self = .array(elements)
    case .object(var object, let key, let position):
      self = .array([])
      if position == nil || duplicates != .first { object.set(key, value, at: position) }
      self = .object(object, key: key, position: nil)
    }
  }
}
