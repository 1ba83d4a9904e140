/// How lines are mapped.
public struct LineMappingOptions: Sendable {
  /// The number of threads that map lines. By default, one for each processor; at least 1.
  public var jobs: Int
  /// The maximum size of a line in bytes; a longer one is rejected with a problem of the kind `limit`, and is not kept
  /// in memory. 16 MiB by default; at least 1.
  public var maximumLineSize: Int
  /// The number of bytes that a thread maps at a time, unless a single line is longer. 256 KiB by default; at least 1.
  public var blockSize: Int
  /// Whether rejected lines state all of their problems, instead of only the first.
  public var reportsAllProblems: Bool
  /// Ends the mapping early, if it is cancelled.
  public var cancellation: LineCancellation?
  /// Called with what `lossy` rules dropped in lines that were mapped, and with their unknown keys under `unknown warn`:
  /// in the order of the lines, by one thread at a time, before later lines are written. The positions are those in the
  /// input. A line with a warning is read twice.
  public var warnings: (@Sendable (MappingProblem) -> Void)?
  /// Called several times a second by the thread that waits for the mapping.
  public var progress: (@Sendable (LineCounts) -> Void)?

  /// - Parameters:
  ///   - jobs: nil for one for each processor.
  ///   - reportsAllProblems: Whether rejected lines state all of their problems.
  ///   - cancellation: Ends the mapping early.
  public init(jobs: Int? = nil, reportsAllProblems: Bool = false, cancellation: LineCancellation? = nil) {
    self.jobs = max(jobs ?? WorkerThread.processorCount, 1)
    maximumLineSize = 16 << 20
    blockSize = 256 << 10
    self.reportsAllProblems = reportsAllProblems
    self.cancellation = cancellation
  }
}
