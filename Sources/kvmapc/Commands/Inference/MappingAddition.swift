import KVMapCompiler
import KVMapSource

/// `kvmapc infer --into`: adds to a mapping what samples have and none of its rules reads.
struct MappingAddition {
  private let options: IntoOptions
  private let inference: InferenceOptions
  /// The maximum number of lines shown of a difference.
  private static let differenceLimit = 1_000

  init(_ options: IntoOptions, _ inference: InferenceOptions) {
    self.options = options
    self.inference = inference
  }

  func run(_ samples: [Sample], _ progress: ProgressLine, _ streams: inout StandardStreams) throws -> ExitCode {
    let sources = try SourceLoader.load([options.file], for: .everything)
    guard let requested = sources.requested.first else {
      throw FileError("cannot read", options.file, "it is a folder")
    }
    progress.show("reading the samples by \(options.file)")
    let outcome = sources.compilation.extend(
      requested.file, with: samples, as: inference.name, inference, addsUnknown: options.addsUnknown)
    progress.end()
    switch outcome {
    case .refused(let messages):
      for message in messages { streams.error(VisibleText.line(message)) }
      return .problems
    case .wrong(let diagnostics, let files):
      streams.diagnostics(diagnostics, of: files)
      return .problems
    case .extended(let result):
      for note in result.notes { streams.note("note: " + VisibleText.line(note)) }
      for remark in result.additions + result.findings { streams.problems(VisibleText.line(remark.description) + "\n") }
      try write(result.bytes, requested.file, sources, &streams)
      return result.readsAll ? .success : .problems
    }
  }

  private func write(_ bytes: [UInt8], _ file: FileID, _ sources: LoadedSources, _ streams: inout StandardStreams)
    throws
  {
    let original = sources.compilation.sources[file]?.bytes ?? []
    if options.isDryRun {
      guard bytes != original else { return }
      streams.output(
        UnifiedDifference(from: original, to: bytes).text(
          from: options.file, to: options.file, isEscaped: streams.outputIsTerminal, limit: Self.differenceLimit))
      return
    }
    let written = try SourceRewriting([RewrittenFile(source: file, bytes: bytes)], sources).run()
    streams.output("\(VisibleText.line(options.file)) is \(written.isEmpty ? "up to date" : "written")\n")
  }
}
