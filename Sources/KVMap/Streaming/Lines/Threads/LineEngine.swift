/// Maps the lines of an input on several threads, in order, with a bounded number of blocks.
///
/// Each thread takes the next block of the input, maps it, and hands it over. The thread that hands over the block
/// whose turn it is writes it, and those after it that are finished. So no thread is needed for reading or writing
/// alone, and one that is slow delays the others only if the blocks that may wait are used up.
final class LineEngine: @unchecked Sendable {
  // Unchecked, because the compiler cannot see which lock protects what.

  private let source: BlockSource
  private let targets: LineTargets
  private let options: LineMappingOptions
  private let makeMapping: @Sendable () -> BlockMapping

  /// Protects what follows, and wakes the thread that waits for the others.
  private let monitor = Monitor()
  /// Mapped blocks whose turn has not come, by their number.
  private var mapped: [Int: LineBlock] = [:]
  /// The number of the block to write next.
  private var turn = 0
  private var isWriting = false
  private var counts = LineCounts()
  private var failure: LineMappingError?
  private var running = 0

  /// - Parameter makeMapping: Called once by each thread.
  init(
    _ input: LineStream, _ targets: LineTargets, _ options: LineMappingOptions,
    _ makeMapping: @escaping @Sendable () -> BlockMapping
  ) {
    self.targets = targets
    self.options = options
    self.makeMapping = makeMapping
    source = BlockSource(input, options)
  }

  /// Maps all lines.
  ///
  /// - Parameter stackSize: That of each thread, in bytes.
  func run(stackSize: Int) throws(LineMappingError) -> LineCounts {
    running = max(options.jobs, 1)
    let threads = WorkerThread.start(running, stackSize: stackSize) { self.work() }
    monitor.lock()
    running -= max(options.jobs, 1) - threads.count
    monitor.unlock()
    if threads.isEmpty {
      // The system has no thread to spare, so this one does the work.
      running = 1
      WorkerThread.withoutSignals { work() }
    } else {
      waitForThreads()
    }
    for thread in threads { thread.join() }
    if let failure = source.failure ?? failure { throw failure }
    counts.wasCancelled = source.wasCancelled
    return counts
  }

  private func waitForThreads() {
    let clock = ContinuousClock()
    var reported = clock.now
    monitor.lock()
    while running > 0 {
      guard let progress = options.progress else {
        monitor.wait()
        continue
      }
      monitor.wait(milliseconds: 200)
      guard clock.now - reported >= .milliseconds(200) else { continue }
      reported = clock.now
      let counts = counts
      monitor.unlock()
      progress(counts)
      monitor.lock()
    }
    monitor.unlock()
  }

  // MARK: - The threads

  private func work() {
    let mapping = makeMapping()
    while let (block, number) = source.next() {
      mapping.run(block)
      handOver(block, number)
    }
    monitor.lock()
    running -= 1
    monitor.wakeAll()
    monitor.unlock()
  }

  private func handOver(_ block: LineBlock, _ number: Int) {
    monitor.lock()
    mapped[number] = block
    if !isWriting {
      isWriting = true
      while let next = mapped.removeValue(forKey: turn) {
        monitor.unlock()
        let error = write(next)
        let done = next.counts
        if error != nil { source.stop() }
        source.giveBack(next)
        monitor.lock()
        turn += 1
        if let error {
          failure = failure ?? error
        } else {
          counts = counts.adding(done)
        }
      }
      isWriting = false
    }
    monitor.unlock()
  }

  /// - Returns: Why it could not be written. Nothing is written after a failure to write.
  private func write(_ block: LineBlock) -> LineMappingError? {
    do throws(LineMappingError) {
      if !hasFailedWriting {
        try targets.output.write(block.output.bytes)
        try targets.rejects?.write(block.rejects.bytes)
        if let report = options.warnings { for warning in block.warnings { report(warning) } }
      }
      return nil
    } catch {
      hasFailedWriting = true
      return error
    }
  }

  /// Used by the thread that writes.
  private var hasFailedWriting = false
}
