import KVMapSource

extension Compilation {
  /// `kvmapc check --fix`: the requested files after the certain fixes of their problems.
  ///
  /// Files are fixed one by one, each as far as no file of the compilation gets a problem that it did not have.
  package func fixed() -> RewriteReport {
    var compilation = self
    var files: [RewriteReport.File] = []
    for file in sources.files where sources.requested.contains(file.id) {
      let current = compilation
      let text = FixAll.text(of: file.id, file.bytes, current.checked) { current.replacing(file.id, by: $0).checked }
      if text != file.bytes { compilation = compilation.replacing(file.id, by: text) }
      files.append(RewriteReport.File(source: file.id, bytes: text))
    }
    return RewriteReport(diagnostics: compilation.checked, files: files)
  }

  private var checked: [Diagnostic] {
    let copy = self
    return copy.check()
  }
}
