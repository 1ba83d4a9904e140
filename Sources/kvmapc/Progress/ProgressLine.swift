import KVMapCompiler
import KVMapSource
import KVMapSystem

/// What a command is doing, as one line on the terminal that is written again and again, once the command has taken a
/// while: `reading stations.ndjson, 41 %`.
///
/// It is printed to standard error by a thread of its own, so that long work without a step shows something as well.
/// Whatever else is printed removes it first: `clear` or `end`.
final class ProgressLine: @unchecked Sendable {
  private static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(250)
  private static let tick: UInt32 = 50_000

  private let streams: StandardStreams
  let isShown: Bool
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // The mutex guards these.
  private var text = ""
  private var printed = ""
  private var isEnded = false

  /// - Parameters:
  ///   - streams: Where it is printed, if that is a terminal.
  ///   - isQuiet: Whether the output is for programs, so that nothing else is printed.
  ///   - sharesOutput: Whether results are printed while it is shown. On the same terminal they would be mixed with it.
  init(_ streams: StandardStreams, isQuiet: Bool = false, sharesOutput: Bool = false) {
    self.streams = streams
    isShown = streams.showsProgress && !isQuiet && !(sharesOutput && streams.outputIsTerminal)
    mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    guard isShown else { return }
    let start = ContinuousClock().now
    // Without a thread there is no line, and nothing else is missing.
    _ = Threads.start { [self] in
      var last = start + Self.delay - Self.interval
      while true {
        usleep(Self.tick)
        let now = ContinuousClock().now
        guard printIfDue(now >= last + Self.interval) else { return }
        if now >= last + Self.interval { last = now }
      }
    }
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// What is being done, in a few words without control characters.
  func show(_ text: String) {
    guard isShown else { return }
    locked { self.text = text }
  }

  /// How much of something is done: `reading a.json, 41 %`. Nothing but the words if there is no whole.
  func show(_ words: String, done: Int, of whole: Int) {
    guard isShown else { return }
    show(whole > 0 ? "\(words), \(min(100, Int(100 * Double(done) / Double(whole)))) %" : words)
  }

  /// Removes the line, until something else is shown.
  func clear() {
    locked {
      if !printed.isEmpty { streams.problems(LineProgress.removal) }
      text = ""
      printed = ""
    }
  }

  /// Removes the line for good.
  func end() {
    clear()
    locked { isEnded = true }
  }

  /// - Returns: Whether it has not ended.
  private func printIfDue(_ isDue: Bool) -> Bool {
    locked {
      if isDue, !isEnded, text != printed {
        printed = text
        streams.problems(LineProgress.removal + VisibleText.line(text, limit: streams.problemsWidth - 1))
      }
      return !isEnded
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
