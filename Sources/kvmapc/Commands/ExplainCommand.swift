import KVMapCompiler
import KVMapSource

/// `kvmapc explain`: prints the page of a diagnostic.
struct ExplainCommand {
  static let syntax = CommandSyntax(
    name: "explain", summary: "explains a diagnostic, with an example of it and how to put it right", usage: "[ID]",
    options: [],
    details: """
      ID is the word in brackets behind 'error' or 'warning', such as unknown-type. Without it, all of them are listed.

      """)

  private let id: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count <= 1 else {
      throw UsageError(message: "'explain' explains one diagnostic at a time", command: "explain")
    }
    id = arguments.paths.first
  }

  func run(_ streams: inout StandardStreams) throws(UsageError) -> ExitCode {
    guard let id else {
      streams.output(Self.list)
      return .success
    }
    guard let page = DiagnosticPage.page(of: id) else {
      throw UsageError(
        message: "there is no diagnostic '\(VisibleText.line(id))'"
          + Arguments.suggestion(for: id, in: DiagnosticPage.all.map(\.id)),
        command: "explain")
    }
    streams.output(page.text)
    return .success
  }

  private static var list: String {
    let pages = DiagnosticPage.all
    let width = pages.map(\.id.count).max() ?? 0
    return pages.map { page in
      page.id + String(repeating: " ", count: width - page.id.count + 2) + page.summary + "\n"
    }.joined()
  }
}
