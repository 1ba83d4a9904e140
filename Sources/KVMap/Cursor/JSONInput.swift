/// A document's bytes, prepared so that the reader needs few checks for their end.
struct JSONInput: ~Copyable {
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  /// The number of bytes of the caller's input before `start`.
  let origin: Int
  private let copy: UnsafeMutableBufferPointer<UInt8>?

  /// - Parameter bytes: Must stay in place as long as the input exists.
  init(_ bytes: UTF8Bytes) {
    var bytes = bytes
    // RFC 8259 lets a parser ignore a byte order mark, but only one, at the beginning.
    let hasMark = bytes.count >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf
    origin = hasMark ? 3 : 0
    bytes = UTF8Bytes(rebasing: bytes.dropFirst(origin))
    var count = bytes.count
    while count > 0, JSONInput.isBlank(bytes[count - 1]) { count -= 1 }

    let last = count > 0 ? bytes[count - 1] : 0
    if let first = bytes.baseAddress, last == 0x7d || last == 0x5d {
      start = first
      end = first + count
      copy = nil
      return
    }
    // A scalar, or not JSON at all: read in a copy followed by NULs. Its blanks are kept, so that offsets remain
    // correct.
    let padding = 16
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + padding)
    let padded = memory.initialize(fromContentsOf: bytes)
    memory[padded...].initialize(repeating: 0)
    start = UnsafePointer(memory.baseAddress ?? UnsafeMutablePointer(mutating: JSONCursor.endSentinel))
    end = start + bytes.count
    copy = memory
  }

  deinit { copy?.deallocate() }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }
}
