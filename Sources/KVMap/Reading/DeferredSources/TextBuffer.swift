/// Bytes at a fixed address, followed by NULs, so that a reader can read them.
final class TextBuffer: @unchecked Sendable {
  // Unchecked because of the pointers: the bytes never change.

  let bytes: ByteRange
  private let memory: UnsafeMutableBufferPointer<UInt8>

  init(_ text: [UInt8]) {
    let padding = 16
    memory = .allocate(capacity: text.count + padding)
    let end = memory.initialize(fromContentsOf: text)
    memory[end...].initialize(repeating: 0)
    let start = UnsafePointer(memory.baseAddress ?? UnsafeMutablePointer(mutating: JSONCursor.endSentinel))
    // One NUL belongs to the text, so that the closing bracket of a gathered object is never mistaken for the end of
    // the document.
    bytes = ByteRange(start: start, end: start + text.count + 1)
  }

  deinit { memory.deallocate() }
}
