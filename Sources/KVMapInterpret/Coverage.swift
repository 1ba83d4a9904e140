package import KVMapSema

/// What of a program the interpreter does not run yet, so that whoever asks is told instead of getting half a value.
///
/// Only what can be reached from an entry counts.
package struct Coverage {
  private let program: Program
  private var seen: Set<MappingID> = []
  private var seenUnions: Set<UnionID> = []
  private var open: [MappingID] = []

  /// - Returns: What is missing, for people; `nil` where everything is there.
  /// - Complexity: Linear in the size of the program.
  package static func firstGap(in program: Program, for entry: Entry) -> String? {
    var coverage = Coverage(program: program)
    if let gap = coverage.gap(entry.conversion) { return gap }
    while let id = coverage.open.popLast() {
      guard coverage.seen.insert(id).inserted else { continue }
      if let gap = coverage.gap(of: program[id]) { return gap }
    }
    return nil
  }

  private init(program: Program) { self.program = program }

  private mutating func gap(of mapping: Mapping) -> String? {
    for property in mapping.properties {
      if let gap = gap(property.conversion) { return gap }
    }
    return nil
  }

  private mutating func gap(_ conversion: Conversion) -> String? {
    switch conversion {
    case .scalar, .enumeration: return nil
    case .mapping(let id):
      open.append(id)
      return nil
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _): return gap(part)
    case .dictionary(let key, let value, _):
      return gap(key) ?? gap(value)
    case .pipeline(let pipeline): return gap(pipeline)
    case .generic(let id, let arguments):
      open.append(id)
      for argument in arguments {
        if let gap = gap(argument) { return gap }
      }
      return nil
    case .parameter, .foreign: return nil
    case .union(let id):
      guard seenUnions.insert(id).inserted else { return nil }
      for item in program[id].cases {
        if let gap = gap(item.conversion) { return gap }
      }
      return nil
    case .jsonText(let part), .keyed(let part, _), .field(let part), .lazyArray(let part): return gap(part)
    }
  }

  private mutating func gap(_ pipeline: Pipeline) -> String? {
    if let gap = gap(pipeline.input) { return gap }
    for step in pipeline.steps {
      if let gap = gap(step) { return gap }
    }
    return nil
  }

  private mutating func gap(_ step: Pipeline.Step) -> String? {
    switch step.operation {
    case .transformer, .number: return nil
    case .each(let steps):
      for step in steps {
        if let gap = gap(step) { return gap }
      }
      return nil
    case .read(let conversion): return gap(conversion)
    }
  }
}
