import KVMapSource

/// A file with a position marked by `‹` and `›`.
struct MarkedFile {
  var sources: SourceSet
  var span: Span

  init(_ marked: String) {
    let parts = marked.split(separator: "‹", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts[parts.count - 1].split(separator: "›", maxSplits: 1, omittingEmptySubsequences: false)
    let before = parts.count == 2 ? String(parts[0]) : ""
    let text = before + rest.joined()
    sources = SourceSet([(path: "Tweets.kvmap", text: text)])
    span = Span(file: FileID(0), start: before.utf8.count, end: before.utf8.count + rest[0].utf8.count)
  }
}
