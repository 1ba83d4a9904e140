@_spi(Generated) import KVMap

/// The members of an object.
struct CodableMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let value: CodableValue

  var codingPath: [any CodingKey] { value.codingPath }

  /// Those that are keys of the type. None if the object is malformed: the next value that is asked for is then an
  /// error, and so is the end.
  var allKeys: [Key] { ((try? names()) ?? []).compactMap { Key(stringValue: $0) } }

  private func names() throws -> [String] {
    let reader = try value.reader()
    return try reader.pointee.memberNames(&value.members, value.source.duplicates)
  }

  func contains(_ key: Key) -> Bool { (try? find(key) != nil) ?? false }

  func decodeNil(forKey key: Key) throws -> Bool {
    let reader = try member(key, Any?.self)
    return try reading(Any?.self, key, reader) { (kv: inout JSONReader) throws(CodingFailure) in
      guard try kv.consumeNull() else { return false }
      try kv.leaveMember(&value.members)
      return true
    }
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    guard let reader = try find(key) else {
      guard type is any CodableList.Type, let empty = try emptyArray(key) else { throw missing(key) }
      return try T(from: empty)
    }
    return try decode(type, key, reader)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let reader = try find(key) else { return nil }
    let isNil = try reading(type, key, reader) { (kv: inout JSONReader) throws(CodingFailure) in
      guard try kv.consumeNullOrEmptyText(of: type) else { return false }
      try kv.leaveMember(&value.members)
      return true
    }
    return isNil ? nil : try decode(type, key, reader)
  }

  private func decode<T: Decodable>(
    _ type: T.Type, _ key: Key, _ reader: UnsafeMutablePointer<JSONReader>
  ) throws -> T {
    let part = try value.part(type, key, reader)
    try leave(type, key, reader)
    return part
  }

  // MARK: Nested containers

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested(key, try member(key, [String: Any].self)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    guard let reader = try find(key) else {
      guard let empty = try emptyArray(key) else { throw missing(key) }
      return try empty.unkeyedContainer()
    }
    return try nested(key, reader).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try superDecoder(under: DocumentKey.name("super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder(under: key) }

  /// As with Foundation's decoders, one of nothing if there is no such key: a type that reads nothing can be decoded.
  private func superDecoder(under key: any CodingKey) throws -> any Decoder {
    guard let reader = try find(key) else { return CodableValue(value.source, value, key, start: .none) }
    return try nested(key, reader)
  }

  /// The value under the cursor, which is read later: its end has to be known first.
  private func nested(_ key: any CodingKey, _ reader: UnsafeMutablePointer<JSONReader>) throws -> CodableValue {
    let part = CodableValue(value.source, value, key, start: reader.pointee.mark())
    try reading(Any.self, key, reader) { (kv: inout JSONReader) throws(CodingFailure) in
      try kv.skipMember(of: value.members)
      try kv.leaveMember(&value.members)
    }
    return part
  }

  // MARK: Members

  /// Moves to the value of a key.
  ///
  /// - Returns: nil if there is no such key.
  @inline(__always)
  private func find(_ key: any CodingKey) throws -> UnsafeMutablePointer<JSONReader>? {
    let reader = try value.reader()
    value.source.failedValue = nil
    do throws(CodingFailure) {
      let isThere = try reader.pointee.moveToMember(key.stringValue, &value.members, value.source.duplicates)
      return isThere ? reader : nil
    } catch {
      throw value.error(error, Any.self, &reader.pointee, under: key)
    }
  }

  /// Moves to the value of a key that must exist.
  @inline(__always)
  private func member(_ key: Key, _ type: Any.Type) throws -> UnsafeMutablePointer<JSONReader> {
    guard let reader = try find(key) else { throw missing(key) }
    return reader
  }

  /// The array of a key that the document does not have because it has only text.
  private func emptyArray(_ key: Key) throws -> CodableValue? {
    guard try value.reader().pointee.hasOnlyText() else { return nil }
    let empty = CodableValue(value.source, value, key, start: .none)
    empty.isEmptyArray = true
    return empty
  }

  @inline(never)
  private func missing(_ key: Key) -> any Error {
    do {
      let reader = try value.reader()
      let failure = reader.pointee.missing(key.stringValue, in: value.start)
      let context = DecodingError.Context(
        codingPath: codingPath, debugDescription: "expected a value for the key \"\(key.stringValue)\"",
        underlyingError: reader.pointee.takingDetails(of: failure))
      return DecodingError.keyNotFound(key, context)
    } catch {
      return error
    }
  }

  @inline(__always)
  private func reading<T>(
    _ type: Any.Type, _ key: any CodingKey, _ reader: UnsafeMutablePointer<JSONReader>,
    _ body: (inout JSONReader) throws(CodingFailure) -> T
  ) throws -> T {
    do throws(CodingFailure) {
      return try body(&reader.pointee)
    } catch {
      throw value.error(error, type, &reader.pointee, under: key)
    }
  }

  private func leave(_ type: Any.Type, _ key: Key, _ reader: UnsafeMutablePointer<JSONReader>) throws {
    try reading(type, key, reader) { (kv: inout JSONReader) throws(CodingFailure) in
      try kv.leaveMember(&value.members)
    }
  }

  @inline(__always)
  fileprivate func scalar<T: CodableScalar>(_ key: Key) throws -> T {
    let reader = try member(key, T.self)
    return try reading(T.self, key, reader) { (kv: inout JSONReader) throws(CodingFailure) in
      let scalar = try T.read(&kv)
      try kv.leaveMember(&value.members)
      return scalar
    }
  }

  @inline(__always)
  fileprivate func scalarIfPresent<T: CodableScalar>(_ key: Key) throws -> T? {
    guard let reader = try find(key) else { return nil }
    return try reading(T.self, key, reader) { (kv: inout JSONReader) throws(CodingFailure) in
      // For text, the empty text is a value.
      let isNil = try T.self == String.self ? kv.consumeNull() : kv.consumeNullOrEmptyElement()
      let scalar = isNil ? nil : try T.read(&kv)
      try kv.leaveMember(&value.members)
      return scalar
    }
  }
}

extension CodableMembers {
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try scalar(key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try scalar(key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try scalar(key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try scalar(key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try scalar(key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try scalar(key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try scalar(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try scalar(key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try scalar(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try scalar(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try scalar(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try scalar(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try scalar(key) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try scalar(key) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try scalar(key) }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try scalarIfPresent(key) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? { try scalarIfPresent(key) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? { try scalarIfPresent(key) }
}
