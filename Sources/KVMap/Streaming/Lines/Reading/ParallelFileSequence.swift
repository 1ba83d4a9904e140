internal import KVMapSystem

/// The values of the lines of a file, read by several threads and returned in the order of the lines. Returned by
/// `T.stream(ndjsonFile:jobs:)`.
///
///     for result in Order.stream(ndjsonFile: "orders.ndjson", jobs: nil) {
///       let order = try result.get()
///     }
///
/// The results are those of `T.stream(ndjsonFile:)`, problems and their positions included. Reading begins with the
/// first call of `next`, and runs ahead of the loop: each thread has at most two blocks of `StreamOptions.blockSize`
/// whose values the loop has not taken, so memory does not depend on the length of the file.
///
/// Transformers, hooks and initialisers that the mapping calls run on the threads that read, several at once. If the
/// loop ends early, so do the threads: releasing the iterator waits until each has read its block.
public struct ParallelFileSequence<Element: Sendable>: Sequence, Sendable {
  private let path: String
  private let mapper: ElementMapper<Element>
  private let passed: PassedJSON?
  private let jobs: Int
  private let options: StreamOptions

  init(
    _ path: String, _ mapper: ElementMapper<Element>, jobs: Int?, _ options: StreamOptions, passed: PassedJSON?
  ) {
    self.path = path
    self.mapper = mapper
    self.passed = passed
    self.jobs = Swift.max(jobs ?? WorkerThread.processorCount, 1)
    self.options = options
  }

  /// Starts reading. The first call of `next` opens the file.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Returns the values one by one.
  public struct Iterator: IteratorProtocol {
    private let file: ParallelFileSequence
    private var hasStarted = false
    /// nil once the file is no longer needed.
    private var threads: ReadingThreads<Element>?
    /// What reads with one job, or if the system has no thread to spare.
    private var onThisThread: DecodedFileSequence<Element>.Iterator?
    /// The results of a block.
    private var results: IndexingIterator<[Result<Element, any Error>]> = [].makeIterator()

    init(_ file: ParallelFileSequence) { self.file = file }

    /// The next value, or the reason why it cannot be read; nil at the end of the file.
    public mutating func next() -> Result<Element, any Error>? {
      do throws(LineMappingError) {
        if !hasStarted { try start() }
        if onThisThread != nil { return onThisThread?.next() }
        while true {
          if let result = results.next() { return result }
          guard let next = try threads?.next() else { break }
          results = next.makeIterator()
        }
        threads = nil
        return nil
      } catch {
        threads = nil
        return .failure(FileReadingError(file.path, error))
      }
    }

    private mutating func start() throws(LineMappingError) {
      hasStarted = true
      if file.jobs > 1 { threads = try file.readingThreads() }
      if threads == nil { onThisThread = file.onOneThread.makeIterator() }
    }
  }

  private func readingThreads() throws(LineMappingError) -> ReadingThreads<Element>? {
    try ReadingThreads(path, mapper, passed: passed, jobs: jobs, options)
  }

  private var onOneThread: DecodedFileSequence<Element> {
    DecodedFileSequence(path, .ndjson, mapper, at: nil, options, passed: passed)
  }
}

@available(*, unavailable)
extension ParallelFileSequence.Iterator: Sendable {}

extension FileReadingError {
  fileprivate init(_ path: String, _ error: LineMappingError) {
    switch error.reason {
    case .system(let code): self.init(path: path, code: code)
    // Only outputs have this reason.
    case .sameFile: self.init(path: path, code: EINVAL)
    }
  }
}
