/// The lines of a block that are not written, and the warnings of those that are.
struct BlockRejects {
  private let block: LineBlock
  private let mapping: BlockMapping
  private(set) var count = 0
  private(set) var omitted = 0
  var positions: BlockPositions

  init(_ block: LineBlock, _ mapping: BlockMapping) {
    self.block = block
    self.mapping = mapping
    positions = BlockPositions(block)
  }

  mutating func add(_ problems: [MappingProblem], at position: StreamPosition) {
    count += 1
    guard let reject = mapping.reject else { return }
    let line = RejectedLine(
      input: mapping.input, line: position.line, offset: position.offset, problems: problems)
    reject(line, &block.rejects)
  }

  /// Adds what was dropped in a line that could be read. It is read a second time.
  ///
  /// - Parameters:
  ///   - range: The value in the block.
  mutating func addWarnings(_ range: Range<Int>, at index: Int) {
    let position = positions.position(of: range.lowerBound)
    let error = mapping.mapper.problems(UTF8Bytes(rebasing: block.bytes[range]), index, true)
    let problems = positions.placed(error, range, at: index, position).problems
    switch mapping.warnings {
    case .ignored: break
    case .kept: block.warnings += problems
    case .written:
      let line = RejectedLine(
        input: mapping.input, line: position.line, offset: position.offset, problems: problems)
      mapping.reject?(line, &block.rejects)
    }
  }

  /// Adds a line that was not written.
  ///
  /// - Parameters:
  ///   - range: The value in the block.
  ///   - length: That of the output without it.
  mutating func add(
    _ outcome: LineMapper.Outcome, _ range: Range<Int>, at index: Int, _ output: inout JSONWriter, from length: Int
  ) {
    let line = UTF8Bytes(rebasing: block.bytes[range])
    let position = positions.position(of: range.lowerBound)
    switch outcome {
    case .written: return
    case .omitted:
      omitted += 1
      output.truncate(to: length)
    case .unreadable:
      let error = mapping.mapper.problems(line, index, mapping.wantsAllProblems)
      add(positions.placed(error, range, at: index, position).problems, at: position)
    case .failed(var problem):
      // What a failure leaves behind must not reach the next value.
      output = output.beginning(length)
      problem.path = DocumentPath.join(DocumentPath.text(of: [.index(index)]), problem.path)
      add([problem], at: position)
    case .refused(let message):
      output.truncate(to: length)
      var problem = MappingProblem.refused(message, at: position)
      problem.path = DocumentPath.text(of: [.index(index)])
      add([problem], at: position)
    }
  }
}
