/// The exit code of kvmapc.
enum ExitCode: Int32 {
  /// Completed without problems.
  case success = 0
  /// The files have a problem: an error, or an output that is not up to date.
  case problems = 1
  /// Invalid arguments, or a file could not be read or written.
  case failure = 2
}
