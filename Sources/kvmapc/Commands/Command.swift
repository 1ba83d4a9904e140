import KVMapCompiler
import KVMapSource

/// The commands of kvmapc, in the order in which the help lists them.
enum Command: String, CaseIterable {
  case generate
  case check
  case format
  case map
  case test
  case schema
  case `import`
  case infer
  case lsp
  case doc
  case diff
  case explain
  case completions
  case manual
  case help
  case version

  var syntax: CommandSyntax {
    switch self {
    case .generate: GenerateCommand.syntax
    case .check: CheckCommand.syntax
    case .format: FormatCommand.syntax
    case .map: MapCommand.syntax
    case .test: TestCommand.syntax
    case .schema: SchemaCommand.syntax
    case .import: ImportCommand.syntax
    case .infer: InferCommand.syntax
    case .doc: DocCommand.syntax
    case .diff: DiffCommand.syntax
    case .lsp: LanguageServerCommand.syntax
    case .explain: ExplainCommand.syntax
    case .completions: CompletionsCommand.syntax
    case .manual: ManualCommand.syntax
    case .help: HelpCommand.syntax
    case .version: VersionCommand.syntax
    }
  }

  private func run(_ arguments: Arguments, _ streams: inout StandardStreams) throws -> ExitCode {
    switch self {
    case .generate: try watching(arguments, &streams) { try GenerateCommand(arguments).run(&$0) }
    case .check: try watching(arguments, &streams) { try CheckCommand(arguments).run(&$0) }
    case .format: try FormatCommand(arguments).run(&streams)
    case .map: try MapCommand(arguments).run(&streams)
    case .test: try watching(arguments, &streams) { try TestCommand(arguments).run(&$0) }
    case .schema: try SchemaCommand(arguments).run(&streams)
    case .import: try ImportCommand(arguments).run(&streams)
    case .infer: try InferCommand(arguments).run(&streams)
    case .doc: try DocCommand(arguments).run(&streams)
    case .diff: try DiffCommand(arguments).run(&streams)
    case .lsp: try LanguageServerCommand(arguments).run(&streams)
    case .explain: try ExplainCommand(arguments).run(&streams)
    case .completions: try CompletionsCommand(arguments).run(&streams)
    case .manual: try ManualCommand(arguments).run(&streams)
    case .help: try HelpCommand(arguments).run(&streams)
    case .version: try VersionCommand(arguments).run(&streams)
    }
  }

  /// Runs a command once, or with `--watch` again and again.
  private func watching(
    _ arguments: Arguments, _ streams: inout StandardStreams,
    round: (inout StandardStreams) throws -> ExitCode
  ) throws -> ExitCode {
    guard arguments.has(Watch.option.name) else { return try round(&streams) }
    return try Watch(arguments.paths, of: rawValue).run(&streams, report: Self.report, round: round)
  }

  /// Runs the command given by the words after `kvmapc`.
  static func run(_ words: [String]) -> ExitCode {
    var streams = StandardStreams()
    let code = run(words, &streams)
    return streams.outputIsWhole ? code : .failure
  }

  private static func run(_ words: [String], _ streams: inout StandardStreams) -> ExitCode {
    do {
      guard let name = words.first else {
        streams.problems(overview)
        return .failure
      }
      if name == CompleteCommand.name { return CompleteCommand(Array(words.dropFirst())).run(&streams) }
      guard let command = options[name] ?? Command(rawValue: name) else {
        let kind = name.hasPrefix("-") ? "option" : "command"
        let known = name.hasPrefix("-") ? Array(options.keys) : allCases.map(\.rawValue)
        throw UsageError(
          message: "unknown \(kind) '\(VisibleText.line(name))'" + Arguments.suggestion(for: name, in: known))
      }
      let arguments = try Arguments(Array(words.dropFirst()), for: command.syntax)
      if arguments.wantsHelp {
        streams.output(command.syntax.helpText)
        return .success
      }
      return try command.run(arguments, &streams)
    } catch {
      return report(error, &streams)
    }
  }

  /// Says why a command could not be run.
  private static func report(_ error: any Error, _ streams: inout StandardStreams) -> ExitCode {
    switch error {
    case let error as UsageError:
      streams.error(error.message)
      streams.note("see 'kvmapc \(error.command.map { $0 + " " } ?? "")--help'")
    case let errors as FileErrors:
      for error in errors.errors { streams.error(VisibleText.line(error.message)) }
    case let error as FileError:
      streams.error(VisibleText.line(error.message))
    default:
      streams.error(VisibleText.line("\(error)"))
    }
    return .failure
  }

  /// Commands that can also be given as conventional options.
  private static let options: [String: Command] = ["--help": .help, "-h": .help, "--version": .version]

  static var overview: String {
    let width = allCases.map(\.rawValue.count).max() ?? 0
    var text = """
      kvmapc compiles .kvmap files, which say how Swift types map to keyed documents, to Swift.

      usage: kvmapc COMMAND [OPTION…] [PATH…]

      commands:

      """
    for command in allCases {
      let gap = String(repeating: " ", count: width - command.rawValue.count + 2)
      text += "  \(command.rawValue)\(gap)\(command.syntax.summary)\n"
    }
    return text + """

      options:
        --help     print this; after a command, how that is called
        --version  print the version

      Exit code 0: no errors, but perhaps warnings. 1: problems were found. 2: it was called wrongly, or a file could
      not be read or written. Problems go to standard error, results to standard output.

      """
  }
}
