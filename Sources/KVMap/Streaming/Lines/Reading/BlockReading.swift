/// Reads the values of a block. Each thread has its own.
struct BlockReading<Element> {
  private let reading: ElementReading
  private let read: (inout JSONReader) throws(CodingFailure) -> Element
  private let limit: Int

  /// - Parameter limit: The maximum size of a line in bytes.
  init(_ mapper: ElementMapper<Element>, passed: PassedJSON?, limit: Int) {
    reading = ElementReading(.ndjson, mapper, passed: passed)
    read = mapper.read
    self.limit = limit
  }

  /// The values, and the reasons why values cannot be read, in the order of the lines.
  func results(of block: LineBlock) -> [Result<Element, any Error>] {
    var results: [Result<Element, any Error>] = []
    if let line = block.longLine {
      results.append(.failure(MappingError(.tooLong(limit: limit, index: line.index, at: line.start))))
    }
    var positions = BlockPositions(block)
    // One for all lines: in code that does not know the type, each optional of it has to look its type up.
    var value: Element?
    for line in BlockLines(block, limit: limit) {
      let error = error(of: line, block, &positions) { (kv: inout JSONReader) throws(CodingFailure) in
        value = try read(&kv)
      }
      if let error {
        // Something may have followed a value.
        value = nil
        results.append(.failure(error))
      } else if let element = value.take() {
        results.append(.success(element))
      }
    }
    return results
  }

  private func error(
    of line: BlockLines.Line, _ block: LineBlock, _ positions: inout BlockPositions,
    _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> MappingError? {
    guard !line.isTooLong else {
      let position = positions.position(of: line.range.lowerBound)
      return MappingError(.tooLong(limit: limit, index: line.index, at: position))
    }
    let bytes = UTF8Bytes(rebasing: block.bytes[line.range])
    guard let error = reading.problem(bytes, at: line.index, body) else { return nil }
    let position = positions.position(of: line.range.lowerBound)
    return positions.placed(error, line.range, at: line.index, position)
  }
}
