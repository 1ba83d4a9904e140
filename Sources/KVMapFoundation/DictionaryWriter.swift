import Foundation
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
    do throws(ForeignObject) { try writer.write(value) } catch {
      let failure = IntermediateWritingFailure(
        .mismatch, at: writer.writer.notationOffset,
        expected: "a string, number, Bool, date, data, array, dictionary or null", found: error.found)
      throw writer.writer.withNotation { MappingError(failure, in: $0, operation: .decoding) }
    }
    return writer.writer.withNotation { [UInt8]($0) }
  }

  /// A value that a document cannot represent.
  package struct ForeignObject: Error { package var found: String }

  package mutating func write(_ value: Any) throws(ForeignObject) { try write(ofType: value) }

  /// Writes a value of a type that is known here, or casts it.
  ///
  /// A cast takes some 1,200 instructions, and nearly all values of a dictionary have one of these types. A type is
  /// compared as it is: no value of another type is taken for one of them, bridged numbers least of all.
  mutating func write<Value>(ofType value: Value) throws(ForeignObject) {
    if Value.self == String.self { return writer.string(Self.payload(value, as: String.self)) }
    if Value.self == [String: Any].self { return try members(Self.payload(value, as: [String: Any].self)) }
    if Value.self == NSNumber.self { return try Self.payload(value, as: NSNumber.self).write(to: &self) }
    if Value.self == Int.self { return writer.int64(Int64(Self.payload(value, as: Int.self))) }
    if Value.self == Double.self { return Self.payload(value, as: Double.self).write(to: &self) }
    if Value.self == Bool.self { return writer.bool(Self.payload(value, as: Bool.self)) }
    if Value.self == [Any].self { return try array(Self.payload(value, as: [Any].self)) }
    if Value.self == NSNull.self { return writer.null() }
    // An `Any` of a generic collection, of which the collection has made an `Any`.
    if Value.self == Any.self { return try write(Self.payload(value, as: Any.self)) }
    // Casts look through the optionals that an `Any` may contain, except nil.
    if let value = value as? any DictionaryValue { return try value.write(to: &self) }
    throw ForeignObject(found: "a value of the type \(type(of: value))")
  }

  /// A value whose type was compared.
  private static func payload<Value, Known>(_ value: Value, as type: Known.Type) -> Known {
    withUnsafeBytes(of: value) { $0.load(as: type) }
  }

  mutating func array<Element>(_ elements: [Element]) throws(ForeignObject) {
    writer.beginArray()
    if level < depth {
      level += 1
      for element in elements { try write(ofType: element) }
      level -= 1
    }
    writer.endArray()
  }

  mutating func dictionary(_ members: some Sequence<(key: Any, value: Any)>) throws(ForeignObject) {
    writer.beginObject()
    if level < depth { try entries(Self.withTexts(members)) }
    writer.endObject()
  }

  private mutating func members(_ members: [String: Any]) throws(ForeignObject) {
    writer.beginObject()
    if level < depth {
      var entries: [SortedMembers.Member] = []
      entries.reserveCapacity(members.count)
      for (key, value) in members { entries.append(SortedMembers.Member(key: key, value: value)) }
      try self.entries(entries)
    }
    writer.endObject()
  }

  private mutating func entries(_ members: [SortedMembers.Member]) throws(ForeignObject) {
    level += 1
    try SortedMembers(members).forEach { key, value throws(ForeignObject) in
      writer.entryKey(key)
      try write(value)
    }
    level -= 1
  }

  private static func withTexts(_ members: some Sequence<(key: Any, value: Any)>) throws(ForeignObject)
    -> [SortedMembers.Member]
  {
    var texts: [SortedMembers.Member] = []
    texts.reserveCapacity(members.underestimatedCount)
    for (key, value) in members {
      guard let key = text(of: key) else { throw ForeignObject(found: "a key of the type \(type(of: key))") }
      texts.append(SortedMembers.Member(key: key, value: value))
    }
    return texts
  }

  private static func text(of key: Any) -> String? {
    if let key = key as? String { return key }
    return (key as? AnyHashable)?.base as? String
  }
}
