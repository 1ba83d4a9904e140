/// The lines of a block that hold a value, in their order.
struct BlockLines: Sequence, IteratorProtocol {
  struct Line {
    /// The value, without surrounding blanks; the whole line if it exceeds the limit.
    var range: Range<Int>
    /// The number of values before it in the input.
    var index: Int
    var isTooLong: Bool
  }

  private let bytes: UTF8Bytes
  private let limit: Int
  private var index: Int
  private var start = 0

  /// - Parameter limit: The maximum size of a line in bytes, blanks at its end included.
  init(_ block: LineBlock, limit: Int) {
    bytes = block.bytes
    index = block.firstIndex
    self.limit = limit
  }

  mutating func next() -> Line? {
    while start < bytes.count, ElementScanner.isBlank(bytes[start]) { start += 1 }
    guard start < bytes.count else { return nil }
    let lineEnd = bytes.lineEnd(from: start) ?? bytes.count
    var end = lineEnd
    let isTooLong = lineEnd - start > limit
    if !isTooLong {
      while end > start, ElementScanner.isBlank(bytes[end - 1]) { end -= 1 }
    }
    defer {
      index += 1
      start = lineEnd
    }
    return Line(range: start..<end, index: index, isTooLong: isTooLong)
  }
}
