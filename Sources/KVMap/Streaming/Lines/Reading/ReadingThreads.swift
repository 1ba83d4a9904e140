/// Threads that read the values of a file ahead of the loop that takes them. They end when it is released.
final class ReadingThreads<Element: Sendable> {
  private let reading: ParallelReading<Element>
  private let threads: [WorkerThread]
  private let cancellation = LineCancellation()

  /// Opens the file and starts the threads.
  ///
  /// - Returns: nil if the system has no thread to spare.
  init?(
    _ path: String, _ mapper: ElementMapper<Element>, passed: PassedJSON?, jobs: Int, _ options: StreamOptions
  ) throws(LineMappingError) {
    var blocks = LineMappingOptions(jobs: jobs, cancellation: cancellation)
    blocks.maximumLineSize = options.maximumElementSize
    blocks.blockSize = options.blockSize
    let source = BlockSource(try LineStream(reading: .file(path)), blocks)
    reading = ParallelReading(source) {
      BlockReading(mapper, passed: passed, limit: options.maximumElementSize)
    }
    threads = reading.start(jobs)
    if threads.isEmpty { return nil }
  }

  deinit {
    // A thread may be waiting for the input, or for a block.
    cancellation.cancel()
    reading.source.stop()
    for thread in threads { thread.join() }
  }

  /// The values of the next block.
  ///
  /// - Returns: nil at the end of the file.
  /// - Throws: The reason why the file cannot be read to its end, once all values before it were returned.
  func next() throws(LineMappingError) -> [Result<Element, any Error>]? {
    if let results = reading.next() { return results }
    if let failure = reading.source.failure { throw failure }
    return nil
  }
}
