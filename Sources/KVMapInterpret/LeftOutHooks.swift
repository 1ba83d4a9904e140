package import KVMapSema

/// The functions of the user's that only compiled code can run, and that are left out here (C17 of the language's
/// decisions).
package enum LeftOutHooks {
  /// - Returns: One sentence without a full stop; `nil` where there are none in what an entry holds.
  /// - Complexity: Linear in the size of the mappings that it holds.
  package static func note(for entry: Entry, in program: Program) -> String? {
    var seen: Set<MappingID> = []
    var open = entry.conversion.heldMappings(in: program)
    var names: [String] = []
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      let mapping = program[id]
      names += (mapping.extras.before + mapping.extras.after).map { "'\($0)' of \(mapping.typeName)" }
      open += mapping.properties.flatMap { $0.conversion.heldMappings(in: program) }
    }
    guard let first = names.min() else { return nil }
    let others = names.count > 1 ? " and \(names.count - 1) more" : ""
    return "left out, because only compiled code can run Swift: \(first)\(others)"
  }
}

extension Conversion {
  fileprivate func heldMappings(in program: Program) -> [MappingID] {
    switch self {
    case .mapping(let id): [id]
    case .generic(let id, let arguments): [id] + arguments.flatMap { $0.heldMappings(in: program) }
    case .union(let id): program[id].cases.flatMap { $0.conversion.heldMappings(in: program) }
    case .scalar, .parameter, .enumeration, .foreign: []
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .keyed(let part, _, _), .jsonText(let part):
      part.heldMappings(in: program)
    case .dictionary(_, let value, _): value.heldMappings(in: program)
    case .pipeline(let pipeline):
      pipeline.input.heldMappings(in: program) + pipeline.steps.flatMap { $0.heldMappings(in: program) }
    }
  }
}

extension Pipeline.Step {
  fileprivate func heldMappings(in program: Program) -> [MappingID] {
    switch operation {
    case .transformer, .number: []
    case .each(let steps): steps.flatMap { $0.heldMappings(in: program) }
    case .read(let conversion): conversion.heldMappings(in: program)
    }
  }
}
