/// How much of a stream of lines was mapped.
public struct LineCounts: Sendable, Hashable {
  /// The number of bytes of the input, up to the end of a line.
  public internal(set) var bytesRead = 0
  /// The number of bytes of the output.
  public internal(set) var bytesWritten = 0
  /// The number of lines with a value, including those that were rejected. Blank lines do not count.
  public internal(set) var lines = 0
  /// The number of lines that were written.
  public internal(set) var written = 0
  /// The number of lines that could not be mapped.
  public internal(set) var rejected = 0
  /// Whether the mapping was cancelled before the end of the input.
  public internal(set) var wasCancelled = false

  /// Creates counts of nothing.
  public init() {}

  /// The counts of this input and of the next one.
  public func adding(_ next: LineCounts) -> LineCounts {
    var sum = self
    sum.bytesRead += next.bytesRead
    sum.bytesWritten += next.bytesWritten
    sum.lines += next.lines
    sum.written += next.written
    sum.rejected += next.rejected
    sum.wasCancelled = wasCancelled || next.wasCancelled
    return sum
  }
}
