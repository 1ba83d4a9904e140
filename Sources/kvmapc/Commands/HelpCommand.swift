import KVMapSource

/// `kvmapc help`: prints the usage of kvmapc, or of one of its commands.
struct HelpCommand {
  static let syntax = CommandSyntax(
    name: "help", summary: "prints the commands, or how one of them is called", usage: "[COMMAND]", options: [],
    operands: [.command],
    details: "'kvmapc COMMAND --help' prints the same as 'kvmapc help COMMAND'.\n")

  private let command: Command?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count <= 1 else {
      throw UsageError(message: "'help' takes one command at a time", command: "help")
    }
    command = arguments.paths.first.flatMap(Command.init(rawValue:))
    if let name = arguments.paths.first, command == nil {
      throw UsageError(
        message: "unknown command '\(VisibleText.line(name))'"
          + Arguments.suggestion(for: name, in: Command.allCases.map(\.rawValue)),
        command: "help")
    }
  }

  func run(_ streams: inout StandardStreams) -> ExitCode {
    streams.output(command?.syntax.helpText ?? Command.overview)
    return .success
  }
}
