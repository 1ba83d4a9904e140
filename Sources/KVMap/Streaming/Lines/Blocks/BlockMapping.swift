/// Maps the lines of a block. Each thread has its own.
struct BlockMapping {
  let mapper: LineMapper
  let input: String
  let limit: Int
  let wantsAllProblems: Bool
  /// Whether warnings are kept for the caller, or written as rejected lines are.
  let warnings: Warnings
  /// Writes a rejected line where the caller wants it; nil if it is only counted.
  let reject: ((RejectedLine, inout JSONWriter) -> Void)?

  enum Warnings {
    case ignored, kept, written
  }

  func run(_ block: LineBlock) {
    var rejects = BlockRejects(block, self)
    if let line = block.longLine {
      rejects.add([.tooLong(limit: limit, index: line.index, at: line.start)], at: line.start)
    }
    var lines = 0
    for line in BlockLines(block, limit: limit) {
      lines += 1
      map(line, of: block, &rejects)
    }
    block.counts.bytesRead = block.count
    block.counts.bytesWritten = block.output.count
    block.counts.lines = lines + (block.longLine == nil ? 0 : 1)
    block.counts.rejected = rejects.count
    block.counts.written = block.counts.lines - rejects.count - rejects.omitted
  }

  private func map(_ line: BlockLines.Line, of block: LineBlock, _ rejects: inout BlockRejects) {
    guard !line.isTooLong else {
      let position = rejects.positions.position(of: line.range.lowerBound)
      return rejects.add([.tooLong(limit: limit, index: line.index, at: position)], at: position)
    }
    let length = block.output.count
    var hasWarnings = false
    let bytes = UTF8Bytes(rebasing: block.bytes[line.range])
    let outcome = mapper.map(bytes, line.index, &block.output, &hasWarnings)
    if hasWarnings, warnings != .ignored { rejects.addWarnings(line.range, at: line.index) }
    switch outcome {
    case .written: block.output.endLine()
    case let other: rejects.add(other, line.range, at: line.index, &block.output, from: length)
    }
  }
}
