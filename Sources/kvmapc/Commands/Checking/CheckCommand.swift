import KVMapCompiler
import KVMapSource

/// `kvmapc check`: reports problems in `.kvmap` files.
struct CheckCommand {
  static let syntax = CommandSyntax(
    name: "check", summary: "reports all problems in .kvmap files", usage: "[OPTION…] [PATH…]",
    options: [
      .init(
        name: "--format", value: "FORMAT", choices: Format.allCases.map(\.rawValue),
        summary: "text for people on standard error (default), or json or sarif for programs on standard output"),
      .init(
        name: "--fix", summary: "applies the fixes that are certain to the files first, and reports what is left"),
      Watch.option,
    ] + SampleOptions.syntax,
    details: PathHelp.text + """

      --fix writes files, and leaves their layout as it is. A fix is certain if it is the only one and decides nothing,
      as whether a loss is wanted or which similar name is meant, and if no file has a problem afterwards that it did
      not have.

      With --sample, PATH is one .kvmap file. Each sample is read by it, and what is printed is how often each rule found
      something, which keys no rule reads, and the problems of each rule. The exit code is 1 if there are problems, and
      with --strict also if a rule never fires or a key is not read.

      """)

  private enum Format: String, CaseIterable {
    case text
    case json
    /// SARIF 2.1.0, which code hosts and editors read.
    case sarif
  }

  private let format: Format
  private let paths: [String]
  private let fixes: Bool
  private let samples: SampleOptions?

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments.value(of: "--format").flatMap(Format.init(rawValue:)) ?? .text
    paths = arguments.paths
    fixes = arguments.has("--fix")
    samples = try SampleOptions(arguments)
    let isWatching = arguments.has(Watch.option.name)
    let reader = isWatching ? Watch.option.name : samples != nil ? "--sample" : paths.contains("-") ? "-" : nil
    if fixes, let reader {
      throw UsageError(message: "'--fix' changes files, and cannot be combined with '\(reader)'", command: "check")
    }
    if samples != nil, format == .sarif {
      throw UsageError(message: "there is no SARIF of samples: '--sample' prints text or json", command: "check")
    }
    if samples != nil, isWatching {
      throw UsageError(
        message: "samples are not watched, so '--sample' cannot be combined with '--watch'", command: "check")
    }
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    var sources = try SourceLoader.load(paths, for: .everything)
    if fixes {
      for path in try SourceRewriting(sources.compilation.fixed(), sources).run() {
        streams.note("fixed \(VisibleText.line(path))")
      }
      sources = try SourceLoader.load(paths, for: .everything)
    }
    if let samples { return try SampleCheck(samples, isJSON: format == .json).run(sources, &streams) }
    let files = sources.compilation.sources
    let counts = sources.compilation.counts
    let diagnostics = sources.takeCompilation().check()
    switch format {
    case .text:
      streams.diagnostics(diagnostics, of: files)
      if diagnostics.isEmpty, let counts { streams.output("\(counts): no problems\n") }
      sources.reportSkipped(streams)
    case .json:
      var renderer = JSONRenderer(sources: files)
      streams.output(renderer.render(diagnostics))
    case .sarif:
      let rules = DiagnosticPage.all.map {
        SARIFRenderer.Rule(id: $0.id, summary: $0.summary, meaning: $0.meaning, page: $0.text)
      }
      var renderer = SARIFRenderer(sources: files, toolVersion: toolVersion, rules: rules)
      streams.output(renderer.render(diagnostics))
    }
    return diagnostics.containsErrors ? .problems : .success
  }
}

extension StandardStreams {
  /// Prints human-readable diagnostics, and their number.
  func diagnostics(_ diagnostics: [Diagnostic], of sources: SourceSet) {
    var renderer = TextRenderer(sources: sources, usesColor: problemsUseColor)
    problems(renderer.render(diagnostics))
    if let summary = TextRenderer.summary(of: diagnostics) { note(summary) }
  }
}
