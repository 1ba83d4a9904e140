/// The values of the blocks of an input, which several threads read and one takes in their order.
final class ParallelReading<Element: Sendable>: @unchecked Sendable {
  // Unchecked, because the compiler cannot see which lock protects what.

  let source: BlockSource
  private let makeReading: @Sendable () -> BlockReading<Element>

  /// Protects what follows, and wakes the thread that waits for values.
  private let monitor = Monitor()
  /// Blocks that were read and whose turn has not come, by their number.
  private var finished: [Int: (block: LineBlock, results: [Result<Element, any Error>])] = [:]
  /// The number of the block to take next.
  private var turn = 0
  private var running = 0

  /// - Parameter makeReading: Called once by each thread.
  init(_ source: BlockSource, _ makeReading: @escaping @Sendable () -> BlockReading<Element>) {
    self.source = source
    self.makeReading = makeReading
  }

  /// Starts the threads, each with a stack of 8 MiB.
  ///
  /// - Returns: Those that the system has to spare.
  func start(_ count: Int) -> [WorkerThread] {
    running = count
    let threads = WorkerThread.start(count, stackSize: 8 << 20) { self.work() }
    monitor.lock()
    running -= count - threads.count
    monitor.unlock()
    return threads
  }

  /// Waits for the values of the next block. Its memory may then be used for another one.
  ///
  /// - Returns: nil at the end of the input, and after a failure.
  func next() -> [Result<Element, any Error>]? {
    monitor.lock()
    defer { monitor.unlock() }
    while true {
      if let next = finished.removeValue(forKey: turn) {
        turn += 1
        source.giveBack(next.block)
        return next.results
      }
      guard running > 0 else { return nil }
      monitor.wait()
    }
  }

  private func work() {
    let reading = makeReading()
    while let (block, number) = source.next() {
      let results = reading.results(of: block)
      note { $0.finished[number] = (block, results) }
    }
    note { $0.running -= 1 }
  }

  private func note(_ change: (ParallelReading) -> Void) {
    monitor.lock()
    change(self)
    monitor.wakeAll()
    monitor.unlock()
  }
}
