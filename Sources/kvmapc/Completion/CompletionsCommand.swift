import KVMapSource

/// `kvmapc completions`: prints the script with which a shell completes command lines.
struct CompletionsCommand {
  static let syntax = CommandSyntax(
    name: "completions", summary: "prints what a shell needs to complete commands, options, files and types",
    usage: "bash|zsh|fish", options: [], operands: [.shell],
    details: """
      For bash, in ~/.bashrc:  eval "$(kvmapc completions bash)"
      For zsh, in ~/.zshrc after compinit:  eval "$(kvmapc completions zsh)"
      For fish:  kvmapc completions fish > ~/.config/fish/completions/kvmapc.fish

      """)

  private let shell: Shell

  init(_ arguments: Arguments) throws(UsageError) {
    let known = Shell.allCases.map(\.rawValue)
    guard let name = arguments.paths.first, arguments.paths.count == 1 else {
      throw UsageError(
        message: "'completions' needs the name of one shell: " + known.joined(separator: ", "), command: "completions")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        message: "there are no completions for '\(VisibleText.line(name))'; expected one of "
          + known.joined(separator: ", ") + Arguments.suggestion(for: name, in: known),
        command: "completions")
    }
    self.shell = shell
  }

  func run(_ streams: inout StandardStreams) -> ExitCode {
    streams.output(shell.script)
    return .success
  }
}
