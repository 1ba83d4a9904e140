/// A copy of the document that outlives its reading, for arrays that are mapped later. One reading creates at most one,
/// which all its arrays share, so that positions in it are positions in the document.
final class DocumentCopy: @unchecked Sendable {
  // Unchecked because of the pointer: the bytes never change.

  /// With the byte order mark, if the document has one, so that offsets are those of the caller's input.
  let bytes: UTF8Bytes
  private let memory: UnsafeMutableBufferPointer<UInt8>
  /// The document that was transcoded into this one; nil for JSON.
  let source: TranscodedSource?

  init(_ document: ByteRange, origin: Int, source: TranscodedSource? = nil) {
    self.source = source
    let mark: [UInt8] = origin == 3 ? [0xef, 0xbb, 0xbf] : []
    memory = .allocate(capacity: mark.count + document.count)
    let behindMark = memory.initialize(fromContentsOf: mark)
    _ = memory[behindMark...].initialize(fromContentsOf: UTF8Bytes(start: document.start, count: document.count))
    bytes = UTF8Bytes(memory)
  }

  deinit { memory.deallocate() }
}
