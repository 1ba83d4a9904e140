import KVMapCompiler
import KVMapSource

/// `kvmapc doc`: writes pages with a picture of each mapping.
struct DocCommand {
  static let syntax = CommandSyntax(
    name: "doc", summary: "writes HTML pages with a picture of each mapping", usage: "[OPTION…] [PATH…] --output DIR",
    options: [
      .init(name: "--output", value: "DIR", summary: "the folder for the pages, which begin with index.html"),
      .init(name: "--title", value: "TEXT", summary: "the title of the pages; 'Mappings' by default"),
      .init(name: "--single", summary: "writes everything into one file, index.html"),
      .init(name: "--schema", summary: "writes the JSON Schemas of all types below DIR/schemas as well"),
      .init(name: "--force", summary: "overwrites files that were changed by hand or that kvmapc did not write"),
    ],
    details: PathHelp.text + """

      There is a page for each type: a picture of how it relates to its document, its rules in a table, its tests as
      examples, which are run, the settings that hold, the schemas of both sides, and its source. The pages work from
      the disk, without a server, and load nothing from elsewhere.

      Only files whose bytes differ are written. In DIR, pages of types that are gone are removed; files that kvmapc
      did not write are left alone.

      """)

  private let paths: [String]
  private let output: String
  private let options: PageOptions
  private let isForced: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard let output = arguments.value(of: "--output") else {
      throw UsageError(message: "'--output DIR' is missing: the folder for the pages", command: "doc")
    }
    let title = arguments.value(of: "--title")
    if let title, title.allSatisfy(\.isWhitespace) { throw UsageError(message: "the title is empty", command: "doc") }
    paths = arguments.paths
    self.output = output
    isForced = arguments.has("--force")
    options = PageOptions(
      title: title ?? "Mappings", isSingle: arguments.has("--single"), hasSchemas: arguments.has("--schema"))
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let progress = ProgressLine(streams)
    defer { progress.end() }
    progress.show("reading the mappings")
    let sources = try SourceLoader.load(paths, for: .everything)
    progress.clear()
    sources.reportSkipped(streams)
    guard !sources.requested.isEmpty else { return .success }
    progress.show("making the pages of \(sources.compilation.counts ?? "nothing")")
    let (result, diagnostics) = sources.compilation.pages(options)
    progress.clear()
    guard let result else {
      streams.diagnostics(diagnostics.filter { $0.severity == .error }, of: sources.compilation.sources)
      return .problems
    }
    let plan = try OutputPlan(pages: result.pages, in: output)
    progress.show("writing \(plan.outputs.count) files")
    let outcome = try OutputWriter(plan, isForced: isForced).run()
    progress.end()
    for path in outcome.removed { streams.output("removed \(VisibleText.line(path))\n") }
    streams.output(Self.summary(result, outcome, index: plan.outputs.first?.place.path ?? output))
    if result.failed > 0 {
      streams.note("\(result.failed) test\(result.failed == 1 ? "" : "s") failed, and the pages say so")
    }
    return .success
  }

  /// One line. What is written is many files, of which only the first is of interest.
  private static func summary(_ result: PageMaker.Result, _ outcome: OutputWriter.Result, index: String) -> String {
    let types = "\(result.types) type\(result.types == 1 ? "" : "s")"
    guard !outcome.written.isEmpty else {
      return outcome.removed.isEmpty ? "the pages of \(types) are up to date\n" : ""
    }
    let files = "\(outcome.written.count) file\(outcome.written.count == 1 ? "" : "s")"
    return "wrote the pages of \(types) (\(files)): \(VisibleText.line(index))\n"
  }
}
