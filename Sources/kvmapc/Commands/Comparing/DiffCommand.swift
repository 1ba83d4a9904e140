import KVMapCompiler
import KVMapSource

/// `kvmapc diff`: what a change of mapping breaks.
struct DiffCommand {
  static let syntax = CommandSyntax(
    name: "diff", summary: "reports what a change of mapping breaks: documents, their readers, Swift code",
    usage: "[OPTION…] OLD NEW, or [OPTION…] --against REVISION [PATH…]", options: DiffOptions.options,
    details: """
      OLD and NEW are .kvmap files, folders that are searched for them, or '-' for standard input. Types are matched by
      their names, wherever they are. With '--against', the paths (the current folder if there are none) are compared with
      what git has at a revision; git is run by its name, and never asks a server.

      Each change has a verdict for three audiences. read: what NEW makes of documents of OLD. written: what OLD makes of
      documents that NEW writes. swift: source that uses what OLD generates. 'breaks' and 'changes' of documents have a
      document that shows it, which was run through both mappings.

      Exit code 0: nothing breaks for the audiences that are asked for. 1: something does, or a mapping has errors.

      """)

  private let options: DiffOptions

  init(_ arguments: Arguments) throws(UsageError) { options = try DiffOptions(arguments) }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let progress = ProgressLine(streams, isQuiet: options.format.isForPrograms)
    defer { progress.end() }
    var accepted = try options.accepted.map { try AcceptedChanges($0) }
    let samples = try options.samples.map { (path: $0, bytes: try InputReader.read($0, showing: progress)) }
    progress.show("reading the mappings")
    let sides = try ComparedSources(options.sides)
    progress.clear()
    for folder in sides.empty { streams.note("no .kvmap files in '\(VisibleText.line(folder))'") }
    let (before, after) = (sides.old, sides.new)
    progress.show("comparing \(after.counts ?? "nothing")")
    let outcome = after.diff(from: before, samples: samples)
    progress.end()
    switch outcome {
    case .wrongFiles(let old, let new):
      if !old.isEmpty { streams.diagnostics(old, of: before.sources) }
      if !new.isEmpty { streams.diagnostics(new, of: after.sources) }
      return .problems
    case .changes(let changes, let findings):
      let wanted = accepted?.filter(changes) ?? changes
      for message in accepted?.unused ?? [] { streams.note(VisibleText.line(message)) }
      let report = ChangeReport(
        wanted, old: before.sources, new: after.sources, audiences: options.audiences, showsAll: options.showsAll)
      print(report, &streams)
      let isAsked = options.audiences.contains(.read)
      for finding in isAsked ? findings : [] { streams.note(VisibleText.line(finding.text)) }
      if report.hasAny([.breaks]) || isAsked && findings.contains(where: \.isRefused) { return .problems }
      return options.isStrict && report.hasAny([.changes, .possible]) ? .problems : .success
    }
  }

  private func print(_ report: ChangeReport, _ streams: inout StandardStreams) {
    var text = ChangeText(report)
    switch options.format {
    case .text:
      streams.output(report.text(usesColor: streams.outputUsesBold))
      if !report.changes.isEmpty { streams.note(report.summary) }
    case .short: streams.output(text.short())
    case .json: streams.output(text.json())
    case .sarif:
      let rules = ChangePage.all.map {
        SARIFRenderer.Rule(id: $0.id, summary: $0.summary, meaning: $0.meaning, page: $0.text)
      }
      streams.output(report.sarif(toolVersion: toolVersion, rules: rules))
    }
  }
}
