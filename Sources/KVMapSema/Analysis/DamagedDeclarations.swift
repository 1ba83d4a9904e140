import KVMapSource
import KVMapSyntax

/// The declarations that the parser understood only in part. What the checker finds in such a declaration may follow
/// from the part that is not there: the cases that an enum lacks, or what no rule of a type writes.
struct DamagedDeclarations {
  fileprivate struct Declaration {
    var span: Span
    /// Whether its first line was not understood, so that nothing is known of the whole.
    var hasDamagedHead: Bool
  }

  fileprivate struct File {
    var lines: LineTable
    /// The lines with something that was not understood.
    var failures: Set<Int>
    /// In the order of the file.
    var declarations: [Declaration] = []
  }

  private var files: [FileID: File] = [:]

  /// - Complexity: Linear in the size of the files with errors.
  init(_ parsed: [ParsedFile]) {
    for parsed in parsed where !parsed.tree.failures.isEmpty {
      let lines = LineTable(parsed.source)
      var file = File(lines: lines, failures: Set(parsed.tree.failures.map { lines.lineNumber(at: $0.start) }))
      var failures = parsed.tree.failures[...]
      for item in parsed.tree.flatItems {
        failures = failures.drop { $0.start < item.span.start }
        guard let first = failures.first, first.start <= item.span.end else { continue }
        let head = lines.lineNumber(at: item.span.start)
        file.declarations.append(
          Declaration(span: item.span, hasDamagedHead: lines.lineNumber(at: first.start) == head))
      }
      files[parsed.source.id] = file
    }
  }

  /// The diagnostics of the checker without those that follow from a part that was not understood: errors in the line
  /// of that part, and in its declaration warnings, what is said to be missing, and everything if the part is in the
  /// first line.
  ///
  /// - Complexity: For each diagnostic, logarithmic in the number of lines of its file.
  func withoutCascades(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if files.isEmpty { return diagnostics }
    return diagnostics.filter { !isCascade($0) }
  }

  private func isCascade(_ diagnostic: Diagnostic) -> Bool {
    guard let file = files[diagnostic.span.file] else { return false }
    if file.failures.contains(file.lines.lineNumber(at: diagnostic.span.start)) { return true }
    guard let declaration = file.declaration(at: diagnostic.span.start) else { return false }
    if diagnostic.severity == .warning || declaration.hasDamagedHead { return true }
    let id = SemaDiagnosticID(rawValue: diagnostic.id)
    return id == .notReadable || id == .invalidTest
  }
}

extension DamagedDeclarations.File {
  fileprivate func declaration(at offset: Int) -> DamagedDeclarations.Declaration? {
    var (low, high) = (0, declarations.count)
    while low < high {
      let middle = low + (high - low) / 2
      if declarations[middle].span.end < offset { low = middle + 1 } else { high = middle }
    }
    guard declarations.indices.contains(low), declarations[low].span.start <= offset else { return nil }
    return declarations[low]
  }
}
