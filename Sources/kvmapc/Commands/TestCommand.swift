import KVMapCompiler
import KVMapSource

/// `kvmapc test`: runs the `test` blocks of `.kvmap` files, without compiling Swift.
struct TestCommand {
  static let syntax = CommandSyntax(
    name: "test", summary: "runs the test blocks of .kvmap files, without compiling Swift",
    usage: "[OPTION…] [PATH…]",
    options: [
      .init(name: "--json", summary: "prints the report for programs, as JSON"),
      Watch.option,
    ],
    details: PathHelp.text + """

      Each test maps its document as 'kvmapc map' would, and the result is compared with the lines of the test: 'expect'
      compares the properties that it names, 'roundtrip' writes the value, reads that and compares, 'fails' expects a
      problem. A test with only a document passes if the document can be mapped. The exit code is 1 if any test fails.
      Tests that need Swift code are not run, which the report says; 'generate --tests' makes Swift tests of all of them.

      """)

  private let paths: [String]
  private let isJSON: Bool

  init(_ arguments: Arguments) {
    paths = arguments.paths
    isJSON = arguments.has("--json")
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let sources = try SourceLoader.load(paths, for: .everything)
    let outcome = sources.compilation.test()
    guard let files = outcome.files else {
      streams.diagnostics(outcome.diagnostics, of: sources.compilation.sources)
      return .problems
    }
    let summary = TestSummary(files)
    if isJSON {
      streams.output(TestReportText.json(files))
    } else {
      sources.reportSkipped(streams)
      streams.output(TestReportText.text(files))
      if summary.count == 0, !sources.requested.isEmpty { streams.note("no test blocks found") }
      if summary.count > 0 { streams.output(summary.text) }
    }
    return summary.failed == 0 ? .success : .problems
  }
}

/// The number of tests, by result.
struct TestSummary {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var notRun = 0

  var count: Int { passed + failed + notRun }

  init(_ files: [TestOutcome.File]) {
    for report in files.flatMap(\.reports) {
      switch report.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .notRun: notRun += 1
      }
    }
  }

  /// One line.
  var text: String {
    let parts = [("passed", passed), ("failed", failed), ("not run", notRun)].filter { $0.1 > 0 || $0.0 == "passed" }
    return "\(count) test\(count == 1 ? "" : "s"): " + parts.map { "\($0.1) \($0.0)" }.joined(separator: ", ") + "\n"
  }
}
