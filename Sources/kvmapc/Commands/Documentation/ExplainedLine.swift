import KVMapCompiler
import KVMapSource

/// `kvmapc explain FILE:LINE`: what is written in a line of a mapping.
///
/// Problems name the line of their rule as `Station.kvmap:5`, without a folder, and diagnostics as
/// `Sources/Station.kvmap:5:12`. Both can be pasted.
struct ExplainedLine {
  /// As it was given.
  private let path: String
  private let line: Int

  /// - Returns: `nil` if the word does not name a line of a mapping.
  /// - Throws: If it names a mapping, but no line of it.
  init?(_ word: String) throws(UsageError) {
    guard let end = word.firstRange(of: FolderSearch.sourceEnding + ":")?.upperBound else {
      guard word.hasSuffix(FolderSearch.sourceEnding) else { return nil }
      throw UsageError(
        message: "'\(VisibleText.line(word))' lacks the line to explain: \(VisibleText.line(word)):5",
        command: "explain")
    }
    path = String(word[..<word.index(before: end)])
    let numbers = word[end...].split(separator: ":", omittingEmptySubsequences: false)
    guard let first = numbers.first, let line = Int(first), line > 0, numbers.count <= 2,
      numbers.dropFirst().allSatisfy({ Int($0) != nil })
    else {
      throw UsageError(
        message: "'\(VisibleText.line(String(word[end...])))' is not the number of a line", command: "explain")
    }
    self.line = line
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let sources = try SourceLoader.load([try existingPath()], for: .everything)
    guard let file = sources.requested.first?.file else { return .failure }
    let (result, diagnostics) = sources.compilation.explain(line, of: file)
    let name = VisibleText.line("\(sources.compilation.sources[file]?.path ?? path):\(line)")
    guard let result else {
      streams.diagnostics(diagnostics.filter { $0.severity == .error }, of: sources.compilation.sources)
      return .problems
    }
    switch result {
    case .explained(let texts, let more):
      let (width, usesBold) = (streams.outputWidth, streams.outputUsesBold)
      streams.output(texts.map { $0.text(width: width, usesBold: usesBold) }.joined(separator: "\n"))
      if more > 0 { streams.output("\nand the same for \(more) more type\(more == 1 ? "" : "s")\n") }
      return .success
    case .nothing(let next):
      let hint = next.map { "; the next line with a meaning is \($0)" } ?? ""
      throw UsageError(message: "there is nothing to explain in '\(name)'\(hint)", command: "explain")
    case .beyondEnd(let count):
      throw UsageError(
        message: "there is no line \(line) in '\(VisibleText.line(path))', which has \(count)", command: "explain")
    }
  }

  /// The path as it was given, or, for the name of a file alone, the path of the only such file below this folder.
  private func existingPath() throws -> String {
    if path.contains("/") { return path }
    if try SystemCalls.status(ofPath: path) != nil { return path }
    let found = FolderSearch(".", for: .everything).sources.filter { $0.name == path }
    guard found.count > 1 else { return found.first?.path ?? path }
    let names = found.prefix(5).map { "'\(VisibleText.line($0.path)):\(line)'" }.joined(separator: ", ")
    throw UsageError(
      message: "there are \(found.count) files of that name; name one of them: \(names)", command: "explain")
  }
}
