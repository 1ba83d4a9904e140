package import KVMapSema

/// User-defined functions that only compiled code can run and that are skipped here (C17 of the language's decisions).
package enum SkippedHooks {
  /// - Returns: One sentence without a full stop; `nil` if the contents of an entry have no hooks.
  /// - Complexity: Linear in the size of the mappings it contains.
  package static func note(for entry: Entry, in program: Program) -> String? {
    names(for: entry, in: program).map { "left out, because only compiled code can run Swift: \($0)" }
  }

  /// - Returns: `nil` if the contents of an entry have no hooks.
  static func names(for entry: Entry, in program: Program) -> String? {
    let names = program.mappings(reachedFrom: entry.conversion).flatMap { id in
      let mapping = program[id]
      return (mapping.extras.before + mapping.extras.after).map { "'\($0)' of \(mapping.typeName)" }
    }
    guard let first = names.min() else { return nil }
    let others = names.count > 1 ? " and \(names.count - 1) more" : ""
    return first + others
  }
}
