/// The received and unconsumed bytes of a stream.
///
/// Consumed bytes are removed as soon as they are half of the buffer, so that appending takes constant amortized time
/// per byte, and the memory is at most about twice the longest element and chunk.
struct StreamBuffer {
  private var storage: [UInt8] = []
  /// Where the unconsumed bytes begin.
  private var start = 0
  /// A known position, from which that of later bytes is counted when somebody asks for it.
  private var known: (start: Int, position: StreamPosition) = (0, StreamPosition())
  /// Whether all bytes have been received.
  var isComplete = false

  /// The number of unconsumed bytes.
  var count: Int { storage.count - start }

  /// The size of the buffer in bytes.
  var capacity: Int { storage.capacity }

  mutating func append(_ bytes: UTF8Bytes) {
    if start == storage.count {
      forgetConsumed { $0.removeAll(keepingCapacity: true) }
    } else if start > storage.count / 2 {
      forgetConsumed { [start] in $0.removeSubrange(..<start) }
    }
    storage.append(contentsOf: bytes)
  }

  private mutating func forgetConsumed(_ remove: (inout [UInt8]) -> Void) {
    known = (0, position())
    remove(&storage)
    start = 0
  }

  /// Calls `body` with the unconsumed bytes. They stay in place until the next append.
  func withBytes<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    storage.withUnsafeBufferPointer { body(UTF8Bytes(rebasing: $0[start...])) }
  }

  /// Consumes the first bytes.
  mutating func drop(_ count: Int) {
    let count = min(max(count, 0), self.count)
    start += count
  }

  /// Consumes a line end, if it is the first byte.
  mutating func dropLineEnd() {
    if start < storage.count, storage[start] == 0x0a { start += 1 }
  }

  /// The position of the first unconsumed byte in the stream. Each byte is counted once.
  mutating func position() -> StreamPosition {
    let consumed = storage.withUnsafeBufferPointer { [known, start] bytes in
      known.position.advanced(over: UTF8Bytes(rebasing: bytes[known.start..<start]))
    }
    known = (start, consumed)
    return consumed
  }

  /// The position of an unconsumed byte in the stream.
  mutating func position(of index: Int) -> StreamPosition {
    let first = position()
    return withBytes { first.advanced(over: UTF8Bytes(rebasing: $0.prefix(index))) }
  }

  /// Consumes a byte order mark at the beginning of the stream, which does not count as a column.
  ///
  /// - Returns: `false` if more bytes are needed to determine whether there is one.
  mutating func dropMark() -> Bool {
    // A second one is not at the beginning.
    guard known.position.offset == 0 else { return true }
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let beginning = withBytes { Array($0.prefix(mark.count)) }
    if beginning.count < mark.count && mark.starts(with: beginning) && !isComplete { return false }
    if beginning == mark {
      drop(mark.count)
      known = (start, StreamPosition(offset: mark.count))
    }
    return true
  }

  /// Whether there are enough bytes to distinguish UTF-16 and UTF-32 from UTF-8, whose byte order mark was removed:
  /// five, or two if they may be JSON.
  var tellsEncoding: Bool {
    if isComplete || count >= WideText.length { return true }
    return withBytes { $0.count >= 2 && !$0.contains { $0 == 0 || $0 >= 0xfe } }
  }
}
