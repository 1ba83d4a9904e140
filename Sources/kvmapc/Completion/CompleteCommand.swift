import KVMapCompiler
import KVMapSource

/// `kvmapc complete -- WORDS`: what can take the place of the last word, one a line. The scripts of the shells call it;
/// it is in no list of commands.
///
/// It never fails, writes no file, and says nothing where it knows nothing: what it prints appears while somebody is
/// typing.
struct CompleteCommand {
  static let name = "complete"

  /// More entries than anybody reads.
  private static let limit = 1000

  private let words: [String]

  init(_ words: [String]) {
    self.words = words.first == "--" ? Array(words.dropFirst()) : words
  }

  func run(_ streams: inout StandardStreams) -> ExitCode {
    let (completion, prefix) = Completion.completion(of: words)
    // Bash makes three words of `--format=json`, so that an equals sign can be what is written.
    let last = words.last.map { $0 == "=" ? "" : $0 } ?? ""
    let written = String(last.dropFirst(prefix.count))
    let found = Self.entries(of: completion, for: written).filter { $0.hasPrefix(written) }
    streams.output(found.prefix(Self.limit).map { prefix + $0 + "\n" }.joined())
    return .success
  }

  private static func entries(of completion: Completion, for written: String) -> [String] {
    switch completion {
    case .words(let words): words
    case .files(let endings):
      names(at: written) { name in endings.isEmpty || endings.contains { name.hasSuffix($0) } }
    case .folders: names(at: written) { _ in false }
    case .types(let file): types(of: file)
    }
  }

  /// Folders, and the files that a command takes, in the folder of what is written. Hidden ones only after a dot.
  private static func names(at written: String, isWanted: (String) -> Bool) -> [String] {
    let folder = String(written.lastIndex(of: "/").map { written[...$0] } ?? "")
    let started = written.dropFirst(folder.count)
    guard let opened = try? Folder.open(folder.isEmpty ? "." : folder), let names = try? opened.names() else {
      return []
    }
    return names.filter { $0.hasPrefix(started) && (started.hasPrefix(".") || !$0.hasPrefix(".")) }.sorted()
      .compactMap { name in
        let path = folder + name
        guard let status = try? SystemCalls.status(ofPath: path) else { return nil }
        if SystemCalls.isFolder(status) { return path + "/" }
        return isWanted(name) ? path : nil
      }
  }

  private static func types(of file: String) -> [String] {
    guard let bytes = try? SourceReader.read(file) else { return [] }
    var compilation = Compilation()
    compilation.add(path: file, bytes: bytes, isRequested: true)
    return compilation.typeNames
  }
}
