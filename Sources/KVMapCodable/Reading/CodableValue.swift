@_spi(Generated) import KVMap

/// A value of the document, as a `Codable` type decodes it. Nothing is copied out of the document before it is asked
/// for.
///
/// A class, because several containers may read one value, and so that an `any Decoder` is one reference.
final class CodableValue: Decoder {
  let source: CodableSource
  private let parent: CodableValue?
  private let key: (any CodingKey)?
  /// The value; no location if there is none.
  let start: ValuePosition
  /// The object, once it was opened.
  var members = MemberCursor()
  /// How far the elements of the array were read, once it was opened.
  var elements: ElementCursor?
  /// Where reading continues after the value, if it was read as a whole.
  var end: ValuePosition?
  /// Whether it is an empty array, which documents that have only text do not have.
  var isEmptyArray = false

  init(_ source: CodableSource, _ parent: CodableValue? = nil, _ key: (any CodingKey)? = nil, start: ValuePosition) {
    self.source = source
    self.parent = parent
    self.key = key
    self.start = start
  }

  /// From the value of the property on.
  var codingPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var value: CodableValue? = self
    while let current = value {
      if let key = current.key { path.append(key) }
      value = current.parent
    }
    return path.reversed()
  }

  var userInfo: [CodingUserInfoKey: Any] {
    source.callerContext.map { [.callerContext: $0] } ?? [:]
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if !members.isOpen {
      try read([String: Any].self) { (kv: inout JSONReader) throws(CodingFailure) in
        try kv.openMembers(&members, source.duplicates)
      }
    }
    return KeyedDecodingContainer(CodableMembers<Key>(value: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    if isEmptyArray { return CodableElements(value: self, cursor: .empty) }
    let cursor = try read([Any].self) { (kv: inout JSONReader) throws(CodingFailure) in try kv.openElements() }
    if elements == nil { elements = cursor }
    return CodableElements(value: self, cursor: cursor)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// Moves to the value, and calls `body`.
  ///
  /// - Parameter type: The type that an error names.
  func read<T>(
    _ type: Any.Type, _ body: (inout JSONReader) throws(CodingFailure) -> T
  ) throws -> T {
    let reader = try reader()
    guard !start.isAbsent else { throw noValue(type) }
    do throws(CodingFailure) {
      reader.pointee.rewind(to: start)
      return try body(&reader.pointee)
    } catch {
      throw self.error(error, type, &reader.pointee)
    }
  }

  /// Reads all of the value by a mapping, with the rules' own problems.
  func mapped<T>(
    _ type: T.Type, _ decode: (inout JSONReader, UnsafeRawPointer?) throws(CodingFailure) -> T
  ) throws -> T {
    try whole(type) { (kv: inout JSONReader) throws(CodingFailure) in try decode(&kv, nil) }
  }

  /// Moves to the end of the value, and validates what was not asked for.
  func close(_ kv: inout JSONReader) throws(CodingFailure) {
    if let end { return kv.rewind(to: end) }
    if members.isOpen {
      try kv.closeMembers(&members, source.duplicates)
    } else if var elements {
      try kv.closeElements(&elements)
    } else if !start.isAbsent {
      kv.rewind(to: start)
      try kv.skip()
    }
  }

  /// Decodes the value under the cursor, which is a part of this one. Leaves the cursor after it.
  func part<T: Decodable>(
    _ type: T.Type, _ key: @autoclosure () -> any CodingKey, _ reader: UnsafeMutablePointer<JSONReader>
  ) throws -> T {
    source.failedValue = nil
    do throws(CodingFailure) {
      if let value = try StandardType.read(type, &reader.pointee) { return value }
    } catch {
      throw self.error(error, type, &reader.pointee, under: key())
    }
    let part = CodableValue(source, self, key(), start: reader.pointee.mark())
    let value: T
    do {
      value = try T(from: part)
    } catch {
      part.note(error)
      throw error
    }
    do throws(CodingFailure) {
      try part.close(&reader.pointee)
      return value
    } catch {
      throw part.error(error, type, &reader.pointee)
    }
  }

  // MARK: Errors

  /// Notes where an error was thrown that the reader did not throw.
  private func note(_ error: any Error) {
    if source.failedValue == nil { source.failedValue = start }
  }

  /// The reader, as long as there is one.
  func reader() throws -> UnsafeMutablePointer<JSONReader> {
    if let reader = source.reader { return reader }
    throw DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "the decoder was used after the value was decoded"))
  }

  /// The error for a failure of the value, or of a part of it.
  func error(
    _ failure: CodingFailure, _ type: Any.Type, _ kv: inout JSONReader, under key: (any CodingKey)? = nil
  ) -> DecodingError {
    let failure = kv.takingDetails(of: failure)
    var path = codingPath
    if let key { path.append(key) }
    let context = DecodingError.Context(
      codingPath: path, debugDescription: "expected \(failure.expected)", underlyingError: failure)
    switch failure.kind {
    case .null: return .valueNotFound(type, context)
    case .mismatch: return .typeMismatch(type, context)
    case .syntax, .missing, .range, .unknownKey, .duplicateKey, .unknownCase, .check, .needsSwift, .depth, .encoding,
      .limit:
      return .dataCorrupted(context)
    }
  }

  /// The error for a value that does not exist.
  func noValue(_ type: Any.Type) -> DecodingError {
    .valueNotFound(type, .init(codingPath: codingPath, debugDescription: "expected a value, found nothing"))
  }
}
