import KVMapSource
import KVMapSystem

/// `--watch`: runs a command, and runs it again whenever a file that it reads has changed, until it is interrupted.
///
/// It looks at sizes and times four times a second. That costs less than a hundredth of a processor for a thousand files,
/// and works where no system announces changes: on network disks and in containers.
struct Watch {
  static let option = CommandSyntax.Option(
    name: "--watch", summary: "does it again whenever a file changes, until Ctrl-C")

  private static let interval = Duration.milliseconds(250)
  /// Files are often written in several steps: a change counts when nothing has changed for this long.
  private static let pause = Duration.milliseconds(100)

  private let paths: [String]

  /// - Parameters:
  ///   - paths: As the command takes them.
  ///   - command: Its name, for errors.
  init(_ paths: [String], of command: String) throws(UsageError) {
    guard !paths.contains("-") else {
      throw UsageError(
        message: "standard input cannot be watched: '--watch' needs files or folders", command: command)
    }
    self.paths = paths
  }

  /// Runs the command at once, and after each change.
  ///
  /// - Parameters:
  ///   - round: Runs the command. An error ends the first round, and with it the command; later ones are reported by
  ///     `report`, since a file can be gone for a moment.
  /// - Returns: The code of the last round, when the process is interrupted or terminated.
  func run(
    _ streams: inout StandardStreams, report: (any Error, inout StandardStreams) -> ExitCode,
    round: (inout StandardStreams) throws -> ExitCode
  ) throws -> ExitCode {
    let signals = HeldSignals()
    defer { signals.release() }
    var watched = WatchedFiles(paths)
    var code = try round(&streams)
    while true {
      streams.note("watching \(watched.count) file\(watched.count == 1 ? "" : "s"); Ctrl-C ends")
      guard let change = nextChange(&watched, signals) else { return code }
      if streams.problemsUseScreen { streams.problems("\u{1B}[2J\u{1B}[H") }
      streams.note("\(VisibleText.line(change)) changed")
      watched = WatchedFiles(paths)
      do {
        code = try round(&streams)
      } catch {
        code = report(error, &streams)
      }
      // Without a reader nothing more can be shown.
      guard streams.outputIsWhole else { return .failure }
    }
  }

  /// Waits for a change, and until nothing changes any more. `nil` if the process is to end.
  private func nextChange(_ watched: inout WatchedFiles, _ signals: HeldSignals) -> String? {
    var change: String?
    while true {
      guard !signals.hasArrived(within: change == nil ? Self.interval : Self.pause) else { return nil }
      let now = watched.now
      let found = now.change(since: watched)
      watched = now
      if let change, found == nil { return change }
      change = change ?? found
    }
  }
}

/// Keeps Ctrl-C and requests to terminate from ending the process, until it looks for them itself: what a round writes
/// is whole.
private struct HeldSignals {
  private static let numbers = [SIGINT, SIGTERM]
  private var before = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for number in Self.numbers { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Waits, and says whether a signal has come.
  func hasArrived(within time: Duration) -> Bool {
    usleep(useconds_t(time.components.attoseconds / 1_000_000_000_000))
    var pending = sigset_t()
    sigpending(&pending)
    return Self.numbers.contains { sigismember(&pending, $0) == 1 }
  }

  /// Signals that came are dropped: the process is about to end with a code that says more.
  func release() {
    var before = before
    for number in Self.numbers { signal(number, SIG_IGN) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
