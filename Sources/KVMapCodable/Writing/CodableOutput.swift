@_spi(Generated) import KVMap

/// What the encoders of one value share.
final class CodableOutput {
  /// The value that is encoding itself now: others may not write in the meantime. Nil when the whole value was written.
  var active: CodableTarget?

  /// Writes a value of a user's type.
  func encode<Value: Encodable>(
    _ value: Value, _ writer: UnsafeMutablePointer<JSONWriter>
  ) -> CodingFailure? {
    do {
      if try StandardType.write(value, &writer.pointee) { return nil }
      let root = CodableTarget(self, OutputBuffer(writer), type: Value.self)
      defer { active = nil }
      try root.fill(with: value)
      return nil
    } catch let failure as CodingFailure {
      return failure
    } catch {
      return failure(error, of: Value.self, &writer.pointee)
    }
  }

  /// The failure for an error that the type has thrown, or passed on.
  private func failure(_ error: any Error, of type: Any.Type, _ kv: inout JSONWriter) -> CodingFailure {
    guard case EncodingError.invalidValue(_, let context) = error else { return kv.failure(error, of: type) }
    if let failure = context.underlyingError as? CodableOutputFailure { return kv.restoringDetails(of: failure) }
    return kv.failure(because: context.debugDescription, of: type)
  }
}

/// Where values are written: the document, or what belongs into a part of it that was closed before.
final class OutputBuffer {
  let writer: UnsafeMutablePointer<JSONWriter>
  private let isOwned: Bool
  /// The nested containers that were closed, in the order in which they end.
  var closed: [ClosedContainer] = []

  /// The document.
  init(_ writer: UnsafeMutablePointer<JSONWriter>) {
    self.writer = writer
    isOwned = false
  }

  /// A buffer of its own for what is written late.
  init(after other: OutputBuffer) {
    writer = .allocate(capacity: 1)
    writer.initialize(to: .writing(other.writer.pointee.notation, capacity: 256))
    isOwned = true
  }

  deinit {
    guard isOwned else { return }
    writer.deinitialize(count: 1)
    writer.deallocate()
  }

  var offset: Int { writer.pointee.notationOffset }

  /// Puts what was written late where it belongs, in everything from an offset on.
  func insertLateParts(from start: Int) {
    guard let last = closed.last, last.offset >= start else { return }
    // From the end, because what was closed before may be much more.
    let first = closed.lastIndex { $0.offset < start }.map { $0 + 1 } ?? 0
    let insertions = closed[first...].compactMap { container in container.late.map { insertion(of: $0, container) } }
    closed.removeSubrange(first...)
    writer.pointee.insert(insertions)
  }

  private func insertion(of late: OutputBuffer, _ container: ClosedContainer) -> JSONWriter.Insertion {
    late.insertLateParts(from: 0)
    switch container.opened {
    case .object: late.writer.pointee.endObject()
    case .array: late.writer.pointee.endArray()
    case .nothing, .value: break
    }
    var bytes = late.writer.pointee.withNotation { [UInt8]($0) }
    if container.isReplaced {
      return JSONWriter.Insertion(at: container.offset - 1, replacing: 2, bytes)
    }
    if !container.isEmpty, !bytes.isEmpty { bytes.insert(UInt8(ascii: ","), at: 0) }
    return JSONWriter.Insertion(at: container.offset, replacing: 0, bytes)
  }

  /// Removes a member, and moves what ends after it.
  func removeMember(_ name: String, from start: Int) {
    guard let removed = writer.pointee.removeMember(name, from: start) else { return }
    closed.removeAll { removed.contains($0.offset) }
    for container in closed where container.offset >= removed.upperBound { container.offset -= removed.count }
  }

  /// Forgets everything written from an offset on.
  func truncate(to offset: Int) {
    while let last = closed.last, last.offset >= offset { closed.removeLast() }
    writer.pointee.forget(behind: offset)
  }
}

/// A nested container that was closed because its parent went on.
final class ClosedContainer {
  /// Of its closing bracket.
  var offset: Int
  let isEmpty: Bool
  /// What was written into it since.
  var late: OutputBuffer?
  /// Whether that is a value of its own, where an empty object was written for want of a value.
  var isReplaced = false
  /// The kind of that value, whose end is still to be written.
  var opened = CodableTarget.Content.nothing

  init(offset: Int, isEmpty: Bool) {
    self.offset = offset
    self.isEmpty = isEmpty
  }
}
