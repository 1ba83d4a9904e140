/// Objects that say their key in a dictionary: `keyed(by:)` of the language.
extension JSONWriter {
  /// After a value: takes its members out again, and begins an object whose first member has the key.
  ///
  /// - Parameters:
  ///   - start: Where the value begins.
  ///   - encodedKey: With quotes and colon. Its own member is written next; the value's is left out.
  /// - Throws: `CodingFailure` of the kind `mismatch` if the value is not an object.
  /// - Complexity: Linear in the length of the value.
  @_spi(Generated)
  public mutating func beginKeyed(_ start: Int, _ encodedKey: StaticString) throws(CodingFailure) -> KeyedMembers {
    try beginKeyed(start, ConstantText(encodedKey))
  }

  /// Same as the public function, for a key that is created at run time.
  package mutating func beginKeyed(_ start: Int, _ encodedKey: ConstantText) throws(CodingFailure) -> KeyedMembers {
    guard start < count, bytes[start] == UInt8(ascii: "{") else {
      // The problem has the location of the value.
      truncate(to: start)
      throw failure(.mismatch, expected: "a value that is written as an object", found: "another value")
    }
    var members: [UInt8] = []
    let key = UTF8Bytes(rebasing: encodedKey.bytes.dropFirst().dropLast(2))
    var position = start + 1
    while position < count, bytes[position] == UInt8(ascii: "\"") {
      let keyEnd = OutputScan.endOfString(bytes, at: position)
      let end = OutputScan.endOfValue(bytes, at: keyEnd + 1)
      if !OutputScan.areEqual(UTF8Bytes(rebasing: bytes[(position + 1)..<max(keyEnd - 1, position + 1)]), key) {
        members += bytes[position..<end]
        members.append(UInt8(ascii: ","))
      }
      position = end + 1
    }
    truncate(to: start)
    beginObject()
    append(encodedKey.bytes)
    return KeyedMembers(bytes: members)
  }

  /// After the key: writes the other members, and ends the object.
  @_spi(Generated) public mutating func endKeyed(_ members: KeyedMembers) {
    members.bytes.withUnsafeBufferPointer { append($0) }
    endObject()
  }

  /// The entries of a dictionary in ascending order of their keys as they are written: numbers by value, texts by
  /// their bytes.
  ///
  /// - Parameter write: Writes a key.
  /// - Throws: The error of `write`; `CodingFailure` of the kind `duplicate-key` if two keys are written alike.
  @_spi(Generated) public mutating func sortedEntries<Key, Value>(
    _ dictionary: [Key: Value], _ write: (inout JSONWriter, Key) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> [(key: Key, value: Value)] {
    var entries: [(text: [UInt8], entry: (key: Key, value: Value))] = []
    entries.reserveCapacity(dictionary.count)
    for entry in dictionary {
      var text = try takeBack { (kv: inout JSONWriter) throws(CodingFailure) in try write(&kv, entry.key) }
      // The quotation mark at its end would take part in the order.
      if text.last == UInt8(ascii: "\"") { text.removeLast() }
      entries.append((text, entry))
    }
    let numbers = entries.compactMap { JSONNumber(String(decoding: $0.text, as: UTF8.self)) }
    if numbers.count == entries.count {
      return zip(numbers, entries).sortedByPosition { $0.0 < $1.0 }.map(\.1.entry)
    }
    let sorted = entries.sortedByPosition { $0.text.lexicographicallyPrecedes($1.text) }
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.text == next.text {
      let key = String(decoding: one.text.drop { $0 == UInt8(ascii: "\"") }, as: UTF8.self)
      throw failure(.duplicateKey, expected: "each key once", found: "the key \"\(key)\" again")
    }
    return sorted.map(\.entry)
  }
}

/// The members of a value that was written, without the one that says its key.
@_spi(Generated) public struct KeyedMembers: Sendable {
  let bytes: [UInt8]
}
