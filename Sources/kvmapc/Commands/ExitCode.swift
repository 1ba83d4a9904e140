/// The exit code of kvmapc.
enum ExitCode: Int32, Comparable {
  /// Completed without problems.
  case success = 0
  /// The files have a problem: an error, or an output that is not up to date.
  case problems = 1
  /// Invalid arguments, or a file could not be read or written.
  case failure = 2
  /// Interrupted, for example by Ctrl-C, and ended with whole lines: 128 and the number of the signal.
  case interrupted = 130
  /// The same for a request to terminate.
  case terminated = 143

  /// Of two codes, the greater one reports more.
  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
