import KVMapCompiler
import KVMapSource

/// `kvmapc generate`: writes the Swift mappers of `.kvmap` files.
struct GenerateCommand {
  static let syntax = CommandSyntax(
    name: "generate", summary: "writes X.kvmap.swift beside each X.kvmap", usage: "[OPTION…] [PATH…]",
    options: [
      .init(name: "--output", value: "DIR", summary: "writes below DIR instead, in the same tree"),
      .init(name: "--check", summary: "writes nothing; shows what is not up to date and ends with exit code 1 if anything is"),
      .init(
        name: "--access", value: "LEVEL", choices: AccessLevel.allCases.map(\.rawValue),
        summary: "who may use what is generated, where the file does not say: "
          + AccessLevel.allCases.map(\.rawValue).joined(separator: ", ")),
      .init(name: "--stdout", summary: "prints the Swift instead of writing it"),
      .init(name: "--force", summary: "overwrites files that were changed by hand or that kvmapc did not generate"),
    ],
    details: PathHelp.text + """

      Nothing is written unless all files are free of errors, and only files whose bytes differ are. In searched
      folders (below DIR with --output) generated files whose source is gone are removed.

      Below DIR a file that was found in a searched folder has the place it has in that folder, a file that was named
      stands in DIR itself. From standard input, the Swift is printed.

      """)

  private let paths: [String]
  private let output: String?
  private let access: AccessLevel?
  private let isCheck: Bool
  private let isPrinting: Bool
  private let isForced: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.paths
    output = arguments.value(of: "--output")
    access = arguments.value(of: "--access").flatMap(AccessLevel.init(rawValue:))
    isCheck = arguments.has("--check")
    isForced = arguments.has("--force")
    isPrinting = arguments.has("--stdout") || paths.contains("-")
    let exclusive = [
      (arguments.has("--stdout"), "--stdout"), (paths.contains("-"), "-"), (isCheck, "--check"),
      (output != nil, "--output"), (isForced, "--force"),
    ].filter(\.0).map(\.1)
    if isPrinting, let first = exclusive.first, let other = exclusive.dropFirst().first(where: { $0 != "-" }) {
      throw UsageError(message: "'\(first)' prints, so '\(other)' has no meaning beside it", command: "generate")
    }
    if isCheck, isForced {
      throw UsageError(message: "'--check' writes nothing, so '--force' has no meaning beside it", command: "generate")
    }
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let sources = try SourceLoader.load(paths)
    let outcome = sources.compilation.generate(access: access)
    streams.diagnostics(outcome.diagnostics, of: sources.compilation.sources)
    guard let files = outcome.files else { return .problems }
    if isPrinting {
      for file in files { streams.output(file.text) }
      return .success
    }
    let texts = Dictionary(files.map { ($0.source, $0.text) }, uniquingKeysWith: { first, _ in first })
    let plan = try OutputPlan(sources, texts: texts, outputFolder: output)
    if isCheck { return try OutputCheck(plan).run(&streams) }

    let result = try OutputWriter(plan, isForced: isForced).run()
    for path in result.written { streams.output("wrote \(VisibleText.line(path))\n") }
    for path in result.removed { streams.output("removed \(VisibleText.line(path))\n") }
    if result.written.isEmpty && result.removed.isEmpty && result.unchanged > 0 {
      streams.output("\(result.unchanged) generated file\(result.unchanged == 1 ? " is" : "s are") up to date\n")
    }
    sources.tellIfEmpty(streams)
    return .success
  }
}
