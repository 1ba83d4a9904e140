import KVMapSystem

/// The output of the command: results on standard output, problems on standard error.
struct StandardStreams {
  /// Whether everything was written successfully to standard output.
  private(set) var outputIsWhole = true

  /// - Note: A process may be started with these streams closed. The next file it opens would then get their number,
  ///   and output would go into it; they are therefore first redirected to the null device, where writing output fails.
  init() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      _ = open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Prints a result. A failure is reported once, by `exitCode`.
  mutating func output(_ text: String) { output(Array(text.utf8)) }

  mutating func output(_ bytes: [UInt8]) {
    guard outputIsWhole, let error = SystemCalls.writeAll(1, bytes) else { return }
    failed(error)
  }

  /// Reports that a result could not be written by other means.
  mutating func failed(_ error: SystemCalls.Failure) {
    outputIsWhole = false
    // A reader that closed the pipe (`kvmapc … | head`) wants no further output, not even a message.
    if error.code != EPIPE { self.error("cannot write to standard output: \(error.text)") }
  }

  /// Prints text about problems unchanged.
  func problems(_ text: String) {
    _ = SystemCalls.writeAll(2, text.utf8)
  }

  /// Prints "kvmapc: error: …".
  func error(_ message: String) {
    problems("kvmapc: error: \(message)\n")
  }

  func note(_ message: String) {
    problems("kvmapc: \(message)\n")
  }

  var outputIsTerminal: Bool { isatty(1) == 1 }

  /// Whether progress appears on a terminal, where a line can be written again, and nobody only keeps a log.
  var showsProgress: Bool { problemsUseScreen && Self.environment("CI").isEmpty }

  /// Bold type only on a terminal that supports it, and unless disabled by the user.
  var outputUsesBold: Bool { outputIsTerminal && Self.allowsStyles }

  /// The maximum width of human-readable output in columns: the value of `COLUMNS`, otherwise the terminal's width.
  var outputWidth: Int { Self.width(of: 1) }

  /// The same of text about problems.
  var problemsWidth: Int { Self.width(of: 2) }

  private static func width(of descriptor: Int32) -> Int {
    if let columns = Int(environment("COLUMNS")), columns > 0 { return columns }
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return Int(size.ws_col)
  }

  /// Colours only on a terminal that supports them, and unless disabled by the user (https://no-color.org).
  var problemsUseColor: Bool { isatty(2) == 1 && Self.allowsStyles }

  /// Whether problems appear on a terminal that can be cleared.
  var problemsUseScreen: Bool { isatty(2) == 1 && Self.environment("TERM") != "dumb" }

  private static var allowsStyles: Bool { environment("NO_COLOR").isEmpty && environment("TERM") != "dumb" }

  private static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
