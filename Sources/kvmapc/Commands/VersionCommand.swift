import KVMapCompiler
import KVMapSource

/// `kvmapc version`
struct VersionCommand {
  static let syntax = CommandSyntax(
    name: "version", summary: "prints the version", usage: "", options: [], operands: [], details: "")

  init(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments.paths.first {
      throw UsageError(message: "unexpected '\(VisibleText.line(word))' after 'version'", command: "version")
    }
  }

  func run(_ streams: inout StandardStreams) -> ExitCode {
    streams.output("kvmapc \(toolVersion)\n")
    return .success
  }
}
