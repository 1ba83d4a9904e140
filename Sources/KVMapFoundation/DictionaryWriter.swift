@_spi(Generated) package import KVMap

/// Writes the values that Foundation's parsers return, `[String: Any]` and its contents, in the reader's intermediate
/// form.
///
/// Members are written in the order of their keys, so that a dictionary always results in the same document: its first
/// problem, arrays made from its members and what `rest` keeps do not depend on the seed of the hash function.
package struct DictionaryWriter: ~Copyable {
  package var writer: JSONWriter
  /// The maximum number of open arrays and dictionaries. A deeper one is written as empty, and the reader then stops
  /// there.
  let depth: Int
  private var level = 0

  package init(depth: Int) {
    writer = JSONWriter.writing(.propertyList, capacity: 1_024)
    self.depth = depth
  }

  /// The intermediate form of a value.
  ///
  /// - Throws: A problem with the path of a value that a document cannot represent.
  package static func notation(of value: Any, depth: Int) throws(MappingError) -> [UInt8] {
    var writer = DictionaryWriter(depth: depth)
    do throws(ForeignObject) {
      try writer.write(value)
    } catch {
      let failure = IntermediateWritingFailure(
        .mismatch, at: writer.writer.notationOffset,
        expected: "a string, number, Bool, date, data, array, dictionary or null", found: error.found)
      throw writer.writer.withNotation { MappingError(failure, in: $0, operation: .decoding) }
    }
    return writer.writer.withNotation { [UInt8]($0) }
  }

  /// A value that a document cannot represent.
  package struct ForeignObject: Error {
    package var found: String
  }

  package mutating func write(_ value: Any) throws(ForeignObject) {
    // Casts look through the optionals that an `Any` may contain, except nil.
    if let value = value as? any DictionaryValue {
      return try value.write(to: &self)
    }
    throw ForeignObject(found: "a value of the type \(type(of: value))")
  }

  mutating func array(_ elements: some Sequence<Any>) throws(ForeignObject) {
    writer.beginArray()
    if level < depth {
      level += 1
      for element in elements { try write(element) }
      level -= 1
    }
    writer.endArray()
  }

  mutating func dictionary(_ members: some Sequence<(key: Any, value: Any)>) throws(ForeignObject) {
    writer.beginObject()
    if level < depth {
      level += 1
      for (key, value) in try Self.sorted(members) {
        writer.entryKey(key)
        try write(value)
      }
      level -= 1
    }
    writer.endObject()
  }

  private static func sorted(
    _ members: some Sequence<(key: Any, value: Any)>
  ) throws(ForeignObject) -> [(key: String, value: Any)] {
    var sorted: [(key: String, value: Any)] = []
    sorted.reserveCapacity(members.underestimatedCount)
    for (key, value) in members {
      guard let key = text(of: key) else { throw ForeignObject(found: "a key of the type \(type(of: key))") }
      sorted.append((key, value))
    }
    sorted.sort { $0.key < $1.key }
    return sorted
  }

  private static func text(of key: Any) -> String? {
    if let key = key as? String { return key }
    return (key as? AnyHashable)?.base as? String
  }
}
