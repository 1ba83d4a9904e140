/// The bytes of a stream that have come and are not used up.
///
/// What was used up makes room for what comes as soon as it is half of the whole, so that appending costs a constant
/// time for each byte, and the memory is about twice the longest element and chunk at most.
struct StreamBuffer {
  private var storage: [UInt8] = []
  /// Where the bytes begin that are not used up.
  private var start = 0
  /// The place of the first byte that is not used up.
  private(set) var position = StreamPosition()
  /// Whether no bytes will come any more.
  var isComplete = false

  /// How many bytes are not used up.
  var count: Int { storage.count - start }

  /// How many bytes of memory are taken.
  var capacity: Int { storage.capacity }

  mutating func append(_ bytes: UTF8Bytes) {
    if start == storage.count {
      storage.removeAll(keepingCapacity: true)
      start = 0
    } else if start > storage.count / 2 {
      storage.removeSubrange(..<start)
      start = 0
    }
    storage.append(contentsOf: bytes)
  }

  /// The bytes that are not used up. They stand where they are until something is appended.
  func withBytes<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    storage.withUnsafeBufferPointer { body(UTF8Bytes(rebasing: $0[start...])) }
  }

  /// Uses up the first bytes.
  mutating func drop(_ count: Int) {
    let count = min(max(count, 0), self.count)
    guard count > 0 else { return }
    position = withBytes { position.advanced(over: UTF8Bytes(rebasing: $0[..<count])) }
    start += count
  }

  /// The place of a byte that is not used up.
  func position(of index: Int) -> StreamPosition {
    withBytes { position.advanced(over: UTF8Bytes(rebasing: $0.prefix(index))) }
  }

  /// Uses up a byte order mark at the beginning of the stream, which takes no column.
  ///
  /// - Returns: false where more bytes have to come before it is known whether there is one.
  mutating func dropMark() -> Bool {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let beginning = withBytes { Array($0.prefix(mark.count)) }
    if beginning.count < mark.count && mark.starts(with: beginning) && !isComplete { return false }
    if beginning == mark {
      drop(mark.count)
      position.column = 1
    }
    return true
  }
}
