extension Sequence<Diagnostic> {
  /// Sorted in reading order: by file, then by location, then by message; without duplicates.
  ///
  /// Files are ordered by their paths, so that the order does not depend on the order of arguments.
  package func sortedByPlace(in sources: SourceSet) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
      .map { (diagnostic: $0, key: SortKey($0, sources)) }
      .sorted { $0.key < $1.key }
      .map(\.diagnostic)
  }
}

private struct SortKey: Comparable {
  var path: String
  var start: Int
  var end: Int
  var isWarning: Bool
  var id: String
  var message: String

  init(_ diagnostic: Diagnostic, _ sources: SourceSet) {
    path = sources[diagnostic.span.file]?.path ?? ""
    start = diagnostic.span.start
    end = diagnostic.span.end
    isWarning = diagnostic.severity == .warning
    id = diagnostic.id
    message = diagnostic.message
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    if left.start != right.start { return left.start < right.start }
    if left.end != right.end { return left.end < right.end }
    if left.isWarning != right.isWarning { return right.isWarning }
    if left.id != right.id { return left.id < right.id }
    return left.message < right.message
  }
}
