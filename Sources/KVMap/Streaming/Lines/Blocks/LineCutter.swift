/// Cuts an input into blocks of whole lines, and counts lines and values, so that each block knows where it begins.
///
/// It holds at most one incomplete line, up to the limit. A line above it, and blanks that go on without an end, are
/// passed over without being kept.
struct LineCutter {
  private let input: LineStream
  private let limit: Int
  private let blockSize: Int
  private let cancellation: LineCancellation?
  /// The beginning of the next line.
  private var carried: [UInt8] = []
  /// Where the next block begins.
  private var position = StreamPosition()
  /// The number of values before the next block.
  private var index = 0
  private var state = State.beginning
  private(set) var wasCancelled = false

  private enum State {
    case beginning, running
    /// The rest of a line above the limit is passed over.
    case discarding
    case ended
  }

  init(_ input: LineStream, _ options: LineMappingOptions) {
    self.input = input
    limit = max(options.maximumLineSize, 1)
    blockSize = max(options.blockSize, 1)
    cancellation = options.cancellation
  }

  /// Reads the next block. Returns as soon as there is a whole line: more of the input may not exist yet.
  ///
  /// - Parameter block: Empty.
  /// - Returns: Whether there is one. There is none after the end, and after an error.
  mutating func next(_ block: LineBlock) throws(LineMappingError) -> Bool {
    guard state != .ended else { return false }
    block.append(carried)
    carried.removeAll(keepingCapacity: true)
    do throws(LineMappingError) {
      return try fill(block)
    } catch {
      state = .ended
      throw error
    }
  }

  private mutating func fill(_ block: LineBlock) throws(LineMappingError) -> Bool {
    while true {
      if block.room.isEmpty { block.grow() }
      let searched = block.count
      let room = UnsafeMutableRawBufferPointer(rebasing: block.room.prefix(blockSize))
      guard let count = try input.read(into: room, until: cancellation) else {
        wasCancelled = true
        state = .ended
        return false
      }
      block.count += count
      if state == .beginning {
        guard begin(block, isComplete: count == 0) else { continue }
        if let end = lastLineEnd(block, from: 0) { return finish(block, through: end) }
      }
      if count == 0 { return end(block) }
      if state == .discarding {
        discard(block)
        if state == .discarding { continue }
        if let end = lastLineEnd(block, from: 0) { return finish(block, through: end) }
      } else if let end = lastLineEnd(block, from: min(searched, block.count)) {
        return finish(block, through: end)
      }
      skipBlanks(block)
      if block.count > limit { return finishLongLine(block) }
    }
  }

  // MARK: - The beginning and the end

  /// Consumes a byte order mark, which does not count as a column.
  ///
  /// - Returns: Whether there are enough bytes to tell the encoding.
  private mutating func begin(_ block: LineBlock, isComplete: Bool) -> Bool {
    let bytes = block.bytes
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let mayBeOther = bytes.prefix(2).contains { $0 == 0 || $0 >= 0xef } || bytes.count < 2
    guard isComplete || !mayBeOther || bytes.count >= mark.count + WideText.length else { return false }
    state = .running
    if bytes.starts(with: mark) {
      position.offset = mark.count
      block.removeFirst(mark.count)
    } else {
      block.wideText = WideText.encoding(of: bytes)
    }
    return true
  }

  /// The last line may have no line end.
  private mutating func end(_ block: LineBlock) -> Bool {
    state = .ended
    guard block.count > 0 else { return block.longLine != nil }
    skipBlanks(block)
    if block.count > limit { return finishLongLine(block) }
    return finish(block, through: block.count)
  }

  // MARK: - Lines

  private func lastLineEnd(_ block: LineBlock, from searched: Int) -> Int? {
    let bytes = block.bytes
    return bytes[searched...].lastIndex(of: 0x0a).map { $0 + 1 }
  }

  /// Counts the lines of a block, and keeps what follows them for the next one.
  private mutating func finish(_ block: LineBlock, through end: Int) -> Bool {
    carried.append(contentsOf: block.bytes[end...])
    block.count = end
    block.start = position
    block.firstIndex = index
    let bytes = block.bytes
    let ends = LineEndCounts(bytes)
    position.offset += end
    position.line += ends.lineEnds
    position.column = 1
    index += ends.values(in: bytes)
    return true
  }

  /// A line that exceeds the limit, and whose end is not known yet.
  private mutating func finishLongLine(_ block: LineBlock) -> Bool {
    block.longLine = LineBlock.LongLine(start: position, index: index)
    index += 1
    pass(block, block.count)
    block.start = position
    block.firstIndex = index
    if state == .running { state = .discarding }
    return true
  }

  /// Passes over the rest of a line that exceeds the limit.
  private mutating func discard(_ block: LineBlock) {
    if let end = block.bytes.firstIndex(of: 0x0a) {
      pass(block, end)
      state = .running
    } else {
      pass(block, block.count)
    }
  }

  /// Passes over blanks before a value whose line is incomplete.
  private mutating func skipBlanks(_ block: LineBlock) {
    let blanks = ElementScanner.blanks(in: block.bytes)
    if blanks > 0 { pass(block, blanks) }
  }

  private mutating func pass(_ block: LineBlock, _ length: Int) {
    position = position.advanced(over: UTF8Bytes(rebasing: block.bytes[..<length]))
    block.removeFirst(length)
  }
}
