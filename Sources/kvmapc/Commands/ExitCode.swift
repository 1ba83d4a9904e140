/// How the command ends.
enum ExitCode: Int32 {
  /// Done, and nothing is wrong.
  case success = 0
  /// Something is wrong with the files: an error, or an output that is not up to date.
  case problems = 1
  /// It was called wrongly, or a file could not be read or written.
  case failure = 2
}
