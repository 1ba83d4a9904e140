import KVMapSource

extension Compilation {
  /// `kvmapc check --fix`: the requested files that the certain fixes of their problems change.
  ///
  /// - Complexity: A check of all files, and one for each set of fixes that is tried: one, if all of them are right.
  package func fixed() -> [RewrittenFile] {
    let requested = sources.files.filter { sources.requested.contains($0.id) }
    let texts = Dictionary(requested.map { ($0.id, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let fixed = FixAll.changes(of: texts, checked) { changes in
      changes.reduce(self) { $0.replacing($1.key, by: $1.value) }.checked
    }
    return requested.compactMap { file in fixed[file.id].map { RewrittenFile(source: file.id, bytes: $0) } }
  }

  private var checked: [Diagnostic] {
    let copy = self
    return copy.check()
  }
}
