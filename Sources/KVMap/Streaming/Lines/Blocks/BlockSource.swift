/// The blocks of an input, which several threads read in turn and of which a limited number is in use.
final class BlockSource: @unchecked Sendable {
  // Unchecked, because the compiler cannot see which lock protects what.

  /// Protects what follows, and wakes threads that wait for a block.
  private let monitor = Monitor()
  /// Blocks that nobody uses.
  private var free: [LineBlock] = []
  /// The number of blocks that were read and not given back.
  private var used = 0
  private let maximumUsed: Int
  private let blockSize: Int
  private var hasEnded = false
  /// Why the input could not be read to its end.
  private(set) var failure: LineMappingError?
  private(set) var wasCancelled = false

  /// Held while a block is read. Protects what follows.
  private let reading = Monitor()
  private var cutter: LineCutter
  /// The number of blocks that were read.
  private var count = 0

  /// - Parameter options: At most two blocks are in use for each thread.
  init(_ input: LineStream, _ options: LineMappingOptions) {
    cutter = LineCutter(input, options)
    blockSize = max(options.blockSize, 1)
    maximumUsed = 2 * max(options.jobs, 1)
  }

  /// Reads the next block, as soon as there may be one more.
  ///
  /// - Returns: The block and the number of blocks before it; nil at the end of the input, after a failure, and after
  ///   `stop()`.
  func next() -> (block: LineBlock, number: Int)? {
    guard let block = take() else { return nil }
    guard let number = read(block) else {
      giveBack(block)
      return nil
    }
    return (block, number)
  }

  /// Lets another thread use the block.
  func giveBack(_ block: LineBlock) {
    block.clear()
    monitor.lock()
    used -= 1
    free.append(block)
    monitor.wakeAll()
    monitor.unlock()
  }

  /// Ends the blocks: `next` returns nil.
  func stop() {
    monitor.lock()
    hasEnded = true
    monitor.wakeAll()
    monitor.unlock()
  }

  private func take() -> LineBlock? {
    monitor.lock()
    defer { monitor.unlock() }
    while used >= maximumUsed, !hasEnded { monitor.wait() }
    guard !hasEnded else { return nil }
    used += 1
    return free.popLast() ?? LineBlock(size: blockSize)
  }

  private func read(_ block: LineBlock) -> Int? {
    reading.lock()
    defer { reading.unlock() }
    do throws(LineMappingError) {
      guard try cutter.next(block) else {
        end(nil)
        return nil
      }
    } catch {
      end(error)
      return nil
    }
    count += 1
    return count - 1
  }

  private func end(_ error: LineMappingError?) {
    monitor.lock()
    // A failure after `stop()` concerns nobody.
    if !hasEnded { failure = error }
    if cutter.wasCancelled { wasCancelled = true }
    hasEnded = true
    monitor.wakeAll()
    monitor.unlock()
  }
}
