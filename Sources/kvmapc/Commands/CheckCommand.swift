import KVMapCompiler
import KVMapSource

/// `kvmapc check`: tells what is wrong in `.kvmap` files.
struct CheckCommand {
  static let syntax = CommandSyntax(
    name: "check", summary: "tells everything that is wrong in .kvmap files", usage: "[OPTION…] [PATH…]",
    options: [
      .init(
        name: "--format", value: "FORMAT", choices: ["text", "json"],
        summary: "text for people on standard error (default), or json for programs on standard output")
    ],
    details: PathHelp.text)

  private let format: String
  private let paths: [String]

  init(_ arguments: Arguments) {
    format = arguments.value(of: "--format") ?? "text"
    paths = arguments.paths
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let sources = try SourceLoader.load(paths, for: .everything)
    let compilation = sources.compilation
    let diagnostics = compilation.check()
    if format == "json" {
      var renderer = JSONRenderer(sources: compilation.sources)
      streams.output(renderer.render(diagnostics))
    } else {
      streams.diagnostics(diagnostics, of: compilation.sources)
      sources.tellWhatWasLeftOut(streams)
    }
    return diagnostics.containsErrors ? .problems : .success
  }
}

extension StandardStreams {
  /// Prints diagnostics for people, and how many there are.
  func diagnostics(_ diagnostics: [Diagnostic], of sources: SourceSet) {
    var renderer = TextRenderer(sources: sources, usesColor: problemsUseColor)
    problems(renderer.render(diagnostics))
    if let summary = TextRenderer.summary(of: diagnostics) { note(summary) }
  }
}
