package import KVMapSema

/// User-defined functions that only compiled code can run and that are skipped here (C17 of the language's decisions).
package enum SkippedHooks {
  /// - Returns: One sentence without a full stop; `nil` if the contents of an entry have no hooks.
  /// - Complexity: Linear in the size of the mappings it contains.
  package static func note(for entry: Entry, in program: Program) -> String? {
    names(for: entry, in: program).map { "left out, because only compiled code can run Swift: \($0)" }
  }

  /// - Returns: `nil` if the contents of an entry have no hooks.
  private static func names(for entry: Entry, in program: Program) -> String? {
    list(
      program.mappings(reachedFrom: entry.conversion).flatMap { id in
        (program[id].extras.before + program[id].extras.after).map { name($0, of: program[id]) }
      })
  }

  /// The hooks that compiled code would have run on a value and its parts.
  ///
  /// - Parameter isWritten: Whether the value is also written.
  /// - Returns: `nil` if there are none.
  /// - Complexity: Linear in the size of the value.
  static func names(for value: MappedValue, isWritten: Bool, in program: Program) -> String? {
    var names: Set<String> = []
    var open = [value]
    while let next = open.popLast() {
      if case .record(let record) = next {
        let extras = program[record.mapping].extras
        for hook in isWritten ? extras.before + extras.after : extras.after {
          names.insert(name(hook, of: program[record.mapping]))
        }
      }
      open += next.parts
    }
    return list(Array(names))
  }

  private static func name(_ hook: String, of mapping: Mapping) -> String { "'\(hook)' of \(mapping.typeName)" }

  private static func list(_ names: [String]) -> String? {
    guard let first = names.min() else { return nil }
    let others = names.count > 1 ? " and \(names.count - 1) more" : ""
    return first + others
  }
}

extension MappedValue {
  /// The values that it consists of.
  fileprivate var parts: [MappedValue] {
    switch self {
    case .record(let record): record.values
    case .array(let elements): elements
    case .set(let elements): Array(elements)
    case .dictionary(let entries): Array(entries.keys) + Array(entries.values)
    case .enumerationCase(_, _, let payload), .unionCase(_, _, let payload): payload.map { [$0] } ?? []
    case .none, .absent, .bool, .integer, .unsigned, .float, .double, .decimal, .string, .character, .date, .url, .uuid,
      .day, .duration, .zoned, .timeZone, .locale, .data, .value, .object, .coordinate, .stub:
      []
    }
  }
}
