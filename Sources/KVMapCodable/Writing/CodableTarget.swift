@_spi(Generated) import KVMap

/// The place of a value in the output, into which a `Codable` type encodes it.
///
/// Everything is written where it belongs in the document, in the order in which it is encoded. A nested container is
/// closed when its parent goes on; what is put into it afterwards is inserted when the enclosing value is complete.
final class CodableTarget: Encoder {
  enum Content { case nothing, object, array, value }

  let output: CodableOutput
  private let parent: CodableTarget?
  private let key: (any CodingKey)?
  /// The value whose type encodes itself; nil if that is this one.
  private let owner: CodableTarget?
  private let buffer: OutputBuffer
  /// The type that encodes itself.
  private var type: Any.Type
  private var content = Content.nothing
  /// Where the members or elements begin.
  private var start: Int
  /// What is known since the container was closed.
  private var closed: ClosedContainer?
  /// The nested container that was opened last, until this one goes on.
  private var openPart: CodableTarget?
  /// The nested containers, by their keys.
  private var parts: [ExactText: CodableTarget] = [:]
  private var keys = MemberKeys()
  private(set) var count = 0
  /// Where a part begins that could not be written. If the type goes on, it is removed.
  private var failedPart: Int?
  /// How the members of a dictionary or the elements of a set are put in order.
  private var order = EncodedOrder.none

  /// A value of a type that encodes itself.
  init(
    _ output: CodableOutput, _ buffer: OutputBuffer, type: Any.Type, parent: CodableTarget? = nil,
    key: (any CodingKey)? = nil
  ) {
    self.output = output
    self.buffer = buffer
    self.type = type
    self.parent = parent
    self.key = key
    owner = nil
    start = buffer.offset
  }

  /// A nested container.
  private init(in parent: CodableTarget, key: any CodingKey, _ buffer: OutputBuffer) {
    output = parent.output
    self.buffer = buffer
    type = Any.self
    self.parent = parent
    self.key = key
    owner = parent.owner ?? parent
    start = buffer.offset
  }

