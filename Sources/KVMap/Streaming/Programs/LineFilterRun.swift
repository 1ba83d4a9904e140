internal import KVMapSystem

/// One run of a program that maps lines.
struct LineFilterRun {
  private let name: String
  private let arguments: LineFilterArguments

  init(_ name: String, _ arguments: LineFilterArguments) {
    self.name = name
    self.arguments = arguments
  }

  /// Prints a message to standard error, as a whole, however many threads print.
  static func say(_ text: String) {
    var text = text
    _ = text.withUTF8 { write(2, $0.baseAddress, $0.count) }
  }

  /// - Returns: The exit code.
  func callAsFunction(_ map: (LineRun) throws(LineMappingError) -> LineCounts) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let cancellation = LineCancellation()
    let signals = InterruptSignals(cancelling: cancellation)
    defer { signals.end() }
    let inputs = arguments.inputs.map { $0 == "-" ? LineInput.standardInput : .file($0) }
    let rejects = arguments.rejects.map(LineOutput.file) ?? .descriptor(2, name: "standard error")
    var code: Int32 = 0
    do throws(LineMappingError) {
      let targets = try LineTargets(to: .standardOutput, rejects: rejects, inputs: inputs)
      var counts = LineCounts()
      for input in inputs where !counts.wasCancelled {
        do throws(LineMappingError) {
          let before = counts
          counts = before.adding(try map(try run(input, to: targets, cancellation, before)))
        } catch {
          guard error.stream == .input else { throw error }
          say(error)
          code = 2
        }
      }
      if isProgressShown { Self.say(LineProgress.removal) }
      if code == 0, arguments.isStrict, counts.rejected > 0 { code = 1 }
    } catch {
      say(error)
      code = 2
    }
    return signals.received.map { 128 + $0 } ?? code
  }

  private func run(
    _ input: LineInput, to targets: LineTargets, _ cancellation: LineCancellation, _ before: LineCounts
  ) throws(LineMappingError) -> LineRun {
    var options = LineMappingOptions(
      jobs: arguments.jobs, reportsAllProblems: arguments.wantsAllErrors, cancellation: cancellation)
    if isProgressShown {
      let progress = LineProgress()
      options.progress = { Self.say(progress.line(before.adding($0))) }
    }
    let file = arguments.inputs.count > 1 ? "\(input.name):\n" : ""
    let head = (isProgressShown ? LineProgress.removal : "") + file
    options.warnings = { Self.say(head + Self.text($0)) }
    var run = try LineRun(from: input, to: targets, options)
    if arguments.rejects == nil { run.rejectText = { head + $0.problems.map(Self.text).joined() } }
    return run
  }

  private static func text(_ problem: MappingProblem) -> String {
    (problem.severity == .warning ? "warning: " : "") + "\(problem)\n"
  }

  /// Progress would be mixed with values that are printed to the same terminal.
  private var isProgressShown: Bool { isatty(2) == 1 && isatty(1) == 0 }

  private func say(_ error: LineMappingError) {
    // The program that reads the output has ended, and expects no message.
    if error.stream == .output, error.reason == .system(EPIPE) { return }
    Self.say("\(isProgressShown ? LineProgress.removal : "")\(name): error: \(error)\n")
  }
}
