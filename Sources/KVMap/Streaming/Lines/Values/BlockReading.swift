/// Reads the values of a block. Each thread has its own.
struct BlockReading<Element> {
  let reading: ElementReading<Element>
  let limit: Int

  /// The values, and the reasons why values cannot be read, in the order of the lines.
  func results(of block: LineBlock) -> [Result<Element, any Error>] {
    var results: [Result<Element, any Error>] = []
    var positions = BlockPositions(block)
    if let line = block.longLine {
      results.append(.failure(MappingError(.tooLong(limit: limit, index: line.index, at: line.start))))
    }
    for line in BlockLines(block, limit: limit) {
      results.append(result(of: line, UTF8Bytes(rebasing: block.bytes[line.range]), &positions))
    }
    return results
  }

  private func result(
    of line: BlockLines.Line, _ bytes: UTF8Bytes, _ positions: inout BlockPositions
  ) -> Result<Element, any Error> {
    guard !line.isTooLong else {
      let position = positions.position(of: line.range.lowerBound)
      return .failure(MappingError(.tooLong(limit: limit, index: line.index, at: position)))
    }
    switch reading.value(bytes, at: line.index) {
    case .success(let value): return .success(value)
    case .failure(let error):
      let position = positions.position(of: line.range.lowerBound)
      return .failure(positions.placed(error, line.range, at: line.index, position))
    }
  }
}