  /// From the value of the property on.
  var codingPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var target: CodableTarget? = self
    while let current = target {
      if let key = current.key { path.append(key) }
      target = current.parent
    }
    return path.reversed()
  }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    open(.object)
    if order == .none, ObjectIdentifier(Key.self) == EncodedOrder.keyOfDictionaries {
      order = EncodedOrder(ofDictionary: self.type)
    }
    return KeyedEncodingContainer(CodableMemberTarget<Key>(target: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    open(.array)
    if order == .none { order = EncodedOrder(ofElements: type) }
    return CodableElementTarget(target: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  // MARK: Whole values

  /// Has a type encode its value, and completes it.
  func fill(with value: some Encodable) throws {
    let outer = output.active
    output.active = self
    defer {
      output.active = outer
      releaseParts()
    }
    try value.encode(to: self)
    close()
    buffer.insertLateParts(from: start)
  }

  /// Nested containers know their parents.
  private func releaseParts() {
    openPart = nil
    for part in parts.values { part.releaseParts() }
    parts = [:]
  }

  /// Writes the value, if nothing was written before.
  func write(_ value: Any, _ body: (inout JSONWriter) throws(CodingFailure) -> Void) throws {
    guard content == .nothing else { throw misuse(value) }
    let writer = try replacement(value)
    do throws(CodingFailure) {
      try body(&writer.pointee)
      content = .value
    } catch {
      throw self.error(error, value, writer)
    }
  }

  /// Has another type encode the same value.
  func forward<T: Encodable>(_ value: T) throws {
    guard content == .nothing else { throw misuse(value) }
    let writer = try replacement(value)
    do throws(CodingFailure) {
      if try StandardType.write(value, &writer.pointee) {
        content = .value
        return
      }
    } catch {
      throw self.error(error, value, writer)
    }
    type = T.self
    try value.encode(to: self)
  }

  private func open(_ wanted: Content) {
    guard content == .nothing, let writer = try? replacement(()) else { return }
    content = wanted
    closed?.opened = wanted
    if wanted == .object { writer.pointee.beginObject() } else { writer.pointee.beginArray() }
    start = writer.pointee.notationOffset
  }

  /// Where the value is written: here, or in place of the empty object that was written when this was closed.
  private func replacement(_ value: Any) throws -> UnsafeMutablePointer<JSONWriter> {
    closed?.isReplaced = true
    return try writer(value)
  }

  // MARK: Parts

  /// Where the next part is written.
  private func writer(_ value: Any) throws -> UnsafeMutablePointer<JSONWriter> { try target(value).writer }

  private func target(_ value: Any) throws -> OutputBuffer {
    guard output.active === owner ?? self else { throw misuse(value) }
    if let closed {
      if closed.late == nil { closed.late = OutputBuffer(after: buffer) }
      closePart()
      return closed.late ?? buffer
    }
    closePart()
    return buffer
  }

  private func closePart() {
    openPart?.close()
    openPart = nil
    guard let failedPart else { return }
    (closed?.late ?? buffer).truncate(to: failedPart)
    self.failedPart = nil
  }

  /// Writes the end of the value, or an empty object if there is none.
  private func close() {
    guard closed == nil else { return }
    closePart()
    let writer = buffer.writer
    if content == .nothing {
      writer.pointee.beginObject()
      start = buffer.offset
    }
    let isEmpty = buffer.offset == start
    order.apply(to: &writer.pointee, from: start)
    switch content {
    case .nothing, .object: writer.pointee.endObject()
    case .array: writer.pointee.endArray()
    case .value: return
    }
    let container = ClosedContainer(offset: buffer.offset - 2, isEmpty: isEmpty)
    closed = container
    if owner != nil { buffer.closed.append(container) }
  }

  /// Writes a member.
  @inline(__always)
  func member(
    _ key: any CodingKey, _ value: Any, _ write: (OutputBuffer) throws -> Void
  ) throws {
    guard content == .object else { throw misuse(value) }
    let target = try target(value)
    let name = key.stringValue
    let isNew = keys.insert(name)
    if !isNew { removeMember(name) }
    let start = target.offset
    target.writer.pointee.entryKey(name)
    do {
      try write(target)
    } catch {
      failedPart = start
      if isNew { keys.removeLast() }
      throw error
    }
  }

  /// The key is written again.
  private func removeMember(_ name: String) {
    parts[ExactText(name)] = nil
    if closed?.isReplaced == true {
      closed?.late?.removeMember(name, from: start)
    } else {
      buffer.removeMember(name, from: start)
      closed?.late?.removeMember(name, from: 0)
    }
  }

  /// Writes an element.
  @inline(__always)
  func element(_ value: Any, _ write: (OutputBuffer) throws -> Void) throws {
    guard content == .array else { throw misuse(value) }
    let target = try target(value)
    let start = target.offset
    do {
      try write(target)
      count += 1
    } catch {
      failedPart = start
      throw error
    }
  }

  /// Writes a part that has a type of its own.
  func encode<T: Encodable>(_ value: T, under key: @autoclosure () -> any CodingKey, in target: OutputBuffer) throws {
    do throws(CodingFailure) {
      if try StandardType.write(value, &target.writer.pointee) { return }
    } catch {
      throw self.error(error, value, target.writer, under: key())
    }
    try CodableTarget(output, target, type: T.self, parent: self, key: key()).fill(with: value)
  }

  /// Opens a nested container. The same one, if it was opened before.
  ///
  /// - Returns: One that takes nothing, if nothing may be written now.
  func part(under key: any CodingKey, as content: Content) -> CodableTarget {
    let name = key.stringValue
    if self.content == .object, keys.contains(name), let known = parts[ExactText(name)], known.content == content {
      return known
    }
    let failed = CodableTarget(in: self, key: key, buffer)
    failed.content = .value
    if self.content == .array {
      var part = failed
      try? element(()) { target in part = CodableTarget(in: self, key: key, target) }
      if part !== failed { openPart = part }
      return part
    }
    var part = failed
    try? member(key, ()) { target in part = CodableTarget(in: self, key: key, target) }
    if part !== failed {
      openPart = part
      parts[ExactText(name)] = part
    }
    return part
  }

  // MARK: Errors

  /// The error for a failure of the value, or of a part of it.
  func error(
    _ failure: CodingFailure, _ value: Any, _ writer: UnsafeMutablePointer<JSONWriter>,
    under key: (any CodingKey)? = nil
  ) -> EncodingError {
    let failure = writer.pointee.takingDetails(of: failure)
    var path = codingPath
    if let key { path.append(key) }
    return .invalidValue(
      value,
      .init(codingPath: path, debugDescription: "expected \(failure.expected)", underlyingError: failure))
  }

  private func misuse(_ value: Any) -> EncodingError {
    .invalidValue(
      value,
      .init(
        codingPath: codingPath,
        debugDescription: "a value was encoded as two kinds, or while or after another one was encoded"))
  }
}
