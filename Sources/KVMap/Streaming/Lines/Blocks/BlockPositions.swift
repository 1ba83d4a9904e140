/// Where the lines of a block are in the input.
struct BlockPositions {
  private let block: LineBlock
  /// A known position, from which those of later bytes are counted.
  private var known: (start: Int, position: StreamPosition)

  init(_ block: LineBlock) {
    self.block = block
    known = (0, block.start)
  }

  /// The position in the input of a byte of the block. No byte may precede that of the last call.
  mutating func position(of start: Int) -> StreamPosition {
    let between = UTF8Bytes(rebasing: block.bytes[known.start..<start])
    known = (start, known.position.advanced(over: between))
    return known.position
  }

  /// Converts the problems of a line to problems of the input.
  ///
  /// - Parameters:
  ///   - range: The value in the block.
  ///   - index: The number of values before it in the input.
  ///   - position: Where it begins.
  func placed(
    _ error: MappingError, _ range: Range<Int>, at index: Int, _ position: StreamPosition
  ) -> MappingError {
    let named = index == 0 ? error.naming(block.wideText) : error
    guard named == error else { return named }
    return error.placed(at: index, from: position, length: range.count, isLine: range.upperBound < block.count)
  }
}
