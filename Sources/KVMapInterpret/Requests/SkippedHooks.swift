package import KVMapSema

/// User-defined functions that only compiled code can run and that are skipped here (C17 of the language's decisions).
package enum SkippedHooks {
  /// - Returns: One sentence without a full stop; `nil` if the contents of an entry have no hooks.
  /// - Complexity: Linear in the size of the mappings it contains.
  package static func note(for entry: Entry, in program: Program) -> String? {
    var named: Set<MappingID> = []
    var names: [String] = []
    var open = OpenConversions([entry.conversion])
    while let next = open.next() {
      switch next {
      case .mapping(let id), .generic(let id, _):
        if case .generic(_, let arguments) = next { open.add(arguments) }
        guard named.insert(id).inserted else { continue }
        let mapping = program[id]
        names += (mapping.extras.before + mapping.extras.after).map { "'\($0)' of \(mapping.typeName)" }
        open.add(mapping.properties.map(\.conversion))
      case .union(let id): open.add(program[id].cases.compactMap(\.conversion))
      case .scalar, .parameter, .enumeration, .foreign: continue
      case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
        .keyed(let part, _, _), .single(let part), .jsonText(let part), .dictionary(_, let part, _),
        .entries(_, _, let part, _):
        open.add(part)
      case .pipeline(let pipeline):
        open.add(pipeline.input)
        open.add(pipeline.steps.flatMap(\.conversions))
      case .alternatives(let all): open.add(all)
      }
    }
    guard let first = names.min() else { return nil }
    let others = names.count > 1 ? " and \(names.count - 1) more" : ""
    return "left out, because only compiled code can run Swift: \(first)\(others)"
  }
}
