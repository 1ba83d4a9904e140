internal import KVMapSystem

/// Maps the lines of a block. Each thread has its own.
struct BlockMapping {
  let mapper: LineMapper
  let input: String
  let limit: Int
  let wantsAllProblems: Bool
  /// Writes a rejected line where the caller wants it; nil if it is only counted.
  let reject: ((RejectedLine, inout JSONWriter) -> Void)?

  func run(_ block: LineBlock) {
    var rejects = BlockRejects(block, self)
    if let line = block.longLine {
      rejects.add([.tooLong(limit: limit, index: line.index, at: line.start)], at: line.start)
    }
    let bytes = block.bytes
    let lines = map(bytes, &block.output, &rejects)
    block.counts.bytesRead = bytes.count
    block.counts.bytesWritten = block.output.count
    block.counts.lines = lines + (block.longLine == nil ? 0 : 1)
    block.counts.rejected = rejects.count
    block.counts.written = block.counts.lines - rejects.count - rejects.omitted
  }

  /// - Returns: The number of lines with a value.
  private func map(_ bytes: UTF8Bytes, _ output: inout JSONWriter, _ rejects: inout BlockRejects) -> Int {
    var index = rejects.block.firstIndex
    var start = 0
    while true {
      while start < bytes.count, ElementScanner.isBlank(bytes[start]) { start += 1 }
      guard start < bytes.count else { return index - rejects.block.firstIndex }
      let lineEnd = lineEnd(in: bytes, from: start)
      if lineEnd - start > limit {
        let position = rejects.position(of: start)
        rejects.add([.tooLong(limit: limit, index: index, at: position)], at: position)
      } else {
        var end = lineEnd
        while end > start, ElementScanner.isBlank(bytes[end - 1]) { end -= 1 }
        let length = output.count
        switch mapper.map(UTF8Bytes(rebasing: bytes[start..<end]), index, &output) {
        case .written: output.endLine()
        case let other: rejects.add(other, start..<end, at: index, &output, from: length)
        }
      }
      index += 1
      start = lineEnd
    }
  }

  private func lineEnd(in bytes: UTF8Bytes, from start: Int) -> Int {
    guard let base = bytes.baseAddress, let found = memchr(base + start, 0x0a, bytes.count - start) else {
      return bytes.count
    }
    return UnsafeRawPointer(base).distance(to: found)
  }
}
