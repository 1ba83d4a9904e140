internal import KVMapSystem

/// Ends a mapping of lines early, from any thread.
///
/// Lines that were read are still written, so that the output ends with a whole line.
public final class LineCancellation: Sendable {
  /// A pipe that becomes readable when the mapping is cancelled, so that a thread can wait for that and for input at
  /// once.
  let descriptor: Int32
  private let end: Int32

  /// Creates a cancellation for one or several mappings. It keeps a pipe open; without one, because too many files are
  /// open, cancelling has no effect.
  public init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { ends = [-1, -1] }
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (descriptor, end) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(end)
  }

  /// Ends the mappings. Further calls have no effect.
  public func cancel() {
    guard !isCancelled else { return }
    var byte: UInt8 = 0
    while write(end, &byte, 1) < 0, errno == EINTR {}
  }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }
}
