@_spi(Generated) import KVMap

/// The elements of an array. A copy goes on by itself.
struct CodableElements: UnkeyedDecodingContainer {
  let value: CodableValue
  private var cursor: ElementCursor

  init(value: CodableValue, cursor: ElementCursor) {
    self.value = value
    self.cursor = cursor
  }

  var codingPath: [any CodingKey] { value.codingPath }

  /// Linear in the length of the array when it is asked for first.
  var count: Int? {
    guard let reader = value.source.reader else { return nil }
    return try? reader.pointee.count(of: cursor)
  }

  var isAtEnd: Bool { cursor.isAtEnd }
  var currentIndex: Int { cursor.index }

  mutating func decodeNil() throws -> Bool {
    let reader = try element(Any?.self)
    return try reading(Any?.self, reader) { (kv: inout JSONReader, cursor: inout ElementCursor) throws(CodingFailure) in
      guard try kv.consumeNull() else { return false }
      try kv.leaveElement(&cursor)
      return true
    }
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let reader = try element(type)
    let part = try value.part(type, DocumentKey.index(cursor.index), reader)
    try reading(type, reader) { (kv: inout JSONReader, cursor: inout ElementCursor) throws(CodingFailure) in
      try kv.leaveElement(&cursor)
    }
    return part
  }

  // MARK: Nested containers

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    var next = self
    let container = try next.nested().container(keyedBy: type)
    self = next
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    var next = self
    let container = try next.nested().unkeyedContainer()
    self = next
    return container
  }

  mutating func superDecoder() throws -> any Decoder { try nested() }

  /// The next element, which is read later: its end has to be known first.
  private mutating func nested() throws -> CodableValue {
    let reader = try element(Any.self)
    let part = CodableValue(
      value.source, value, DocumentKey.index(cursor.index), start: reader.pointee.mark())
    try reading(Any.self, reader) { (kv: inout JSONReader, cursor: inout ElementCursor) throws(CodingFailure) in
      try kv.skipElement(of: cursor)
      try kv.leaveElement(&cursor)
    }
    return part
  }

  // MARK: Elements

  /// Moves to the next element, which must exist.
  @inline(__always)
  private func element(_ type: Any.Type) throws -> UnsafeMutablePointer<JSONReader> {
    let reader = try value.reader()
    guard !cursor.isAtEnd else { throw missing(type, reader) }
    value.source.failedValue = nil
    reader.pointee.moveToElement(cursor)
    return reader
  }

  @inline(never)
  private func missing(_ type: Any.Type, _ reader: UnsafeMutablePointer<JSONReader>) -> DecodingError {
    let failure = reader.pointee.missing(cursor.index, in: value.start)
    return .valueNotFound(
      type,
      .init(
        codingPath: codingPath + [DocumentKey.index(cursor.index)],
        debugDescription: "expected another element, found the end of the array",
        underlyingError: reader.pointee.takingDetails(of: failure)))
  }

  @inline(__always)
  private mutating func reading<T>(
    _ type: Any.Type, _ reader: UnsafeMutablePointer<JSONReader>,
    _ body: (inout JSONReader, inout ElementCursor) throws(CodingFailure) -> T
  ) throws -> T {
    do throws(CodingFailure) {
      let result = try body(&reader.pointee, &cursor)
      if cursor.index > value.elements?.index ?? -1 { value.elements = cursor }
      return result
    } catch {
      throw value.error(error, type, &reader.pointee, under: DocumentKey.index(cursor.index))
    }
  }

  @inline(__always)
  fileprivate mutating func scalar<T: CodableScalar>() throws -> T {
    let reader = try element(T.self)
    return try reading(T.self, reader) { (kv: inout JSONReader, cursor: inout ElementCursor) throws(CodingFailure) in
      let scalar = try T.read(&kv)
      try kv.leaveElement(&cursor)
      return scalar
    }
  }
}

extension CodableElements {
  mutating func decode(_ type: Bool.Type) throws -> Bool { try scalar() }
  mutating func decode(_ type: String.Type) throws -> String { try scalar() }
  mutating func decode(_ type: Double.Type) throws -> Double { try scalar() }
  mutating func decode(_ type: Float.Type) throws -> Float { try scalar() }
  mutating func decode(_ type: Int.Type) throws -> Int { try scalar() }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try scalar() }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try scalar() }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try scalar() }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try scalar() }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try scalar() }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar() }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar() }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar() }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar() }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try scalar() }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar() }
}
