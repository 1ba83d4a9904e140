import KVMapLanguageServer
import KVMapSource

/// `kvmapc lsp`: a language server on standard input and output.
struct LanguageServerCommand {
  static let syntax = CommandSyntax(
    name: "lsp", summary: "serves editors: the Language Server Protocol on standard input and output",
    usage: "[OPTION…]",
    options: [
      .init(name: "--log", value: "FILE", summary: "append what happens to FILE instead of printing it"),
      .init(name: "--inline", value: nil, summary: "do everything in one thread, in a fixed order, for tests"),
    ],
    operands: [],
    details: """
      Editors start this command themselves; the page 'Editors' of KVMap's documentation says how to set them up. It
      reads the mappings in the folders that are open in the editor, and those that these import. Apart from '--log', it
      writes no files.
      Exit code 0: the client asked to end. 1: the input ended before. 2: the input is not that of a client.

      """)

  private let logPath: String?
  private let isInline: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    if let path = arguments.paths.first {
      throw UsageError(message: "unexpected argument '\(VisibleText.line(path))'; folders are named by the client", command: "lsp")
    }
    logPath = arguments.value(of: "--log")
    isInline = arguments.has("--inline")
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let log = try ServerLog(path: logPath)
    let code = isInline ? InlineServer(log: log).run() : ThreadedServer(log: log).run()
    return ExitCode(rawValue: code) ?? .failure
  }
}
