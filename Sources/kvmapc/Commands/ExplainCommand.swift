import KVMapCompiler
import KVMapSource

/// `kvmapc explain`: prints the documentation of a diagnostic, or of a word of the language.
struct ExplainCommand {
  static let syntax = CommandSyntax(
    name: "explain", summary: "explains a diagnostic, a word of the language, or a line of a mapping",
    usage: "[WORD | FILE:LINE]", options: [],
    operands: [.topic],
    details: """
      WORD is the word in brackets behind 'error' or 'warning', such as unknown-type; a keyword, such as union; the name
      of a type or of a transformer, such as Date or date. Without it, all of them are listed.

      FILE:LINE is a line of a mapping, as problems and diagnostics name it: Station.kvmap:5, Sources/Station.kvmap:5:12.
      What its rule reads and writes is printed, and what absence and null are; of another line what it declares or
      sets. A name without a folder is looked for below this folder.

      """)

  private let word: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count <= 1 else {
      throw UsageError(message: "'explain' explains one word at a time", command: "explain")
    }
    word = arguments.paths.first
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    guard let word else {
      streams.output(Self.list(width: streams.outputWidth))
      return .success
    }
    if let line = try ExplainedLine(word) { return try line.run(&streams) }
    let found = Explanation.explanations(of: word)
    guard !found.isEmpty else {
      throw UsageError(
        message: "there is nothing to explain about '\(VisibleText.line(word))'"
          + Arguments.suggestion(for: word, in: Explanation.all.map(\.word)), command: "explain")
    }
    let pages = found.map { TerminalText.render($0.text, width: streams.outputWidth, usesBold: streams.outputUsesBold) }
    streams.output(pages.joined(separator: "\n"))
    return .success
  }

  /// The words of each kind, with a one-line meaning if there is one.
  private static func list(width: Int) -> String {
    Explanation.Kind.allCases.map { kind in
      // A word may have several explanations.
      var listed: Set<String> = []
      let all = Explanation.all.filter { $0.kind == kind && listed.insert($0.word).inserted }
      let longest = all.map(\.word.count).max() ?? 0
      let isPlain = all.allSatisfy { $0.summary.isEmpty }
      let words = all.map { item in
        isPlain ? item.word : item.word + String(repeating: " ", count: longest - item.word.count + 2) + item.summary
      }
      return "\(kind.rawValue):\n" + (isPlain ? filled(words, width: width) : words.map { "  \($0)\n" }.joined())
    }.joined(separator: "\n")
  }

  private static func filled(_ words: [String], width: Int) -> String {
    var lines = ""
    var column = 0
    for word in words {
      if column > 0, column + 1 + word.count > width { (lines, column) = (lines + "\n", 0) }
      lines += column == 0 ? "  " + word : " " + word
      column += word.count + (column == 0 ? 2 : 1)
    }
    return lines + "\n"
  }
}
