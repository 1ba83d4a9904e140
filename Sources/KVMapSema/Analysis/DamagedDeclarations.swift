import KVMapSource
import KVMapSyntax

/// The declarations that the parser understood only in part. What the checker finds in such a declaration may follow
/// from the part that is not there: the cases that an enum lacks, or what no rule of a type writes.
struct DamagedDeclarations {
  private struct Declaration {
    var span: Span
    var failures: [Span]
  }

  private var declarations: [FileID: [Declaration]] = [:]
  private var files: [FileID: SourceFile] = [:]

  /// - Complexity: Linear in the number of declarations in files with errors.
  init(_ files: [ParsedFile]) {
    for file in files where !file.tree.failures.isEmpty {
      self.files[file.source.id] = file.source
      var failures = file.tree.failures[...]
      declarations[file.source.id] = file.tree.flatItems.compactMap { item in
        failures = failures.drop { $0.start < item.span.start }
        let own = failures.prefix { $0.start <= item.span.end }
        return own.isEmpty ? nil : Declaration(span: item.span, failures: Array(own))
      }
    }
  }

  /// The diagnostics of the checker without those that follow from a part that was not understood: warnings, what is
  /// said to be missing, and errors in the line of that part.
  ///
  /// - Complexity: For each diagnostic, logarithmic in the number of damaged declarations, and linear in the size of
  ///   the one that contains it.
  func withoutCascades(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if declarations.isEmpty { return diagnostics }
    return diagnostics.filter { !isCascade($0) }
  }

  private func isCascade(_ diagnostic: Diagnostic) -> Bool {
    guard let declaration = declaration(at: diagnostic.span) else { return false }
    let id = SemaDiagnosticID(rawValue: diagnostic.id)
    if diagnostic.severity == .warning || id == .notReadable || id == .invalidTest { return true }
    return declaration.failures.contains { isOneLine($0, diagnostic.span) }
  }

  private func declaration(at span: Span) -> Declaration? {
    guard let declarations = declarations[span.file] else { return nil }
    var (low, high) = (0, declarations.count)
    while low < high {
      let middle = low + (high - low) / 2
      if declarations[middle].span.end < span.start { low = middle + 1 } else { high = middle }
    }
    guard declarations.indices.contains(low), declarations[low].span.start <= span.start else { return nil }
    return declarations[low]
  }

  private func isOneLine(_ first: Span, _ second: Span) -> Bool {
    guard let bytes = files[first.file]?.bytes else { return false }
    let (start, end) = (min(first.start, second.start), max(first.start, second.start))
    guard bytes.indices.contains(start), end <= bytes.count else { return false }
    return !bytes[start..<end].contains { $0 == 0x0A || $0 == 0x0D }
  }
}
