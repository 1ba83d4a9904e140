package import KVMapSource

/// What the type checker understands, and no Swift can be generated for yet. It is told before anything is generated.
package enum UnsupportedProgram {
  /// - Parameter units: The files whose Swift is asked for.
  /// - Complexity: Linear in the size of their mappings.
  package static func generation(of units: [Program.Unit], in program: Program, sources: SourceSet) -> [Diagnostic] {
    units.flatMap { unit -> [Diagnostic] in
      let lines = sources[unit.file].map(LineTable.init)
      return unit.unions.filter { program[$0].isFamily }
        .map { told("a family", at: span(of: program[$0].origin.line, in: unit.file, lines)) }
        + unit.mappings.flatMap { problems(of: program[$0], in: unit, lines) }
    }
  }

  private static func problems(of mapping: Mapping, in unit: Program.Unit, _ lines: LineTable?) -> [Diagnostic] {
    let place = span(of: mapping.origin.line, in: unit.file, lines)
    var found = declarations(mapping).map { told($0, at: place) }
    // The rules of a mixin or a base class may stand in another file; the declaration always stands here.
    for property in mapping.properties {
      guard let what = conversion(property.conversion) ?? property.defaultValue.flatMap(constant) else { continue }
      let isHere = property.origin.file == unit.name
      found.append(told(what, at: isHere ? span(of: property.origin.line, in: unit.file, lines) : place))
    }
    return found
  }

  private static func told(_ what: String, at span: Span) -> Diagnostic {
    SemaDiagnostics.notSupported("generating \(what)", at: span)
  }

  private static func declarations(_ mapping: Mapping) -> [String] {
    (mapping.extras.root != nil ? ["'root'"] : []) + (mapping.extras.context != nil ? ["'context'"] : [])
  }

  private static func constant(_ value: DefaultValue) -> String? {
    switch value {
    case .elements(let elements): elements.lazy.compactMap(constant).first
    case .entries(let entries): entries.lazy.compactMap { constant($0.key) ?? constant($0.value) }.first
    case .bool, .integer, .floating, .decimal, .string, .character, .date, .url, .uuid, .data, .none, .tree,
      .enumerationCase, .unionCase:
      nil
    }
  }

  private static func conversion(_ conversion: Conversion) -> String? {
    switch conversion {
    case .scalar, .mapping, .parameter, .enumeration, .foreign: nil
    case .generic(_, let arguments): arguments.lazy.compactMap(self.conversion).first
    case .union: "a union"
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .field(let inner),
      .lazyArray(let inner), .keyed(let inner, _), .jsonText(let inner):
      self.conversion(inner)
    case .dictionary(let key, let value, _): self.conversion(key) ?? self.conversion(value)
    case .pipeline(let pipeline): self.conversion(pipeline.input) ?? pipeline.steps.lazy.compactMap(step).first
    }
  }

  private static func step(_ step: Pipeline.Step) -> String? {
    switch step.operation {
    case .transformer, .number: type(step.input) ?? type(step.output)
    case .each(let steps): steps.lazy.compactMap(self.step).first
    case .read(let conversion): self.conversion(conversion)
    }
  }

  /// Generated code names the types that steps take and give.
  private static func type(_ type: ValueType) -> String? {
    switch type {
    case .scalar, .mapping, .parameter, .enumeration, .foreign: nil
    case .generic(_, let arguments): arguments.lazy.compactMap(self.type).first
    case .union: "a union"
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part): self.type(part)
    case .dictionary(let key, let value): self.type(key) ?? self.type(value)
    }
  }

  private static func span(of line: Int, in file: FileID, _ lines: LineTable?) -> Span {
    guard let text = lines?.line(line).drop(while: { $0 == 0x20 || $0 == 0x09 }), !text.isEmpty else {
      return Span(file: file, start: 0, end: 0)
    }
    return Span(file: file, start: text.startIndex, end: text.endIndex)
  }
}
