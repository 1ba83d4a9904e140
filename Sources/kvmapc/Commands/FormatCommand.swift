import KVMapCompiler
import KVMapSource

/// `kvmapc format`: writes `.kvmap` files in the standard style.
struct FormatCommand {
  static let syntax = CommandSyntax(
    name: "format", summary: "formats .kvmap files in the standard style", usage: "[OPTION…] [PATH…]",
    options: [
      .init(
        name: "--check",
        summary: "writes nothing; shows what is not formatted and ends with exit code 1 if anything is")
    ],
    details: PathHelp.paths + """


      Only files whose bytes differ are written. A file with syntax errors is left as it is, and its errors are
      reported. What is read from standard input is printed.

      """)

  private let paths: [String]
  private let isCheck: Bool
  private var isPrinting: Bool { paths.contains("-") }
  /// The maximum number of lines shown of a difference.
  private static let differenceLimit = 200

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.paths
    isCheck = arguments.has("--check")
    if paths.contains("-"), let other = paths.first(where: { $0 != "-" }) {
      throw UsageError(
        message: "'-' prints to standard output, and cannot be combined with '\(VisibleText.line(other))'",
        command: "format")
    }
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let sources = try SourceLoader.load(paths, for: .everything, readsImports: false)
    let report = sources.compilation.format()
    streams.diagnostics(report.diagnostics, of: sources.compilation.sources)
    let code =
      if isCheck {
        check(report, sources, &streams)
      } else if isPrinting {
        print(report, &streams)
      } else {
        try write(report, sources, &streams)
      }
    tellUnreadable(report, sources, streams)
    sources.reportSkipped(streams)
    return report.diagnostics.containsErrors ? .problems : code
  }

  private func print(_ report: FormatReport, _ streams: inout StandardStreams) -> ExitCode {
    for file in report.files {
      if let bytes = file.bytes { streams.output(String(decoding: bytes, as: UTF8.self)) }
    }
    return .success
  }

  private func write(
    _ report: FormatReport, _ sources: LoadedSources, _ streams: inout StandardStreams
  ) throws -> ExitCode {
    let rewriting = try SourceRewriting(report.files, sources)
    let written = try rewriting.run()
    for path in written { streams.output("formatted \(VisibleText.line(path))\n") }
    let count = report.files.count { $0.bytes != nil }
    if written.isEmpty && count > 0 {
      streams.output("\(count) file\(count == 1 ? " is" : "s are") formatted already\n")
    }
    return .success
  }

  private func check(
    _ report: FormatReport, _ sources: LoadedSources, _ streams: inout StandardStreams
  ) -> ExitCode {
    var wrong = 0
    for file in report.files {
      guard let bytes = file.bytes, let source = sources.compilation.sources[file.source], bytes != source.bytes else {
        continue
      }
      wrong += 1
      streams.error("'\(VisibleText.line(source.path))' is not formatted")
      streams.output(
        UnifiedDifference(from: source.bytes, to: bytes).text(
          from: source.path, to: source.path, isEscaped: streams.outputIsTerminal, limit: Self.differenceLimit))
    }
    guard wrong > 0 else { return .success }
    streams.error("\(wrong) file\(wrong == 1 ? " is" : "s are") not formatted; run 'kvmapc format'")
    return .problems
  }

  private func tellUnreadable(_ report: FormatReport, _ sources: LoadedSources, _ streams: StandardStreams) {
    for file in report.files where file.bytes == nil {
      guard let source = sources.compilation.sources[file.source] else { continue }
      streams.error("'\(VisibleText.line(source.path))' is left as it is: it has syntax errors")
    }
  }
}
