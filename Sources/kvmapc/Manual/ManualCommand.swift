import KVMapCompiler

/// `kvmapc manual`: prints the manual page.
struct ManualCommand {
  static let syntax = CommandSyntax(
    name: "manual", summary: "prints the manual page of kvmapc, for man", usage: "", options: [], operands: [],
    details: """
      It is in the language mdoc. 'kvmapc manual | man -l -' shows it on Linux; on macOS, 'kvmapc manual | mandoc | less'.

      """)

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.isEmpty else {
      throw UsageError(message: "'manual' takes no arguments", command: "manual")
    }
  }

  func run(_ streams: inout StandardStreams) -> ExitCode {
    streams.output(ManualPage.text)
    return .success
  }
}
