package import KVMapSource

/// How often there is each problem, wherever it is: places change with the text before them.
package struct DiagnosticCounts {
  private struct Key: Hashable {
    var id: String
    var message: String
  }

  private var counts: [Key: Int] = [:]

  package init(of diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { counts[Key(id: diagnostic.id, message: diagnostic.message), default: 0] += 1 }
  }

  /// - Returns: Whether it was there.
  package mutating func remove(_ diagnostic: Diagnostic) -> Bool {
    let key = Key(id: diagnostic.id, message: diagnostic.message)
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }
}
