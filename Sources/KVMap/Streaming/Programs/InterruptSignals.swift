internal import KVMapSystem

/// Ends a mapping of lines after the current lines when the process is interrupted (SIGINT, as by Ctrl-C) or terminated
/// (SIGTERM). A second signal ends the process at once.
///
/// A thread waits for the signals, so that there is no signal handler, and no global state that one would need. Signals
/// that the process was told to ignore, as `nohup` does, remain ignored.
package final class InterruptSignals: @unchecked Sendable {
  // Unchecked, because the compiler cannot see that the lock protects the variables.
  private let lock = Lock()
  private var first: Int32?
  private var isEnding = false
  private var thread: WorkerThread?
  private var maskBefore = sigset_t()

  /// Holds the signals back from this thread and those that it starts, until `end()`. To be called by the main thread,
  /// before others exist.
  package init(cancelling cancellation: LineCancellation) {
    let handled = [SIGINT, SIGTERM].filter { !InterruptSignals.isIgnored($0) }
    guard !handled.isEmpty else { return }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in handled { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &maskBefore)
    let waiting = signals
    thread = WorkerThread(stackSize: 1 << 18) { [self] in wait(for: waiting, cancellation) }
    if thread == nil { pthread_sigmask(SIG_SETMASK, &maskBefore, nil) }
  }

  /// The signal that ended the mapping; nil if there was none.
  package var received: Int32? {
    var result: Int32?
    lock.withLock { result = first }
    return result
  }

  /// Stops waiting for signals.
  package func end() {
    guard let thread else { return }
    lock.withLock { isEnding = true }
    thread.send(SIGTERM)
    thread.join()
    self.thread = nil
    pthread_sigmask(SIG_SETMASK, &maskBefore, nil)
  }

  private func wait(for signals: sigset_t, _ cancellation: LineCancellation) {
    var signals = signals
    // `end` wakes the thread even if only SIGINT is handled.
    sigaddset(&signals, SIGTERM)
    while true {
      var signal: Int32 = 0
      guard sigwait(&signals, &signal) == 0 else { return }
      var isSecond = false
      var ends = false
      lock.withLock {
        ends = isEnding
        isSecond = first != nil
        if !ends { first = first ?? signal }
      }
      if ends { return }
      if isSecond { _exit(128 + signal) }
      cancellation.cancel()
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    let handler = signal(number, SIG_DFL)
    signal(number, handler)
    // Functions cannot be compared.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
