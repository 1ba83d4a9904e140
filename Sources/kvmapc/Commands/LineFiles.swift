import KVMapCompiler
import KVMapSource
import KVMapSystem

/// Maps the lines of NDJSON files one after another, each file on several threads.
struct LineFiles {
  private let mapping: LineMapping
  private let options: LineOptions
  private let wantsAllProblems: Bool
  private let targets: LineTargets
  private let isOnlyInput: Bool
  private let progress: ProgressLine
  /// Prints to standard error.
  private let print: @Sendable (String) -> Void
  private var counts = LineCounts()

  /// Opens the file of rejected lines.
  ///
  /// - Parameter inputs: All files that will be mapped.
  init(
    _ mapping: LineMapping, _ options: LineOptions, wantsAllProblems: Bool, inputs: [String],
    _ streams: inout StandardStreams
  ) throws(FileError) {
    self.mapping = mapping
    self.options = options
    self.wantsAllProblems = wantsAllProblems
    isOnlyInput = inputs.count == 1
    progress = ProgressLine(streams, sharesOutput: true)
    print = { [streams] in streams.problems($0) }
    do throws(LineMappingError) {
      targets = try LineTargets(
        to: .standardOutput, rejects: options.rejects.map(LineOutput.file) ?? .descriptor(2, name: "standard error"),
        inputs: inputs.map(Self.input))
    } catch {
      throw FileError("\(error)")
    }
    for note in mapping.notes { streams.note(note) }
  }

  private static func input(_ path: String) -> LineInput { path == "-" ? .standardInput : .file(path) }

  /// Maps the lines of one file to standard output.
  ///
  /// - Returns: The exit code, and whether a signal or a failure to write ends the command.
  mutating func map(_ path: String, _ streams: inout StandardStreams) -> (code: ExitCode, isEnd: Bool) {
    let cancellation = LineCancellation()
    let signals = InterruptSignals(cancelling: cancellation)
    defer { signals.end() }
    let (code, isEnd) = map(path, cancellation, &streams)
    progress.clear()
    switch signals.received {
    case nil: return (code, isEnd)
    case SIGTERM: return (.terminated, true)
    case .some: return (.interrupted, true)
    }
  }

  private mutating func map(
    _ path: String, _ cancellation: LineCancellation, _ streams: inout StandardStreams
  ) -> (code: ExitCode, isEnd: Bool) {
    let before = counts
    var lineOptions = LineMappingOptions(
      jobs: options.jobs, reportsAllProblems: wantsAllProblems, cancellation: cancellation)
    if progress.isShown {
      let text = LineProgress()
      lineOptions.progress = { [progress] in progress.show(text.text(before.adding($0))) }
    }
    lineOptions.warnings = { [print, head = head(path)] in print(head + LineMapping.text([$0])) }
    do throws(LineMappingError) {
      let run = try LineRun(from: Self.input(path), to: targets, lineOptions)
      counts = before.adding(try mapping(run, problemsAfter: options.rejects == nil ? head(path) : nil))
      return (options.isStrict && counts.rejected > before.rejected ? .problems : .success, false)
    } catch {
      switch (error.stream, error.reason) {
      case (.input, _):
        streams.error(VisibleText.line("\(error)"))
        return (.failure, false)
      case (.output, .system(let code)): streams.failed(SystemCalls.failure(code))
      case (.output, .sameFile), (.rejects, _): streams.error(VisibleText.line("\(error)"))
      }
      return (.failure, true)
    }
  }

  /// What is printed before the problems of a line.
  private func head(_ path: String) -> String {
    (progress.isShown ? LineProgress.removal : "") + (isOnlyInput ? "" : "\(VisibleText.line(path)):\n")
  }
}
